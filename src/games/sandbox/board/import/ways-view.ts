/** What pictures become on the table, and how large: one chooses, and sees what comes of it. */
import { html, nothing, type TemplateResult } from 'lit';
import type { BoxFile } from '../../box/file/box-file.ts';
import type { Sized, Way } from '../../box/import/pictures.ts';
import type { ImportWords } from './words.ts';

const WAYS: readonly Way[] = ['board', 'pieces', 'deck'];
/** Units in a centimetre. */
const CM = 100;
/** Of the longest side, in centimetres. */
const BOUNDS: Readonly<Record<Sized, { readonly least: number; readonly most: number }>> = {
  board: { least: 5, most: 150 },
  pieces: { least: 0.5, most: 50 },
};

export interface WaysNow {
  readonly way: Way;
  /** Longest side, in units. */
  readonly side: number;
  /** What comes of it; undefined while it is drawn. */
  readonly file: BoxFile | undefined;
}

interface WaysActions {
  as(way: Way): void;
  resize(side: number): void;
}

function sizeField(w: ImportWords, way: Sized, { side, file }: WaysNow, { resize }: WaysActions): TemplateResult {
  const { least, most } = BOUNDS[way];
  const change = ({ target }: Event): void => {
    const input = target as HTMLInputElement;
    const cm = Number(input.value);
    if (input.value !== '' && cm >= least && cm <= most) resize(Math.round(cm * CM));
    else input.value = String(side / CM);
  };
  const [first] = file?.box.defs ?? [];
  const cm = (units: number): number => Math.round(units / (CM / 10)) / 10;
  return html`<label
      >${w.side}
      <input
        type="number"
        name="side"
        min=${least}
        max=${most}
        step="0.1"
        .value=${String(side / CM)}
        @change=${change}
    /></label>
    <output>${first ? w.size(cm(first.w), cm(first.h)) : nothing}</output>`;
}

export function waysView(w: ImportWords, now: WaysNow, actions: WaysActions): TemplateResult {
  const { way } = now;
  return html`<fieldset class="ways">
    <legend>${w.become}</legend>
    ${WAYS.map(
      (one) =>
        html`<label class="check"
          ><input
            type="radio"
            name="way"
            .value=${one}
            .checked=${one === way}
            @change=${(): void => actions.as(one)}
          /><span>${w.ways[one]} <small>${w.waysSay[one]}</small></span></label
        >`,
    )}
    ${way === 'deck' ? nothing : html`<div class="size">${sizeField(w, way, now, actions)}</div>`}
  </fieldset>`;
}
