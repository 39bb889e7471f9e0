/** A field with one of a few words, as panels have it. */
import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

/** It shows what holds: a choice that comes to nothing, or is only a vote, doesn't stay in it. */
export function choiceField<T extends string>(
  label: string,
  now: T,
  words: Readonly<Record<T, string>>,
  changed: (value: T) => void,
): TemplateResult {
  const options = Object.entries<string>(words);
  const value: string = now;
  const change = ({ target }: Event): void => changed((target as HTMLSelectElement).value as T);
  return html`<label class="prop"
    ><span>${label}</span
    ><select .value=${live(value)} @change=${change}>
      ${options.map(([id, word]) => html`<option value=${id} ?selected=${id === value}>${word}</option>`)}
    </select></label
  >`;
}
