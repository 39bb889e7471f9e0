/** A game asks for a pack of the table's shelf: who brings its content, and what it is told where nobody can. */
import { expect, test } from 'vitest';
import { perform } from '../../../src/kernel/acting/perform.ts';
import { hex, utf8 } from '../../../src/kernel/bytes.ts';
import { duties } from '../../../src/kernel/fold/runs.ts';
import { type Game, move } from '../../../src/kernel/game.ts';
import { makeContributionBody } from '../../../src/kernel/journal/bodies.ts';
import { KIND } from '../../../src/kernel/journal/entry.ts';
import { CONTRIBUTION } from '../../../src/kernel/runs/contribution.ts';
import { MAX_PACK_BYTES } from '../../../src/kernel/runs/pack.ts';
import { fields, list, nothing, text } from '../../../src/kernel/schemas.ts';
import { cut, itemHash, partHash } from '../../../src/kernel/shelf/manifest.ts';
import { closeAll, everywhere, reload, sitDown } from '../../helpers/evening.ts';
import { Bench, codeOf } from '../../helpers/fold-bench.ts';
import { sodiumOnce } from '../../helpers/sodium-once.ts';

interface State {
  readonly words: readonly string[];
  readonly said: string;
}

/** Asks for a list of words by its hash, and keeps it. */
const reader: Game<State> = {
  id: 'reader',
  version: 1,
  seats: { min: 2, max: 4 },
  options: nothing,
  setup: () => ({ words: [], said: '' }),
  moves: {
    want: move<State, { readonly hash: string }>({
      args: fields({ hash: text(80) }),
      who: () => [0, 1, 2, 3],
      rules: [],
      apply: (s, { args }, ask) => (ask.pack('words', args.hash), s),
      choices: () => [],
    }),
  },
  on: {
    words: (s, { content, failed }) =>
      failed ? { ...s, said: failed } : { words: content as readonly string[], said: 'read' },
  },
  packs: { words: list(text(20), 10) },
  awaits: () => [],
  view: (s) => s,
  outcome: () => undefined,
};

const WORDS = ['alba', 'brina'];
const CONTENT = utf8(JSON.stringify(WORDS));
const sodium = await sodiumOnce();
const nameOf = (bytes: Uint8Array): string =>
  itemHash(
    sodium,
    bytes.length,
    cut(bytes).map((part) => hex(partHash(sodium, part))),
  );

const stateOf = (bench: Bench): State => bench.state.play!.state as State;

async function asked(hash: string, seats = 3): Promise<Bench> {
  const bench = await Bench.playing(reader as never, seats);
  expect(codeOf(bench.move(bench.people[0]!, 'want', { hash }))).toBe('done');
  return bench;
}

/** This seat writes what it has found, or that it found nothing. */
function brings(bench: Bench, seat: number, bytes: Uint8Array): string {
  const { cause, index } = bench.state.play?.asks[0] ?? { cause: '00'.repeat(32), index: 0 };
  const body = makeContributionBody({ cause, index, type: CONTRIBUTION.packContent, bytes });
  return codeOf(bench.put(bench.people[seat]!, KIND.contribution, body));
}

const NOTHING = new Uint8Array();

test('[A20] the first seat that brings the content answers for all, and the game gets it as its schema reads it', async () => {
  const bench = await asked(nameOf(CONTENT));
  expect(duties(bench.world, bench.state).map(({ seat, what, afterMs }) => ({ seat, what, afterMs }))).toEqual([
    { seat: 0, what: 'pack/bring', afterMs: 0 },
    { seat: 1, what: 'pack/bring', afterMs: 3_000 },
    { seat: 2, what: 'pack/bring', afterMs: 6_000 },
  ]);
  expect(brings(bench, 0, NOTHING)).toBe('done');
  expect(brings(bench, 0, NOTHING)).toBe('contribution/wrong-step');
  expect(duties(bench.world, bench.state).map(({ seat }) => seat)).toEqual([1, 2]);
  expect(brings(bench, 1, CONTENT)).toBe('done');
  expect(stateOf(bench)).toEqual({ words: WORDS, said: 'read' });
  expect(bench.state.requests).toEqual({});
});

