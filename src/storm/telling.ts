/** What is read beside the table: what happens, newest first and said to whoever can't see it, and the last lines of the public log. */
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Lang } from '../elements/frame/board.ts';
import type { IconName } from '../elements/pictures/icons-data.ts';
import '../elements/pictures/tv-icon.ts';
import { logItems } from '../embed/log/log-lines.ts';
import { storyOf } from '../embed/log/log-story.ts';
import { refusalWords } from '../embed/words/refusal-words.ts';
import type { GameWords } from '../games/registered-game.ts';
import type { LogLine } from '../kernel/view/table-view.ts';
import type { Kind, Told } from './facts.ts';
import type { Scene } from './scene.ts';
import { sentence, stormWords } from './words.ts';

/** Lines of the log that are shown. */
const LINES = 24;
/** … and looked at, so that lines which are told as one are whole. */
const READ = 90;

const MARKS: Partial<Record<Kind, IconName>> = {
  hit: 'hand',
  over: 'check',
  lied: 'triangle-alert',
  broken: 'triangle-alert',
  takeover: 'layers',
  refused: 'x',
  unheld: 'x',
  offline: 'wifi-off',
  waits: 'hourglass',
};

export function renderStory(told: readonly Told[], lang: Lang, words: GameWords | undefined): TemplateResult {
  const say = stormWords(lang);
  const rule = (id: string, code: string): string =>
    refusalWords({ code, rule: id }, lang, words).text.replace(/\.$/u, '');
  return html`<section class="story" aria-labelledby="story">
    <h2 id="story">${say.story}</h2>
    ${told.length === 0 ? html`<p class="empty">${say.storyEmpty}</p>` : nothing}
    <div class="scroll" role="log" aria-live="polite" aria-relevant="additions" aria-labelledby="story" tabindex="0">
      <ol>
        ${repeat(
          told.toReversed(),
          ({ id }) => id,
          (one) =>
            html`<li class=${one.kind} data-kind=${one.kind} data-id=${one.id}>
              <tv-icon name=${MARKS[one.kind] ?? 'chevron-right'}></tv-icon>
              <p>${sentence(one, lang, rule)} <small>${say.at(one.atMs)}</small></p>
            </li>`,
        )}
      </ol>
    </div>
  </section>`;
}

/** The end of the log, with the lines that say who sits where. */
function recent(log: readonly LogLine[]): readonly LogLine[] {
  if (log.length <= READ) return log;
  const before = log.slice(0, -READ).filter(({ what }) => what.startsWith('seat/') || what === 'start');
  return [...before, ...log.slice(-READ)];
}

export function renderLog({ log, committed, epoch }: Scene, lang: Lang, words: GameWords | undefined): TemplateResult {
  const say = stormWords(lang);
  const items = storyOf(logItems(recent(log), lang, words))
    .slice(-LINES)
    .toReversed();
  return html`<section class="log" aria-labelledby="log">
    <h2 id="log">${say.log} <small>${say.epoch(epoch)} · ${say.committed(committed)}</small></h2>
    <div class="scroll" role="group" tabindex="0" aria-labelledby="log">
      <ol>
        ${items.map(
          ({ position, until, name, text, came, refusal }) =>
            html`<li class=${refusal ? 'refused' : ''} value=${position}>
              <span class="n">${position}</span>
              <span>
                <b>${name}</b> ${text}${refusal ? html` <em>${refusal.advice} ${refusal.rule}</em>` : nothing}
                ${came.map((one) => html`<span class="came">${one}</span>`)}
              </span>
              <span
                class="done ${until <= committed ? 'settled' : ''}"
                title=${until <= committed ? say.settled : say.placed}
              >
                ${until <= committed ? html`<tv-icon name="check"></tv-icon>` : html`<tv-icon name="hourglass"></tv-icon>`}
                <span class="heard">${until <= committed ? say.settled : say.placed}</span>
              </span>
            </li>`,
        )}
      </ol>
    </div>
  </section>`;
}
