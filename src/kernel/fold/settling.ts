/**
 * From a game's open asks to answers: each ask gets the machine of its kind, and its answer is the next step of the same fold. What no machine
 * can do is answered `lost`, never left hanging. Asks that can't begin yet are tried again at every change. What moves a machine on is
 * `requests.ts`'s.
 */
import { beginCoin, coinResult } from '../asks/coin.ts';
import { beginOpen, cellOf, type OpenRequest } from '../asks/open.ts';
import { answered, goesOn, type Progress } from '../asks/answering.ts';
import type { Request, RollRequest } from '../asks/request.ts';
import { beginSecret } from '../asks/secret.ts';
import { beginTell } from '../asks/tell.ts';
import { unhex } from '../bytes.ts';
import { beginCards } from '../cards/begin.ts';
import { onlyAway } from '../cards/machines.ts';
import { beginMix, withoutFirst } from '../cards/mixing.ts';
import { opened } from '../cards/opening.ts';
import { beginRekey } from '../cards/rekey.ts';
import type { CardRequest, LockRequest, ShuffleRequest } from '../cards/request.ts';
import { drawn, rolledBy } from '../dice.ts';
import type { Answer } from '../game.ts';
import type { KeeperSet } from '../keeping/state.ts';
import { answerAsk, type OpenAsk } from '../play/play.ts';
import { withoutFaces } from '../play/faces.ts';
import { rollIdOf } from '../secrets/coin.ts';
import { attemptOf } from '../secrets/joint-secret.ts';
import { withBare } from './bare.ts';
import { stateHash } from './canonical.ts';
import { firstSound, unlessFaulty } from './faults.ts';
import { type TableState, without } from './state.ts';
import { cardWorld, type FoldWorld, openWorld, rollingSet, tellWorld } from './world.ts';
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
export const MAX_STEPS = 1_000;

/** Gives every open ask its machine; asks that are answered at once are, until nothing moves. */
export function settle(world: FoldWorld, given: TableState): Settled {
  let state = withoutWithdrawn(given);
  const lines: AnswerLine[] = [];
  for (let step = 0; step < MAX_STEPS; step++) {
    const at = state;
    const handed = firstSound<TableState | undefined>(lines, [() => handOver(world, at, lines)], () => undefined);
    const next = handed ? undefined : beginNext(world, state);
    if (handed) state = handed;
    else if (next)
      state = orLost(world, at, next.ask.id, lines, () => proceed(world, at, next.ask.id, next.begun, lines));
    else break;
  }
  return { state, lines };
}

/** Cards get another lock where it is time, once nothing is under way; where none needs it new keepers stand at once. */
function handOver(world: FoldWorld, given: TableState, lines: AnswerLine[]): TableState | undefined {
  const { keeping, cards, requests } = given;
  if (!keeping?.set) return undefined;
  if (!keeping.next && cards.mixing.length === 0 && isEmpty(requests) && isEmpty(cards.at)) return undefined;
  const deck = cardWorld(world, given);
  if (!deck?.set) return undefined;
  const { set, next } = deck;
  const busy = Object.entries(given.requests).filter(([, request]) => ofKeepers(request) !== undefined);
  // Its keepers have been followed by others before they could do it.
  const orphan = busy.find(
    ([, request]) => ![set.id, next?.id].includes(ofKeepers(request)) || goesAstray(request, next),
  );
  if (orphan) return dropped(given, [orphan[0]]);
  const old = busy.filter(([, request]) => ofKeepers(request) === set.id);
  if (old.some(([, request]) => !next || !onlyAway(deck, request as OpenRequest | CardRequest))) return undefined;
  // They begin anew when the new keepers stand.
  const state =
    old.length === 0
      ? given
      : dropped(
          given,
          old.map(([id]) => id),
        );
  // What they had laid open lies where it lay no more: it is looked at anew.
  if (state.cards !== given.cards) return state;
  const mix = beginMix(deck, set);
  if (mix) return proceed(world, state, mix.id, mix.begun, lines);
  const begun = beginRekey(deck, set);
  if (begun) return { ...state, cards: begun.cards, requests: { ...state.requests, [begun.id]: begun.request } };
  return next && handedOver(state, next, lines);
}

/** Cards were on their way to keepers who have been followed by newer ones: nothing of it counts yet, and they go to those. */
const goesAstray = (request: Request, next: KeeperSet | undefined): boolean =>
  isRekey(request) && request.over !== undefined && request.over !== next?.id;

function handedOver(state: TableState, set: KeeperSet, lines: AnswerLine[]): TableState {
  const { next: _, ...keeping } = state.keeping!;
  lines.push({ what: 'deck/rekey', args: { keepers: set.keepers } });
  return { ...state, keeping: { ...keeping, set } };
}

/** The set that must see this machine to its end; undefined where it needs none. */
function ofKeepers(request: Request): string | undefined {
  switch (request.kind) {
    case 'lock':
    case 'shuffle':
    case 'beacon':
      return request.set;
    case 'open':
      return request.deck?.set;
    case 'secret':
      return request.step === 'reveal' ? request.beacon?.set : undefined;
    default:
      return undefined;
  }
}

/** Nobody asked for it: a pile is shuffled because the table has gone back. */
const isMix = (request: Request): request is ShuffleRequest => request.kind === 'shuffle' && request.mix === true;

const isRekey = (request: Request): request is LockRequest => request.kind === 'lock' && request.ask === 'rekey';

const LOST = answered({ failed: 'lost', by: [] });

