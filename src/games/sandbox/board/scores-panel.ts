/** The score sheet to write on: a row for everybody, a column for each round and one more. */
import { html, type TemplateResult } from 'lit';
import type { BoardActions, BoardContext } from './context.ts';
import { panelWords } from './panel-words.ts';
import { scoreRows } from './tool-faces.ts';

export function scoresPanel(context: BoardContext, { attempt }: Pick<BoardActions, 'attempt'>): TemplateResult {
  const { view, still } = context;
  const w = panelWords(context.lang);
  const rounds = Array.from({ length: view.scores.rounds + 1 }, (_, round) => round);
  const written =
    (seat: number, round: number) =>
    ({ target }: Event): void => {
      const input = target as HTMLInputElement;
      if (input.value !== '') attempt('score', { seat, round, points: Math.trunc(Number(input.value)) });
    };
  return html`<table class="score-sheet">
    <tr>
      <td></td>
      ${rounds.map((round) => html`<th scope="col">${round + 1}</th>`)}
      <th scope="col">${w.sum}</th>
    </tr>
    ${scoreRows(context).map(
      ({ seat, name, points, sum }) =>
        html`<tr>
          <th scope="row">${name}</th>
          ${rounds.map(
            (round) =>
              html`<td>
                <input
                  type="number"
                  step="1"
                  inputmode="numeric"
                  aria-label=${w.pointsOf(name, round + 1)}
                  ?disabled=${still}
                  .value=${points[round] ?? ''}
                  @change=${written(seat, round)}
                />
              </td>`,
          )}
          <td><b>${sum}</b></td>
        </tr>`,
    )}
  </table>`;
}
