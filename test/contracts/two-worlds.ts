/**
 * Of one moment of a table two worlds that differ only in what a screen may not know: hidden faces are dealt anew among what lay hidden
 * together, not marked: marks miss order, number and moment. What must be alike then, those who make them say.
 */
import type { Seat } from '../../src/kernel/game.ts';
import type { Play } from '../../src/kernel/pipeline/play.ts';
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

export class TwoWorlds {
  readonly #dealer: Dealer;
  readonly #rng: Rng;
  readonly #kind: (face: string) => string;

  /** @param kind of faces that may lie in each other's place, where some that were laid out together may not */
  constructor(dealer: Dealer, rng: Rng, kind: (face: string) => string = () => '') {
    this.#dealer = dealer;
    this.#rng = rng;
    this.#kind = kind;
  }

  /** @returns undefined where nothing differs that somebody else reads: then nothing could give it away */
  pair(mine: Faces): Otherwise | undefined {
    const faces = this.otherwise(mine);
    if (!faces) return undefined;
    const { seats } = this.#dealer.play;
    const others = this.#rng.shuffle(seats.filter((seat) => this.#reads(seat, faces))).slice(0, OTHERS);
    return others.length > 0 ? { faces, others } : undefined;
  }

  /** The same things with other faces, where whoever reads these reads neither; undefined where there is nothing to change. */
  otherwise(mine: Faces): Faces | undefined {
    const { hidden, play } = this.#dealer;
    const together = new Map<string, string[]>();
    for (const thing of hidden.keys()) {
      if (mine.has(thing) || Object.hasOwn(play.faces, thing) || this.#isLetter(thing)) continue;
      const where = `${togetherWith(thing)} ${this.#kind(hidden.get(thing)!)}`;
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

  /** What this seat's device reads in a world where hidden things have these faces. */
  known(seat: Seat | null, faces: Faces | undefined): Faces {
    const known = this.#dealer.known(seat);
    return faces ? new Map(Array.from(known, ([thing, face]) => [thing, faces.get(thing) ?? face])) : known;
  }

  #reads(seat: Seat, faces: Faces): boolean {
    return Array.from(this.#dealer.known(seat)).some(([thing, face]) => (faces.get(thing) ?? face) !== face);
  }

  /** Letters have places: what is in them follows from the cards, and isn't dealt. */
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
