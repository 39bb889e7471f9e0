/**
 * The fold: one stamped entry, or time, to the next state. The same in every browser; refused means nothing happened. An entry that was
 * placed against its chain (O3) is passed over without a trace in the state.
 */
import { withHandles } from './attached.ts';
import { type Contribution } from '../runs/contribution.ts';
import { secretsAfterLeave, secretsAfterReplaced, secretsAfterSit } from '../asks/readers.ts';
import { sealedAfterLeave, sealedAfterReplaced } from '../runs/sealed.ts';
import { seatLeft } from '../cards/hands.ts';
import { freshCards } from '../runs/cards.ts';
import { unlessWaits } from '../runs/not-yet.ts';
import { hex } from '../bytes.ts';
import { bringsOf, readBrought } from './brought.ts';
import { own } from '../own.ts';
import {
  parseContributionBody,
  parseHelloBody,
  parseLetterBody,
  parseMoveBody,
  parseSeatBody,
  parseStartBody,
  type SeatBody,
} from '../journal/bodies.ts';
import { chainOf, type Entry, KIND, isUnplaced } from '../journal/entry.ts';
import { parseSayBody } from '../journal/say-body.ts';
import { isGoodMailKey } from '../identity/device.ts';
import { foldKeygen } from '../keygen/fold.ts';
import { leftMaking } from '../keygen/given-up.ts';
import { heardOf, keepingForGame, tend, tendOrStay } from '../keygen/tend.ts';
import { parseMail } from '../secrets/mail.ts';
import { parseUndoBody } from '../undo/body.ts';
import { begun as undoBegun } from '../undo/state.ts';
import { refuse, type Refusal, type TableCode } from '../pipeline/refusals.ts';
import { begin, makeMove, type Play, tell } from '../pipeline/play.ts';
import { unlessFaulty } from '../state/faults.ts';
import { type FoldCode, refuseEntry } from './refusals.ts';
import { afterLeave, afterLost } from './departures.ts';
import { contribute, pass } from './runs.ts';
import { type AnswerLine, settle, type Settled } from './settling.ts';
import { sayRefusal } from './say.ts';
import { gotUp, lineUp, nextInLine, satDown } from './line-up.ts';
import { judgeSeat } from './seats.ts';
import { startRefusal } from './start.ts';
import {
  changed,
  handDevices,
  handSeatOf,
  isLookingOn,
  movingSeatOf,
  seatOf,
  tellingSeatOf,
  type TableState,
  sitting,
} from '../state/state.ts';
import { foldUndo, isFromUndone, movedBy, undoAfterLeave, withOvertaken } from './undo.ts';
import { type FoldWorld } from '../state/world.ts';
import type { Seat } from '../game.ts';

/** What one entry did. `void`: not a word of it counts, for anybody. `waits`: heavy work isn't done yet. */
export type Folded =
  | {
      readonly kind: 'done';
      readonly state: TableState;
      readonly what: string;
      readonly args?: unknown;
      readonly lines: readonly AnswerLine[];
    }
  | { readonly kind: 'refused'; readonly state: TableState; readonly what: string; readonly refusal: Refusal }
  | { readonly kind: 'void'; readonly state: TableState }
  | { readonly kind: 'waits' };

/** Time up to the stamp, before its entries. @throws NotYet */
export function foldTime(world: FoldWorld, state: TableState, now: number): Settled {
  const passed = pass(world, state, now);
  return { state: tendOrStay(world, withOvertaken(state, passed.state)), lines: passed.lines };
}

/**
 * Whether the entry may be placed on this state: after its predecessor in its chain, once; a stamp counts as placed.
 */
export function isPlaceable(world: FoldWorld, state: Pick<TableState, 'heads'>, entry: Entry): boolean {
  const head = state.heads[chainOf(entry)];
  if (head === entry.hash) return false;
  let at: Entry | undefined = entry;
  while (at && at.seq > 0) {
    const previous = world.entry(at.prev);
    if (!previous) return false;
    if (!isUnplaced(previous)) return previous.kind === KIND.table ? head === undefined : head === previous.hash;
    at = previous;
  }
  return head === undefined;
}