/**
 * Moves the machine of an ask on where no entry can be refused for it: where our own code fails at that the ask is lost, and where even that
 * can't be told to the game it is forgotten. A table doesn't stand still for it.
 * @param lines what `run` says
 */
export function orLost(
  world: FoldWorld,
  state: TableState,
  id: string,
  lines: AnswerLine[],
  run: () => TableState,
): TableState {
  return firstSound(lines, [run, () => proceed(world, state, id, LOST, lines)], () => forgotten(state, id, lines));
}

function forgotten(state: TableState, id: string, lines: AnswerLine[]): TableState {
  lines.push({ what: 'answer/lost', args: { by: [] } });
  const { play } = state;
  const asked = play && { ...play, asks: play.asks.filter((ask) => ask.id !== id) };
  return { ...state, ...(asked && { play: asked }), requests: without(state.requests, id) };
}

/** The first ask that has no machine yet, or whose machine need wait no longer. */
function beginNext(
  world: FoldWorld,
  state: TableState,
): { readonly ask: OpenAsk; readonly begun: Progress<Request> } | undefined {
  for (const ask of state.play?.asks ?? []) {
    const was = state.requests[ask.id];
    if (was !== undefined && was.kind !== 'waiting') continue;
    const begun = unlessFaulty(
      () => begin(world, state, ask),
      () => LOST,
    );
    const waits = begun.kind === 'goes-on' && begun.request.kind === 'waiting' ? begun.request.for : undefined;
    if (was === undefined || was.for !== waits) return { ask, begun };
  }
  return undefined;
}

/** As it mostly is, at each step. */
function isEmpty(record: Readonly<Record<string, unknown>>): boolean {
  for (const _ in record) return false;
  return true;
}

const dropped = (state: TableState, ids: readonly string[]): TableState => ({
  ...withBare(
    state,
    ids.map((id) => state.requests[id]),
  ),
  requests: without(state.requests, ...ids),
});

/** A game may withdraw what it asked: the machine for it goes too, and what still comes for it is of no step. */
export function withoutWithdrawn(state: TableState): TableState {
  if (isEmpty(state.requests)) return state;
  const open = new Set(state.play?.asks.map(({ id }) => id));
  const gone = Object.keys(state.requests).filter(
    (id) => !open.has(id) && !isRekey(state.requests[id]!) && !isMix(state.requests[id]!),
  );
  return gone.length === 0 ? state : dropped(state, gone);
}

function begin(world: FoldWorld, state: TableState, ask: OpenAsk): Progress<Request> {
  const seats = state.roster.map((s) => s.seat);
  switch (ask.kind) {
    case 'roll':
      // Without keepers all seats roll together; that can't be hidden.
      if (ask.to !== undefined || rollingSet(state)) return beginCard(world, state, ask);
      return goesOn({
        kind: 'roll',
        coin: beginCoin(rollIdOf(world.room, unhex(ask.cause)!, ask.index), seats, state.now),
        ...rolledBy(ask),
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
      const what = { layout: ask.layout, asked: state.play!.state };
      const rollId = rollIdOf(world.room, attempt, 0);
      return goesOn(beginSecret(attempt, ask.holders, what, { rollId, seats, now: state.now }));
    }
    case 'open':
      return beginOpen(ask, openWorld(world, state), earlier(state, ask));
    case 'show':
      return beginShow(world, state, ask);
    case 'shuffle':
    case 'entrust':
    case 'deal':
    case 'bury':
      return beginCard(world, state, ask);
    default:
      return answered({ failed: 'lost', by: [] });
  }
}

/** Cells of a secret are shown all at once: who has some of its seeds has them all. */
function beginShow(world: FoldWorld, state: TableState, ask: OpenAsk & { readonly kind: 'show' }): Progress<Request> {
  const cells = ask.things.map((thing) => cellOf(thing, state.secrets));
  const id = cells[0]?.secret;
  if (id === undefined) return beginCard(world, state, ask);
  const secret = state.secrets[id]!;
  const all = new Set(cells.flatMap((cell) => (cell?.secret === id ? [cell.cell] : [])));
  if (all.size < secret.cells || cells.length > all.size) return answered({ failed: 'lost', by: [] });
  return beginTell(id, secret, ask.to, tellWorld(world, state));
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

/** Hands an answer to the game and forgets the machine. */
export function reply(
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
  const { play: before, cards: lying } = answer.failed ? withBare(state, [request]) : state;
  // What all see lies face up from now on.
  const cards = asked?.kind === 'open' && !answer.failed ? opened(lying, asked.things) : lying;
  const play = answerAsk(world.game, before!, id, answer, state.now);
  return withoutWithdrawn({ ...state, play, cards, requests: without(state.requests, id) });
}

/** Who made a roll of all seats or one inside a secret: the log says whether it was commit and reveal, and by whom. */
function coinLine(request: Request, answer: Omit<Answer, 'tag'>): AnswerLine[] {
  const kept =
    request.kind === 'secret' && request.rolledBy && !answer.failed
      ? [{ what: 'roll/keepers', args: { for: 'secret', ...request.rolledBy } }]
      : [];
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
        silent: result?.named ?? [],
      },
    },
    ...kept,
  ];
}

/** Moves a machine on, or hands its answer over. */
export function proceed(
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

export function rollProgress(request: RollRequest, coin: RollRequest['coin']): Progress<Request> {
  const result = coinResult(coin);
  if (result === undefined) return goesOn({ ...request, coin });
  if (result.seed === 'lost') return answered({ failed: 'lost', by: [] });
  return answered({ values: drawn(result.seed, request) });
}
