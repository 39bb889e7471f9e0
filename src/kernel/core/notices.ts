/**
 * Things that a person must know about this table, each kind once, but each liar. The notice says what was wrong, and whose it was. Finds
 * lies and openings that don't fit; the rest is reported to it.
 */
import type { Runner } from '../fold/runner.ts';
import type { Journal } from '../journal/journal.ts';
import type { Order } from '../log/order.ts';
import { allDevices, type Seated, type TableState } from '../state/state.ts';
import type { LogLine, Notice } from '../view/table-view.ts';

export class Notices {
  /** Notices by what they are about. */
  readonly #notices = new Map<string, Notice>();
  /** Liars that no seat is known of. */
  readonly #nameless = new Set<string>();
  readonly #changed: () => void;
  #list: readonly Notice[] = [];
  #read = 0;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** The same array until something changes. */
  get list(): readonly Notice[] {
    return this.#list;
  }

  /** @param about in place of another one of this kind about the same */
  note(notice: Notice, about: string = notice.code): void {
    const known = this.#notices.get(about);
    if (known && isSame(known, notice)) return;
    this.#notices.set(about, notice);
    this.#tell();
  }

  drop(code: Notice['code']): void {
    if (this.#notices.delete(code)) this.#tell();
  }

  /** Looks for what nobody reports: proofs of a lie, and openings or keys that did not fit. */
  look(journal: Journal, order: Order, runner: Runner): void {
    for (const liar of new Set([...journal.lies, ...order.equivocations].map(({ device }) => device)))
      this.lied(liar, runner);
    const { log } = runner;
    // After a turn to another branch the log may be shorter.
    for (const line of log.slice(Math.min(this.#read, log.length))) {
      if (line.refusal?.code === 'contribution/bad-proof' && line.seat !== null)
        this.#name('proof/bad', runner, (seated) => seated.seat === line.seat);
      const seat = deceiver(line);
      if (seat !== undefined) this.deceived(seat, runner);
    }
    this.#read = log.length;
  }

  /** What this seat laid open, or told somebody, isn't what it should have been. */
  deceived(seat: number, runner: Runner): void {
    this.#name('secret/bad', runner, (seated) => seated.seat === seat);
  }

  /** Of a device that was convicted, by the name of its seat, also when it has left that; all whose seat isn't known are one. */
  lied(liar: string, { state }: Runner): void {
    const [code, about] = ['peer/lied', `peer/lied ${liar}`] as const;
    const found = sitting(state, liar);
    if (found) {
      if (this.#nameless.delete(liar) && this.#nameless.size === 0) this.#notices.delete(NAMELESS);
      this.note({ code, seat: found.seat, name: found.name }, about);
    } else if (!this.#notices.has(about)) {
      this.#nameless.add(liar);
      this.note({ code }, NAMELESS);
    }
  }

  /** This device comes to another state than this page, by the same entries. */
  differs(device: string, { state }: Runner): void {
    const [code, about] = ['peer/differs', `peer/differs ${device}`] as const;
    const found = sitting(state, device);
    if (found) this.note({ code, seat: found.seat, name: found.name }, about);
    else if (!this.#notices.has(about)) this.note({ code }, about);
  }

  #name(code: Notice['code'], runner: Runner, who: (seated: Seated) => boolean): void {
    const found = runner.state.roster.find(who);
    this.note(found ? { code, seat: found.seat, name: found.name } : { code });
  }

  #tell(): void {
    const all = [...this.#notices.values()];
    // Two devices of one seat are one liar for whoever reads it.
    this.#list = all.filter((notice, i) => all.findIndex((other) => isSame(other, notice)) === i);
    this.#changed();
  }
}

const sitting = ({ roster }: TableState, device: string): Seated | undefined =>
  roster.find((seated) => allDevices(seated).some((one) => one.device === device));

const NAMELESS = 'peer/lied by nobody';

const isSame = (a: Notice, b: Notice): boolean => a.code === b.code && a.seat === b.seat && a.name === b.name;

/** The seat whose opening did not fit, if this line tells of one. */
function deceiver(line: LogLine): number | undefined {
  if (line.refusal?.code === 'contribution/bad-opening') return line.seat ?? undefined;
  return line.what === 'answer/bad' ? (line.args as { readonly by: readonly number[] }).by[0] : undefined;
}
