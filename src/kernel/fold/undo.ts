/**
 * Taking back one's own last move, and going back together: judged by courtesy before writing and as law when folded. What is put back
 * is the play; knowledge isn't, nor is who sits where. Which states were before which move is the fold's past (`FoldWorld.before`).
 */
import { knownSince } from '../cards/mixing.ts';
import type { Cards } from '../runs/cards.ts';
import type { Seat } from '../game.ts';
import type { Entry } from '../journal/entry.ts';
import { own } from '../own.ts';
import type { TableCode } from '../pipeline/refusals.ts';
import { addFaces } from '../play/faces.ts';
import { tell } from '../pipeline/play.ts';
import type { Play } from '../play/state.ts';
import { UNDO_ACT, type UndoBody } from '../undo/body.ts';
import type { UndoCode } from '../undo/refusals.ts';
import { closed, type LastMove, moved, overtaken, type RewindOffer } from '../undo/state.ts';
import { withBare } from './bare.ts';
import { settle, type AnswerLine } from './settling.ts';
import { changed, isLookingOn, playingSeatOf, playOf, type TableState } from '../state/state.ts';
import type { FoldWorld } from '../state/world.ts';

interface Refused {
  readonly code: UndoCode | TableCode;
  readonly rule?: string;
}

/** What an accepted entry is about; `first` is the first move undone. */
type Judged = {
  readonly seat: Seat;
  readonly first: string;
} & (
  | { readonly act: typeof UNDO_ACT.takeBack }
  | { readonly act: typeof UNDO_ACT.propose }
  /** Of what was proposed. */
  | { readonly act: typeof UNDO_ACT.agree | typeof UNDO_ACT.refuse; readonly offer: RewindOffer }
);

/** Further back nobody goes: the way there is walked at each proposal. */
const MOST_BACK = 1_000;

/** The moves that stand, the last first. */
export function* standing(world: FoldWorld, state: TableState): Generator<string> {
  let at = state.undo.last?.entry;
  for (let n = 0; at !== undefined && n < MOST_BACK; n++) {
    const before = world.before(at);
    if (!before) return;
    yield at;
    at = before.previous;
  }
}

/** Moves from this one on, both ends counted; 0 where it doesn't stand. */
export function countSince(world: FoldWorld, state: TableState, first: string): number {
  let n = 0;
  for (const move of standing(world, state)) {
    n++;
    if (move === first) return n;
  }
  return 0;
}

const awaySeats = (state: TableState): readonly Seat[] =>
  state.roster.filter(({ device }) => state.away.includes(device)).map(({ seat }) => seat);

/** Seats that the game knows of. */
const inPlay = (state: TableState): readonly Seat[] =>
  state.roster.map(({ seat }) => seat).filter((seat) => !isLookingOn(state, seat));

/** Seats that are asked when this one proposes: all others that play and aren't away. */
export function askedOf(state: TableState, by: Seat): readonly Seat[] {
  const away = awaySeats(state);
  return inPlay(state).filter((seat) => seat !== by && !away.includes(seat));
}

/** Those of them who haven't consented. */
export const waitingFor = (state: TableState, { by, agreed }: RewindOffer): readonly Seat[] =>
  askedOf(state, by).filter((seat) => !agreed.includes(seat));

/** @param device hex device of whoever wants it */
export function judgeUndo(
  world: FoldWorld,
  state: TableState,
  device: string,
  { act, about }: UndoBody,
): Judged | Refused {
  const seat = playingSeatOf(state, device);
  if (seat === undefined) return { code: 'undo/not-seated' };
  if (!state.play) return { code: 'game/not-running' };
  const { last, offer } = state.undo;
  if (act === UNDO_ACT.takeBack) return heldBack(world, last, seat, about) ?? { act, seat, first: about };
  if (act === UNDO_ACT.propose) {
    if (offer) return { code: 'undo/open' };
    if (countSince(world, state, about) === 0) return { code: 'undo/unknown' };
    return unsettled(world, about) ?? rekeyed(world, state, about) ?? { act, seat, first: about };
  }
  if (offer?.entry !== about) return { code: 'undo/none' };
  if (act === UNDO_ACT.agree && (seat === offer.by || offer.agreed.includes(seat))) return { code: 'undo/agreed' };
  return { act, seat, first: offer.first, offer };
}

