/**
 * The steps of a resolving card, one small function each: what changes at once, and what goes first in the list of things to do. No card is
 * known here by name. Costs are steps too, so a cancelled card costs nothing but itself (CH-153).
 */
import type { Seat } from '../../kernel/game.ts';
import { nextSeat, without } from '../kit/seats.ts';
import { findCard, type Card, type Step } from './cards/deck.ts';
import { bestOf, findArtifact } from './goals.ts';
import { tell } from './news.ts';
import {
  artifactsInPlay,
  artifactsOf,
  discarded,
  ended,
  faceOf,
  handOf,
  isSolo,
  ownerOf,
  playing,
  type PlayItem,
  type State,
} from './state.ts';
import { mixing, type GoalKind, type Task } from './tasks.ts';
import { MOST_PARADOXES, cover, isPrime, openParadoxes, turn } from './timeline.ts';

interface Context {
  readonly item: PlayItem;
  readonly card: Card;
  /** What it is aimed at; '' where it wants nothing. */
  readonly target: string;
  /** Its bonus is earned. */
  readonly bonus: boolean;
}

type Do<K extends Step['do']> = (s: State, step: Extract<Step, { readonly do: K }>, of: Context) => State;

/** Next of all. */
const first = (s: State, ...tasks: readonly Task[]): State => ({ ...s, todo: [...tasks, ...s.todo] });

/** Takes an Artifact from wherever it lies; the card, and the table without it. */
function lifted(s: State, id: string): readonly [State, PlayItem['card'] | undefined] {
  const owner = ownerOf(s, id);
  const card = s.seats.flatMap((seat) => artifactsOf(s, seat)).find((one) => faceOf(s, one) === id);
  if (owner === undefined || card === undefined) return [s, undefined];
  return [{ ...s, artifacts: { ...s.artifacts, [owner]: without(artifactsOf(s, owner), [card]) } }, card];
}

function placed(s: State, seat: Seat, card: PlayItem['card']): State {
  return { ...s, artifacts: { ...s.artifacts, [seat]: [...artifactsOf(s, seat), card] } };
}

/** CH-068, CH-118, CH-120: one Linchpin and all that follows; only then are the Paradoxes counted. */
const turnOne: Do<'turn'> = (s, _, { target }) => {
  const { timeline, changes } = turn(s.timeline, target);
  const fallen = changes.filter(({ what }) => what === 'annulled').map(({ id }) => id);
  const laid = Object.fromEntries(Object.entries(s.laid).filter(([id]) => !fallen.includes(id)));
  const open = openParadoxes(timeline);
  const turned = changes.filter(({ what }) => what === 'paradox' || what === 'restored').length;
  const next = tell(
    discarded(
      { ...s, timeline, changes, laid },
      fallen.map((id) => s.laid[id]!),
    ),
    'turned',
    { ids: [target, isPrime(timeline, target) ? 'prime' : 'true'], counts: [turned, fallen.length, open] },
  );
  return open < MOST_PARADOXES ? next : ended(tell(next, 'destroyed'), { winners: [], why: 'CH-118' });
};

const coverOne: Do<'cover'> = (s, _, { card, item }) => {
  const timeline = cover(s.timeline, card.patch!);
  const next = { ...s, timeline, laid: { ...s.laid, [card.id]: item.card }, changes: [] };
  return tell(next, 'laid', { ids: [card.id], counts: [openParadoxes(timeline)] });
};

const take: Do<'take'> = (s, _, { item, target }) => {
  const [rest, card] = lifted(s, target);
  if (card === undefined) return s;
  return tell(placed(rest, item.seat, card), 'taken', { seats: [item.seat, ownerOf(s, target)!], ids: [target] });
};

const destroy: Do<'destroy'> = (s, _, { target }) => {
  const [rest, card] = lifted(s, target);
  if (card === undefined) return s;
  return tell(discarded(rest, [card]), 'gone', { seats: [ownerOf(s, target)!], ids: [target] });
};

/** In Solonauts nothing is drawn but at the end of a step (CH-257). */
const draw: Do<'draw'> = (s, { n, bonus }, { item, bonus: earned }) =>
  isSolo(s) ? s : first(s, { do: 'draw', seat: item.seat, n: earned && bonus !== undefined ? bonus : n, as: 'hand' });

/** CH-182, CH-187, CH-188: more plays in this turn, from the main hand (CH-144). */
const forward: Do<'forward'> = (s, { n }, { item }) => {
  const atOnce = s.options.fastForward === 'drawTwoPlayTwo';
  const pending = s.pending.map((one) => {
    if (one.kind !== 'main') return one;
    return atOnce ? { ...one, left: one.left + n } : { ...one, later: one.later + n };
  });
  const next = { ...s, pending };
  return atOnce ? first(next, { do: 'draw', seat: item.seat, n, as: 'hand' }) : next;
};

