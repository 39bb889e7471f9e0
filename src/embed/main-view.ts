/** What fills the table's place below the bar: a sentence, the lobby, or the place of the board. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Lang } from '../elements/board.ts';
import '../elements/tv-cloth.ts';
import { failureWords, type Sentence } from './failure-words.ts';
import type { HostState } from './host.ts';
import { renderMoved } from './people/moved-page.ts';
import { shellWords } from './shell-words.ts';
import './tv-lobby.ts';

export interface MainOptions {
  readonly lang: Lang;
  /** There is an invitation or a table to show. */
  readonly wanted: boolean;
  readonly inviting: boolean;
  readonly lastName: string;
  /** The name that the person has begun to write. */
  readonly draft: string | undefined;
  /** Games whose first two minutes were offered here. */
  readonly toured: readonly string[];
}

function renderSentence({ headline, say }: Sentence, game: string, busy = false): TemplateResult {
  return html`<div class="page">
    <tv-cloth .game=${game}>
      <div class="middle" role="status" aria-busy=${busy ? 'true' : 'false'}>
        <h2>${headline}</h2>
        <p>${say}</p>
      </div>
    </tv-cloth>
  </div>`;
}

export function renderMain(host: HostState, options: MainOptions): TemplateResult | typeof nothing {
  const { view, game, failure, board } = host;
  const { lang, wanted } = options;
  const say = shellWords(lang);
  const sentence = (words: Sentence, busy = false): TemplateResult => renderSentence(words, game?.id ?? '', busy);
  if (failure) return sentence(failureWords(failure, lang));
  const moved = view && renderMoved(view, lang, game?.id ?? '');
  if (moved) return moved;
  if (!view || view.phase === 'opening') {
    return wanted ? sentence({ headline: say.opening, say: say.openingSay }, true) : nothing;
  }
  if (view.phase === 'empty') return sentence({ headline: say.empty, say: say.emptySay });
  const otherRules = view.notices.some(({ code }) => code === 'version/other');
  if (view.phase === 'unplayable') return sentence(failureWords(otherRules ? 'version/other' : 'game/unknown', lang));
  if (!game) return sentence(failureWords('game/unknown', lang));
  if (view.phase === 'playing' && board === 'failed') return sentence(failureWords('page/part', lang));
  if (view.phase === 'playing') return html`<div class="board"></div>`;
  return html`<tv-lobby
    .view=${view}
    .lang=${lang}
    .game=${game.id}
    .gameName=${(game.spoken ?? game.short)[lang]}
    .lastName=${options.lastName}
    .draft=${options.draft}
    .inviting=${options.inviting}
    .touring=${game.tour !== undefined && !options.toured.includes(game.id)}
  ></tv-lobby>`;
}
