/**
 * Whole tables for the checker: a simulated session under faults (`test/sim`), written down as its devices knew it. That is what each of them saves,
 * every entry on its disk, and each vote that it signed.
 */
import { hex } from '../../src/kernel/bytes.ts';
import type { Page } from '../../src/sim/device.ts';
import { allLeave, calm, fairEnd } from '../sim/fair-end.ts';
import { redrawn } from '../sim/luck.ts';
import { paperSodium } from '../sim/paper-crypto.ts';
import { type Report, SimulatedSession, type SimulatedSessionOptions } from '../sim/simulated-session.ts';
import type { Evidence } from '../../checker/evidence.ts';
import { nodeVerify, type Verify } from '../../checker/verify.ts';

export interface Recording {
  readonly evidence: Evidence;
  readonly verify: Verify;
  /** Device that lied, if one did. */
  readonly liar: string | undefined;
  /** How the session went. */
  readonly report: Report;
}

/** As in `simulated-session.ts`: these have real signatures. */
const REAL_EVERY = 16;
const VOTE = 'tavolata/v1/vote';
/** Virtual time in which a page has saved its log. */
const SAVES_MS = 3_000;

/** Writes down what becomes of a session. */
export class Recorder {
  readonly #sim: SimulatedSession;
  readonly #votes: readonly { readonly room: string; readonly bytes: Uint8Array }[];
  readonly #logs: { readonly name: string; readonly bytes: Uint8Array }[] = [];

  /** Must be made before a page opens. */
  constructor(sim: SimulatedSession) {
    this.#sim = sim;
    this.#votes = votesOf(sim);
  }

  /** Every page that has a table saves its log, as it is now. */
  async save(when: string): Promise<void> {
    const save = (page: Page): void =>
      page.enter(() => {
        const { name } = page;
        void page
          .table!.history.export()
          .then((bytes) => this.#logs.push({ name: `${name} ${when}`, bytes }))
          // A page that has come a moment ago has nothing to save yet.
          .catch(() => undefined);
      });
    for (const page of this.#sim.pages) save(page);
    await this.#sim.pass(SAVES_MS);
  }

  get evidence(): Evidence {
    const rows = this.#sim.devices.flatMap(({ disks }) => disks.flatMap((disk) => [...disk.entries.values()]));
    const entries = new Map(rows.map(({ hash, bytes }) => [hex(hash), bytes]));
    return { logs: this.#logs, entries: [...entries.values()], votes: [...this.#votes] };
  }
}

/** Plays the whole session of this seed. Throws what the simulator finds broken. */
export async function record(seed: number, options: SimulatedSessionOptions = {}): Promise<Recording> {
  const sim = await SimulatedSession.at(seed, options);
  const recorder = new Recorder(sim);
  sim.hold();
  try {
    await sim.begin();
    await sim.faults();
    await recorder.save('in the weather');
    for (let n = 1; n < sim.luck.schedules; n++) {
      await calm(sim);
      await recorder.save(`in calm ${n}`);
      sim.luck = redrawn(sim.luck, sim.rng);
      sim.fair = false;
      await sim.faults();
      await recorder.save(`in weather ${n}`);
    }
    await fairEnd(sim);
    await recorder.save('in the end');
    await allLeave(sim);
  } finally {
    sim.let();
  }
  const verify = seed % REAL_EVERY === 0 ? nodeVerify() : paperSodium.verify;
  return { evidence: recorder.evidence, verify, liar: sim.liar?.id, report: sim.report() };
}

/** Hears what devices sign. */
function votesOf(sim: SimulatedSession): { readonly room: string; readonly bytes: Uint8Array }[] {
  const votes: { readonly room: string; readonly bytes: Uint8Array }[] = [];
  const from = VOTE.length;
  for (const { keys } of sim.devices) {
    const { sign, signNow } = keys;
    const heard = (message: Uint8Array, signature: Uint8Array): Uint8Array => {
      if (Buffer.from(message.subarray(0, from)).toString() === VOTE)
        votes.push({
          room: hex(message.slice(from, from + 16)),
          bytes: Uint8Array.from([...message.subarray(from + 20), ...signature]),
        });
      return signature;
    };
    Object.assign(keys, {
      sign: async (message: Uint8Array) => heard(message, await sign(message)),
      signNow: (message: Uint8Array) => heard(message, signNow(message)),
    });
  }
  return votes;
}
