/** The bar that steps through a table's past, and what the table asks meanwhile. */
import { html, type TemplateResult } from 'lit';
import type { Lang } from '../../elements/frame/board.ts';
import type { Loaded } from '../table-loader.ts';
import type { LogTongue } from '../log/log-games.ts';
import { type AsksOptions, renderAsks } from './past-asks.ts';
import { stepAt, type Steps } from './steps.ts';
import './tv-replay.ts';

export function renderReplay(
  loaded: Loaded,
  steps: Steps,
  position: number,
  lang: Lang,
  home: boolean,
  tongue: LogTongue | undefined,
  asks: AsksOptions,
): TemplateResult {
  const { history, words, saved, table } = loaded;
  const all = steps.of(history?.log ?? [], lang, words, tongue);
  return html`<div class="strips">
    <tv-replay
      .lang=${lang}
      .steps=${all}
      .step=${stepAt(all, position)}
      .saved=${saved === true}
      .home=${home}
      .returns=${table !== undefined}
    ></tv-replay>
    ${renderAsks(loaded, asks, lang)}
  </div>`;
}
