/** Pictures that every mission of Borgosera has: backs of decks, signs of attributes, faces. */
import { LIGHTS } from './light.ts';
import { drawn, HIGH, INK, sheet, thing, WIDE, type ThingName } from './scene.ts';

const dots = (fill: string): string =>
  Array.from({ length: 24 }, (_, i) => {
    const [x, y] = [14 + (i % 4) * 24, 14 + Math.floor(i / 4) * 22.4];
    return `<circle cx="${x}" cy="${y}" r="1.6" fill="${fill}"/>`;
  }).join('');

/** One thing on a quiet ground with a frame: alike within a deck. */
export const back = (ground: string, frame: string, name: ThingName): string =>
  sheet(
    `<rect width="${WIDE}" height="${HIGH}" fill="${ground}"/>${dots(frame)}` +
      `<rect x="5" y="5" width="90" height="130" rx="5" fill="none" stroke="${frame}" stroke-width="1.6"/>` +
      `<circle cx="50" cy="70" r="31" fill="${ground}" stroke="${frame}" stroke-width="1.6"/>${drawn(thing(name, 50, 88, 36))}`,
  );

const sign = (fill: string, name: ThingName): string =>
  sheet(`<circle cx="20" cy="20" r="19" fill="${fill}"/>${drawn(thing(name, 20, 32, 24))}`, 40, 40);

/** A coat and the thing that speaks for its owner: nobody's face, so that it can be anybody's. */
export const face = (ground: string, clothes: ThingName, head: ThingName): string =>
  sheet(
    `<rect width="100" height="100" fill="${ground}"/><circle cx="50" cy="44" r="36" fill="${LIGHTS.paper.far}" opacity=".55"/>` +
      drawn(thing(clothes, 50, 116, 62)) +
      drawn(thing(head, 50, 62, 42)),
    100,
    100,
  );

export const commons = (): Readonly<Record<string, string>> => ({
  'back.prologue': back('#e9dfc6', '#b08d57', 'radio'),
  'back.element': back('#dce6d8', '#5f8468', 'package'),
  'back.mystery': back('#d8d3e4', '#6e6592', 'crescent-moon'),
  'back.power': back('#efe0c8', '#b5793c', 'star'),
  'back.memory': back('#e6d2d2', '#94595c', 'mirror'),
  'back.interaction': back('#d3e2e6', '#4f7f8b', 'envelope'),
  'back.return': back('#cfdcd9', '#3f7173', 'hourglass-done'),
  'sign.ear': sign('#2f6f73', 'telephone'),
  'sign.voice': sign('#a8542f', 'megaphone'),
  'sign.hands': sign('#6b5a8e', 'gloves'),
  'face.vera': face('#c9b7c9', 'coat', 'radio'),
  'face.nando': face('#b9cdb4', 'coat', 'postbox'),
  'face.ottavio': face('#e3cfa4', 'lab-coat', 'bread'),
  'face.mirella': face('#c4cfdd', 'dress', 'telephone'),
});

/** A punched-out token: one thing on a coin. */
export const tokenFace = (ground: string, name: ThingName): string =>
  sheet(
    `<circle cx="30" cy="30" r="28" fill="${ground}" stroke="${INK}" stroke-width="1.6"/>` +
      `<circle cx="30" cy="30" r="23" fill="none" stroke="${INK}" stroke-width=".8" stroke-dasharray="2 2" opacity=".5"/>` +
      drawn(thing(name, 30, 47, 32)),
    60,
    60,
  );

/** A street map with a place or some, seen from above. */
export function mapCard(
  ground: string,
  roads: string,
  spots: readonly (readonly [x: number, y: number, ThingName])[],
): string {
  return sheet(
    `<rect width="120" height="100" fill="${ground}"/>` +
      `<path d="${roads}" fill="none" stroke="${LIGHTS.paper.near}" stroke-width="7" stroke-linecap="round"/>` +
      `<path d="${roads}" fill="none" stroke="${INK}" stroke-width=".6" stroke-dasharray="2 2.4" opacity=".5"/>` +
      spots.map(([x, y, name]) => drawn(thing(name, x, y, 24))).join(''),
    120,
    100,
  );
}
