/**
 * What the table does for somebody, step by step. At most eight jobs are under way; each has a slot, whose number is the tag by which its
 * questions are answered. A job first gets its cards ready (loose ones are picked by dice, or put under keys), then asks. One that needs cards
 * of another waits for it. A job that fails leaves every card where it can be found (SB-31).
 */
import type { Answer, Ask, Handle, Seat } from '../../../kernel/game.ts';
import { present } from '../../kit/seats.ts';
import { isTaken } from '../busy.ts';
import { faceText } from '../faces.ts';
import { tell } from '../news.ts';
import { Draft, listOf, pieceOf } from '../pieces.ts';
import { MOST_JOBS } from '../rules.ts';
import { DOINGS, type Doing, type Job } from '../job.ts';
import { CLOTH, KEYED, LOOSE, NONE, type State } from '../state.ts';
import { choices } from './choices.ts';
import { deal } from './deal.ts';
import { gather, hold } from './gather.ts';
import { mixHand, show } from './hand.ts';
import { look, turnUp } from './look.ts';
import { split, turnedUp, urnOf } from './loose.ts';
import { mix, secret } from './mix.ts';
import { order, roll } from './dice.ts';
import { broken, changedJob, failed, tagOf, withJob, type Plan } from './plan.ts';
import { force, seize } from './votes.ts';
import { steal } from './steal.ts';

const PLANS: Readonly<Record<Doing, Plan>> = {
  secret,
  mix,
  mixHand,
  deal,
  turnUp,
  look,
  show,
  steal,
  seize,
  force,
  roll,
  order,
  choices,
  gather,
  hold,
};

/** A pass of keepers takes so many cards; larger sets go under keys packet by packet, half as large. */
const MOST_TOGETHER = 256;
const PACKET = 128;

const PLAIN: Omit<Job, 'what' | 'by'> = {
  step: 'waits',
  seats: [],
  from: CLOTH,
  to: [],
  named: [],
  n: 0,
  up: false,
  pieces: [],
  held: [],
  owed: 0,
  x: 0,
  y: 0,
};

/** A slot for one job more; -1 where all are taken. */
export function freeSlot({ jobs }: State): number {
  const k = jobs.indexOf(null);
  return k >= 0 ? k : jobs.length < MOST_JOBS ? jobs.length : -1;
}

/** @param k a slot that is free; there must be one */
export function start(
  s: State,
  job: Pick<Job, 'what' | 'by'> & Partial<Job>,
  ask: Ask,
  k: number = freeSlot(s),
): State {
  const begun: Job = { ...PLAIN, ...job };
  const jobs = k === s.jobs.length ? [...s.jobs, begun] : s.jobs.with(k, begun);
  return settled(proceed({ ...s, jobs }, k, ask), ask);
}

/** Jobs that waited go on, one after the other, once something has come to its end. */
function settled(s: State, ask: Ask): State {
  let now = s;
  for (let k = 0; k < now.jobs.length; k++) if (now.jobs[k]?.step === 'waits') now = proceed(now, k, ask);
  return now;
}

function proceed(s: State, k: number, ask: Ask): State {
  const job = s.jobs[k]!;
  const plan = PLANS[job.what];
  const pieces = job.pieces.length > 0 ? job.pieces : plan.pieces(s, job);
  if (!pieces) return failed(s, k, {});
  const among = job.pieces.length > 0 ? undefined : plan.among?.(s, job);
  if (among) return drawing(s, k, among, pieces.length, ask);
  const wanted = plan.loose(s, job);
  const loose = wanted === 'none' ? undefined : pieces.find((n) => pieceOf(s, n)?.face === LOOSE);
  const urn = loose === undefined ? undefined : urnOf(s, loose);
  const held = urn ? urn.slots : [];
  if ([...pieces, ...held].some((n) => isTaken(s, n, k)))
    return withJob(s, k, { ...job, step: 'waits', pieces: [], held: [] });
  const ready = withJob(s, k, { ...job, pieces, held });
  if (!urn) return plan.ask(ready, k, ask);
  if (wanted === 'dice') {
    const take = pieces.filter((n) => urn.slots.includes(n)).length;
    ask.pick(tagOf(k), { of: urn.left.length, take });
    return changedJob(ready, k, { step: 'taking' });
  }
  if (urn.left.length > MOST_TOGETHER) {
    const needed = pieces.filter((n) => urn.slots.includes(n)).length;
    ask.pick(tagOf(k), { of: urn.left.length, take: Math.min(Math.max(PACKET, needed), MOST_TOGETHER) });
    return changedJob(ready, k, { step: 'packet' });
  }
  const handles = ask.deck(
    tagOf(k),
    urn.left.map((face) => faceText(urn.of, face)),
  );
  // Of one card there is no other order, but a deck begins with a shuffle.
  ask.shuffle(tagOf(k), handles, present(s));
  return changedJob(ready, k, { step: 'secret' });
}

