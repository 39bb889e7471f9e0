/** Games of bots: a group plays a mission for some runs, and what came of it is counted. */
import type { Mission } from '../../pack/mission.ts';
import type { Code, Notes } from '../../vault/source.ts';
import type { State } from '../../table/state.ts';
import { endingText } from '../../table/ending.ts';
import { readsOf } from '../../view.ts';
import type { Chance } from './chance.ts';
import { Driver, type Step } from './driver.ts';
import { Memory } from './memory.ts';
import type { Seen } from './seen.ts';
import { Seeker } from './seeker.ts';
import { Tallying, type Tally } from './tally.ts';
import { Thoughts } from './thoughts.ts';

/**
 * `random`: any lawful move. `curious`: people who don't know the mission, and learn by trying. `thoughtful`: people who think about what they
 * read as the author's notes expect. `clumsy`: the same, but nobody supports anybody. They can't use a card in five that they read until they
 * read it in a later run, if they keep it then. `informed`: people who know all of it, but no Destiny. They know it by the author's notes where
 * there are some, and by what all games before have taught.
 */
export type Kind = 'random' | 'curious' | 'thoughtful' | 'clumsy' | 'informed';

export interface Run {
  readonly isWon: boolean;
  readonly ending: string | null;
  readonly rounds: number;
  readonly missionReturn: number;
  readonly score: number | null;
  /** Nothing could be done, or it didn't end: what happened last. */
  readonly stuck: string;
  readonly tally: Tally;
}

/** A run that can be played again: who was who, what they did, what fell. */
export interface Script {
  readonly people: number;
  readonly cast: readonly string[];
  readonly steps: readonly Step[];
}

/** Share of what was read that isn't there when it is wanted, of those who go by the author's notes. */
const FORGETS: Readonly<Partial<Record<Kind, number | 'informed'>>> = {
  thoughtful: 0,
  clumsy: 0.2,
  informed: 'informed',
};
/** Beyond this a run doesn't end. */
export const DEEDS_MOST = 4_000;
const WORDS_MOST = 3;
const WAITS = 1 / 12;

/** Made seldom when anything else can be done: what undoes, or ends everything. */
export const SHY: readonly string[] = [
  'unclaim',
  'giveUp',
  'loseControl',
  'tell',
  'decline',
  'declinePledge',
  'standIn',
];
export const BOLD: readonly string[] = [
  'prologue', 'choose', 'readA', 'claim', 'confirm', 'follow', 'answer', 'explore', 'standby', 'give', 'use', 'test', 'boost',
  'support', 'draw', 'declineUse', 'emergency', 'beginConflict', 'orderTurn', 'firstConflict', 'propose', 'vote', 'offer',
  'accept', 'pass', 'pledge',
]; // prettier-ignore

export function atRandom(d: Driver, chance: Chance): boolean {
  // Clocks run on while people think.
  if (chance.is(WAITS) && d.wait()) return true;
  const seats = chance.shuffle(d.state.players);
  for (const names of [BOLD, SHY])
    for (const seat of seats)
      for (const name of chance.shuffle(names)) {
        const made = chance.pick([...d.lawful(seat, [name])]);
        if (made && d.try(seat, ...made)) return true;
      }
  return d.wait();
}

/** How near a run came, for those who learn from it: most of it is whether it was won. */
export function worthOf(s: State): number {
  if (s.ending?.result === 'success') return 1;
  const flags = Object.values(s.flags);
  const done = flags.filter(Boolean).length + Object.keys(s.elements).length;
  return (0.5 * done) / Math.max(1, flags.length + s.mission.shared.elements.length);
}

/**
 * Everybody takes a receptacle, by chance; one alone as many as the mission says.
 * @param among whom they are dealt; without it all
 * @returns which, by agent
 */
export function castOf(d: Driver, people: number, luck: Chance, among?: readonly string[]): readonly string[] {
  const { receptacles, soloReceptacles } = d.state.mission!;
  const all = luck.shuffle(among ?? receptacles.map(({ id }) => id));
  const cast = all.slice(0, people === 1 ? soloReceptacles : people);
  for (const [i, receptacle] of cast.entries()) d.try(people === 1 ? 0 : i, 'pick', { receptacle });
  return cast;
}

