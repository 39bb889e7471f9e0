/** What came about of itself or by a ruling, kept for the log and the board: no picture and no turn shows it. */
import { withNews } from '../kit/news.ts';
import { changed, isSince5, type State } from './state.ts';
import type { Told } from './view.ts';

/** They are told as they come: only the last few stay. */
const KEPT = 6;

/** By the fifth rules and later ones alone: earlier states have no room for it. */
export function tell(s: State, what: Told['what'], about: Pick<Told, 'team' | 'seat'> = {}): State {
  if (!isSince5(s)) return s;
  return changed(s, { setting: { ...s.setting, told: withNews(s.setting.told ?? [], { what, ...about }, KEPT) } });
}
