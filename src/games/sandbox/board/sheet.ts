/** Paper to write on, for a note. */
import { html, type TemplateResult } from 'lit';
import { MOST_LETTERS } from '../rules.ts';
import type { PieceAct } from './act.ts';
import type { Words } from './words.ts';

/** @param done with what reads the text; without that the note is left as it was */
export function sheet(w: Words, act: PieceAct, done: (read?: () => string) => void): TemplateResult {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const area = (event.target as HTMLFormElement).querySelector('textarea')!;
    done(() => area.value);
  };
  return html`<form class="panel sheet" @submit=${submit}>
    <div class="panel-head"><h3>${w.write}</h3></div>
    <textarea
      name="text"
      aria-label=${w.write}
      maxlength=${MOST_LETTERS}
      .value=${act.text?.was ?? ''}
      @keydown=${(event: KeyboardEvent): void => event.stopPropagation()}
    ></textarea>
    <div class="sheet-acts">
      <button type="button" class="btn" @click=${(): void => done()}>${w.cancel}</button>
      <button class="btn go">${w.written}</button>
    </div>
  </form>`;
}
