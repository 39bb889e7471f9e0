/** A file as virtualtabletop.io saves it, with every widget and every kind of step once; made here, of nobody's game. */
import { makePng } from './make-png.ts';
import { makeZip } from './make-zip.ts';

const template = (value: string, isOwn: boolean): unknown => ({
  objects: [
    isOwn
      ? { type: 'image', x: 0, y: 0, width: 103, height: 160, dynamicProperties: { value } }
      : { type: 'image', x: 0, y: 0, width: 103, height: 160, value },
  ],
});

const button = (id: string, text: string, clickRoutine: readonly unknown[]): Readonly<Record<string, unknown>> => ({
  id,
  type: 'button',
  x: 20,
  y: 900,
  text,
  clickRoutine,
});

export const VTT_WIDGETS: Readonly<Record<string, unknown>> = {
  _meta: {
    version: 8,
    info: { name: 'Prova', players: '2-4', attribution: 'Ada', rules: 'Chi finisce le carte vince.' },
  },
  hand: { type: 'holder', childrenPerOwner: true, x: 50, y: 820, width: 1_500, height: 180, enterRoutine: [] },
  s2: { type: 'seat', x: 60, y: 10, index: 2 },
  s1: { type: 'seat', x: 10, y: 10, index: 1 },
  ground: {
    x: 200,
    y: 100,
    width: 800,
    height: 600,
    movable: false,
    image: '/assets/4_4',
    layer: -4,
  },
  stock: { type: 'holder', x: 1_100, y: 300, dropLimit: 60 },
  spread: { type: 'holder', x: 1_100, y: 600, width: 400, stackOffsetX: 40, text: 'Fila' },
  secret: { type: 'holder', x: 20, y: 100, onlyVisibleForSeat: 's2', text: 'Segreto' },
  ours: { type: 'holder', x: 20, y: 300, onlyVisibleForSeat: ['s1', 's2'], text: 'Tra noi' },
  deck: {
    type: 'deck',
    parent: 'stock',
    cardDefaults: { width: 103, height: 160 },
    cardTypes: {
      one: { image: '/assets/1_1', label: 'Uno' },
      two: { image: '/assets/2_2', label: 'Due' },
      ten: { image: '/i/cards-default/10H.svg', label: 'Dieci' },
    },
    faceTemplates: [template('/assets/3_3', false), template('image', true)],
  },
  pile: { type: 'pile', parent: 'stock' },
  a: { type: 'card', deck: 'deck', cardType: 'one', parent: 'pile', z: 1 },
  b: { type: 'card', deck: 'deck', cardType: 'two', parent: 'pile', z: 2 },
  c: { type: 'card', deck: 'deck', cardType: 'ten', x: 300, y: 200, activeFace: 1, z: 3 },
  tiles: {
    type: 'deck',
    cardTypes: { x: { image: '/assets/1_1' } },
    faceTemplates: [template('image', true), template('/assets/2_2', false), template('/assets/3_3', false)],
  },
  t: { type: 'card', deck: 'tiles', cardType: 'x', x: 700, y: 200 },
  pawn: {
    x: 400,
    y: 300,
    width: 40,
    height: 40,
    grid: [{ x: 40, y: 40, offsetX: 10 }],
    color: '#ff0000',
    css: 'border-radius: 50%',
  },
  pawn2: { inheritFrom: 'pawn', x: 450, y: 300 },
  loop1: { inheritFrom: 'loop2', parent: 'loop2', x: 1, y: 1 },
  loop2: { inheritFrom: 'loop1', parent: 'loop1', x: 1, y: 1 },
  text: { type: 'label', x: 20, y: 40, text: 'Tocca a te' },
  die: { type: 'dice', x: 500, y: 700 },
  wheel: { type: 'spinner', x: 600, y: 700, options: ['a', 'b', 'c'] },
  clock: { type: 'timer', x: 700, y: 700, mode: 'countdown', start: 60_000 },
  sketch: { type: 'canvas', x: 0, y: 0 },
  noise: { type: 'audio' },
  hook: { x: 10, y: 10, width: 20, height: 20, globalUpdateRoutine: [{ func: 'SET' }] },
  b1: button('b1', 'Da capo', [
    { func: 'RECALL', holder: 'stock' },
    { func: 'FLIP', holder: 'stock', face: 0 },
    { func: 'SHUFFLE', holder: 'stock' },
    { func: 'SORT', holder: 'spread' },
    { func: 'ROTATE', holder: 'spread', angle: 90 },
  ]),
  b2: button('b2', 'Avanti', [
    { func: 'MOVE', from: 'stock', to: 'spread', count: 2, face: 1 },
    { func: 'TIMER', timer: 'clock', mode: 'reset' },
    { func: 'TURN' },
  ]),
  b3: button('b3', 'Se', ['var x = 1', { func: 'IF', condition: '${x}' }, { func: 'SHUFFLE', holder: '${x}' }]),
};

export const makeVtt = (widgets: unknown = VTT_WIDGETS): Uint8Array =>
  makeZip([
    { name: '0.json', bytes: JSON.stringify(widgets) },
    ...[1, 2, 3, 4].map((n) => ({
      name: `assets/${n}_${n}`,
      bytes: makePng(20 + n, 31, [n * 60, 90, 40]),
      stored: true,
    })),
  ]);
