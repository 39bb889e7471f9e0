/**
 * Where clues are said on the call (CN-202), anybody may ask for the letters (CN-082), and nobody touches a picture before they are there
 * (CN-085). A written clue is spelled already (CN-084).
 */
import { FREE, type Ask, type Made, type Move, type Seat } from '../../kernel/game.ts';
import { fields, nothing, text } from '../../kernel/schemas.ts';
import { pauseClock, resumeClock } from './clock.ts';
import { counted } from './guess.ts';
import { isSpoken } from './options.ts';
import { notOver, rule, type None } from './rules.ts';
import { activeTeam, changed, clueOf, isSince5, isSpelling, type State, turnNow, turnSlot } from './state.ts';
import { isHopeless, normal } from './word.ts';

const isGuessed = rule<never>('CN-082', 'wrong-phase', (s) => clueOf(s) !== undefined);
const isUnspelled = rule<never>('CN-084', 'already-spelled', (s) => clueOf(s)!.word === '');

const asking = (s: State, spelling: readonly Seat[]): State => changed(s, { doubt: { ...s.doubt, spelling } });

/** While a reveal is pending the clock stands still anyhow, and goes on when that is done. */
const answered = (s: State): boolean => !isSpelling(s) && s.phase === 'guess';

/** What was wanted while the letters were missing is done now. */
const caughtUp = (s: State, ask: Ask): State => (isSince5(s) ? counted(s, ask) : s);

export const requestSpelling: Move<State, None> = {
  args: nothing,
  who: (s) => s.seats,
  slot: turnSlot,
  rules: [
    notOver,
    rule('CN-084', 'already-spelled', (s) => isSpoken(s.setting.options)),
    isGuessed,
    isUnspelled,
    rule('CN-082', 'already-asked', (s, m) => !s.doubt.spelling.includes(m.seat)),
  ],
  apply: (s, m, ask) => pauseClock(asking(s, [...s.doubt.spelling, m.seat]), ask),
  choices: () => [{}],
};

/** Also when the asker leaves the table. */
export function withoutSpelling(s: State, seat: Seat, ask: Ask): State {
  if (!s.doubt.spelling.includes(seat)) return s;
  const rest = asking(
    s,
    s.doubt.spelling.filter((one) => one !== seat),
  );
  return answered(rest) ? resumeClock(rest, ask) : rest;
}

export const withdrawSpelling: Move<State, None> = {
  args: nothing,
  who: (s) => s.seats,
  slot: turnSlot,
  rules: [notOver, rule('CN-085', 'no-question', (s, m) => s.doubt.spelling.includes(m.seat))],
  apply: (s, m, ask) => caughtUp(withoutSpelling(s, m.seat, ask), ask),
  choices: () => [{}],
};

interface Spelled {
  readonly letters: string;
}

/** CN-081: also unasked. */
export const spell: Move<State, Spelled> = {
  args: fields({ letters: text(200) }),
  who: (s) => s.seats,
  slot: turnSlot,
  rules: [
    notOver,
    rule('CN-084', 'already-spelled', (s) => isSpoken(s.setting.options)),
    isGuessed,
    rule('CN-081', 'not-spymaster', (s, m) => s.spymaster[activeTeam(s)] === m.seat),
    isUnspelled,
    rule('CN-067', 'word-invalid', (_, m: Made<Spelled>) => !isHopeless(m.args.letters)),
  ],
  final: 'CN-047',
  apply: (s, { args }, ask) => {
    const spelled = { ...turnNow(s), word: normal(args.letters) };
    const rest = changed(asking(s, []), { history: s.history.with(s.history.length - 1, spelled) });
    return answered(rest) ? caughtUp(resumeClock(rest, ask), ask) : rest;
  },
  choices: (s) => (clueOf(s)?.word === '' ? [{ letters: FREE }] : []),
};
