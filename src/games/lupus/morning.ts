/**
 * What the moderator's device says aloud: who lives at dawn, and after dawn and stake whether it is over. It is said every time, after a pause
 * of one length, also where nothing has happened. The check at the end holds it against the record.
 */
import {
  type Ask,
  MAX_SEATS,
  move,
  type Move,
  type None,
  type MoveCall,
  type Rule,
  type Seat,
} from '../../kernel/game.ts';
import type { Eyes } from '../../kernel/game.ts';
import { fields, integer, list, nothing, oneOf, seat as aSeat } from '../../kernel/schemas.ts';
import { isDue } from './day-clock.ts';
import { deskOf, momentOf } from './desk.ts';
import { openRecord } from './ends.ts';
import { tell } from './news.ts';
import { callNow, fall, hurry, open } from './night.ts';
import { NOBODY } from './owl.ts';
import { hasPerson, isLiving, living } from './people.ts';
import type { Side } from './roles.ts';
import { during, notOver, rule } from './rules.ts';
import { said } from './said.ts';
import { isSince3, type State } from './state.ts';
import { openTalk } from './talk.ts';
import type { Gone } from './voting-order.ts';

const SIDES = ['wolves', 'humans', 'hamster'] as const;
/** Goes on, or has been won. */
const WORDS = ['none', ...SIDES] as const;
type Word = (typeof WORDS)[number];
const sideOf = (word: Word): Side | null => (word === 'none' ? null : word);
const wordOf = (side: Side | null): Word => side ?? 'none';

const atTable = (s: State): readonly Seat[] => [...new Set([...s.players, s.hub])];
const isHub: Rule<State, never> = rule('LU-196', 'not-moderator', (s, m) => m.seat === s.hub);

interface Dawn {
  readonly mauled: Seat;
  readonly dead: readonly Seat[];
  readonly side: Word;
}

/** A word that was on its way as somebody left is stale: it is owed anew, of those who are left. By earlier rules it stood, as a lie. */
const restsOn = (s: State): string => (isSince3(s) ? ` of ${s.out.length}` : '');

const killed = ({ mauled, dead }: Dawn): readonly Seat[] => (mauled === NOBODY ? dead : [mauled, ...dead]);

/** One mauled and one who was seen, at most. */
const MOST_DEAD = 2;

const dawn: Move<State, Dawn> = {
  args: fields({ mauled: integer(NOBODY, MAX_SEATS - 1), dead: list(aSeat, MOST_DEAD), side: oneOf(...WORDS) }),
  who: atTable,
  slot: (s) => `night ${s.night} dawn${restsOn(s)}`,
  rules: [
    notOver,
    isHub,
    during('LU-072', 'dawn'),
    rule('LU-072', 'not-now', (s) => s.now.open),
    rule<Dawn>('LU-072', 'target-not-alive', (s, m) => killed(m.args).every((seat) => isLiving(s, seat))),
    rule<Dawn>('LU-078', 'nobody-such', (_, { args }) => {
      const all = killed(args);
      const inOrder = args.dead.every((seat, i) => i === 0 || args.dead[i - 1]! < seat);
      return inOrder && new Set(all).size === all.length && all.length <= MOST_DEAD;
    }),
    // Besides the one who was mauled nobody but the werehamster can be dead.
    rule<Dawn>('LU-079', 'nobody-such', (s, { args }) => {
      return s.options.hideDawnCause || args.dead.length <= 1;
    }),
    rule<Dawn>('LU-066', 'nobody-such', (s, m) => !isSpared(s) || m.args.mauled === NOBODY),
    rule<Dawn>('LU-080', 'nobody-such', (s, m) => !s.options.hideDawnCause || m.args.mauled === NOBODY),
  ],
  apply(s, { args }, ask) {
    const { mauled } = args;
    const side = sideOf(args.side);
    const seats = killed(args);
    const word = said(s, { is: 'dawn', seats, mauled: mauled !== NOBODY, side });
    const gone = seats.map((seat): Gone => ({ seat, how: seat === mauled ? 'mauled' : 'dead', cycle: s.night }));
    const day = buried(tellDawn({ ...word, out: [...s.out, ...gone] }, args), ask, seats);
    return side === null ? openTalk(day, ask) : openRecord(day, ask, side);
  },
  choices: (s) => {
    const hidden = s.options.hideDawnCause;
    const some = hidden || isSpared(s) ? [NOBODY] : [NOBODY, ...living(s)];
    const deaths = [[], ...living(s).map((seat) => [seat]), ...(hidden ? pairs(living(s)) : [])];
    return some.flatMap((mauled) => deaths.flatMap((dead) => WORDS.map((side) => ({ mauled, dead, side }))));
  },
};

