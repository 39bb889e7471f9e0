/** Earlier runs, one line each: what they came to, and nothing that a card says. */
import { html, nothing, type TemplateResult } from 'lit';
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

/** Nothing until the first run is written down: its last pages may still be on their way. */
export const journal = (context: TimeContext, runs: readonly PastRun[]): TemplateResult | typeof nothing =>
  runs.length === 0
    ? nothing
    : html`<div>
        <h3>${context.w.journal}</h3>
        <ol>
          ${runs.map((run, i) => html`<li><b>${context.w.runN(i + 1)}</b> · ${runLine(context, run)}</li>`)}
        </ol>
      </div>`;
