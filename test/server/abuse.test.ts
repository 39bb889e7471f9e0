/** To all kinds of rubbish the relay says no with the right code, and nobody else at the table notices. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import * as Y from 'yjs';
import { MAX_ENTRY_BYTES, MAX_ROOM_FEEDS } from '../../src/wire/feed.ts';
import { readFrame, writeQuery, writeRemoved, writeStep1, writeStep2, writeUpdate } from '../../src/wire/frames.ts';
import { append, entry, nested, session, updateOf } from '../wire/yjs.ts';
import { Invited } from './invited.ts';
import { Bare, TOPIC, cleanUp, dismissed, guest, health, holds, relayWith, synced, write } from './table.ts';

afterEach(cleanUp);

const BILLION = [0x80, 0x94, 0xeb, 0xdc, 3];
const bomb = Uint8Array.of(0, 2, 8, 1, 0x80, 0x94, 0xeb, 0xdc, 3, 5, 0);
const many = (n: number): readonly (readonly [number, number])[] =>
  Array.from({ length: n }, (_, i) => [2 ** 31 + i, 1]);
const hostile: readonly (readonly [string, number, Uint8Array | string])[] = [
  ['a text frame', 1003, 'hello'],
  ['an empty frame', 4400, new Uint8Array()],
  ['an unknown type', 4400, Uint8Array.of(9, 1)],
  ['noise', 4400, Uint8Array.from({ length: 300 }, (_, i) => (i * 89) & 255)],
  ['bytes after the message', 4400, Uint8Array.of(3, 0)],
  ['a struct bomb', 4400, bomb],
  ['an update of a billion feeds', 4400, Uint8Array.of(0, 2, 6, ...BILLION, 0)],
  ['a state vector of a billion', 4400, Uint8Array.of(0, 0, 5, ...BILLION)],
  ['presence of a billion', 4400, Uint8Array.of(1, 5, ...BILLION)],
  ['a state vector of two rooms full of sessions', 4400, writeStep1(new Map(many(2 * MAX_ROOM_FEEDS + 1)))],
  ['presence of a hundred who left', 4413, writeRemoved(many(100).map(([client, clock]) => ({ client, clock })))],
  ['nested types', 4400, writeUpdate(updateOf(5, (d) => d.getArray('f/5').push([new Y.Array()])))],
  ['nested depth of ten thousand', 4400, writeUpdate(nested(5, 10_000))],
  ['text in a feed', 4400, writeUpdate(updateOf(5, (d) => d.getText('f/5').insert(0, 'hello')))],
  [
    'something put before what is there',
    4400,
    writeUpdate(
      updateOf(
        5,
        (d) => d.getArray('f/5').insert(0, [entry(9)]),
        updateOf(5, (d) => append(d, entry(9))),
      ),
    ),
  ],
  [
    'a deletion',
    4400,
    writeUpdate(
      updateOf(
        5,
        (d) => d.getArray('f/5').delete(0),
        updateOf(5, (d) => append(d, entry(9))),
      ),
    ),
  ],
  ['a map where a feed should be', 4400, writeUpdate(updateOf(5, (d) => d.getMap('f/5').set('k', 1)))],
  ['an entry too big', 4413, writeUpdate(updateOf(5, (d) => append(d, entry(MAX_ENTRY_BYTES + 1))))],
];

test('what is nested here by hand is what Yjs writes of such arrays', () => {
  const nest = (outer: Y.Array<unknown>, depth: number): void => {
    let inner = outer;
    for (let i = 0; i < depth; i++) inner.push([(inner = new Y.Array())]);
  };
  for (const depth of [1, 2, 300]) expect(nested(5, depth)).toEqual(updateOf(5, (d) => nest(d.getArray('f/5'), depth)));
});

test.each(hostile)('%s closes with %i and hurts nobody', async (_what, code, frame) => {
  const relay = await relayWith({ tokens: 'required' });
  const at = new Invited();
  const [a, b] = [at.guest(relay), at.guest(relay)];
  await Promise.all([synced(a), synced(b)]);
  const bare = at.bare(relay, { client: 5 });
  await bare.next();
  bare.socket.send(frame);
  expect(await bare.closed).toBe(code);
  write(a.doc, 1);
  await holds(b.doc, 1);
});

test('a stock client that writes what a table never writes is told to give up', async () => {
  const relay = await relayWith();
  const a = guest(relay);
  await synced(a);
  const gone = dismissed(a);
  a.doc.getMap('anything').set('k', 1);
  expect(await gone).toBe(4400);
});

test('a full room is closed to writing with 4413 and stays readable', async () => {
  const relay = await relayWith();
  const writer = guest(relay);
  await synced(writer);
  const gone = dismissed(writer);
  for (let i = 0; i < 70; i++) write(writer.doc, i, MAX_ENTRY_BYTES);
  expect(await gone).toBe(4413);
  const late = guest(relay);
  await synced(late);
  expect(late.doc.getArray(`f/${writer.doc.clientID.toString(36)}`).length).toBe(63);
});

test('a room of many sessions is full at a thousand feeds', async () => {
  const relay = await relayWith();
  const bare = new Bare(relay);
  await bare.next();
  for (let client = 1; client <= 1_001; client++) {
    bare.socket.send(writeUpdate(append(session(client), entry(10))[0] ?? entry(0)));
  }
  expect(await bare.closed).toBe(4413);
});

test('a flood of updates with gaps keeps nothing and is asked about once', async () => {
  const relay = await relayWith();
  const bare = new Bare(relay);
  const doc = session(5);
  const [first = entry(0), second = entry(0)] = append(doc, entry(9), entry(9));
  bare.socket.once('open', () => {
    for (let i = 0; i < 1_500; i++) bare.socket.send(writeUpdate(second));
    bare.socket.send(writeStep1(new Map()));
  });
  const kinds = [await bare.nextSync(), await bare.nextSync()].map((bytes) => readFrame(bytes));
  expect(kinds).toMatchObject([
    { kind: 'step1', stateVector: new Map() },
    { kind: 'step2', update: Uint8Array.of(0, 0) },
  ]);
  bare.socket.send(writeStep2(Y.mergeUpdates([first, second])));
  const late = guest(relay);
  await holds(late.doc, 2);
});

test('who asks for the log again and again is closed with 4529, however short the answers', async () => {
  const relay = await relayWith({ limits: { questionsBurst: 3, questionsPerMinute: 0.001 } });
  const bare = new Bare(relay);
  await bare.next();
  for (let i = 0; i < 4; i++) bare.socket.send(writeStep1(new Map()));
  for (let i = 0; i < 3; i++) expect(readFrame(await bare.nextSync())).toMatchObject({ kind: 'step2' });
  expect(await bare.closed).toBe(4529);
});

test('what is answered to whoever asks who is here is counted, also in the piece that came before a pause', async () => {
  const relay = await relayWith({ limits: { bytesBurst: 2_000, bytesPerSecond: 100 } });
  const bare = new Bare(relay);
  await bare.next();
  bare.socket.send(Uint8Array.of(1, 0xc6, 1, 1, 77, 1, 0xc1, 1, 0x22, ...entry(191, 0x61), 0x22));
  for (let i = 0; i < 5_000; i++) bare.socket.send(writeQuery());
  let answers = 0;
  bare.socket.on('message', () => (answers += 1));
  expect(await bare.closed).toBe(4529);
  expect(answers).toBeLessThan(100);
});

test('what is sent too fast is read later, not lost', async () => {
  const relay = await relayWith({ limits: { framesPerSecond: 1_000, framesBurst: 20 } });
  const [a, b] = [guest(relay), guest(relay)];
  await Promise.all([synced(a), synced(b)]);
  for (let i = 0; i < 200; i++) write(a.doc, i);
  await holds(b.doc, 200);
});

test.each(['/sync/short', '/sync/', '/', `/sync/${TOPIC}/more`, '/sync/..%2f..%2fetc%2fpasswdxx', '//sync'])(
  'an upgrade at %s is 404',
  async (path) => {
    const relay = await relayWith();
    const socket = new WebSocket(relay.url.replace('/sync', path));
    const status = await new Promise((resolve) => {
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode));
      socket.on('error', () => undefined);
    });
    expect(status).toBe(404);
  },
);

const HANDSHAKE: Readonly<Record<string, string>> = {
  Connection: 'Upgrade',
  Upgrade: 'websocket',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==',
};

test.each([
  ['without a key', { 'Sec-WebSocket-Key': '' }],
  ['to something else', { Upgrade: 'foo' }],
  ['of another version', { 'Sec-WebSocket-Version': '99' }],
  ['with a protocol named twice', { 'Sec-WebSocket-Protocol': 'token,token' }],
])('an upgrade %s is refused and keeps no room in memory', async (_what, wrong) => {
  const relay = await relayWith();
  const socket = connect(relay.port, '127.0.0.1').resume();
  const headers = Object.entries({ Host: 'x', ...HANDSHAKE, ...wrong }).map((pair) => pair.join(': '));
  socket.write(`${[`GET /sync/${TOPIC} HTTP/1.1`, ...headers].join('\r\n')}\r\n\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 4/);
  expect(await health(relay)).toMatchObject({ rooms: 0, connections: 0 });
});

test('a crowded room closes with 4429, a crowded relay refuses with 503', async () => {
  const relay = await relayWith({ limits: { playersPerRoom: 1, connections: 2 } });
  const first = new Bare(relay);
  await first.next();
  const second = new Bare(relay);
  expect(await second.closed).toBe(4429);
  const others = [new Bare(relay, 'x'.repeat(22)), new Bare(relay, 'y'.repeat(22))];
  await Promise.race(others.map((bare) => bare.next()));
  expect(await Promise.race(others.map((bare) => bare.closed))).toBe(1006);
});

test('a frame beyond the limit cuts only its sender off', async () => {
  const relay = await relayWith({ limits: { maxFrameBytes: 10_000 } });
  const a = guest(relay);
  await synced(a);
  const bare = new Bare(relay);
  await bare.next();
  bare.socket.send(entry(10_001));
  expect(await bare.closed).toBe(1009);
  expect(a.provider.wsconnected).toBe(true);
});

test('a subprotocol that the client offers is accepted', async () => {
  const relay = await relayWith();
  const socket = new WebSocket(`${relay.url}/${TOPIC}`, ['tavolata1.token']);
  await new Promise((resolve) => void socket.once('open', resolve));
  expect(socket.protocol).toBe('tavolata1.token');
  socket.terminate();
});
