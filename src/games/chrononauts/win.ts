/** Winning is said, never found out by the table (CH-221); and after the end everybody may show what the hand held. */
import type { Eyes, Handle, Made, Move, Seat } from '../../kernel/game.ts';
import { fields, handle, list, oneOf, optional } from '../../kernel/schemas.ts';
import { everybody } from '../kit/seats.ts';
import { findIdentity, findMission, type Identity } from './cards/goals.ts';
import { findRipplepoint } from './cards/timeline.ts';
import { isFilled, isReadable, isWithinReach, yearsOf } from './goals.ts';

import { isOn, hasBegun, noWindow, rule, rulesOf } from './rules.ts';
import { artifactsInPlay, artifactsOf, ended, faceOf, handOf, learned, phaseOf, type State } from './state.ts';
import { isParadox, type Timeline } from './timeline.ts';

const KINDS = ['identity', 'mission', 'hand'] as const;
type Kind = (typeof KINDS)[number];

interface Declared {
  readonly kind: Kind;
  /** The goal card; with a full hand none is opened (CH-224). */
  readonly card?: Handle | undefined;
}

/** CH-217 */
const FULL_HAND = 10;

const goalOf = (s: State, seat: Seat, kind: Kind): Handle | undefined =>
  kind === 'identity' ? s.identities[seat] : kind === 'mission' ? s.missions[seat] : undefined;

const identityIn = ({ args, eyes }: Made<Declared>): Identity | undefined =>
  args.kind === 'identity' && args.card !== undefined ? findIdentity(eyes.read(args.card)) : undefined;

/** CH-214 */
export const hasOpenParadox = (t: Timeline, identity: Identity): boolean =>
  yearsOf(identity).some((year) => {
    const place = findRipplepoint(`R${year}`);
    return place !== undefined && isParadox(t, place) && t.patches[place.id] === undefined;
  });

/** CH-216, CH-246 */
export const isAccomplished = (s: State, seat: Seat, mission: string | undefined): boolean => {
  const found = findMission(mission);
  const own = artifactsOf(s, seat).map((card) => faceOf(s, card));
  return found !== undefined && isFilled(found, own, artifactsInPlay(s));
};

export const isHome = (s: State, face: string | undefined): boolean => {
  const identity = findIdentity(face);
  return identity !== undefined && isReadable(s.timeline, identity) && isWithinReach(s.timeline, identity);
};

export const isFull = (s: State, seat: Seat): boolean => handOf(s, seat).length >= FULL_HAND;

/** CH-247: Artifaxx knows Missions only, Solonauts neither. */
export const knows = (s: State, kind: Kind): boolean =>
  s.options.mode === 'chrononauts' || (s.options.mode === 'artifaxx' && kind === 'mission');

const WHY: Readonly<Record<Kind, 'CH-211' | 'CH-216' | 'CH-217'>> = {
  identity: 'CH-211',
  mission: 'CH-216',
  hand: 'CH-217',
};

export const declareWin: Move<State, Declared> = {
  args: fields({ kind: oneOf(...KINDS), card: optional(handle) }),
  who: everybody,
  brings: ({ card }) => (card === undefined ? {} : { open: [card] }),
  rules: [
    ...rulesOf<Declared>(isOn, hasBegun),
    rule('CH-247', 'not-in-this-mode', (s, m) => knows(s, m.args.kind)),
    rule('CH-209', 'win-only-own-turn', (s, m) => m.seat === s.active),
    ...rulesOf<Declared>(noWindow),
    rule('CH-209', 'win-only-at-turn-end', (s) => phaseOf(s) === 'end'),
    rule('CH-225', 'win-not-met', (s, m) => m.args.card === goalOf(s, m.seat, m.args.kind)),
    rule('CH-111', 'ultraparadox-unreachable', (s, m) => {
      const identity = identityIn(m);
      return identity === undefined || isWithinReach(s.timeline, identity);
    }),
    rule('CH-214', 'win-not-met', (s, m) => {
      const identity = identityIn(m);
      return identity === undefined || !hasOpenParadox(s.timeline, identity);
    }),
    rule('CH-211', 'win-not-met', (s, m) => {
      const identity = identityIn(m);
      return m.args.kind !== 'identity' || (identity !== undefined && isReadable(s.timeline, identity));
    }),
    rule('CH-216', 'win-not-met', (s, m) => {
      if (m.args.kind !== 'mission') return true;
      return m.args.card !== undefined && isAccomplished(s, m.seat, m.eyes.read(m.args.card));
    }),
    rule('CH-217', 'win-not-met', (s, m) => m.args.kind !== 'hand' || isFull(s, m.seat)),
  ],
  final: 'CH-226',
  apply: (s, { seat, args: { kind, card }, eyes }, ask) => {
    ask.cancel('reminder');
    const open = card === undefined ? s : learned(s, card, eyes.read(card)!);
    return ended(open, { winners: [seat], why: s.options.mode === 'artifaxx' ? 'CH-246' : WHY[kind] });
  },
  choices: (s, { seat }) =>
    seat === null
      ? []
      : KINDS.map((kind) => {
          const card = goalOf(s, seat, kind);
          return card === undefined ? { kind } : { kind, card };
        }),
};

interface Shown {
  readonly cards: readonly Handle[];
}

/** What a seat has that nobody else has seen. */
function secrets(s: State, seat: Seat): readonly Handle[] {
  const goals = [s.identities[seat], s.missions[seat]].filter((card) => card !== undefined);
  return [...handOf(s, seat), ...goals].filter((card) => s.faces[card] === undefined);
}

const isSame = (a: readonly Handle[], b: readonly Handle[]): boolean => a.join('\n') === b.join('\n');

/** CH-277: after the end, all of it or nothing. */
export const showCards: Move<State, Shown> = {
  args: fields({ cards: list(handle, 120) }),
  who: everybody,
  brings: ({ cards }) => ({ open: cards }),
  rules: [
    rule('CH-277', 'game-not-over', (s) => s.stage === 'over'),
    rule('CH-277', 'not-in-this-mode', (s) => s.options.auditAtEnd),
    rule('CH-277', 'already-so', (s, m) => !s.audited.includes(m.seat)),
    rule('CH-277', 'goal-secret', (s, m) => isSame(m.args.cards, secrets(s, m.seat))),
  ],
  apply: (s, { seat, args, eyes }) => {
    const told: State = { ...s, audited: [...s.audited, seat] };
    return args.cards.reduce<State>((at, card) => learned(at, card, eyes.read(card) ?? ''), told);
  },
  choices: (s, { seat }: Eyes) => (seat === null ? [] : [{ cards: secrets(s, seat) }]),
};
