/**
 * The making of a set of keepers, as the fold judges it: exchange keys, deals, acknowledgements, each once and in its step. A complaint
 * ends the attempt with one of two found guilty. The choice of keepers is `tend.ts`'s.
 */
import { equal, fromHex, hex } from '../bytes.ts';
import type { ContributionCode } from '../runs/contribution.ts';
import { changed, handSeatOf, type TableState } from '../state/state.ts';
import { withoutEscrow } from '../cards/hands.ts';
import { type Proofs, proofsOf } from '../runs/card-world.ts';
import type { FoldWorld } from '../state/world.ts';
import type { Seat } from '../game.ts';
import type { Entry } from '../journal/entry.ts';
import type { Group } from '../secrets/group.ts';
import {
  commitOf,
  type Deal,
  exchangeCommit,
  exchangeKey,
  handDealer,
  parseDeal,
  parseHandDeal,
} from '../secrets/keygen.ts';
import type { SharedKey } from '../secrets/keygen-shares.ts';
import { dealIn, KEYGEN, type KeygenBody, parseComplaintBytes, parseDealtBytes, parseKeygenBody } from './bodies.ts';
import { keepsWith, withoutShares } from './lost.ts';
import { dealsHash, keysHash, shapeOf, exchangeHash } from './name.ts';
import {
  type DealtPublic,
  type HandKey,
  type Keeping,
  keeperNumber,
  type KeeperSet,
  type KeptKey,
  type Making,
  setsOf,
} from '../runs/keepers.ts';
import { KEYGEN_MS, lapsed, silenced, tend, withOut } from './tend.ts';
import { WAITS, type Waits } from '../runs/not-yet.ts';

/** Something the public log says. */
export interface KeygenLine {
  readonly what: 'keepers/made' | 'keepers/silent' | 'keepers/guilty';
  readonly args: unknown;
}

/** What comes of an entry about keys: the next state, a refusal, or waiting for work that isn't done yet. */
export type KeygenFolded =
  | {
      readonly kind: 'done';
      readonly state: TableState;
      readonly lines: readonly KeygenLine[];
      /** Fewer can give what is asked for. */
      readonly fewer?: true;
    }
  | { readonly kind: 'refused'; readonly code: ContributionCode }
  | Waits;

const no = (code: ContributionCode): KeygenFolded => ({ kind: 'refused', code });

/** One entry about keepers. Refused, it changes nothing. */
export function foldKeygen(world: FoldWorld, state: TableState, entry: Entry): KeygenFolded {
  const body = parseKeygenBody(entry.body);
  const { keeping } = state;
  const { group } = world;
  const seat = handSeatOf(state, entry.device);
  if (!body) return no('contribution/malformed');
  if (!keeping || !group) return no('contribution/wrong-step');
  if (seat === undefined) return no('contribution/not-owed');
  const step: Step = { world, group, state, keeping, entry, seat, body };
  if (body.type === KEYGEN.handkey) return handKey(step);
  if (body.type === KEYGEN.lost) return lost(step);
  const making = keeping.making?.id === body.set ? keeping.making : undefined;
  if (!making) return body.type === KEYGEN.complain ? complainOfHand(step) : no('contribution/wrong-step');
  const j = keeperNumber(making, seat);
  if (j === 0) return no('contribution/not-owed');
  switch (body.type) {
    case KEYGEN.exchange:
      return exchange(step, making, j);
    case KEYGEN.deal:
      return deal(step, making, j);
    case KEYGEN.ack:
      return ack(step, making);
    default:
      return complain(step, making, j);
  }
}

interface Step {
  readonly world: FoldWorld;
  readonly group: Group;
  readonly state: TableState;
  readonly keeping: Keeping;
  readonly entry: Entry;
  readonly seat: Seat;
  readonly body: KeygenBody;
}

/** The attempt goes on; its next step has its own deadline. */
function goesOn({ state, keeping }: Step, making: Making, step: Making['step']): KeygenFolded {
  const until = step === making.step ? making.until : state.now + KEYGEN_MS;
  const next: Keeping = { ...keeping, making: { ...making, step, until } };
  return { kind: 'done', state: changed(state, { keeping: next }), lines: [] };
}

