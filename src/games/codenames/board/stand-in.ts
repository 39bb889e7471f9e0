/** Who leads instead of a spymaster who is gone (CNQ-25): an offer to the team's operatives, and what of it is under way, for all. */
import { html, nothing, type TemplateResult } from 'lit';
import type { StandInView } from '../view.ts';
import type { Hands } from './rail.ts';
import { nameOf, namesOf, person, type Sight } from './sight.ts';
import { standInWords } from './stand-in-words.ts';

function underWay(sight: Sight, { votes, needed, handing }: StandInView): readonly string[] {
  const s = standInWords(sight.lang);
  if (handing !== undefined) return [s.onItsWay(nameOf(sight, handing))];
  return [...new Set(votes.map(({ to }) => to))].map((to) => {
    const by = votes.filter((vote) => vote.to === to).map(({ seat }) => seat);
    return s.want(namesOf(sight, by), nameOf(sight, to), by.length, needed);
  });
}

export function standingIn(
  sight: Sight,
  { attempt, check }: Pick<Hands, 'attempt' | 'check'>,
): TemplateResult | typeof nothing {
  const { me, teams, standIn } = sight.view;
  const s = standInWords(sight.lang);
  const lines = standIn ? underWay(sight, standIn) : [];
  const mine = me.role === 'operative' && me.team ? teams[me.team] : undefined;
  const gone = mine?.spymaster ?? undefined;
  const before = gone === undefined ? undefined : person(sight, gone);
  const isGone = gone !== undefined && (before === undefined || before.away === true);
  const all = isGone ? (mine?.operatives ?? []) : [];
  const may = all.filter((seat) => check('standIn', { seat }) === undefined);
  if (lines.length === 0 && may.length === 0) return nothing;
  return html`<section class="paper ruling">
    ${gone === undefined || may.length === 0 ? nothing : html`<h3>${s.gone(nameOf(sight, gone))}</h3>`}
    ${lines.map((line) => html`<p role="status">${line}</p>`)} ${may.length > 0 ? html`<p>${s.hint}</p>` : nothing}
    ${may.map(
      (seat) =>
        html`<button class="btn small" @click=${(): void => attempt('standIn', { seat })}>
          ${seat === me.seat ? s.me : s.other(nameOf(sight, seat))}
        </button>`,
    )}
  </section>`;
}
