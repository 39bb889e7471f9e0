/**
 * What a program can't judge of a clue, in short: beside the form, and before whoever rules. On pictures CN-057 to CN-060, on words CN-182
 * and CN-184, on both together both (CN-179); always CN-052, CN-063, CN-065, and CN-054 where clues are said.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { isSpoken, type Options } from '../options.ts';
import type { HouseWords } from './house-words.ts';

export function reminderLines({ reminders: r }: HouseWords, options: Options): readonly string[] {
  const { content } = options;
  return [
    ...(options.bannedTopics ? [r.banned(options.bannedTopics)] : []),
    ...(options.allowForeign ? [] : [r.foreign]),
    ...(options.allowAbbreviations ? [] : [r.abbreviations]),
    ...(isSpoken(options) && !options.allowVoices ? [r.voices] : []),
    ...(content === 'pictures' ? [] : [r.onGrid, r.meaning]),
    ...(content === 'words' ? [] : [r.table, ...(content === 'pictures' ? [r.letters] : []), r.print]),
  ];
}

/** CN-061: what is shown may be named, what is written may not (CN-181). */
export function mayName(h: HouseWords, { content }: Options): string | undefined {
  return content === 'words' ? undefined : content === 'mixed' ? h.harderMixed : h.harder;
}

export function reminders(h: HouseWords, options: Options): TemplateResult {
  const naming = mayName(h, options);
  return html`<details class="reminders">
    <summary>${h.remindersTitle}</summary>
    <ul>
      ${reminderLines(h, options).map((line) => html`<li>${line}</li>`)}
    </ul>
    ${naming === undefined ? nothing : html`<p>${naming}</p>`}
  </details>`;
}
