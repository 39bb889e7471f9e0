/** What is asked of whoever may be sharing this screen, once on a device, beside the lobby. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Lang } from '../../elements/frame/board.ts';
import type { TableView } from '../../kernel/view/table-view.ts';
import { ActEvent, type Act } from '../shell/acts.ts';
import { sharingWords } from './sharing-words.ts';

const act =
  (what: Act) =>
  (event: Event): void =>
    void event.target?.dispatchEvent(new ActEvent(what));

/** There may be something here that only this person sees. */
export const hasSecrets = ({ me, devices, phase }: TableView): boolean =>
  me.seat !== null && !me.asking && devices.role === 'hand' && phase === 'playing';

/** A screen that somebody would share: not a phone's, nor a small window, where a question would push away what is played with. */
const MAY_BE_SHARED = '(min-width: 700px) and (min-height: 600px)';

/**
 * The question, beside the lobby's cloth.
 * @param sharing what was answered on this device
 */
export function renderSharingCard(
  { me, devices, past }: TableView,
  sharing: 'yes' | 'no' | undefined,
  lang: Lang,
): TemplateResult | typeof nothing {
  const isHere = me.placed && !me.watcher && devices.role === 'hand' && !past;
  if (sharing !== undefined || !isHere || !matchMedia(MAY_BE_SHARED).matches) return nothing;
  const say = sharingWords(lang);
  return html`<section class="card">
    <p>${say.ask}</p>
    <div class="others">
      <button class="btn" @click=${act({ act: 'sharing', yes: false })}>${say.no}</button>
      <button class="btn" @click=${act({ act: 'sharing', yes: true })}>${say.yes}</button>
    </div>
  </section>`;
}
