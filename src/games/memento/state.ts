/** The state of a story: who sits where, what was written, the dice, the scene that is on. Everything in it is public. */
import type { Handle, Seat } from '../../kernel/game.ts';
import type { Compared, Party } from './compare.ts';
import type { Told } from './news.ts';
import type { Options } from './options.ts';

export type Stage =
  | 'lobby'
  | 'elements'
  | 'talk'
  | 'own'
  | 'prelude'
  | 'lantern'
  | 'play'
  /** The story is over; people talk about what comes after it. */
  | 'epilogue';

/** A trait's number: learnt, it is the same on both sheets. Its text is `State.traits[number]`. */
export type TraitId = number;

export interface Character {
  readonly seat: Seat;
  /** Of the character; empty until its player has written one. */
  readonly name: string;
  readonly traits: readonly TraitId[];
  readonly dice: number;
  readonly status: 'unassigned' | 'lantern' | 'follower' | 'defeated';
}

/** Conflicts, then scenes without dice. */
export type Kind = 'lantern' | 'follower' | 'three' | 'darkness' | 'defeat' | 'final';

export interface Roll {
  readonly party: Party;
  /** Highest first. */
  readonly dice: readonly number[];
}

/** What came of a conflict: told beside the dice. */
export interface Result {
  readonly winner: Party;
  /** Each pair that was compared, the winner's first. */
  readonly compared: readonly Compared[];
  /** Seats that cede a die to the Darkness. */
  readonly cede: readonly Seat[];
  /** The Lantern takes a die of the Darkness. */
  readonly gain: boolean;
  readonly learnt: TraitId | null;
  readonly yielded: readonly Seat[];
}

export interface Scene {
  /** From 1; defeat scenes have the number of the scene in which the character yielded. */
  readonly no: number;
  readonly kind: Kind;
  readonly owner: Seat;
  readonly step: 'declare' | 'rolling' | 'trickster' | 'narrate';
  /** The Lantern when it opened; in a Darkness scene the seat that is attacked. */
  readonly against: Seat;
  readonly envied: TraitId | null;
  /** The seats that controlled the Darkness when its dice were rolled (MM-057). */
  readonly controllers: readonly Seat[];
  /** What is being rolled: so many dice of each party, in this order. */
  readonly plan: readonly { readonly party: Party; readonly n: number }[];
  readonly rolls: readonly Roll[];
  /** Traits given up in this scene, in order. */
  readonly gaveUp: readonly TraitId[];
  readonly result: Result | null;
  /** The seats that may tell, and close. */
  readonly holders: readonly Seat[];
  /** Of several holders, those who would close; those who have objected once. */
  readonly closing: readonly Seat[];
  readonly objected: readonly Seat[];
}

/** The options of an objection. */
export const KEEP = 0;
export const REWRITE = 1;

/** A group decides together (MMQ-01): open votes that may change until all agree, or a clock runs out. */
export interface Decision {
  readonly no: number;
  readonly what: 'lantern' | 'succession' | 'overtaking' | 'objection';
  readonly electors: readonly Seat[];
  /** Seats; for an objection `KEEP` and `REWRITE`. */
  readonly options: readonly number[];
  readonly votes: readonly (readonly [Seat, number])[];
  /** Options are counted clockwise from here where votes tie. */
  readonly anchor: Seat;
  /** Its clock runs: from the first vote on, or since an elector asked for it. */
  readonly started: boolean;
  /** The trait that is objected to. */
  readonly trait: TraitId | null;
}

/** A piece of the story, in the order of telling. */
export interface Line {
  /** Of a prelude its place in the circle when it was written, from 1. */
  readonly scene: number;
  readonly kind: Kind | 'darkness-described' | 'setting' | 'prelude' | 'epilogue';
  /** The seat whose prelude or defeat it is; absent elsewhere, and by rules before the fourth. */
  readonly owner?: Seat;
  readonly seat: Seat;
  readonly text: string;
}