/**
 * One placed entry laid on the state. Never throws on what a peer wrote: it is done, refused with a code, or void and leaves no trace but its place.
 */
export function foldEntry(world: FoldWorld, before: TableState, entry: Entry): Folded {
  if (isUnplaced(entry) || entry.kind === KIND.table || !isPlaceable(world, before, entry))
    return { kind: 'void', state: before };
  const heads = { ...before.heads };
  heads[chainOf(entry)] = entry.hash;
  const placed = changed(before, { heads });
  const folded = unlessWaits(() =>
    unlessFaulty(
      () => tended(world, foldPlaced(world, heardOf(placed, handSeatOf(placed, entry.device)), entry)),
      (error) => faulty(placed, entry, error),
    ),
  );
  return folded ?? { kind: 'waits' };
}

function tended(world: FoldWorld, folded: Folded): Folded {
  if (folded.kind !== 'done') return folded;
  const state = tend(world, folded.state);
  if (state === folded.state) return folded;
  return { ...folded, state, lines: [...folded.lines, ...leftMaking(folded.state, state)] };
}

/** Nothing of it counts but its place in its chain. */
function faulty(state: TableState, entry: Entry, error: unknown): Folded {
  const move = entry.kind === KIND.move ? parseMoveBody(entry.body)?.move : undefined;
  const what = move === undefined ? (NAMES[entry.kind] ?? 'entry') : `move/${move}`;
  const refusal = refuseEntry('entry/fault');
  const detail = error instanceof Error ? error.message : 'thrown';
  return { kind: 'refused', state, what, refusal: { ...refusal, detail } };
}

const NAMES: Readonly<Record<number, string>> = {
  [KIND.seat]: 'seat',
  [KIND.start]: 'start',
  [KIND.contribution]: 'answer',
  [KIND.undo]: 'undo',
  [KIND.say]: 'say',
};

function foldPlaced(world: FoldWorld, state: TableState, entry: Entry): Folded {
  switch (entry.kind) {
    case KIND.hello:
      return hello(state, entry);
    case KIND.seat:
      return seat(world, state, entry);
    case KIND.start:
      return start(world, state, entry);
    case KIND.move:
      return move(world, state, entry);
    case KIND.contribution:
      return answer(world, state, entry);
    case KIND.undo:
      return undo(world, state, entry);
    case KIND.letter:
      return letter(state, entry);
    case KIND.keygen:
      return keep(world, state, entry);
    case KIND.say:
      return say(world, state, entry);
    case KIND.voters:
      // What it asks for is the order's business.
      return { kind: 'done', state, what: 'count', lines: [] };
    default:
      return no(state, 'entry', 'entry/malformed');
  }
}

const no = (state: TableState, what: string, code: FoldCode | TableCode): Folded => ({
  kind: 'refused',
  state,
  what,
  refusal: refuseEntry(code),
});

/** Devices that may say hello to one table; beyond it nobody new is heard. */
const MAX_DEVICES = 1_000;

function hello(state: TableState, entry: Entry): Folded {
  const keys = parseHelloBody(entry.body);
  if (!keys || entry.seq !== 0) return no(state, 'hello', 'entry/malformed');
  if (state.devices[entry.device]) return { kind: 'done', state, what: 'hello', lines: [] };
  if (Object.keys(state.devices).length >= MAX_DEVICES || !isGoodMailKey(keys.mailPk))
    return no(state, 'hello', 'entry/device');
  const devices = { ...state.devices, [entry.device]: { sig: hex(keys.sigPk), mail: hex(keys.mailPk) } };
  return { kind: 'done', state: { ...state, devices }, what: 'hello', lines: [] };
}

/** A person who sits at the table may say something to all, unless the game wants that seat silent. It changes nothing. */
function say(world: FoldWorld, state: TableState, entry: Entry): Folded {
  const said = parseSayBody(entry.body);
  if (!said) return no(state, 'say', 'entry/malformed');
  const refusal = sayRefusal(world.game, state, entry.device);
  if (refusal) return { kind: 'refused', state, what: 'say', refusal };
  return { kind: 'done', state, what: 'say', args: said, lines: [] };
}

