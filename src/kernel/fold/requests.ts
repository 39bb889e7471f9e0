/**
 * What moves asks on: contributions and time. Each goes to the machine of its ask; what comes of it is settled at once. Also who owes what, and
 * until when.
 */
import { coinDeadline, coinDuties, contributeCoin, expireCoin } from '../asks/coin.ts';
import { cellHandle, contributeOpen, expireOpen, openDeadline, openDuties } from '../asks/open.ts';
import { ANSWER, type AnswerCode, type Contribution, type Duty, type Progress, refused } from '../asks/answering.ts';
import { heardBy } from '../asks/readers.ts';
import type { Request } from '../asks/request.ts';
import { contributeSecret, expireSecret, secretDeadline, secretDuties } from '../asks/secret.ts';
import { contributeTell, tellDuties, type TellRequest } from '../asks/tell.ts';
import { cardsDeadline, cardsDuties, contributeCards, expireCards } from '../cards/machines.ts';
import { isMuted, withBad } from '../cards/muted.ts';
import { keepDuties } from '../keeping/duties.ts';
import { expireKeep, keepDeadline } from '../keeping/fold.ts';
import { keepingCarried } from '../keeping/tend.ts';
import { own } from '../own.ts';
import { nextDeadline, passTime } from '../play/play.ts';
import { changed, type TableState } from './state.ts';
import { cardWorld, type FoldWorld, openWorld, secretWorld, tellWorld } from './world.ts';
import { unlessFaulty } from './faults.ts';
import { type AnswerLine, MAX_STEPS, orLost, proceed, reply, rollProgress, settle, type Settled } from './settling.ts';
/** Nobody checks what a muted seat sends. */
const noneHolds: NonNullable<FoldWorld['known']> = () => false;

const TYPES: ReadonlySet<number> = new Set(Object.values(ANSWER));

/** One answer entry. Refused, it changes nothing. */
export function contribute(
  world: FoldWorld,
  state: TableState,
  at: { readonly cause: string; readonly index: number },
  c: Contribution,
):
  | (Settled & { readonly ok: true })
  /** `state`: a bad proof was counted. */
  | { readonly ok: false; readonly code: AnswerCode; readonly state?: TableState }
  | { readonly ok: 'waits' } {
  if (!TYPES.has(c.type)) return { ok: false, code: 'answer/unknown' };
  const id = `${at.cause}:${at.index}`;
  const request = own(state.requests, id);
  if (!request) return { ok: false, code: 'answer/wrong-step' };
  const lines: AnswerLine[] = [];
  let next: TableState;
  if (request.kind === 'roll') {
    const coin = contributeCoin(request.coin, c, state.now);
    if ('kind' in coin) return { ok: false, code: coin.code };
    // The machine as it ended stays for the log line.
    const kept = { ...state, requests: { ...state.requests, [id]: { ...request, coin } } };
    next = proceed(world, kept, id, rollProgress(request, coin), lines);
  } else if (request.kind === 'secret') {
    const step = contributeSecret(request, c, secretWorld(world, state, request.asked));
    if (step.kind === 'refused') return { ok: false, code: step.code };
    if (step.kind === 'waits') return { ok: 'waits' };
    if (step.kind === 'made') {
      const { attempt, holders, layout, asked, commits, mails } = request;
      const made = {
        attempt,
        holders,
        layout,
        asked,
        commits,
        mails,
        seed: request.seed!,
        cells: step.cells,
        root: step.root,
      };
      const cards = Array.from({ length: step.cells }, (_, cell) => cellHandle(id, cell));
      next = reply(world, { ...state, secrets: { ...state.secrets, [id]: made } }, id, { cards }, lines);
    } else next = proceed(world, state, id, step, lines);
  } else if (request.kind === 'tell') {
    const told = contributeTold(world, state, id, request, c, lines);
    if (typeof told === 'string') return { ok: false, code: told };
    next = told;
  } else {
    const muted = isMuted(request, c.seat);
    const progress = contributeOther(muted ? { ...world, known: noneHolds } : world, state, id, request, c);
    if (progress.kind === 'refused') {
      const counted = { ...state, requests: { ...state.requests, [id]: withBad(request, c.seat) } };
      return {
        ok: false,
        code: progress.code,
        ...(progress.code === 'answer/bad-proof' && !muted && { state: counted }),
      };
    }
    if (progress.kind === 'waits') return { ok: 'waits' };
    next = proceed(world, state, id, progress, lines);
  }
  const settled = settle(world, next);
  return { ok: true, state: settled.state, lines: [...lines, ...settled.lines] };
}

