/**
 * An option: before the first touch any player may object to a clue, and the rival spymaster rules (CN-077). An invalid clue ends the turn
 * without a guess (CN-078). The other spymaster may have an own picture covered for it before the next clue (CN-079).
 */
import type { Answer, Ask, Made, Move } from '../../kernel/game.ts';
import { bool, fields, integer, nothing } from '../../kernel/schemas.ts';
import { rivalSpymaster } from './adjudicate.ts';
import { pauseClock, resumeClock } from './clock.ts';
import { end, verdict } from './ending.ts';
import { counted, eachCell } from './guess.ts';
import { whenOpened } from './opened.ts';
import { notOver, rule, type None } from './rules.ts';
import {
  activeTeam,
  changed,
  doubted,
  isPlayed,
  isSince5,
  left,
  NONE,
  otherTeam,
  type State,
  teamOf,
  turnNow,
  turnSlot,
} from './state.ts';
import { tell } from './told.ts';
import { endTurn } from './turn.ts';
import type { Identity } from './view.ts';

const isOptional = rule<never>(
  'CN-076',
  'option-off',
  (s) => s.setting.options.challenge && s.setting.options.mode !== 'coop',
);

export const challenge: Move<State, None> = {
  args: nothing,
  who: (s) => s.seats,
  slot: turnSlot,
  rules: [
    notOver,
    rule('CN-077', 'wrong-phase', isPlayed),
    isOptional,
    rule('CN-077', 'not-a-player', (s, m) => teamOf(s, m.seat) !== undefined),
    rule('CN-077', 'ruling-pending', (s) => s.phase !== 'challenge'),
    rule('CN-077', 'too-late', (s) => s.guessesMade === 0),
    rule('CN-077', 'wrong-phase', (s) => s.phase === 'guess'),
    rule('CN-071', 'already-ruled', (s) => !s.doubt.judged),
  ],
  apply: (s, _, ask) => {
    const ms = s.setting.options.askSeconds * 1_000;
    ask.timer('challengeTime', ms);
    return changed(pauseClock(s, ask), { phase: 'challenge', ...doubted(s, { until: ask.now + ms }) });
  },
  choices: () => [{}],
};

export const ruleChallenge: Move<State, { readonly valid: boolean }> = {
  args: fields({ valid: bool }),
  who: (s) => s.seats,
  slot: turnSlot,
  rules: [
    notOver,
    rule('CN-077', 'no-question', (s) => s.phase === 'challenge'),
    rule('CN-077', 'not-rival-spymaster', (s, m) => rivalSpymaster(s) === m.seat),
  ],
  final: 'CN-078',
  apply: (s, { args }, ask) => {
    ask.cancel('challengeTime');
    return args.valid ? stands(tell(s, 'stands'), ask) : fallen(tell(s, 'fallen'), ask);
  },
  choices: (s) => (s.phase === 'challenge' ? [{ valid: true }, { valid: false }] : []),
};

function stands(s: State, ask: Ask): State {
  const next = resumeClock(changed(s, { phase: 'guess', ...doubted(s, { judged: true, until: 0 }) }), ask);
  // Somebody may have gone meanwhile, and fewer make more than half.
  return isSince5(s) ? counted(next, ask) : next;
}

function fallen(s: State, ask: Ask): State {
  const { compensation } = s.setting.options;
  const noted = s.history.with(s.history.length - 1, { ...turnNow(s), invalid: true });
  const next = endTurn(changed(s, { history: noted }), ask);
  // In Assassin's End a team may have found all that it could cover.
  const owed = compensation && (!isSince5(next) || left(next, activeTeam(next)) > 0);
  return owed ? changed(next, doubted(next, { owed })) : next;
}

/** CN-077: without a ruling the clue stands. */
export const onChallengeTime = (s: State, _: Answer, ask: Ask): State =>
  s.phase === 'challenge' ? stands(tell(s, 'unruled'), ask) : s;

interface Cell {
  readonly cell: number;
}

/**
 * CN-079. Before it is covered, only the two spymasters know that it is an own picture. One who lies about it has touched it, with all that
 * follows.
 */
export const coverOwn: Move<State, Cell> = {
  args: fields({ cell: integer(0, 999) }),
  who: (s) => s.seats,
  slot: turnSlot,
  rules: [
    notOver,
    rule('CN-079', 'option-off', (s) => s.doubt.owed),
    rule('CN-079', 'wrong-phase', (s) => s.phase === 'clue'),
    rule('CN-079', 'not-spymaster', (s, m) => s.spymaster[activeTeam(s)] === m.seat),
    rule('CN-011', 'no-such-cell', (s, m: Made<Cell>) => m.args.cell < s.covers.length),
    rule('CN-094', 'cell-covered', (s, m: Made<Cell>) => s.covers[m.args.cell] === ''),
  ],
  final: 'CN-079',
  apply: (s, { args: { cell } }, ask) => {
    ask.open('owed', [s.key[cell]!], s.spymaster[activeTeam(s)]);
    return changed(pauseClock(s, ask), {
      phase: 'cover',
      reveal: { cell, failures: 0 },
      ...doubted(s, { owed: false }),
    });
  },
  choices: (s) => (s.doubt.owed ? eachCell(s) : []),
};

function covered(s: State, identity: Identity): State {
  const { cell } = s.reveal;
  const owed = { ...turnNow(s), owed: { cell, identity } };
  const history = isSince5(s) ? s.history.with(s.history.length - 1, owed) : s.history;
  return changed(s, { covers: s.covers.with(cell, identity), history });
}

export function onOwed(s: State, answer: Answer, ask: Ask): State {
  if (s.phase !== 'cover') return s;
  const again = (): void => ask.open('owed', [s.key[s.reveal.cell]!], s.spymaster[otherTeam(activeTeam(s))]);
  return whenOpened(s, answer, ask, again, (identity) => {
    const next = covered(s, identity);
    const won = verdict(next, identity);
    if (won) return end(next, won.winner, won.why, ask);
    // Where the assassin is found last, nobody could find it any more.
    if (identity === 'assassin' && isSince5(s)) return end(next, otherTeam(activeTeam(s)), 'CN-117', ask);
    return resumeClock(changed(next, { phase: 'clue', reveal: NONE }), ask);
  });
}
