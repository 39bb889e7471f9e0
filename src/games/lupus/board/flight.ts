/** A vote flies from whoever gives it to whom it is given, on a bent path, and settles there. */

const FLIGHT_MS = 420;
/** How far the path bends, of its length. */
const BEND = 0.16;

/** This person wants nothing to move. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Settles when it has landed; at once where nothing moves.
 * @param token what flies, placed at the upper left of its own frame
 */
export async function fly(token: HTMLElement | null, from: Element | null, to: Element | null): Promise<void> {
  if (!token || !from || !to || isStill()) return;
  const frame = token.parentElement!.getBoundingClientRect();
  const middle = (of: Element): readonly [number, number] => {
    const { left, top, width, height } = of.getBoundingClientRect();
    return [left + width / 2 - frame.left, top + height / 2 - frame.top];
  };
  const [ax, ay] = middle(from);
  const [bx, by] = middle(to);
  const bent = [(ax + bx) / 2 + (by - ay) * BEND, (ay + by) / 2 - (bx - ax) * BEND];
  const at = (x: number, y: number, size: number): string =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(-7deg) scale(${size})`;
  token.hidden = false;
  const flight = token.animate(
    [{ transform: at(ax, ay, 0.8) }, { transform: at(bent[0]!, bent[1]!, 1.2) }, { transform: at(bx, by, 0.9) }],
    { duration: FLIGHT_MS, easing: 'cubic-bezier(0.2,0.7,0.2,1)' },
  );
  await flight.finished.catch(() => undefined);
  token.hidden = true;
}
