/** A joint secret that is told to somebody more: seats 0 and 1 hold it, seat 2 is to read it too. */
import { beforeEach, expect, test } from 'vitest';
import { CONTRIBUTION } from '../../../src/kernel/runs/contribution.ts';
import { perform } from '../../../src/kernel/acting/perform.ts';
import { layOutSecret } from '../../../src/kernel/acting/seeds.ts';
import type { TellRun } from '../../../src/kernel/asks/tell.ts';
import { concat, fromHex } from '../../../src/kernel/bytes.ts';
import { parseContributionBody } from '../../../src/kernel/journal/bodies.ts';
import { bindOf } from '../../../src/kernel/state/world.ts';
import { makeMail, openMail } from '../../../src/kernel/secrets/mail.ts';
import { Bench, codeOf } from '../../helpers/fold-bench.ts';
import { parlour, type Parlour } from '../../helpers/parlour.ts';

let bench: Bench;
let secret: string;
let ask: string;

const game = (): Parlour => bench.state.play!.state as Parlour;
const run = (): TellRun => bench.state.requests[ask] as TellRun;
const give = (seat: number, type: number, bytes: Uint8Array = new Uint8Array()): string =>
  codeOf(bench.contribute(bench.bySeat(seat), ask, type, bytes));
const show = (things: readonly string[], to: readonly number[]): void => {
  bench.move(bench.people[3]!, 'show', { things, to });
  ask = Object.keys(bench.state.requests)[0] ?? '';
};
const seeds = async (): Promise<Uint8Array[]> => {
  const { attempt } = bench.state.secrets[secret]!;
  return Promise.all([0, 1].map(async (seat) => (await bench.bySeat(seat).ports.store.get(`secret/${attempt}`))!));
};
/** A letter with this content, as the seat's device would write it. */
async function mail(seat: number, content: Uint8Array, to: readonly number[] = [2]): Promise<string> {
  const person = bench.bySeat(seat);
  const readers = to.map((one) => bench.bySeat(one)).map(({ device, mailPk }) => ({ device: fromHex(device), mailPk }));
  const made = await makeMail(person.ports, bindOf(bench.world, bench.place(person))!, readers, content);
  return give(seat, CONTRIBUTION.secretMail, made.bytes);
}
async function opening(): Promise<Uint8Array> {
  const reader = bench.bySeat(2);
  const entry = bench.world.entry(run().mail!.entry)!;
  const bytes = parseContributionBody(entry.body)!.bytes;
  const opened = await openMail(reader.ports, bindOf(bench.world, entry)!, fromHex(reader.device), bytes);
  return (opened as { value: { opening: Uint8Array } }).value.opening;
}
const read = (seat: number): ReturnType<typeof layOutSecret> =>
  layOutSecret(bench.bySeat(seat).ports, bench.state.secrets[secret]!, seat);

beforeEach(async () => {
  bench = await Bench.playing(parlour as never, 4);
  bench.move(bench.people[2]!, 'key', { holders: [0, 1] });
  await bench.work();
  secret = Object.keys(bench.state.secrets)[0]!;
});

test('[A18] who is told a secret reads it and opens its cells like a holder, also when the own store is lost; others don’t', async () => {
  show(game().cells, [2]);
  expect(bench.names()).toEqual(['0 secret/tell']);
  await bench.work();
  expect(game().diary.at(-1)).toBe('show 4');
  expect((await read(2))!.values).toEqual((await read(0))!.values);
  expect(await read(3)).toBeUndefined();
  const { attempt } = bench.state.secrets[secret]!;
  for (const seat of [0, 1]) await bench.bySeat(2).ports.store.delete(`secret/${attempt}/${seat}`);
  for (const gone of [0, 1]) bench.leave(bench.bySeat(gone));
  bench.move(bench.people[3]!, 'open', { things: [game().cells[1]!] });
  expect(bench.names()).toEqual(['2 open/cells']);
  await bench.work();
  expect(game().diary.at(-1)).toMatch(/^open \["(red|blue|grey|black)"\]$/u);
});

test('[A18] where who tells by habit is silent another reader does, and the second letter is of no step', async () => {
  show(game().cells, [2]);
  const [first, second] = bench.owed();
  expect([first!.seat, second!.seat, second!.afterMs]).toEqual([0, 1, 10_000]);
  expect(codeOf(await bench.do(second!))).toBe('done');
  expect(await mail(0, concat(...(await seeds())))).toBe('contribution/wrong-step');
  await bench.work();
  expect(game().diary.at(-1)).toBe('show 4');
});

