/**
 * A shuffle: one seat after the other proves a pass over what the one before has made, so that one honest one is enough. A seat that is
 * silent in its turn is passed over and named, and may pass later as long as the shuffle goes on. Where every card takes all of them
 * anyway, nobody is passed over. That would bring nothing but a deck that fewer have mixed. The cards come out under new names.
 */
import {
  CONTRIBUTION,
  answered,
  type Contribution,
  goesOn,
  lost,
  type Progress,
  refused,
} from '../runs/contribution.ts';
import { fromHex } from '../bytes.ts';
import type { Handle, Seat } from '../game.ts';
import type { KeeperSet } from '../runs/keepers.ts';
import { without } from '../own.ts';
import { suffixed } from '../secrets/context.ts';
import type { Cipher } from '../secrets/group.ts';
import type { CheckJob } from '../secrets/job-kinds.ts';
import { readDeck } from '../secrets/shuffle-bytes.ts';
import { parseShare } from './bodies.ts';
import { contextOf } from './chain.ts';
import { holds } from './hands.ts';
import { facesUp } from './faces.ts';
import { withFaces } from './lock.ts';
import { isMuted } from './muted.ts';
import { MOST_TOGETHER } from './parts.ts';
import { makeRing, ringOf, withRing } from './ring.ts';
import type { Numbered, ShuffleRun } from '../runs/card-run.ts';
import { setOf } from './shares.ts';
import { type Card, type Cards, pileOf } from '../runs/cards.ts';
import { type CardWorld, cipherOf, find, packed, unpacked } from '../runs/card-world.ts';
import { WAITS } from '../runs/not-yet.ts';

/** How long a shuffler is waited for. */
export const TURN_MS = 15_000;
/** So often may all of them be silent before the ask is refused. */
const MOST_SILENT = 3;

type Plan = Omit<ShuffleRun, 'kind' | 'mix' | keyof Numbered | 'turns' | 'passed' | 'skipped' | 'silent' | 'until'> & {
  readonly turns: readonly Seat[];
  /** Faces that were up. */
  readonly faces: readonly string[];
};

/** All cards of the deck's key, or all of one hand; what lies face up joins either. Anything else is the game's bug. */
export function planShuffle(
  world: CardWorld,
  set: KeeperSet,
  cards: readonly string[],
  by: readonly Seat[] | undefined,
): Plan | { readonly failed: Progress<never> } {
  const found = cards.map((thing) => find(world, thing));
  const hidden: Card[] = [];
  for (const [i, one] of found.entries()) {
    if (!one || one.kind === 'roll' || Object.hasOwn(world.cards.bids, cards[i]!)) return { failed: lost([]) };
    if (one.kind === 'card') hidden.push(one.card);
  }
  const { place, key } = hidden[0] ?? { place: 'pile' as const, key: set.deck.key };
  const together = hidden.every((card) => card.place === place && card.key === key);
  if (!together || cards.length > MOST_TOGETHER || new Set(cards).size < cards.length) return { failed: lost([]) };
  // A hand that nobody has the key of any more is buried first.
  if (place !== 'pile' && !holds(world, key)) return { failed: lost([place]) };
  const ring = place === 'pile' ? ringOf(world.cards, key) : undefined;
  if (place === 'pile' && key !== set.deck.key && !ring) return { failed: lost([]) };
  const asked = [...new Set(place === 'pile' ? (ring?.seats ?? by ?? set.keepers) : [place])];
  const turns = asked.filter((seat) => world.seated.includes(seat));
  if (turns.length === 0) return { failed: lost(asked) };
  const faces = found.flatMap((one) => (one?.kind === 'public' ? [one.face] : []));
  const up = facesUp(world.proofs, faces, fromHex(key));
  let next = 0;
  const deck = found.map((one) => (one?.kind === 'card' ? one.card.a + one.card.b : packed(up[next++]!)));
  return { cards, place, key, deck, turns, faces };
}

