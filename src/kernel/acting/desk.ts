/**
 * The desk: what this device's person has chosen under a veil. It lies here and in the device's store until it is sent, in letters like
 * everybody's, and in no entry, log or view of others. SPEC V10.
 */
import { utf8, unutf8 } from '../bytes.ts';
import type { Game } from '../game.ts';
import { parseJson } from '../journal/bodies.ts';
import { member } from '../own.ts';
import type { Play } from '../play/state.ts';
import { slotOf } from '../play/slot.ts';
import type { LogStore } from '../ports.ts';
import { fitBases } from '../secrets/veil.ts';

const DESK = 'veil/desk/';

/** A choice, by the slot that it was made for. */
export interface Chosen {
  readonly move: string;
  readonly args: unknown;
  readonly slot: string;
}

/** One device's choices, the last of each veil. */
export class Desk {
  readonly #store: Pick<LogStore, 'get' | 'put' | 'all'>;
  readonly #changed: () => void;
  /** By tag. */
  #chosen: ReadonlyMap<string, Chosen> = new Map();

  /** @param changed what lies on it is another than before */
  constructor(store: Pick<LogStore, 'get' | 'put' | 'all'>, changed: () => void) {
    this.#store = store;
    this.#changed = changed;
  }

  /** What an earlier page of this device has left on it. */
  async load(): Promise<void> {
    const rows = (await this.#store.all(DESK)).flatMap(([key, bytes]) => {
      const chosen = readChosen(bytes);
      return chosen ? [[key.slice(DESK.length), chosen] as const] : [];
    });
    // What was chosen meanwhile is newer.
    this.#chosen = new Map([...rows, ...this.#chosen]);
    if (rows.length > 0) this.#changed();
  }

  /** Stored before it is shown; rejects where the store doesn't take it. */
  async put(tag: string, chosen: Chosen): Promise<void> {
    await this.#store.put(DESK + tag, utf8(JSON.stringify(chosen)));
    this.#chosen = new Map([...this.#chosen, [tag, chosen]]);
    this.#changed();
  }

  /** What would be sent as things are. */
  shown(game: Game<unknown>, play: Play): readonly Pick<Chosen, 'move' | 'args'>[] {
    return [...this.#chosen.values()]
      .filter((chosen) => isPresent(game, play, chosen))
      .map(({ move, args }) => ({ move, args }));
  }

  /** The numbers that go into the letters of this tag: those of a choice that still stands, else those that say nothing. */
  async numbers(game: Game<unknown>, play: Play, tag: string, bases: readonly number[]): Promise<readonly number[]> {
    const bytes = await this.#store.get(DESK + tag);
    const chosen = bytes && readChosen(bytes);
    const veiled = Object.values(game.moves).find((move) => move.veiled?.tag === tag)?.veiled;
    const numbers = chosen && isPresent(game, play, chosen) ? numbersOf(game, chosen) : veiled?.none;
    return numbers && fitBases(bases, numbers) ? numbers : bases.map(() => 0);
  }
}

function numbersOf(game: Game<unknown>, { move, args }: Chosen): readonly number[] | undefined {
  const { args: schema, veiled } = game.moves[move]!;
  const typed = schema.read(args);
  return typed === undefined ? undefined : veiled?.numbers(typed);
}

const isPresent = (game: Game<unknown>, play: Play, { move, args, slot }: Chosen): boolean =>
  Object.hasOwn(game.moves, move) && (slotOf(game, play, move, args) ?? '') === slot;

function readChosen(bytes: Uint8Array): Chosen | undefined {
  const text = unutf8(bytes);
  const read = text === undefined ? undefined : parseJson(text);
  const [move, slot] = [member(read, 'move'), member(read, 'slot')];
  return typeof move === 'string' && typeof slot === 'string' ? { move, args: member(read, 'args'), slot } : undefined;
}
