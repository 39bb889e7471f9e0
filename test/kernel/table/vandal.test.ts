/** A peer who has the link and writes what it likes: clear notices, nothing changed, and the table plays on. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  makeContributionBody,
  makeMoveBody,
  makeSeatBody,
  makeStartBody,
  SEAT_ACT,
} from '../../../src/kernel/journal/bodies.ts';
import { KIND } from '../../../src/kernel/journal/entry.ts';
import { Writer } from '../../../src/kernel/bytes.ts';
import { agree, closeAll, type Evening, everywhere, sitDown } from '../../helpers/evening.ts';
import { parlour, type Parlour } from '../../helpers/parlour.ts';
import { flipped, type Chain } from '../../helpers/pen.ts';
import { freshSeed, seeded } from '../../helpers/rng.ts';
import { until } from '../../helpers/tables.ts';
import { Vandal } from '../../helpers/vandal.ts';

let evening: Evening;
let vandal: Vandal;
let chain: Chain;

/** The table goes on: a word is said, everybody hears it, and all have one state. */
async function playsOn(word: string): Promise<void> {
  const { tables } = evening;
  expect(await tables[1]!.propose('say', { word })).toBeUndefined();
  await everywhere(tables, (v) => (v.play!.view as Parlour).diary.at(-1) === `1 ${word}` && v.connection.waiting === 0);
  await agree(evening);
}
const put = (kind: number, body: Uint8Array, whims = {}): Uint8Array =>
  chain.write(kind, body, { room: vandal.room.id, ...whims }).bytes;
const diary = (): readonly string[] => (evening.tables[0]!.view.play!.view as Parlour).diary;
const noticed = (code: string): Promise<void> =>
  everywhere(evening.tables, (v) => v.notices.some((n) => n.code === code));
const refused = (code: string): Promise<void> =>
  everywhere(evening.tables, (v) => v.log.some((line) => line.refusal?.code === code));

beforeEach(async () => {
  evening = await sitDown(parlour as never, 3);
  await evening.tables[0]!.start({});
  await everywhere(evening.tables, (v) => v.play !== undefined);
  vandal = await Vandal.at(evening.hub, evening.link);
  chain = vandal.chain('00'.repeat(32));
});
afterEach(async () => {
  vandal.close();
  await closeAll(evening);
});

test('[T4] bytes that nobody sealed, and what isn’t bytes at all, are passed over', async () => {
  const rng = seeded(freshSeed());
  vandal.raw(...Array.from({ length: 50 }, () => rng.bytes(rng.below(3_000))));
  vandal.raw('text', 7, null, { a: [1] }, [2], true);
  vandal.raw(flipped(vandal.seal(chain.hello().bytes), 60));
  await noticed('peer/garbage');
  await playsOn('garbage');
});

test('[T4] sealed bytes that are no entry, or of another room, are passed over', async () => {
  const rng = seeded(freshSeed());
  vandal.publish(new Uint8Array(), new Uint8Array(176), ...Array.from({ length: 30 }, () => rng.bytes(rng.below(600))));
  vandal.publish(chain.hello({ room: new Uint8Array(16) }).bytes);
  await noticed('peer/garbage');
  await playsOn('room');
});

test('[T4] entries signed by another key change nothing, and their signer is not believed', async () => {
  const hello = put(KIND.hello, new Writer().raw(vandal.pen.sigPk).raw(vandal.pen.mailPk).done(), { aside: true });
  vandal.publish(flipped(hello, hello.length - 1));
  await noticed('peer/forged');
  await playsOn('forged');
  const mine = evening.tables[0]!.view;
  expect(mine.seats.map(({ name }) => name)).toEqual(['Persona 0', 'Persona 1', 'Persona 2']);
});

test('[T4] moves and answers by whoever has no seat are refused, with their code in the log', async () => {
  vandal.publish(put(KIND.hello, new Writer().raw(vandal.pen.sigPk).raw(vandal.pen.mailPk).done()));
  vandal.publish(put(KIND.move, makeMoveBody({ move: 'say', slot: 'turn 0', args: { word: 'boo' }, attachments: [] })));
  vandal.publish(
    put(
      KIND.contribution,
      makeContributionBody({ cause: 'ab'.repeat(32), index: 0, type: 1, bytes: new Uint8Array(32) }),
    ),
  );
  vandal.publish(put(KIND.start, makeStartBody({})));
  await refused('move/not-your-seat');
  await refused('contribution/not-owed');
  await refused('start/not-seated');
  expect(diary()).toEqual([]);
  await playsOn('stranger');
});

