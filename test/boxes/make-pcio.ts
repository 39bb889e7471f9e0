/** A file as PlayingCards.io exports it, with every widget and every kind of step once; made here, of nobody's game. */
import { makePng } from './make-png.ts';
import { makeZip } from './make-zip.ts';

const call = (func: string, args: Readonly<Record<string, unknown>>): unknown => ({
  func,
  args: Object.fromEntries(Object.entries(args).map(([name, value]) => [name, { type: 'literal', value }])),
});

const button = (id: string, label: string, clickRoutine: readonly unknown[]): unknown => ({
  id,
  type: 'automationButton',
  x: 100,
  y: 800,
  width: 80,
  height: 80,
  label,
  clickRoutine,
});

export const PCIO_WIDGETS: readonly unknown[] = [
  { id: 'hand', type: 'hand', x: 0, y: 820, z: 1 },
  { id: 'seat1', type: 'seat', x: 10, y: 10, seatIndex: 1 },
  {
    id: 'table',
    type: 'board',
    x: 200,
    y: 200,
    z: 1,
    width: 600,
    height: 400,
    boardImage: 'package://userassets/board.png',
  },
  {
    id: 'draw',
    type: 'cardPile',
    x: 900,
    y: 300,
    z: 2,
    width: 111,
    height: 168,
    label: 'Mazzo',
    hasShuffleButton: true,
  },
  { id: 'waste', type: 'cardPile', x: 1_050, y: 300, z: 2, label: 'Scarti' },
  {
    id: 'deck',
    type: 'cardDeck',
    parent: 'draw',
    x: 900,
    y: 300,
    cardWidth: 103,
    cardHeight: 160,
    cardTypes: {
      sun: { label: 'Sole', image: 'package://userassets/sun.png' },
      moon: { label: 'Luna', image: 'package://userassets/moon.png', rule: 'Pesca una carta' },
      ace: { label: 'Asso', image: '/img/cards-french/AS.svg' },
    },
    faceTemplate: {
      objects: [
        { type: 'image', x: 0, y: 0, w: 103, h: 160, valueType: 'dynamic', value: 'image' },
        { type: 'text', x: 5, y: 120, w: 90, h: 30, valueType: 'dynamic', value: 'rule' },
      ],
    },
    backTemplate: {
      objects: [
        { type: 'image', x: 0, y: 0, w: 103, h: 160, valueType: 'static', value: 'package://userassets/back.png' },
      ],
    },
  },
  { id: 'c1', type: 'card', deck: 'deck', cardType: 'sun', parent: 'draw', x: 900, y: 300, z: 3 },
  { id: 'c2', type: 'card', deck: 'deck', cardType: 'moon', parent: 'draw', x: 900, y: 300, z: 4 },
  { id: 'c3', type: 'card', deck: 'deck', cardType: 'moon', parent: 'draw', x: 900, y: 300, z: 5 },
  { id: 'c4', type: 'card', deck: 'deck', cardType: 'ace', x: 400, y: 300, z: 6, faceup: true },
  {
    id: 'count',
    type: 'counter',
    x: 20,
    y: 500,
    label: 'Punti',
    counterValue: 7,
    counterMin: 0,
    counterMax: 20,
    counterStep: 1,
  },
  { id: 'p1', type: 'gamePiece', x: 300, y: 250, pieceType: 'checkers', color: 'red', kinged: false },
  { id: 'p2', type: 'gamePiece', x: 340, y: 250, pieceType: 'pin', color: 'blue' },
  { id: 'die', type: 'dice', x: 500, y: 700 },
  { id: 'wheel', type: 'spinner', x: 600, y: 700, options: ['Nord', 'Est', 'Sud', 'Ovest'] },
  { id: 'time', type: 'timer', x: 700, y: 700, timerLength: 90 },
  { id: 'label', type: 'labelText', x: 20, y: 20, labelContent: 'Chi arriva a 20 vince', textSize: 20 },
  { id: 'line', type: 'separator', x: 0, y: 600 },
  { id: 'link', type: 'urlButton', x: 0, y: 640, label: 'Regole', url: 'https://example.org/rules' },
  { id: 'choose', type: 'chooser', x: 0, y: 660, label: 'Scegli' },
  { id: 'turn', type: 'turnButton', x: 0, y: 700, label: 'Passa' },
  button('b1', 'Rimescola', [
    call('RECALL_CARDS', { decks: ['deck'] }),
    call('FLIP_CARDS', { holders: ['draw'], flipMode: 'pile', flipFace: 'faceDown' }),
    call('SHUFFLE_CARDS', { holders: ['draw'] }),
  ]),
  button('b2', 'Scarta uno', [
    call('MOVE_CARDS_BETWEEN_HOLDERS', { from: ['draw'], to: ['waste'], quantity: 1, moveFlip: 'faceUp' }),
    call('CHANGE_COUNTER', { counters: ['count'], changeMode: 'inc', changeNumber: 2 }),
  ]),
  button('b3', 'Gira tutto', [
    call('SPIN_SPINNERS', { spinners: ['wheel'] }),
    call('ROLL_DICE', { dice: ['die'] }),
    call('RESET_TIMERS', { timers: ['time'] }),
  ]),
  button('b4', 'Fa i conti', [call('MATH', { a: 1 }), call('SHUFFLE_CARDS', { holders: ['draw'] })]),
];

const picture = (
  name: string,
  colour: readonly [number, number, number],
  w = 20,
  h = 31,
): Parameters<typeof makeZip>[0][number] => ({
  name: `userassets/${name}.png`,
  bytes: makePng(w, h, colour),
  stored: true,
});

export const makePcio = (widgets: unknown = PCIO_WIDGETS): Uint8Array =>
  makeZip([
    { name: 'widgets.json', bytes: JSON.stringify(widgets) },
    picture('sun', [226, 165, 22]),
    picture('moon', [31, 79, 134]),
    picture('back', [43, 106, 76]),
    picture('board', [240, 220, 180], 60, 40),
  ]);
