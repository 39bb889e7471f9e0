/**
 * `Ask` as a game gets it in one step: it collects questions, timers and decks beside the play, and names each by cause and index.
 * Nothing counts until the step is taken; a refused move's questions are thrown away with it. A question that can't be meant
 * (no `on` for its tag, a die without sides) is the game's bug and throws.
 */
import { type Ask, type Handle, MAX_SEATS, type Seat, type Veil } from '../game.ts';
import { areBases } from '../secrets/veil.ts';
import { copyFaces } from './faces.ts';
import type { OpenAsk, Play, Timer } from './state.ts';

type Kept = Pick<Play, 'asks' | 'timers' | 'causes' | 'faces'>;

/** What is looked up in a game: who takes which answer. */
interface Takers {
  readonly on: object;
  readonly layouts?: object;
  readonly packs?: object;
}

/** At most this many cells, cards or dice in one question. */
const MOST = 10_000;

const NONE: Play['causes'] = {};

function whole(value: number, min: number, max: number, name: string): void {
  if (!Number.isSafeInteger(value) || value < min || value > max) throw new RangeError(`${name}: ${value}`);
}

function many(list: readonly unknown[], name: string): void {
  if (list.length > MOST) throw new RangeError(`${name}: ${list.length} things`);
}

function copy(list: readonly string[], name: string): readonly string[] {
  many(list, name);
  return [...list];
}

/** Most steps ask for nothing: what is there already is copied only where something is added. */
export class Asking implements Ask {
  readonly now: number;
  readonly #game: Takers;
  readonly #cause: string;
  readonly #before: Play['causes'];
  #index: number;
  #asks: readonly OpenAsk[];
  #timers: readonly Timer[];
  #faces: Play['faces'];

  /** @param now table time of the stamp, milliseconds */
  constructor(game: Takers, play: Kept, cause: string, now: number) {
    this.now = now;
    this.#game = game;
    this.#cause = cause;
    this.#before = play.causes;
    this.#index = Object.hasOwn(play.causes, cause) ? play.causes[cause]! : 0;
    this.#asks = play.asks;
    this.#timers = play.timers;
    this.#faces = play.faces;
  }

  /** The play's parts with everything that was asked, causes without an open question forgotten. */
  get taken(): Kept {
    return { asks: this.#asks, timers: this.#timers, causes: this.#live(), faces: this.#faces };
  }

  deck(_tag: string, deckFaces: readonly string[]): readonly Handle[] {
    many(deckFaces, 'faces');
    const id = `${this.#cause}:${this.#index++}`;
    const known = copyFaces(this.#faces);
    const cards = deckFaces.map((face, i) => {
      known[`${id}/${i}`] = face;
      return `${id}/${i}` as Handle;
    });
    this.#faces = known;
    return cards;
  }

  shuffle(tag: string, cards: readonly Handle[], by?: readonly Seat[]): void {
    this.#add({ kind: 'shuffle', cards: copy(cards, 'cards'), ...(by && { by: [...by] }), ...this.#head(tag) });
  }

  deal(tag: string, cards: readonly Handle[], to: Seat): void {
    this.#add({ kind: 'deal', cards: copy(cards, 'cards'), to, ...this.#head(tag) });
  }

  show(tag: string, things: readonly Handle[], to: readonly Seat[]): void {
    this.#add({ kind: 'show', things: copy(things, 'things'), to: [...to], ...this.#head(tag) });
  }

  open(tag: string, things: readonly Handle[], first?: Seat): void {
    this.#add({
      kind: 'open',
      things: copy(things, 'things'),
      ...(first !== undefined && { first }),
      ...this.#head(tag),
    });
  }

  entrust(tag: string, cards: readonly Handle[], to: readonly Seat[]): void {
    this.#add({ kind: 'entrust', cards: copy(cards, 'cards'), to: [...to], ...this.#head(tag) });
  }

