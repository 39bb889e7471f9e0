/** Rings round the parts of a board that a step is about, where they stand now. They lie over the board and take no touch. */

/** @param path a selector, with ` >>> ` where it leads into another element's shadow */
export function findPart(board: Element, path: string): Element | null {
  const [first = '', ...rest] = path.split(' >>> ');
  const found = board.shadowRoot?.querySelector(first) ?? null;
  return found && rest.length > 0 ? findPart(found, rest.join(' >>> ')) : found;
}

const PAD = 4;

/** Puts a ring round each part, and takes away those that aren't needed. */
export function placeRings(layer: HTMLElement, parts: readonly Element[]): void {
  const origin = layer.getBoundingClientRect();
  while (layer.childElementCount > parts.length) layer.lastElementChild?.remove();
  while (layer.childElementCount < parts.length) layer.append(document.createElement('i'));
  parts.forEach((part, i) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    const { style } = layer.children[i] as HTMLElement;
    const [x, y] = [Math.max(0, left - origin.left - PAD), Math.max(0, top - origin.top - PAD)];
    const right = Math.min(origin.width, left - origin.left + width + PAD);
    const bottom = Math.min(origin.height, top - origin.top + height + PAD);
    style.setProperty('left', `${x}px`);
    style.setProperty('top', `${y}px`);
    style.setProperty('width', `${Math.max(0, right - x)}px`);
    style.setProperty('height', `${Math.max(0, bottom - y)}px`);
  });
}
