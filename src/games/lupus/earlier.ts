/** Earlier rules, kept for tables that were set with them: they play on by their own, and may go on with the newer ones. */
import type { Game, SetUp } from '../../kernel/game.ts';
import { setup } from './lobby.ts';
import { lupus } from './lupus.ts';
import type { Options } from './options.ts';
import { awayAtPlay, leftAtPlay } from './presence.ts';
import type { State } from './state.ts';

function setup2(start: SetUp<State, Options>): State {
  const { edition: _edition, ...s } = setup(start);
  return s;
}

/**
 * Somebody who had left for good was asked for a vote as a ghost, and stayed away for the next person in their seat. A word of the moderator's
 * stood though somebody had left meanwhile. Of a game that was called off only the check was told. A dead person who had taken over the
 * moderator's part was dealt a card in the next game. A program that took it over between two calls of a night never opened the next.
 */
export const lupus2: Game<State, Options> = {
  ...lupus,
  version: 2,
  setup: setup2,
};

/**
 * A yes in the lobby counted for whatever stood there as it came. A deal went on without somebody who left meanwhile, and dealt them in. Votes to
 * call the game off weren't judged anew as others went away.
 */
export const lupus1: Game<State, Options> = {
  ...lupus2,
  version: 1,
  setup(start) {
    const { changes: _changes, ...s } = setup2(start);
    return s;
  },
  on: { ...lupus.on, away: awayAtPlay, left: leftAtPlay },
};

/** All of them, the newest first. */
export const earlier: readonly Game<State, Options>[] = [lupus2, lupus1];
