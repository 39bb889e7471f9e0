import { beforeEach, expect, test } from 'vitest';
import { perform } from '../../../src/kernel/acting/perform.ts';
import { CONTRIBUTION } from '../../../src/kernel/runs/contribution.ts';
import { rootBytes, type SecretRun } from '../../../src/kernel/asks/secret.ts';
import { concat, fromHex, hex } from '../../../src/kernel/bytes.ts';
import { makeHelloBody, parseContributionBody } from '../../../src/kernel/journal/bodies.ts';
import { KIND } from '../../../src/kernel/journal/entry.ts';
import { secretCommit } from '../../../src/kernel/secrets/joint-secret.ts';
import { bindOf } from '../../../src/kernel/state/world.ts';
import { makeMail, openMail } from '../../../src/kernel/secrets/mail.ts';
import { Bench, codeOf, type Person } from '../../helpers/fold-bench.ts';
import { parlour, type Parlour } from '../../helpers/parlour.ts';

let bench: Bench;
let ask: string;

const run = (): SecretRun => bench.state.requests[ask] as SecretRun;
const diary = (): readonly string[] => (bench.state.play!.state as Parlour).diary;
const give = (seat: number, type: number, bytes: Uint8Array = new Uint8Array()): string =>
  codeOf(bench.contribute(bench.bySeat(seat), ask, type, bytes));
/** Plays until somebody would do this step, e.g. '1 secret/mail'. */
const upTo = (...stops: string[]): Promise<void> => bench.work((what) => stops.includes(what));
const keep = async (seat: number, content: Uint8Array): Promise<string> => {
  const { attempt } = run();
  await bench.bySeat(seat).ports.store.put(`secret/${attempt}`, content);
  return hex(secretCommit(fromHex(attempt), seat, content.subarray(0, 32), content.subarray(32)));
};
/** A letter of this content as the holder's, whatever was committed to. */
async function mail(seat: number, content: Uint8Array, to = [0, 1]): Promise<string> {
  const person = bench.bySeat(seat);
  const readers = to.map((one) => bench.bySeat(one)).map(({ device, mailPk }) => ({ device: fromHex(device), mailPk }));
  const made = await makeMail(person.ports, bindOf(bench.world, bench.place(person))!, readers, content);
  return give(seat, CONTRIBUTION.secretMail, made.bytes);
}
async function opening(reader: Person, seat: number): Promise<Uint8Array> {
  const entry = bench.world.entry(run().mails[seat]!)!;
  const body = parseContributionBody(entry.body)!;
  const opened = await openMail(reader.ports, bindOf(bench.world, entry)!, fromHex(reader.device), body.bytes);
  return (opened as { value: { opening: Uint8Array } }).value.opening;
}

/** Four seats, 0 and 1 hold. */
beforeEach(async () => {
  bench = await Bench.playing(parlour as never, 4);
  bench.move(bench.people[0]!, 'key', { holders: [0, 1] });
  ask = Object.keys(bench.state.requests)[0]!;
});

test('[A4] commitments, everybody’s to a coin among them, letters, acknowledgements, reveals, equal roots', async () => {
  const steps = new Set<string>();
  await bench.work((what) => {
    steps.add(what);
    return false;
  });
  expect(diary()).toEqual(['key 4']);
  const order = [...steps].filter((what) => what.startsWith('secret/') || what === 'coin/reveal');
  expect(order).toEqual(['secret/commit', 'secret/mail', 'secret/ack', 'coin/reveal', 'secret/root']);
  expect(bench.state.secrets[ask]).toMatchObject({ cells: 4, holders: [0, 1] });
});

test('[A5] [CNX-67] a step before the former one is complete is refused', async () => {
  const root = rootBytes(4, new Uint8Array(32));
  const early: (readonly [string, readonly (readonly [number, Uint8Array])[]])[] = [
    [
      '1 secret/commit',
      [
        [CONTRIBUTION.secretMail, new Uint8Array()],
        [CONTRIBUTION.secretAck, new Uint8Array()],
        [CONTRIBUTION.secretRoot, root],
      ],
    ],
    [
      'secret/mail',
      [
        [CONTRIBUTION.secretCommit, new Uint8Array(32)],
        [CONTRIBUTION.secretAck, new Uint8Array()],
        [CONTRIBUTION.secretReject, new Uint8Array(9)],
      ],
    ],
    [
      'secret/ack',
      [
        [CONTRIBUTION.secretRoot, root],
        [CONTRIBUTION.openSecret, new Uint8Array(128)],
        [CONTRIBUTION.openCells, new Uint8Array()],
      ],
    ],
    [
      'coin/reveal',
      [
        [CONTRIBUTION.secretAck, new Uint8Array()],
        [CONTRIBUTION.secretRoot, root],
        [CONTRIBUTION.secretReject, new Uint8Array()],
      ],
    ],
  ];
  for (const [stop, tries] of early) {
    await upTo(stop);
    const before = run();
    for (const [type, bytes] of tries) {
      expect(['contribution/wrong-step', 'contribution/malformed'], `${type} before ${stop}`).toContain(
        give(0, type, bytes),
      );
    }
    expect(run()).toBe(before);
  }
});

