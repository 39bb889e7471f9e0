/**
 * A browser that clears what a site has stored once nobody has come for a week: the seat would be gone with it. It is said once on a device,
 * with the way to a code that brings the seat back.
 */
import { nothing } from 'lit';
import type { Lang } from '../../elements/frame/board.ts';
import type { TableView } from '../../kernel/view/table-view.ts';
import { absenceWords } from '../absence/absence-words.ts';
import { actButton, type Drawn, strip } from '../shell/strip.ts';
import { deviceWords } from './device-words.ts';

/** @param forgets the browser said that it doesn't keep the store, and nobody has read so here */
export function renderForgetful({ me, devices, past }: TableView, forgets: boolean, lang: Lang): Drawn {
  if (!forgets || !me.placed || me.watcher || devices.role !== 'hand' || past) return nothing;
  const say = deviceWords(lang);
  return strip(
    'key-round',
    say.forgets,
    actButton(absenceWords(lang).fine, { act: 'settings', change: { forgets: 'read' } }),
    actButton(say.recoveryMake, { act: 'recovery' }),
  );
}
