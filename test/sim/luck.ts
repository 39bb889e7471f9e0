/** What may go wrong, and how often: drawn once a session, so that sessions differ in kind and not only in detail. */
import { hex } from '../../src/kernel/bytes.ts';
import { stateHash } from '../../src/kernel/canonical.ts';
import { parseEntry } from '../../src/kernel/journal/entry.ts';
import { quorum } from '../../src/kernel/log/quorum.ts';
import { Forger } from '../../src/sim/forger.ts';
import type { Rng } from '../helpers/rng.ts';
import type { Device } from '../../src/sim/device.ts';
import type { SimulatedSession } from './simulated-session.ts';
import type { Weather } from '../../src/sim/carrier.ts';

export interface Luck {
  readonly devices: number;
  /** So many fault schedules, with a calm after each, come over one table. To sit down and to make keys costs more than one of them. */
  readonly schedules: number;
  readonly scheduleMs: number;
  /** Mean time between two acts of one person. */
  readonly thinkMs: number;
  /** Mean time between two misfortunes. */
  readonly everyMs: number;
  readonly weather: Weather;
  readonly rude: number;
  readonly hasty: number;
  readonly undoing: number;
  /** A table where three count all three. */
  readonly strict: boolean;
  /** Bytes that a room takes; undefined: as many as in life. */
  readonly roomBytes: number | undefined;
  /** One act in so many sends somebody away; 0: none. Once a session. */
  readonly kicking: number;
  /** A table that is stuck goes on without the missing. Once a session. */
  readonly parting: boolean;
  /** Devices more than there are people. */
  readonly phones: number;
  /** One act in so many has to do with devices: pairing, revoking, taking a seat back. */
  readonly pairing: number;
  /** How often each misfortune comes among all; 0: never. */
  /** The site has newer rules as soon as the table is founded: who comes later brings them. */
  readonly outdated: boolean;
  readonly often: Readonly<Record<Misfortune, number>>;
}

/** One room: nobody is sent away or left behind, and no phones come. */
export const SETTLED: Pick<Luck, 'roomBytes' | 'kicking' | 'parting' | 'phones' | 'pairing'> = {
  roomBytes: undefined,
  kicking: 0,
  parting: false,
  phones: 0,
  pairing: 0,
};

/** A session of which there may be hundreds. What is sent grows with the square of those who sit, and long ones have the big tables. */
export const shortened = (luck: Luck): Luck => ({
  ...luck,
  devices: Math.min(luck.devices, 5),
  schedules: 3,
  scheduleMs: 5_000,
  thinkMs: 600,
  everyMs: 700,
  ...SETTLED,
});

/**
 * The luck of the next fault schedule at the same table. Another weather, other things go wrong; who lies or leaves for good is drawn once.
 */
export function redrawn(luck: Luck, rng: Rng): Luck {
  const { weather, often } = luckOf(rng, rng);
  return { ...luck, weather, often: { ...often, gone: luck.often.gone, liar: luck.often.liar } };
}

export type Misfortune =
  | 'break'
  | 'half line'
  | 'split'
  | 'relay'
  | 'wipe'
  | 'crash'
  | 'reload'
  | 'hide'
  | 'slow line'
  | 'slow disk'
  | 'full disk'
  | 'rot'
  | 'second tab'
  | 'take here'
  | 'replay'
  | 'fast clock'
  | 'deaf ear'
  | 'deploy'
  | 'gone'
  | 'liar';

/** @param more for what goes beyond one room, so that it takes nothing away from the chance of the rest */
export function luckOf(rng: Rng, more: Rng): Luck {
  // Sessions with a liar have nobody else that is gone: one of both is what a table withstands.
  const liars = rng.oneIn(3);
  const some = (n: number): number => (rng.oneIn(2) ? 0 : rng.below(n) + 1);
  return {
    devices: rng.pick(liars ? [5, 5, 6, 7] : [2, 3, 4, 4, 5, 5, 6, 8])!,
    schedules: 1,
    scheduleMs: 40_000 + rng.below(60_000),
    thinkMs: 800 + rng.below(3_000),
    everyMs: 500 + rng.below(6_000),
    weather: {
      delayMs: rng.pick([1, 20, 80, 250])!,
      jitterMs: rng.pick([0, 20, 200, 1_500])!,
      twice: rng.pick([0, 0, 3, 10])!,
      overtaking: rng.oneIn(2),
      unseen: rng.pick([0, 0, 4])!,
    },
    rude: rng.pick([0, 5, 20])!,
    hasty: rng.pick([0, 5, 20])!,
    undoing: rng.pick([0, 10, 30])!,
    strict: rng.oneIn(3),
    roomBytes: liars || more.oneIn(2) ? undefined : 40_000 + more.below(60_000),
    kicking: liars || more.oneIn(2) ? 0 : 60,
    parting: !liars && more.oneIn(2),
    phones: liars || more.oneIn(2) ? 0 : 1 + more.below(2),
    pairing: liars || more.oneIn(2) ? 0 : 25,
    outdated: more.oneIn(6),
    often: {
      break: some(6),
      split: some(4),
      relay: some(3),
      wipe: some(2),
      crash: some(5),
      reload: some(4),
      hide: some(3),
      'slow line': some(3),
      'slow disk': some(3),
      'full disk': more.below(3),
      'second tab': some(2),
      'take here': more.below(3),
      replay: some(3),
      'fast clock': some(2),
      'deaf ear': some(2),
      gone: liars ? 0 : some(2),
      liar: liars ? 2 : 0,
      'half line': more.below(4),
      rot: more.below(3),
      deploy: more.below(2),
    },
  };
}

