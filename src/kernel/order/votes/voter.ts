/**
 * What this device votes, never twice differently: acknowledgements and promises. Each is decided on and written in one transaction of the
 * store that all tabs share, and only then signed (SPEC.md, O4, O5, O10). When to vote is decided elsewhere.
 */
import { concat, fromHex, read, Writer } from '../../bytes.ts';
import { ZERO_HASH } from '../../journal/entry.ts';
import {
  type Ack,
  type Page,
  type Place,
  type PromiseVote,
  voteBytes,
  type Vote,
  type VoteScope,
} from '../../journal/vote.ts';
import type { DeviceKeys, LogStore } from '../../ports.ts';
import type { Order, Stamped } from '../../log/order.ts';

/** What a device has bound itself to by its votes in one generation. */
export interface Bond {
  /** Nothing below this epoch is acknowledged any more. */
  readonly promised: number;
  /** The last acknowledgement. */
  readonly last: Place;
  /** Has gone on to another generation: no vote in this one ever after. */
  readonly left: boolean;
}

/** What giving a vote needs. */
export interface VoterPorts {
  readonly store: LogStore;
  readonly keys: DeviceKeys;
  readonly order: Order;
  readonly place: VoteScope;
  readonly page: Page;
  /** Fulfilled when all entries heard so far are in the store. */
  flushed(): Promise<unknown>;
}

const NONE: Place = { epoch: 0, position: 0, hash: ZERO_HASH };

export class Voter {
  readonly #ports: VoterPorts;
  readonly #key: string;
  #bond: Bond = { promised: 0, last: NONE, left: false };
  /** Own votes that were met and not found in the store, until they are in it. */
  #recalled: readonly (Ack | PromiseVote)[] = [];

  constructor(ports: VoterPorts) {
    this.#ports = ports;
    this.#key = keyOf(ports.place.generation);
  }

  get bond(): Bond {
    return this.#bond;
  }

  /** The stamp last acknowledged; the beginning for none, `undefined` where this device doesn't hold it any more. */
  get last(): Stamped | undefined {
    return this.#ports.order.at(this.#bond.last.hash);
  }

  /**
   * What it acknowledged last isn't here, and no higher epoch has shown that it wasn't committed: where the table is nobody here can say.
   */
  get lacksLast(): boolean {
    const { tip } = this.#ports.order;
    return tip !== undefined && !this.last && tip.epoch <= this.#bond.last.epoch;
  }

  async load(): Promise<void> {
    this.#bond = this.#withRecalled(parse(await this.#ports.store.get(this.#key)) ?? this.#bond);
  }

