/** What became of a file, for people: its name, some of its pictures, and three lists. */
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { SheetCut } from '../../box/import/deck.ts';
import type { Line } from '../../box/import/report.ts';
import type { Host, Read } from './importing.ts';
import './import-pictures.ts';
import type { ImportWords } from './words.ts';

/** Names that stand behind a line; where there are as many as it counts, they are all. */
function lines<K extends string>(
  { named }: ImportWords,
  of: readonly Line<K>[],
  say: Readonly<Record<K, (n: number) => string>>,
): TemplateResult {
  return html`<ul>
    ${repeat(
      of,
      ({ what }) => what,
      ({ what, n, names }) => html`<li>${say[what](n)} <small>${named(names, names.length >= n)}</small></li>`,
    )}
  </ul>`;
}

export function reportView(w: ImportWords, { file, report, lost }: Read): TemplateResult {
  const { kept, changed, dropped } = report;
  const { name, by, licence } = file.box;
  return html`<h3>${name}</h3>
    ${by || licence ? html`<p class="by">${[by, licence].filter(Boolean).join(' · ')}</p>` : nothing}
    <sandbox-import-pictures .file=${file} .more=${w.more}></sandbox-import-pictures>
    ${
      kept.length > 0
        ? html`<h4>${w.kept}</h4>
            ${lines(w, kept, w.keptLine)}`
        : nothing
    }
    ${
      changed.length > 0
        ? html`<h4>${w.changed}</h4>
            ${lines(w, changed, w.changedLine)}`
        : nothing
    }
    ${
      dropped.length > 0 || lost > 0
        ? html`<h4>${w.dropped}</h4>
            ${lines(w, dropped, w.droppedLine)}${lost > 0 ? html`<p>${w.lost(lost)}</p>` : nothing}`
        : kept.length > 0
          ? html`<p>${w.nothingDropped}</p>`
          : nothing
    }`;
}

/** @param hasFolder the program that made it has them on this computer */
export function awayView(w: ImportWords, hosts: readonly Host[], hasFolder: boolean): TemplateResult {
  const n = hosts.reduce((sum, one) => sum + one.n, 0);
  return html`<h3>${w.away(n)}</h3>
    <ul>
      ${hosts.map((one) => html`<li>${w.host(one.host, one.n)}</li>`)}
    </ul>
    <p>${w.awaySay} ${hasFolder ? w.folderSay : nothing}</p>`;
}

/** @param cut is called with what people say */
export function sheetView(w: ImportWords, now: SheetCut, cut: (next: SheetCut) => void): TemplateResult {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    const [columns, rows, count] = ['columns', 'rows', 'count'].map((name) => Math.max(1, Number(form.get(name)) || 1));
    cut({
      columns: columns!,
      rows: rows!,
      count: Math.min(count!, columns! * rows!),
      isLastBack: form.get('back') !== null,
    });
  };
  const field = (name: string, label: string, value: number, most: number): TemplateResult =>
    html`<label>${label} <input type="number" name=${name} min="1" max=${most} .value=${String(value)} /></label>`;
  return html`<form class="sheet" @submit=${submit}>
    <h4>${w.sheet}</h4>
    ${field('columns', w.columns, now.columns, 30)} ${field('rows', w.rows, now.rows, 30)}
    ${field('count', w.count, now.count, 900)}
    <label class="check"><input type="checkbox" name="back" .checked=${now.isLastBack} /> ${w.lastBack}</label>
    <button class="btn">${w.cut}</button>
  </form>`;
}
