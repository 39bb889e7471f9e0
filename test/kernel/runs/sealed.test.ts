import { beforeEach, expect, test } from 'vitest';
import { unseal } from '../../../src/kernel/acting/sealing.ts';
import { CONTRIBUTION } from '../../../src/kernel/runs/contribution.ts';
import { openedText } from '../../../src/kernel/runs/sealed.ts';
import { concat, fromHex, unutf8, utf8, Writer } from '../../../src/kernel/bytes.ts';
import { ATTACHMENT, makeMoveBody } from '../../../src/kernel/journal/bodies.ts';
import { KIND } from '../../../src/kernel/journal/entry.ts';
import { bindOf } from '../../../src/kernel/state/world.ts';
import { Private } from '../../../src/kernel/acting/private.ts';
import { makeMail } from '../../../src/kernel/secrets/mail.ts';
import { Bench, codeOf, Person } from '../../helpers/fold-bench.ts';
import { GUESSES, parlour, type Parlour } from '../../helpers/parlour.ts';

let bench: Bench;
const game = (): Parlour => bench.state.play!.state as Parlour;
const last = (): string => game().things.at(-1)!;
const readBy = async (seat: number, handle = last()): Promise<string | undefined> => {
  const got = await unseal(bench.bySeat(seat).ports, handle);
  return got && unutf8(got.payload);
};
/** A move whose letter is to these seats, with any text: what another program could write. */
async function letter(
  seat: number,
  move: string,
  field: string,
  text: string,
  to: readonly number[],
  args: object = {},
): Promise<string> {
  const person = bench.bySeat(seat);
  const readers = to.map((one) => bench.bySeat(one)).map(({ device, mailPk }) => ({ device: fromHex(device), mailPk }));
  const made = await makeMail(person.ports, bindOf(bench.world, bench.place(person))!, readers, utf8(text));
  const attachments = [{ type: ATTACHMENT.sealed, bytes: made.bytes }];
  return codeOf(
    bench.put(person, KIND.move, makeMoveBody({ move, slot: '', args: { [field]: { $: 0 }, ...args }, attachments })),
  );
}
const openLast = (): string => {
  bench.move(bench.people[0]!, 'open', { things: [last()] });
  return bench.state.play!.asks.at(-1)!.id;
};
const opening = async (seat: number): Promise<Uint8Array> =>
  new Writer()
    .u16(0)
    .raw((await unseal(bench.bySeat(seat).ports, last()))!.opening)
    .done();

beforeEach(async () => {
  bench = await Bench.playing(parlour as never, 3);
});

test('[A13] an argument sealed to oneself is read by its author only, until it is opened for all', async () => {
  await bench.seal(bench.bySeat(0), 'hide', { what: 'Zürich' });
  expect(await readBy(0)).toBe('"Zürich"');
  expect(await readBy(1)).toBeUndefined();
  expect(JSON.stringify(bench.state)).not.toContain('rich');
  openLast();
  await bench.work();
  expect(game().diary).toEqual(['open ["\\"Zürich\\""]']);
});

test('[A13] an argument sealed to seats is read by them and its author, by nobody else', async () => {
  await bench.seal(bench.bySeat(2), 'whisper', { what: 'psst' });
  expect(await Promise.all([0, 1, 2].map((seat) => readBy(seat)))).toEqual(['"psst"', '"psst"', '"psst"']);
  await bench.seal(bench.bySeat(0), 'whisper', { what: 'psst' });
  expect(await readBy(2)).toBeUndefined();
});

test('[A13] a function of the state names the readers', async () => {
  await bench.seal(bench.bySeat(2), 'pass', { what: 'to the left' });
  expect(await readBy(0)).toBe('"to the left"');
  expect(await readBy(1)).toBeUndefined();
});

test('[A13] what this device may read is in its eyes, after a reload too, and never in the state', async () => {
  await bench.seal(bench.bySeat(0), 'whisper', { what: 'here' });
  const reader = new Private(bench.bySeat(1).ports);
  expect(await reader.learn(bench.state, 1)).toBe(true);
  expect(reader.opened.get(last())).toBe('"here"');
  expect(await reader.learn(bench.state, 1)).toBe(false);
  const again = new Private(bench.bySeat(1).ports);
  await again.learn(bench.state, 1);
  expect(again.opened).toEqual(reader.opened);
  const other = new Private(bench.bySeat(2).ports);
  expect(await other.learn(bench.state, 2)).toBe(false);
});

test('[A14] guesses are committed one by one and opened together, when all are in', async () => {
  for (const [seat, number] of [
    [0, 7],
    [2, 9],
  ] as const)
    await bench.seal(bench.bySeat(seat), 'guess', { number });
  expect(bench.owed()).toEqual([]);
  expect(game().diary).toEqual(['guess 0', 'guess 2']);
  await bench.seal(bench.bySeat(1), 'guess', { number: 8 });
  expect(bench.names()).toEqual(['0 open/sealed', '1 open/sealed', '2 open/sealed']);
  await bench.work();
  expect(game().diary.at(-1)).toBe(`${GUESSES} ["7","8","9"]`);
});