test('[A5] [CNX-67] a letter before both commitments, and a reveal before both acknowledgements, are refused', async () => {
  await upTo('1 secret/commit');
  expect(await mail(0, new Uint8Array(64))).toBe('contribution/wrong-step');
  await upTo('secret/ack');
  const x = await bench.bySeat(2).ports.store.get(`coin/${run().coin.rollId}`);
  expect(give(2, CONTRIBUTION.coinReveal, x)).toBe('contribution/wrong-step');
});

test('[A5] [CNX-67] [CNX-72] of two commitments to the coin the first counts', async () => {
  expect(give(3, CONTRIBUTION.coinCommit, new Uint8Array(32))).toBe('done');
  expect(give(3, CONTRIBUTION.coinCommit, new Uint8Array(32).fill(1))).toBe('contribution/wrong-step');
  expect(run().coin.commits[3]).toBe('00'.repeat(32));
});

test('[A5] [CNX-68] a spectator has no part in the coin, and nobody asks for a roll any more', async () => {
  const stranger = await bench.newcomer();
  expect(codeOf(bench.contribute(stranger, ask, CONTRIBUTION.coinCommit, new Uint8Array(32)))).toBe(
    'contribution/not-owed',
  );
  expect(give(2, 4, new Uint8Array(16))).toBe('contribution/unknown');
});

test('[A19] whoever is here is waited for: without their part there is no coin', async () => {
  await upTo('3 coin/commit', 'coin/reveal');
  expect(run()).toMatchObject({ step: 'reveal', coin: { phase: 'commit' } });
  bench.pass(60_000);
  expect(run().coin.phase).toBe('commit');
  await bench.work();
  expect(diary()).toEqual(['key 4']);
});

test('[A19] who is away when ten seconds are over is left out; one who holds nothing has to take part', async () => {
  await upTo('2 coin/commit', '3 coin/commit', 'coin/reveal');
  const away = [2, 3].map((seat) => bench.bySeat(seat).device);
  bench.set((state) => ({ ...state, away }));
  bench.pass(60_000);
  expect(run().coin.phase).toBe('commit');
  bench.set((state) => ({ ...state, away: away.slice(1) }));
  await upTo('3 coin/commit');
  expect(diary()).toEqual(['key 4']);
});

test.each([0, 2, 3])(
  '[A19] where seat %i doesn’t reveal there is no secret: it is named, and nothing is left out',
  async (seat) => {
    await upTo(`${seat} coin/reveal`);
    bench.pass(30_000);
    expect(diary()).toEqual([`key refused [${seat}]`]);
    expect(bench.state.secrets).toEqual({});
  },
);

test('[A19] however all others choose their parts, the part of one alone makes another secret', async () => {
  const before = bench.state;
  const seeds = new Set<string>();
  const chains = bench.people.map(({ seq, prev }) => ({ seq, prev }));
  // The others’ parts stay what they were in each try; the last one’s differ.
  for (let i = 0; i < 4; i++) {
    bench.set(() => before);
    for (const [n, person] of bench.people.entries()) Object.assign(person, chains[n]);
    await bench.bySeat(3).ports.store.put(`coin/${run().coin.rollId}`, new Uint8Array(32).fill(i));
    await bench.work();
    seeds.add(bench.state.secrets[ask]!.seed);
  }
  expect(seeds.size).toBe(4);
});

test('[A6] [CNX-69] a seed that doesn’t fit its commitment: the opened letter names the liar', async () => {
  await upTo('0 secret/mail', '1 secret/mail');
  expect(await mail(0, new Uint8Array(64).fill(3))).toBe('done');
  await upTo('1 secret/ack', '0 secret/ack');
  const duty = bench.owed().find(({ seat, what }) => seat === 1 && what === 'secret/ack')!;
  expect(codeOf(await bench.do(duty))).toBe('done');
  expect(diary()).toEqual(['key bad [0]']);
});

