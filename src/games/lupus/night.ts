/**
 * How a night goes on: call after call, and in each of them letters in and out at set times. An absent moderator stops it at the next answer;
 * nobody else is waited for. What follows from the letters is the desk's.
 */
import { type Ask, type Eyes, type Seat, SPREAD_MS, type Step } from '../../kernel/game.ts';
import { type Call, callsOf, ECHO_MS, lengthOf } from './calls.ts';
import { NO_DAY } from './day-state.ts';
import { CHOICE, TOLD } from './letters.ts';
import { tell } from './news.ts';
import { hasPerson } from './people.ts';
import { fail } from './stuck.ts';
import { type Asked, type Letter, NO_NIGHT, type Night, type State } from './state.ts';

/** Between the word that night falls and the first call: time to lower one's eyes. */
export const NIGHTFALL_MS = 5_000;
const FIRST_NIGHTFALL_MS = 10_000;
/** What the moderator owes is said so long after it is due, whatever it is. */
const DAWN_MS = 2_000;
/** The last letters of a call are the ones that count: they leave earlier. */
const LAST_GRACE_MS = 3_000;
const GRACE_MS = 1_500;

const PHASE = 'phase';

export const callNow = (s: State): Call | undefined =>
  s.stage === 'night' ? callsOf({ mix: s.mix, options: s.options, night: s.night })[s.now.call] : undefined;

/** Letters are asked for still, or are on their way: not all of this call have been answered. Where nothing is chosen, to its end. */
export function isChoosing(s: State): boolean {
  const { stage, now } = s;
  if (stage !== 'night' || !now.open) return false;
  return now.beats === 0 || now.in !== null || (now.beats < callNow(s)!.beats && !now.closing);
}

/** Table time at which the last letters of this call begin to leave: what anybody picks from then on counts for nothing. Undefined while others follow. */
export function lastLeave(s: State, { letters }: Pick<Eyes, 'letters'>): number | undefined {
  const open = s.stage === 'night' && s.now.in ? letters?.('in') : undefined;
  const isLast = s.now.beats === callNow(s)?.beats || (s.now.closing && (open?.at ?? 0) >= half(s.now));
  return isLast ? open?.leave : undefined;
}

/** …and while others follow, as far as it can be foreseen. Where nothing is chosen, the call's end. */
export function endOfChoosing(s: State, eyes: Pick<Eyes, 'letters'>): number {
  const { firstMs, beats, beatMs } = theCall(s);
  const { now } = s;
  if (!now.open) return now.until;
  if (beats === 0) return now.closing ? half(now) : now.until;
  const open = now.in ? eyes.letters?.('in') : undefined;
  const at = open?.at ?? now.from + firstMs + beatMs;
  const all = beats - Math.max(1, now.beats);
  // Closed by hand it has no more beats than half of its time needs; their letters leave as those of any beat but the last.
  const rest = now.closing ? Math.min(all, Math.max(0, Math.ceil((half(now) - at) / beatMs))) : all;
  return lastLeave(s, eyes) ?? at + rest * beatMs - (rest < all ? GRACE_MS : LAST_GRACE_MS) - SPREAD_MS;
}

/** Table time from which a closing by hand comes too late for letters that would be the last: they leave. Undefined while others would follow, or where they are the last anyway. */
export function leaveIfClosed(s: State, { letters }: Pick<Eyes, 'letters'>): number | undefined {
  const { now } = s;
  const open = s.stage === 'night' && now.in && !now.closing ? letters?.('in') : undefined;
  return open && open.at >= half(now) && now.beats < theCall(s).beats ? open.leave : undefined;
}

/** …for those who come here only during one. @throws Error outside of one */
function theCall(s: State): Call {
  const call = callNow(s);
  if (!call) throw new Error('nobody is called now');
  return call;
}

const withNow = (s: State, change: Partial<Night>): State => ({ ...s, now: { ...s.now, ...change } });

/** The next night. A program calls by itself; a person opens each call. */
export function fall(before: State, ask: Ask): State {
  const night = before.night + 1;
  const handing = before.handing?.asked ? before.handing : null;
  const s: State = { ...before, ...NO_DAY, stage: 'night', night, now: NO_NIGHT, handing, calling: [] };
  return waited(tell(s, 'night', [], night), ask, night === 1 ? FIRST_NIGHTFALL_MS : NIGHTFALL_MS);
}

/** The present call is still closed. */
export function waited(s: State, ask: Ask, ms: number): State {
  if (hasPerson(s)) return s;
  ask.timer(PHASE, ms);
  return s;
}