test('[A14] content that breaks its schema is answered bad, by its author', async () => {
  expect(await letter(0, 'guess', 'number', '1234', [0])).toBe('done');
  for (const seat of [1, 2]) await bench.seal(bench.bySeat(seat), 'guess', { number: seat });
  await bench.work();
  expect(game().diary.at(-1)).toBe(`${GUESSES} bad [0]`);
});

test.each(['{', '', '"half', '[[[[', `${'['.repeat(7_000)}${']'.repeat(7_000)}`])(
  '[A14] content that is no JSON (%.10s) is answered bad',
  async (text) => {
    expect(await letter(0, 'hide', 'what', text, [0])).toBe('done');
    openLast();
    await bench.work();
    expect(game().diary).toEqual(['open bad [0]']);
  },
);

test('[A14] another salt, text or item is refused; nobody without a letter may open it', async () => {
  await bench.seal(bench.bySeat(0), 'whisper', { what: 'true' });
  const ask = openLast();
  const right = await opening(0);
  const give = (seat: number, bytes: Uint8Array): string =>
    codeOf(bench.contribute(bench.bySeat(seat), ask, CONTRIBUTION.openSealed, bytes));
  for (const at of [2, 40, right.length - 1]) {
    expect(
      give(
        0,
        right.map((byte, i) => (i === at ? byte ^ 1 : byte)),
      ),
    ).toBe('contribution/bad-opening');
  }
  expect(give(0, new Uint8Array())).toBe('contribution/malformed');
  expect(give(0, right.subarray(0, 30))).toBe('contribution/bad-opening');
  expect(give(0, concat(new Uint8Array([0, 1]), right.subarray(2)))).toBe('contribution/wrong-step');
  expect(give(2, right)).toBe('contribution/not-owed');
  expect(give(1, right)).toBe('done');
});

test('[A14] [D2] a recipient opens it when its author is gone; with nobody left who could it is lost', async () => {
  await bench.seal(bench.bySeat(0), 'whisper', { what: 'legacy' });
  const thing = last();
  await bench.seal(bench.bySeat(0), 'hide', { what: 'gone' });
  bench.leave(bench.bySeat(0));
  expect(bench.state.sealed[last()]).toBeDefined();
  bench.move(bench.bySeat(1), 'open', { things: [last()] });
  expect(game().diary.at(-1)).toBe('open lost [0]');
  bench.move(bench.bySeat(1), 'open', { things: [thing] });
  expect(bench.names()).toEqual(['1 open/sealed']);
  await bench.work();
  expect(game().diary.at(-1)).toBe('open ["\\"legacy\\""]');
});

test('[A15] a letter for too many, too few or others than it is meant for is refused', async () => {
  expect(await letter(0, 'hide', 'what', '"x"', [0, 1])).toBe('move/stale');
  expect(await letter(0, 'whisper', 'what', '"x"', [0])).toBe('move/stale');
  expect(await letter(0, 'whisper', 'what', '"x"', [0, 2])).toBe('move/stale');
  expect(await letter(0, 'whisper', 'what', '"x"', [0, 1])).toBe('done');
});

test('[A15] attachments too many, missing, of another type, or with the wrong number are refused', async () => {
  const { bytes } = await makeMail(
    bench.bySeat(0).ports,
    bindOf(bench.world, bench.place(bench.bySeat(0)))!,
    [{ device: fromHex(bench.bySeat(0).device), mailPk: bench.bySeat(0).mailPk }],
    utf8('"x"'),
  );
  const mail = { type: ATTACHMENT.sealed as number, bytes };
  const put = (args: unknown, attachments: readonly { type: number; bytes: Uint8Array }[], move = 'hide'): string =>
    codeOf(bench.put(bench.bySeat(0), KIND.move, makeMoveBody({ move, slot: '', args, attachments })));
  const cases = [
    put({ what: { $: 0 } }, []),
    put({ what: { $: 1 } }, [mail, mail]),
    put({ what: { $: 0 } }, [mail, mail]),
    put({ what: { $: 0 } }, [{ ...mail, type: ATTACHMENT.opening }]),
    put({ what: { $: 0 } }, [{ ...mail, bytes: bytes.subarray(1) }]),
    put({ what: { $: 0, more: 1 } }, [mail]),
    put({ what: 'in the clear' }, []),
    put({ what: `${'00'.repeat(32)}/what` }, []),
    put({}, [mail]),
    put([], [mail]),
    put(null, [mail]),
    put({ word: 'ciao' }, [mail], 'say'),
  ];
  expect(new Set(cases)).toEqual(new Set(['entry/malformed']));
  expect(game().things).toEqual([]);
});

test('[A15] a letter is bound to its entry: carried in another entry, or by somebody else, it opens for nobody', async () => {
  const first = bench.bySeat(0);
  const { bytes } = await makeMail(
    first.ports,
    bindOf(bench.world, bench.place(first))!,
    [{ device: fromHex(first.device), mailPk: first.mailPk }],
    utf8('"x"'),
  );
  bench.move(first, 'wait', { ms: 1 });
  const body = makeMoveBody({
    move: 'hide',
    slot: '',
    args: { what: { $: 0 } },
    attachments: [{ type: ATTACHMENT.sealed, bytes }],
  });
  expect(codeOf(bench.put(first, KIND.move, body))).toBe('done');
  expect(await readBy(0)).toBeUndefined();
});