function seat(world: FoldWorld, state: TableState, entry: Entry): Folded {
  const body = parseSeatBody(entry.body);
  if (!body || !state.devices[entry.device]) return no(state, 'seat', 'entry/malformed');
  const judged = judgeSeat(state, entry.device, body);
  if (!judged.ok) return no(state, 'seat', judged.code);
  const { change } = judged;
  const { joined, left } = change;
  const about = joined ?? left;
  let next = change.state;
  if (left !== undefined)
    next = changed(next, {
      cards: seatLeft(next.cards, left),
      sealed: sealedAfterLeave(next.sealed, left),
      secrets: secretsAfterLeave(next.secrets, left, handDevices(state, left)),
    });
  if (change.replaced !== undefined)
    next = changed(next, {
      sealed: sealedAfterReplaced(next.sealed, change.replaced),
      secrets: secretsAfterReplaced(next.secrets, change.replaced, handDevices(state, change.replaced)),
    });
  if (joined !== undefined) {
    const { device } = sitting(next, joined);
    next = satDown(world, changed(next, { secrets: secretsAfterSit(next.secrets, joined, device) }), joined);
  }
  // The game hears nothing of a seat that looks on.
  const told = about === undefined || isLookingOn(next, about) ? undefined : about;
  if (left !== undefined) next = gotUp(next, left);
  let lines: readonly AnswerLine[] = [];
  const back = left !== undefined && next.play ? undoAfterLeave(world, next, left, entry) : next;
  if ('lines' in back) {
    // The game hears of it where the table went back to.
    next = back.state;
    lines = back.lines;
  } else if (told !== undefined && back.play) {
    next = back;
    const tag = joined === undefined ? 'left' : 'joined';
    next = { ...next, play: tell(world.game, back.play, tag, told, entry.hash, next.now) };
    const settled = left === undefined ? settle(world, next) : afterLeave(world, next, left);
    next = settled.state;
    lines = settled.lines;
  }
  if (change.replaced !== undefined && next.play) {
    const settled = afterLeave(world, next, change.replaced);
    next = settled.state;
    lines = settled.lines;
  }
  if (left !== undefined) {
    const settled = nextInLine(world, next, entry.hash);
    next = settled.state;
    lines = [...lines, ...settled.lines];
  }
  const args = change.about === undefined ? { seat: about ?? body.seat, name: body.name } : aboutOf(change.about, body);
  return { kind: 'done', state: withOvertaken(state, next), what: change.what, args, lines };
}

/** What the log says of devices: how one joined, or who asks for a seat and what was answered. */
const aboutOf = (seat: Seat, { name }: SeatBody): unknown => ({ seat, name });

function start(world: FoldWorld, state: TableState, entry: Entry): Folded {
  const body = parseStartBody(entry.body);
  if (!body) return no(state, 'start', 'entry/malformed');
  const code = startRefusal(world.game, state, entry.device);
  if (code) return no(state, 'start', code);
  const { playing, lookingOn } = lineUp(world.game, state);
  const seats = playing.toSorted((a, b) => a - b);
  // Whoever looks on sits there too, and may keep.
  const present = [...seats, ...lookingOn].toSorted((a, b) => a - b);
  if (world.game.options.read(body.options) === undefined) return no(state, 'start', 'start/options');
  const before = state.play?.state;
  let play: Play;
  try {
    play = begin(
      world.game,
      { seats, options: body.options, ...(before === undefined ? {} : { before }) },
      entry.hash,
      state.now,
    );
  } catch (error) {
    return { kind: 'refused', state, what: 'start', refusal: refuse('game/fault', error) };
  }
  const { veils: _, lookingOn: __, ...rest } = state;
  const begun = settle(world, {
    ...rest,
    play,
    games: state.games + 1,
    requests: {},
    secrets: {},
    sealed: {},
    cards: freshCards(state.cards, entry.hash),
    undo: undoBegun(state.undo),
    ...(lookingOn.length > 0 && { lookingOn }),
    ...(state.keeping && { keeping: keepingForGame(state.keeping, present) }),
  });
  return { kind: 'done', state: begun.state, what: 'start', args: { seats }, lines: begun.lines };
}

