/**
 * `mission ends FILE --times 20 --people 1,2,3,4 --every 12 --seed 1`: whether a run can come to where it has no way to an end. From states of
 * games at random, every twelfth, each kind of move that the rules take there is tried. Then the run is played to its end. Players without a
 * head play it, and where those come to no end, some who look for one.
 */
import type { Mission } from '../../pack/mission.ts';
import type { Code } from '../../vault/source.ts';
import { readsOf } from '../../view.ts';
import { check } from '../check.ts';
import type { Command } from '../world.ts';
import { chance, type Chance } from './chance.ts';
import { companiesOf } from './companies.ts';
import { Driver } from './driver.ts';
import { atRandom, BOLD, castOf, DEEDS_MOST, lastOf, SHY } from './game.ts';
import { Memory } from './memory.ts';
import { Seeker } from './seeker.ts';

/** How often a seeker tries what it doesn’t know yet. */
const CURIOUS = 0.5;

export interface EndsPlan {
  /** Games for each number of people. */
  readonly times: number;
  /** A state in so many is looked at. */
  readonly every: number;
  readonly seed: number;
  /** Deeds after which a run counts as one without an end. */
  readonly most?: number;
}

export interface Ends {
  readonly people: number;
  readonly runs: number;
  /** States that the runs went through. */
  readonly states: number;
  readonly sampled: number;
  /** Moves tried from them, each played on to an end. */
  readonly tried: number;
  /** Deeds from there to the end, at most. */
  readonly longest: number;
  /** What happened last, of each that came to no end. */
  readonly dead: readonly string[];
}

/** One move of each kind that the rules take now of each person. */
function* kindsOf(d: Driver, luck: Chance): Generator<readonly [number, string, object]> {
  for (const seat of d.state.players)
    for (const name of [...BOLD, ...SHY]) {
      const made = luck.pick([...d.lawful(seat, [name])]);
      if (made) yield [seat, ...made];
    }
}

const isOver = (d: Driver): boolean => d.table?.phase === 'ended';

type Player = (d: Driver) => boolean;

/** Deeds to the end of the run; what happened last where there is none. */
export function playedOut(d: Driver, player: Player, most: number): number | string {
  for (let n = 0; n <= most; n++) {
    if (isOver(d)) return n;
    if (!player(d)) return `nothing can be done after ${lastOf(d)}`;
  }
  return `no end after ${lastOf(d)}`;
}

/**
 * Played on by a group that looks for an end, and remembers what it reads. A player to whom every card stays new explores for ever where a card
 * gives back what that takes.
 * @returns deeds to the end; what happened last where none came within `most`
 */
export function soughtEnd(d: Driver, luck: Chance, codes: readonly Code[], most: number): number | string {
  const memory = new Memory(luck, CURIOUS);
  const seeker = new Seeker(d, memory, luck, codes, null);
  const player = (at: Driver): boolean => {
    if (at.table) for (const id of readsOf(at.table, [...at.table.agents.keys()])) memory.read.add(id);
    return seeker.act() || atRandom(at, luck);
  };
  return playedOut(d, player, most);
}

/** Players who go on at random may do so for ever where a card takes nothing for being followed. */
function endFrom(d: Driver, luck: Chance, codes: readonly Code[], most: number): number | string {
  const atEase = playedOut(d.fork(), (at) => atRandom(at, luck), most / 4);
  if (typeof atEase === 'number') return atEase;
  return soughtEnd(d.fork(), luck, codes, most);
}

/** @param people 1 to 4 */
export function lookForEnds(mission: Mission, people: number, codes: readonly Code[], plan: EndsPlan): Ends {
  const most = plan.most ?? DEEDS_MOST;
  const dead: string[] = [];
  let states = 0;
  let sampled = 0;
  let tried = 0;
  let longest = 0;
  for (let game = 0; game < plan.times; game++) {
    const luck = chance(plan.seed + game * 4 + people);
    const d = new Driver(mission, people, luck);
    castOf(d, people, luck);
    d.try(0, 'begin');
    // Runs differ in which of their states are looked at.
    for (let n = luck.below(plan.every); !isOver(d); n++) {
      if (n % plan.every === 0) {
        sampled++;
        for (const [seat, name, args] of kindsOf(d, luck)) {
          const other = d.fork();
          other.try(seat, name, args);
          tried++;
          const came = endFrom(other, luck, codes, most);
          if (typeof came === 'string') dead.push(came);
          else longest = Math.max(longest, came);
        }
      }
      states++;
      if (atRandom(d, luck)) continue;
      dead.push(`nothing can be done after ${lastOf(d)}`);
      break;
    }
  }
  return { people, runs: plan.times, states, sampled, tried, longest, dead };
}

/** Prints for each number of people what was tried; all is well where each came to an end. */
export const ends: Command = async (world, file, options) => {
  const source = await world.read(file);
  const { mission, lines } = check(source);
  if (!mission) {
    for (const line of lines) world.print(line);
    return false;
  }
  const plan: EndsPlan = {
    times: Number(options['times'] ?? 20),
    every: Number(options['every'] ?? 12),
    seed: Number(options['seed'] ?? 1),
  };
  let isWell = true;
  for (const people of companiesOf(mission, options['people'])) {
    const found = lookForEnds(mission, people, source.codes ?? [], plan);
    world.print(
      `${people} ${people === 1 ? 'person' : 'people'} · ${found.runs} runs through ${found.states} states · ` +
        `${found.tried} moves tried from ${found.sampled} of them · ${found.tried - found.dead.length} came to an end, ` +
        `the longest after ${found.longest} deeds`,
    );
    for (const line of found.dead.slice(0, 3)) world.print(line);
    isWell &&= found.dead.length === 0;
  }
  return isWell;
};
