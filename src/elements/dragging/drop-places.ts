/**
 * Places to put down a card that is held by the pointer. They are all that is drawn with `data-drop`, which names the place to the board
 * that drew it. A board draws it only where the rules would take the card now. So what is legal is what stands there at that moment. With
 * `data-says` it tells in a word what would be done there. How such places look is here; what becomes of the card is the board's affair.
 */
import { css, type CSSResult } from 'lit';
import { drawnAt, outwards } from '../five-keys/targets.ts';

const PLACE = '[data-drop]';

/** Places by their names, while a card can be put down there. */
export type DropPlaces<P extends { readonly says?: string } = { readonly says?: string }> = ReadonlyMap<string, P>;

/** What a place is drawn with, for `data-drop` and `data-says`. */
export function dropAt(
  places: DropPlaces,
  name: string,
): { readonly drop: string | undefined; readonly says: string | undefined } {
  const place = places.get(name);
  return { drop: place && name, says: place?.says };
}

/** The place under a point of the window, in CSS pixels from its upper left corner; `undefined` where there is none. */
export function placeAt(x: number, y: number): HTMLElement | undefined {
  const drawn = drawnAt(x, y);
  return drawn ? placeOf(drawn) : undefined;
}

/** The place that an element lies in, or is. */
export function placeOf(el: Element): HTMLElement | undefined {
  for (const at of outwards(el)) if (at instanceof HTMLElement && at.matches(PLACE)) return at;
  return undefined;
}

/** What scrolls up and down around it, from the inside outwards. */
export function scrollersOf(el: Element): readonly Element[] {
  return [...outwards(el)].filter(
    (at) =>
      at.scrollHeight > at.clientHeight + 1 &&
      (at === document.scrollingElement || /auto|scroll/.test(getComputedStyle(at).overflowY)),
  );
}

/** Among the styles of whoever draws places. The one under the pointer has a ring that a fingertip doesn't hide. */
export const dropStyles: CSSResult = css`
  [data-drop] {
    position: relative;
    outline: 3px dashed var(--tv-ink);
    outline-offset: 2px;
  }
  [data-drop][data-over] {
    outline: 4px solid var(--tv-focus-ink);
    box-shadow: 0 0 0 11px var(--tv-focus);
    z-index: 4;
  }
  [data-drop][data-says]::after {
    content: attr(data-says);
    position: absolute;
    top: 50%;
    left: 50%;
    translate: -50% -50%;
    z-index: 1;
    width: max-content;
    max-width: 100%;
    padding: 4px 12px;
    border-radius: 10px;
    background: var(--tv-ink);
    color: var(--tv-room);
    font: 700 0.9375rem / 1.2 var(--tv-font-text);
    text-align: center;
    pointer-events: none;
  }
  [data-drop][data-says][data-over]::after {
    background: var(--tv-focus);
    color: #18241e;
    box-shadow: 0 0 0 2px #18241e;
  }
  @media (forced-colors: active) {
    [data-drop][data-over] {
      outline: 6px double Highlight;
    }
  }
`;
