/**
 * Non-interference on the wire. One evening is played twice by the same people in the same weather, and all that devices draw in secret
 * differs: seeds, keys, cards, letters. What the relay hears must be the same, frame by frame: when, from whom and how long. Once the game
 * goes another way, as somebody has turned over another card, the comparison ends.
 */
import type { Game } from '../../../src/kernel/game.ts';
import { FAIR } from '../../../src/sim/carrier.ts';
import type { Page } from '../../../src/sim/device.ts';
import { seeded, type Rng } from '../../helpers/rng.ts';
import { type ByChance, moveByChance, playOf } from '../by-chance.ts';
import { Stage } from '../stage.ts';
import { overhear } from './overheard.ts';

export interface TwoWorlds extends ByChance {
  readonly game: Game<unknown>;
  readonly people: number;
  readonly options: object;
  readonly seed: number;
  /** Moves that people try. */
  readonly acts: number;
  /** Spoils a world, for the test of this test. @param chance what one device of it draws in secret */
  readonly spoil?: (stage: Stage, chance: Rng) => void;
}

/** An act of somebody, handles as numbers: in another world they have other names. */
interface Act {
  readonly by: number;
  readonly move: string;
  readonly args: string;
}
/** A moment of a world. */
interface Moment {
  /** What was sent and shown since the moment before, by time. */
  readonly heard: readonly string[];
  /** Where the game stands for all. */
  readonly course: string;
}
interface World {
  readonly acts: readonly (Act | undefined)[];
  readonly moments: readonly Moment[];
}

const STILL = { ...FAIR, jitterMs: 0 };
const MOMENT_MS = 50;
const THINKS_MS = 600;
/** Cards are dealt. */
const DEALT_MS = 4_000;
const NAME = /[\da-f]{64}/gu;

/** @returns moments that were alike, of so many, and frames in them. Throws where a relay could tell the worlds apart. */
export async function alike(
  worlds: TwoWorlds,
): Promise<{ readonly moments: number; readonly of: number; readonly frames: number }> {
  const one = await world(worlds, 1, undefined);
  const other = await world(worlds, 2, one);
  let frames = 0;
  for (const [i, { heard, course }] of one.moments.entries()) {
    const there = other.moments[i];
    if (there?.course !== course) return { moments: i, of: one.moments.length, frames };
    const at = heard.findIndex((line, n) => there.heard[n] !== line);
    if (at >= 0 || there.heard.length !== heard.length)
      throw new Error(
        `seed ${worlds.seed}, moment ${i}: “${heard[at]}” in one world, “${there.heard[at]}” in the other; ${heard.length} and ${there.heard.length} frames`,
      );
    frames += heard.length;
  }
  return { moments: one.moments.length, of: one.moments.length, frames };
}

/** Within one millisecond in any order: it hangs on names. */
const byTime = (lines: readonly string[]): string[] => {
  const when = (line: string): number => Number(line.split(' ')[0]);
  return lines.toSorted((a, b) => when(a) - when(b) || (a < b ? -1 : 1));
};

/** Plays one world. @param before another one, whose acts are done again as long as they may be; without it they come by chance */
async function world(w: TwoWorlds, secret: number, before: World | undefined): Promise<World> {
  let heard: readonly string[] = [];
  const stage = await Stage.of(w.people, {
    game: w.game,
    seed: w.seed,
    start: w.options,
    before: ({ world: { network, schedule }, devices }) => {
      heard = overhear(network, schedule);
      // Things have other names there, so the order of what happens at one moment differs: no chance of the weather may hang on that.
      network.weather = STILL;
      for (const [i, device] of devices.entries()) {
        device.chance = seeded(secret * 1_000 + i);
        device.slow = 0;
      }
    },
  });
  w.spoil?.(stage, seeded(secret * 77_777));
  const rng = seeded(w.seed);
  const acts: (Act | undefined)[] = [];
  const moments: Moment[] = [];
  let from = 0;
  const pass = async (ms: number): Promise<void> => {
    for (let passed = 0; passed < ms; passed += MOMENT_MS) {
      await stage.pass(MOMENT_MS);
      moments.push({ heard: byTime(heard.slice(from)), course: courseOf(w.game, stage.page(0)) });
      from = heard.length;
    }
  };
  try {
    await pass(DEALT_MS);
    for (let i = 0; i < w.acts; i++) {
      const act = before ? before.acts[i] : chosen(stage, rng, w);
      if (act && !performed(stage, act)) break;
      acts.push(act);
      await pass(THINKS_MS);
    }
    return { acts, moments };
  } finally {
    stage.sim.let();
  }
}

/** What everybody knows. */
const stateOf = (page: Page): string => {
  const { state, faces } = playOf(page);
  return JSON.stringify([state, faces]);
};

/** It tells who is awaited, what is asked, what came of it. */
function courseOf(game: Game<unknown>, page: Page): string {
  const { state, asks } = playOf(page);
  return numbered(JSON.stringify([game.awaits(state), game.outcome(state), asks]));
}

/** Names of things in the order in which they come. */
const names = (text: string): string[] => [...new Set(text.match(NAME))];
const numbered = (text: string, all = names(text)): string => text.replaceAll(NAME, (name) => `#${all.indexOf(name)}#`);
const named = (text: string, all: readonly string[]): string =>
  text.replaceAll(/#(\d+)#/gu, (_, n: string) => all[Number(n)]!);

/** @returns whether it may be done there: what chance has laid open may differ, and forbid it */
function performed(stage: Stage, { by, move, args }: Act): boolean {
  const page = stage.page(by);
  const real: unknown = JSON.parse(named(args, names(stateOf(page))));
  if (page.table!.check(move, real)) return false;
  stage.begin(by, (table) => table.propose(move, real));
  return true;
}

/** An act of somebody by chance, if anybody can do anything. */
function chosen(stage: Stage, rng: Rng, w: TwoWorlds): Act | undefined {
  for (const { index: by } of rng.shuffle([...stage.sim.devices])) {
    const page = stage.page(by);
    const done = moveByChance(page, by, w.game, rng, w);
    if (done) return { by, move: done.move, args: numbered(JSON.stringify(done.args), names(stateOf(page))) };
  }
  return undefined;
}
