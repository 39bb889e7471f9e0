/** Paper to write on, for a note. A text that the table didn't take in its place comes back onto it. */
import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { MOST_LETTERS } from '../rules.ts';
import type { BoardContext } from './context.ts';
import type { Doing } from './doing.ts';
import { textOf } from './names.ts';

/** What was sent last had no place yet, and now stands nowhere: somebody else was quicker. It is written on. */
function follow(context: BoardContext, doing: Doing): void {
  const { sent } = doing;
  if (!sent || context.past) return;
  if (context.pending.some(({ move }) => move === 'write')) sent.isUnderWay = true;
  else if (sent.isUnderWay && !doing.writing) {
    sent.isUnderWay = false;
    const { n } = sent.act.args as { readonly n: number };
    if (textOf(context, n) !== sent.text) doing.writing = sent.act;
  }
}

export function sheet(context: BoardContext, doing: Doing): TemplateResult | typeof nothing {
  follow(context, doing);
  const { w } = context;
  const { writing: act, sent, written } = doing;
  if (!act) return nothing;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const area = (event.target as HTMLFormElement).querySelector('textarea')!;
    written(() => area.value);
  };
  return html`${keyed(
    act,
    html`<form class="panel sheet" @submit=${submit}>
      <div class="panel-head"><h3>${w.write}</h3></div>
      <textarea
        name="text"
        aria-label=${w.write}
        maxlength=${MOST_LETTERS}
        .value=${sent?.act === act ? sent.text : (act.text?.was ?? '')}
        @keydown=${(event: KeyboardEvent): void => event.stopPropagation()}
      ></textarea>
      <div class="sheet-acts">
        <button type="button" class="btn" @click=${(): void => written()}>${w.cancel}</button>
        <button class="btn go">${w.written}</button>
      </div>
    </form>`,
  )}`;
}
