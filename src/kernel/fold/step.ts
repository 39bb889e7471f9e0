/**
 * The fold: one stamped entry, or time, to the next state. The same in every browser; refused means nothing happened. An entry that was
 * placed against its chain (O3) is passed over without a trace in the state.
 */
import { type Contribution } from '../runs/contribution.ts';
import { unlessWaits, WAITS } from '../runs/not-yet.ts';
import { hex } from '../bytes.ts';
import { parseContributionBody, parseHelloBody, parseLetterBody, parseMoveBody } from '../journal/bodies.ts';
import { chainOf, type Entry, KIND, isUnplaced } from '../journal/entry.ts';
import { parseSayBody } from '../journal/say-body.ts';
import { isGoodMailKey } from '../identity/device.ts';
import { foldKeygen } from '../keygen/fold.ts';
import { leftMaking } from '../keygen/given-up.ts';
import { heardOf, tend, tendOrStay } from '../keygen/tend.ts';
import { parseMail } from '../secrets/mail.ts';
import { parseUndoBody } from '../undo/body.ts';
import { unlessFaulty } from '../state/faults.ts';
import { refuseEntry } from './refusals.ts';
import { afterLost } from './departures.ts';
import { type Folded, no } from './folded.ts';
import { foldMove, foldStart } from './game-steps.ts';
import { contribute, pass } from './runs.ts';
import { settle, type Settled } from './settling.ts';
import { sayRefusal } from './say.ts';
import { foldSeat } from './seat-step.ts';
import { changed, handSeatOf, seatOf, tellingSeatOf, type TableState } from '../state/state.ts';
import { foldUndo, withOvertaken } from './undo.ts';
import { type FoldWorld } from '../state/world.ts';

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
  return folded ?? WAITS;
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
  [KIND.contribution]: 'contribution',
  [KIND.undo]: 'undo',
  [KIND.say]: 'say',
};

function foldPlaced(world: FoldWorld, state: TableState, entry: Entry): Folded {
  switch (entry.kind) {
    case KIND.hello:
      return hello(state, entry);
    case KIND.seat:
      return foldSeat(world, state, entry);
    case KIND.start:
      return foldStart(world, state, entry);
    case KIND.move:
      return foldMove(world, state, entry);
    case KIND.contribution:
      return foldContribution(world, state, entry);
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
      return { kind: 'done', state, what: 'voters', lines: [] };
    default:
      return no(state, 'entry', 'entry/malformed');
  }
}

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

/** Between devices, outside of games: nobody but its readers learns anything, and the state stays. */
function letter(state: TableState, entry: Entry): Folded {
  const body = parseLetterBody(entry.body);
  if (!body || !parseMail(body.mail)) return no(state, 'letter', 'entry/malformed');
  if (seatOf(state, entry.device) === undefined) return no(state, 'letter', 'seat/not-yours');
  return tellingSeatOf(state, entry.device) === undefined
    ? no(state, 'letter', 'pair/not-hand')
    : { kind: 'done', state, what: 'letter', lines: [] };
}

function foldContribution(world: FoldWorld, state: TableState, entry: Entry): Folded {
  const body = parseContributionBody(entry.body);
  if (!body) return no(state, 'contribution', 'entry/malformed');
  const author = handSeatOf(state, entry.device);
  if (author === undefined) return no(state, 'contribution', 'contribution/not-owed');
  const c: Contribution = { seat: author, type: body.type, bytes: body.bytes, entry: entry.hash };
  const done = contribute(world, state, body, c);
  if (done.kind === 'waits') return done;
  if (done.kind === 'refused') return no(done.state ?? state, 'contribution', done.code);
  return {
    kind: 'done',
    state: withOvertaken(state, done.state),
    what: 'contribution',
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