test('[A18] a letter that doesn’t fit is refused by whoever gets it, laid open, and its author is named', async () => {
  show(game().cells, [2]);
  expect(await mail(1, concat((await seeds())[0]!, new Uint8Array(64)))).toBe('done');
  await bench.work();
  expect(game().diary.at(-1)).toBe('show bad [1]');
  expect(bench.state.secrets[secret]!.told).toBeUndefined();
});

test('[A18] who complains of a good letter is named, one that can’t be opened names nobody', async () => {
  show(game().cells, [2]);
  await mail(0, concat(...(await seeds())));
  expect(give(2, CONTRIBUTION.secretReject, new Uint8Array(224))).toBe('contribution/bad-opening');
  expect(give(2, CONTRIBUTION.secretReject, await opening())).toBe('done');
  expect(game().diary.at(-1)).toBe('show bad [2]');
  show(game().cells, [2]);
  await mail(0, concat(...(await seeds())));
  expect(give(2, CONTRIBUTION.secretReject)).toBe('done');
  expect(game().diary.at(-1)).toBe('show refused []');
});

test('[A18] letters of others, for others, and words out of turn are refused', async () => {
  show(game().cells, [2]);
  const all = concat(...(await seeds()));
  expect(give(2, CONTRIBUTION.secretAck)).toBe('contribution/wrong-step');
  expect(give(2, CONTRIBUTION.secretReject)).toBe('contribution/wrong-step');
  expect(await mail(3, all)).toBe('contribution/not-owed');
  expect(await mail(0, all, [2, 3])).toBe('contribution/malformed');
  expect(give(0, CONTRIBUTION.secretRoot)).toBe('contribution/wrong-step');
  await mail(0, all);
  expect(give(3, CONTRIBUTION.secretAck)).toBe('contribution/not-owed');
  expect(give(3, CONTRIBUTION.secretReject)).toBe('contribution/not-owed');
  expect(give(2, CONTRIBUTION.secretAck, new Uint8Array(1))).toBe('contribution/malformed');
});

test('[A18] a part isn’t told, nor to whoever isn’t there; a holder needs no telling; without a reader it is lost', async () => {
  const { cells } = game();
  for (const things of [cells.slice(1), [...cells, cells[0]!], ['nothing/0', ...cells.slice(1)]]) show(things, [2]);
  expect(game().diary.slice(-3)).toEqual(['show lost []', 'show lost []', 'show lost []']);
  show(cells, [1]);
  expect(game().diary.at(-1)).toBe('show 4');
  show(cells, [9]);
  expect(game().diary.at(-1)).toBe('show lost [9]');
  show(cells, [2]);
  bench.leave(bench.bySeat(2));
  expect(game().diary).toContain('show lost [2]');
  show(cells, [3]);
  for (const gone of [0, 1]) bench.leave(bench.bySeat(gone));
  expect(game().diary).toContain('show lost [0,1]');
});

test('[A18] who sits where a reader left is told it too, and reads it then', async () => {
  bench.leave(bench.bySeat(0));
  await bench.follow(0);
  expect(await read(0)).toBeUndefined();
  show(game().cells, [0]);
  expect(bench.names()).toEqual(['1 secret/tell']);
  await bench.work();
  expect(game().diary.at(-1)).toBe('show 4');
  expect((await read(0))!.values).toEqual((await read(1))!.values);
  bench.leave(bench.bySeat(1));
  bench.move(bench.people[3]!, 'open', { things: [game().cells[1]!] });
  expect(bench.names()).toEqual(['0 open/cells']);
});

test('[A18] [I22] a telling ends where the seat of the last who could is taken back', async () => {
  bench.leave(bench.bySeat(0));
  show(game().cells, [2]);
  expect(bench.names()).toEqual(['1 secret/tell']);
  await bench.takeBack(1);
  expect(bench.names()).toEqual([]);
  expect(game().diary.at(-1)).toBe('show lost [0,1]');
});

test('[A8] [A18] what is told is stored before it is acknowledged', async () => {
  show(game().cells, [2]);
  await bench.work((what) => what === 'secret/heard');
  const [duty] = bench.owed();
  await perform(bench.bySeat(2).ports, bench.state, run(), duty!);
  const { attempt } = bench.state.secrets[secret]!;
  expect(await bench.bySeat(2).ports.store.get(`secret/${attempt}/1`)).toEqual((await seeds())[1]);
});
