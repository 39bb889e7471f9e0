/**
 * From a game's open asks to answers: each ask gets the machine of its kind, contributions and time move it on, its answer is the next
 * step of the same fold. What no machine can do is answered `lost`, never left hanging. Asks that can't begin yet are tried again at
 * every change.
 */
import { beginCoin, coinDeadline, coinDuties, coinResult, contributeCoin, expireCoin } from '../asks/coin.ts';
import {
  beginOpen,
  cellHandle,
  contributeOpen,
  expireOpen,
  openAfterLeave,
  openDeadline,
  openDuties,
  type OpenRequest,
} from '../asks/open.ts';
import {
  ANSWER,
  type AnswerCode,
  answered,
  type Contribution,
  type Duty,
  goesOn,
  type Progress,
  refused,
} from '../asks/answering.ts';
import type { Request, RollRequest } from '../asks/request.ts';
import {
  beginSecret,
  contributeSecret,
  expireSecret,
  secretDeadline,
  secretDuties,
  secretWithout,
} from '../asks/secret.ts';
import { unhex } from '../bytes.ts';
import { beginCards } from '../cards/begin.ts';
import {
  cardsAfterLeave,
  cardsDeadline,
  cardsDuties,
  contributeCards,
  expireCards,
  onlyAway,
} from '../cards/machines.ts';
import { beginMix, withoutFirst } from '../cards/mixing.ts';
import { opened } from '../cards/opening.ts';
import { beginRekey } from '../cards/rekey.ts';
import type { CardRequest, LockRequest, ShuffleRequest } from '../cards/request.ts';
import { rollValues } from '../dice.ts';
import { keepDuties } from '../keeping/duties.ts';
import { expireKeep, keepDeadline } from '../keeping/fold.ts';
import type { Answer, Seat } from '../game.ts';
import type { KeeperSet } from '../keeping/state.ts';
import { answerAsk, nextDeadline, type OpenAsk, passTime } from '../play/play.ts';
import { withoutFaces } from '../play/faces.ts';
import { rollIdOf } from '../secrets/coin.ts';
import { attemptOf } from '../secrets/joint-secret.ts';
import { stateHash } from './canonical.ts';
import { changed, seatOf, type TableState, without } from './state.ts';
import { cardWorld, type FoldWorld, openWorld, secretWorld } from './world.ts';

/** Something the public log says of an ask that was answered. */
export interface AnswerLine {
  readonly what: string;
  readonly args: unknown;
}

export interface Settled {
  readonly state: TableState;
  readonly lines: readonly AnswerLine[];
}

/** Asks that answer asks: more than any game needs, so that a game in a loop stops. */
const MAX_STEPS = 1_000;

/** Gives every open ask its machine; asks that are answered at once are, until nothing moves. */
export function settle(world: FoldWorld, given: TableState): Settled {
  let state = withoutWithdrawn(given);
  const lines: AnswerLine[] = [];
  for (let step = 0; step < MAX_STEPS; step++) {
    const handed = handOver(world, state, lines);
    const next = handed ? undefined : beginNext(world, state);
    if (handed) state = handed;
    else if (next) state = proceed(world, state, next.ask.id, next.begun, lines);
    else break;
  }
  return { state, lines };
}

/** Cards get another lock where it is time, once nothing is under way; where none needs it new keepers stand at once. */
function handOver(world: FoldWorld, given: TableState, lines: AnswerLine[]): TableState | undefined {
  const deck = given.keeping?.set && cardWorld(world, given);
  if (!deck?.set) return undefined;
  const busy = Object.entries(given.requests).filter(([, request]) => isOfKeepers(request));
  if (busy.some(([, request]) => !deck.next || !onlyAway(deck, request as OpenRequest | CardRequest))) return undefined;
  // They begin anew when the new keepers stand.
  const state = busy.length === 0 ? given : { ...given, requests: without(given.requests, ...busy.map(([id]) => id)) };
  const mix = beginMix(deck, deck.set);
  if (mix) return proceed(world, state, mix.id, mix.begun, lines);
  const begun = beginRekey(deck, deck.set);
  if (begun) return { ...state, cards: begun.cards, requests: { ...state.requests, [begun.id]: begun.request } };
  return deck.next && handedOver(state, deck.next, lines);
}

function handedOver(state: TableState, set: KeeperSet, lines: AnswerLine[]): TableState {
  const { next: _, ...keeping } = state.keeping!;
  lines.push({ what: 'deck/rekey', args: { keepers: set.keepers } });
  return { ...state, keeping: { ...keeping, set } };
}

