/** Scenes with a roof: attic, exchange, bakery, post office, the room behind the window. */
import { LIGHTS } from '../../art/light.ts';
import { cut, room, thing, type Light } from '../../art/scene.ts';
import { arch, box, dial, grid, lamps, pane, plank, rope, table } from './furniture.ts';

const walls =
  (light: Light, floor: number) =>
  (count: number): string =>
    room(count, light, floor);
const NIGHT = '#3d4d63';

export const inside = (): Readonly<Record<string, string>> => ({
  ...cut({
    light: LIGHTS.wood,
    floor: 116,
    along: walls(LIGHTS.wood, 116),
    parts: {
      tape: { under: table(), things: [thing('radio', 46, 97, 40), thing('thread', 78, 97, 20)] },
      records: {
        under: plank(58) + plank(98),
        things: [thing('books', 34, 58, 28), thing('books', 64, 98, 30, { flip: true }), thing('star', 76, 58, 16)],
      },
      skylight: { under: pane(NIGHT), things: [thing('crescent-moon', 38, 54, 18), thing('cloud', 62, 92, 26)] },
      guests: { under: table(), things: [thing('open-book', 44, 97, 28), thing('key', 76, 96, 18, { turn: 20 })] },
    },
  }),
  ...cut({
    light: LIGHTS.office,
    floor: 114,
    along: walls(LIGHTS.office, 114),
    parts: {
      switchboard: {
        under: grid(6, 5, '#7d6a5a', '#3d3a40') + lamps(['#eed487', '#c9714f', '#eed487', '#8a8f8a']),
        things: [thing('electric-plug', 50, 112, 26)],
      },
      chair: { things: [thing('chair', 50, 124, 72), thing('hot-beverage', 50, 100, 20)] },
      log: { under: table(92), things: [thing('open-book', 50, 94, 34), thing('pushpin', 76, 90, 14)] },
      line: { under: table(92), things: [thing('telephone', 48, 94, 40), thing('spider', 82, 46, 14)] },
    },
  }),
  ...cut({
    light: LIGHTS.warm,
    floor: 116,
    along: walls(LIGHTS.warm, 116),
    parts: {
      mouth: { under: arch('#a8705a', '#4a3430'), things: [thing('fire', 50, 114, 40)] },
      mould: {
        under: table(90),
        things: [
          thing('bread', 30, 92, 22),
          thing('bread', 54, 92, 22),
          thing('bread', 76, 92, 20),
          thing('baguette-bread', 50, 64, 26),
        ],
      },
      apprentice: { under: table(96), things: [thing('lab-coat', 46, 96, 62), thing('handbag', 80, 97, 24)] },
    },
  }),
  ...cut({
    light: LIGHTS.paper,
    floor: 112,
    along: walls(LIGHTS.paper, 112),
    parts: {
      letters: {
        things: [
          thing('postbox', 34, 120, 62),
          thing('envelope', 70, 118, 24),
          thing('envelope', 62, 104, 20, { turn: -14 }),
        ],
      },
      stamps: {
        under: table(94),
        things: [thing('hourglass-done', 32, 95, 26), thing('pushpin', 62, 95, 26), thing('paintbrush', 80, 94, 22)],
      },
      holes: {
        under: grid(4, 4, '#a98b66', '#5d4a3c'),
        things: [thing('snail', 62, 102, 20), thing('bird', 30, 62, 16)],
      },
      parcel: { under: table(94), things: [thing('package', 50, 96, 46)] },
    },
  }),
  ...cut({
    light: LIGHTS.warm,
    floor: 114,
    along: walls(LIGHTS.warm, 114),
    parts: {
      lia: { under: pane('#2f3d52'), things: [thing('coat', 50, 126, 74), thing('tulip', 84, 96, 20)] },
      suitcase: { things: [thing('luggage', 48, 124, 64), thing('scissors', 82, 122, 18)] },
      radio: { under: pane('#2f3d52'), things: [thing('radio', 48, 96, 30), thing('potted-plant', 78, 96, 20)] },
    },
  }),
  // What comes in a card's place later.
  ...cut({
    light: LIGHTS.wood,
    floor: 116,
    along: walls(LIGHTS.wood, 116),
    parts: {
      niche: { under: box('#4a3a30'), things: [thing('radio', 50, 98, 26), thing('flashlight', 60, 66, 22)] },
    },
  }),
  ...cut({
    light: LIGHTS.office,
    floor: 114,
    along: walls(LIGHTS.office, 114),
    parts: { quiet: { under: table(92), things: [thing('telephone', 48, 94, 40), thing('feather', 80, 93, 24)] } },
  }),
  ...cut({
    light: LIGHTS.paper,
    floor: 112,
    along: walls(LIGHTS.paper, 112),
    parts: { unpacked: { under: table(94), things: [thing('egg', 36, 95, 24), thing('hourglass-done', 66, 95, 32)] } },
  }),
  ...cut({
    light: LIGHTS.stone,
    floor: 116,
    along: walls(LIGHTS.stone, 116),
    parts: {
      clock: {
        under: dial('M50 58L47 34M50 58L67 56'),
        things: [thing('gear', 28, 122, 26), thing('gear', 52, 122, 20)],
      },
      pigeons: {
        under: plank(66) + plank(104),
        things: [
          thing('dove', 26, 66, 24),
          thing('dove', 70, 66, 24, { flip: true }),
          thing('dove', 48, 104, 26),
          thing('bird', 80, 104, 18),
        ],
      },
      rope: { things: [thing('bell', 26, 44, 30)], over: rope },
      view: { under: pane(NIGHT, '#8b7d69'), things: [thing('telescope', 34, 122, 40), thing('star', 62, 54, 14)] },
    },
  }),
  ...cut({
    light: LIGHTS.stone,
    floor: 116,
    along: walls(LIGHTS.stone, 116),
    parts: {
      asleep: {
        under: plank(66) + plank(104),
        things: [
          thing('dove', 30, 66, 20),
          thing('dove', 54, 66, 20),
          thing('dove', 42, 104, 20),
          thing('thread', 74, 104, 18),
        ],
      },
    },
  }),
});
