/**
 * The door to the pictures: their data (about 110 KB over the wire) and the composer arrive when the first grid is laid.
 */
import { altOf } from './alt.ts';
import { composeFace } from './compose.ts';
import type { Lang } from './names.ts';
import type { Look } from './palette.ts';
import type { Icons, Row } from './types.ts';

export interface Pictures {
  /** One self-contained drawing of 100 × 100 units. */
  svg(face: number, look: Look): string;
  /** One sentence that tells the things. */
  alt(face: number, lang: Lang): string;
}

/** The deck's pictures. Rejects when the data can't be fetched. */
export async function loadPictures(): Promise<Pictures> {
  const [icons, deck, names] = await Promise.all([
    import('./icons.json', { with: { type: 'json' } }),
    import('./deck.json', { with: { type: 'json' } }),
    import('./names.json', { with: { type: 'json' } }),
  ]);
  // Our own generated files, held to these shapes by their test.
  const material = { icons: icons.default as unknown as Icons, deck: deck.default as unknown as readonly Row[] };
  return {
    svg: (face, look) => composeFace(material, face, look),
    alt: (face, lang) => altOf(material.deck, names.default, face, lang),
  };
}