test('[A15] a person who can’t unseal a letter owes nothing more for it, and no opening is made up', async () => {
  await bench.seal(bench.bySeat(0), 'hide', { what: 'x' });
  openLast();
  const stranger = new Person({ ...bench.bySeat(1).ports, device: bench.bySeat(0).device });
  expect(await unseal(stranger.ports, last())).toBeUndefined();
  expect(openedText({ commit: '00'.repeat(32), bind: '00'.repeat(104) }, new Uint8Array(224))).toBeUndefined();
});

test('[A14] [D2] of whoever sits later in a seat nothing is asked that its former person alone could read', async () => {
  await bench.seal(bench.bySeat(1), 'hide', { what: 'mine' });
  bench.leave(bench.bySeat(1));
  await bench.follow(1);
  bench.move(bench.people[0]!, 'open', { things: [last()] });
  expect(bench.names()).toEqual([]);
  expect(game().diary.at(-1)).toBe('open lost [1]');
});

test('[A14] [D2] nothing is asked of whoever sits down at a seat that was free when something was sealed to it', async () => {
  bench.leave(bench.bySeat(0));
  await bench.seal(bench.bySeat(1), 'whisper', { what: 'ours' });
  const ours = last();
  await bench.follow(0);
  expect(bench.state.sealed[ours]!.holders).toEqual([1]);
  bench.move(bench.bySeat(2), 'open', { things: [ours] });
  bench.leave(bench.bySeat(1));
  expect(bench.names()).toEqual([]);
  expect(game().diary.at(-1)).toBe('open lost [1]');
});

test('[A14] [I22] who takes a seat back owes nothing that its former device alone could read, and what another reader tells stays its own', async () => {
  await bench.seal(bench.bySeat(1), 'hide', { what: 'mine' });
  const mine = last();
  await bench.seal(bench.bySeat(1), 'whisper', { what: 'ours' });
  const ours = last();
  bench.move(bench.people[0]!, 'open', { things: [mine] });
  expect(bench.names()).toEqual(['1 open/sealed']);
  const heir = await bench.takeBack(1);
  expect(bench.bySeat(1)).toBe(heir);
  expect(bench.names()).toEqual([]);
  expect(game().diary).toEqual(['open lost [1]']);
  expect(bench.state.sealed[ours]!.holders).toContain(1);
});

/** That this seat can't open the item of the last ask. */
const lacks = (seat: number, ask: string, item = 0): string =>
  codeOf(bench.contribute(bench.bySeat(seat), ask, CONTRIBUTION.openLacks, new Writer().u16(item).done()));

test('[A21] where its reader says that it can’t open something, it is lost by that seat; nobody else can say it', async () => {
  await bench.seal(bench.bySeat(1), 'hide', { what: 'mine' });
  const ask = openLast();
  expect(bench.names()).toEqual(['1 open/sealed']);
  expect(lacks(0, ask)).toBe('contribution/not-owed');
  expect(lacks(1, ask, 1)).toBe('contribution/wrong-step');
  expect(codeOf(bench.contribute(bench.bySeat(1), ask, CONTRIBUTION.openLacks, Uint8Array.of(0)))).toBe(
    'contribution/malformed',
  );
  expect(codeOf(bench.contribute(bench.bySeat(1), ask, CONTRIBUTION.openLacks, new Uint8Array()))).toBe(
    'contribution/wrong-step',
  );
  expect(game().diary).toEqual([]);
  expect(lacks(1, ask)).toBe('done');
  expect(game().diary).toEqual(['open lost [1]']);
  expect(lacks(1, ask)).toBe('contribution/wrong-step');
});

test('[A21] another reader opens in its stead at once, and is asked of what it alone lacks by itself', async () => {
  await bench.seal(bench.bySeat(1), 'whisper', { what: 'ours' });
  const ours = last();
  await bench.seal(bench.bySeat(1), 'hide', { what: 'mine' });
  bench.move(bench.people[0]!, 'open', { things: [ours, last()] });
  const ask = bench.state.play!.asks.at(-1)!.id;
  expect(lacks(1, ask)).toBe('done');
  expect(bench.names().toSorted()).toEqual(['0 open/sealed', '1 open/sealed']);
  expect(lacks(1, ask)).toBe('contribution/not-owed');
  await bench.work();
  expect(game().diary).toEqual(['open ["\\"ours\\"","\\"mine\\""]']);
});

test('[A21] once all its readers lack it, it is lost by all of them', async () => {
  await bench.seal(bench.bySeat(1), 'whisper', { what: 'ours' });
  const ask = openLast();
  const { holders } = bench.state.sealed[last()]!;
  for (const seat of holders) expect(lacks(seat, ask)).toBe('done');
  expect(game().diary).toEqual([`open lost ${JSON.stringify(holders)}`]);
});