/**
 * One of them happens now, or nothing where there is nothing to be had.
 * @param victim to whom; somebody by chance if not given
 * @param often as in the session's luck
 */
export function misfortune(
  sim: SimulatedSession,
  victim?: Device,
  often: Readonly<Partial<Record<Misfortune, number>>> = sim.luck.often,
): void {
  const { rng, devices, world } = sim;
  const { network, schedule } = world;
  const urn = (Object.keys(often) as Misfortune[]).flatMap((one) => Array<Misfortune>(often[one] ?? 0).fill(one));
  const what = rng.pick(urn);
  const device = victim ?? rng.pick(devices)!;
  const happens = (line: string): void => {
    if (what) {
      sim.count(what);
      sim.met.strikes(sim, what, device);
    }
    sim.say(line);
  };
  const later = (ms: number, run: () => void): void => void schedule.in(200 + rng.below(ms), run);
  const back = (): void => later(4_000, () => sim.open(device));
  const page = device.pages[0];
  switch (what) {
    case undefined:
      return;
    case 'break':
      happens(`the line of ${device.index} breaks`);
      return network.break(device.index, rng.below(4_000));
    case 'half line': {
      const way = rng.pick(['up', 'down'] as const)!;
      happens(`the line of ${device.index} carries nothing ${way}`);
      return network.halve(device.index, way, 1_000 + rng.below(25_000));
    }
    case 'split': {
      if (network.isSplit) {
        sim.say('the relay is whole again');
        return network.heal();
      }
      const parts = new Map(devices.map(({ index }) => [index, rng.below(2)] as const));
      happens(`the relay falls apart: ${[...parts.values()].join('')}`);
      network.split(parts);
      return later(8_000, () => network.isSplit && network.heal());
    }
    case 'relay':
    case 'wipe':
      if (!network.isRunning) return;
      happens(`the relay stops${what === 'wipe' ? ' and forgets' : ''}`);
      network.stop();
      return later(3_000, () => network.start(what === 'wipe'));
    case 'crash':
      if (!page) return back();
      happens(`${page.name} crashes`);
      page.crash();
      return back();
    case 'reload':
      if (!page) return back();
      happens(`${page.name} is reloaded`);
      page.close(() => sim.open(device));
      return later(5_000, () => sim.open(device));
    case 'hide':
      if (!page) return;
      happens(`${page.name} is ${page.clock.hidden ? 'shown' : 'hidden'}`);
      page.show(page.clock.hidden);
      return;
    case 'slow line':
      happens(`the line of ${device.index} is slow`);
      return network.slow(device.index, rng.pick([0, 300, 1_500])!);
    case 'slow disk':
      happens(`the disk of ${device.index} is slow`);
      device.slow = rng.pick([1, 10, 100])!;
      return;
    case 'full disk':
      if (device.full) return;
      happens(`the disk of ${device.index} is full`);
      device.full = true;
      return later(3_000, () => (device.full = false));
    case 'rot':
      // What a running page has read it knows; the rest of a disk is read when the next one opens.
      if (!page) return back();
      happens(`${page.name} crashes, and rows of its disk are damaged`);
      for (const one of device.pages.slice()) one.crash();
      for (const disk of device.disks) disk.rot(1 + rng.below(4), (bytes) => parseEntry(bytes)?.device === device.id);
      return back();
    case 'second tab':
      if (device.pages.length !== 1) return;
      happens(`${device.index} opens a second tab`);
      sim.openAnother(device);
      return;
    case 'take here': {
      const other = device.pages.find(({ inside }) => inside.core && !inside.core.primary);
      if (!other?.table) return;
      happens(`${other.name} is to act for ${device.index}`);
      return other.enter(() => other.table!.devices.takeHere());
    }
    case 'replay':
      happens(`the relay shows ${device.index} what was seen before`);
      for (let i = rng.below(4) + 1; i > 0; i--) network.replay(device.index);
      return;
    case 'fast clock': {
      if (!page) return;
      const rate = rng.pick([1.3, 2, 4])!;
      happens(`the clock of ${page.name} runs ${rate} times as fast`);
      page.clock.run(rate);
      return later(8_000, () => page.clock.run(1));
    }
    case 'deaf ear':
      return turnDeaf(sim);
    case 'liar':
      return turnLiar(sim);
    case 'deploy': {
      if (device.rules.length > 1) return;
      happens('the site has newer rules');
      return sim.deploy();
    }
    case 'gone':
      // Those who are left may still be too few by the count of that time: then somebody comes back after all (`fairEnd`).
      if (device.gone || devices.filter(({ gone }) => gone).length >= mayGo(sim)) return;
      happens(`${device.index} is gone for good`);
      device.gone = true;
      for (const one of device.pages.slice()) one.crash();
  }
}

