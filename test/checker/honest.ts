/** An evening of four honest devices with real signatures, for forgers: words, rolls, a takeover, everybody back, and more of it. */
import { hex } from '../../src/kernel/bytes.ts';
import { Stage } from '../sim/stage.ts';
import { check, type Checked } from '../../checker/check.ts';
import type { Evidence } from '../../checker/evidence.ts';
import { nodeVerify } from '../../checker/verify.ts';
import type { Sign } from './forge.ts';
import { Recorder } from './recorder.ts';
import { answered } from '../helpers/answered.ts';

export interface Evening {
  readonly evidence: Evidence;
  readonly sign: Sign;
  /** Ids of the devices: four at the table, and one that never came. */
  readonly devices: readonly string[];
  readonly keys: (device: string) => Uint8Array;
}

/** Has real signatures (`simulated-session.ts`). */
const SEED = 16;

export async function honestEvening(): Promise<Evening> {
  const stage = await Stage.of(4, { seed: SEED, luck: { devices: 5 } });
  const recorder = new Recorder(stage.sim);
  try {
    for (let i = 0; i < 4; i++) await stage.say(i, `prima ${i}`);
    await stage.roll(1);
    await stage.pass(8_000);
    await recorder.save('early');
    const before = stage.epoch(1);
    stage.page(0).crash();
    await stage.say(1, 'dov’è');
    await stage.until('another stamps', () => stage.epoch(1) > before);
    await stage.pass(20_000);
    stage.sim.open(stage.device(0));
    await stage.until('it is back', () => stage.view(0)?.play !== undefined && stage.count(1) === 4);
    for (let i = 0; i < 4; i++) await stage.say(i, `poi ${i}`);
    await stage.roll(2);
    await stage.pass(8_000);
    await recorder.save('late');
    return eveningOf(stage, recorder);
  } finally {
    stage.sim.let();
  }
}

/** Four, of whom one is sent away: the others go on in another room. */
export async function honestMove(): Promise<Evening> {
  const stage = await Stage.of(4, { seed: SEED, luck: { devices: 5 } });
  const recorder = new Recorder(stage.sim);
  try {
    const link = (): string | undefined => stage.page(1).table?.company.link;
    const before = link();
    for (let i = 0; i < 4; i++) await stage.say(i, `prima ${i}`);
    await stage.pass(8_000);
    stage.begin(0, (table) => table.company.kick(3));
    for (const i of [1, 2]) {
      await stage.until('it is asked', () => stage.view(i)!.company?.asked === true);
      stage.begin(i, (table) => answered(table, true));
    }
    await stage.until('they are elsewhere', () => link() !== before && stage.count(1) === 3);
    for (let i = 0; i < 3; i++) await stage.say(i, `poi ${i}`);
    await stage.pass(8_000);
    await recorder.save('late');
    return eveningOf(stage, recorder);
  } finally {
    stage.sim.let();
  }
}

export function eveningOf({ sim: { devices } }: Stage, { evidence }: Recorder): Evening {
  const of = (device: string): (typeof devices)[number]['keys'] => {
    const found = devices.find(({ id }) => id === device);
    if (!found) throw new Error(`no device ${device}`);
    return found.keys;
  };
  return {
    evidence,
    sign: (device, message) => of(device).signNow(message),
    devices: devices.map(({ id }) => id),
    keys: (device) => Uint8Array.from(Buffer.from(hex(of(device).sigPk) + hex(of(device).mailPk), 'hex')),
  };
}

const verify = nodeVerify();
export const judged = (evidence: Evidence): Checked => check(evidence, verify);