function heldBack(world: FoldWorld, last: LastMove | undefined, seat: Seat, move: string): Refused | undefined {
  if (!last) return { code: 'undo/nothing' };
  if (last.entry !== move) return { code: 'undo/overtaken' };
  if (last.seat !== seat) return { code: 'undo/not-yours' };
  if (last.held) return { code: last.held, ...(last.rule === undefined ? {} : { rule: last.rule }) };
  return unsettled(world, move);
}

/** What was asked then has been answered since, and is known: it can't be asked again under the same name. */
function unsettled(world: FoldWorld, move: string): Refused | undefined {
  const then = world.before(move)?.state.play;
  if (!then) return { code: 'undo/unknown' };
  return then.asks.length === 0 ? undefined : { code: 'undo/unsettled' };
}

/** Cards that lay there were locked for keepers who don't keep them any more: nobody could unlock them. */
function rekeyed(world: FoldWorld, state: TableState, move: string): Refused | undefined {
  const then = world.before(move)?.state;
  if (!then || Object.keys(then.cards.at).length === 0) return undefined;
  return then.keeping?.set?.id === state.keeping?.set?.id ? undefined : { code: 'undo/rekeyed' };
}

/** What an act of undoing comes to. */
export interface Undone {
  readonly state: TableState;
  readonly what: string;
  readonly args: unknown;
  readonly lines: readonly AnswerLine[];
}

/** Lays an act of undoing on the state: taking a move back, proposing to, agreeing or not. @param entry whose act it is */
export function foldUndo(world: FoldWorld, state: TableState, entry: Entry, body: UndoBody): Undone | Refused {
  const judged = judgeUndo(world, state, entry.device, body);
  if ('code' in judged) return judged;
  const { seat, first } = judged;
  const { undo } = state;
  const args = { position: world.before(first)?.position ?? 0 };
  if (judged.act === UNDO_ACT.takeBack) {
    const back = goBack(world, state, first, entry);
    // A proposal to undo just this move has got what it wanted.
    const rest = undo.offer && undo.offer.first !== first ? { ...back.state.undo, offer: undo.offer } : back.state.undo;
    return { state: changed(back.state, { undo: rest }), what: 'undo/take-back', args, lines: back.lines };
  }
  if (judged.act === UNDO_ACT.refuse) {
    const what = seat === judged.offer.by ? 'undo/withdraw' : 'undo/refuse';
    return { state: changed(state, { undo: closed(undo) }), what, args, lines: [] };
  }
  const offer: RewindOffer =
    judged.act === UNDO_ACT.propose
      ? { entry: entry.hash, first, by: seat, agreed: [] }
      : { ...judged.offer, agreed: [...judged.offer.agreed, seat] };
  const what = judged.act === UNDO_ACT.propose ? 'undo/propose' : 'undo/agree';
  const done = decided(world, changed(state, { undo: { ...undo, offer } }), entry);
  return { state: done.state, what, args, lines: done.lines };
}

interface Back {
  readonly state: TableState;
  readonly lines: readonly AnswerLine[];
}

/** Goes back where everybody who is asked has agreed. */
function decided(world: FoldWorld, state: TableState, entry: Pick<Entry, 'hash' | 'device'>): Back {
  const { offer } = state.undo;
  if (!offer || waitingFor(state, offer).length > 0) return { state, lines: [] };
  const args = { position: world.before(offer.first)?.position ?? 0, moves: countSince(world, state, offer.first) };
  const back = goBack(world, state, offer.first, entry);
  return { state: back.state, lines: [{ what: 'undo/back', args }, ...back.lines] };
}

/**
 * A seat was left: whoever had proposed has taken the proposal along; else nobody waits for that seat any more. Answers `undefined` where
 * the table stays where it is, so that the game has yet to be told.
 */
export function undoAfterLeave(world: FoldWorld, given: TableState, seat: Seat, entry: Entry): TableState | Back {
  const state = changed(given, { undo: { ...given.undo, gone: [...given.undo.gone, seat] } });
  if (state.undo.offer?.by === seat) return changed(state, { undo: closed(state.undo) });
  if (!state.undo.offer || waitingFor(state, state.undo.offer).length > 0) return state;
  return decided(world, state, entry);
}

/** Nobody waits for whoever is away. @param cause hash of the stamp that says so */
export const undoAfterVoters = (world: FoldWorld, state: TableState, cause: string): Back =>
  state.play ? decided(world, state, { hash: cause, device: '' }) : { state, lines: [] };

/**
 * The play as it was before a move, its clocks with what they had left, under fresh names. What everybody has seen since stays seen; the
 * secrets' and letters' records stay too. The game hears again who has come and gone since.
 */