export function open(s: State, ask: Ask): State {
  const call = callNow(s);
  if (!call) return s;
  ask.cancel(PHASE);
  const opened = withNow(s, { open: true, from: ask.now, until: ask.now + lengthOf(call) });
  return call.firstMs > 0 ? askOut(opened, ask, call.beats === 0) : askIn(opened, ask);
}

const asked = (s: State, way: Asked['way'], last: boolean): Asked => ({
  night: s.night,
  call: s.now.call,
  name: theCall(s).name,
  way,
  last,
  after: s.record.length,
  gone: s.out.length,
});

const seatsOf = (s: State): readonly Seat[] => s.players;

function askIn(s: State, ask: Ask): State {
  const { beats, beatMs: ms } = theCall(s);
  const last = s.now.beats + 1 === beats;
  const graceMs = last ? LAST_GRACE_MS : GRACE_MS;
  ask.veil('in', { root: s.cells.at(-1)!, hub: s.hub, way: 'in', seats: seatsOf(s), ms, graceMs, bases: CHOICE });
  return withNow(s, { in: asked(s, 'in', false), beats: s.now.beats + 1 });
}

function askOut(s: State, ask: Ask, last: boolean): State {
  const call = theCall(s);
  const ms = last && call.beats > 0 ? call.lastMs : s.now.beats === 0 ? call.firstMs : ECHO_MS;
  ask.veil('out', { root: s.cells.at(-1)!, hub: s.hub, way: 'out', seats: seatsOf(s), ms, bases: TOLD });
  return withNow(s, { out: asked(s, 'out', last) });
}

/** A letter is there: a beat is over once nothing of it is open. */
function heard(s: State, ask: Ask, letter: Letter): State {
  const kept: State = { ...withNow(s, { [letter.way]: null }), record: [...s.record, letter] };
  return kept.now.in || kept.now.out || kept.stage !== 'night' ? kept : proceed(kept, ask);
}

function proceed(s: State, ask: Ask): State {
  const call = theCall(s);
  if (s.record.at(-1)?.last) return rest(s, ask, call);
  if (s.now.beats === 0) return askIn(s, ask);
  const over = s.now.beats === call.beats || (s.now.closing && ask.now >= half(s.now));
  return over ? askOut(s, ask, true) : askIn(askOut(s, ask, false), ask);
}

const half = ({ from, until }: Night): number => from + Math.floor((until - from) / 2);

function rest(s: State, ask: Ask, { restMs }: Call): State {
  const ms = s.now.closing ? Math.max(0, half(s.now) - ask.now) : restMs;
  if (ms === 0) return close(s, ask);
  ask.timer(PHASE, ms);
  return s;
}

/** A person closes this call as soon as half of it is over, and the beat that runs. */
export function hurry(s: State, ask: Ask): State {
  const closing = withNow(s, { closing: true });
  if (s.now.in || s.now.out) return closing;
  ask.cancel(PHASE);
  return rest(closing, ask, theCall(s));
}

function close(s: State, ask: Ask): State {
  const next: State = { ...s, now: { ...NO_NIGHT, call: s.now.call + 1 } };
  if (!callNow(next)) {
    ask.timer(PHASE, DAWN_MS);
    return { ...next, stage: 'dawn', now: NO_NIGHT };
  }
  return hasPerson(next) ? next : open(next, ask);
}

/** After a failure: what was asked is asked again. */
export function askAgain(s: State, ask: Ask): State {
  const { in: heardOf, out } = s.now;
  const asksOut = out ? askOut(s, ask, out.last) : s;
  return heardOf ? askIn(withNow(asksOut, { beats: s.now.beats - 1 }), ask) : asksOut;
}

/** Night's own clock: it has fallen; a call has had its time. At dawn: the word is due. */
export function onPhase(s: State, ask: Ask): State {
  if (s.stage === 'dawn') return withNow(s, { open: true });
  if (s.stage !== 'night') return s;
  return s.now.open ? close(s, ask) : open(s, ask);
}

const step =
  (way: Asked['way']): Step<State> =>
  (s, { cards, by, failed }, ask) => {
    const was = s.now[way];
    if (!was) return s;
    const [thing] = cards ?? [];
    if (failed || thing === undefined) return fail(s, ask, way);
    return heard(s, ask, { ...was, thing, missing: by ?? [] });
  };

export const nightSteps: { readonly in: Step<State>; readonly out: Step<State> } = { in: step('in'), out: step('out') };
