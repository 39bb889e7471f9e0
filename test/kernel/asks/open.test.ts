import { beforeEach, expect, test } from 'vitest';
import { perform } from '../../../src/kernel/acting/perform.ts';
import { layOutSecret } from '../../../src/kernel/acting/seeds.ts';
import { duties } from '../../../src/kernel/fold/runs.ts';
import { CONTRIBUTION } from '../../../src/kernel/runs/contribution.ts';
import { Writer } from '../../../src/kernel/bytes.ts';
import type { Handle } from '../../../src/kernel/game.ts';
import { type Cell, openCell, writeCell } from '../../../src/kernel/secrets/joint-secret.ts';
import { Bench, codeOf } from '../../helpers/fold-bench.ts';
import { parlour, type Parlour } from '../../helpers/parlour.ts';

let bench: Bench;
let secret: string;
let ask: string;

const game = (): Parlour => bench.state.play!.state as Parlour;
const cell = (i: number): Handle => game().cells[i]!;
const give = (seat: number, bytes: Uint8Array, type: number = CONTRIBUTION.openCells): string =>
  codeOf(bench.contribute(bench.bySeat(seat), ask, type, bytes));
const asks = (args: { things: readonly string[]; first?: number }): string => {
  const code = codeOf(bench.move(bench.people[2]!, 'open', args));
  ask = bench.state.play!.asks.at(-1)?.id ?? '';
  return code;
};
/** The opening that a holder's device would write, perhaps changed. */
async function opening(i: number, change: Partial<Cell> = {}): Promise<Uint8Array> {
  const laid = await layOutSecret(bench.bySeat(0).ports, bench.state.secrets[secret]!, 0);
  return new Writer()
    .u8(1)
    .s16(writeCell({ ...openCell(laid!, i), ...change }))
    .done();
}

beforeEach(async () => {
  bench = await Bench.playing(parlour as never, 4);
  bench.move(bench.people[2]!, 'key', { holders: [0, 1] });
  await bench.work();
  secret = Object.keys(bench.state.secrets)[0]!;
});

test('[A10] a holder opens the cell that is asked for, against the public root, and its face is public', async () => {
  asks({ things: [cell(2)] });
  expect(give(0, await opening(2))).toBe('done');
  expect(game().diary.at(-1)).toMatch(/^open \["(red|blue|grey|black)"\]$/u);
  expect(bench.state.play!.faces[cell(2)]).toBeDefined();
  expect(Object.keys(bench.state.play!.faces)).toHaveLength(1);
});

test('[A10] [CNX-28] a cell that nobody asked for can’t be opened', async () => {
  expect(give(0, await opening(1))).toBe('contribution/wrong-step');
  asks({ things: [cell(2)] });
  expect(give(0, await opening(1))).toBe('contribution/malformed');
  expect(bench.state.play!.faces).toEqual({});
});

test('[A10] [CNX-29] [CNX-58] a false face, another salt or a wrong path is refused, and the other holder’s true one stands', async () => {
  asks({ things: [cell(2)] });
  const right = await layOutSecret(bench.bySeat(0).ports, bench.state.secrets[secret]!, 0);
  const face = right!.values[2] === 'red' ? 'blue' : 'red';
  for (const change of [
    { value: face },
    { salt: new Uint8Array(32) },
    { path: [] },
    { path: right!.tree[0]!.slice(0, 2) },
  ]) {
    expect(give(0, await opening(2, change))).toBe('contribution/bad-opening');
  }
  expect(give(1, await opening(2))).toBe('done');
});

test('[A10] [CNX-30] who holds nothing, and who has no seat, can’t open', async () => {
  asks({ things: [cell(2)] });
  expect(give(3, await opening(2))).toBe('contribution/not-owed');
  expect(codeOf(bench.contribute(await bench.newcomer(), ask, CONTRIBUTION.openCells, await opening(2)))).toBe(
    'contribution/not-owed',
  );
});

test('[A10] [CNX-57] of two openings of a cell the first counts; the second changes nothing', async () => {
  asks({ things: [cell(2)] });
  const bytes = await opening(2);
  expect(give(0, bytes)).toBe('done');
  const before = bench.state.play;
  expect(give(1, bytes)).toBe('contribution/wrong-step');
  expect(bench.state.play).toBe(before);
});

test('[D2] [CNX-59] [CN-103] one holder answers by habit, the others owe it ten seconds later', () => {
  asks({ things: [cell(2)], first: 1 });
  expect(bench.owed().map(({ seat, afterMs }) => [seat, afterMs])).toEqual([
    [1, 0],
    [0, 10_000],
  ]);
});

test('[A11] when all that is left is asked for the seeds are laid open, and everybody derives the secret again', async () => {
  asks({ things: [cell(0)] });
  await bench.work();
  asks({ things: [cell(1), cell(2), cell(3)] });
  expect(bench.names()).toEqual(['0 open/secret']);
  const duty = bench.owed()[0]!;
  const done = await perform(bench.bySeat(0).ports, bench.state, bench.state.requests[ask]!, duty);
  const seeds = (await done!.bytes(bench.place(bench.bySeat(0))))!;
  expect(
    give(
      0,
      seeds.map((byte, i) => (i === 70 ? byte ^ 1 : byte)),
      CONTRIBUTION.openSecret,
    ),
  ).toBe('contribution/bad-opening');
  expect(give(0, await opening(1))).toBe('contribution/wrong-step');
  expect(give(1, seeds, CONTRIBUTION.openSecret)).toBe('done');
  expect(Object.keys(bench.state.play!.faces)).toHaveLength(4);
});

