/** Forged promises: what one says of its author's last acknowledgement, beside what the author has signed besides. PROTOCOL.md, "Votes". */
import { beforeAll, expect, test } from 'vitest';
import type { Node } from '../../checker/places.ts';
import { expectFound, type Forger, forger } from './forger.ts';
import { judged } from './honest.ts';

let f: Forger;
beforeAll(async () => {
  f = await forger();
});

const NOTHING = { epoch: 0, position: 0, hash: '00'.repeat(32) };
/** By the first voter, for the second. */
const vow = (epoch: number, last: Pick<Node, 'epoch' | 'position' | 'hash'> | undefined): Uint8Array =>
  f.vow(f.other(0), f.lastOf(f.other(1)), epoch, last);

test('[O10] a promise that tells its last acknowledgement is no lie, nor is another one after it', () => {
  expect(judged(f.besides([], [vow(7, f.tip), vow(8, f.tip)])).findings).toEqual([]);
});

test('[O11] a promise that tells another epoch or position of its last stamp names its author', () => {
  const { epoch, position } = f.tip;
  const lies = [{ epoch: epoch + 1 }, { epoch: epoch - 1 }, { position: position + 1 }, { position: position - 1 }];
  for (const lie of lies) expectFound(f.besides([], [vow(7, { ...f.tip, ...lie })]), 'promise', [f.other(0)]);
});

test('[O11] a promise whose last acknowledgement is nothing, and lies somewhere, names its author', () => {
  for (const lie of [{ epoch: 5 }, { position: 5 }])
    expectFound(f.besides([], [vow(7, { ...NOTHING, ...lie })]), 'promise', [f.other(0)]);
});

test('[O10] a promise for the epoch of its own last acknowledgement, or for one below, names its author', () => {
  for (const epoch of [f.tip.epoch, f.tip.epoch - 1])
    expectFound(f.besides([], [vow(epoch, f.tip)]), 'promise', [f.other(0)]);
});

test('[O10] a promise that names less than the one before it names its author', () => {
  const votes = [vow(7, f.tip), vow(8, f.tip.parent)];
  expectFound(f.besides([], votes), 'hidden acknowledgement', [f.other(0)]);
});

test('[O10] a promise that names what the one before it forbade to acknowledge names its author', () => {
  const low = f.path.findLast(({ epoch }) => epoch < f.tip.epoch)!;
  const votes = [
    f.vow(f.device(4), f.lastOf(f.other(1)), 7, undefined),
    f.vow(f.device(4), f.lastOf(f.other(1)), 8, low),
  ];
  const { bytes } = f.hello(f.device(4));
  expectFound(f.besides([bytes], votes), 'hidden acknowledgement', [f.device(4)]);
});

test('[O11] a promise that says elsewhere of its last stamp opens nothing: whoever opens by it is named as well', () => {
  const [liar = '', ...honest] = f.voters(3);
  const forged = f.opening(f.other(2), f.tip, (to) => [
    f.vow(liar, to, 2, { ...f.tip, position: f.tip.position + 1 }),
    ...honest.map((who) => f.vow(who, to, 2, f.tip)),
  ]);
  const { findings } = expectFound(f.besides([forged]), 'promise', [liar, f.other(2)]);
  expect(findings.map(({ wrong }) => wrong)).toContain('base');
});

test('[O11] beside enough others it counts for nothing, and names nobody but its author', () => {
  const [liar = '', ...honest] = f.voters(4);
  const forged = f.opening(f.other(2), f.tip, (to) => [
    f.vow(liar, to, 2, { ...f.tip, position: f.tip.position + 1 }),
    ...honest.map((who) => f.vow(who, to, 2, f.tip)),
  ]);
  expectFound(f.besides([forged]), 'promise', [liar]);
});