function goBack(
  world: FoldWorld,
  given: TableState,
  first: string,
  { hash: cause, device }: Pick<Entry, 'hash' | 'device'>,
): Back {
  const state = withBare(given, Object.values(given.requests));
  const then = world.before(first)!.state;
  const now = playOf(state);
  const was = playOf(then);
  const timers = was.timers.map(({ tag, at }, index) => ({
    tag,
    at: state.now + Math.max(0, at - then.now),
    cause,
    index,
  }));
  const { times } = state.undo;
  const last = then.undo.last;
  const undo = {
    ...(last ? { last } : {}),
    times: times + 1,
    by: device,
    since: state.undo.by === device ? state.undo.since : times,
    gone: state.undo.gone,
  };
  const put: Play = {
    seats: was.seats,
    state: was.state,
    asks: [],
    timers,
    causes: timers.length > 0 ? { [cause]: timers.length } : {},
    faces: addFaces(now.faces, Object.keys(was.faces), (thing) => was.faces[thing]!),
    faults: now.faults,
  };
  const play = told(world, put, then, state, cause);
  const settled = settle(
    world,
    changed(state, {
      play,
      requests: {},
      cards: laidBack(state.cards, then.cards, play.faces),
      undo: play === put || !undo.last ? undo : overtaken(undo),
    }),
  );
  return { state: settled.state, lines: settled.lines };
}

/**
 * Cards lie where they lay, and piles of which somebody knows something since are to be shuffled. Their runs are counted on, so that no
 * contribution of one is good for another.
 */
const laidBack = (now: Cards, then: Cards, seen: Play['faces']): Cards => ({
  ...then,
  deck: now.deck,
  seq: now.seq,
  hash: now.hash,
  rolled: now.rolled,
  faces: now.faces,
  hands: now.hands,
  mixing: knownSince(then, now, seen),
});

/** What the game has been told of seats since then. */
function told(world: FoldWorld, put: Play, then: TableState, state: TableState, cause: string): Play {
  const left = [...new Set(state.undo.gone.slice(then.undo.gone.length))];
  const sat = new Set(inPlay(then));
  let play = put;
  for (const seat of left) if (sat.has(seat)) play = tell(world.game, play, 'left', seat, cause, state.now);
  const playing = inPlay(state);
  for (const seat of playing)
    if (!sat.has(seat) || left.includes(seat)) play = tell(world.game, play, 'joined', seat, cause, state.now);
  const [away, was] = [awaySeats(state), awaySeats(then)];
  for (const seat of playing) {
    const tag = away.includes(seat) ? 'away' : 'back';
    if (away.includes(seat) !== (was.includes(seat) && !left.includes(seat)))
      play = tell(world.game, play, tag, seat, cause, state.now);
  }
  return play;
}

/** What the table remembers of a move that was taken. @param after the play right after it, with nothing answered yet */
export function movedBy(
  world: FoldWorld,
  state: TableState,
  move: { readonly entry: string; readonly seat: Seat; readonly name: string },
  after: Play,
): TableState['undo'] {
  const { entry, seat } = move;
  const rule = own(world.game.moves, move.name)?.final;
  const held: UndoCode | undefined =
    rule !== undefined
      ? 'undo/final'
      : after.asks.some((ask) => ask.cause === entry)
        ? 'undo/asked'
        : after.faces !== playOf(state).faces
          ? 'undo/opened'
          : undefined;
  return moved(
    state.undo,
    held === undefined ? { entry, seat } : rule === undefined ? { entry, seat, held } : { entry, seat, held, rule },
  );
}

/** Something else than a move changed the game: nobody takes the last move back alone any more. */
export function withOvertaken(before: TableState, after: TableState): TableState {
  if (after.play === before.play || after.undo.times !== before.undo.times) return after;
  const undo = overtaken(after.undo);
  return undo === after.undo ? after : changed(after, { undo });
}

/**
 * Was this move made before its author had seen that the table went back? Then it was meant for what isn't there any more, even where
 * its slot has the same name again. What one went back by oneself one has seen.
 */
export function isFromUndone(world: FoldWorld, state: TableState, entry: Pick<Entry, 'device' | 'seen'>): boolean {
  const { times, by, since } = state.undo;
  if (times === 0) return false;
  const seen = world.seenAt(entry.seen)?.times ?? times;
  return seen < times && !(by === entry.device && seen >= since);
}
