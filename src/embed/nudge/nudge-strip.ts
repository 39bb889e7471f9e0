/** The strip of a nudge: whom one may ask for, that one has, and who asks for this person. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Lang } from '../../elements/frame/board.ts';
import '../../elements/pictures/tv-icon.ts';
import type { Seat } from '../../kernel/game.ts';
import type { TableView } from '../../kernel/view/table-view.ts';
import { ActEvent } from '../shell/acts.ts';
import { nudgeWords } from './nudge-words.ts';
import type { NudgeNote } from './nudging.ts';

const button = (act: 'nudge' | 'nudge-read', label: string): TemplateResult =>
  html`<span class="acts"
    ><button class="btn" @click=${(event: Event): void => void event.target?.dispatchEvent(new ActEvent({ act }))}>
      ${label}
    </button></span
  >`;

/** @param names already told, where somebody shares theirs */
export function renderNudge(
  { seats }: Pick<TableView, 'seats'>,
  { waited, sent, by }: NudgeNote,
  lang: Lang,
): TemplateResult | typeof nothing {
  const say = nudgeWords(lang);
  const nameOf = (seat: Seat): string => seats.find((one) => one.seat === seat && one.state === 'seated')?.name ?? '';
  if (by !== undefined && nameOf(by))
    return html`<div class="strip" role="alert">
      <tv-icon name="megaphone"></tv-icon>
      <p>${say.asked(nameOf(by))}</p>
      ${button('nudge-read', say.read)}
    </div>`;
  const names = waited.map(nameOf).filter(Boolean);
  if (names.length === 0) return nothing;
  return html`<div class="strip" role="status">
    <tv-icon name="hourglass"></tv-icon>
    <p>${sent ? say.nudged : say.waiting(names)}</p>
    ${sent ? nothing : button('nudge', say.nudge)}
  </div>`;
}
