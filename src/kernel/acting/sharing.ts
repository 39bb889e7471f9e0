/**
 * The loop behind a seat's devices. It tells a newly paired one what the seat may read, and takes in what it is told itself. It erases what
 * a device knew once that shows the table only. What is owed is noted in the store before the pairing is written, so a reload goes on with
 * it.
 */
import { makeLetterBody, LETTER, parseLetterBody } from '../journal/bodies.ts';
import { type Entry, KIND } from '../journal/entry.ts';
import type { Session } from '../journal/session.ts';
import { Rounds } from '../rounds.ts';
import type { PerformPorts } from './performance.ts';
import { fromHex, hex } from '../bytes.ts';
import { handDevices, handSeatOf, roleOf, tellingSeatOf, type TableState } from '../state/state.ts';
import { bindOf } from '../state/world.ts';
import type { Seat } from '../game.ts';
import { deviceId } from '../identity/device.ts';
import type { Clock, DeviceKeys, Vault } from '../ports.ts';
import { makeMail, openMail, parseMail } from '../secrets/mail.ts';
import { PRIVATE_PREFIXES } from './private-prefixes.ts';
import { collectShares, takeShare } from './share.ts';
import { Failures } from '../failures.ts';

/** What telling the seat's other devices needs. */
export interface SharingPorts extends PerformPorts {
  readonly clock: Clock;
  readonly session: Session;
  readonly vault: Vault;
  /** As folded so far. */
  state(): TableState;
  /** …with what is pending laid over it. */
  shown(): TableState;
  /** Is all folded that has its place in the order? A page that opens begins at the beginning. */
  folded(): boolean;
  /** What can't be taken back any more: nothing is told or erased before. */
  committed(): TableState;
  /** All that the journal has. */
  entries(): Iterable<Entry>;
  /** May this page act for its device? */
  primary(): boolean;
  /** Something was told that the seat can read now. */
  told(): void;
  /** The hand is gone from this device. */
  erased(): void;
  failed(error: unknown): void;
}

const OWED = 'owe/';
const TOLD = 'told/';

/** Is this device, which may tell, to tell that one, which gets the seat's letters, what the seat may read? */
/** As whom it is told; undefined where nothing is owed there. */
const teller = (state: TableState, own: string, to: string, seat: Seat): Seat | undefined =>
  handDevices(state, seat).includes(to) ? tellingSeatOf(state, own) : undefined;

/** Tells other devices of the own seat what the seat may know, and takes in what they tell: letters inside signed entries. */
export class Sharing {
  readonly #ports: SharingPorts;
  /** Letters to this device, or to the recovery code typed in here, that couldn't be taken in yet. */
  readonly #letters = new Map<string, Entry>();
  /** Keys of a recovery code, until what it can read is in this device's own store. */
  #recovery: DeviceKeys | undefined;
  #done = false;
  /** Something may be owed: asked of the store only then. */
  #owing = true;
  /** Devices that are told once, and have been noted. */
  readonly #told = new Set<string>();
  /** Callers that wait until nothing is owed to a device. */
  readonly #awaited = new Map<string, () => void>();
  readonly #rounds: Rounds;