test('[A10] seeds aren’t taken while a cell would stay hidden', () => {
  asks({ things: [cell(1)] });
  expect(give(0, new Uint8Array(128), CONTRIBUTION.openSecret)).toBe('contribution/wrong-step');
});

test('[A12] what is public is answered at once; what nobody has is lost', async () => {
  asks({ things: [cell(0)] });
  await bench.work();
  const { diary } = game();
  asks({ things: [cell(0), cell(0)] });
  const face = bench.state.play!.faces[cell(0)]!;
  expect(game().diary.slice(diary.length)).toEqual([`open ${JSON.stringify([face, face])}`]);
});

test('[A12] a thing that isn’t one is lost, whatever it is called', () => {
  const names = [
    'no',
    '__proto__',
    'constructor',
    'toString/0',
    `${secret}/4`,
    `${secret}/01`,
    `${secret}/`,
    `${secret}/-1`,
    `${secret}/1e0`,
    '/',
  ];
  for (const name of names) expect(asks({ things: [name] }), name).toBe('done');
  expect(game().diary.slice(1)).toEqual(names.map(() => 'open lost []'));
});

test('[A12] an opening is lost once nobody is left who could make it', () => {
  asks({ things: [cell(0)] });
  bench.leave(bench.bySeat(0));
  expect(bench.state.requests[ask]).toBeDefined();
  bench.leave(bench.bySeat(1));
  expect(game().diary.at(-1)).toBe('open lost [0,1]');
});

test('[A12] where all who could read a secret have left, its cells are lost, whoever sits in their seats', async () => {
  bench.leave(bench.bySeat(0));
  await bench.follow(0);
  asks({ things: [cell(0)], first: 0 });
  expect(bench.names()).toEqual(['1 open/cells']);
  expect(give(0, new Uint8Array(1))).toBe('contribution/not-owed');
  bench.leave(bench.bySeat(1));
  expect(game().diary.at(-1)).toBe('open lost [0,1]');
  await bench.follow(1);
  asks({ things: [cell(0)] });
  expect(bench.names()).toEqual([]);
  expect(game().diary.at(-1)).toBe('open lost [0,1]');
});

test('[A12] who left and sits down again with the same device opens cells as before', async () => {
  const [former, other] = [bench.bySeat(0), bench.bySeat(1)];
  for (const one of [former, other]) bench.leave(one);
  bench.leave(await bench.follow(0));
  bench.sit(former, 0);
  bench.sit(other, 4);
  asks({ things: [cell(0)] });
  expect(bench.names()).toEqual(['0 open/cells']);
  await bench.work();
  expect(game().diary.at(-1)).toMatch(/^open \["(red|blue|grey|black)"\]$/u);
  expect(bench.state.secrets[secret]!.left).toEqual({ 1: [other.device] });
});

test('[A12] [I22] where the last who could read a secret has its seat taken back, its cells are lost; where others could they open them', async () => {
  await bench.takeBack(1);
  asks({ things: [cell(0)] });
  expect(bench.owed().map(({ seat }) => seat)).toEqual([0, 1]);
  bench.leave(bench.bySeat(1));
  expect(bench.names()).toEqual(['0 open/cells']);
  await bench.takeBack(0);
  expect(bench.names()).toEqual([]);
  expect(game().diary.at(-1)).toBe('open lost [0,1]');
});

test('[A12] cells of two secrets in one ask are lost: each is asked for by itself', async () => {
  bench.move(bench.people[2]!, 'key', { holders: [1, 3] });
  const first = cell(0);
  await bench.work();
  asks({ things: [first, cell(0)] });
  expect(game().diary.at(-1)).toBe('open lost []');
});

test('[A10] openings out of form are refused', async () => {
  asks({ things: [cell(1), cell(2)] });
  const one = await opening(1);
  for (const bytes of [
    new Uint8Array(),
    one,
    one.subarray(1),
    new Writer().u8(0).done(),
    new Writer().u8(2).s16(new Uint8Array(3)).done(),
  ]) {
    expect(['contribution/malformed']).toContain(give(0, bytes));
  }
  expect(give(0, one, 99)).toBe('contribution/unknown');
  expect(give(0, one, CONTRIBUTION.coinCommit)).toBe('contribution/wrong-step');
});

test('[A21] where a holder can’t open its cells the other does at once; where both can’t they are lost', async () => {
  asks({ things: [cell(2)] });
  const none = new Uint8Array();
  expect(give(2, none, CONTRIBUTION.openLacks)).toBe('contribution/not-owed');
  expect(give(0, new Uint8Array(2), CONTRIBUTION.openLacks)).toBe('contribution/wrong-step');
  expect(give(0, none, CONTRIBUTION.openLacks)).toBe('done');
  expect(bench.names()).toEqual(['1 open/cells']);
  expect(duties(bench.world, bench.state).map(({ afterMs }) => afterMs)).toEqual([0]);
  expect(give(0, none, CONTRIBUTION.openLacks)).toBe('contribution/not-owed');
  expect(give(1, none, CONTRIBUTION.openLacks)).toBe('done');
  expect(game().diary.at(-1)).toBe('open lost [0,1]');
});
