/**
 * The way from a game's open asks to answers. Each ask gets the machine of its kind, and its answer is the next step of the same fold. What
 * no machine can do is answered `lost`, never left hanging. Asks that can't begin yet are tried again at every change. What moves a machine
 * on is `runs.ts`'s.
 */
import { onlyAway } from '../asks/card-machines.ts';
import { beginMix, withoutFirst } from '../cards/mixing.ts';
import { opened } from '../cards/opening.ts';
import { beginRekey } from '../cards/rekey.ts';
import { type CardRun, isRekey, type ShuffleRun } from '../runs/card-run.ts';
import type { Answer } from '../game.ts';
import type { KeeperSet, Keeping } from '../runs/keepers.ts';
import { answerAsk } from '../pipeline/play.ts';
import { without } from '../own.ts';
import type { OpenAsk } from '../play/state.ts';
import { withoutFaces } from '../play/faces.ts';
import { coinResult } from '../runs/coin.ts';
import type { OpenRun } from '../asks/open.ts';
import { answered, type Progress } from '../runs/contribution.ts';
import type { Run } from '../asks/run.ts';
import { cardWorld, type FoldWorld } from '../state/world.ts';
import { withBare } from './bare.ts';
import { begin } from './begin.ts';
import { machineOf, type Moved } from './machines.ts';
import { firstSound, unlessFaulty } from '../state/faults.ts';
import { playOf, type TableState } from '../state/state.ts';
/** Something the public log says of an ask that was answered. */
export interface AnswerLine {
  readonly what: string;
  readonly args: unknown;
}

/** The state once nothing more follows by itself, with the answers that came on the way. */
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
  const busy = Object.entries(given.requests).filter(([, run]) => ofKeepers(run) !== undefined);
  // Its keepers have been followed by others before they could do it.
  const orphan = busy.find(([, run]) => ![set.id, next?.id].includes(ofKeepers(run)) || goesAstray(run, next));
  if (orphan) return dropped(given, [orphan[0]]);
  const old = busy.filter(([, run]) => ofKeepers(run) === set.id);
  if (old.some(([, run]) => !next || !onlyAway(deck, run as OpenRun | CardRun))) return undefined;
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
  if (mix?.begun.kind === 'answered') return withMixed(state, mix.id, false);
  if (mix) return proceed(world, state, mix.id, mix.begun, lines);
  const begun = beginRekey(deck, set);
  if (begun) return { ...state, cards: begun.cards, requests: { ...state.requests, [begun.id]: begun.run } };
  return next && handedOver(state, keeping, next, lines);
}

/** Cards were on their way to keepers who have been followed by newer ones: nothing of it counts yet, and they go to those. */
const goesAstray = (run: Run, next: KeeperSet | undefined): boolean =>
  isRekey(run) && run.over !== undefined && run.over !== next?.id;

function handedOver(state: TableState, before: Keeping, set: KeeperSet, lines: AnswerLine[]): TableState {
  const { next: _, ...keeping } = before;
  lines.push({ what: 'deck/rekey', args: { keepers: set.keepers } });
  return { ...state, keeping: { ...keeping, set } };
}

/** The set that must see this machine to its end; undefined where it needs none. */
const ofKeepers = (run: Run): string | undefined => machineOf(run).keepers?.(run);

/** Nobody asked for it: a pile is shuffled because the table has gone back. */
const isMix = (run: Run): run is ShuffleRun => run.kind === 'shuffle' && run.mix === true;

const LOST = answered({ failed: 'lost', by: [] });

/**
 * Moves the machine of an ask on where no entry can be refused for it. Where our own code fails at that the ask is lost; where even that
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
  return { ...state, ...(asked && { play: asked }), requests: without(state.requests, [id]) };
}

/** The first ask that has no machine yet, or whose machine need wait no longer. */
function beginNext(
  world: FoldWorld,
  state: TableState,
): { readonly ask: OpenAsk; readonly begun: Progress<Run> } | undefined {
  for (const ask of state.play?.asks ?? []) {
    const was = state.requests[ask.id];
    if (was !== undefined && was.kind !== 'waiting') continue;
    const begun = unlessFaulty(
      () => begin(world, state, ask),
      () => LOST,
    );
    const waits = begun.kind === 'goes-on' && begun.run.kind === 'waiting' ? begun.run.for : undefined;
    if (was === undefined || was.for !== waits) return { ask, begun };
  }
  return undefined;
}

