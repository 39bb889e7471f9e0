/** The five keys where they are wanted: loaded when somebody has chosen them, and there as long as they are chosen. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Lang } from '../elements/frame/board.ts';
import type { Settings } from './settings.ts';

/** Beside the part with the class `main`, where the game is played. */
export function renderFiveKeys({ keys }: Settings, lang: Lang, covered = false): TemplateResult | typeof nothing {
  if (keys !== 'five') return nothing;
  import('../elements/five-keys/tv-five.ts').catch((error: unknown) => console.error(error));
  return html`<tv-five .lang=${lang} .covered=${covered}></tv-five>`;
}
