/** In the menu, where sounds are on: how loud, and which of them. It comes with the first menu that is opened. */
import { html, type TemplateResult } from 'lit';
import type { Lang } from '../../elements/frame/board.ts';
import type { Settings } from '../settings.ts';
import { SOUND_KINDS, USUAL_VOLUME, VOLUMES } from './sound-kinds.ts';
import { soundWords } from './sound-words.ts';

/** @param change what the person chose */
export function renderSoundChoice(
  { volume = USUAL_VOLUME, mute = [] }: Pick<Settings, 'volume' | 'mute'>,
  lang: Lang,
  change: (settings: Settings) => void,
): TemplateResult {
  const say = soundWords(lang);
  return html`<details class="sounds">
    <summary>${say.which}</summary>
    <label class="loud"
      ><span>${say.volume}</span
      ><input
        type="range"
        min="0"
        max=${VOLUMES.length - 1}
        .value=${String(volume)}
        @change=${(event: Event): void => change({ volume: Number((event.target as HTMLInputElement).value) })}
    /></label>
    ${SOUND_KINDS.map((kind) => {
      const on = !mute.includes(kind);
      const other = on ? [...mute, kind] : mute.filter((one) => one !== kind);
      return html`<label class="row switch">
        <input type="checkbox" .checked=${on} @change=${(): void => change({ mute: other })} />
        <span class="knob" aria-hidden="true"></span><span>${say.kinds[kind]}</span>
      </label>`;
    })}
  </details>`;
}
