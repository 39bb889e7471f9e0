/**
 * Pictures on plates, and of the food between them: nobody waits for them. They are fetched once the page has drawn something, and whoever
 * shows them is drawn again; a plate without its picture is as large, and has its rim.
 */
import { fetched } from './fetched.ts';

export type PlatePictures = typeof import('./plate-pictures-data.ts');

let pictures: PlatePictures | undefined;
/** Drawn without them. */
const waiting = new Set<{ requestUpdate(): void }>();
let isAsked = false;

const bring = fetched(async () => havePictures(await import('./plate-pictures-data.ts')));

/** They are here. A page on which everything has pictures brings them along. */
export function havePictures(these: PlatePictures): void {
  pictures = these;
  for (const one of waiting) one.requestUpdate();
  waiting.clear();
}

/** @param shows drawn again when they come @returns nothing until then */
export function platePictures(shows: { requestUpdate(): void }): PlatePictures | undefined {
  if (pictures) return pictures;
  waiting.add(shows);
  if (!isAsked) {
    isAsked = true;
    // After the frame that is being made.
    requestAnimationFrame(() =>
      setTimeout(() => {
        isAsked = false;
        bring();
      }),
    );
  }
  return undefined;
}
