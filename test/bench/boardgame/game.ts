/**
 * The plain game of Codenames as one writes it for boardgame.io. State that moves change in place, refusals by `INVALID_MOVE`, chance by
 * its plugin, candidates in `ai.enumerate`. Its server holds the key, so there are no asks. The same rules are asked as in
 * `src/games/codenames`.
 */
type Team = 'red' | 'blue';
type Identity = Team | 'bystander' | 'assassin';

interface Clue {
  team: Team;
  word: string;
  number: number;
  covered: { cell: number; identity: Identity }[];
}

export interface G {
  teams: Record<Team, string[]>;
  spymaster: Record<Team, string | null>;
  pictures: number[];
  key: Identity[];
  covers: (Identity | null)[];
  active: Team;
  step: 'clue' | 'guess';
  guesses: number;
  history: Clue[];
  winner: Team | null;
}

interface At {
  readonly G: G;
  readonly playerID: string;
  readonly random: { Shuffle<T>(deck: T[]): T[]; Die(sides: number): number };
  readonly events: { setPhase(phase: string): void };
}

export interface Offered {
  readonly move: string;
  readonly args?: unknown[];
}

const TEAMS: readonly Team[] = ['red', 'blue'];
const FACES = Array.from({ length: 280 }, (_, face) => face);
const CELLS = Array.from({ length: 20 }, (_, cell) => cell);
const WORD = /^\p{L}{2,40}$/u;
const other = (team: Team): Team => (team === 'red' ? 'blue' : 'red');
const teamOf = (g: G, seat: string): Team | undefined => TEAMS.find((team) => g.teams[team].includes(seat));
const left = (g: G, team: Team): number =>
  CELLS.filter((cell) => g.key[cell] === team && g.covers[cell] === null).length;
const isOperative = (g: G, seat: string): boolean => teamOf(g, seat) === g.active && g.spymaster[g.active] !== seat;

/** @param invalid the engine's own sign */
export function makeGame(invalid: string): object {
  const claimSpymaster = ({ G, playerID }: At): string | void => {
    const team = teamOf(G, playerID);
    if (!team || G.spymaster[team] !== null) return invalid;
    G.spymaster[team] = playerID;
  };

  const drawGrid = ({ G, random, events }: At): string | void => {
    if (TEAMS.some((team) => G.spymaster[team] === null || G.teams[team].length < 2)) return invalid;
    G.pictures = random.Shuffle([...FACES]).slice(0, CELLS.length);
    const first = random.Die(2) === 1 ? 'red' : 'blue';
    const cells = (n: number, who: Identity): Identity[] => Array.from({ length: n }, () => who);
    G.key = random.Shuffle([
      ...cells(8, first),
      ...cells(7, other(first)),
      ...cells(4, 'bystander'),
      ...cells(1, 'assassin'),
    ]);
    G.covers = CELLS.map(() => null);
    G.active = first;
    events.setPhase('play');
  };

  const giveClue = ({ G, playerID }: At, word: unknown, number: unknown): string | void => {
    if (G.step !== 'clue' || G.spymaster[G.active] !== playerID) return invalid;
    if (typeof word !== 'string' || !WORD.test(word.trim())) return invalid;
    if (typeof number !== 'number' || !Number.isInteger(number) || number < 1 || number > left(G, G.active))
      return invalid;
    G.step = 'guess';
    G.guesses = 0;
    G.history.push({ team: G.active, word, number, covered: [] });
  };

  const endTurn = (g: G): void => {
    g.active = other(g.active);
    g.step = 'clue';
  };

  const touch = ({ G, playerID }: At, cell: unknown): string | void => {
    if (G.step !== 'guess' || !isOperative(G, playerID)) return invalid;
    if (typeof cell !== 'number' || G.covers[cell] !== null) return invalid;
    const identity = G.key[cell]!;
    const clue = G.history.at(-1)!;
    G.covers[cell] = identity;
    G.guesses++;
    clue.covered.push({ cell, identity });
    if (identity === 'assassin') G.winner = other(G.active);
    else G.winner = [G.active, other(G.active)].find((team) => left(G, team) === 0) ?? null;
    if (G.winner === null && (identity !== G.active || G.guesses > clue.number)) endTurn(G);
  };

  const stop = ({ G, playerID }: At): string | void => {
    if (G.step !== 'guess' || !isOperative(G, playerID) || G.guesses === 0) return invalid;
    endTurn(G);
  };

  const everybody = { activePlayers: { all: '' } };
  return {
    name: 'codenames',
    disableUndo: true,
    seed: 'bench',
    setup: (): G => ({
      teams: { red: ['0', '2', '4'], blue: ['1', '3', '5'] },
      spymaster: { red: null, blue: null },
      pictures: [],
      key: [],
      covers: [],
      active: 'red',
      step: 'clue',
      guesses: 0,
      history: [],
      winner: null,
    }),
    phases: {
      lobby: { start: true, turn: everybody, moves: { claimSpymaster, drawGrid } },
      play: { turn: everybody, moves: { giveClue, touch, stop } },
    },
    endIf: ({ G }: At) => (G.winner === null ? undefined : { winner: G.winner }),
    playerView: ({ G, playerID }: At) => (TEAMS.some((team) => G.spymaster[team] === playerID) ? G : { ...G, key: [] }),
    ai: { enumerate },
  };
}

/** What its bots choose from. */
export function enumerate(g: G, _ctx: unknown, seat: string): Offered[] {
  if (g.step === 'clue')
    return g.spymaster[g.active] === seat
      ? Array.from({ length: left(g, g.active) }, (_, i) => ({ move: 'giveClue', args: ['veliero', i + 1] }))
      : [];
  if (!isOperative(g, seat)) return [];
  const touches = CELLS.filter((cell) => g.covers[cell] === null).map((cell) => ({ move: 'touch', args: [cell] }));
  return g.guesses > 0 ? [...touches, { move: 'stop' }] : touches;
}