/** What lies face up becomes a deck of these seats' own. Anything hidden in it is the game's bug, but for what is such a deck already. */
export function planEntrust(
  world: CardWorld,
  set: KeeperSet,
  cards: readonly string[],
  to: readonly Seat[],
): { readonly plan: Plan; readonly cards: Cards } | { readonly failed: Progress<never> } {
  const made = makeRing(world.proofs.group, set, to);
  const found = cards.map((thing) => find(world, thing));
  const free = new Set(cards).size === cards.length && cards.length <= MOST_TOGETHER;
  if (!made || !free || !found.every((one) => one?.kind === 'public')) return { failed: lost([]) };
  const { key, ring } = made;
  const faces = found.map(({ face }) => face);
  const deck = facesUp(world.proofs, faces, fromHex(key)).map((cipher) => packed(cipher));
  const plan: Plan = { cards, place: 'pile', key, deck, turns: ring.seats, faces };
  return { plan, cards: withRing(world.cards, set, key, ring) };
}

/** @param cards with the number counted @param name of the ask: the cards' new names begin with it */
export function beginShuffle(
  world: CardWorld,
  { faces, ...planned }: Plan,
  head: Numbered,
  counted: Cards,
  name: string,
): Progress<ShuffleRun> {
  const cards = withFaces(counted, faces);
  const r: ShuffleRun = {
    kind: 'shuffle',
    ...head,
    ...planned,
    passed: [],
    skipped: [],
    silent: 0,
    until: world.now + TURN_MS,
  };
  // One card or none is in order already.
  if (planned.cards.length < 2) return out({ ...world, cards }, r, name);
  return { ...goesOn(present(world, r)), cards };
}

/**
 * Is it waited for beyond its time? Where each card takes all keepers, to go on without one who is here would bring nothing. Not for somebody
 * whose passes nobody checks any more.
 */
function isAwaited(world: CardWorld, r: ShuffleRun, seat: Seat): boolean {
  const set = setOf(world, r);
  return (
    r.place === 'pile' &&
    set !== undefined &&
    r.key === set.deck.key &&
    set.threshold === set.keepers.length &&
    set.keepers.includes(seat) &&
    !world.away.includes(seat) &&
    !isMuted(r, seat)
  );
}

/** Seats that are away aren't waited for, unless all are. */
function present(world: CardWorld, r: ShuffleRun): ShuffleRun {
  const here = r.turns.findIndex((seat) => !world.away.includes(seat));
  return here <= 0 ? r : { ...r, turns: r.turns.slice(here), skipped: [...r.skipped, ...r.turns.slice(0, here)] };
}

/** What a pass is bound to: the run and the seat. */
export const passContext = (world: Pick<CardWorld, 'room' | 'cards'>, r: Numbered, seat: Seat): Uint8Array =>
  suffixed(contextOf(world, r), '/pass', seat);

/** The deck as it lies after the last pass, as points of the group. */
export const ciphersAt = (r: Pick<ShuffleRun, 'deck'>): Cipher[] => r.deck.map((text) => cipherOf(unpacked(text)));

/** Takes one pass: the whole deck shuffled anew by the seat whose turn it is, with its proof. @param name of the run, bound into the proof */
export function contributeShuffle(
  world: CardWorld,
  r: ShuffleRun,
  c: Contribution,
  name: string,
): Progress<ShuffleRun> {
  if (c.type !== CONTRIBUTION.deckPass) return refused('contribution/wrong-step');
  const given = parseShare(world.cards.deck, r, c.bytes);
  if (!given) return refused('contribution/malformed');
  if (given === 'other' || !setOf(world, r)) return refused('contribution/wrong-step');
  const turn = r.turns[0] === c.seat || r.skipped.includes(c.seat);
  if (!turn)
    return refused(
      r.turns.includes(c.seat) || r.passed.includes(c.seat) ? 'contribution/wrong-step' : 'contribution/not-owed',
    );
  // Over what lay there before somebody else's pass.
  if (given.item !== r.passed.length || given.number !== 0) return refused('contribution/wrong-step');
  const n = r.deck.length;
  const output = readDeck(given.bytes.subarray(0, 64 * n), n);
  if (!output) return refused('contribution/malformed');
  const job: CheckJob = {
    kind: 'shuffle/verify',
    place: { ctx: passContext(world, r, c.seat), key: fromHex(r.key) },
    input: ciphersAt(r),
    output,
    proof: given.bytes.subarray(64 * n),
  };
  const verdict = world.proofs.known(job);
  if (verdict === undefined) return WAITS;
  if (!verdict) return refused('contribution/bad-proof');
  return next(
    world,
    {
      ...r,
      deck: output.map((cipher) => packed(cipher)),
      turns: r.turns.filter((seat) => seat !== c.seat),
      skipped: r.skipped.filter((seat) => seat !== c.seat),
      passed: [...r.passed, c.seat],
      until: world.now + TURN_MS,
    },
    name,
  );
}

