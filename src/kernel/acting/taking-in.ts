/** What the other devices of a seat have told this one, and what a recovery code opens: read from letters, and kept. */
import { fromHex, hex } from '../bytes.ts';
import type { Failures } from '../failures.ts';
import type { Seat } from '../game.ts';
import { deviceId } from '../identity/device.ts';
import { LETTER, parseLetterBody } from '../journal/bodies.ts';
import { type Entry, KIND } from '../journal/entry.ts';
import type { DeviceKeys } from '../ports.ts';
import { openMail, parseMail } from '../secrets/mail.ts';
import { handSeatOf, tellingSeatOf, type TableState } from '../state/state.ts';
import { bindOf } from '../state/world.ts';
import type { PerformPorts } from './performance.ts';
import { collectShares, takeShare } from './share.ts';

/** What taking in what is told needs. */
export interface TakingPorts extends PerformPorts {
  /** As folded so far. */
  state(): TableState;
  /** What can't be taken back any more. */
  committed(): TableState;
  /** Something was told that the seat can read now. */
  told(): void;
}

export class TakingIn {
  readonly #ports: TakingPorts;
  /** Letters to this device, or to the recovery code typed in here, that couldn't be taken in yet. */
  readonly #letters = new Map<string, Entry>();
  /** Keys of a recovery code, until what it can read is in this device's own store. */
  #recovery: DeviceKeys | undefined;

  constructor(ports: TakingPorts) {
    this.#ports = ports;
  }

  heard(entries: Iterable<Entry>): void {
    for (const entry of entries) {
      if (entry.kind !== KIND.letter || entry.device === this.#ports.device) continue;
      this.#letters.set(entry.hash, entry);
    }
  }

  /** Letters that were heard before aren't kept for these keys: they are to be heard again. */
  recoverWith(keys: DeviceKeys): void {
    this.#recovery = keys;
  }

  /** The letters are for nobody here any more. */
  forget(): void {
    this.#letters.clear();
  }

  async takeIn(seat: Seat, failures: Failures): Promise<void> {
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
}
