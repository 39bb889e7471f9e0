/** Which games a table plays: those that ask for nothing that isn't built. */
import type { Game } from '../game.ts';

type Load = (id: string, version?: number) => Promise<Game<unknown> | undefined>;

/** Its moves can all be made as they say: one that is to stay veiled would be told to everybody in the open. */
export const isPlayable = ({ moves }: Pick<Game<unknown>, 'moves'>): boolean =>
  Object.values(moves).every(({ veiled }) => veiled === undefined);

/** As if a game that no table can play weren't there. */
export const onlyPlayable =
  (load: Load): Load =>
  async (id, version) => {
    const game = await load(id, version);
    return game && isPlayable(game) ? game : undefined;
  };