  constructor(ports: SharingPorts) {
    this.#ports = ports;
    this.#rounds = new Rounds(
      () => this.#once(),
      (error) => ports.failed(error),
      ports.clock,
    );
    this.heard(ports.entries());
  }

  heard(entries: Iterable<Entry>): void {
    for (const entry of entries) {
      if (entry.kind !== KIND.letter || entry.device === this.#ports.device) continue;
      this.#letters.set(entry.hash, entry);
    }
  }

  /** Notes, before a device gets into this seat, that it is to be told what the seat may read. */
  owe(device: string, seat: Seat): Promise<void> {
    this.#owing = true;
    return this.#ports.store.put(OWED + device, Uint8Array.of(seat));
  }

  /** Fulfilled once nothing more is owed to this device: the letters to it are written, or its pairing has come to nothing. */
  async given(device: string): Promise<void> {
    // Noted first: it may come to be owed no more while the store is asked.
    const told = new Promise<void>((done) => this.#awaited.set(device, done));
    if ((await this.#ports.store.get(OWED + device)) === undefined) this.#settle(device);
    else void this.work();
    return told;
  }

  /** Once the new device has its seat, what the code's device can read is this one's too. */
  recoverWith(keys: DeviceKeys): void {
    this.#recovery = keys;
    this.heard(this.#ports.entries());
    void this.work();
  }

  /** Called after each change; fulfilled when nothing more is to be done now. */
  work(): Promise<void> {
    return this.#rounds.work();
  }

  close(): void {
    this.#rounds.close();
  }

  async #once(): Promise<void> {
    const { committed, device, primary } = this.#ports;
    const seat = handSeatOf(this.#ports.state(), device);
    const failures = new Failures();
    if (seat !== undefined) await this.#takeIn(seat, failures);
    if (!primary()) {
      // Another tab may owe something meanwhile; this one has the key in its memory too.
      this.#owing = true;
      if (this.#isTable(committed()) && (await this.#ports.store.all(OWED)).length === 0) await this.#erase();
      failures.rethrow();
      return;
    }
    // One state for all of it: where the hand was given away meanwhile, whoever has it now isn't told yet.
    const at = committed();
    await this.#noteHeirs(at);
    await this.#noteCode(at);
    const left = await this.#giveOut(at);
    if (left === 0 && this.#isTable(at)) await this.#erase();
    failures.rethrow();
  }

  /** For good: an earlier state, which a page comes by as it opens, may say so of a device that has had its hand since. */
  #isTable(committed: TableState): boolean {
    const { device, state, folded } = this.#ports;
    return !this.#done && folded() && [committed, state()].every((one) => roleOf(one, device) === 'table');
  }

  /** What others have told this device, and what a recovery code opens. */
  async #takeIn(seat: Seat, failures: Failures): Promise<void> {
    const { keys, device } = this.#ports;
    const state = this.#ports.state();
    let any = await this.#takeLetters(keys, device, state, seat, failures);
    const recovery = this.#recovery;
    if (recovery && (await failures.of(() => this.#takeRecovered(recovery, state, seat, failures)))) any = true;
    if (any) this.#ports.told();
  }

  /** Whether there was anything new in them. One that the store doesn't take stays for another time. */
  async #takeLetters(
    keys: DeviceKeys,
    device: string,
    state: TableState,
    seat: Seat,
    failures: Failures,
  ): Promise<boolean> {
    let any = false;
    for (const [hash, entry] of this.#letters) {
      await failures.of(async () => {
        const payload = await this.#open(entry, keys, device);
        // The recovery code may open what the own keys don't.
        if (payload === 'later' || (payload === undefined && this.#recovery && keys === this.#ports.keys)) return;
        if (payload && (await takeShare(this.#ports, state, seat, payload))) any = true;
        this.#letters.delete(hash);
      });
    }
    return any;
  }

  async #takeRecovered(keys: DeviceKeys, state: TableState, seat: Seat, failures: Failures): Promise<boolean> {
    const device = hex(deviceId(keys.sigPk, keys.mailPk));
    const before = failures.count;
    let any = await this.#takeLetters(keys, device, state, seat, failures);
    const ports: PerformPorts = { ...this.#ports, keys, device };
    for (const payload of await collectShares(ports, state, seat))
      if (await failures.of(() => takeShare(this.#ports, state, seat, payload))) any = true;
    const isMine = handSeatOf(this.#ports.committed(), this.#ports.device) === seat;
    if (isMine && failures.count === before) this.#recovery = undefined;
    return any;
  }

  /** `later`: its author had seen a stamp that isn't folded here yet. Nothing where it isn't for this device. */
  async #open(entry: Entry, keys: DeviceKeys, device: string): Promise<Uint8Array | 'later' | undefined> {
    const body = parseLetterBody(entry.body);
    const named = body?.type === LETTER.share ? parseMail(body.mail) : undefined;
    if (!body || !named?.slots.some((slot) => hex(slot.device) === device)) return undefined;
    const { world } = this.#ports;
    const [seen, bind] = [world.seenAt(entry.seen), bindOf(world, entry)];
    if (!seen || !bind) return 'later';
    // A screen for all to look at tells nobody of secrets.
    if (tellingSeatOf(seen, entry.device) === undefined) return undefined;
    const opened = await openMail({ ...this.#ports, keys }, bind, fromHex(device), body.mail);
    return opened.ok ? opened.value.payload : undefined;
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

  /** Letters to those that are owed one and have their seat now; answers how many of these couldn't be written. */
  async #giveOut(state: TableState): Promise<number> {
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

  /** What this device knew of the hand is gone: the stored seeds, and the key that opens its letters in the log. */
  async #erase(): Promise<void> {
    const { store, vault } = this.#ports;
    for (const prefix of PRIVATE_PREFIXES) await store.delete(prefix);
    await vault.eraseMailKey();
    this.#letters.clear();
    this.#done = true;
    this.#ports.erased();
  }
}