test('[T4] a stamp by somebody who isn’t the sequencer places nothing', async () => {
  vandal.publish(put(KIND.hello, new Writer().raw(vandal.pen.sigPk).raw(vandal.pen.mailPk).done()));
  const { log } = evening.tables[0]!.view;
  vandal.publish(
    put(
      KIND.stamp,
      new Writer()
        .u32(0)
        .u32(log.length + 1)
        .u48(10 ** 9)
        .done(),
    ),
  );
  await playsOn('sequencer');
});

test('[T4] [F2] JSON that is very deep or very long is refused by everybody, and stops nobody', async () => {
  vandal.publish(put(KIND.hello, new Writer().raw(vandal.pen.sigPk).raw(vandal.pen.mailPk).done()));
  vandal.publish(
    put(KIND.seat, makeSeatBody({ act: SEAT_ACT.claim, seat: 5, device: vandal.pen.device, name: 'Mallory' })),
  );
  await everywhere(evening.tables, (v) => v.seats.length === 4);
  const deep = (open: string, close: string, n = 10_000): string => open.repeat(n) + close.repeat(n);
  const texts = [
    deep('[', ']'),
    deep('{"a":', '}').replace('}', '1}'),
    deep('[', ']', 29_000),
    `{"word":"${'x'.repeat(59_000)}"}`,
    '{"word":',
    '',
    '1e999',
    '{"__proto__":{"word":"x"}}',
    '{"word":"\\ud800"}',
    'null',
  ];
  for (const text of texts) {
    vandal.publish(put(KIND.move, new Writer().s8('say').s8(`turn 0`).s16(text).u8(0).done()));
    vandal.publish(put(KIND.start, new Writer().s16(`{"options":${text}}`).done()));
  }
  vandal.publish(put(KIND.move, new Writer().s8('constructor').s8('').s16('{"what":{"$":0}}').u8(0).done()));
  await refused('move/unknown');
  const { log } = evening.tables[2]!.view;
  expect(log.filter((line) => line.refusal).length).toBe(2 * texts.length + 1);
  expect(diary()).toEqual(['joined 5']);
  await playsOn('deep');
});

test('[T4] a seated liar: wrong openings are named, moves out of turn refused, two entries for one place proved', async () => {
  vandal.publish(put(KIND.hello, new Writer().raw(vandal.pen.sigPk).raw(vandal.pen.mailPk).done()));
  vandal.publish(
    put(KIND.seat, makeSeatBody({ act: SEAT_ACT.claim, seat: 5, device: vandal.pen.device, name: 'Mallory' })),
  );
  await everywhere(evening.tables, (v) => v.seats.length === 4);
  await evening.tables[0]!.propose('roll', { n: 1, sides: 6 });
  await until(evening.tables[0]!, (v) => v.waiting.some(({ seat, what }) => seat === 5 && what === 'coin/commit'));
  // The ask's name is the hash of the move that asked. Any peer can compute it, here it is read from the log of a device.
  const rows = (await evening.devices[0]!.store.load()).entries.map(({ hash, bytes }) => ({
    hash: Buffer.from(hash).toString('hex'),
    kind: bytes[1],
  }));
  const cause = rows.findLast(({ kind }) => kind === KIND.move)!.hash;
  const answer = (type: number): Uint8Array =>
    put(KIND.contribution, makeContributionBody({ cause, index: 0, type, bytes: new Uint8Array(32) }));
  vandal.publish(answer(1));
  await until(evening.tables[0]!, (v) => v.waiting.some(({ seat, what }) => seat === 5 && what === 'coin/reveal'));
  vandal.publish(answer(2));
  await refused('contribution/bad-opening');
  await everywhere(evening.tables, (v) =>
    v.notices.some((n) => n.code === 'secret/bad' && n.seat === 5 && n.name === 'Mallory'),
  );
  const twice = [1, 2].map((n) =>
    put(KIND.move, makeMoveBody({ move: 'say', slot: '', args: { n }, attachments: [] }), { aside: true }),
  );
  vandal.publish(...twice);
  await everywhere(evening.tables, (v) => v.notices.some((n) => n.code === 'peer/lied' && n.name === 'Mallory'));
  await playsOn('liar');
});