const all = ({ keepers }: Making, told: Readonly<Record<string, unknown>>): boolean =>
  keepers.every((seat) => told[seat] !== undefined);

function exchange(step: Step, making: Making, j: number): KeygenFolded {
  const { world, group, state, seat, body } = step;
  if (making.step !== 'exchange' || making.exchange[seat] !== undefined) return no('contribution/wrong-step');
  const shape = shapeOf(world.room, state.settings, making);
  const good = proofsOf(world, group).known({ kind: 'keep/exchange', shape, j, bytes: body.bytes });
  if (good === undefined) return WAITS;
  if (!good) return no('contribution/bad-opening');
  const told = { ...making.exchange, [seat]: hex(exchangeKey(body.bytes)) };
  const commits = { ...making.commits, [seat]: hex(exchangeCommit(body.bytes)) };
  return goesOn(step, { ...making, exchange: told, commits }, all(making, told) ? 'deal' : 'exchange');
}

function deal(step: Step, making: Making, i: number): KeygenFolded {
  const { world, group, state, entry, seat, body } = step;
  if (making.step !== 'deal' || making.deals[seat] !== undefined) return no('contribution/wrong-step');
  const shape = shapeOf(world.room, state.settings, making);
  const told = parseDealtBytes(body.bytes);
  const dealt = told && parseDeal(shape, told.deal);
  if (!dealt) return no('contribution/malformed');
  // Made in another past, for other keys: nobody could take a share out of it here, and its dealer would look like a liar.
  if (!equal(told.to, exchangeHash(making))) return no('contribution/wrong-step');
  // Polynomials that were chosen when the others' were known.
  if (hex(commitOf(shape, i, dealt)) !== making.commits[seat]) return convicted(step, seat, undefined);
  const judged = { shape, i, bytes: told.deal, handOnly: false };
  const shares = proofsOf(world, group).known({ kind: 'keep/judge', dealt: judged });
  if (shares === undefined) return WAITS;
  if (!shares) return no('contribution/bad-opening');
  const hand = handOf(dealt, shares, entry);
  const seen: DealtPublic = {
    deck: dealt.deck.commitments.map(hex),
    beacon: dealt.beacon.commitments.map(hex),
    hand,
  };
  const deals = { ...making.deals, [seat]: seen };
  return goesOn(step, { ...making, deals }, all(making, deals) ? 'check' : 'deal');
}

/** @param shares public ones of what was left with the keepers */
function handOf({ hand }: Deal, shares: readonly Uint8Array[], { hash, device }: Entry): HandKey {
  const escrow = shares.length > 0 ? { escrow: shares.map(hex) } : {};
  return { key: hex(hand.commitments[0]!), ...escrow, entry: hash, device };
}

function ack(step: Step, making: Making): KeygenFolded {
  const { world, group, state, keeping, seat, body } = step;
  if (making.step !== 'check' || making.acks.includes(seat)) return no('contribution/wrong-step');
  if (!equal(body.bytes, dealsHash(making))) return no('contribution/bad-opening');
  const acks = [...making.acks, seat];
  if (acks.length < making.keepers.length) return goesOn(step, { ...making, acks }, 'check');
  const set = standing(proofsOf(world, group), making);
  if (!set) return WAITS;
  const { making: _, ...rest } = keeping;
  // All have committed before anybody dealt, so nobody can aim at this but keepers who all conspire.
  if ('guilty' in set) return convicted(step, set.guilty, undefined);
  const { id, keepers, threshold } = set;
  const line = { what: 'keepers/made' as const, args: { set: id, keepers, threshold } };
  return { kind: 'done', state: changed(state, { keeping: placed(step, rest, set) }), lines: [line] };
}

/** Where the new set stands: at once, or beside the one that this game's cards are locked for. */
function placed({ world, state }: Step, keeping: Keeping, set: KeeperSet): Keeping {
  if (!keeping.set || !state.play) return { ...keeping, set };
  return world.game.outcome(state.play.state) ? { ...keeping, fresh: set } : { ...keeping, next: set };
}