export interface State {
  readonly options: Options;
  /** In the circle, clockwise. Fixed once the story begins. */
  readonly seats: readonly Seat[];
  readonly away: readonly Seat[];
  /** Gone for good; their characters go by the defaults (MM-199). */
  readonly left: readonly Seat[];
  readonly stage: Stage;
  /** Rises with every step of play: names what a move answers. */
  readonly step: number;
  /** The tone note, confirmed (MM-010). */
  readonly confirmed: readonly Seat[];
  /** Lines and veils: what stays out of the story, and what is only hinted at. */
  readonly lines: string;
  readonly veils: string;
  readonly elements: readonly (readonly [Seat, string])[];
  readonly ready: readonly Seat[];
  /** The clock of the talk has run out (MM-018). */
  readonly talkOver: boolean;
  readonly traits: readonly string[];
  /** The first author of each trait. */
  readonly authors: readonly Seat[];
  /** A trait that has to be written again, after an objection that was upheld. */
  readonly rewrite: TraitId | null;
  readonly characters: readonly Character[];
  /** The owner of the prelude, by place in `seats`; `giving` once its scene has ended. */
  readonly prelude: number;
  readonly giving: boolean;
  readonly decision: Decision | null;
  readonly decisions: number;
  readonly pool: number;
  readonly active: boolean;
  /** The seat whose turn it is, by place in `seats`. */
  readonly turn: number;
  readonly scenes: number;
  readonly scene: Scene | null;
  /** Scenes that are over, as they ended, in the order of telling: the margin of the story. */
  readonly past: readonly Scene[];
  /** The seats that have yielded and have yet to tell of it. */
  readonly queue: readonly Seat[];
  /** The seat that yielded as the Lantern, until there is a successor. */
  readonly fallen: Seat | null;
  /** The seat that may have overtaken the Lantern in the scene that has just closed. */
  readonly challenger: Seat | null;
  readonly journal: readonly Line[];
  /** The last thing that each wrote for themselves alone. */
  readonly notes: readonly (readonly [Seat, Handle])[];
  /** What the defeated say among themselves while they are the Darkness (MM-060). */
  readonly channel: readonly { readonly seat: Seat; readonly text: Handle }[];
  /** Somebody has touched the X: nobody is named. */
  readonly halted: boolean;
  readonly paused: boolean;
  /** What the table's clock runs for, and until when (table time, ms); '' for nothing. */
  readonly clock: { readonly what: string; readonly until: number };
  /** Somebody was asked whether they are there, at this step (MM-199). */
  readonly called: { readonly seat: Seat; readonly step: number } | null;
  /** The seats that would go on without somebody who is away, and those that would end the story (MMQ-27). */
  readonly without: readonly { readonly seat: Seat; readonly by: readonly Seat[] }[];
  readonly ending: readonly Seat[];
  /** The rule by which it ended; '' before. */
  readonly why: string;
  /** A question to the table that came to nothing and can be asked again. */
  readonly stuck: boolean;
  readonly news: readonly Told[];
}

/** MM-001 */
export const FEWEST = 4;

export const changed = (s: State, change: Partial<State>): State => ({ ...s, ...change });
/** The scene that is on, for those who come here only within one. @throws Error outside of one */
export function sceneOf({ scene }: State): Scene {
  if (!scene) throw new Error('no scene is on');
  return scene;
}

/** The decision that is open, for those who come here only while one is. @throws Error where none is */
export function decisionOf({ decision }: State): Decision {
  if (!decision) throw new Error('no decision is open');
  return decision;
}

export const inScene = (s: State, change: Partial<Scene>): State => changed(s, { scene: { ...sceneOf(s), ...change } });

/** The next step: what was to be answered before is stale, and nobody wants to end the story any more. */
export const onward = (s: State, change: Partial<State>): State => ({ ...s, ending: [], ...change, step: s.step + 1 });

export const characterOf = (s: State, seat: Seat): Character | undefined =>
  s.characters.find((character) => character.seat === seat);
/** The character of a seat that is in the story. @throws Error for another seat */
export function theCharacter(s: State, seat: Seat): Character {
  const character = characterOf(s, seat);
  if (!character) throw new Error(`seat ${seat} has no character`);
  return character;
}

export const lanternOf = (s: State): Seat | undefined => s.characters.find(({ status }) => status === 'lantern')?.seat;
export const isDefeated = (s: State, seat: Seat): boolean => characterOf(s, seat)?.status === 'defeated';
export const living = (s: State): readonly Seat[] =>
  s.characters.filter(({ status }) => status !== 'defeated').map(({ seat }) => seat);
export const followers = (s: State): readonly Seat[] =>
  s.characters.filter(({ status }) => status === 'follower').map(({ seat }) => seat);

/** Players who haven't gone for good. */
export const present = (s: State): readonly Seat[] => s.seats.filter((seat) => !s.left.includes(seat));
/** Of these, those who are connected. */
export const here = (s: State, seats: readonly Seat[] = s.seats): readonly Seat[] =>
  seats.filter((seat) => !s.left.includes(seat) && !s.away.includes(seat));

/** The seats that speak and decide for the Darkness now (MM-055, MM-056). */
export const controllers = (s: State): readonly Seat[] =>
  s.active ? s.seats.filter((seat) => isDefeated(s, seat)) : s.seats.filter((seat) => seat !== lanternOf(s));

export function withCharacter(s: State, seat: Seat, change: Partial<Character>): State {
  return changed(s, {
    characters: s.characters.map((one) => (one.seat === seat ? { ...one, ...change } : one)),
  });
}

/** What the Follower of this scene could envy: on the Lantern's sheet and not on its own (MM-092, MM-093). */
export function enviable(s: State, seat: Seat): readonly TraitId[] {
  const lantern = lanternOf(s);
  const own = characterOf(s, seat)?.traits ?? [];
  return lantern === undefined ? [] : theCharacter(s, lantern).traits.filter((trait) => !own.includes(trait));
}
