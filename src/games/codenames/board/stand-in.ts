/** The leader in place of a spymaster who is gone (CNQ-25): an offer to the team's operatives. What of it is under way is shown to all. */
import { html, nothing, type TemplateResult } from 'lit';
import type { StandInView } from '../view.ts';
import { nameOf, namesOf } from '../../../elements/frame/board-context.ts';
import type { BoardActions } from './codenames-rail.ts';
import { leaderless, type BoardContext } from './board-context.ts';
import { standInWords } from './stand-in-words.ts';

function underWay(context: BoardContext, { votes, needed, handing }: StandInView): readonly string[] {
  const s = standInWords(context.lang);
  if (handing !== undefined) return [s.onItsWay(nameOf(context, handing))];
  return [...new Set(votes.map(({ to }) => to))].map((to) => {
    const by = votes.filter((vote) => vote.to === to).map(({ seat }) => seat);
    return s.want(namesOf(context, by), nameOf(context, to), by.length, needed);
  });
}

export function standingIn(
  context: BoardContext,
  { attempt, check }: Pick<BoardActions, 'attempt' | 'check'>,
): TemplateResult | typeof nothing {
  const { me, standIn } = context.view;
  const s = standInWords(context.lang);
  const lines = standIn ? underWay(context, standIn) : [];
  const mine = leaderless(context);
  const gone = mine?.spymaster ?? undefined;
  const all = mine?.operatives ?? [];
  const may = all.filter((seat) => check('standIn', { seat }) === undefined);
  if (lines.length === 0 && may.length === 0) return nothing;
  return html`<section class="paper ruling">
    ${gone === undefined || may.length === 0 ? nothing : html`<h3>${s.gone(nameOf(context, gone))}</h3>`}
    ${lines.map((line) => html`<p role="status">${line}</p>`)} ${may.length > 0 ? html`<p>${s.hint}</p>` : nothing}
    ${may.map(
      (seat) =>
        html`<button class="btn small" @click=${(): void => attempt('standIn', { seat })}>
          ${seat === me.seat ? s.me : s.other(nameOf(context, seat))}
        </button>`,
    )}
  </section>`;
}