function standing({ group, known }: Proofs, making: Making): KeeperSet | { readonly guilty: Seat } | undefined {
  const { id, attempt, keepers, devices, threshold, game, deals } = making;
  const told = keepers.map((seat) => deals[seat]!);
  const keys = (['deck', 'beacon'] as const).map((part) => told.map((one) => one[part].map((a) => fromHex(a))));
  const summed = known({ kind: 'keep/sum', keepers: keepers.length, keys });
  if (!summed) return undefined;
  const keyOf = ({ key, shares }: SharedKey): KeptKey | { readonly guilty: Seat } => {
    const bad = shares.findIndex((share) => !group.isElement(share));
    if (bad >= 0 || !group.isElement(key)) return { guilty: keepers[Math.max(bad, 0)]! };
    return { key: hex(key), shares: shares.map(hex) };
  };
  const [deck, beacon] = [keyOf(summed[0]!), keyOf(summed[1]!)];
  if ('guilty' in deck) return deck;
  if ('guilty' in beacon) return beacon;
  const exchange = keepers.map((seat) => making.exchange[seat]!);
  const hands = Object.fromEntries(keepers.map((seat) => [seat, deals[seat]!.hand]));
  return { id, attempt, keepers, devices, threshold, game, deck, beacon, exchange, hands };
}

/** Somebody lied, and keeps no more at this table: a set that is being made with it begins anew, one without it goes on. */
function convicted({ world, state, keeping }: Step, guilty: Seat, by: Seat | undefined): KeygenFolded {
  const times = keeping.out[guilty]?.times ?? 0;
  const next = withOut(keeping, guilty, { why: 'guilty', times });
  const line = { what: 'keepers/guilty' as const, args: { seat: guilty, ...(by === undefined ? {} : { by }) } };
  return { kind: 'done', state: tend(world, changed(state, { keeping: next })), lines: [line] };
}

function complain(step: Step, making: Making, j: number): KeygenFolded {
  const { world, group, state, seat, body } = step;
  const told = parseComplaintBytes(body.bytes);
  const dealer = told && making.keepers[told.dealer - 1];
  if (!told || dealer === undefined) return no('contribution/malformed');
  if (making.step !== 'check') return no('contribution/wrong-step');
  const shape = shapeOf(world.room, state.settings, making);
  const { entry } = making.deals[dealer]!.hand;
  // The fold has read it before: it is there for whoever folds this.
  const bytes = dealIn(world, entry);
  // Of another deal of this dealer's, in another past, nothing can be proven here.
  if (!bytes || told.entry !== entry) return no('contribution/wrong-step');
  const dealt = { shape, i: told.dealer, bytes, handOnly: false };
  const key = fromHex(making.exchange[seat]!);
  const verdict = proofsOf(world, group).known({ kind: 'keep/complaint', dealt, j, key, bytes: told.proof });
  if (!verdict) return WAITS;
  return convicted(step, verdict === 'dealer' ? dealer : seat, seat);
}

const replaced = (keeping: Keeping, set: KeeperSet): Keeping => ({
  ...keeping,
  ...(keeping.set?.id === set.id ? { set } : {}),
  ...(keeping.next?.id === set.id ? { next: set } : {}),
  ...(keeping.fresh?.id === set.id ? { fresh: set } : {}),
});

const standingSet = (keeping: Keeping, id: string): KeeperSet | undefined =>
  setsOf(keeping).find((set) => set.id === id);

/** A seat that keeps nothing, has lost what it dealt, or has a device less that knows its key, tells its hand key. */
function handKey({ world, group, state, keeping, entry, seat, body }: Step): KeygenFolded {
  const set = standingSet(keeping, body.set);
  if (!set) return no('contribution/wrong-step');
  const known = set.hands[seat];
  // Cards may be locked with it: only another device, which can't know it, brings another one.
  if (known && handSeatOf(state, known.device) === seat) return no('contribution/wrong-step');
  const shape = shapeOf(world.room, state.settings, set);
  const told = parseDealtBytes(body.bytes);
  const dealt = told && parseHandDeal(shape, told.deal);
  if (!dealt) return no('contribution/malformed');
  if (!equal(told.to, keysHash(set, set.exchange))) return no('contribution/wrong-step');
  const judged = { shape, i: handDealer(seat), bytes: told.deal, handOnly: true };
  const shares = proofsOf(world, group).known({ kind: 'keep/judge', dealt: judged });
  if (shares === undefined) return WAITS;
  if (!shares) return no('contribution/bad-opening');
  const hands = { ...set.hands, [seat]: handOf(dealt, shares, entry) };
  return { kind: 'done', state: changed(state, { keeping: replaced(keeping, { ...set, hands }) }), lines: [] };
}

