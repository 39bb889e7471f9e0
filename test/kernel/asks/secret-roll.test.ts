/** The roll of a joint secret where keepers stand. */
import { expect, test } from 'vitest';
import { fromHex, hex } from '../../../src/kernel/bytes.ts';
import { coinSeed, rollIdOf } from '../../../src/kernel/secrets/coin.ts';
import { keptRollIdOf, rollPoint, rollSeed } from '../../../src/kernel/secrets/dvrf.ts';
import { jointRoll } from '../../../src/kernel/secrets/joint-secret.ts';
import { sodiumGroup } from '../../helpers/groups.ts';
import { CONTRIBUTION } from '../../../src/kernel/runs/contribution.ts';
import type { SecretRun } from '../../../src/kernel/asks/secret.ts';
import { CardTable } from '../../helpers/card-bench.ts';
import { codeOf, ROOM } from '../../helpers/fold-bench.ts';
import { parlour, type Parlour } from '../../helpers/parlour.ts';

const game = { ...parlour, keepers: true } as never;

/** Seats 0 and 1 hold, the first `k` keep, `t` are enough; all is done up to the roll. */
async function released(n: number, k: number, t: number): Promise<{ table: CardTable; ask: string }> {
  const table = await CardTable.with(game, n, k, t);
  table.bench.move(table.person(0), 'key', { holders: [0, 1] });
  const ask = Object.keys(table.bench.state.requests)[0]!;
  await table.bench.work((what) => what === 'roll/share');
  return { table, ask };
}
const runOf = (table: CardTable, ask: string): SecretRun => table.bench.state.requests[ask] as SecretRun;
const diary = (table: CardTable): readonly string[] => (table.bench.state.play!.state as Parlour).diary;
const owed = (table: CardTable): readonly string[] =>
  table.bench.owed().map(({ seat, what, afterMs }) => `${seat} ${what} ${afterMs}`);
const leave = (table: CardTable, seat: number): void => void table.bench.leave(table.person(seat));

test('[A16] all flip a coin for a secret and keepers roll as well; the log says who of them', async () => {
  const { table, ask } = await released(4, 4, 3);
  expect(runOf(table, ask)).toMatchObject({ step: 'reveal', keepers: true });
  await table.bench.work();
  expect(diary(table)).toEqual(['key 4']);
  const lines = table.bench.lines.filter(({ what }) => what.startsWith('roll/'));
  expect(lines).toEqual([
    { what: 'roll/coin', args: { for: 'secret', from: [0, 1, 2, 3], silent: [] } },
    { what: 'roll/keepers', args: { for: 'secret', from: expect.any(Array), of: 4 } },
  ]);
});

test('[A16] [A19] keepers who are enough don’t choose a secret either: the part of one who isn’t theirs changes it', async () => {
  const table = await CardTable.with(game, 4, 4, 3, false, sodiumGroup);
  table.bench.move(table.person(0), 'key', { holders: [0, 1] });
  const ask = Object.keys(table.bench.state.requests)[0]!;
  await table.bench.work((what) => what === 'coin/reveal');
  expect(runOf(table, ask)).toMatchObject({ step: 'reveal', keepers: true, coin: { phase: 'rest' } });
  expect(runOf(table, ask).beacon).toBeUndefined();
  await table.bench.work();
  const secret = table.bench.state.secrets[ask]!;
  const rollId = keptRollIdOf(fromHex(table.kept.set.id), 1);
  const kept = rollSeed(
    sodiumGroup,
    rollId,
    await Promise.all(
      [0, 1, 2].map(async (i) => {
        const own = table.person(i).ports.cards!.own;
        const share = (await own.share(table.kept.set.id, table.kept.set.beacon.shares[i]!))!;
        return { index: i + 1, d: sodiumGroup.mul(share, rollPoint(sodiumGroup, rollId)) };
      }),
    ),
  );
  // What the keepers know beforehand, and the coin that they don't.
  const parts = await Promise.all(
    [0, 1, 2, 3].map(async (seat) => {
      const id = hex(rollIdOf(ROOM, fromHex(secret.attempt), 0));
      return { seat, x: (await table.person(seat).ports.store.get(`coin/${id}`))! };
    }),
  );
  const coin = (x: Uint8Array): Uint8Array =>
    coinSeed(rollIdOf(ROOM, fromHex(secret.attempt), 0), [...parts.slice(0, 3), { seat: 3, x }]);
  expect(secret.seed).toBe(hex(jointRoll(fromHex(secret.attempt), coin(parts[3]!.x), kept)));
  expect(secret.seed).not.toBe(hex(jointRoll(fromHex(secret.attempt), coin(new Uint8Array(32)), kept)));
});

