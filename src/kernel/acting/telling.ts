/**
 * Tells a newly paired device what its seat may read, in letters. What is owed is noted in the store before the pairing is written, so a
 * reload goes on with it.
 */
import { fromHex } from '../bytes.ts';
import type { Seat } from '../game.ts';
import { LETTER, makeLetterBody } from '../journal/bodies.ts';
import { KIND } from '../journal/entry.ts';
import type { Session } from '../journal/session.ts';
import { makeMail } from '../secrets/mail.ts';
import { handDevices, handSeatOf, roleOf, tellingSeatOf, type TableState } from '../state/state.ts';
import { bindOf } from '../state/world.ts';
import type { PerformPorts } from './performance.ts';
import { collectShares } from './share.ts';

/** What telling the seat's other devices needs. */
export interface TellingPorts extends PerformPorts {
  readonly session: Session;
  /** As folded so far, with what is pending laid over it. */
  shown(): TableState;
  /** Is all folded that has its place in the order? A page that opens begins at the beginning. */
  folded(): boolean;
}

const OWED = 'owe/';
const TOLD = 'told/';

/** As whom this device tells that one; undefined where it tells nobody, or that one gets no letters of the seat. */
const teller = (state: TableState, own: string, to: string, seat: Seat): Seat | undefined =>
  handDevices(state, seat).includes(to) ? tellingSeatOf(state, own) : undefined;

export class Telling {
  readonly #ports: TellingPorts;
  /** Something may be owed: asked of the store only then. */
  #owing = true;
  /** Devices that are told once, and have been noted. */
  readonly #told = new Set<string>();
  /** Callers that wait until nothing is owed to a device. */
  readonly #awaited = new Map<string, () => void>();

  constructor(ports: TellingPorts) {
    this.#ports = ports;
  }

  owe(device: string, seat: Seat): Promise<void> {
    this.#owing = true;
    return this.#ports.store.put(OWED + device, Uint8Array.of(seat));
  }

  /** @param work has the loop come round */
  async given(device: string, work: () => void): Promise<void> {
    // Noted first: it may come to be owed no more while the store is asked.
    const told = new Promise<void>((done) => this.#awaited.set(device, done));
    if ((await this.#ports.store.get(OWED + device)) === undefined) this.#settle(device);
    else work();
    return told;
  }

  /** Another tab may note meanwhile that something is owed. */
  lookAgain(): void {
    this.#owing = true;
  }

  async isOwing(): Promise<boolean> {
    return (await this.#ports.store.all(OWED)).length > 0;
  }

  /** Letters to those that are owed one and have their seat now; answers how many of these couldn't be written. */
  async giveOut(state: TableState): Promise<number> {
    await this.#noteHeirs(state);
    await this.#noteCode(state);
    const { store, device, shown } = this.#ports;
    if (!this.#owing) return 0;
    let left = 0;
    const owed = await this.#allOwed();
    for (const [key, value] of owed) {
      const to = key.slice(OWED.length);
      const seat = value[0]!;
      const from = teller(state, device, to, seat);
      if (from !== undefined) {
        if (await this.#tell(state, from, to, seat)) {
          await store.delete(key);
          this.#settle(to);
        } else left++;
        continue;
      }
      // What is committed lies behind what there is, further still where a page reads its log anew.
      const mayYet =
        teller(shown(), device, to, seat) !== undefined || shown().pairing.some((one) => one.device === to);
      if (!this.#ports.folded() || mayYet) continue;
      await store.delete(key);
      this.#settle(to);
    }
    return left;
  }

  /** Nothing is owed to this device any more, as it was told or has no seat: nobody waits for it. */
  #settle(device: string): void {
    this.#awaited.get(device)?.();
    this.#awaited.delete(device);
  }

  /** One more may be noted while this is read. */
  async #allOwed(): Promise<(readonly [key: string, value: Uint8Array])[]> {
    this.#owing = false;
    let any = true;
    try {
      const owed = await this.#ports.store.all(OWED);
      any = owed.length > 0;
      return owed;
    } finally {
      if (any) this.#owing = true;
    }
  }

  /** A device that took a seat back is told once, by each holder of the same secrets, what the seat can read of them. */
  async #noteHeirs(state: TableState): Promise<void> {
    const { device } = this.#ports;
    if (handSeatOf(state, device) === undefined) return;
    for (const seated of state.roster) {
      if (seated.heir && seated.device !== device) await this.#oweOnce(seated.device, seated.seat);
    }
  }

  /**
   * The seat's code on paper has no store of its own, so the voting device tells it once what the seat can read. Each generation needs that
   * anew, because letters of the one before lie elsewhere.
   */
  async #noteCode(state: TableState): Promise<void> {
    const seated = state.roster.find((one) => one.device === this.#ports.device);
    const code = seated?.others?.find(({ role }) => role === 'recovery')?.device;
    if (seated && code !== undefined) await this.#oweOnce(code, seated.seat);
  }

  async #oweOnce(device: string, seat: Seat): Promise<void> {
    const { store } = this.#ports;
    if (this.#told.has(device)) return;
    if ((await store.get(TOLD + device)) === undefined) {
      await this.owe(device, seat);
      await store.put(TOLD + device, new Uint8Array());
    }
    this.#told.add(device);
  }

  async #tell(state: TableState, me: Seat, to: string, seat: Seat): Promise<boolean> {
    const { session, device, world } = this.#ports;
    if (to === device) return true;
    const mailPk = fromHex(state.devices[to]!.mail);
    const onPaper = roleOf(state, to) === 'recovery';
    for (const payload of await collectShares(this.#ports, state, me, seat, onPaper)) {
      const written = await session.write(
        KIND.letter,
        async (place) => {
          const bind = bindOf(world, place);
          if (!bind) return undefined;
          const mail = await makeMail(this.#ports, bind, [{ device: fromHex(to), mailPk }], payload);
          return makeLetterBody({ type: LETTER.share, mail: mail.bytes });
        },
        true,
      );
      if (!written) return false;
    }
    return true;
  }
}
