/** Fields of a property panel: a value, and what is done when a person has changed it. */
import { html, type TemplateResult } from 'lit';

export function textField(label: string, value: string, changed: (text: string) => void, most = 80): TemplateResult {
  const change = ({ target }: Event): void => changed((target as HTMLInputElement).value.trim());
  return html`<label class="prop"
    ><span>${label}</span><input type="text" maxlength=${most} .value=${value} @change=${change}
  /></label>`;
}

export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** Whole numbers; what isn't one stays as it was. */
export function numberField(
  label: string,
  value: number,
  { least, most }: Bounds,
  changed: (value: number) => void,
): TemplateResult {
  const change = ({ target }: Event): void => {
    const input = target as HTMLInputElement;
    const now = Math.round(Number(input.value));
    const isGood = input.value !== '' && now >= least && now <= most;
    if (isGood && now !== value) changed(now);
    else input.value = String(value);
  };
  return html`<label class="prop"
    ><span>${label}</span
    ><input type="number" step="1" min=${least} max=${most} .value=${String(value)} @change=${change}
  /></label>`;
}

export function switchField(label: string, on: boolean, changed: (on: boolean) => void): TemplateResult {
  const change = ({ target }: Event): void => changed((target as HTMLInputElement).checked);
  return html`<label class="prop switch"
    ><span>${label}</span><input type="checkbox" role="switch" .checked=${on} @change=${change}
  /></label>`;
}

/** Several lines, taken as they are when the field is left. */
export function linesField(label: string, value: string, changed: (text: string) => void, hint = ''): TemplateResult {
  const rows = Math.max(2, Math.min(9, value.split('\n').length + 1));
  const change = ({ target }: Event): void => changed((target as HTMLTextAreaElement).value);
  return html`<label class="prop lines"
    ><span>${label}</span
    ><textarea rows=${rows} .value=${value} @change=${change}></textarea>
    ${hint ? html`<small>${hint}</small>` : ''}</label
  >`;
}
