/**
 * What this device alone can read: cells of secrets that its seat holds, sealed arguments written by it or to it. Faces by handle, in
 * memory only, made again from the stored seeds and the log after a reload; never part of the state, the log or a save.
 */
import { layOutSecret, type PerformPorts, unseal } from './asks/perform.ts';
import { cellHandle } from './asks/open.ts';
import { unutf8 } from './bytes.ts';
import type { Seat } from './game.ts';
import type { TableState } from './fold/state.ts';

export class Private {
  readonly #ports: PerformPorts;
  readonly #tried = new Set<string>();
  /** How many times the hand was given away. */
  #forgotten = 0;
  /** Another map after each news. */
  opened: ReadonlyMap<string, string> = new Map();

  constructor(ports: PerformPorts) {
    this.#ports = ports;
  }

  /** Opens what became readable; answers whether there was anything new. */
  async learn(state: TableState, me: Seat): Promise<boolean> {
    const news: (readonly [string, string])[] = [];
    const time = this.#forgotten;
    for (const [id, secret] of Object.entries(state.secrets)) {
      if (!secret.holders.includes(me) || !this.#firstTime(`${id} ${secret.attempt}`)) continue;
      const laid = await layOutSecret(this.#ports, secret, me);
      for (const [cell, value] of laid?.values.entries() ?? []) {
        if (!this.opened.has(cellHandle(id, cell))) news.push([cellHandle(id, cell), value]);
      }
    }
    for (const [handle, thing] of Object.entries(state.sealed)) {
      if (!thing.holders.includes(me) || !this.#firstTime(handle)) continue;
      const opened = await unseal(this.#ports, handle, thing);
      const text = opened && unutf8(opened.payload);
      if (text !== undefined && !this.opened.has(handle)) news.push([handle, text]);
    }
    // The hand was given away while this was being opened.
    if (time !== this.#forgotten) return false;
    if (news.length > 0) this.opened = new Map([...this.opened, ...news]);
    return news.length > 0;
  }

  /** Another device of the seat has told something: what could not be read may be readable now. */
  retry(): void {
    this.#tried.clear();
  }

  /** The hand was given away. */
  forget(): void {
    this.#forgotten++;
    this.#tried.clear();
    if (this.opened.size > 0) this.opened = new Map();
  }

  #firstTime(what: string): boolean {
    if (this.#tried.has(what)) return false;
    this.#tried.add(what);
    return true;
  }
}
