/** Looks into the shadow trees of an element on a page: what is there, what it says, what one can tap. */

/** Every element inside, through all shadow trees. */
export function deep(root: Element): readonly Element[] {
  const inside = [...(root.shadowRoot?.querySelectorAll('*') ?? [])];
  return inside.flatMap((element) => [element].concat(deep(element)));
}

/** All that anybody could read off it: texts and attributes. */
export function allText(root: Element): string {
  const texts = (element: Element): readonly string[] =>
    [...element.childNodes].filter((n) => n.nodeType === Node.TEXT_NODE).map((n) => n.textContent ?? '');
  const attributes = (element: Element): readonly string[] =>
    [...element.attributes].map((a) => `${a.name}=${a.value}`);
  return deep(root)
    .flatMap((element) => texts(element).concat(attributes(element)))
    .join('\n');
}

/** What a screen reader says of an element. */
export function spoken(element: Element): string {
  return `${element.ariaLabel ?? ''} ${element.textContent ?? ''}`.replaceAll(/\s+/gu, ' ').trim();
}

/** A button by its label or its text. */
export function button(root: Element, words: string): HTMLButtonElement {
  const found = deep(root).find(
    (e): e is HTMLButtonElement => e instanceof HTMLButtonElement && spoken(e).includes(words),
  );
  if (!found) throw new Error(`no button says '${words}'`);
  return found;
}

/** All updates of an element and of what is inside: what a part draws may bring parts of its own. */
export async function allUpdated(root: Element): Promise<void> {
  for (let seen = -1, inside: readonly Element[] = []; inside.length !== seen;) {
    seen = inside.length;
    if ('updateComplete' in root) await root.updateComplete;
    inside = deep(root);
    await Promise.all(inside.map((element) => ('updateComplete' in element ? element.updateComplete : undefined)));
  }
}
