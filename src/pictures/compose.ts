// A face's number → its picture as one self-contained SVG. Only joins strings: everything that needs a raster was answered
// when the deck was made.
import { PALETTES, PRINTS, type Look, type PaletteName } from './palette.ts';
import { Scene } from './scene.ts';
import { dice } from './seed.ts';
import { TEMPLATES } from './templates/all.ts';
import type { Icons, Row, Template, Things } from './types.ts';

/** What a picture is made of: the frozen deck and the things. */
export interface Material {
  readonly deck: readonly Row[];
  readonly icons: Icons;
}

export function templateOf(row: Row): Template {
  const template = TEMPLATES[row.template];
  if (!template) throw new Error(`pictures: no template is named "${row.template}"`);
  return template;
}

export function rowOf(deck: readonly Row[], face: number): Row {
  const row = deck[face];
  if (!row) throw new Error(`pictures: face ${face} is not in the deck`);
  return row;
}

/** The face's dice after what every template takes from them: its colours, then whether it is mirrored. */
export function startOf(row: Row): {
  readonly colours: PaletteName;
  readonly flip: boolean;
  readonly chance: () => number;
} {
  const chance = dice(row.seed * 7919 + 13);
  const { palettes } = templateOf(row);
  const colours = palettes[Math.floor(chance() * palettes.length)] ?? 'sand';
  const flip = chance() < 0.5;
  return { colours, flip, chance };
}

/** One SVG document of 100 × 100 units; its ids begin with `f<face>`, in ink `f<face>i`. */
export function composeFace(material: Material, face: number, look: Look = 'muted'): string {
  const row = rowOf(material.deck, face);
  const { colours, flip, chance } = startOf(row);
  // The third throw once chose the scenery; it is still made, so that the jitter after it stays what it was.
  chance();
  const id = `f${face}${look === 'ink' ? 'i' : ''}`;
  const scene = new Scene({ id, icons: material.icons, colours: PALETTES[colours], print: PRINTS[look], chance });
  const things: Things = [row.things[0] ?? '', row.things[1] ?? '', row.things[2] ?? '', row.things[3] ?? ''];
  templateOf(row).draw(scene, things, {
    flip,
    variant: row.variant,
    outline: row.outline ?? {},
    x: (x) => (flip ? 100 - x : x),
  });
  return scene.svg();
}
