/**
 * A game's ask of the table, named as PROTOCOL.md says. The name is the entry from which its step follows, and how many asks that had
 * caused before.
 */
import type { Rolled } from './drawn.ts';

interface Named {
  readonly id: string;
  readonly cause: string;
  readonly index: number;
  /** The game's name for its answer. */
  readonly tag: string;
}
export interface RollAsk extends Named, Rolled {
  readonly kind: 'roll';
}
export interface SecretAsk extends Named {
  readonly kind: 'secret';
  readonly holders: readonly number[];
  readonly layout: string;
}
export interface OpenAsk extends Named {
  readonly kind: 'open';
  readonly things: readonly string[];
  /** The seat that answers by habit. */
  readonly first: number;
}
export type Ask = RollAsk | SecretAsk | OpenAsk;

export interface Answer {
  /** Of a roll. */
  readonly values?: readonly number[];
  /** Of a secret: names of its cells. */
  readonly cards?: readonly string[];
  /** Of things to be opened. */
  readonly faces?: readonly string[];
  readonly failed?: 'lost' | 'refused' | 'bad';
  /** Seats that the failure names. */
  readonly by?: readonly number[];
}

/** Collects what one step of a game asks for and withdraws. */
export class Asking {
  readonly #cause: string;
  readonly #before: Readonly<Record<string, number>>;
  #asks: readonly Ask[];
  #index: number;

  /** @param cause hash of the entry from which the step follows */
  constructor(
    { asks, causes }: { readonly asks: readonly Ask[]; readonly causes: Readonly<Record<string, number>> },
    cause: string,
  ) {
    this.#cause = cause;
    this.#before = causes;
    this.#asks = asks;
    this.#index = causes[cause] ?? 0;
  }

  /** A cause is counted as long as something of it is open. */
  get kept(): { readonly asks: readonly Ask[]; readonly causes: Readonly<Record<string, number>> } {
    const many = (cause: string): number => (cause === this.#cause ? this.#index : this.#before[cause]!);
    return { asks: this.#asks, causes: Object.fromEntries(this.#asks.map(({ cause }) => [cause, many(cause)])) };
  }

  roll(tag: string, rolled: Rolled): void {
    this.#asks = [...this.#asks, { kind: 'roll', ...rolled, ...this.#named(tag) }];
  }

  secret(tag: string, holders: readonly number[], layout: string): void {
    this.#asks = [...this.#asks, { kind: 'secret', holders, layout, ...this.#named(tag) }];
  }

  open(tag: string, things: readonly string[], first: number): void {
    this.#asks = [...this.#asks, { kind: 'open', things, first, ...this.#named(tag) }];
  }

  cancel(tag: string): void {
    this.#asks = this.#asks.filter((ask) => ask.tag !== tag);
  }

  #named(tag: string): Named {
    const index = this.#index++;
    return { id: `${this.#cause}:${index}`, cause: this.#cause, index, tag };
  }
}
