/**
 * What a box is: everything that never changes while people play, in one immutable file that is known by its hash. Boards read it for
 * names, pictures and rules; the fold never does. How it becomes bytes is the file's own matter (`docs/boxes.md`); what the fold must know
 * of it rides in `lay`.
 */
import { placed, type Step } from '../buttons/step.ts';
import type { DefFacts, Question, Zone } from '../defs.ts';
import type { Edit, Kind, Policy } from '../state.ts';

export interface Box {
  readonly format: 'tavolata-box';
  readonly version: 2;
  /** Stays the same through edits. */
  readonly id: string;
  readonly name: string;
  /** BCP 47. */
  readonly lang: string;
  readonly by: string;
  readonly licence: string;
  readonly players: { readonly min: number; readonly max: number };
  /** Plain text; headings, lists, bold. */
  readonly rules: string;
  /** In tenths of a millimetre, as all places and sizes here. */
  readonly table: { readonly w: number; readonly h: number; readonly grid?: Grid };
  readonly policy: Policy;
  readonly edit: Edit;
  readonly turns: boolean;
  readonly seats: readonly SeatLook[];
  readonly defs: readonly Def[];
  readonly pieces: readonly Lay[];
}

export interface Grid {
  readonly shape: 'square' | 'hex';
  /** Width of a cell. */
  readonly size: number;
  readonly x: number;
  readonly y: number;
}

export interface SeatLook {
  readonly name: string;
  /** Index of a colour that comes with a symbol. */
  readonly tint: number;
}

export type Shape = 'card' | 'round' | 'square' | 'hex';

/** What all pieces of one sort have in common. Pieces name it by its index. */
export interface Def {
  readonly kind: Kind;
  readonly name: string;
  readonly w: number;
  readonly h: number;
  readonly shape?: Shape;
  readonly tags?: readonly string[];
  /** Of a deck what its cards can show, of a die its values, of any other piece its sides or its one picture. */
  readonly faces?: readonly Face[];
  /** A deck's common back: each piece has one of the faces. Without it each piece has all of them as its sides. */
  readonly back?: Face;
  readonly zone?: Zone;
  /** How a die looks. */
  readonly look?: 'cube' | 'coin' | 'wheel' | 'plain';
  /** Of a counter. */
  readonly count?: { readonly least: number; readonly most: number; readonly step: number };
  /** Of a clock that counts down, in milliseconds; of one that counts up 0. */
  readonly ms?: number;
  readonly button?: Button;
  /** Degrees by which it is turned at a time. */
  readonly turnBy?: 15 | 45 | 60 | 90;
  readonly grid?: Grid;
  /** Places that pieces snap to, flat: x, y from its middle. */
  readonly snaps?: readonly number[];
  /** Laid locked, as boards are. */
  readonly locked?: boolean;
}

/** What a press does. Its steps name pieces by their index in `Box.pieces`. */
export interface Button {
  readonly steps: readonly Step[];
  /** Asked before, each with its sentence. */
  readonly asks?: readonly (Question & { readonly text: string })[];
  /** The person who presses it is asked once more. */
  readonly sure?: boolean;
  /** Why it does nothing here: parts of what it did elsewhere have no step. */
  readonly asleep?: string;
}

export interface Face {
  readonly name: string;
  /** SHA-256 of a picture of the same file, hex. */
  readonly image?: string;
  /** A picture that the program draws: 'french:S1'. */
  readonly drawn?: string;
  /** In two corners. */
  readonly text?: string;
  /** Below the name, where no picture is drawn: what a card says. */
  readonly body?: string;
  readonly symbol?: string;
  readonly tint?: number;
}

/** One piece or some alike, as they lie when the box is laid. */
export interface Lay {
  readonly def: number;
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  /** The side or value up, or a counter's number; a deck's cards lie face down unless `up`. */
  readonly face?: number;
  readonly up?: boolean;
  /** Of a deck: a card for each of these faces, bottom first, which lie in a pile where there are more than one. */
  readonly faces?: readonly number[];
  /** So many in the same place. */
  readonly n?: number;
  /** Index in `Box.pieces` of the container that it lies in. */
  readonly in?: number;
  /** The owner: index of a seat among those who play. */
  readonly own?: number;
  readonly locked?: boolean;
  /** A pile or bag whose cards go to hands: it is made secret in the background once it is shuffled. */
  readonly forHands?: boolean;
  /** Of a note. */
  readonly text?: string;
}

/**
 * What `lay` tells the fold of a definition.
 * @param zone its index among the zones of the box, `NONE` where it is none
 * @param at of a piece of the box, how far its number is from that of the first; a button's steps name pieces so
 */
export const factsOf = (def: Def, zone: number, at: (piece: number) => number = (i) => i): DefFacts => ({
  kind: def.kind,
  faces: def.faces?.length ?? 1,
  back: def.back !== undefined,
  zone,
  least: def.count?.least ?? 0,
  most: def.count?.most ?? 0,
  ms: def.ms ?? 0,
  tags: def.tags ?? [],
  steps: def.button?.asleep === undefined ? (def.button?.steps ?? []).map((step) => placed(step, at)) : [],
  asks: (def.button?.asks ?? []).map(({ least, most }) => ({ least, most })),
});
