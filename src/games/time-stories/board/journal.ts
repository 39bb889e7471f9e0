/** Earlier runs, one line each: what they came to, and nothing that a card says. */
import { html, type TemplateResult } from 'lit';
import type { PastRun } from '../table/state.ts';
import type { TimeContext } from './context.ts';

export function runLine({ w }: TimeContext, { rounds, result, missionReturn, score, minutes }: PastRun): string {
  return [
    w.results[result],
    w.rounds(rounds),
    w.returnN(missionReturn),
    w.minutesN(minutes),
    ...(score === null ? [] : [`${w.score} ${score}`]),
  ].join(' · ');
}

export const journal = (context: TimeContext, runs: readonly PastRun[]): TemplateResult =>
  html`<div>
    <h3>${context.w.journal}</h3>
    <ol>
      ${runs.map((run, i) => html`<li><b>${context.w.runN(i + 1)}</b> · ${runLine(context, run)}</li>`)}
    </ol>
  </div>`;
