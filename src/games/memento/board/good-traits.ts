/** What makes a trait: beside every field in which one is written. */
import { css, html, type CSSResult, type TemplateResult } from 'lit';
import type { Lang } from '../../../elements/frame/board.ts';
import { words } from '../../../elements/words.ts';
import '../../../elements/pictures/tv-icon.ts';

const say = words(
  {
    title: 'Va bene se',
    yes: ['un altro può impararla', 'fa un po’ di invidia', 'è di una persona sola al tavolo'],
    no: 'una parentela, un titolo, un oggetto',
    not: 'non va:',
  },
  {
    title: 'It works if',
    yes: ['somebody else can learn it', 'it makes one a little envious', 'only one person at the table has it'],
    no: 'a family tie, a title, an object',
    not: 'not:',
  },
);

export const goodTraits: { readonly styles: CSSResult; readonly list: (lang: Lang) => TemplateResult } = {
  styles: css`
    .good h3 {
      margin: 0 0 4px;
      font: 400 1.125rem/1.2 var(--tv-font-sign);
    }
    .good li {
      display: flex;
      gap: 9px;
      padding: 5px 0;
      line-height: 1.3;
    }
    .good tv-icon {
      color: var(--tv-live);
      margin-top: 2px;
    }
    .good .no tv-icon {
      color: var(--tv-off);
    }
  `,
  list(lang) {
    const w = say(lang);
    return html`<div class="good">
      <h3>${w.title}</h3>
      <ul>
        ${w.yes.map((line) => html`<li><tv-icon name="check"></tv-icon>${line}</li>`)}
        <li class="no">
          <tv-icon name="x"></tv-icon><span><span class="heard">${w.not}</span> ${w.no}</span>
        </li>
      </ul>
    </div>`;
  },
};
