/**
 * Programs that lie: each signs with the keys of its device and of no other, and does what ours never would. Whether anybody notices is the
 * kernel's business; nothing here tells it.
 */
import { stateHash } from '../kernel/canonical.ts';
import { hex } from '../kernel/bytes.ts';
import { KIND, parseEntry } from '../kernel/journal/entry.ts';
import { makeSayBody } from '../kernel/journal/say-body.ts';
import { moveBodyOf } from '../kernel/table/propose.ts';
import type { Page } from '../sim/device.ts';
import { Chain } from '../sim/chain.ts';
import { Forger } from '../sim/forger.ts';
import { handOf, inject, lastOf } from '../sim/hand.ts';
import type { StormTable } from './table.ts';

/** What was told, for whoever looks what comes of it. */
export interface Lie {
  readonly seat: number;
  /** The move that isn't lawful. */
  readonly move?: string;
  /** Hash of what was written against the rules of the table itself. */
  readonly hash?: string;
  /** The seat that is left out. */
  readonly victim?: number;
}

/** Two halves are kept apart so long, and then the liar's person loads the page again. */
const APART_MS = 5_000;
const BACK_MS = 9_000;
const RELOAD_MS = 4_000;
/** Half a second: what both halves were shown is folded by then. */
const FOLDED_MS = 700;
/** Until a person thinks of something to do it may take a while. */
export const DEAF_MS = 40_000;

/** To lead a team in the middle of a game, and so to see the key; to lay another grid; to touch a picture. What is forbidden now is done. */
const FORBIDDEN: readonly { readonly name: string; readonly args: unknown }[] = [
  { name: 'claimSpymaster', args: {} },
  { name: 'drawGrid', args: {} },
  { name: 'touch', args: { cell: 0 } },
];

const isActive = (page: Page): boolean => !page.asleep && page.table !== undefined;

/** Somebody makes a move that the rules forbid, past the question that a page asks first. */
export function move(page: Page): Lie | undefined {
  const { core } = page.inside;
  const parts = core?.tableParts;
  if (!isActive(page) || !core || !parts) return undefined;
  const found = FORBIDDEN.find(({ name, args }) => page.table!.check(name, args)?.rule.startsWith('CN'));
  if (!found) return undefined;
  const { runner, performing } = parts;
  page.enter(() => {
    const shown = runner.overlay();
    void core.session.write(KIND.move, async (place) => {
      const body = await moveBodyOf(performing, shown, runner.state, place, found.name, found.args);
      return typeof body === 'string' ? undefined : body;
    });
  });
  return { seat: page.device.index, move: found.name };
}

/** Somebody says yes, and with another entry for the very same place of its chain no. */
export function twice(table: StormTable, page: Page): Lie | undefined {
  const { core } = page.inside;
  if (!isActive(page) || !core) return undefined;
  const { index } = page.device;
  page.enter(() => {
    void core.session
      .write(KIND.say, () => makeSayBody({ sign: 'yes' }))
      .then((yes) => {
        if (!yes) return;
        const { session, seq, prev, seen } = yes;
        const no = new Chain(handOf(page.device), session, core.room).write(KIND.say, makeSayBody({ sign: 'no' }), {
          seq,
          prev,
          seen,
        });
        inject(table, no);
      });
    // Nothing of its own can follow either of both: a person would load the page again.
    table.world.schedule.in(RELOAD_MS, () => page.close(() => table.open(page.device)));
  });
  return { seat: index };
}

/** Somebody sends on what another has written, with one bit of its signature changed. */
export function forge(table: StormTable, page: Page): Lie | undefined {
  const { core } = page.inside;
  const last = core && lastOf(page.device, core.session.number);
  if (!isActive(page) || !last) return undefined;
  const bytes = last.bytes.map((byte, i) => (i === last.bytes.length - 1 ? byte ^ 1 : byte));
  const changed = parseEntry(bytes);
  if (!changed) return undefined;
  inject(table, changed);
  return { seat: page.device.index, hash: changed.hash };
}

/**
 * The sequencer signs two stamps for one place. A relay that helps shows one to each half of the table, with the acknowledgement that it
 * wants to see. Its page is a program of its own then; later its person loads the honest one again.
 */
export function stamps(table: StormTable, seat: number): Lie | undefined {
  const device = table.devices[seat];
  const page = device?.page;
  const { order, core } = page?.inside ?? {};
  const runner = core?.tableParts?.runner;
  const tip = order?.tip;
  const { schedule, network } = table.world;
  if (!device || !page || !isActive(page) || !tip || !runner || network.isSplit || !network.isRunning) return undefined;
  const others = table.devices.filter((one) => one !== device);
  const due = runner.placeable(3);
  network.split(new Map(others.map(({ index }, i) => [index, i % 2])));
  const liar = new Forger(table, device, [others[0]!.index, others[1]!.index]);
  const both = [
    liar.stamp(tip, due, { aside: true }),
    liar.stamp(tip, [], { time: tip.time + 1 + table.rng.below(500) }),
  ];
  schedule.in(5, () => both.forEach(({ entry }, i) => liar.publish(i, entry)));
  schedule.in(FOLDED_MS, () =>
    both.forEach((stamp, i) => {
      const states = table.pages.flatMap(
        ({ inside }) => inside.core?.tableParts?.runner.stateAt(stamp.entry.hash) ?? [],
      );
      const [state] = states;
      liar.show(i, state ? [liar.ack(stamp, hex(stateHash(state)).slice(0, 16))] : []);
    }),
  );
  schedule.in(APART_MS, () => {
    liar.silence();
    network.heal();
  });
  schedule.in(BACK_MS, () => {
    device.gone = false;
    table.liar = undefined;
    table.open(device);
  });
  return { seat };
}

/** Pages that leave somebody out now: whoever put back what a page in its second lie had would leave it deaf for good. */
const DEAF = new WeakSet<object>();

/** The sequencer stamps what all others say, and leaves one of them out; one at a time. */
export function deaf(table: StormTable, seat: number, victim: number): Lie | undefined {
  const page = table.devices[seat]?.page;
  const runner = page?.inside.core?.tableParts?.runner;
  const left = table.devices[victim === seat ? (seat + 1) % table.devices.length : victim];
  if (!page || !isActive(page) || !runner || !left || DEAF.has(runner)) return undefined;
  const heard = runner.placeable.bind(runner);
  runner.placeable = (most) => heard(most).filter(({ device }) => device !== left.id);
  DEAF.add(runner);
  table.world.schedule.in(DEAF_MS, () => {
    runner.placeable = heard;
    DEAF.delete(runner);
  });
  return { seat, victim: left.index };
}
