/**
 * A browser that clears what a site has stored once nobody has come for a week: the seat would be gone with it. It is said once on a device,
 * with the way to a code that brings the seat back.
 */
import { html, nothing } from 'lit';
import type { Lang } from '../../elements/frame/board.ts';
import type { TableView } from '../../kernel/view/table-view.ts';
import { absenceWords } from '../absence/absence-words.ts';
import { ActEvent, type Act } from '../shell/acts.ts';
import { type Drawn, strip } from '../shell/strip.ts';
import { deviceWords } from './device-words.ts';

const KEY = 'tavolata/forgets';
/** Where nothing can be stored, it is read until the page goes. */
let isRead = false;

function wasRead(): boolean {
  try {
    return isRead || localStorage.getItem(KEY) !== null;
  } catch {
    return isRead;
  }
}

function read(): void {
  isRead = true;
  try {
    localStorage.setItem(KEY, 'read');
  } catch {
    // Sandboxed or full.
  }
}

/** @param forgets the browser said that it doesn't keep the store */
export function renderForgetful({ me, devices, past }: TableView, forgets: boolean, lang: Lang): Drawn {
  if (!forgets || !me.placed || me.watcher || devices.role !== 'hand' || past || wasRead()) return nothing;
  const say = deviceWords(lang);
  const button = (label: string, what: Act): Drawn =>
    html`<button
      class="btn"
      @click=${(event: Event): void => {
        read();
        event.target?.dispatchEvent(new ActEvent(what));
      }}
    >
      ${label}
    </button>`;
  return strip(
    'key-round',
    say.forgets,
    button(absenceWords(lang).fine, { act: 'absence-read' }),
    button(say.recoveryMake, { act: 'recovery' }),
  );
}
