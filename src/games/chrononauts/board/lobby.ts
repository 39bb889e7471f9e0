/** Before the cards are dealt: one of the three games, and the rules of the house. */
import { html, nothing, type TemplateResult } from 'lit';
import '../../../elements/tv-icon.ts';
import '../../../elements/tv-plate.ts';
import { options as schema, type Mode, type Options } from '../options.ts';
import { nameOf, personOf, type Hands, type Sight } from './sight.ts';
import type { OptionName, Words } from './words.ts';

const MODES: readonly Mode[] = ['chrononauts', 'artifaxx', 'solonauts'];

/** What may be chosen of each, in the order of the list; seconds are numbers. */
const VALUES: Readonly<Partial<Record<OptionName, readonly (string | number)[]>>> = {
  startMethod: ['guessTime', 'random', 'chosen'],
  memoSeconds: [5, 10, 20, 30, 60],
  turnSeconds: [0, 60, 120, 300],
  fastForward: ['drawTwoPlayTwo', 'twoTurns'],
  axParents: ['exclude', 'asItNeverExisted'],
  guessSeconds: [30, 60, 120, 300],
  halfMarker: ['dot', 'tilt', 'off'],
  soloIdentities: [6, 8, 10, 12, 14],
};

export const OPTIONS: Readonly<Record<Mode, readonly OptionName[]>> = {
  chrononauts: [
    'startMethod',
    'guessSeconds',
    'memoSeconds',
    'turnSeconds',
    'fastForward',
    'mulligan',
    'halfMarker',
    'timekeeper',
    'skipWindow',
    'fixedWindow',
    'winHint',
    'auditAtEnd',
    'overfull',
  ],
  artifaxx: [
    'startMethod',
    'guessSeconds',
    'memoSeconds',
    'turnSeconds',
    'fastForward',
    'axParents',
    'skipWindow',
    'fixedWindow',
    'winHint',
    'auditAtEnd',
    'overfull',
  ],
  solonauts: ['soloIdentities', 'halfMarker'],
};

function configure(hands: Hands, now: Options, changes: Partial<Options>): void {
  const wanted = schema.read({ ...now, ...changes });
  if (wanted) hands.attempt('configure', { options: wanted });
}

export function valueText(w: Words, name: OptionName, value: string | number): string {
  if (typeof value === 'string') return w.values[value] ?? value;
  if (name === 'soloIdentities') return String(value);
  if (name === 'timekeeper') return value < 0 ? w.values['nobody']! : w.somebody(value + 1);
  return value === 0 ? w.values['never']! : `${value} s`;
}

/** A person's name stands in place of a seat. */
const seatText = (sight: Sight, seat: number): string => (seat < 0 ? sight.w.values['nobody']! : nameOf(sight, seat));

/** Seconds to guess in are nobody's business where nobody guesses. */
const isAsked = (name: OptionName, { startMethod }: Options): boolean =>
  name !== 'guessSeconds' || startMethod === 'guessTime';

function option(sight: Sight, hands: Hands, name: OptionName): TemplateResult {
  const { view, w, me } = sight;
  const now = view.options[name];
  const values = name === 'timekeeper' ? [-1, ...view.seats.map(({ seat }) => seat)] : VALUES[name];
  const off = me === null;
  if (values === undefined)
    return html`<label class="check"
      ><input
        type="checkbox"
        .checked=${now === true}
        ?disabled=${off}
        @change=${(event: Event): void => configure(hands, view.options, { [name]: (event.target as HTMLInputElement).checked })}
      /><span>${w.option[name]}</span></label
    >`;
  const onChange = (event: Event): void =>
    configure(hands, view.options, { [name]: values[(event.target as HTMLSelectElement).selectedIndex] });
  const all = values.includes(now as string | number) ? values : [...values, now as number];
  return html`<label class="field"
    ><span>${w.option[name]}</span
    ><select ?disabled=${off} @change=${onChange}>
      ${all.map(
        (value) =>
          html`<option ?selected=${value === now}>
            ${name === 'timekeeper' ? seatText(sight, Number(value)) : valueText(w, name, value)}
          </option>`,
      )}
    </select></label
  >`;
}

/** CH-009, CH-008: in which order one learns them, and who is left over plays the third beside the second. */
function advice({ view, w, beside }: Sight): TemplateResult {
  return html`<div class="advice">
    <p>${w.firstTime}</p>
    ${
      view.options.mode === 'artifaxx'
        ? html`<p>${w.beside}</p>
            ${beside ? html`<a class="btn" href=${beside} target="_blank" rel="noopener">${w.openBeside}</a>` : nothing}`
        : nothing
    }
  </div>`;
}

/** The three games, as cards on the cloth. */
export function modes(sight: Sight, hands: Hands): TemplateResult {
  const { view, w, me } = sight;
  return html`<div class="choosing">
    <div class="modes" role="group" aria-label=${w.lobbyHead}>
      ${MODES.map(
        (mode) =>
          html`<button
            class="mode"
            aria-pressed=${view.options.mode === mode ? 'true' : 'false'}
            ?disabled=${me === null}
            @click=${(): void => configure(hands, view.options, { mode })}
          >
            <b class="sign">${w.modes[mode].name}</b><span>${w.modes[mode].line}</span
            ><small><tv-icon name="users"></tv-icon>${w.modes[mode].people}</small>
          </button>`,
      )}
    </div>
    ${advice(sight)}
  </div>`;
}

export function lobby(sight: Sight, hands: Hands): TemplateResult {
  const { view, w, me } = sight;
  const needsAccord = view.options.mode === 'artifaxx' && view.options.axParents === 'asItNeverExisted';
  const agreed = me !== null && view.accepted.includes(me);
  return html`<ul class="paper people" aria-label=${w.people}>
      ${view.seats.map(
        ({ seat }) =>
          html`<li class="person">
            <tv-plate .plate=${personOf(sight, seat)?.plate ?? seat}></tv-plate>
            <span class="who"
              ><b>${nameOf(sight, seat)}</b>${
                needsAccord && view.accepted.includes(seat) ? html`<small>${w.accepted}</small>` : nothing
              }</span
            >
          </li>`,
      )}
    </ul>
    <section class="paper options" aria-label=${w.options} tabindex="0">
      <h3>${w.options}</h3>
      ${OPTIONS[view.options.mode]
        .filter((name) => isAsked(name, view.options))
        .map((name) => option(sight, hands, name))}
    </section>
    ${
      me === null
        ? nothing
        : html`<div class="acts">
            ${
              needsAccord && !agreed
                ? html`<button class="btn" @click=${(): void => hands.attempt('accept', {})}>${w.accept}</button>`
                : nothing
            }
            <button class="btn go big" @click=${(): void => hands.attempt('begin', {})}>${w.begin}</button>
          </div>`
    }`;
}
