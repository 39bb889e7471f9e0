/** What goes into a saved log, and what stays out. */
import { beforeAll, expect, test } from 'vitest';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { slicedVerifier } from '../../../src/embed/adapters/verifier.ts';
import { hex } from '../../../src/kernel/bytes.ts';
import { writeLogFile } from '../../../src/kernel/history/log-file.ts';
import { provePart, settledPart } from '../../../src/kernel/history/proof.ts';
import { type Entry, parseEntry } from '../../../src/kernel/journal/entry.ts';
import { Journal } from '../../../src/kernel/journal/journal.ts';
import { Order } from '../../../src/kernel/log/order.ts';
import type { Sodium } from '../../../src/kernel/ports.ts';
import { Chain, flipped, Pen, type Placed, ROOM, rootOf } from '../../helpers/pen.ts';
import { parseLogFile } from '../../helpers/at-once.ts';

let sodium: Sodium;
beforeAll(async () => {
  sodium = await loadSodium();
});

/** A founder at the sequencer's role, and a guest. */
function scene(): { founder: Chain; guest: Chain; root: Placed } {
  const founder = new Chain(new Pen(sodium, 1), 1);
  const root = rootOf(founder.table());
  const guest = new Chain(new Pen(sodium, 2), 1);
  guest.seen = root.entry.hash;
  return { founder, guest, root };
}

function saved(root: Placed, entries: readonly Entry[]): { names: string[]; file: Uint8Array; tip: string } {
  const journal = new Journal(sodium, hex(ROOM));
  const order = new Order(journal, sodium, { room: ROOM, generation: 0 });
  for (const { bytes } of [root.entry, ...entries]) journal.offer(bytes);
  order.begin(root.entry, { time: 0 });
  order.take([...journal.all()]);
  const part = settledPart({ journal, order, tip: order.tip!, place: { room: ROOM, generation: 0 } });
  return { names: part.entries.map((bytes) => parseEntry(bytes)!.hash), file: writeLogFile([part]), tip: part.tip };
}
const reads = async (file: Uint8Array): Promise<string | undefined> => {
  const parsed = parseLogFile(file);
  const ports = { sodium, verifier: slicedVerifier(sodium), breath: () => Promise.resolve() };
  const part = parsed.ok ? await provePart(ports, parsed.value[0]!) : undefined;
  return part?.order.tip === part?.end ? part?.end.hash : undefined;
};
const hashes = (...entries: readonly Entry[]): string[] => entries.map(({ hash }) => hash);

test('[R1] what waits stays out, and so does a branch that nobody rests on', async () => {
  const { founder, guest, root } = scene();
  const hello = guest.hello();
  const first = founder.stamp(root, [hello]);
  const waiting = guest.rename('Dopo');
  const again = new Chain(founder.pen, 2);
  const self = again.hello();
  const open = again.opening(first, 1, [self]);
  const lost = founder.stamp(first, []);
  const { names, file, tip } = saved(root, [hello, first.entry, waiting, lost.entry, self, open.entry]);
  expect(names).toEqual(hashes(root.entry, hello, first.entry, self, open.entry));
  expect(await reads(file)).toBe(tip);
});

test('[R1] a branch that a promise names is in it, with all that it places', async () => {
  const { founder, guest, root } = scene();
  const hello = guest.hello();
  const first = founder.stamp(root, [hello]);
  const name = guest.rename('Un ramo');
  const branch = founder.stamp(first, [name]);
  const again = new Chain(founder.pen, 2);
  const last = ({ entry, epoch, position }: Placed): { epoch: number; position: number; hash: string } => ({
    epoch,
    position,
    hash: entry.hash,
  });
  const votes = [founder.pen.promise(1, again, last(first)), guest.pen.promise(1, again, last(branch))];
  const self = again.hello();
  const open = again.opening(first, 1, [self], { votes });
  const { names, file, tip } = saved(root, [hello, first.entry, name, branch.entry, self, open.entry]);
  expect(names).toEqual(hashes(root.entry, hello, first.entry, name, branch.entry, self, open.entry));
  expect(tip).toBe(open.entry.hash);
  expect(await reads(file)).toBe(tip);
});

test('[R1] [R4] where a stamp places what nobody can verify, the log ends before it', async () => {
  const { founder, guest, root } = scene();
  const hello = guest.hello();
  const first = founder.stamp(root, [hello]);
  const honest = guest.rename('Vera', { aside: true });
  const forged = parseEntry(flipped(honest.bytes, honest.bytes.length - 1))!;
  const second = founder.stamp(first, [forged]);
  const third = founder.stamp(second, []);
  const { names, file, tip } = saved(root, [hello, first.entry, forged, second.entry, third.entry]);
  expect(names).toEqual(hashes(root.entry, hello, first.entry));
  expect(tip).toBe(first.entry.hash);
  expect(await reads(file)).toBe(tip);
});