  /**
   * A vote of this device, well signed, that was met somewhere. Where the store has gone back behind it, it binds as if it had just been
   * given. It is stored before anything else is signed. Rejects where it can't be; it binds this page all the same.
   */
  async recall(vote: Ack | PromiseVote): Promise<void> {
    const raised = raisedBy(this.#bond, vote);
    if (raised === this.#bond) return;
    this.#recalled = [...this.#recalled, vote];
    this.#bond = raised;
    await this.#change(() => undefined);
  }

  #withRecalled(bond: Bond): Bond {
    return this.#recalled.reduce(raisedBy, bond);
  }

  /**
   * @param state hex of the first bytes of the state's hash there
   * @returns the signed vote; `undefined` where an older vote forbids it. Rejects where it couldn't be stored: then nothing was said.
   */
  async acknowledge(stamped: Stamped, state: string): Promise<Uint8Array | undefined> {
    await this.#ports.flushed();
    const { epoch, position, hash } = stamped;
    const last = { epoch, position, hash };
    const done = await this.#change((old) =>
      this.#mayAcknowledge(old, stamped) ? { ...old, promised: Math.max(old.promised, epoch), last } : undefined,
    );
    return done && this.cast({ type: 'ack', ...this.#ports.page, ...last, state });
  }

  #mayAcknowledge(old: Bond, stamped: Stamped): boolean {
    if (old.left || stamped.epoch < old.promised) return false;
    const last = this.#ports.order.at(old.last.hash);
    // What was acknowledged and isn't held: the store has gone back behind its own votes.
    if (!last) return stamped.epoch > old.last.epoch;
    return stamped.epoch !== last.epoch || this.#ports.order.isOver(stamped, last);
  }

  /**
   * Binds this device to nothing below `epoch` and says what it acknowledged last. What it holds beyond that is acknowledged with it, so
   * that a takeover goes on from there.
   */
  async promise(epoch: number, to: Page, tip: Stamped | undefined, left = false): Promise<Uint8Array | undefined> {
    await this.#ports.flushed();
    const done = await this.#change((old) => {
      // A device that has left may still be asked to leave with somebody else, where the first one never opened anything.
      if (epoch <= old.promised || (old.left && !left)) return undefined;
      const { last } = tip && this.#mayAcknowledge(old, tip) ? { last: placeOf(tip) } : old;
      return { promised: Math.max(epoch, old.promised), last, left };
    });
    return done && this.cast({ type: 'promise', ...this.#ports.page, epoch, to, last: done.last, left });
  }

  /** Writes what binds this device once more. Rejects where no vote could be stored now. */
  async tryStoring(): Promise<void> {
    await this.#ports.flushed();
    await this.#change((old) => old);
  }

  /** Signs a vote that binds to nothing. */
  async cast(vote: Vote): Promise<Uint8Array> {
    const { unsigned, message } = voteBytes(this.#ports.place, vote);
    return concat(unsigned, await this.#ports.keys.sign(message));
  }

  async #change(next: (old: Bond) => Bond | undefined): Promise<Bond | undefined> {
    let made: Bond | undefined;
    let kept: Bond | undefined;
    const recalled = this.#recalled;
    await this.#ports.store.update(this.#key, (stored) => {
      const held = parse(stored) ?? this.#bond;
      const old = recalled.reduce(raisedBy, held);
      made = next(old);
      kept = made ?? old;
      return made || recalled.length > 0 ? bytesOf(kept) : undefined;
    });
    this.#recalled = this.#recalled.filter((vote) => !recalled.includes(vote));
    if (made || recalled.length > 0) this.#bond = this.#withRecalled(kept!);
    return made;
  }
}

/** What a vote binds to besides; the bond itself where it holds the vote. */
function raisedBy(bond: Bond, vote: Ack | PromiseVote): Bond {
  const last = vote.type === 'ack' ? placeOf(vote) : vote.last;
  const { epoch, position } = bond.last;
  const isBeyond = last.epoch > epoch || (last.epoch === epoch && last.position > position);
  const left = bond.left || (vote.type === 'promise' && vote.left);
  if (!isBeyond && vote.epoch <= bond.promised && left === bond.left) return bond;
  return { promised: Math.max(bond.promised, vote.epoch), last: isBeyond ? last : bond.last, left };
}

/** What this device acknowledged last in a generation, as its store has it. */
export const lastVoteIn = async (store: LogStore, generation: number): Promise<Place> =>
  parse(await store.get(keyOf(generation)))?.last ?? NONE;

const keyOf = (generation: number): string => `vote/${generation}`;

const placeOf = ({ epoch, position, hash }: Place): Place => ({ epoch, position, hash });

const bytesOf = ({ promised, last, left }: Bond): Uint8Array =>
  new Writer()
    .u32(promised)
    .u32(last.epoch)
    .u32(last.position)
    .raw(fromHex(last.hash))
    .u8(left ? 1 : 0)
    .done();

const parse = (bytes: Uint8Array | undefined): Bond | undefined =>
  bytes &&
  read(bytes, (r) => ({
    promised: r.u32(),
    last: { epoch: r.u32(), position: r.u32(), hash: r.hex(32) },
    left: r.u8() === 1,
  }));
