/** What the strip says of a proposal to change game: its words depend on whether a game would end by it. */
import type { Lang } from '../../elements/frame/board.ts';
import { findGame, seatsOf } from '../../games/registry.ts';
import type { TableView } from '../../kernel/view/table-view.ts';
import { overOf } from '../lobby/seating.ts';
import { eveningWords } from './evening-words.ts';

/** @param by who proposes it; '' for this person @param refused names of those who said no */
export function changeSentence(view: TableView, by: string, refused: readonly string[], lang: Lang): string {
  const say = eveningWords(lang);
  const id = view.company?.game ?? '';
  const game = findGame(id);
  const name = (game?.spoken ?? game?.name)?.[lang] ?? id;
  const isFree = view.phase !== 'playing' || view.play?.outcome !== undefined;
  const proposal = by ? say.proposes(by, name, isFree) : say.proposed(name, isFree);
  const over = game ? overOf(view, seatsOf(game).most).map(({ name }) => name) : [];
  return [proposal, say.over(over), say.refused(refused)].filter(Boolean).join(' ');
}
