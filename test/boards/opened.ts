/** Does with a board what its person does to read what they alone may read. */
import { allUpdated, deep, spoken } from '../helpers/shadow.ts';

const within = (e: Element, host: string): boolean => {
  const root = e.getRootNode();
  return root instanceof ShadowRoot && root.host.localName === host;
};

/** Read while they are held, by a key too. */
const isCover = (e: Element): boolean => e.localName === 'button' && within(e, 'tv-secret');

const named =
  (host: string, name: string) =>
  (e: Element): boolean =>
    e.localName === 'button' && within(e, host) && spoken(e) === name;

/**
 * Tapped one after the other, where they are there: a page for oneself, and its cover; the cards that a grave shows. Notes, which stand in the menu on a
 * phone.
 */
const TAPPED: readonly ((e: Element) => boolean)[] = [
  (e) => e.matches('.chips > button:has(tv-icon[name="eye-off"])') && within(e, 'time-reader'),
  (e) => e.matches('button.covered'),
  (e) => e.matches('button[aria-expanded="false"]') && within(e, 'lupus-grave'),
  named('memento-care', 'Altro'),
  named('memento-care', 'Appunti'),
];

/** @param buttons of the board, as it is when they are asked for @returns whether there was anything to open */
export async function opened(board: Element, buttons: () => readonly Element[] = () => deep(board)): Promise<boolean> {
  let any = false;
  for (const is of TAPPED) {
    const tapped = buttons().find(is);
    if (!(tapped instanceof HTMLElement)) continue;
    tapped.click();
    any = true;
    await allUpdated(board);
  }
  const covers = buttons().filter(isCover);
  for (const cover of covers) cover.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  return any || covers.length > 0;
}