/** A secret is being told; once it has been heard its new readers stand beside its holders. */
function contributeTold(
  world: FoldWorld,
  state: TableState,
  id: string,
  request: TellRequest,
  c: Contribution,
  lines: AnswerLine[],
): TableState | AnswerCode {
  const secret = state.secrets[request.secret]!;
  const step = contributeTell(request, c, secret, tellWorld(world, state));
  if (step.kind === 'refused') return step.code;
  if (step.kind !== 'told') return proceed(world, state, id, step, lines);
  const secrets = { ...state.secrets, [request.secret]: heardBy(secret, request.to, step.entry) };
  return reply(world, { ...state, secrets }, id, {}, lines);
}

function contributeOther(
  world: FoldWorld,
  state: TableState,
  id: string,
  request: Exclude<Request, { readonly kind: 'roll' | 'secret' | 'tell' }>,
  c: Contribution,
): Progress<Request> {
  if (request.kind === 'open') return contributeOpen(request, c, openWorld(world, state));
  const deck = cardWorld(world, state);
  return deck ? contributeCards(deck, request, c, id) : refused('answer/wrong-step');
}

function deadlineOf(request: Request): number | undefined {
  switch (request.kind) {
    case 'roll':
      return coinDeadline(request.coin);
    case 'secret':
      return secretDeadline(request);
    case 'open':
      return openDeadline(request);
    case 'tell':
      return undefined;
    default:
      return cardsDeadline(request);
  }
}

/** At once, where our own code can't even say that (`faults.ts`). */
const dueAt = ({ now }: TableState, request: Request): number | undefined =>
  unlessFaulty(
    () => deadlineOf(request),
    () => now,
  );

/** When time alone will change something next: timers of the game and deadlines of machines. */
export function deadline(state: TableState): number | undefined {
  const all = Object.values(state.requests).map((request) => dueAt(state, request));
  if (state.play) all.push(nextDeadline(state.play));
  all.push(keepDeadline(state));
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
    const due = Object.entries(state.requests).find(([, request]) => dueAt(before, request) === at);
    if (keepDeadline(state) === at) {
      const kept = unlessFaulty(
        () => expireKeep(world, before),
        () => ({ state: withoutMaking(before), lines: [] }),
      );
      state = kept.state;
      lines.push(...kept.lines);
    } else if (due) state = orLost(world, before, due[0], lines, () => expire(world, before, due[0], due[1], lines));
    else state = { ...state, play: passTime(world.game, state.play!, at) };
    const settled = settle(world, state);
    state = settled.state;
    lines.push(...settled.lines);
  }
  return { state: changed(state, { now }), lines };
}

/** A set that is being made is made no further; who is to keep is looked at anew (`tend.ts`). */
const withoutMaking = (state: TableState): TableState => changed(state, { keeping: keepingCarried(state.keeping!) });

function expire(world: FoldWorld, state: TableState, id: string, request: Request, lines: AnswerLine[]): TableState {
  if (request.kind === 'roll') {
    const coin = expireCoin(request.coin, state.now);
    const kept = { ...state, requests: { ...state.requests, [id]: { ...request, coin } } };
    return proceed(world, kept, id, rollProgress(request, coin), lines);
  }
  if (request.kind === 'secret')
    return proceed(world, state, id, expireSecret(request, secretWorld(world, state, request.asked)), lines);
  if (request.kind === 'tell') return state;
  if (request.kind === 'open') return proceed(world, state, id, expireOpen(request, openWorld(world, state)), lines);
  const deck = cardWorld(world, state);
  return deck ? proceed(world, state, id, expireCards(deck, request, id), lines) : state;
}
/** All that is owed now, by whom: the one source for the loop that performs it and for "waiting for …". */
export function duties(world: FoldWorld, state: TableState): (Duty & { readonly item?: number })[] {
  const asked = Object.entries(state.requests).flatMap(([id, request]) => {
    if (request.kind === 'roll') return coinDuties(request.coin, id);
    if (request.kind === 'open') return openDuties(request, id, openWorld(world, state));
    if (request.kind === 'tell')
      return tellDuties(request, id, state.secrets[request.secret]!, tellWorld(world, state).seated);
    const deck = cardWorld(world, state);
    if (request.kind === 'secret') return secretDuties(request, id, deck);
    return deck ? cardsDuties(deck, request, id) : [];
  });
  return [...asked, ...keepDuties(state)];
}