test('[A20] other bytes than were named, and more than an entry holds, are refused and change nothing', async () => {
  const bench = await asked(nameOf(CONTENT));
  expect(brings(bench, 1, utf8('["altro"]'))).toBe('contribution/bad-opening');
  expect(brings(bench, 1, new Uint8Array(MAX_PACK_BYTES + 1))).toBe('contribution/malformed');
  expect(brings(bench, 1, CONTENT)).toBe('done');
  expect(stateOf(bench).words).toEqual(WORDS);
});

test.each([
  ['no list of words', utf8('{"words":1}')],
  ['no JSON', utf8('alba')],
  ['no text', new Uint8Array([0xff, 0xfe])],
])('[A20] what is %s is answered bad, by nobody', async (_, bytes) => {
  const bench = await asked(nameOf(bytes));
  expect(brings(bench, 0, bytes)).toBe('done');
  expect(stateOf(bench)).toEqual({ words: [], said: 'bad' });
});

test('[A20] it is lost once all who are here lack it, when the last who might have it leaves, and after a minute', async () => {
  const all = await asked(nameOf(CONTENT));
  for (const seat of [0, 1]) expect(brings(all, seat, NOTHING)).toBe('done');
  expect(stateOf(all).said).toBe('');
  expect(brings(all, 2, NOTHING)).toBe('done');
  expect(stateOf(all).said).toBe('lost');

  const left = await asked(nameOf(CONTENT));
  for (const seat of [0, 1]) brings(left, seat, NOTHING);
  left.leave(left.people[2]!);
  expect(stateOf(left).said).toBe('lost');

  const silent = await asked(nameOf(CONTENT));
  silent.pass(59_999);
  expect(stateOf(silent).said).toBe('');
  silent.pass(1);
  expect(stateOf(silent).said).toBe('lost');
});

test('[A20] what is no name of a thing is lost at once, and a tag without a schema is the game’s bug', async () => {
  expect(stateOf(await asked('there')).said).toBe('lost');
  const { packs: _, ...bare } = reader;
  const bench = await Bench.playing(bare as never, 2);
  expect(codeOf(bench.move(bench.people[0]!, 'want', { hash: nameOf(CONTENT) }))).toBe('game/fault');
});

test('[A20] a device says nothing while it looks for the pack, and then what it has', async () => {
  const bench = await asked(nameOf(CONTENT));
  const [duty] = duties(bench.world, bench.state);
  const run = bench.state.requests[duty!.ask]!;
  const made = async (found: Uint8Array | 'lacks' | undefined): Promise<Uint8Array | undefined> => {
    const ports = { ...bench.people[0]!.ports, packs: { of: () => found } };
    const done = await perform(ports, bench.state, run, duty!);
    return done?.bytes(bench.place(bench.people[0]!));
  };
  expect(await made(undefined)).toBeUndefined();
  expect(await made('lacks')).toEqual(NOTHING);
  expect(await made(CONTENT)).toEqual(CONTENT);
});

test('[A20] at a table a pack from its shelf reaches the game on every page, and stays after a reload without the shelf', async () => {
  const evening = await sitDown(reader as never, 2);
  const [a, b] = evening.tables;
  const put = await b!.shelf.put(CONTENT, { kind: 'pack', name: 'Parole', media: 'application/json' });
  if (!put.ok) throw new Error(put.code);
  expect(await a!.start({})).toBeUndefined();
  await everywhere(evening.tables, (v) => v.phase === 'playing');
  expect(await a!.propose('want', { hash: put.hash })).toBeUndefined();
  const isRead = (v: { readonly play?: { readonly view: unknown } }): boolean =>
    (v.play?.view as State | undefined)?.said === 'read';
  await everywhere(evening.tables, isRead);
  expect(b!.view.play!.view).toEqual({ words: WORDS, said: 'read' });
  await everywhere([await reload(evening, 0)], isRead);
  await closeAll(evening);
});
