/** A run ends: which ending, what it scores, what is kept of it (TS-310 … TS-318, R-05, R-28). */
import { holds, valueOf } from '../language/evaluate.ts';
import { isSealed, type Text } from '../pack/texts.ts';
import { factsFor } from './facts.ts';
import { endingsOf, scoringOf } from './lookups.ts';
import { begin, step } from './programs.ts';
import type { PastRun, State } from './state.ts';
import { told } from './tell.ts';

/** Everything that was under way is over; the texts of the ending and the score may have to be opened first. */
export function endRun(s: State, result: 'success' | 'failure', ending: string | null): State {
  if (s.phase === 'ended') return s;
  const over: State = {
    ...s,
    phase: 'ended',
    step: '',
    doing: [],
    trials: [],
    draws: [],
    links: [],
    group: null,
    groups: [],
    proposal: null,
    trade: null,
    pledge: null,
    ending: { result, ending },
  };
  const { ending: texts, scoring } = s.mission;
  const pages = [texts, scoring].flatMap((part) =>
    isSealed(part) && !Object.hasOwn(s.pages, part.sealed) ? [step('page', { about: part.sealed })] : [],
  );
  return begin(told(over, 'ended', { about: result }), s.captain, '', [...pages, step('ending')]);
}

/** A run that is given up counts as failed, and is told as what it was (TS-312). */
export const resultOf = ({ gaveUp, ending }: State): PastRun['result'] =>
  gaveUp ? 'abandoned' : (ending?.result ?? 'failure');

/** the named one; else the first whose condition holds, else the last. */
export function endingText(s: State): ReturnType<typeof endingsOf>['success'][number] | undefined {
  if (!s.ending) return undefined;
  const { result, ending } = s.ending;
  const all = endingsOf(s)[result];
  const facts = factsFor(s, { seat: s.captain, card: '' });
  return (
    all.find(({ id }) => ending !== null && id === ending) ?? all.find(({ when }) => holds(when, facts)) ?? all.at(-1)
  );
}

/** What a score is made of, and what the mission calls it. */
export interface Bill {
  /** Without words: for the mission itself. */
  readonly lines: readonly { readonly text: Text | null; readonly points: number }[];
  readonly grade: Text | null;
}

const sumOf = (lines: Bill['lines']): number => lines.reduce((sum, { points }) => sum + points, 0);

/** TS-316, R-28: only a success has one. */
export function billOf(s: State): Bill | null {
  const scoring = scoringOf(s);
  if (!scoring || s.ending?.result !== 'success') return null;
  const facts = factsFor(s, { seat: s.captain, card: '' });
  const row = scoring.azrakOnReturn.find(({ max }) => max === null || s.purse.missionReturn <= max);
  const lines = [
    { text: null, points: valueOf(scoring.base, facts) },
    ...(row ? [row] : []),
    ...scoring.bonuses.filter(({ when }) => holds(when, facts)),
  ].map(({ text, points }) => ({ text, points }));
  const reached = scoring.grades.filter(({ min }) => min <= sumOf(lines)).toSorted((a, b) => b.min - a.min);
  return { lines, grade: reached[0]?.text ?? null };
}

export function scoreOf(s: State): number | null {
  const bill = billOf(s);
  return bill && sumOf(bill.lines);
}

/** The step `ending`: what is kept of this run. */
export function recorded(s: State): State {
  const score = scoreOf(s);
  const past: PastRun = {
    rounds: s.round,
    result: resultOf(s),
    missionReturn: s.purse.missionReturn,
    score,
    minutes: Math.max(0, Math.floor((s.at - s.began) / 60_000)),
  };
  return { ...s, score, runs: [...s.runs, past].slice(-50) };
}