/** CH-142, CH-284: a hand apart, of which so many are played; what is left is discarded. */
const sideHand: Do<'side-hand'> = (s, { draw: drawn, play }, { item, bonus }) =>
  first(
    { ...s, pending: [...s.pending, { kind: 'side', left: bonus ? play.bonus : play.n, cards: [] }] },
    { do: 'draw', seat: item.seat, n: bonus ? drawn.bonus : drawn.n, as: 'side' },
  );

/** CH-285: all at the same time. */
const passHands: Do<'pass-hands'> = (s, _, { target }) => {
  const circle = playing(s);
  const way = target === 'clockwise' ? 1 : -1;
  const list = circle.map((seat) => ({ seat: nextSeat(circle, seat, way), cards: handOf(s, seat) }));
  return circle.length < 2 ? s : first(tell(s, 'hands', { ids: [target] }), { do: 'deal', as: 'hand', list });
};

/** CH-286 */
const poolHands: Do<'pool-hands'> = (s, _, { item }) => {
  const circle = playing(s);
  const list = circle.map((seat) => ({ seat, cards: handOf(s, seat) }));
  return first(tell(s, 'vortex'), { do: 'bury', as: 'pool', list }, mixing({ pile: 'pool', cards: [] }), {
    do: 'redeal',
    seat: item.seat,
    to: circle,
  });
};

/** CH-137: the old card under its deck, the top card of it in its place. */
function replacing(s: State, as: GoalKind, seat: Seat): readonly Task[] {
  const old = s[as][seat];
  return old === undefined
    ? []
    : [
        { do: 'bury', as, list: [{ seat, cards: [old] }] },
        { do: 'replace', as, seat },
      ];
}

const newMission: Do<'new-mission'> = (s, _, { item: { seat } }) =>
  first(tell(s, 'mission', { seats: [seat] }), ...replacing(s, 'missions', seat));

/** CH-139: seen by all before it goes. */
const newIdentity: Do<'new-identity'> = (s, _, { target }) => {
  const seat = Number(target);
  const old = s.identities[seat];
  if (old === undefined) return s;
  return first(s, { do: 'open', as: 'exposed', seat, cards: [old] }, ...replacing(s, 'identities', seat));
};

/** CH-195, CH-197 */
const search: Do<'search'> = (s, { zone }, { item: { seat } }) => {
  const prompt: Task = { do: 'prompt', seat, zone };
  if (zone === 'discard') return first(s, prompt);
  const recycle: readonly Task[] = s.drawPile.length === 0 ? [mixing({ pile: 'drawPile', cards: s.discard })] : [];
  return first(s, ...recycle, { do: 'look', seat }, prompt);
};

const STEPS: { readonly [K in Step['do']]: Do<K> } = {
  turn: turnOne,
  cover: coverOne,
  place: (s, _, { item: { seat, card, face } }) =>
    tell(placed(s, seat, card), 'placed', { seats: [seat], ids: [face] }),
  take,
  destroy,
  draw,
  forward,
  'side-hand': sideHand,
  'pass-hands': passHands,
  'pool-hands': poolHands,
  'new-mission': newMission,
  'new-identity': newIdentity,
  search,
};

export function takeStep(s: State, task: Extract<Task, { readonly do: 'step' }>): State {
  const { step, item, bonus } = task;
  const of = { item, card: findCard(item.face)!, target: item.targets[0] ?? '', bonus };
  return (STEPS[step.do] as Do<Step['do']>)(s, step, of);
}

/** CH-235, CH-283, CH-284: whether what pays for this card is of its class, and outranks all others of it where it must. */
function earnsBonus(s: State, { bonus }: Card, target: string): boolean {
  const paid = findArtifact(target);
  if (!bonus || paid?.class !== bonus.class) return false;
  return !bonus.unrivalled || paid.authenticity === bestOf(bonus.class, artifactsInPlay(s));
}

/** Cards that come to lie on the table themselves; all others are discarded before their effect (CH-055). */
const STAYS: ReadonlySet<Step['do']> = new Set(['cover', 'place']);

/** A card whose window has closed: discarded or laid, and its steps put before all else. */
export function resolve(s: State, item: PlayItem): State {
  const card = findCard(item.face)!;
  const bonus = earnsBonus(s, card, item.targets[0] ?? '');
  const stays = card.steps.some((step) => STAYS.has(step.do));
  const steps = card.steps.map((step): Task => ({ do: 'step', step, item, bonus }));
  return first(stays ? s : discarded(s, [item.card]), ...steps);
}