/** Is this a machine that the set of now must see to its end? */
const isOfKeepers = (request: Request): boolean =>
  request.kind === 'lock' ||
  request.kind === 'shuffle' ||
  request.kind === 'beacon' ||
  (request.kind === 'open' && request.deck !== undefined);

/** Nobody asked for it: a pile is shuffled because the table has gone back. */
const isMix = (request: Request): request is ShuffleRequest => request.kind === 'shuffle' && request.mix === true;

const isRekey = (request: Request): request is LockRequest => request.kind === 'lock' && request.ask === 'rekey';

/** The first ask that has no machine yet, or whose machine need wait no longer. */
function beginNext(
  world: FoldWorld,
  state: TableState,
): { readonly ask: OpenAsk; readonly begun: Progress<Request> } | undefined {
  for (const ask of state.play?.asks ?? []) {
    const was = state.requests[ask.id];
    if (was !== undefined && was.kind !== 'waiting') continue;
    const begun = begin(world, state, ask);
    const waits = begun.kind === 'goes-on' && begun.request.kind === 'waiting' ? begun.request.for : undefined;
    if (was === undefined || was.for !== waits) return { ask, begun };
  }
  return undefined;
}

/** A game may withdraw what it asked: the machine for it goes too, and what still comes for it is of no step. */
function withoutWithdrawn(state: TableState): TableState {
  const open = new Set(state.play?.asks.map(({ id }) => id));
  const gone = Object.keys(state.requests).filter(
    (id) => !open.has(id) && !isRekey(state.requests[id]!) && !isMix(state.requests[id]!),
  );
  return gone.length === 0 ? state : { ...state, requests: without(state.requests, ...gone) };
}

function begin(world: FoldWorld, state: TableState, ask: OpenAsk): Progress<Request> {
  const seats = state.roster.map((s) => s.seat);
  switch (ask.kind) {
    case 'roll':
      // Without keepers all seats roll together; that can't be hidden.
      if (ask.to !== undefined || rollsByKeepers(state)) return beginCard(world, state, ask);
      return goesOn({
        kind: 'roll',
        coin: beginCoin(rollIdOf(world.room, unhex(ask.cause)!, ask.index), seats, state.now),
        n: ask.n,
        sides: ask.sides,
      });
    case 'secret': {
      const missing = ask.holders.filter((seat) => !seats.includes(seat));
      const nobodyRolls = seats.every((seat) => ask.holders.includes(seat));
      const nobodyHolds = ask.holders.length === 0 || new Set(ask.holders).size < ask.holders.length;
      if (missing.length > 0 || nobodyRolls || nobodyHolds) return answered({ failed: 'lost', by: missing });
      const attempt = attemptOf({
        room: world.room,
        cause: unhex(ask.cause)!,
        index: ask.index,
        holders: ask.holders,
        state: stateHash(state),
      });
      return goesOn(beginSecret(attempt, ask.holders, seats, ask.layout, state.play!.state));
    }
    case 'open':
      return beginOpen(ask, openWorld(world, state), earlier(state, ask));
    case 'shuffle':
    case 'deal':
    case 'show':
    case 'bury':
      return beginCard(world, state, ask);
    default:
      return answered({ failed: 'lost', by: [] });
  }
}

/** Asks that were made before this one and aren't answered. */
const earlier = (state: TableState, ask: OpenAsk): readonly OpenAsk[] => {
  const { asks } = state.play!;
  return asks.slice(0, asks.indexOf(ask));
};

function beginCard(world: FoldWorld, state: TableState, ask: Parameters<typeof beginCards>[1]): Progress<Request> {
  const deck = cardWorld(world, state);
  return deck ? beginCards(deck, ask, earlier(state, ask)) : answered({ failed: 'lost', by: [] });
}

/** Enough keepers have a seat. */
function rollsByKeepers(state: TableState): boolean {
  const set = state.keeping?.set;
  if (!set) return false;
  return set.keepers.filter((seat, i) => seatOf(state, set.devices[i]!) === seat).length >= set.threshold;
}

/** Hands an answer to the game and forgets the machine. */
function reply(
  world: FoldWorld,
  state: TableState,
  id: string,
  answer: Omit<Answer, 'tag'>,
  lines: AnswerLine[],
): TableState {
  const request = state.requests[id];
  if (request) lines.push(...coinLine(request, answer));
  if (answer.failed) lines.push({ what: `answer/${answer.failed}`, args: { by: answer.by ?? [] } });
  const asked = state.play?.asks.find((ask) => ask.id === id);
  // What all see lies face up from now on.
  const cards = asked?.kind === 'open' && !answer.failed ? opened(state.cards, asked.things) : state.cards;
  const play = answerAsk(world.game, state.play!, id, answer, state.now);
  return withoutWithdrawn({ ...state, play, cards, requests: without(state.requests, id) });
}