/** From a bag, which has no order: the lot says which. */
function drawing(s: State, k: number, among: readonly number[], take: number, ask: Ask): State {
  if (among.some((n) => isTaken(s, n, k))) return changedJob(s, k, { step: 'waits' });
  ask.pick(tagOf(k), { of: among.length, take });
  return changedJob(s, k, { step: 'drawing', pieces: among });
}

/** The table's answer to the job in slot `k`. */
export function answered(s: State, k: number, answer: Answer, ask: Ask): State {
  const job = s.jobs[k];
  if (!job) return s;
  return settled(stepped(s, k, job, answer, ask), ask);
}

function stepped(s: State, k: number, job: Job, answer: Answer, ask: Ask): State {
  if (job.step === 'drawing') {
    const { values } = answer;
    if (answer.failed || !values) return failed(s, k, answer);
    return proceed(changedJob(s, k, { pieces: values.map((value) => job.pieces[value - 1]!) }), k, ask);
  }
  if (job.step === 'packet') {
    const { values } = answer;
    if (answer.failed || !values) return failed(s, k, answer);
    return proceed({ ...s, urns: split(s, packetOf(s, job, values.length), values) }, k, ask);
  }
  if (job.step === 'secret') {
    const { cards } = answer;
    if (answer.failed || cards?.length !== job.held.length) return failed(s, k, answer);
    return proceed(underKeys(s, job.held, cards, job.by), k, ask);
  }
  if (job.step === 'taking') {
    const { values } = answer;
    if (answer.failed || !values) return failed(s, k, answer);
    const cards = job.pieces.filter((n) => job.held.includes(n));
    return proceed(turnedUp(s, cards, values, job.by), k, ask);
  }
  // Of several questions of a deal some may come about: what becomes of the others is the plan's to say.
  return answer.failed && job.what !== 'deal' && job.what !== 'hold'
    ? failed(s, k, answer)
    : PLANS[job.what].answered(s, k, answer, ask);
}

/** The slots that go under keys first: what is wanted, then what lies there on top, then any other. */
function packetOf(s: State, { pieces, held, from }: Job, count: number): readonly number[] {
  const slots = new Set(held);
  const wanted = [...pieces, ...listOf(s, from).toReversed(), ...held].filter((n) => slots.has(n));
  return [...new Set(wanted)].slice(0, count);
}

/** The slots of a loose set are cards of a joint deck. Handle i goes to slot i, and every order is as likely as before. */
function underKeys(s: State, slots: readonly number[], handles: readonly Handle[], by: Seat): State {
  const draft = new Draft(s);
  for (const [i, n] of slots.entries()) draft.touch(n, by, { face: KEYED, under: NONE, thing: handles[i]!, key: NONE });
  return { ...draft.done(), urns: s.urns.filter((urn) => !urn.slots.includes(slots[0] ?? NONE)) };
}

/** Given up: its questions are withdrawn, and what has arrived stays where it is. */
export function calledOff(s: State, k: number, by: Seat, ask: Ask): State {
  const job = s.jobs[k]!;
  ask.cancel(tagOf(k));
  const stopped = tell(broken(withJob(s, k, null), k), 'calledOff', by, { values: [DOINGS.indexOf(job.what)] });
  return settled(job.what === 'choices' ? { ...stopped, choice: null } : stopped, ask);
}