test('[A6] [CNX-69] who complains of a letter that fits is named', async () => {
  await upTo('secret/ack');
  expect(give(1, CONTRIBUTION.secretReject, await opening(bench.bySeat(1), 0))).toBe('done');
  expect(diary()).toEqual(['key bad [1]']);
});

test('[A6] a complaint with another opening is refused; with none the attempt is void and nobody is named', async () => {
  await upTo('secret/ack');
  expect(give(1, CONTRIBUTION.secretReject, new Uint8Array(224))).toBe('contribution/bad-opening');
  expect(give(2, CONTRIBUTION.secretReject)).toBe('contribution/not-owed');
  expect(give(1, CONTRIBUTION.secretReject)).toBe('done');
  expect(diary()).toEqual(['key refused []']);
});

test('[A6] a letter that leaves a holder out, or lets somebody else read, is refused', async () => {
  await upTo('secret/mail');
  expect(await mail(0, new Uint8Array(64), [0])).toBe('contribution/malformed');
  expect(await mail(0, new Uint8Array(64), [0, 1, 2])).toBe('contribution/malformed');
  expect(await mail(0, new Uint8Array(64), [0, 2])).toBe('contribution/malformed');
  expect(await mail(2, new Uint8Array(64))).toBe('contribution/not-owed');
});

test('[A6] [CNX-70] a copied commitment is taken, and no letter can fit it', async () => {
  await upTo('1 secret/commit');
  const copied = fromHex(run().commits[0]!);
  expect(give(1, CONTRIBUTION.secretCommit, copied)).toBe('done');
  await upTo('1 secret/mail', '0 secret/ack', '1 secret/ack');
  const content = (await bench.bySeat(0).ports.store.get(`secret/${run().attempt}`))!;
  expect(await mail(1, content)).toBe('done');
  await bench.work();
  expect(diary()).toEqual(['key bad [1]']);
});

test('[A7] [CNX-31] CM2 unequal roots: the seeds are laid open and the author of the false root is named', async () => {
  await upTo('1 secret/root');
  expect(give(1, CONTRIBUTION.secretRoot, rootBytes(4, new Uint8Array(32).fill(1)))).toBe('done');
  expect(run().step).toBe('dispute');
  expect(give(0, CONTRIBUTION.openSecret, new Uint8Array(128))).toBe('contribution/bad-opening');
  await bench.work();
  expect(diary()).toEqual(['key bad [1]']);
});

test('[A7] equal false roots stand, no cell can be opened under them, and the whole opening shows both lied', async () => {
  await upTo('secret/root');
  for (const seat of [0, 1])
    expect(give(seat, CONTRIBUTION.secretRoot, rootBytes(4, new Uint8Array(32).fill(1)))).toBe('done');
  const { cells } = bench.state.play!.state as Parlour;
  bench.move(bench.people[2]!, 'open', { things: cells });
  await bench.work();
  expect(diary()).toEqual(['key 4', 'open bad [0,1]']);
});