/** The next turn, or the end. */
function next(world: CardWorld, given: ShuffleRun, name: string): Progress<ShuffleRun> {
  const r = present(world, given);
  const onlyAway = r.turns.every((seat) => world.away.includes(seat));
  if (r.turns.length > 0 && !(onlyAway && r.passed.length > 0)) return goesOn(r);
  const skipped = [...r.skipped, ...r.turns];
  if (r.passed.length > 0) return out(world, { ...r, skipped }, name);
  if (skipped.length === 0) return lost([]);
  // Nobody has shuffled: all over again, and not for ever where somebody is here who could.
  const silent = r.silent + 1;
  if (silent >= MOST_SILENT && !skipped.every((seat) => world.away.includes(seat)))
    return answered({ failed: 'refused', by: skipped });
  return goesOn(present(world, { ...r, turns: skipped, skipped: [], silent, until: world.now + TURN_MS * silent }));
}

/** The one whose turn it was stayed silent. */
export function expireShuffle(world: CardWorld, r: ShuffleRun, name: string): Progress<ShuffleRun> {
  const [late, ...turns] = r.turns;
  const until = world.now + TURN_MS;
  if (late !== undefined && isAwaited(world, r, late)) return goesOn({ ...r, until });
  const skipped = late === undefined ? r.skipped : [...r.skipped, late];
  return next(world, { ...r, turns, skipped, until }, name);
}

/** A seat that was left doesn't shuffle any more; a hand goes with its owner. */
export function shuffleAfterLeave(world: CardWorld, r: ShuffleRun, name: string): Progress<ShuffleRun> {
  if (r.place !== 'pile' && !holds(world, r.key)) return lost([r.place]);
  const seated = (seat: Seat): boolean => world.seated.includes(seat);
  const left = [...r.turns, ...r.skipped].filter((seat) => !seated(seat));
  if (left.length === 0) return goesOn(r);
  const rest = { ...r, turns: r.turns.filter(seated), skipped: r.skipped.filter(seated) };
  if (rest.turns.length + rest.skipped.length + rest.passed.length === 0) return lost(left);
  const first = rest.turns[0] === r.turns[0] ? rest : { ...rest, until: world.now + TURN_MS };
  return next(world, first, name);
}

/** The cards under their new names; nothing else of the old ones is left. */
function out(world: CardWorld, r: ShuffleRun, name: string): Progress<never> {
  if (r.mix) return mixed(world, r, name);
  const { cards } = world;
  const gone = new Set(r.cards);
  const at: Record<string, Card> = without(cards.at, gone);
  const names = r.deck.map((text, i) => {
    at[`${name}/${i}`] = { place: r.place, key: r.key, ...unpacked(text) };
    return `${name}/${i}` as Handle;
  });
  const shuffles = { ...cards.shuffles, [name]: { by: r.passed, skipped: r.skipped } };
  return {
    ...answered({ cards: names }),
    cards: pruned({ ...cards, at, views: without(cards.views, gone), shuffles }),
    lines: [{ what: 'deck/shuffle', args: { n: names.length, by: r.passed, skipped: r.skipped } }],
  };
}

/** The cards of a pile that is through, each name with another card behind it, and what was known of them forgotten. */
function mixed({ cards }: CardWorld, r: ShuffleRun, name: string): Progress<never> {
  const at: Record<string, Card> = { ...cards.at };
  const views = { ...cards.views };
  for (const [i, thing] of r.cards.entries()) {
    at[thing] = { place: r.place, key: r.key, ...unpacked(r.deck[i]!) };
    delete views[thing];
  }
  const pile = pileOf(r.cards[0]!);
  const shuffles = { ...cards.shuffles, [pile]: { by: r.passed, skipped: r.skipped, mixed: name } };
  return {
    ...answered({ cards: [] }),
    cards: { ...cards, at, views, shuffles },
    lines: [{ what: 'deck/mixed', args: { n: r.cards.length, by: r.passed, skipped: r.skipped } }],
  };
}

/** Without shuffles of which no card is left under its name. */
export function pruned(cards: Cards): Cards {
  const live = new Set(Object.keys(cards.at).map((thing) => pileOf(thing)));
  const gone = Object.keys(cards.shuffles).filter((name) => !live.has(name));
  return gone.length === 0 ? cards : { ...cards, shuffles: without(cards.shuffles, new Set(gone)) };
}
