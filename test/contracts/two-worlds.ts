/**
 * Of one moment of a table two worlds that differ only in what a screen may not know. Hidden faces are dealt anew among what lay hidden
 * together, not marked: marks miss order, number and moment. What must be alike then, those who make them say.
 */
import type { Seat } from '../../src/kernel/game.ts';
import type { Play } from '../../src/kernel/play/state.ts';
import type { Dealer } from '../helpers/dealer.ts';
import type { Rng } from '../helpers/rng.ts';

/** Faces by handle. */
export type Faces = ReadonlyMap<string, string>;

/** Another world, and some of those who read a difference there. */
export interface Otherwise {
  readonly faces: Faces;
  readonly others: readonly Seat[];
}

/** So many of those who read a difference look before the viewer does: what a game remembers beside its state is theirs then. */
const OTHERS = 2;
/** So often a world is dealt until what the viewer was told by letter is the same there. */
const TRIES = 40;

/** What a game hides, where a shuffle of faces isn't all of it. */
export interface Hides {
  /** Kind of faces that may lie in each other's place, where some that were laid out together may not. */
  readonly kind?: (face: string) => string;
  /** Letters that follow from hidden faces, by handle: what would stand at each place if these were read. */
  readonly letters?: (
    state: unknown,
    read: (thing: string) => string | undefined,
  ) => ReadonlyMap<string, readonly unknown[]>;
}

export class TwoWorlds {
  readonly #dealer: Dealer;
  readonly #rng: Rng;
  readonly #hides: Hides;

  constructor(dealer: Dealer, rng: Rng, hides: Hides = {}) {
    this.#dealer = dealer;
    this.#rng = rng;
    this.#hides = hides;
  }

  /** @param most others @returns undefined where nothing differs that somebody else reads: then nothing could give it away */
  pair(mine: Faces, most: number = OTHERS): Otherwise | undefined {
    const faces = this.otherwise(mine);
    if (!faces) return undefined;
    const { seats } = this.#dealer.play;
    const others = this.#rng.shuffle(seats.filter((seat) => this.#reads(seat, faces))).slice(0, most);
    return others.length > 0 ? { faces, others } : undefined;
  }

  /** The same things with other faces, where whoever reads these reads neither; undefined where there is nothing to change. */
  otherwise(mine: Faces): Faces | undefined {
    for (let n = 0; n < TRIES; n++) {
      const faces = this.#dealt(mine);
      if (!faces || this.#followed(faces, mine)) return faces;
    }
    return undefined;
  }

  /** What this seat's device reads in a world where hidden things have these faces. */
  known(seat: Seat | null, faces: Faces | undefined): Faces {
    const known = this.#dealer.known(seat);
    return faces ? new Map(Array.from(known, ([thing, face]) => [thing, this.#as(thing, face, faces)])) : known;
  }

  #dealt(mine: Faces): Map<string, string> | undefined {
    const { hidden, play } = this.#dealer;
    const { kind = () => '' } = this.#hides;
    const together = new Map<string, string[]>();
    for (const thing of hidden.keys()) {
      if (mine.has(thing) || Object.hasOwn(play.faces, thing) || this.#isLetter(thing)) continue;
      const where = `${togetherWith(thing)} ${kind(hidden.get(thing)!)}`;
      together.set(where, [...(together.get(where) ?? []), thing]);
    }
    const faces = new Map(hidden);
    let differ = 0;
    for (const things of together.values()) {
      const dealt = this.#rng.shuffle(things.map((thing) => hidden.get(thing)!));
      for (const [i, thing] of things.entries()) {
        if (dealt[i] !== hidden.get(thing)) differ++;
        faces.set(thing, dealt[i]!);
      }
    }
    return differ > 0 ? faces : undefined;
  }

  /** Writes the letters that follow from these faces. @returns whether those of the viewer say the same */
  #followed(faces: Map<string, string>, mine: Faces): boolean {
    const { play } = this.#dealer;
    const letters = this.#hides.letters?.(play.state, (thing) => faces.get(thing) ?? play.faces[thing]);
    for (const [thing, all] of letters ?? []) faces.set(thing, JSON.stringify(all));
    return Array.from(letters?.keys() ?? []).every((thing) => {
      const face = mine.get(thing);
      return face === undefined || face === this.#as(thing, face, faces);
    });
  }

  /** A thing as somebody reads it in a world, who reads this in ours: of letters only the places that they read here. */
  #as(thing: string, face: string, faces: Faces): string {
    const other = faces.get(thing) ?? face;
    if (other === face || !this.#isLetter(thing)) return other;
    const [here, there] = [face, other].map((letters) => JSON.parse(letters) as readonly unknown[]);
    return JSON.stringify(there!.map((letter, i) => (here![i] === null ? null : letter)));
  }

  #reads(seat: Seat, faces: Faces): boolean {
    return Array.from(this.#dealer.known(seat)).some(([thing, face]) => this.#as(thing, face, faces) !== face);
  }

  #isLetter(thing: string): boolean {
    return this.#dealer.veils.some((one) => one.thing === thing);
  }
}

/** The same table, which no cache has met. */
export const fresh = (play: Play): Play => structuredClone(play);

/** What was dealt or laid out together has a name in common; sealed words are together where they were sealed by one kind of move. */
const togetherWith = (thing: string): string => {
  const [cause = '', name = ''] = thing.split('/');
  return /^\d+$/.test(name) ? cause : `/${name}`;
};