test('[A8] [CNX-32] once it stands nothing of its making is taken any more: no seed, no roll, no letter, no other root', async () => {
  await bench.work();
  expect(diary()).toEqual(['key 4']);
  const secret = bench.state.secrets[ask]!;
  for (const type of [CONTRIBUTION.secretCommit, CONTRIBUTION.secretReject, CONTRIBUTION.secretAck])
    for (const seat of [0, 1, 2]) expect(give(seat, type, new Uint8Array(32))).toMatch(/^contribution\//);
  expect(give(0, CONTRIBUTION.secretRoot, rootBytes(4, new Uint8Array(32)))).toMatch(/^contribution\//);
  expect(bench.state.secrets[ask]).toBe(secret);
  expect(diary()).toEqual(['key 4']);
});

test('[A5] [CNX-73] a holder who vanishes before the root: seeds and roll stand, nobody else can end it, and the root follows', async () => {
  await upTo('1 secret/root');
  const { attempt, commits, coin } = run();
  bench.pass(3_600_000);
  expect(
    bench
      .owed()
      .filter(({ ask: of }) => of === ask)
      .map(({ seat, what }) => `${seat} ${what}`),
  ).toEqual(['1 secret/root']);
  for (const type of [CONTRIBUTION.secretCommit, CONTRIBUTION.secretReject])
    expect(give(0, type)).toMatch(/^contribution\//);
  expect(run()).toMatchObject({ step: 'root', attempt, commits, coin });
  await bench.work();
  expect(diary()).toEqual(['key 4']);
});

test('[A5] roots out of form are refused: no cell, too many, too few bytes, a second one', async () => {
  await upTo('secret/root');
  expect(give(0, CONTRIBUTION.secretRoot, rootBytes(0, new Uint8Array(32)))).toBe('contribution/malformed');
  expect(give(0, CONTRIBUTION.secretRoot, rootBytes(257, new Uint8Array(32)))).toBe('contribution/malformed');
  expect(give(0, CONTRIBUTION.secretRoot, new Uint8Array(33))).toBe('contribution/malformed');
  expect(give(0, CONTRIBUTION.secretRoot, rootBytes(4, new Uint8Array(32)))).toBe('done');
  expect(give(0, CONTRIBUTION.secretRoot, rootBytes(4, new Uint8Array(32)))).toBe('contribution/wrong-step');
  expect(give(2, CONTRIBUTION.secretRoot, rootBytes(4, new Uint8Array(32)))).toBe('contribution/not-owed');
});

test('[A8] [CNX-74] what an answer depends on is stored first: made again at any step it is the same', async () => {
  for (const what of ['secret/commit', 'coin/commit', 'coin/reveal', 'secret/root'] as const) {
    await bench.work((step) => step === what || (what === 'secret/commit' && step === 'coin/commit'));
    const duty = bench.owed().find((one) => one.what === what)!;
    const { ports } = bench.bySeat(duty.seat);
    const again = async (): Promise<unknown> => {
      const done = await perform(ports, bench.state, run(), duty);
      return done && hex((await done.bytes(bench.place(bench.bySeat(duty.seat))))!);
    };
    expect(await again()).toBe(await again());
  }
});

test('[A8] [CNX-74] a holder whose store is lost after the letters reads seeds and blinds back from them', async () => {
  await upTo('secret/root');
  await bench.bySeat(0).ports.store.put(`secret/${run().attempt}`, new Uint8Array(64));
  await bench.work();
  expect(diary()).toEqual(['key 4']);
});

test('[A8] a holder whose store is lost before its letter can’t go on, and sends no other seed', async () => {
  await upTo('secret/mail');
  await bench.bySeat(0).ports.store.put(`secret/${run().attempt}`, new Uint8Array(64));
  const owed = bench.owed().find(({ seat, what }) => seat === 0 && what === 'secret/mail')!;
  expect(await bench.do(owed)).toBeUndefined();
});

test('[A9] a holder who leaves before it stands ends the attempt; another seat who leaves doesn’t', async () => {
  await upTo('secret/mail');
  bench.leave(bench.bySeat(3));
  expect(diary()).toEqual(['left 3']);
  bench.leave(bench.bySeat(1));
  expect(diary()).toEqual(['left 3', 'left 1', 'key lost [1]']);
});

test('[A9] a secret without holders, with one twice, with nobody left to roll or with somebody absent is lost at once', () => {
  for (const holders of [[], [0, 0], [0, 1, 2, 3], [0, 9]]) bench.move(bench.people[0]!, 'key', { holders });
  expect(diary()).toEqual(['key lost []', 'key lost []', 'key lost []', 'key lost [9]']);
});

test('[A4] one holder alone makes one too, and three', async () => {
  bench.move(bench.people[0]!, 'key', { holders: [2] });
  bench.move(bench.people[0]!, 'key', { holders: [1, 2, 3] });
  await bench.work();
  expect(diary()).toEqual(['key 4', 'key 4', 'key 4']);
});

test('[A6] with three holders the one whose letter doesn’t fit is named', async () => {
  bench.leave(bench.bySeat(0));
  bench.move(bench.bySeat(1), 'key', { holders: [1, 2, 3] });
  ask = Object.keys(bench.state.requests)[0]!;
  expect(diary().at(-1)).toBe('key lost []');
  bench.put(await bench.newcomer(), KIND.hello, makeHelloBody(bench.people[4]!));
  bench.sit(bench.people[4]!, 0);
  bench.move(bench.bySeat(1), 'key', { holders: [1, 2, 3] });
  ask = Object.keys(bench.state.requests)[0]!;
  await upTo('2 secret/mail', 'secret/ack');
  expect(await mail(2, new Uint8Array(64), [1, 2, 3])).toBe('done');
  await bench.work();
  expect(diary().at(-1)).toBe('key bad [2]');
});

test('[A4] the key differs with each seed and with the roll, and nobody else can derive it', async () => {
  const known = await keep(0, concat(new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)));
  await bench.work();
  expect(bench.state.secrets[ask]!.commits[0]).toBe(known);
  const text = JSON.stringify(bench.state);
  expect(text).not.toContain(hex(new Uint8Array(32).fill(1)));
});
