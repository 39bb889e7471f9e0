/**
 * Random play by boardgame.io's engine, set as its documentation advises for use. It is the reducer that its server runs, in production,
 * without undo and without the debug panel. Network, storage and players' views are left out, as they are for ours: on its server a move
 * costs more.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import type { Rng } from '../../helpers/rng.ts';
import { enumerate, type G, makeGame } from './game.ts';

interface State {
  readonly G: G;
  readonly ctx: { readonly gameover?: unknown };
  readonly _stateID: number;
}

type Reducer = (state: State, action: unknown) => State;

interface Internal {
  InitializeGame(given: { game: object; numPlayers: number }): State;
  CreateGameReducer(given: { game: object; isClient: boolean }): Reducer;
}

export interface Engine {
  /** One game from the lobby to its end; how many moves were taken. */
  game(rng: Rng): number;
}

/** Undefined where it isn't installed. */
export function boardgame(): Engine | undefined {
  // Before it is loaded: its checks for whoever develops would only slow it down.
  process.env['NODE_ENV'] = 'production';
  try {
    const need = createRequire(join(process.cwd(), 'test/bench/boardgame/package.json'));
    const { INVALID_MOVE } = need('boardgame.io/core') as { readonly INVALID_MOVE: string };
    return engine(need('boardgame.io/internal') as Internal, makeGame(INVALID_MOVE));
  } catch {
    return undefined;
  }
}

function engine({ InitializeGame, CreateGameReducer }: Internal, game: object): Engine {
  const reduce = CreateGameReducer({ game, isClient: false });
  return {
    game(rng) {
      let state = InitializeGame({ game, numPlayers: 6 });
      let moves = 0;
      const make = (playerID: string, type: string, args: readonly unknown[] = []): void => {
        const next = reduce(state, { type: 'MAKE_MOVE', payload: { type, args, playerID, credentials: undefined } });
        if (next._stateID === state._stateID) throw new Error(`${type} of ${playerID} is refused`);
        state = next;
        moves++;
      };
      make('0', 'claimSpymaster');
      make('1', 'claimSpymaster');
      make('2', 'drawGrid');
      while (state.ctx.gameover === undefined) {
        const { active, step, spymaster, teams, guesses } = state.G;
        const seat =
          step === 'clue' ? spymaster[active]! : rng.pick(teams[active].filter((one) => one !== spymaster[active]))!;
        const stops = guesses > 0 && rng.oneIn(3);
        const offered = enumerate(state.G, state.ctx, seat).filter(
          ({ move }) => step === 'clue' || (move === 'stop') === stops,
        );
        const { move, args } = rng.pick(offered)!;
        make(seat, move, args);
      }
      return moves;
    },
  };
}