/** How many may be gone: the others are enough, or go on without them. */
function mayGo({ luck }: SimulatedSession): number {
  return luck.parting ? luck.devices - 1 : luck.devices - quorum(luck.devices, luck.strict);
}

/** The sequencer's page, if there is one. */
function sequencerOf(sim: SimulatedSession): Device | undefined {
  return sim.devices.find(
    ({ id, page }) => page?.inside.order?.tip?.sequencer === `${id}.${page?.inside.core?.session.number}`,
  );
}

/** The sequencer of now stamps everybody's entries but one seat's, for a while. */
function turnDeaf(sim: SimulatedSession): void {
  const sequencer = sequencerOf(sim);
  const tableParts = sequencer?.page?.inside.core?.tableParts;
  const victim = sim.rng.pick(sim.devices.filter((device) => device !== sequencer));
  if (!sequencer || !tableParts || !victim || tableParts.replica.quorate.missing.length > 0) return;
  sim.count('deaf ear');
  sim.say(`${sequencer.index} leaves out what ${victim.index} says`);
  const { runner } = tableParts;
  const heard = runner.placeable.bind(runner);
  runner.placeable = (most) => heard(most).filter(({ device }) => device !== victim.id);
  sim.deaf.push(() => (runner.placeable = heard));
}

/**
 * The sequencer of now signs two stamps for one place, shows each part of the table another, acknowledges both, and is heard of no more.
 */
function turnLiar(sim: SimulatedSession): void {
  const { rng, devices, world } = sim;
  const sequencer = sequencerOf(sim);
  const page = sequencer?.page;
  const tip = page?.inside.order?.tip;
  const runner = page?.inside.core?.tableParts?.runner;
  if (
    !sequencer ||
    !tip ||
    !runner ||
    sim.liar ||
    tip.voters.devices.length < 5 ||
    !tip.voters.devices.includes(sequencer.id)
  )
    return;
  // The liar goes on where its disk says that its page was.
  if (sequencer.full) return;
  sim.count('liar');
  sim.say(`${sequencer.index} lies: two stamps after ${tip.position}`);
  const due = runner.placeable(3);
  const others = rng.shuffle(devices.filter((device) => device !== sequencer));
  world.network.split(new Map(others.map(({ index }, i) => [index, i % 2] as const)));
  const liar = new Forger(sim, sequencer, [others[0]!.index, others[1]!.index]);
  const x = liar.stamp(tip, due, { aside: true });
  const y = liar.stamp(tip, [], { time: tip.time + 1 + rng.below(500) });
  world.schedule.in(5, () => {
    liar.publish(0, x.entry);
    liar.publish(1, y.entry);
  });
  // Each half is shown the acknowledgement that it would like to see, as soon as it has folded what it is about.
  world.schedule.in(500 + rng.below(1_000), () => {
    for (const [mouth, stamp] of [x, y].entries()) {
      const state = sim.pages.flatMap(
        ({ inside }) => inside.core?.tableParts?.runner.stateAt(stamp.entry.hash) ?? [],
      )[0];
      const agreed = hex(stateHash(state ?? {})).slice(0, 16);
      // Others' acknowledgements of it may not be made without their keys.
      const forged = rng.pick(others)!;
      liar.show(mouth, state ? [liar.ack(stamp, agreed), liar.forgedAck(stamp, agreed, forged.id)] : []);
    }
  });
  world.schedule.in(4_000 + rng.below(8_000), () => {
    liar.silence();
    if (world.network.isSplit) world.network.heal();
  });
}
