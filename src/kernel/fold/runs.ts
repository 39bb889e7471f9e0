/**
 * What moves asks on: contributions and time. Each goes to the machine of its ask; what comes of it is settled at once. Also who owes what, and
 * until when.
 */
import { type Contribution, CONTRIBUTION, type ContributionCode, type Duty } from '../runs/contribution.ts';
import type { Run } from '../asks/run.ts';
import { isMuted, withBad } from '../cards/muted.ts';
import { keygenDuties } from '../keygen/duties.ts';
import { expireKeygen, keygenDeadline } from '../keygen/fold.ts';
import { keepingCarried } from '../keygen/tend.ts';
import { own } from '../own.ts';
import { nextDeadline, passTime } from '../pipeline/play.ts';
import { unlessFaulty } from '../state/faults.ts';
import { changed, playOf, type TableState } from '../state/state.ts';
import type { FoldWorld } from '../state/world.ts';
import { machineOf } from './machines.ts';
import { type AnswerLine, MAX_STEPS, orLost, proceed, settle, type Settled } from './settling.ts';
import type { Waits } from '../runs/not-yet.ts';

/** Nobody checks what a muted seat sends. */
const noneHolds: NonNullable<FoldWorld['known']> = () => false;

const TYPES: ReadonlySet<number> = new Set(Object.values(CONTRIBUTION));

/** What one contribution comes to. */
export type Contributed =
  | (Settled & { readonly kind: 'done' })
  /** `state`: a bad proof was counted. */
  | { readonly kind: 'refused'; readonly code: ContributionCode; readonly state?: TableState }
  | Waits;

/** One contribution. Refused, it changes nothing. */
export function contribute(
  world: FoldWorld,
  state: TableState,
  at: { readonly cause: string; readonly index: number },
  c: Contribution,
): Contributed {
  if (!TYPES.has(c.type)) return { kind: 'refused', code: 'contribution/unknown' };
  const id = `${at.cause}:${at.index}`;
  const run = own(state.requests, id);
  if (!run) return { kind: 'refused', code: 'contribution/wrong-step' };
  const muted = isMuted(run, c.seat);
  const moved = machineOf(run).contribute({ world: muted ? { ...world, known: noneHolds } : world, state, id }, run, c);
  if (moved.kind === 'waits') return moved;
  if (moved.kind === 'refused') {
    const isCounted = moved.code === 'contribution/bad-proof' && !muted;
    const counted = { ...state, requests: { ...state.requests, [id]: withBad(run, c.seat) } };
    return isCounted ? { ...moved, state: counted } : moved;
  }
  const lines: AnswerLine[] = [];
  const settled = settle(world, proceed(world, state, id, moved, lines));
  return { kind: 'done', state: settled.state, lines: [...lines, ...settled.lines] };
}

/** At once, where our own code can't even say that (`state/faults.ts`). */
const dueAt = ({ now }: TableState, run: Run): number | undefined =>
  unlessFaulty(
    () => machineOf(run).deadline(run),
    () => now,
  );

/** When time alone will change something next: timers of the game and deadlines of machines. */
export function deadline(state: TableState): number | undefined {
  const all = Object.values(state.requests).map((run) => dueAt(state, run));
  if (state.play) all.push(nextDeadline(state.play));
  all.push(keygenDeadline(state));
  const set = all.filter((at) => at !== undefined);
  return set.length > 0 ? Math.min(...set) : undefined;
}

/** Time passes up to `now`: everything due fires, earliest first, each step seeing the time it was due at. */
export function pass(world: FoldWorld, given: TableState, now: number): Settled {
  let state = given;
  const lines: AnswerLine[] = [];
  for (let step = 0; step < MAX_STEPS; step++) {
    const at = deadline(state);
    if (at === undefined || at > now) break;
    state = { ...state, now: Math.max(at, state.now) };
    const before = state;
    const due = Object.entries(state.requests).find(([, run]) => dueAt(before, run) === at);
    if (keygenDeadline(state) === at) {
      const kept = unlessFaulty(
        () => expireKeygen(world, before),
        () => ({ state: withoutMaking(before), lines: [] }),
      );
      state = kept.state;
      lines.push(...kept.lines);
    } else if (due) state = orLost(world, before, due[0], lines, () => expire(world, before, due[0], due[1], lines));
    else state = { ...state, play: passTime(world.game, playOf(state), at) };
    const settled = settle(world, state);
    state = settled.state;
    lines.push(...settled.lines);
  }
  return { state: changed(state, { now }), lines };
}

/** A set that is being made is made no further; who is to keep is looked at anew (`keygen/tend.ts`). */
const withoutMaking = (state: TableState): TableState => changed(state, { keeping: keepingCarried(state.keeping!) });

const expire = (world: FoldWorld, state: TableState, id: string, run: Run, lines: AnswerLine[]): TableState =>
  proceed(world, state, id, machineOf(run).expire({ world, state, id }, run), lines);

/** All that is owed now, by whom: the one source for the loop that performs it and for "waiting for …". */
export function duties(world: FoldWorld, state: TableState): (Duty & { readonly item?: number })[] {
  const owed = Object.entries(state.requests).flatMap(([id, run]) => machineOf(run).duties({ world, state, id }, run));
  return [...owed, ...keygenDuties(state)];
}
