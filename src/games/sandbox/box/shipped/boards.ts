/** Boxes that are a board with pieces on it: draughts and chess, go, a hidden army. */
import type { Lang } from '../../../../elements/frame/board.ts';
import type { Box, Def, Face, Lay } from '../model.ts';
import { armyRules, chessRules, draughtsRules, goRules } from './board-rules.ts';
import { again, boardDef, OURS } from './ours.ts';

const CELL = 560;
const EDGE = 280;
const SIZE = 8 * CELL + 2 * EDGE;
const LEFT = 1400;
const TOP = 200;
const CHESS_TABLE = { w: 8000, h: SIZE + 2 * TOP };

const CHESS = {
  it: {
    box: 'Scacchi e dama',
    board: 'Scacchiera',
    men: { w: 'Pedina bianca', b: 'Pedina nera' },
    crowned: 'dama',
    plain: 'pedina',
    white: {
      P: 'pedone bianco',
      R: 'torre bianca',
      N: 'cavallo bianco',
      B: 'alfiere bianco',
      Q: 'regina bianca',
      K: 're bianco',
    },
    black: { P: 'pedone nero', R: 'torre nera', N: 'cavallo nero', B: 'alfiere nero', Q: 'regina nera', K: 're nero' },
  },
  en: {
    box: 'Chess and draughts',
    board: 'Board',
    men: { w: 'White man', b: 'Black man' },
    crowned: 'king',
    plain: 'man',
    white: {
      P: 'white pawn',
      R: 'white rook',
      N: 'white knight',
      B: 'white bishop',
      Q: 'white queen',
      K: 'white king',
    },
    black: {
      P: 'black pawn',
      R: 'black rook',
      N: 'black knight',
      B: 'black bishop',
      Q: 'black queen',
      K: 'black king',
    },
  },
} as const;

const MEN = ['P', 'R', 'N', 'B', 'Q', 'K'] as const;
const FIRST_ROW = ['R', 'N', 'B', 'Q', 'K', 'B', 'N', 'R'] as const;

/** The middle of a cell, column and row from the upper left. */
const cell = (x: number, y: number): { readonly x: number; readonly y: number } => ({
  x: LEFT + EDGE + x * CELL + CELL / 2,
  y: TOP + EDGE + y * CELL + CELL / 2,
});

export function chess(lang: Lang): Box {
  const names = CHESS[lang];
  const chessman = (colour: 'w' | 'b', man: (typeof MEN)[number]): Def => {
    const name = (colour === 'w' ? names.white : names.black)[man];
    return { kind: 'token', name, w: 480, h: 480, faces: [{ name, drawn: `boards:chess-${colour}${man}` }] };
  };
  const flat = (colour: 'w' | 'b'): Def => ({
    kind: 'token',
    name: names.men[colour],
    w: 440,
    h: 440,
    faces: [
      { name: names.plain, drawn: `boards:man-${colour}` },
      { name: names.crowned, drawn: `boards:man-${colour}D` },
    ],
  });
  const defs: readonly Def[] = [
    boardDef(names.board, 'boards:squares-8', SIZE, { shape: 'square', size: CELL, x: EDGE, y: EDGE }),
    ...MEN.map((man) => chessman('w', man)),
    ...MEN.map((man) => chessman('b', man)),
    flat('w'),
    flat('b'),
  ];
  const at = (man: (typeof MEN)[number], black: boolean): number => 1 + MEN.indexOf(man) + (black ? MEN.length : 0);
  const rows = FIRST_ROW.flatMap((man, x): Lay[] => [
    { def: at(man, true), ...cell(x, 0) },
    { def: at('P', true), ...cell(x, 1) },
    { def: at('P', false), ...cell(x, 6) },
    { def: at(man, false), ...cell(x, 7) },
  ]);
  // The men wait beside the board, for whoever plays draughts.
  const men = [13, 14].flatMap((def, i) =>
    Array.from({ length: 12 }, (_, n): Lay => ({
      def,
      x: i === 0 ? 7150 + (n % 2) * 480 : 260 + (n % 2) * 480,
      y: 900 + Math.floor(n / 2) * 620,
    })),
  );
  return {
    ...OURS,
    id: 'chess',
    name: names.box,
    lang,
    players: { min: 2, max: 4 },
    rules: chessRules(lang),
    table: CHESS_TABLE,
    defs,
    pieces: [{ def: 0, x: LEFT + SIZE / 2, y: TOP + SIZE / 2, locked: true }, ...rows, ...men],
  };
}

/** The men of both sides in their places. */
export function draughts(lang: Lang): Box {
  const box = chess(lang);
  const [board, ...men] = [box.defs[0]!, ...box.defs.slice(-2)];
  const [WHITE, BLACK] = [1, 2];
  // On the dark squares of three rows each, as the Italian game has them.
  const dark = Array.from({ length: 32 }, (_, i) => ({
    x: 2 * (i % 4) + ((Math.floor(i / 4) + 1) % 2),
    y: Math.floor(i / 4),
  }));
  const side = (def: number, first: number): readonly Lay[] =>
    dark.filter(({ y }) => y >= first && y < first + 3).map(({ x, y }) => ({ def, ...cell(x, y) }));
  return {
    ...box,
    id: 'draughts',
    name: DRAUGHTS[lang],
    players: { min: 2, max: 2 },
    rules: draughtsRules(lang),
    defs: [board, ...men],
    pieces: [box.pieces[0]!, ...side(BLACK, 0), ...side(WHITE, 5)],
  };
}

