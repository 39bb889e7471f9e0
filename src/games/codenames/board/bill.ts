/** The end: who has won and why, the score where one plays together, the key looked over, and the way to the next game. */
import { html, nothing, type TemplateResult } from 'lit';
import '../../../elements/tv-icon.ts';
import type { Team } from '../view.ts';
import { emblem } from './shapes.ts';
import { found, nameOf, namesOf, type Sight, type Try } from './sight.ts';
import { wayWords } from './ways/way-words.ts';

/** The clue with the most pictures of its own team, if it led to two or more. */
function bestClue({ view, w, h }: Sight): TemplateResult | typeof nothing {
  const of = view.history.map((turn) => turn.covered.filter(({ identity }) => identity === turn.team).length);
  const most = Math.max(0, ...of);
  const best = view.history[of.indexOf(most)];
  return best && most > 1 ? html`<p>${w.best(best.word || h.onlySaid, most)}</p>` : nothing;
}

/** Who has won, in a word or two. */
export function wins(sight: Sight, winner: Team): string {
  const { view, w, lang } = sight;
  const v = wayWords(lang);
  if (view.options.mode === 'coop') return winner === view.options.coopTeam ? v.won : v.lost;
  const { spymaster } = view.teams[winner];
  return view.options.mode === 'three' && spymaster !== null ? v.leads(nameOf(sight, spymaster)) : w.wins(winner);
}

function why({ view, w, h, lang }: Sight, rule: string, winner: Team): string {
  const v = wayWords(lang);
  if (rule === 'CN-162') return v.lostWhy;
  if (rule === 'CN-163') return v.wonWhy;
  if (rule === 'CN-117' && view.options.mode === 'coop') return w.why(rule, winner);
  return h.why(rule, winner) ?? w.why(rule, winner);
}

function next(sight: Sight, attempt: Try): TemplateResult | typeof nothing {
  const { view, w, lang } = sight;
  const v = wayWords(lang);
  if (view.me.seat === null || sight.past) return nothing;
  const leaders = view.rotation && [...new Set(Object.values(view.rotation).filter((seat) => seat >= 0))];
  return html`<div class="foot one">
    ${
      leaders
        ? html`<p class="hint">${v.nextHint(namesOf(sight, leaders))}</p>
            <button class="btn" @click=${() => attempt('nextGame', { rotate: true })}>
              <tv-icon name="shuffle"></tv-icon>${v.nextRound}
            </button>`
        : nothing
    }
    <button class="btn go" @click=${() => attempt('nextGame', {})}>
      <tv-icon name="rotate-ccw"></tv-icon>${w.next}
    </button>
  </div>`;
}

export function bill(sight: Sight, attempt: Try): TemplateResult | typeof nothing {
  const { view, w, lang } = sight;
  const { result } = view;
  if (!result) return nothing;
  const v = wayWords(lang);
  const { score, verified } = result;
  return html`<section class="paper bill ${result.winner}" aria-labelledby="bill" tabindex="0">
      <h3 id="bill">${emblem(result.winner, w.letter[result.winner])}${wins(sight, result.winner)}</h3>
      ${score === undefined ? nothing : html`<p class="score"><b>${v.score(score)}</b> ${v.verdict(score)}</p>`}
      <p class="sum">${w.bill(found(view, 'red'), found(view, 'blue'))}</p>
      <p>${why(sight, result.why, result.winner)} <span class="rule">${result.why}</span></p>
      ${bestClue(sight)}
      <p class="check ${verified === false ? 'bad' : ''}">
        <tv-icon name=${verified === undefined ? 'hourglass' : verified ? 'check' : 'triangle-alert'}></tv-icon
        ><span>${verified === undefined ? w.verifying : verified ? w.verified : w.notVerified}</span>
      </p>
    </section>
    ${next(sight, attempt)}`;
}
