/**
 * What a person must know about this table, each kind once: whatever was wrong is said, and it is said whose it was. Finds lies and
 * openings that don't fit; the rest is reported to it.
 */
import type { Runner } from './fold/runner.ts';
import type { Journal } from './journal/journal.ts';
import type { Order } from './order/order.ts';
import { allDevices, type Seated } from './fold/state.ts';
import type { LogLine, Notice } from './table-view.ts';

export class Notices {
  readonly #notices = new Map<Notice['code'], Notice>();
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

  note(notice: Notice): void {
    const known = this.#notices.get(notice.code);
    if (known && known.seat === notice.seat && known.name === notice.name) return;
    this.#notices.set(notice.code, notice);
    this.#tell();
  }

  drop(code: Notice['code']): void {
    if (this.#notices.delete(code)) this.#tell();
  }

  /** Looks for what nobody reports: proofs of a lie, and openings or keys that did not fit. */
  look(journal: Journal, order: Order, runner: Runner): void {
    const liar = journal.lies[0]?.device ?? order.clashes[0]?.device;
    if (liar !== undefined)
      this.#name('peer/lied', runner, (seated) => allDevices(seated).some(({ device }) => device === liar));
    const { log } = runner;
    // After a turn to another branch the log may be shorter.
    for (const line of log.slice(Math.min(this.#read, log.length))) {
      if (line.refusal?.code === 'answer/bad-proof' && line.seat !== null)
        this.#name('proof/bad', runner, (seated) => seated.seat === line.seat);
      const seat = deceiver(line);
      if (seat !== undefined) this.#name('secret/bad', runner, (seated) => seated.seat === seat);
    }
    this.#read = log.length;
  }

  /** About a device, by the name of its seat. */
  name(code: Notice['code'], runner: Runner, device: string): void {
    this.#name(code, runner, (seated) => seated.device === device);
  }

  #name(code: Notice['code'], runner: Runner, who: (seated: Seated) => boolean): void {
    const found = runner.state.roster.find(who);
    this.note(found ? { code, seat: found.seat, name: found.name } : { code });
  }

  #tell(): void {
    this.#list = [...this.#notices.values()];
    this.#changed();
  }
}

/** Whose opening did not fit, if this line tells of one. */
function deceiver(line: LogLine): number | undefined {
  if (line.refusal?.code === 'answer/bad-opening') return line.seat ?? undefined;
  return line.what === 'answer/bad' ? (line.args as { readonly by: readonly number[] }).by[0] : undefined;
}
