/** What a program can't judge of a clue, in short: beside the form, and before whoever rules (CN-052, CN-054, CN-057 to CN-060, CN-065). */
import { html, type TemplateResult } from 'lit';
import { isSpoken, type Options } from '../options.ts';
import type { HouseWords } from './house-words.ts';

export function reminderLines({ reminders: r }: HouseWords, options: Options): readonly string[] {
  return [
    ...(options.bannedTopics ? [r.banned(options.bannedTopics)] : []),
    ...(options.allowForeign ? [] : [r.foreign]),
    ...(isSpoken(options) && !options.allowVoices ? [r.voices] : []),
    r.table,
    r.letters,
    r.print,
  ];
}

export function reminders(h: HouseWords, options: Options): TemplateResult {
  return html`<details class="reminders">
    <summary>${h.remindersTitle}</summary>
    <ul>
      ${reminderLines(h, options).map((line) => html`<li>${line}</li>`)}
    </ul>
    <p>${h.harder}</p>
  </details>`;
}
