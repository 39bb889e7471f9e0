/**
 * The conditions for announcing a card, whatever hand or pile it comes from. They are the same for a play and for a card found by a search.
 * Each is written once; what a seat can do follows from trying all targets.
 */
import type { Made, Rule, Seat } from '../../kernel/game.ts';
import { own } from '../../kernel/own.ts';
import { MEMO, type Aim, type Card, type Side } from './cards/deck.ts';
import { findLinchpin, findRipplepoint } from './cards/timeline.ts';
import { rule, type Code, type RuleId } from './rules.ts';
import { artifactsInPlay, artifactsOf, cardOf, faceOf, ownerOf, playing, type State } from './state.ts';
import { fits, isParadox, isPrime, isReachable, isUltra } from './timeline.ts';

export interface Announced {
  readonly seat: Seat;
  readonly card: Card;
  readonly targets: readonly string[];
}

/** Arguments of a move that announces a card. */
interface Named {
  readonly targets: readonly string[];
}

interface Check {
  readonly id: RuleId;
  readonly code: Code;
  holds(s: State, play: Announced): boolean;
}

type Test<T> = (s: State, play: Announced, target: T) => boolean;

const check = (id: RuleId, code: Code, holds: Check['holds']): Check => ({ id, code, holds });

/** Asked only of cards with this aim. */
const aimed = (aim: Aim, id: RuleId, code: Code, holds: Test<string>): Check =>
  check(id, code, (s, play) => play.card.aim !== aim || holds(s, play, play.targets[0] ?? ''));

const COUNTS: Readonly<Record<Aim, number>> = {
  nothing: 0,
  linchpin: 1,
  place: 1,
  'own-artifact': 1,
  'rival-artifact': 1,
  'any-artifact': 1,
  direction: 1,
  player: 1,
  play: 0,
};

const sideOf = (s: State, linchpin: string): Side => (isPrime(s.timeline, linchpin) ? 'prime' : 'true');
const wanted = ({ card: { turns = {} } }: Announced, linchpin: string): Side | 'any' | undefined =>
  own(turns, linchpin);
/** Not on the side already that the card turns it to. */
const isTurnable: Test<string> = (s, play, id) => wanted(play, id) !== sideOf(s, id);
const restores = ({ turns = {} }: Card): boolean => Object.values(turns).every((side) => side === 'true');
const isOwn = (s: State, { seat }: Announced, id: string): boolean =>
  artifactsOf(s, seat).some((card) => faceOf(s, card) === id);

export const WAYS = ['clockwise', 'counterclockwise'] as const;

const searchesDiscard = ({ steps }: Card): boolean =>
  steps.some((step) => step.do === 'search' && step.zone === 'discard');

const CHECKS: readonly Check[] = [
  check('CH-157', 'memo-no-target', (_, { card }) => card.id !== MEMO),
  check('CH-077', 'bad-target-count', (_, { card, targets }) =>
    card.aim === 'linchpin' ? targets.length === COUNTS.linchpin : true,
  ),
  check('CH-281', 'bad-target-count', (_, { card, targets }) => targets.length === COUNTS[card.aim]),

  aimed('linchpin', 'CH-075', 'inverter-ripplepoint', (_s, _p, id) => findRipplepoint(id) === undefined),
  aimed('linchpin', 'CH-070', 'inverter-not-listed', (_, play, id) => wanted(play, id) !== undefined),
  aimed('linchpin', 'CH-108', 'ultraparadox-unreachable', (s, _, id) =>
    isReachable(s.timeline, findLinchpin(id)!.year),
  ),
  aimed(
    'linchpin',
    'CH-072',
    'inverter-wrong-direction',
    (s, play, id) => !restores(play.card) || isTurnable(s, play, id),
  ),
  aimed('linchpin', 'CH-071', 'inverter-wrong-direction', isTurnable),

  aimed('place', 'CH-089', 'patch-wrong-year', (_, { card }, id) => card.patch!.slot === id),
  aimed('place', 'CH-109', 'ultraparadox-unreachable', (s, { card }) => isReachable(s.timeline, card.patch!.year)),
  aimed('place', 'CH-091', 'patch-occupied', (s, _, id) => s.timeline.patches[id] === undefined),
  aimed('place', 'CH-090', 'no-paradox', (s, _, id) => isParadox(s.timeline, findRipplepoint(id)!)),
  aimed('place', 'CH-101', 'patch-not-playable-if', (s, { card }) => fits(s.timeline, card.patch!)),

  check(
    'CH-110',
    'ultraparadox-unreachable',
    (s, { card }) => !(card.artifact?.blockedByUltraParadox && isUltra(s.timeline)),
  ),

  aimed('own-artifact', 'CH-054', 'not-your-artifact', isOwn),
  aimed(
    'rival-artifact',
    'CH-282',
    'no-legal-target',
    (s, play, id) => ownerOf(s, id) !== undefined && !isOwn(s, play, id),
  ),
  aimed('any-artifact', 'CH-288', 'no-legal-target', (s, _, id) => ownerOf(s, id) !== undefined),
  aimed('direction', 'CH-285', 'no-legal-target', (_s, _p, id) => WAYS.some((way) => way === id)),
  aimed('player', 'CH-289', 'no-legal-target', (s, _, id) => s.seats.some((seat) => String(seat) === id)),
  aimed('player', 'CH-279', 'no-legal-target', (s, _, id) => playing(s).some((seat) => String(seat) === id)),
  check(
    'CH-191',
    'no-legal-target',
    (s, { card, seat }) => !searchesDiscard(card) || s.discard.some((one) => isFindable(s, seat, cardOf(s, one))),
  ),
];

const isLegal = (s: State, play: Announced): boolean => CHECKS.every((one) => one.holds(s, play));

/** CH-148: what a search may bring up, if it can be played now (CH-190, CH-194). */
const isFindable = (s: State, seat: Seat, card: Card | undefined): boolean =>
  card !== undefined && card.kind !== 'timewarp' && waysToPlay(s, seat, card).length > 0;

/** All that could be named for this card; the checks decide. */
export function candidates(s: State, card: Card): readonly (readonly string[])[] {
  switch (card.aim) {
    case 'linchpin':
      return Object.keys(card.turns!).map((id) => [id]);
    case 'place':
      return [[card.patch!.slot]];
    case 'own-artifact':
    case 'rival-artifact':
    case 'any-artifact':
      return artifactsInPlay(s).map((id) => [id]);
    case 'direction':
      return WAYS.map((way) => [way]);
    case 'player':
      return s.seats.map((seat) => [String(seat)]);
    default:
      return [[]];
  }
}

/** The targets with which this card could be announced now; empty: it can't. */
export const waysToPlay = (s: State, seat: Seat, card: Card): readonly (readonly string[])[] =>
  candidates(s, card).filter((targets) => isLegal(s, { seat, card, targets }));

/** The checks as rules of a move. @param named the card that a move names; where it is none, an earlier rule has refused */
export function checksOf<A extends Named>(
  named: (s: State, made: Made<A>) => Card | undefined,
): readonly Rule<State, A>[] {
  return CHECKS.map(({ id, code, holds }) =>
    rule<A>(id, code, (s, made) => {
      const card = named(s, made);
      return card === undefined || holds(s, { seat: made.seat, card, targets: made.args.targets });
    }),
  );
}