/** What happened last, in words for an author. */
export const lastOf = (d: Driver): string =>
  d.steps
    .slice(-WORDS_MOST)
    .map((step) => JSON.stringify(step))
    .join(' ');

/** What a group plays, and who it is. */
export interface Setting {
  readonly mission: Mission;
  readonly people: number;
  readonly codes: readonly Code[];
  readonly notes?: Notes | undefined;
  /** Receptacles that are dealt, by id; absent for all. */
  readonly among?: readonly string[];
}

export class Group {
  readonly driver: Driver;
  readonly cast: readonly string[];
  readonly #chance: Chance;
  readonly #memory: Memory;
  readonly #seen: Seen;
  readonly #kind: Kind;
  readonly #codes: readonly Code[];
  readonly #thoughts: Thoughts | null;
  readonly #notes: Notes | undefined;

  constructor(
    kind: Kind,
    chance: Chance,
    memory: Memory,
    seen: Seen,
    { mission, people, codes, notes, among }: Setting,
  ) {
    const forgets = FORGETS[kind];
    this.#thoughts = notes && forgets !== undefined ? new Thoughts(notes, memory, chance, forgets) : null;
    this.driver = new Driver(mission, people, chance);
    this.#chance = chance;
    this.#memory = memory;
    this.#seen = seen;
    this.#kind = kind;
    this.#codes = codes;
    this.#notes = notes;
    this.cast = castOf(this.driver, people, chance, among);
  }

  /** One run to its end. @param each called after each deed */
  run(each: (d: Driver) => void = () => undefined): Run {
    const d = this.driver;
    d.try(0, 'begin');
    const seeker = new Seeker(d, this.#memory, this.#chance, this.#codes, this.#thoughts, this.#kind !== 'clumsy');
    const { total } = d.state.mission!.azrak;
    const tallying = new Tallying(this.#notes);
    let stuck = '';
    for (let n = 0; d.table?.phase !== 'ended' && stuck === ''; n++) {
      const before = d.table;
      const steps = d.steps.length;
      const isMoving = (this.#kind !== 'random' && seeker.act()) || atRandom(d, this.#chance);
      if (!isMoving) stuck = `nothing can be done after ${lastOf(d)}`;
      else if (n > DEEDS_MOST) stuck = `no end after ${lastOf(d)}`;
      else if (d.azrak !== total) stuck = `${d.azrak} Azrak of ${total} after ${lastOf(d)}`;
      if (before && d.table) tallying.look(before, d.table, d.steps.slice(steps));
      this.#looks();
      each(d);
    }
    this.#seen.runOver();
    const s = d.table!;
    this.#memory.learn(worthOf(s));
    this.#thoughts?.runOver();
    const { ending, round: rounds, purse, score } = s;
    return {
      isWon: ending?.result === 'success',
      ending: endingText(s)?.id ?? null,
      rounds,
      missionReturn: purse.missionReturn,
      score,
      stuck,
      tally: tallying.done(),
    };
  }

  #looks(): void {
    const s = this.driver.table;
    if (!s) return;
    const reads = readsOf(s, [...s.agents.keys()]);
    this.#seen.look(s, reads);
    for (const id of reads) this.#memory.read.add(id);
  }
}

/** @returns whether the run that this script tells is won once more (MP-10) */
export function replayed(mission: Mission, { people, cast, steps }: Script, chance: Chance): boolean {
  const fell = steps.flatMap((step) => (step[0] === 'fell' ? [step[1]] : []));
  const d = new Driver(mission, people, chance, fell);
  for (const [i, receptacle] of cast.entries()) d.try(people === 1 ? 0 : i, 'pick', { receptacle });
  const isSame = steps.every((step) => {
    if (step[0] === 'fell' || step[1] === 'pick') return true;
    return step[0] === 'rang' ? d.wait() : d.try(step[0], step[1], step[2]);
  });
  return isSame && d.table?.ending?.result === 'success';
}
