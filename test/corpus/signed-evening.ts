/**
 * A whole evening for the corpus. It has real devices in the simulated network, real signatures, seals and proofs, played to its end by
 * people without a head, in virtual time. And there is its log, saved as a person would save it.
 */
import type { Game } from '../../src/kernel/game.ts';
import { type Rng, seeded } from '../helpers/rng.ts';
import { type ByChance, moveByChance } from '../sim/by-chance.ts';
import { Stage } from '../sim/stage.ts';
import type { Page } from '../../src/sim/device.ts';

/** What is played, and by how many. */
export interface SignedEvening extends ByChance {
  readonly people: number;
  readonly options: object;
  /** Once the game is on. */
  readonly first?: (stage: Stage) => Promise<void>;
}

/** Seeds that are a multiple of this have real signatures (`simulated-session.ts`). */
const REAL_EVERY = 16;
const THINKS_MS = 400;
/** Of table time. */
const MOST_MS = 4 * 3_600_000;

/** @returns the file */
export async function signedEvening(game: Game<unknown>, seed: number, evening: SignedEvening): Promise<Uint8Array> {
  const { people, options } = evening;
  const stage = await Stage.of(people, { game, seed: seed * REAL_EVERY, start: options });
  const rng = seeded(seed);
  try {
    await evening.first?.(stage);
    for (let passed = 0; !isOver(stage); passed += THINKS_MS) {
      if (passed > MOST_MS) throw new Error(`no end: ${JSON.stringify(stage.view(0)?.play?.view).slice(0, 2_000)}`);
      for (const i of rng.shuffle(stage.sim.devices.map(({ index }) => index)))
        if (rng.oneIn(2)) step(stage.page(i), game, rng, evening);
      await stage.pass(THINKS_MS);
    }
    await stage.pass(5_000);
    return await stage.do(0, (table) => table.history.export());
  } finally {
    stage.sim.let();
  }
}

const isOver = (stage: Stage): boolean => stage.all().every(({ view }) => view.play?.outcome !== undefined);

/** One act of whoever sits there, if there is one. */
function step(page: Page, game: Game<unknown>, rng: Rng, evening: SignedEvening): void {
  const table = page.table!;
  const { view } = table;
  if (view.connection.waiting > 0 || view.me.seat === null || !view.play || view.play.outcome) return;
  const chosen = moveByChance(page, view.me.seat, game, rng, evening);
  if (chosen) page.enter(() => void table.propose(chosen.move, chosen.args));
}