/** Whether a record has no members, which most have at most steps: asked without making a list of them. */
function isEmpty(record: Readonly<Record<string, unknown>>): boolean {
  for (const _ in record) return false;
  return true;
}

const dropped = (state: TableState, ids: readonly string[]): TableState => ({
  ...withBare(
    state,
    ids.map((id) => state.requests[id]),
  ),
  requests: without(state.requests, ids),
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

/** Hands an answer to the game and forgets the machine. */
function reply(
  world: FoldWorld,
  state: TableState,
  id: string,
  answer: Omit<Answer, 'tag'>,
  lines: AnswerLine[],
): TableState {
  const run = state.requests[id];
  if (run) lines.push(...coinLine(run, answer));
  if (answer.failed) lines.push({ what: `answer/${answer.failed}`, args: { by: answer.by ?? [] } });
  const asked = state.play?.asks.find((ask) => ask.id === id);
  const laid = answer.failed ? withBare(state, [run]) : state;
  const { cards: lying } = laid;
  // What all see lies face up from now on.
  const cards = asked?.kind === 'open' && !answer.failed ? opened(lying, asked.things) : lying;
  const play = answerAsk(world.game, playOf(laid), id, answer, state.now);
  return withoutWithdrawn({ ...state, play, cards, requests: without(state.requests, [id]) });
}

/** What the log says of a roll of all seats or one inside a secret: whether it was commit and reveal, and by whom. */
function coinLine(run: Run, answer: Omit<Answer, 'tag'>): AnswerLine[] {
  const kept =
    run.kind === 'secret' && run.rolledBy && !answer.failed
      ? [{ what: 'roll/keepers', args: { for: 'secret', ...run.rolledBy } }]
      : [];
  const coin = run.kind === 'roll' || run.kind === 'secret' ? run.coin : undefined;
  if (!coin || (run.kind === 'secret' && answer.failed)) return [];
  const result = coinResult(coin);
  return [
    {
      what: 'roll/coin',
      args: {
        ...(run.kind === 'roll' ? { n: run.n, sides: run.sides } : { for: 'secret' }),
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
  moved: Moved,
  lines: AnswerLine[],
): TableState {
  if (moved.kind !== 'goes-on' && moved.kind !== 'answered') return state;
  let at = moved.cards ? { ...state, cards: moved.cards } : state;
  if (moved.veils) at = { ...at, veils: moved.veils };
  if (moved.run) at = { ...at, requests: { ...at.requests, [id]: moved.run } };
  if (moved.kind === 'goes-on') return at;
  if (moved.secrets) at = { ...at, secrets: moved.secrets };
  const run = at.requests[id];
  if (run && isRekey(run)) {
    const rest = { ...at, requests: without(at.requests, [id]) };
    const { keeping } = at;
    return keeping?.next && run.over === keeping.next.id ? handedOver(rest, keeping, keeping.next, lines) : rest;
  }
  lines.push(...(moved.lines ?? []));
  if (run && isMix(run)) return withMixed(at, id, moved.answer.failed === undefined);
  // Withdrawn meanwhile: nobody waits for its answer.
  if (!at.play?.asks.some((ask) => ask.id === id)) return dropped(at, [id]);
  return reply(world, at, id, moved.answer, lines);
}

/** A pile is through, or nobody could: what everybody knew of its cards stands for other ones now. */
function withMixed(state: TableState, id: string, done: boolean): TableState {
  const gone = new Set(done ? state.cards.mixing[0] : []);
  const play = state.play && { ...state.play, faces: withoutFaces(state.play.faces, gone) };
  return { ...state, ...(play && { play }), cards: withoutFirst(state.cards), requests: without(state.requests, [id]) };
}
