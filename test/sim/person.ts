/** The person before a device: takes a seat, begins the game, makes lawful moves without a plan; now and then unlawful or hasty ones. */
import { FREE, type MoveCall } from '../../src/kernel/game.ts';
import type { Table } from '../../src/kernel/view/table-view.ts';
import { hasFree } from '../helpers/bots.ts';
import type { Parlour } from '../helpers/parlour.ts';
import type { Rng } from '../helpers/rng.ts';

export interface Habits {
  /** People that the table waits for before it begins. */
  readonly company: number;
  /** One act in so many isn't lawful; 0: all are. */
  readonly rude: number;
  /** One act in so many is done twice at once; 0: none. */
  readonly hasty: number;
  /** One act in so many takes something back, or answers who wants to; 0: none. */
  readonly undoing: number;
  /** What is played in place of what the game's moves offer. */
  readonly plays?: Plays | undefined;
}

/** One move of the person before this table; nothing where there is none. */
export type Plays = (table: Table, rng: Rng) => MoveCall | undefined;

/** Moves that end, undo or only arrange things, of all games: made rarely, so that there is play. */
const RARE: readonly string[] =
  'voidGame resignSpymaster splitTeams setTeam callOff disqualifySelf mulliganIdentity setAutoPass showCards configure moderate pause setCare jot stepBack endStory finish'.split(
    ' ',
  );
const WORDS = ['lampone', 'veliero', 'tamburo', 'ghiaccio', 'sentiero'];

/** One act, if there is one. What was done, for the trace. */
export function act(
  table: Table,
  moves: readonly string[],
  rng: Rng,
  habits: Habits,
): { readonly what: string; readonly outcome: Promise<unknown> } | undefined {
  const { view } = table;
  const done = (what: string, outcome: Promise<unknown>): { what: string; outcome: Promise<unknown> } => ({
    what,
    outcome,
  });
  if (view.me.watcher || view.phase === 'opening' || view.phase === 'empty') return undefined;
  if (view.me.seat === null) return view.me.asking ? undefined : done('claim', table.claim(`P${rng.below(1_000)}`));
  if (rng.oneIn(60)) return done('rename', table.rename(`P${rng.below(1_000)}`));
  if (view.phase === 'lobby') {
    // A person who asks something of all before a game isn't overtaken by its beginning.
    const isReady = view.seats.length >= habits.company && !view.company;
    return isReady ? done('start', table.start({})) : undefined;
  }
  if (rng.oneIn(150)) return done('leave', table.leave());
  if (view.play?.outcome && rng.oneIn(3)) return done('start again', table.start({}));
  if (habits.rude > 0 && rng.oneIn(habits.rude)) return rude(table, moves, rng, done);
  if (habits.undoing > 0 && (view.rewind ? rng.oneIn(2) : rng.oneIn(habits.undoing))) return undo(table, rng, done);
  if (habits.plays) {
    const played = habits.plays(table, rng);
    return played && done(`${played.move} ${JSON.stringify(played.args)}`, table.propose(played.move, played.args));
  }
  if (view.game.id === 'parlour') {
    const [what, args] = inParlour(table, rng);
    return done(`${what} ${JSON.stringify(args)}`, table.propose(what, args));
  }
  const often = rng.shuffle(moves.filter((move) => !RARE.includes(move)));
  const names = rng.oneIn(25) ? [...rng.shuffle(RARE), ...often] : often;
  for (const move of names) {
    const choice = rng.pick(table.choices(move));
    if (choice === undefined) continue;
    const args = filled(choice, rng);
    const outcome = table.propose(move, args);
    if (habits.hasty > 0 && rng.oneIn(habits.hasty))
      void table.propose(move, filled(rng.pick(table.choices(move)), rng));
    return done(`${move} ${JSON.stringify(args)}`, outcome);
  }
  return undefined;
}

/** Takes the last move back, wants to go back to some move, or says what it thinks of that. */
function undo(table: Table, rng: Rng, done: Done): ReturnType<Done> {
  const { view } = table;
  if (view.rewind) {
    const yes = !rng.oneIn(4);
    return done(`rewind: ${yes ? 'yes' : 'no'}`, table.undo.consent(yes));
  }
  if (rng.oneIn(2)) return done('take back', table.undo.takeBack());
  const moves = view.log.filter(({ what, refusal }) => what.startsWith('move/') && !refusal).slice(-4);
  const position = rng.pick(moves)?.position ?? 1;
  return done(`go back before ${position}`, table.undo.propose(position));
}

/** The parlour offers next to no choices of its own: one of everything that a game may ask for. */
function inParlour(table: Table, rng: Rng): readonly [move: string, args: unknown] {
  const { cells, things } = table.view.play!.view as Parlour;
  return rng.pick([
    ['say', { word: 'ciao' }],
    ['roll', { n: 2, sides: 6 }],
    ['key', { holders: [0, 1] }],
    ['hide', { what: 'mine' }],
    ['whisper', { what: 'ours' }],
    ['wait', { ms: 700 }],
    ['open', { things: rng.shuffle([...cells, ...things]).slice(0, 2) }],
  ] as const)!;
}

type Done = (what: string, outcome: Promise<unknown>) => { what: string; outcome: Promise<unknown> };

function rude(table: Table, moves: readonly string[], rng: Rng, done: Done): ReturnType<Done> {
  const move = rng.pick([...moves, 'constructor', ''])!;
  const args = rng.pick([{}, { cell: rng.below(30) }, { word: 'due parole', number: 99 }, null, [], { team: 'green' }]);
  return done(`rude ${move} ${JSON.stringify(args)}`, table.propose(move, args));
}

function filled(choice: unknown, rng: Rng): unknown {
  if (!hasFree(choice)) return choice;
  return JSON.parse(JSON.stringify(choice), (_key, inner: unknown) => (inner === FREE ? rng.pick(WORDS) : inner));
}
