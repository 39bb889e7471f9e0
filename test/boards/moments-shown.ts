/** What the board of one person is handed while a table of its game is played: moment after moment. */
import type { BoardProps } from '../../src/elements/frame/board.ts';
import { type RegisteredGame } from '../../src/games/registered-game.ts';
import type { Game } from '../../src/kernel/game.ts';
import { botStep } from '../helpers/bots.ts';
import { Dealer } from '../helpers/dealer.ts';
import { propsOf, type Screen, type Table } from './device.ts';
import { storyPairs } from './story-pairs.ts';
import { suiteOf } from './tables.ts';

const LANG = 'it';
const SEED = 1;
const MOMENTS = 12;
const SCREEN: Screen = { seat: 0, shared: false };

/** @returns as many moments as there are, at most so many; the game's board is defined then */
export async function momentsShown(registered: RegisteredGame): Promise<readonly BoardProps[]> {
  const [rules, words] = await Promise.all([
    registered.load() as Promise<unknown>,
    registered.words(LANG),
    registered.board(),
    registered.pictures?.(),
  ]);
  const table: Table = { game: rules as Game<unknown>, words, lang: LANG, now: 0 };
  if (registered.id === 'time-stories') {
    const at = Array.from({ length: MOMENTS }, (_, i) => 4 * i);
    const pairs = await storyPairs(table, [0, 1, 2], SEED, at, SCREEN);
    return pairs.map(([pair]) => pair!.worlds.one);
  }
  const suite = await suiteOf(registered.id, SEED, LANG);
  const dealer = new Dealer(table.game, suite.starts[0]!, SEED, { loose: true });
  suite.first?.(dealer);
  const shown: BoardProps[] = [];
  for (let move = 0; move < suite.moves && shown.length < MOMENTS; move++) {
    dealer.settle();
    // Games begin with many small choices.
    if (move % 5 === 0)
      shown.push(propsOf({ ...table, now: dealer.now }, dealer.play, SCREEN, new Map(dealer.known(SCREEN.seat))));
    if (!botStep(dealer, suite)) break;
  }
  return shown;
}
