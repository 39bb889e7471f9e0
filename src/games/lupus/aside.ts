/**
 * Where the table wants it, two who live may talk apart by day. That they do everybody sees; what they say only these two read, and nobody else,
 * whoever moderates. LU-087.
 */
import { FREE, type Handle, move, type Move, type None, type Rule, type Schema, type Seat } from '../../kernel/game.ts';
import { fields, nothing, sealed, seat as aSeat } from '../../kernel/schemas.ts';
import { sealedText } from '../kit/sealed-text.ts';
import { isLiving, living } from './people.ts';
import { during, isOn, notOver, rule } from './rules.ts';
import type { State } from './state.ts';

/** Code points. */
export const WHISPER_MOST = 240;
/** Of a day, all pairs together: more can't be read in three minutes. */
const KEPT = 200;

export const whisperText: Schema<string> = sealedText(WHISPER_MOST);

/** With whom somebody talks apart. */
export const partnerOf = ({ asides }: Pick<State, 'asides'>, seat: Seat): Seat | undefined => {
  const pair = asides.find((one) => one.includes(seat));
  return pair && (pair[0] === seat ? pair[1] : pair[0]);
};

/** A seat that has left or died talks apart with nobody. */
export const withoutAside = <S extends Pick<State, 'asides'>>(s: S, seat: Seat): S => ({
  ...s,
  asides: s.asides.filter((pair) => !pair.includes(seat)),
});

const slot = ({ night }: State): string => `day ${night} talk`;

/** By day, where it is allowed, for whoever lives. */
const apart: readonly Rule<State, never>[] = [
  notOver,
  isOn,
  rule('LU-087', 'setting-off', (s) => s.options.whispers),
  during('LU-083', 'talk', 'discussion-over'),
  rule('LU-085', 'eliminated-silent', (s, m) => isLiving(s, m.seat)),
];
const isApart: Rule<State, never> = rule('LU-087', 'not-apart', (s, m) => partnerOf(s, m.seat) !== undefined);

interface Whom {
  readonly seat: Seat;
}

const aside: Move<State, Whom> = {
  args: fields({ seat: aSeat }),
  who: (s) => s.players,
  slot,
  rules: [
    ...apart,
    rule<Whom>('LU-087', 'another-player', (_, m) => m.args.seat !== m.seat),
    rule<Whom>('LU-087', 'target-not-alive', (s, m) => isLiving(s, m.args.seat)),
    rule<Whom>('LU-087', 'is-apart', (s, m) => [m.seat, m.args.seat].every((one) => partnerOf(s, one) === undefined)),
  ],
  apply: (s, { seat, args }) => ({ ...s, asides: [...s.asides, [seat, args.seat]] }),
  choices: (s) => living(s).map((seat) => ({ seat })),
};

/** Either of them ends it. */
const rejoin: Move<State, None> = {
  args: nothing,
  who: (s) => s.players,
  slot,
  rules: [...apart, isApart],
  apply: (s, { seat }) => withoutAside(s, seat),
  choices: () => [{}],
};

interface Said {
  readonly text: Handle;
}

const toPartner = (s: State, author: Seat): readonly Seat[] => {
  const partner = partnerOf(s, author);
  return partner === undefined ? [] : [partner];
};

const whisper: Move<State, Said> = {
  args: fields({ text: sealed(whisperText, toPartner) }),
  who: (s) => s.players,
  slot,
  rules: [...apart, isApart],
  apply: (s, { seat, args }) => ({
    ...s,
    whispers: [...s.whispers, { by: seat, to: partnerOf(s, seat)!, text: args.text }].slice(-KEPT),
  }),
  choices: () => [{ text: FREE }],
};

export const asideMoves: Readonly<Record<'aside' | 'rejoin' | 'whisper', Move<State, never>>> = {
  aside: move(aside),
  rejoin: move(rejoin),
  whisper: move(whisper),
};
