/** Views of a table of six as the game would show them, and a stand-in for the drawings. */
import type { Person, RefusalWords } from '../../../../src/elements/frame/board.ts';
import type { Pictures } from '../../../../src/pictures/load.ts';
import { PLAIN } from '../../../../src/games/codenames/options.ts';
import type { CodenamesView, Identity, TurnView } from '../../../../src/games/codenames/view.ts';

export const GIULIA = 0; // spymaster of the Reds
export const SOFIA = 1;
export const DARIO = 2;
export const MARCO = 3; // spymaster of the Blues
export const ELENA = 4;
export const TOM = 5;

export function people(me: number | null): readonly Person[] {
  return ['Giulia', 'Sofia', 'Dario', 'Marco', 'Elena', 'Tom'].map((name, seat) => ({
    seat,
    name,
    plate: seat,
    me: seat === me,
  }));
}

const LETTERS: Readonly<Record<string, Identity>> = { r: 'red', b: 'blue', n: 'bystander', x: 'assassin' };
export const KEY: readonly Identity[] = 'rbrnbrrbxbnrbrnbrnbr'.split('').map((letter) => LETTERS[letter]!);
const COVERED = new Set([2, 3, 4, 6, 9, 11, 14, 18]);
const turn = (team: 'red' | 'blue', word: string, number: number, cells: readonly number[]): TurnView => ({
  team,
  word,
  number,
  covered: cells.map((cell) => ({ cell: cell - 1, identity: KEY[cell - 1]! })),
});
const HISTORY = [
  turn('red', 'ALI', 1, [7]),
  turn('blue', 'NOTTE', 2, [10, 19, 15]),
  turn('red', 'GUSCIO', 2, [3, 12]),
  turn('blue', 'MARE', 2, [5, 4]),
];

function role(seat: number | null): CodenamesView['me'] {
  if (seat === null) return { seat, role: 'spectator' };
  const team = seat < MARCO ? 'red' : 'blue';
  return { seat, team, role: seat === GIULIA || seat === MARCO ? 'spymaster' : 'operative' };
}

/** The middle of a game: the Reds' fifth turn, clue VAPORE 3, nobody has touched yet. */
export function guessing(seat: number | null, more: Partial<CodenamesView> = {}): CodenamesView {
  const me = role(seat);
  const knows = me.role === 'spymaster';
  return {
    phase: 'guess',
    game: 1,
    options: PLAIN,
    me,
    teams: {
      red: { spymaster: GIULIA, operatives: [SOFIA, DARIO], left: 5, total: 8 },
      blue: { spymaster: MARCO, operatives: [ELENA, TOM], left: 4, total: 7 },
    },
    grid: KEY.map((key, cell) => ({
      picture: (cell * 13 + 5) % 280,
      ...(COVERED.has(cell) && { cover: key }),
      ...(knows && { key }),
    })),
    starting: 'red',
    active: 'red',
    turn: 5,
    clue: { word: 'VAPORE', number: 3 },
    guessesMade: 0,
    guessesLeft: 4,
    history: [...HISTORY, turn('red', 'VAPORE', 3, [])],
    calledOff: { by: [], needed: 4, lacks: [] },
    flips: false,
    ...more,
  };
}

/** The Reds' spymaster owes a clue. */
export function writing(seat: number | null): CodenamesView {
  const { clue: _, ...view } = guessing(seat, { phase: 'clue', history: HISTORY, guessesLeft: 0 });
  return view;
}

export function touched(seat: number | null, cell = 13): CodenamesView {
  return guessing(seat, { phase: 'reveal', touched: cell, guessesMade: 1, guessesLeft: 3 });
}

/** After the touch on `cell` (13 is red): the Reds go on. */
export function opened(seat: number | null, cell = 13): CodenamesView {
  const before = touched(seat, cell);
  const { touched: _, ...rest } = before;
  return {
    ...rest,
    phase: 'guess',
    teams: { ...before.teams, red: { ...before.teams.red, left: 4 } },
    grid: before.grid.map((old, i) => (i === cell ? Object.assign({}, old, { cover: KEY[cell]! }) : old)),
    history: [...HISTORY, turn('red', 'VAPORE', 3, [cell + 1])],
  };
}

export function over(seat: number | null, verified?: boolean): CodenamesView {
  const view = guessing(seat, { phase: 'over', guessesLeft: 0 });
  return {
    ...view,
    teams: { red: { ...view.teams.red, left: 0 }, blue: { ...view.teams.blue, left: 2 } },
    grid: KEY.map((key, cell) => ({
      picture: (cell * 13 + 5) % 280,
      ...((COVERED.has(cell) || key === 'red') && { cover: key }),
      ...(verified !== undefined && { key }),
    })),
    result: { winner: 'red', why: 'CN-115', ...(verified !== undefined && { verified }) },
  };
}

export function lobby(seat: number | null, more: Partial<CodenamesView> = {}): CodenamesView {
  const { clue: _, starting: _s, active: _a, ...view } = guessing(seat);
  const team = (spymaster: number | null, operatives: readonly number[]): CodenamesView['teams']['red'] => ({
    spymaster,
    operatives,
    left: 0,
    total: 0,
  });
  const me = role(seat);
  return {
    ...view,
    phase: 'lobby',
    me: me.role === 'spymaster' && seat !== GIULIA ? { ...me, role: 'operative' } : me,
    teams: { red: team(GIULIA, [SOFIA, DARIO]), blue: team(null, [MARCO, ELENA]) },
    grid: [],
    turn: 0,
    history: [],
    guessesLeft: 0,
    ...more,
  };
}

/** While the key is made. */
export function keyMaking(seat: number | null): CodenamesView {
  const { clue: _, starting: _s, active: _a, ...view } = guessing(seat, { phase: 'key', turn: 0, history: [] });
  return {
    ...view,
    teams: {
      red: { ...view.teams.red, left: 0, total: 0 },
      blue: { ...view.teams.blue, left: 0, total: 0 },
    },
    grid: view.grid.map(({ picture }) => ({ picture })),
  };
}

export const NO: RefusalWords = {
  code: 'guess-required',
  rule: 'CN-097',
  advice: 'Non ancora: prima un tentativo.',
  text: 'La squadra tocca almeno una figura per turno.',
};

/** A drawing of its number: no file is loaded. */
export const drawings = (): Promise<Pictures> =>
  Promise.resolve({
    svg: (face, look) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" rx="8" fill="${
        look === 'ink' ? '#eee' : '#d5dcc0'
      }"/><circle cx="50" cy="50" r="${20 + (face % 20)}" fill="#7f8c64"/></svg>`,
    alt: (face) => `cosa ${face}`,
  });

/** Uncovered cells, as the game's own choices say. */
export function uncovered(view: CodenamesView): readonly { readonly cell: number }[] {
  return view.grid.flatMap((cell, i) => (cell.cover ? [] : [{ cell: i }]));
}
