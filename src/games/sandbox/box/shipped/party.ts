/** Boxes for more people and less thinking: tombola, dice with a sheet to write on, memory, and an empty one to try something out with. */
import type { Lang } from '../../../../elements/frame/board.ts';
import { loadPictures } from '../../../../pictures/load.ts';
import { CARDS } from '../drawn/tombola.ts';
import type { Box, Def, Face, Lay } from '../model.ts';
import { HEXES } from './larder.ts';
import { again, ANY_TABLE, boardDef, CARD, OURS } from './ours.ts';
import { diceRules, kitRules, memoryRules, scoreSheet, tombolaRules } from './party-rules.ts';

const range = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);

const TOMBOLA = {
  it: {
    box: 'Tombola',
    numbers: 'Numero',
    back: 'numero coperto',
    board: 'Cartellone',
    card: (n: number) => `Cartella ${n}`,
    bean: 'Fagiolo',
  },
  en: {
    box: 'Tombola',
    numbers: 'Number',
    back: 'hidden number',
    board: 'Board',
    card: (n: number) => `Card ${n}`,
    bean: 'Bean',
  },
} as const;

/** As many as ten cards that are nearly full. */
const BEANS = 150;

export function tombola(lang: Lang): Box {
  const names = TOMBOLA[lang];
  const cards = range(CARDS).map((i): Def => {
    const name = names.card(i + 1);
    return { kind: 'board', name, w: 1520, h: 560, faces: [{ name, drawn: `tombola:card-${i}` }] };
  });
  const number: Def = {
    kind: 'card',
    name: names.numbers,
    w: 300,
    h: 300,
    shape: 'round',
    faces: range(90).map((i): Face => ({ name: String(i + 1), drawn: `tombola:n-${i + 1}` })),
    back: { name: names.back, drawn: 'tombola:back' },
  };
  const bean: Def = {
    kind: 'token',
    name: names.bean,
    w: 140,
    h: 140,
    faces: [{ name: names.bean, tint: 4, symbol: '' }],
  };
  const board: Def = { ...boardDef(names.board, 'boards:ninety', 3600), h: 3420 };
  return {
    ...OURS,
    id: 'tombola',
    name: names.box,
    lang,
    players: { min: 2, max: 24 },
    rules: tombolaRules(lang),
    table: { w: 12_000, h: 7200 },
    defs: [number, board, bean, ...cards, again(lang, [0, 2], [1])],
    pieces: [
      { def: 1, x: 6000, y: 2000, locked: true },
      { def: 0, x: 3600, y: 700, faces: range(90) },
      { def: 2, x: 8400, y: 700, n: BEANS },
      ...range(CARDS).map((i): Lay => ({ def: 3 + i, x: 1000 + (i % 7) * 1640, y: 4300 + Math.floor(i / 7) * 680 })),
      { def: 3 + CARDS, x: 3600, y: 1300 },
    ],
  };
}

const DICE = {
  it: { box: 'Dadi e foglio segnapunti', die: 'Dado', tray: 'Vassoio', sheet: 'Foglio', points: 'Punti' },
  en: { box: 'Dice and score sheet', die: 'Die', tray: 'Tray', sheet: 'Sheet', points: 'Points' },
} as const;

export function dice(lang: Lang): Box {
  const names = DICE[lang];
  const values = range(6).map((i): Face => ({ name: String(i + 1) }));
  return {
    ...OURS,
    id: 'dice',
    name: names.box,
    lang,
    players: { min: 1, max: 8 },
    rules: diceRules(lang),
    table: ANY_TABLE,
    defs: [
      { kind: 'die', name: names.die, w: 420, h: 420, look: 'cube', faces: values },
      {
        kind: 'zone',
        name: names.tray,
        w: 3400,
        h: 2200,
        zone: { layout: 'free', accepts: [], enter: 'keep', see: 'all', touch: 'all', limit: 0 },
        locked: true,
      },
      { kind: 'note', name: names.sheet, w: 1300, h: 2500 },
      { kind: 'counter', name: names.points, w: 750, h: 480, count: { least: 0, most: 9999, step: 5 } },
    ],
    pieces: [
      { def: 1, x: 4000, y: 2300, locked: true },
      ...range(5).map((i): Lay => ({ def: 0, x: 2900 + i * 550, y: 2300, face: i })),
      ...range(4).flatMap((i): Lay[] => {
        const x = i % 2 === 0 ? 900 : 7100;
        const y = i < 2 ? 1300 : 4000;
        return [
          { def: 2, x, y, text: scoreSheet(lang) },
          { def: 3, x: 2600 + i * 950, y: 4200, face: 0 },
        ];
      }),
    ],
  };
}

const MEMORY = {
  it: { box: 'Memory', card: 'Figura', back: 'figura coperta' },
  en: { box: 'Memory', card: 'Picture', back: 'hidden picture' },
} as const;

const PAIRS = 24;

/** Pictures that are told apart at a glance, two cards of each. */
export async function memory(): Promise<(lang: Lang) => Box> {
  const pictures = await loadPictures();
  return (lang) => {
    const names = MEMORY[lang];
    // Every eleventh: neighbours in the deck are often alike.
    const faces = range(PAIRS).map((i): Face => ({ name: pictures.alt(i * 11, lang), drawn: `picture:${i * 11}` }));
    return {
      ...OURS,
      id: 'memory',
      name: names.box,
      lang,
      players: { min: 1, max: 8 },
      rules: memoryRules(lang),
      table: { w: 8400, h: 6000 },
      defs: [
        { kind: 'card', name: names.card, w: 760, h: 760, shape: 'square', faces, back: { name: names.back } },
        again(lang, [0], [0]),
      ],
      pieces: [
        { def: 0, x: 4200, y: 3000, faces: range(PAIRS).flatMap((i) => [i, i]) },
        { def: 1, x: 700, y: 5700 },
      ],
    };
  };
}

const KIT = {
  it: {
    box: 'Scatola vuota',
    card: 'Carta bianca',
    back: 'dorso',
    square: 'Tabellone a quadretti',
    zone: 'Zona',
    cube: 'Cubo',
  },
  en: {
    box: 'Empty box',
    card: 'Blank card',
    back: 'back',
    square: 'Square board',
    zone: 'Place',
    cube: 'Cube',
  },
} as const;

/** To try out a game that doesn't exist yet: cards with a number, a board, cubes; the rest is in the tools. */
export function kit(lang: Lang): Box {
  const names = KIT[lang];
  return {
    ...OURS,
    id: 'kit',
    name: names.box,
    lang,
    players: { min: 1, max: 25 },
    rules: kitRules(lang),
    table: ANY_TABLE,
    defs: [
      {
        kind: 'card',
        name: names.card,
        ...CARD,
        faces: range(60).map((i): Face => ({ name: `${names.card} ${i + 1}`, text: String(i + 1) })),
        back: { name: names.back },
      },
      boardDef(names.square, 'boards:squares-8', 2800, { shape: 'square', size: 318, x: 127, y: 127 }),
      ...range(6).map((tint): Def => ({
        kind: 'token',
        name: names.cube,
        w: 200,
        h: 200,
        shape: 'square',
        faces: [{ name: names.cube, tint }],
      })),
    ],
    pieces: [
      { def: 1, x: 2700, y: 2300 },
      { def: 0, x: 700, y: 2300, faces: range(60), forHands: true },
      ...range(6).map((i): Lay => ({ def: 2 + i, x: 7330 + (i % 2) * 320, y: 1700 + Math.floor(i / 2) * 320, n: 8 })),
      { def: 8 + HEXES, x: 5700, y: 2300 },
    ],
  };
}