test('[A19] who stays silent in the coin of a table with keepers gains nothing: the roll isn’t made yet', async () => {
  const table = await CardTable.with(game, 4, 4, 3);
  table.bench.move(table.person(0), 'key', { holders: [0, 1] });
  await table.bench.work((what) => what === '2 coin/reveal');
  expect(owed(table).some((one) => one.includes('roll/share'))).toBe(false);
  table.bench.pass(30_000);
  expect(diary(table)).toEqual(['key refused [2]']);
});

test('[A16] no share is taken before the seeds are exchanged', async () => {
  const table = await CardTable.with(game, 4, 4, 3);
  table.bench.move(table.person(0), 'key', { holders: [0, 1] });
  const ask = Object.keys(table.bench.state.requests)[0]!;
  for (const stop of ['secret/mail', 'secret/ack']) {
    await table.bench.work((what) => what === stop);
    expect(owed(table).some((one) => one.includes('roll/share'))).toBe(false);
    const early = table.bench.contribute(table.person(2), ask, CONTRIBUTION.rollShare, new Uint8Array(200));
    expect(codeOf(early)).toBe('contribution/wrong-step');
  }
});

test('[A17] holders who keep give their shares first; the others step in only where they are enough alone', async () => {
  const few = await released(4, 4, 3);
  expect(owed(few.table)).toEqual(['0 roll/share 0', '1 roll/share 0']);
  const many = await released(5, 5, 3);
  expect(owed(many.table)).toEqual(
    ['0', '1', '2', '3', '4'].map((seat) => `${seat} roll/share ${seat < '2' ? 0 : 2_500}`),
  );
});

test('[A17] a holder who keeps its share back, and whom the others can do without, spoils nothing by it', async () => {
  const { table } = await released(3, 3, 2);
  await table.bench.work((what) => what === '0 roll/share');
  expect(owed(table)).toEqual(['0 roll/share 0', '2 roll/share 2500']);
  await table.bench.do(table.bench.owed().find(({ seat }) => seat === 2)!);
  await table.bench.work();
  expect(diary(table)).toEqual(['key 4']);
});

test('[A9] while a holder is away nobody else gives a share, however many they are; it is the game’s to go on', async () => {
  for (const seats of [[0, 1], [0], [1]]) {
    const { table, ask } = await released(5, 5, 3);
    const away = seats.map((seat) => table.person(seat).device);
    table.bench.set((state) => ({ ...state, away }));
    await table.bench.work((what) => seats.some((seat) => what === `${seat} roll/share`));
    expect(owed(table)).toEqual(seats.map((seat) => `${seat} roll/share 0`));
    const { beacon } = runOf(table, ask);
    expect(Object.keys(beacon!.shares)).toHaveLength(2 - seats.length);
    table.bench.pass(600_000);
    expect(runOf(table, ask).seed).toBeUndefined();
    table.bench.set((state) => ({ ...state, away: [] }));
    await table.bench.work();
    expect(diary(table)).toEqual(['key 4']);
  }
});

test('[A9] so it is where the holders don’t keep, and one who leaves for good ends the attempt', async () => {
  const table = await CardTable.with(game, 5, 3, 2);
  table.bench.move(table.person(0), 'key', { holders: [3, 4] });
  await table.bench.work((what) => what === 'roll/share');
  table.bench.set((state) => ({ ...state, away: [table.person(4).device] }));
  expect(owed(table)).toEqual([]);
  table.bench.leave(table.person(4));
  expect(diary(table)).toEqual(['left 4', 'key lost [4]']);
});

test('[A16] a share that isn’t one is refused, and the others make the same secret', async () => {
  const { table, ask } = await released(4, 4, 3);
  expect(codeOf(table.bench.contribute(table.person(3), ask, CONTRIBUTION.rollShare, new Uint8Array(10)))).toBe(
    'contribution/malformed',
  );
  await table.bench.work();
  expect(diary(table)).toEqual(['key 4']);
});

test('[A16] [I22] so is it where keepers’ seats have been taken back', async () => {
  const { table } = await released(4, 4, 3);
  await table.bench.takeBack(3);
  expect(diary(table)).toEqual([]);
  await table.bench.takeBack(2);
  expect(diary(table)[0]).toBe('key lost [2,3]');
});

test('[A16] with too few keepers left the attempt is lost', async () => {
  const { table } = await released(4, 4, 3);
  leave(table, 3);
  leave(table, 2);
  expect(diary(table).some((line) => line.startsWith('key lost'))).toBe(true);
});
