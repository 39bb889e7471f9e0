/**
 * `mission hope FILE --times 500 --people 1,2,3,4 --rounds 8 --tries 20 --seed 1`: whether a run that has begun badly can still be won. States
 * of people who don't know the mission are played on by people who know it. Each is played so often with other Destiny, until they win once.
 */
import { holds } from '../../language/evaluate.ts';
import type { Mission } from '../../pack/mission.ts';
import { factsFor } from '../../table/facts.ts';
import type { State } from '../../table/state.ts';
import type { Notes, Source } from '../../vault/source.ts';
import type { Command } from '../world.ts';
import { chance, type Chance } from './chance.ts';
import { companiesOf } from './companies.ts';
import { sound } from './command.ts';
import type { Driver } from './driver.ts';
import { playedOut } from './ends.ts';
import { percent, share } from './figures.ts';
import { atRandom, DEEDS_MOST, Group, lastOf, worthOf, type Kind, type Setting } from './game.ts';
import { Memory } from './memory.ts';
import { CURIOSITY, RUNS } from './report.ts';
import { Seeker } from './seeker.ts';
import { Seen } from './seen.ts';
import { Thoughts } from './thoughts.ts';

export interface HopePlan {
  /** States for each number of people. */
  readonly times: number;
  /** No state of a later round is looked at. */
  readonly rounds: number;
  /** How often such a state is played on, at most. */
  readonly tries: number;
  /** A state in so many is looked at. */
  readonly every: number;
  /** Runs before, from which people who know the mission learn more about it. */
  readonly lessons: number;
  readonly seed: number;
}

/** States of one round, and how many of them were won from. */
export interface RoundHope {
  readonly states: number;
  readonly won: number;
}

export interface Hope {
  readonly people: number;
  /** By round, from 1 on. */
  readonly rounds: ReadonlyMap<number, RoundHope>;
  /** Of each state that was won from, at which try. */
  readonly tries: readonly number[];
  /** How each state stood from which nobody won, and what had happened last. */
  readonly lost: readonly string[];
}

/** What an author wants to know of a state from which nobody won. */
function standOf(d: Driver, notes: Notes | undefined): string {
  const s = d.table!;
  const facts = factsFor(s, { seat: s.captain, card: '' });
  const lacking = (notes?.needs ?? []).filter(({ has }) => !holds(has, facts)).map(({ name }) => name);
  return [
    `round ${s.round} ${s.location ?? 'nowhere'}`,
    ...(lacking.length > 0 ? [`lacking ${lacking.join(', ')}`] : []),
    `crystals ${s.purse.reserves.map(({ azrak }) => azrak).join(' ')}, Vortex ${s.purse.vortex}`,
    `after ${lastOf(d)}`,
  ].join(' · ');
}

/** People who know the mission. */
class Knowing {
  readonly #setting: Setting;
  readonly #memory: Memory;
  readonly #luck: Chance;

  constructor(setting: Setting, luck: Chance, lessons: number) {
    this.#setting = setting;
    this.#luck = luck;
    this.#memory = new Memory(luck, CURIOSITY.informed);
    for (let n = 0; n < lessons; n++) new Group('informed', luck, this.#memory, new Seen(), setting).run();
  }

  /** Plays on from where others stand, to the end. @param how by the route, or by every way @returns whether it was won */
  wins(from: Driver, how: 'informed' | 'bold'): boolean {
    const { codes, notes } = this.#setting;
    // With other luck: which states come next doesn’t hang on how many tries this one took.
    const d = from.fork(this.#luck);
    const thoughts = notes ? new Thoughts(notes, this.#memory, this.#luck, how) : null;
    const seeker = new Seeker(d, this.#memory, this.#luck, codes, thoughts);
    playedOut(d, (at) => seeker.act() || atRandom(at, this.#luck), DEEDS_MOST);
    this.#memory.learn(worthOf(d.table!));
    return d.table?.ending?.result === 'success';
  }
}

/** @param people 1 to 4 */
export function lookForHope(mission: Mission, people: number, { codes = [], notes }: Source, plan: HopePlan): Hope {
  const setting = { mission, people, codes, notes };
  const knowing = new Knowing(setting, chance(plan.seed + people), plan.lessons);
  const kind: Kind = notes ? 'thoughtful' : 'curious';
  const looked: { readonly round: number; readonly tries: number; readonly stand: string }[] = [];
  const look = (d: Driver): void => {
    // 0 where nobody won.
    const tries =
      Array.from({ length: plan.tries }).findIndex((_, n) => knowing.wins(d, n % 2 === 0 ? 'informed' : 'bold')) + 1;
    looked.push({ round: d.table!.round, tries, stand: tries > 0 ? '' : standOf(d, notes) });
  };
  const isLookedAt = (s: State): boolean =>
    s.phase !== 'ended' &&
    s.round <= plan.rounds &&
    (notes?.winnable === undefined || holds(notes.winnable, factsFor(s, { seat: s.captain, card: '' })));
  for (let game = 0; looked.length < plan.times; game++) {
    const luck = chance(plan.seed + game * 4 + people);
    const group = new Group(kind, luck, new Memory(luck, CURIOSITY[kind]), new Seen(), setting);
    // Runs differ in which of their states are looked at.
    let n = luck.below(plan.every);
    const each = (d: Driver): void => {
      const isDue = n++ % plan.every === 0 && looked.length < plan.times;
      if (isDue && isLookedAt(d.table!)) look(d);
    };
    for (let run = 0; run < RUNS[kind] && looked.length < plan.times; run++) if (group.run(each).isWon) break;
  }
  const rounds = new Map<number, RoundHope>();
  for (const { round, tries } of looked.toSorted((one, other) => one.round - other.round)) {
    const { states, won } = rounds.get(round) ?? { states: 0, won: 0 };
    rounds.set(round, { states: states + 1, won: won + (tries > 0 ? 1 : 0) });
  }
  const tries = looked.map((one) => one.tries).filter((n) => n > 0);
  const lost = looked.flatMap((one) => (one.tries > 0 ? [] : [one.stand]));
  return { people, rounds, tries, lost };
}

const LEAST = 0.99;

/** Prints for each number of people from how many states it was still won, by round; all is well where nearly all were. */
export const hope: Command = async (world, file, options) => {
  const read = await sound(world, file);
  if (!read) return false;
  const { source, mission } = read;
  const plan: HopePlan = {
    times: Number(options['times'] ?? 500),
    rounds: Number(options['rounds'] ?? 8),
    tries: Number(options['tries'] ?? 20),
    every: Number(options['every'] ?? 40),
    lessons: Number(options['lessons'] ?? 100),
    seed: Number(options['seed'] ?? 1),
  };
  let isWell = true;
  for (const people of companiesOf(mission, options['people'])) {
    const found = lookForHope(mission, people, source, plan);
    const won = plan.times - found.lost.length;
    const by = [...found.rounds].map(([round, one]) => `${round}: ${one.won} of ${one.states}`).join(', ');
    world.print(
      `${people} ${people === 1 ? 'person' : 'people'} · won from ${percent(won, plan.times)} of ${plan.times} states, the last at try ${Math.max(0, ...found.tries)} · by round ${by}`,
    );
    for (const line of found.lost) world.print(line);
    isWell &&= share(won, plan.times) >= LEAST;
  }
  return isWell;
};
