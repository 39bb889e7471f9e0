/**
 * Earlier rules, kept for tables that were set with them: they play on by their own, and may go on with the newer ones. A version is told
 * by what it lacks; what both have is one code.
 */
import type { Game } from '../../kernel/game.ts';
import { codenames } from './codenames.ts';
import { options, type Options, type State } from './state.ts';

const { setPictures: _, ...moves } = codenames.moves;

/** Before tables could bring pictures of their own. */
export const codenames1: Game<State, Options> = {
  ...codenames,
  version: 1,
  moves,
  options: {
    read(input) {
      const got = options.read(input);
      return got?.pictures ? undefined : got;
    },
  },
};
