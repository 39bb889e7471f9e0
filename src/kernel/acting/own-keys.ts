/**
 * The secret side of keys that others see only in public. This device holds its exchange secrets and shares as a keeper, by set, and the
 * hand keys of its seat, by their element. All of it is stored before anything that depends on it is sent.
 */
import { concat, hex, read, Writer } from '../bytes.ts';
import type { LogStore } from '../ports.ts';
import type { Group } from '../secrets/group.ts';
import type { Dealing } from '../secrets/keygen.ts';
import type { SetName } from '../runs/keepers.ts';

/** Under these (`private-prefixes.ts`) a store keeps a keeper's shares, and the keys of its seat's hand. */
const KEEPER_PREFIX = 'keep/';
const HAND_KEY_PREFIX = 'hand/';
/** The suffix under which a set's number among all sets is stored. */
const ATTEMPT = 'no';

const sets = (set: string, what: string): string => `${KEEPER_PREFIX}${set}/${what}`;

/** Keys and ids are hex; scalars 32 bytes. `undefined`: not held here. */
export class OwnKeys {
  readonly #store: LogStore;

  constructor(store: LogStore) {
    this.#store = store;
  }

  /** Secret of a hand key. @param key P */
  hand(key: string): Promise<Uint8Array | undefined> {
    return this.#store.get(HAND_KEY_PREFIX + key);
  }

  /** @returns P, hex */
  async keepHand(group: Group, secret: Uint8Array): Promise<string> {
    const key = hex(group.base(secret));
    await this.#store.put(HAND_KEY_PREFIX + key, secret);
    return key;
  }

  async hands(): Promise<(readonly [key: string, secret: Uint8Array])[]> {
    const all = await this.#store.all(HAND_KEY_PREFIX);
    return all.map(([key, secret]) => [key.slice(HAND_KEY_PREFIX.length), secret]);
  }

  /** κ, to which shares of this set are encrypted. */
  exchange(set: string): Promise<Uint8Array | undefined> {
    return this.#store.get(sets(set, 'kx'));
  }
  /** Polynomials for this set, of which the hash is told with the exchange key: there are no others for it. */
  dealing(set: string): Promise<Dealing | undefined> {
    return this.#store.get(sets(set, 'f'));
  }
  keepDealing(set: string, dealing: Dealing): Promise<void> {
    return this.#store.put(sets(set, 'f'), dealing);
  }

  async keepExchange({ id, attempt }: Pick<SetName, 'id' | 'attempt'>, secret: Uint8Array): Promise<void> {
    await this.#store.put(sets(id, ATTEMPT), new Writer().u32(attempt).done());
    await this.#store.put(sets(id, 'kx'), secret);
  }

  /** Own deal as it was made, and what it was made for. */
  async deal(set: string): Promise<{ readonly to: Uint8Array; readonly bytes: Uint8Array } | undefined> {
    const kept = await this.#store.get(sets(set, 'deal'));
    return kept && { to: kept.slice(0, 32), bytes: kept.slice(32) };
  }
  keepDeal(set: string, to: Uint8Array, bytes: Uint8Array): Promise<void> {
    return this.#store.put(sets(set, 'deal'), concat(to, bytes));
  }

  /**
   * Own share of a joint key. A dealer may have shown two pasts, so there may be several of one set: each lies by what all see of it.
   * @param key x·G
   */
  share(set: string, key: string): Promise<Uint8Array | undefined> {
    return this.#store.get(sets(set, `x/${key}`));
  }
  keepShare(group: Group, set: string, secret: Uint8Array): Promise<void> {
    return this.#store.put(sets(set, `x/${hex(group.base(secret))}`), secret);
  }

  /** Own share of a hand key that was left in escrow. @param key P */
  escrow(set: string, key: string): Promise<Uint8Array | undefined> {
    return this.#store.get(sets(set, `escrow/${key}`));
  }
  keepEscrow(set: string, key: string, share: Uint8Array): Promise<void> {
    return this.#store.put(sets(set, `escrow/${key}`), share);
  }

  /**
   * Forgets what it holds as a keeper of all sets but these. Hand keys stay: they show what this seat has seen anyway.
   * @param attempts so many sets were begun: what it holds of a later one is for a state that this page hasn't come to yet
   */
  async forget(except: readonly string[], attempts: number): Promise<void> {
    for (const [key, value] of await this.#store.all(KEEPER_PREFIX)) {
      const [, set = '', what] = key.split('/');
      if (what !== ATTEMPT || except.includes(set)) continue;
      const attempt = read(value, (r) => r.u32());
      if (attempt !== undefined && attempt <= attempts) await this.#store.delete(`${KEEPER_PREFIX}${set}/`);
    }
  }
}