function move(world: FoldWorld, state: TableState, entry: Entry): Folded {
  const body = parseMoveBody(entry.body);
  if (!body) return no(state, 'move', 'entry/malformed');
  const what = `move/${body.move}`;
  if (!state.play) return no(state, what, 'game/not-running');
  const author = movingSeatOf(state, entry.device);
  if (author === undefined) return no(state, what, 'move/not-your-seat');
  if (isFromUndone(world, state, entry)) return no(state, what, 'move/stale');
  const args = withHandles(world, state, body, author, entry);
  if (args === 'waits') return { kind: 'waits' };
  if ('code' in args) return no(state, what, args.code);
  const brings = bringsOf(own(world.game.moves, body.move), args.args);
  const brought = readBrought(world, { ...state, cards: args.cards }, brings, author, args.rest, entry);
  if (brought === 'waits') return { kind: 'waits' };
  const made = makeMove(world.game, state.play, {
    seat: author,
    move: body.move,
    args: args.args,
    ...(body.slot === '' ? {} : { slot: body.slot }),
    cause: entry.hash,
    now: state.now,
    ...(brought ? { opened: brought.opened } : { proofs: 'bad' }),
  });
  if (!made.ok) return { kind: 'refused', state, what, refusal: made.refusal };
  const settled = settle(
    world,
    changed(state, {
      play: made.play,
      cards: brought!.cards,
      sealed: args.sealed ? { ...state.sealed, ...args.sealed } : state.sealed,
      undo: movedBy(world, state, { entry: entry.hash, seat: author, name: body.move }, made.play),
    }),
  );
  return { kind: 'done', state: settled.state, what, args: body.args, lines: settled.lines };
}

/** Between devices, outside of games: nobody but its readers learns anything, and the state stays. */
function letter(state: TableState, entry: Entry): Folded {
  const body = parseLetterBody(entry.body);
  if (!body || !parseMail(body.mail)) return no(state, 'letter', 'entry/malformed');
  if (seatOf(state, entry.device) === undefined) return no(state, 'letter', 'seat/not-yours');
  return tellingSeatOf(state, entry.device) === undefined
    ? no(state, 'letter', 'pair/not-hand')
    : { kind: 'done', state, what: 'letter', lines: [] };
}

function answer(world: FoldWorld, state: TableState, entry: Entry): Folded {
  const body = parseContributionBody(entry.body);
  if (!body) return no(state, 'answer', 'entry/malformed');
  const author = handSeatOf(state, entry.device);
  if (author === undefined) return no(state, 'answer', 'answer/not-owed');
  const c: Contribution = { seat: author, type: body.type, bytes: body.bytes, entry: entry.hash };
  const done = contribute(world, state, body, c);
  if (done.kind === 'waits') return done;
  if (done.kind === 'refused') return no(done.state ?? state, 'answer', done.code);
  return {
    kind: 'done',
    state: withOvertaken(state, done.state),
    what: 'answer',
    args: { type: body.type },
    lines: done.lines,
  };
}

function keep(world: FoldWorld, state: TableState, entry: Entry): Folded {
  const kept = foldKeygen(world, state, entry);
  if (kept.kind === 'waits') return kept;
  if (kept.kind === 'refused') return no(state, 'keep', kept.code);
  // What waits for keepers goes on.
  const settled = (kept.fewer ? afterLost : settle)(world, kept.state);
  const lines = [...kept.lines, ...settled.lines];
  return { kind: 'done', state: withOvertaken(state, settled.state), what: 'keep', lines };
}

function undo(world: FoldWorld, state: TableState, entry: Entry): Folded {
  const body = parseUndoBody(entry.body);
  if (!body) return no(state, 'undo', 'entry/malformed');
  const done = foldUndo(world, state, entry, body);
  if (!('code' in done)) return { kind: 'done', ...done };
  const { rule } = done;
  const refused = no(state, 'undo', done.code);
  return refused.kind === 'refused' && rule !== undefined
    ? { ...refused, refusal: { code: done.code, rule } }
    : refused;
}