const DRAUGHTS = { it: 'Dama', en: 'Draughts' } as const;

const GO = {
  it: { box: 'Go', board: (n: number) => `Tavola da ${n}`, black: 'Pietra nera', white: 'Pietra bianca' },
  en: { box: 'Go', board: (n: number) => `Board of ${n}`, black: 'Black stone', white: 'White stone' },
} as const;

/** Three boards beside each other, from quick to long, and a hundred stones of each colour in a heap. */
export function go(lang: Lang): Box {
  const names = GO[lang];
  const pitch = 230;
  const stone = (name: string, key: string): Def => ({
    kind: 'token',
    name,
    w: 220,
    h: 220,
    faces: [{ name, drawn: `boards:stone-${key}` }],
  });
  const boards = [19, 13, 9].map((n) =>
    boardDef(names.board(n), `boards:lines-${n}`, n * pitch, { shape: 'square', size: pitch, x: 0, y: 0 }),
  );
  const placed: Lay[] = [
    { def: 0, x: 2900, y: 2500, locked: true },
    { def: 1, x: 7300, y: 1750, locked: true },
    { def: 2, x: 7300, y: 4400, locked: true },
    { def: 3, x: 5550, y: 3900, n: 100 },
    { def: 4, x: 5550, y: 4500, n: 100 },
  ];
  return {
    ...OURS,
    id: 'go',
    name: names.box,
    lang,
    players: { min: 2, max: 6 },
    rules: goRules(lang),
    table: { w: 9200, h: 5600 },
    defs: [...boards, stone(names.black, 'b'), stone(names.white, 'w')],
    pieces: placed,
  };
}

const ARMY = {
  it: {
    box: 'Esercito nascosto',
    board: 'Campo',
    red: 'Rossi',
    blue: 'Blu',
    ranks: {
      F: 'bandiera',
      B: 'bomba',
      S: 'spia',
      1: 'maresciallo',
      2: 'generale',
      3: 'colonnello',
      4: 'maggiore',
      5: 'capitano',
      6: 'tenente',
      7: 'sergente',
      8: 'artificiere',
      9: 'esploratore',
    },
    of: { r: 'rosso', b: 'blu' },
    back: 'pezzo coperto',
  },
  en: {
    box: 'Hidden army',
    board: 'Field',
    red: 'Red',
    blue: 'Blue',
    ranks: {
      F: 'flag',
      B: 'bomb',
      S: 'spy',
      1: 'marshal',
      2: 'general',
      3: 'colonel',
      4: 'major',
      5: 'captain',
      6: 'lieutenant',
      7: 'sergeant',
      8: 'sapper',
      9: 'scout',
    },
    of: { r: 'red', b: 'blue' },
    back: 'hidden piece',
  },
} as const;

/** How many of each rank an army has: forty. */
const RANKS = [
  ['F', 1],
  ['B', 6],
  ['S', 1],
  ['1', 1],
  ['2', 1],
  ['3', 2],
  ['4', 3],
  ['5', 4],
  ['6', 4],
  ['7', 4],
  ['8', 5],
  ['9', 8],
] as const;

/** Each army lies in a pile: whoever takes it in hand and mixes it has forty pieces that nobody else can tell apart. */
export function army(lang: Lang): Box {
  const names = ARMY[lang];
  const side = (colour: 'r' | 'b'): Def => ({
    kind: 'card',
    name: colour === 'r' ? names.red : names.blue,
    w: 420,
    h: 420,
    shape: 'square',
    faces: RANKS.map(([rank]): Face => ({
      name: `${names.ranks[rank]} ${names.of[colour]}`,
      drawn: `boards:army-${colour}${rank}`,
    })),
    back: { name: names.back, drawn: `boards:armyback-${colour}` },
    tags: ['army'],
  });
  const all = RANKS.flatMap(([, n], i) => Array.from({ length: n }, () => i));
  return {
    ...OURS,
    id: 'army',
    name: names.box,
    lang,
    players: { min: 2, max: 2 },
    rules: armyRules(lang),
    table: { w: 7600, h: 5600 },
    defs: [
      boardDef(names.board, 'boards:field', 5000, { shape: 'square', size: 500, x: 0, y: 0 }),
      side('r'),
      side('b'),
      again(lang, [1, 2]),
    ],
    pieces: [
      { def: 0, x: 3800, y: 2800, locked: true },
      { def: 1, x: 650, y: 4600, faces: all, forHands: true },
      { def: 2, x: 6950, y: 1000, faces: all, forHands: true },
      { def: 3, x: 650, y: 5300 },
    ],
  };
}
