/** Scenes under the sky: square and little station, each twice, and the hill of the mast. */
import { LIGHTS } from '../../art/light.ts';
import { cut, hills, rails, roofs, thing, wires } from '../../art/scene.ts';
import {
  bench,
  board,
  booth,
  box,
  cliff,
  gateLeaf,
  hook,
  kennel,
  lampPost,
  lattice,
  lights,
  loose,
  paper,
  pavement,
  pole,
  rings,
} from './furniture.ts';

const town =
  (fill: string) =>
  (count: number): string =>
    roofs(count, 84, fill) + wires(count, 24);
const line =
  (fill: string) =>
  (count: number): string =>
    hills(count, 88, fill) + wires(count, 20) + rails(count, 128);
const hill =
  (fill: string) =>
  (count: number): string =>
    hills(count, 96, fill);

export const outside = (): Readonly<Record<string, string>> => ({
  ...cut({
    light: LIGHTS.dusk,
    floor: 112,
    along: town(LIGHTS.dusk.shape),
    parts: {
      fountain: { under: pavement, things: [thing('fountain', 50, 126, 66)] },
      pole: { under: pavement + pole, things: [thing('tram-car', 66, 128, 52)] },
      chess: {
        under: pavement + board(96),
        things: [thing('chair', 18, 126, 36), thing('chair', 82, 126, 36, { flip: true })],
      },
      gate: { under: pavement + gateLeaf(4), things: [thing('flashlight', 78, 128, 18)] },
      corner: {
        under: pavement + lampPost(22, '#f7e6ae') + kennel,
        things: [thing('cookie', 46, 126, 14), thing('bread', 66, 126, 18)],
      },
    },
  }),
  ...cut({
    light: LIGHTS.night,
    floor: 112,
    along: town(LIGHTS.night.shape),
    parts: {
      'fountain.later': { under: pavement, things: [thing('mirror', 50, 92, 44), thing('fountain', 50, 126, 52)] },
      'pole.later': { under: pavement + pole, things: [thing('tram-car', 52, 128, 64)] },
      'chess.later': {
        under: pavement + board(96),
        things: [thing('chess-pawn', 40, 98, 26), thing('chess-pawn', 62, 98, 20)],
      },
      'gate.later': { under: pavement + gateLeaf(24), things: [thing('coat', 62, 122, 56)] },
      'corner.later': { under: pavement + lampPost(22, '#f7e6ae') + kennel, things: [thing('black-cat', 54, 126, 42)] },
    },
  }),
  ...cut({
    light: LIGHTS.night,
    floor: 112,
    along: town(LIGHTS.night.shape),
    parts: {
      loaves: {
        under: pavement + board(96),
        things: [thing('bread', 36, 97, 22), thing('chess-pawn', 58, 98, 24), thing('bread', 76, 97, 18)],
      },
    },
  }),
  ...cut({
    light: LIGHTS.dusk,
    floor: 116,
    along: line(LIGHTS.dusk.shape),
    parts: {
      bench: { under: lampPost(14, '#f7e6ae') + bench, things: [thing('luggage', 70, 98, 24)] },
      timetable: {
        under: paper(28, 36, 44, 58),
        things: [thing('pushpin', 50, 44, 14), thing('locomotive', 54, 124, 26)],
      },
      fuses: { under: box('#8f9b88'), things: [thing('high-voltage', 50, 78, 32), thing('light-bulb', 50, 122, 18)] },
      phone: { under: booth('#dfe5d4'), things: [thing('telephone', 50, 82, 26)] },
    },
  }),
  ...cut({
    light: LIGHTS.night,
    floor: 116,
    along: line(LIGHTS.night.shape),
    parts: {
      bruno: { under: booth('#f7e6ae'), things: [thing('telephone', 50, 82, 26), thing('coat', 16, 124, 46)] },
      recorder: { under: bench, things: [thing('microphone', 32, 98, 30), thing('radio', 66, 98, 28)] },
      train: {
        things: [thing('locomotive', 50, 130, 72)],
        over: '<path d="M30 34q8-8 16 0t16 0" fill="none" stroke="#f4eddc" stroke-width="3" opacity=".7"/>',
      },
      jacket: { under: hook, things: [thing('coat', 50, 98, 68), thing('glasses', 50, 126, 12)] },
    },
  }),
  ...cut({
    light: LIGHTS.night,
    floor: 118,
    along: hill(LIGHTS.night.shape),
    parts: {
      ladder: { under: lattice(52), things: [thing('ladder', 52, 122, 82), thing('crescent-moon', 82, 34, 20)] },
      cable: { under: lattice(30) + loose, things: [thing('high-voltage', 78, 60, 22)] },
      hut: { things: [thing('hut', 50, 126, 60), thing('paintbrush', 84, 124, 20)] },
      edge: { under: lights + cliff, things: [thing('eye', 50, 50, 26), thing('evergreen-tree', 84, 112, 40)] },
      echo: { under: rings(7), things: [thing('bell', 50, 80, 30)] },
    },
  }),
  ...cut({
    light: LIGHTS.night,
    floor: 118,
    along: hill(LIGHTS.night.shape),
    parts: {
      hushed: { under: rings(1), things: [thing('feather', 50, 80, 26), thing('evergreen-tree', 82, 122, 40)] },
    },
  }),
});
