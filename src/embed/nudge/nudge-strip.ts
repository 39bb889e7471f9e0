/** The strip of a nudge: whom one may ask for, that one has, and who asks for this person. */
import { nothing, type TemplateResult } from 'lit';
import type { Lang } from '../../elements/frame/board.ts';
import type { Seat } from '../../kernel/game.ts';
import type { TableView } from '../../kernel/view/table-view.ts';
import { actButton, strip, stripOf } from '../shell/strip.ts';
import { nudgeWords } from './nudge-words.ts';
import type { NudgeNote } from './nudging.ts';

/** @param names already told, where somebody shares theirs */
export function renderNudge(
  { seats }: Pick<TableView, 'seats'>,
  { waited, sent, by }: NudgeNote,
  lang: Lang,
): TemplateResult | typeof nothing {
  const say = nudgeWords(lang);
  const nameOf = (seat: Seat): string => seats.find((one) => one.seat === seat && one.state === 'seated')?.name ?? '';
  if (by !== undefined && nameOf(by))
    return stripOf('urgent', 'megaphone', say.asked(nameOf(by)), actButton(say.read, { act: 'nudge-read' }));
  const names = waited.map(nameOf).filter(Boolean);
  if (names.length === 0) return nothing;
  return sent
    ? strip('hourglass', say.nudged)
    : strip('hourglass', say.waiting(names), actButton(say.nudge, { act: 'nudge' }));
}