/** A device hasn't what its seat's former one kept with: it says so of itself alone. */
function lost({ state, keeping, entry, seat, body }: Step): KeygenFolded {
  const set = standingSet(keeping, body.set);
  if (body.bytes.length > 0) return no('contribution/malformed');
  if (!set) return no('contribution/wrong-step');
  if (!keepsWith(set, seat, entry.device)) return no('contribution/not-owed');
  const next = lapsed(replaced(keeping, withoutShares(set, seat)), seat);
  return { kind: 'done', state: changed(state, { keeping: next }), lines: [], fewer: true };
}

/** A share of a hand key that was told later doesn't fit: what is left in escrow is void, or the complainer is guilty. */
function complainOfHand(step: Step): KeygenFolded {
  const { world, group, state, keeping, seat, body } = step;
  const set = standingSet(keeping, body.set);
  const told = parseComplaintBytes(body.bytes);
  const dealer = told && told.dealer - handDealer(0);
  const hand = set && dealer !== undefined ? set.hands[dealer] : undefined;
  const j = set ? keeperNumber(set, seat) : 0;
  if (!told) return no('contribution/malformed');
  if (!set || dealer === undefined || !hand?.escrow) return no('contribution/wrong-step');
  // A liar stays among those who keep this game's cards until the next ones stand, but is believed in nothing any more.
  if (j === 0 || keeping.out[seat]?.why === 'guilty') return no('contribution/not-owed');
  const shape = shapeOf(world.room, state.settings, set);
  const bytes = told.entry === hand.entry ? dealIn(world, hand.entry) : undefined;
  if (!bytes || !parseHandDeal(shape, bytes)) return no('contribution/wrong-step');
  const judged = { shape, i: told.dealer, bytes, handOnly: true };
  const key = fromHex(set.exchange[j - 1]!);
  const verdict = proofsOf(world, group).known({ kind: 'keep/complaint', dealt: judged, j, key, bytes: told.proof });
  if (!verdict) return WAITS;
  if (verdict === 'complainer') return convicted(step, seat, seat);
  const { escrow: _, ...rest } = hand;
  const next = replaced(keeping, { ...set, hands: { ...set.hands, [dealer]: rest } });
  const line = { what: 'keepers/guilty' as const, args: { seat: dealer, by: seat } };
  const cards = withoutEscrow(state.cards, set.id, hand.key);
  // What was asked of the keepers for this hand is theirs to give no more.
  return { kind: 'done', state: changed(state, { keeping: next, cards }), lines: [line], fewer: true };
}

/** When an attempt stops waiting for whoever is silent. */
export const keygenDeadline = ({ keeping }: TableState): number | undefined => keeping?.making?.until;

/** Silent seats are left out, and the others begin anew. */
export function expireKeygen(
  world: FoldWorld,
  state: TableState,
): { readonly state: TableState; readonly lines: readonly KeygenLine[] } {
  const { making, ...rest } = state.keeping ?? {};
  if (!making) return { state, lines: [] };
  const told = making.step === 'exchange' ? making.exchange : making.step === 'deal' ? making.deals : undefined;
  const silent = making.keepers.filter((seat) => (told ? told[seat] === undefined : !making.acks.includes(seat)));
  const keeping = silent.reduce((kept, seat) => silenced(kept, seat), rest as Keeping);
  return {
    state: tend(world, changed(state, { keeping })),
    lines: [{ what: 'keepers/silent', args: { seats: silent } }],
  };
}
