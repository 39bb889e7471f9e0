/** What every table has at hand, whatever box lies on it: dice, tokens, a counter, notes, an empty place, boards. Added behind a box's own definitions. */
import type { Lang } from '../../../../elements/frame/board.ts';
import type { Box, Def, Grid } from '../model.ts';
import { boardDef } from './ours.ts';

const NAMES = {
  it: {
    die: 'Dado',
    coin: 'Moneta',
    sides: ['testa', 'croce'],
    d20: 'Dado da venti',
    counter: 'Punti',
    clock: 'Cronometro',
    countdown: 'Cinque minuti',
    scores: 'Tabellone dei punti',
    note: 'Nota',
    zone: 'Zona',
    squares: 'Tabellone a quadretti',
    hexes: 'Tabellone a esagoni',
    tokens: ['nera', 'rossa', 'blu', 'verde', 'gialla', 'viola', 'bianca'],
    token: 'Pedina',
  },
  en: {
    die: 'Die',
    coin: 'Coin',
    sides: ['heads', 'tails'],
    d20: 'Twenty-sided die',
    counter: 'Points',
    clock: 'Stopwatch',
    countdown: 'Five minutes',
    scores: 'Score sheet',
    note: 'Note',
    zone: 'Place',
    squares: 'Board of squares',
    hexes: 'Board of hexagons',
    tokens: ['black', 'red', 'blue', 'green', 'yellow', 'purple', 'white'],
    token: 'Token',
  },
} as const;

/** Tag of all that is in it. */
export const LARDER = 'larder';

const SYMBOLS = ['■', '◆', '●', '▲', '★', '✚', '○'];

const boardOf = (name: string, drawn: string, grid: Grid): Def => ({
  ...boardDef(name, drawn, 2800, grid),
  tags: [LARDER, 'board'],
});

function larder(lang: Lang): readonly Def[] {
  const names = NAMES[lang];
  const values = (n: number): Def['faces'] => Array.from({ length: n }, (_, i) => ({ name: String(i + 1) }));
  return [
    { kind: 'die', name: names.die, w: 320, h: 320, look: 'cube', faces: values(6)!, tags: [LARDER, 'die'] },
    {
      kind: 'die',
      name: names.coin,
      w: 320,
      h: 320,
      look: 'coin',
      faces: names.sides.map((name) => ({ name, text: name[0]!.toUpperCase() })),
      tags: [LARDER, 'die'],
    },
    { kind: 'die', name: names.d20, w: 320, h: 320, look: 'plain', faces: values(20)!, tags: [LARDER, 'die'] },
    ...names.tokens.map((name, tint): Def => ({
      kind: 'token',
      name: `${names.token} ${name}`,
      w: 280,
      h: 280,
      shape: 'round',
      faces: [{ name, tint, symbol: SYMBOLS[tint]! }],
      tags: [LARDER, 'token'],
    })),
    {
      kind: 'counter',
      name: names.counter,
      w: 750,
      h: 480,
      count: { least: -999, most: 9999, step: 1 },
      tags: [LARDER, 'counter'],
    },
    { kind: 'clock', name: names.clock, w: 900, h: 480, ms: 0, tags: [LARDER, 'counter'] },
    { kind: 'clock', name: names.countdown, w: 900, h: 480, ms: 300_000, tags: [LARDER, 'counter'] },
    { kind: 'scores', name: names.scores, w: 1800, h: 1000, tags: [LARDER, 'counter'] },
    { kind: 'note', name: names.note, w: 1100, h: 800, tags: [LARDER, 'note'] },
    {
      kind: 'zone',
      name: names.zone,
      w: 1600,
      h: 1000,
      zone: { layout: 'row', accepts: [], enter: 'keep', see: 'all', touch: 'all', limit: 0 },
      tags: [LARDER, 'zone'],
    },
    // Pieces name definitions by their index: what is new comes last, so that tables of an earlier day keep theirs.
    boardOf(names.squares, 'boards:squares-8', { shape: 'square', size: 318, x: 127, y: 127 }),
    boardOf(names.hexes, 'boards:hexes-8', { shape: 'hex', size: 350, x: 0, y: 136 }),
  ];
}

/** Where the board of hexagons stands behind a box's own definitions. */
export const HEXES: number = larder('en').findIndex(({ grid }) => grid?.shape === 'hex');

/** The same box, with what every table has at hand. A saved table has it already. */
export const withLarder = (box: Box, lang: Lang): Box =>
  box.defs.some(({ tags }) => tags?.includes(LARDER)) ? box : { ...box, defs: [...box.defs, ...larder(lang)] };