/** Who made a roll, of itself or inside a secret: until keepers exist the log says that it was commit and reveal, and by whom. */
function coinLine(request: Request, answer: Omit<Answer, 'tag'>): AnswerLine[] {
  const coin = request.kind === 'roll' || request.kind === 'secret' ? request.coin : undefined;
  if (!coin || (request.kind === 'secret' && answer.failed)) return [];
  const result = coinResult(coin);
  return [
    {
      what: 'roll/coin',
      args: {
        ...(request.kind === 'roll' ? { n: request.n, sides: request.sides } : { for: 'secret' }),
        ...(answer.values && answer.values.length <= 8 ? { values: answer.values } : {}),
        from: coin.seats.filter((seat) => coin.reveals[seat] !== undefined),
        silent: result === undefined || result === 'lost' ? [] : result.named,
      },
    },
  ];
}

/** Moves a machine on, or hands its answer over. */
function proceed(
  world: FoldWorld,
  state: TableState,
  id: string,
  progress: Progress<Request>,
  lines: AnswerLine[],
): TableState {
  if (progress.kind !== 'goes-on' && progress.kind !== 'answered') return state;
  const at = progress.cards ? { ...state, cards: progress.cards } : state;
  if (progress.kind === 'goes-on') return { ...at, requests: { ...at.requests, [id]: progress.request } };
  const request = at.requests[id];
  if (request && isRekey(request)) {
    const rest = { ...at, requests: without(at.requests, id) };
    const next = at.keeping?.next;
    return next && request.over === next.id ? handedOver(rest, next, lines) : rest;
  }
  lines.push(...(progress.lines ?? []));
  if (!at.play?.asks.some((ask) => ask.id === id)) return withMixed(at, id, progress.answer.failed === undefined);
  return reply(world, at, id, progress.answer, lines);
}

/** A pile is through, or nobody could: what everybody knew of its cards stands for other ones now. */
function withMixed(state: TableState, id: string, done: boolean): TableState {
  const gone = new Set(done ? state.cards.mixing[0] : []);
  const play = state.play && { ...state.play, faces: withoutFaces(state.play.faces, gone) };
  return { ...state, ...(play && { play }), cards: withoutFirst(state.cards), requests: without(state.requests, id) };
}

function rollProgress(request: RollRequest, coin: RollRequest['coin']): Progress<Request> {
  const result = coinResult(coin);
  if (result === undefined) return goesOn({ ...request, coin });
  if (result === 'lost') return answered({ failed: 'lost', by: [] });
  return answered({ values: rollValues(result.seed, request.n, request.sides) });
}

/** The request that a contribution names: an ask itself, or the roll inside a joint secret (by the entry that asked for it). */
function named(state: TableState, cause: string, index: number): readonly [string, Request] | undefined {
  const id = `${cause}:${index}`;
  const own = state.requests[id];
  if (own) return [id, own];
  return Object.entries(state.requests).find(
    ([, request]) => request.kind === 'secret' && request.roll?.entry === cause && index === 0,
  );
}

const TYPES: ReadonlySet<number> = new Set(Object.values(ANSWER));

/** One answer entry. Refused, it changes nothing. */
export function contribute(
  world: FoldWorld,
  state: TableState,
  at: { readonly cause: string; readonly index: number },
  c: Contribution,
): (Settled & { readonly ok: true }) | { readonly ok: false; readonly code: AnswerCode } | { readonly ok: 'waits' } {
  if (!TYPES.has(c.type)) return { ok: false, code: 'answer/unknown' };
  const found = named(state, at.cause, at.index);
  if (!found) return { ok: false, code: 'answer/wrong-step' };
  const [id, request] = found;
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
  } else {
    const progress = contributeOther(world, state, id, request, c);
    if (progress.kind === 'refused') return { ok: false, code: progress.code };
    if (progress.kind === 'waits') return { ok: 'waits' };
    next = proceed(world, state, id, progress, lines);
  }
  const settled = settle(world, next);
  return { ok: true, state: settled.state, lines: [...lines, ...settled.lines] };
}

function contributeOther(
  world: FoldWorld,
  state: TableState,
  id: string,
  request: Exclude<Request, { readonly kind: 'roll' | 'secret' }>,
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
    default:
      return cardsDeadline(request);
  }
}