const pairs = (seats: readonly Seat[]): readonly (readonly Seat[])[] =>
  seats.flatMap((a) => seats.filter((b) => b > a).map((b) => [a, b]));

/** The first night, when the moderator counts as the victim. */
const isSpared = ({ night, options }: State): boolean => night === 1 && options.firstNightModVictim;

function tellDawn(s: State, { mauled, dead }: Dawn): State {
  if (s.options.hideDawnCause && dead.length > 0) return tell(s, 'names', dead, s.night);
  const victim = isSpared(s)
    ? tell(s, 'moderatorMauled')
    : mauled === NOBODY
      ? tell(s, 'unharmed', [], s.night)
      : tell(s, 'mauled', [mauled], s.night);
  return dead.length === 0 ? victim : tell(victim, 'dead', dead, s.night);
}

/** A person who is out may look at everything, where the table has said so. */
export function buried(s: State, ask: Ask, seats: readonly Seat[]): State {
  if (!s.options.deadSeeAll || seats.length === 0) return s;
  const blind = seats.filter((seat) => seat !== s.hub && !s.graves.includes(seat));
  if (blind.length > 0) ask.show('graves', s.cells, blind);
  return { ...s, graves: [...s.graves, ...seats.filter((seat) => !s.graves.includes(seat))] };
}

interface Verdict {
  readonly side: Word;
}

const verdict: Move<State, Verdict> = {
  args: fields({ side: oneOf(...WORDS) }),
  who: atTable,
  slot: (s) => `day ${s.night} verdict${restsOn(s)}`,
  rules: [notOver, isHub, during('LU-126', 'verdict', 'not-a-checkpoint'), rule('LU-126', 'not-now', (s) => isDue(s))],
  apply(s, { args }, ask) {
    const side = sideOf(args.side);
    const seats = s.out.flatMap(({ seat, how, cycle }) => (how === 'lynched' && cycle === s.night ? [seat] : []));
    const told = buried(said(s, { is: 'verdict', seats, side }), ask, seats);
    return side === null ? fall(tell(told, 'goesOn', [], s.night), ask) : openRecord(told, ask, side);
  },
  choices: () => WORDS.map((side) => ({ side })),
};

/** A person's hand at night: it opens and closes calls, in the order of the night, and can't change an answer. */
const call: Move<State, None> = {
  args: nothing,
  who: atTable,
  slot: (s) => `night ${s.night} call ${s.now.call}`,
  rules: [
    notOver,
    rule('LU-193', 'not-moderator', (s, m) => hasPerson(s) && m.seat === s.hub),
    rule('LU-193', 'not-in-sequence', (s) => callNow(s) !== undefined && !s.now.open),
  ],
  apply: (s, _, ask) => open(s, ask),
  choices: () => [{}],
};

const close: Move<State, None> = {
  args: nothing,
  who: atTable,
  slot: (s) => `night ${s.night} call ${s.now.call}`,
  rules: [
    notOver,
    rule('LU-038', 'not-moderator', (s, m) => hasPerson(s) && s.options.byHand && m.seat === s.hub),
    rule('LU-038', 'not-now', (s) => s.stage === 'night' && s.now.open && !s.now.closing),
  ],
  apply: (s, _, ask) => hurry(s, ask),
  choices: () => [{}],
};

export const wordMoves: Readonly<Record<'dawn' | 'verdict' | 'call' | 'close', Move<State, never>>> = {
  dawn: move(dawn),
  verdict: move(verdict),
  call: move(call),
  close: move(close),
};

/** What the moderator's device says unasked, as soon as it is due. */
export function duties(s: State, eyes: Eyes): readonly MoveCall[] {
  if (eyes.seat !== s.hub) return [];
  const desk = isOwed(s) ? deskOf(s, eyes.read) : undefined;
  if (!desk) return [];
  const at = momentOf(s);
  if (s.stage === 'owl') return [{ move: 'owl', args: { seat: desk.owled(at) ?? NOBODY } }];
  if (s.stage === 'verdict') return [{ move: 'verdict', args: { side: wordOf(desk.side(at)) } }];
  const { mauled, dead } = desk.dawn(at);
  const names = { mauled: mauled ?? NOBODY, dead };
  const out = [
    ...s.out,
    ...killed({ ...names, side: 'none' }).map((seat): Gone => ({ seat, how: 'dead', cycle: s.night })),
  ];
  return [{ move: 'dawn', args: { ...names, side: wordOf(desk.side(at, out)) } }];
}

const isOwed = (s: State): boolean =>
  s.stage === 'dawn' ? s.now.open : (s.stage === 'owl' || s.stage === 'verdict') && isDue(s);
