/** Earlier rules, kept for tables that were set with them: they play on by their own, and may go on with the newer ones. */
import type { Game } from '../../kernel/game.ts';
import { setup } from './lobby.ts';
import { lupus } from './lupus.ts';
import type { Options } from './options.ts';
import { awayAtPlay, leftAtPlay } from './presence.ts';
import type { State } from './state.ts';

/**
 * A yes in the lobby counted for whatever stood there as it came. A deal went on without somebody who left meanwhile, and dealt them in. Votes to
 * call the game off weren't judged anew as others went away.
 */
export const lupus1: Game<State, Options> = {
  ...lupus,
  version: 1,
  setup(start) {
    const { changes: _changes, ...s } = setup(start);
    return s;
  },
  on: { ...lupus.on, away: awayAtPlay, left: leftAtPlay },
};

/** All of them, the newest first. */
export const earlier: readonly Game<State, Options>[] = [lupus1];
