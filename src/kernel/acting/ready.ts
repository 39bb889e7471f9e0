/**
 * Works ahead while people are still sitting down: what a shuffle takes beforehand (`secrets/shuffle-prepare.ts`), and the faces of its deck
 * locked with the keepers' key. The Worker makes it; it lies on this page, never in a store, and goes with the key that it was made for.
 * What is prepared while a game shuffles again and again is `secrets/ahead.ts`'s. SPEC C27.
 */
import { fromHex, hex } from '../bytes.ts';
import { isPlaying, playOf, type TableState } from '../state/state.ts';
import type { FoldWorld } from '../state/world.ts';
import type { Seat } from '../game.ts';
import { keeperNumber } from '../runs/keepers.ts';
import { newestOf } from '../keygen/tend.ts';
import type { GroupWork } from '../secrets/group-work.ts';
import { learnFaces } from '../secrets/card.ts';
import type { Prepared } from '../secrets/shuffle-prepare.ts';

/** Decks that a game may have prepared at a time, and cards of one: no game is worth more of a telephone's memory. */
const MOST_DECKS = 8;
const MOST_CARDS = 256;

/** What preparing decks needs. */
export interface ReadyPorts {
  readonly world: Pick<FoldWorld, 'game' | 'group'>;
  readonly work: GroupWork;
  /** What doesn't come about is made when it is needed. */
  failed?(error: unknown): void;
}

/** Shuffles that are begun before anybody asks, so that a deck is dealt without waiting; good for one joint key only. */
export class ReadyDecks {
  readonly #ports: ReadyPorts;
  /** Joint key that all of it is for, hex. */
  #key = '';
  /** Decks that were begun for this key, by the length of each. */
  #begun = new Set<string>();
  #prepared: Prepared[] = [];
  #working: Promise<void> = Promise.resolve();

  constructor(ports: ReadyPorts) {
    this.#ports = ports;
  }

  /** Looks what will be shuffled soon; another key makes void what was prepared. @param me the own seat */
  look(state: TableState, me: Seat | undefined): Promise<void> {
    const set = this.#setOf(state);
    const key = set?.deck.key ?? '';
    if (key !== this.#key) this.#drop(key);
    if (!set) return this.#working;
    const shuffles = me !== undefined && keeperNumber(set, me) > 0;
    const decks = this.#decks(state);
    const nth = new Map<number, number>();
    for (const faces of decks) {
      const n = faces.length;
      nth.set(n, (nth.get(n) ?? 0) + 1);
      const name = `${n} ${nth.get(n)} ${shuffles}`;
      if (this.#begun.has(name)) continue;
      this.#begun.add(name);
      this.#working = this.#working.then(() => this.#make(key, faces, shuffles));
    }
    return this.#working;
  }

  /** For one shuffle of as many cards: it isn't here any more. */
  take(n: number, key: string): Prepared | undefined {
    const at = key === this.#key ? this.#prepared.findIndex((one) => one.n === n) : -1;
    return at < 0 ? undefined : this.#prepared.splice(at, 1)[0];
  }

  #setOf(state: TableState) {
    const { keeping } = state;
    return keeping && (isPlaying(this.#ports.world.game, state) ? keeping.set : newestOf(keeping));
  }

  #decks(state: TableState): readonly (readonly string[])[] {
    const { game } = this.#ports.world;
    const decks = game.decks?.(isPlaying(game, state) ? playOf(state).state : undefined) ?? [];
    return decks.filter(({ length }) => length > 1 && length <= MOST_CARDS).slice(0, MOST_DECKS);
  }

  #drop(key: string): void {
    for (const { bytes } of this.#prepared) bytes.fill(0);
    this.#prepared = [];
    this.#begun = new Set();
    this.#key = key;
  }

  async #make(name: string, faces: readonly string[], shuffles: boolean): Promise<void> {
    const { world, work, failed } = this.#ports;
    if (name !== this.#key) return;
    const key = fromHex(name);
    try {
      const made = await work.run({ kind: 'faces/lock', faces, key });
      if (world.group) learnFaces(world.group, faces, key, made);
      if (!shuffles || name !== this.#key) return;
      const prepared = await work.run({ kind: 'shuffle/prepare', n: faces.length, key });
      // The keepers may have changed meanwhile.
      if (hex(prepared.key) === this.#key) this.#prepared.push(prepared);
      else prepared.bytes.fill(0);
    } catch (error) {
      failed?.(error);
    }
  }
}
