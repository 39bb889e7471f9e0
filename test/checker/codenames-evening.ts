/** A short evening of Codenames by the plain rules, on simulated devices: three turns to the assassin, the whole key, and the next game's lobby. */
import { codenames2 } from '../../src/games/codenames/earlier.ts';
import type { CodenamesView } from '../../src/games/codenames/view.ts';
import type { Game } from '../../src/kernel/game.ts';
import { Stage } from '../sim/stage.ts';
import { must } from '../../src/sim/must.ts';
import { type Evening, eveningOf } from './honest.ts';
import { Recorder } from './recorder.ts';

/** Has real signatures (`simulated-session.ts`). */
const SEED = 16;
/** Until a move is stamped everywhere. */
const STAMPED_MS = 400;

/** Seats 0 and 1 lead the Reds and the Blues, 2 and 3 guess for them. */
export async function codenamesEvening(): Promise<Evening> {
  const stage = await Stage.of(4, { seed: SEED, game: codenames2 as unknown as Game<unknown> });
  const recorder = new Recorder(stage.sim);
  const view = (): CodenamesView => stage.view(0)!.play!.view as CodenamesView;
  const make = async (seat: number, move: string, args: object = {}): Promise<void> => {
    const refused = (await stage.do(seat, (table) => table.propose(move, args))) as object | undefined;
    must(refused === undefined, () => `${move}: ${JSON.stringify(refused)}`);
    await stage.pass(STAMPED_MS);
  };
  const phase = async (wanted: string): Promise<void> => {
    await stage.until(wanted, () => view().phase === wanted);
    await stage.pass(STAMPED_MS);
  };
  /** Seat of the team whose turn it is. */
  const active = (role: 0 | 2): number => role + (view().active === 'red' ? 0 : 1);
  /** Clue and touch of a picture that is this. */
  const turn = async (word: string, wanted: string): Promise<void> => {
    await make(active(0), 'giveClue', { word, number: 2 });
    const cell = view().grid.findIndex(({ key, cover }) => key === wanted && cover === undefined);
    await make(active(2), 'touch', { cell });
  };
  try {
    await make(0, 'claimSpymaster');
    await make(1, 'claimSpymaster');
    await make(2, 'drawGrid');
    await phase('clue');
    await turn('mare', view().active!);
    await phase('guess');
    await make(active(2), 'stop');
    await turn('Città', 'bystander');
    await phase('clue');
    await turn('perché', 'assassin');
    await stage.until('the whole key', () => view().result?.verified === true);
    await make(3, 'nextGame');
    await recorder.save('late');
    return eveningOf(stage, recorder);
  } finally {
    stage.sim.let();
  }
}