/** When time alone will change something next: timers of the game and deadlines of machines. */
export function deadline(state: TableState): number | undefined {
  const all = Object.values(state.requests).map((request) => deadlineOf(request));
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
    const due = Object.entries(state.requests).find(([, request]) => deadlineOf(request) === at);
    if (keepDeadline(state) === at) {
      const kept = expireKeep(world, state);
      state = kept.state;
      lines.push(...kept.lines);
    } else if (due) state = expire(world, state, due[0], due[1], lines);
    else state = { ...state, play: passTime(world.game, state.play!, at) };
    const settled = settle(world, state);
    state = settled.state;
    lines.push(...settled.lines);
  }
  return { state: changed(state, { now }), lines };
}

function expire(world: FoldWorld, state: TableState, id: string, request: Request, lines: AnswerLine[]): TableState {
  if (request.kind === 'roll') {
    const coin = expireCoin(request.coin, state.now);
    const kept = { ...state, requests: { ...state.requests, [id]: { ...request, coin } } };
    return proceed(world, kept, id, rollProgress(request, coin), lines);
  }
  if (request.kind === 'secret') return proceed(world, state, id, expireSecret(request, state.now), lines);
  if (request.kind === 'open') return proceed(world, state, id, expireOpen(request, openWorld(world, state)), lines);
  const deck = cardWorld(world, state);
  return deck ? proceed(world, state, id, expireCards(deck, request, id), lines) : state;
}

/** A seat was left: what only it could have done is answered now. */
export function afterLeave(world: FoldWorld, given: TableState, seat: Seat): Settled {
  let state = withoutWithdrawn(given);
  const lines: AnswerLine[] = [];
  for (const id of Object.keys(state.requests)) {
    const request = state.requests[id];
    if (request?.kind === 'secret') state = proceed(world, state, id, secretWithout(request, seat), lines);
    const seats = state.roster.map((s) => s.seat);
    if (request) state = withSeats(world, state, id, request, seats, lines);
  }
  const settled = settle(world, state);
  return { state: settled.state, lines: [...lines, ...settled.lines] };
}

/** What can't be had from those who have these seats is answered now. */
function withSeats(
  world: FoldWorld,
  state: TableState,
  id: string,
  request: Request,
  seated: readonly Seat[],
  lines: AnswerLine[],
): TableState {
  const deck = cardWorld(world, state);
  const here = deck && { ...deck, seated };
  if (request.kind === 'open')
    return proceed(
      world,
      state,
      id,
      openAfterLeave(request, { ...openWorld(world, state), seated, deck: here }),
      lines,
    );
  if (request.kind === 'roll' || request.kind === 'secret' || !here) return state;
  return proceed(world, state, id, cardsAfterLeave(here, request, id), lines);
}

/**
 * The table goes on without some: what is only half made is lost, and so is what none of those who go on could open. A secret under way
 * would need letters of the generation before; its game asks anew.
 */
export function goOnWith(world: FoldWorld, given: TableState, going: readonly Seat[]): Settled {
  let state = given;
  const lines: AnswerLine[] = [];
  for (const id of Object.keys(state.requests)) {
    const request = state.requests[id];
    if (request?.kind === 'secret') state = proceed(world, state, id, answered({ failed: 'lost', by: [] }), lines);
    else if (request) state = withSeats(world, state, id, request, going, lines);
  }
  const settled = settle(world, state);
  return { state: settled.state, lines: [...lines, ...settled.lines] };
}

/** Another device has the seat, without what the former one knew: attempts at a secret that it was to hold end. */
export function afterReplaced(world: FoldWorld, given: TableState, seat: Seat): Settled {
  let state = given;
  const lines: AnswerLine[] = [];
  for (const [id, request] of Object.entries(given.requests)) {
    if (request.kind === 'secret' && state.requests[id])
      state = proceed(world, state, id, secretWithout(request, seat), lines);
  }
  const settled = settle(world, state);
  return { state: settled.state, lines: [...lines, ...settled.lines] };
}

/** All that is owed now, by whom: the one source for the loop that performs it and for "waiting for …". */
export function duties(world: FoldWorld, state: TableState): (Duty & { readonly item?: number })[] {
  const asked = Object.entries(state.requests).flatMap(([id, request]) => {
    if (request.kind === 'roll') return coinDuties(request.coin, id);
    if (request.kind === 'secret') return secretDuties(request, id);
    if (request.kind === 'open') return openDuties(request, id, openWorld(world, state));
    const deck = cardWorld(world, state);
    return deck ? cardsDuties(deck, request, id) : [];
  });
  return [...asked, ...keepDuties(state)];
}