  bury(tag: string, cards: readonly Handle[]): void {
    this.#add({ kind: 'bury', cards: copy(cards, 'cards'), ...this.#head(tag) });
  }

  roll(tag: string, { n, sides }: { readonly n: number; readonly sides: number }, to?: Seat): void {
    whole(n, 1, MOST, 'n');
    whole(sides, 1, 2 ** 32, 'sides');
    this.#add({ kind: 'roll', n, sides, ...(to !== undefined && { to }), ...this.#head(tag) });
  }

  pick(tag: string, { of, take }: { readonly of: number; readonly take: number }): void {
    whole(of, 1, 2 ** 32, 'of');
    whole(take, 1, Math.min(of, MOST), 'take');
    this.#add({ kind: 'roll', n: take, sides: of, distinct: true, ...this.#head(tag) });
  }

  secret(tag: string, holders: readonly Seat[], layout: string): void {
    const { layouts } = this.#game;
    if (!layouts || !Object.hasOwn(layouts, layout)) throw new RangeError(`layout: '${layout}'`);
    this.#add({ kind: 'secret', holders: [...holders], layout, ...this.#head(tag) });
  }

  pack(tag: string, hash: string): void {
    const { packs } = this.#game;
    if (!packs || !Object.hasOwn(packs, tag)) throw new RangeError(`pack: no schema for '${tag}'`);
    this.#add({ kind: 'pack', hash, ...this.#head(tag) });
  }

  veil(tag: string, { root, hub, way, seats, ms, graceMs, bases }: Veil): void {
    this.#checkDelay(ms);
    if (graceMs !== undefined) whole(graceMs, 0, ms, 'graceMs');
    whole(seats.length, 0, MAX_SEATS, 'seats');
    if (!areBases(bases)) throw new RangeError(`bases: ${bases.join()}`);
    const letters = { root, hub, way, seats: [...seats], bases: [...bases], at: this.now + ms };
    this.#add({ kind: 'veil', ...letters, ...(graceMs !== undefined && { graceMs }), ...this.#head(tag) });
  }

  timer(tag: string, ms: number): void {
    this.#checkDelay(ms);
    const { cause, index } = this.#head(tag);
    this.#timers = [...this.#timers, { tag, at: this.now + ms, cause, index }];
  }

  until(tag: string): number | undefined {
    return this.#timers.find((timer) => timer.tag === tag)?.at;
  }

  cancel(tag: string): void {
    if (this.#timers.some((timer) => timer.tag === tag)) this.#timers = this.#timers.filter((one) => one.tag !== tag);
    if (this.#asks.some((open) => open.tag === tag)) this.#asks = this.#asks.filter((one) => one.tag !== tag);
  }

  #checkDelay(ms: number): void {
    whole(ms, 0, Number.MAX_SAFE_INTEGER - this.now, 'ms');
  }

  /** Spread last: V8 takes ten times as long for an object that begins with a spread and then gets new fields. */
  #head(tag: string): { id: string; cause: string; index: number; tag: string } {
    if (!Object.hasOwn(this.#game.on, tag)) throw new RangeError(`tag: nothing takes the answer to '${tag}'`);
    const cause = this.#cause;
    const index = this.#index++;
    return { id: `${cause}:${index}`, cause, index, tag };
  }

  #add(asked: OpenAsk): void {
    this.#asks = this.#asks.length === 0 ? [asked] : [...this.#asks, asked];
  }

  /** Only causes with something open can ask again; the others are forgotten, so that a long game stays small. */
  #live(): Play['causes'] {
    if (this.#asks.length === 0 && this.#timers.length === 0) return NONE;
    // Keyed by hashes, as faces are.
    const kept = Object.create(null) as Record<string, number>;
    const keep = ({ cause }: { readonly cause: string }): void => {
      kept[cause] = cause === this.#cause ? this.#index : this.#before[cause]!;
    };
    this.#asks.forEach(keep);
    this.#timers.forEach(keep);
    return kept;
  }
}
