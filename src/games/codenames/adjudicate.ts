/**
 * A doubtful word is put to the rival spymaster before it is a clue (CN-069). Until it is allowed only the two spymasters can read it (CN-070):
 * it travels as a sealed argument. The ruling has it opened as it was sealed, so that the word that is published is the word that was asked
 * (CN-074). No answer within the time is a no (CN-075).
 */
import { FREE, type Answer, type Ask, type Handle, type Move, type Schema, type Seat } from '../../kernel/game.ts';
import { bool, fields, nothing, sealed, text } from '../../kernel/schemas.ts';
import { pauseClock, resumeClock } from './clock.ts';
import { hasRival, isNumberFit, number, type Numbered } from './clue.ts';
import { isSpoken } from './options.ts';
import { notOver, rule, type None } from './rules.ts';
import {
  activeTeam,
  changed,
  doubted,
  doubtSlot,
  isPlayed,
  isSpymaster,
  otherTeam,
  type State,
  teamOf,
  turnSlot,
} from './state.ts';
import { tell } from './told.ts';
import { publish } from './turn.ts';
import { isOnGrid } from './visible.ts';
import { isHopeless, normal } from './word.ts';

interface Question extends Numbered {
  readonly word: string;
}

const form = fields({ word: text(200), number });

/** What no ruling lifts isn't even asked (CN-067, CN-071). */
const question: Schema<Question> = {
  read(input) {
    const got = form.read(input);
    return got && !isHopeless(got.word) ? got : undefined;
  },
};

/** @returns what a question holds, as its face says it; undefined where nothing readable does */
export function questionOf(face: string | undefined): Question | undefined {
  if (face === undefined) return undefined;
  try {
    return question.read(JSON.parse(face));
  } catch {
    return undefined;
  }
}

const rivalOf = (s: State, author: Seat): readonly Seat[] => {
  const team = teamOf(s, author);
  const rival = team === undefined ? undefined : s.spymaster[otherTeam(team)];
  return rival !== undefined && s.seats.includes(rival) ? [rival] : [];
};

export const rivalSpymaster = (s: State): Seat => s.spymaster[otherTeam(activeTeam(s))];

const begun = rule<never>('CN-035', 'wrong-phase', isPlayed);

export const askRival: Move<State, { readonly question: Handle }> = {
  args: fields({ question: sealed(question, rivalOf as (s: never, author: Seat) => readonly Seat[]) }),
  who: (s) => s.seats,
  slot: turnSlot,
  rules: [
    notOver,
    begun,
    rule('CN-069', 'not-spymaster', (s, m) => isSpymaster(s, m.seat)),
    rule('CN-069', 'not-your-turn', (s, m) => s.spymaster[activeTeam(s)] === m.seat),
    rule('CN-073', 'ruling-pending', (s) => s.phase !== 'ask'),
    rule('CN-069', 'wrong-phase', (s) => s.phase === 'clue'),
    rule('CN-080', 'nobody-to-ask', hasRival),
    rule('CN-202', 'word-spoken', (s) => !isSpoken(s.setting.options)),
    rule('CN-073', 'nobody-to-ask', (s, m) => rivalOf(s, m.seat).length > 0),
  ],
  apply: (s, { args }, ask) => {
    const ms = s.setting.options.askSeconds * 1_000;
    ask.timer('askTime', ms);
    const until = ask.now + ms;
    return changed(pauseClock(s, ask), { phase: 'ask', ...doubted(s, { asked: args.question, until }) });
  },
  choices: (s) => (s.phase === 'clue' ? [{ question: FREE }] : []),
};

export const ruleClue: Move<State, { readonly allow: boolean }> = {
  args: fields({ allow: bool }),
  who: (s) => s.seats,
  slot: doubtSlot,
  rules: [
    notOver,
    rule('CN-073', 'no-question', (s) => s.phase === 'ask' && !s.doubt.allowed),
    rule('CN-073', 'not-rival-spymaster', (s, m) => rivalSpymaster(s) === m.seat),
  ],
  final: 'CN-071',
  apply: (s, { args }, ask) => {
    if (!args.allow) return denied(tell(s, 'denied'), ask);
    ask.cancel('askTime');
    ask.open('asked', [s.doubt.asked!], rivalSpymaster(s));
    return changed(s, doubted(s, { allowed: true, until: 0 }));
  },
  choices: (s) => (s.phase === 'ask' ? [{ allow: true }, { allow: false }] : []),
};

export const withdrawAsk: Move<State, None> = {
  args: nothing,
  who: (s) => s.seats,
  slot: doubtSlot,
  rules: [
    notOver,
    rule('CN-069', 'no-question', (s) => s.phase === 'ask' && !s.doubt.allowed),
    rule('CN-069', 'not-your-turn', (s, m) => s.spymaster[activeTeam(s)] === m.seat),
  ],
  apply: (s, _, ask) => answered(s, s.doubt.denied, ask),
  choices: () => [{}],
};

/** Back to the spymaster, who chooses another word or the same. */
function answered(s: State, past: readonly Handle[], ask: Ask): State {
  ask.cancel('askTime');
  const doubt = doubted(s, { asks: s.doubt.asks + 1, asked: null, allowed: false, until: 0, denied: past });
  return resumeClock(changed(s, { phase: 'clue', ...doubt }), ask);
}

/** CN-072: without penalty. */
const denied = (s: State, ask: Ask): State => answered(s, [...s.doubt.denied, s.doubt.asked!], ask);

/** CN-075 */
export const onAskTime = (s: State, _: Answer, ask: Ask): State =>
  s.phase === 'ask' ? denied(tell(s, 'lapsed'), ask) : s;

/** CN-074: the clue is what was sealed. What no ruling can lift makes a no of a yes, as does a question that nobody can open any more. */
export function onAsked(s: State, { faces, failed }: Answer, ask: Ask): State {
  if (s.phase !== 'ask') return s;
  const asked = failed === undefined ? questionOf(faces?.[0]) : undefined;
  if (!asked || !isNumberFit(s, asked) || isOnGrid(s, asked.word)) return denied(tell(s, 'overruled'), ask);
  const judged = changed(s, doubted(s, { judged: true }));
  return publish(judged, normal(asked.word), asked.number, ask);
}
