/** The storm without a page: each thing that a visitor can do, what the six kernels do about it, and that the table goes on. */
import { afterAll, afterEach, expect, test } from 'vitest';
import type { CodenamesView } from '../../src/games/codenames/view.ts';
import type { Fact, Kind, Told } from '../../src/storm/facts.ts';
import { furthest, type Hit, HITS, sequencerOf } from '../../src/storm/hits.ts';
import { DEAF_MS } from '../../src/storm/lies.ts';
import { loadPlatform } from '../../src/storm/platform.ts';
import { sceneOf } from '../../src/storm/scene.ts';
import { readPresses, Storm, writePresses } from '../../src/storm/storm.ts';
import { sentence, stormWords } from '../../src/storm/words.ts';
import { NODE } from '../sim/node-drain.ts';
import { paperPlatform } from './paper-platform.ts';

const open: Storm[] = [];
/** A table that has sat down once for all tests that leave it as it was: calm, with nobody called a liar. */
let lasting: Storm | undefined;
afterEach(({ task }) => {
  for (const storm of open.splice(0)) storm.close();
  // What a failed test has left behind is nobody else's failure.
  if (task.result?.state === 'fail') stopLasting();
});
const stopLasting = (): void => {
  lasting?.close();
  lasting = undefined;
};
afterAll(stopLasting);

const SEED = 7;
const CLARA = 2;
const FURIO = 5;

async function seated(): Promise<Storm> {
  const one = await Storm.of(SEED, paperPlatform());
  await one.pass(3_000);
  return one;
}

/** A table of its own, for whoever lies there or must have the first one. */
async function fresh(): Promise<Storm> {
  const one = await seated();
  open.push(one);
  return one;
}

/** The last fact before this test. */
let before = 0;

/** The lasting table, as the test before has left it. */
async function storm(): Promise<Storm> {
  lasting ??= await seated();
  before = lasting.told.at(-1)?.id ?? 0;
  return lasting;
}

/** What was told in this test. */
const news = (one: Storm): readonly Told[] => (one === lasting ? one.told.filter(({ id }) => id > before) : one.told);
const kinds = (one: Storm): readonly Kind[] => news(one).map(({ kind }) => kind);
const found = <K extends Kind>(one: Storm, kind: K): Extract<Told, { readonly kind: K }> | undefined =>
  news(one).find((fact): fact is Extract<Told, { readonly kind: K }> => fact.kind === kind);

/** Time passes until it is so, at most two minutes of it. */
async function until(one: Storm, what: string, so: () => boolean): Promise<void> {
  for (let passed = 0; !so(); passed += 250) {
    if (passed > 120_000) throw new Error(`never ${what}: ${JSON.stringify(one.told)}`);
    await one.pass(250);
  }
}

const epochOf = ({ table }: Storm): number => furthest(table)?.inside.order?.tip?.epoch ?? -1;
const position = ({ table }: Storm): number => sceneOf(table).committed;

const phaseOf = ({ table }: Storm): string =>
  (furthest(table)?.table?.view.play?.view as CodenamesView | undefined)?.phase ?? '';

/** All is over, and the six play on: with one state, and more that nobody can take back. */
async function goesOn(one: Storm): Promise<void> {
  await until(one, 'over', () => one.isCalm);
  expect(kinds(one).filter((kind) => kind === 'broken')).toEqual([]);
  const before = position(one);
  await until(one, 'more', () => position(one) > before + 5);
  expect(one.table.broken).toBe(undefined);
}

/** Done to Clara, where it is done to somebody. */
async function after(hit: Hit, ...kind: readonly Kind[]): Promise<Storm> {
  return done(await storm(), hit, ...kind);
}

async function done(one: Storm, hit: Hit, ...kind: readonly Kind[]): Promise<Storm> {
  expect(one.press(hit, CLARA)).toBe(true);
  await until(one, kind.join(), () => kind.every((wanted) => kinds(one).includes(wanted)));
  return one;
}

test('six sit down and play a game with nobody’s help: one state, and nothing is told', async () => {
  const one = await storm();
  const scene = sceneOf(one.table);
  expect(scene.seats.map(({ name, state }) => `${name} ${state}`)).toEqual(
    ['Anna', 'Bruno', 'Clara', 'Dario', 'Elsa', 'Furio'].map((name) => `${name} live`),
  );
  expect(scene.seats.filter(({ orders }) => orders)).toHaveLength(1);
  expect(scene.game?.covers).toHaveLength(25);
  expect(news(one)).toEqual([]);
  await goesOn(one);
});

test('with the real signatures, seals and letters it is the same table', async () => {
  const one = await Storm.of(SEED, await loadPlatform(NODE.turn));
  open.push(one);
  one.press('move', CLARA);
  await until(one, 'refused', () => kinds(one).includes('refused'));
  expect(found(one, 'refused')?.pages).toBe(6);
  one.press('forge', CLARA);
  await until(one, 'unheld', () => kinds(one).includes('unheld'));
  await until(one, 'over', () => one.isCalm);
});

test('a sequencer that falls asleep is followed by another, with promises of a quorum; awake again it counts as before', async () => {
  const one = await storm();
  const [first, epoch] = [sequencerOf(one.table), epochOf(one)];
  await done(one, 'sleep', 'takeover');
  const fact = found(one, 'takeover')!;
  expect([fact.from, fact.epoch, fact.of]).toEqual([first, epoch + 1, 6]);
  expect(fact.promised.length).toBeGreaterThanOrEqual(4);
  expect(fact.promised).not.toContain(first);
  expect(sequencerOf(one.table)).toBe(fact.to);
  await until(one, 'out', () => kinds(one).includes('out'));
  const before = position(one);
  await until(one, 'more without it', () => position(one) > before);
  expect(one.isCalm).toBe(false);
  one.press('wake', 0);
  await until(one, 'in', () => kinds(one).includes('in'));
  await goesOn(one);
});

test('three asleep are too many: nothing is settled, it is said, and goes on once they are awake', async () => {
  const one = await storm();
  for (let n = 0; n < 3; n++) {
    const who = sequencerOf(one.table);
    one.press('sleep', 0);
    if (n < 2) await until(one, 'another', () => sequencerOf(one.table) !== who);
  }
  await until(one, 'stuck', () => kinds(one).includes('stuck'));
  const before = position(one);
  await one.pass(5_000);
  expect(position(one)).toBe(before);
  one.press('wake', 0);
  await goesOn(one);
});

test('without a relay nothing is settled and nothing lost; with it again what waited finds its place', async () => {
  const one = await storm();
  // While a cell is opened nobody has anything to do that could wait.
  await until(one, 'somebody’s turn', () => ['clue', 'guess'].includes(phaseOf(one)));
  await done(one, 'stop', 'offline', 'waits');
  expect(found(one, 'offline')?.seats).toEqual([0, 1, 2, 3, 4, 5]);
  const before = position(one);
  await one.pass(5_000);
  expect(position(one)).toBe(before);
  one.press('start', 0);
  await goesOn(one);
  expect(kinds(one)).toContain('online');
});

test('a relay that has lost everything gets it back from the pages', async () => {
  const one = await storm();
  const held = one.table.world.network.holds();
  one.press('wipe', 0);
  await until(one, 'empty', () => one.table.world.network.holds() === 0);
  await until(one, 'refilled', () => kinds(one).includes('refilled'));
  expect(found(one, 'refilled')!.count).toBeGreaterThanOrEqual(held);
  await goesOn(one);
});

test('somebody whose line is cut is voted out, the others go on, and back on line it counts again', async () => {
  const one = await after('cut', 'out');
  expect(found(one, 'out')).toMatchObject({ seats: [CLARA], count: 5, quorum: 4 });
  const before = position(one);
  await until(one, 'more', () => position(one) > before);
  one.press('mend', CLARA);
  await goesOn(one);
  expect(kinds(one)).toContain('in');
});

test('a slow line holds up nobody else', async () => {
  const one = await storm();
  one.press('slow', CLARA);
  const before = position(one);
  await until(one, 'more', () => position(one) > before + 5);
  expect(sceneOf(one.table).seats[CLARA]?.slow).toBe(true);
  one.press('quick', CLARA);
  await goesOn(one);
});

test('a move that the rules forbid gets a place, and is refused there by all six for one rule', async () => {
  const one = await after('move', 'refused');
  const { seat, rule, pages } = found(one, 'refused')!;
  expect([seat, pages]).toEqual([CLARA, 6]);
  expect(rule).toMatch(/^CN/u);
  await goesOn(one);
});

test('two messages for one place of a chain are proof against their author, and a second time nothing new', async () => {
  const one = await fresh();
  // Gives no clues: a game waits for nobody else whose word counts no more.
  one.press('twice', FURIO);
  await until(one, 'lied', () => kinds(one).includes('lied'));
  expect(found(one, 'lied')).toMatchObject({ seat: FURIO, proof: 'entries', pages: 5 });
  await goesOn(one);
  one.press('twice', FURIO);
  await until(one, 'known', () => kinds(one).includes('known'));
  await goesOn(one);
  expect(kinds(one).filter((kind) => kind === 'lied')).toHaveLength(1);
});

test('an entry with a changed signature is kept by nobody, and nobody is blamed', async () => {
  const one = await after('forge', 'unheld');
  expect(found(one, 'unheld')?.pages).toBe(6);
  await goesOn(one);
  expect(sceneOf(one.table).seats.filter(({ liar }) => liar)).toEqual([]);
});

test('a sequencer that shows each half another order is named by all others, and loses the role', async () => {
  const one = await done(await fresh(), 'stamps', 'parted', 'lied', 'takeover');
  expect(found(one, 'parted')?.groups).toHaveLength(2);
  expect(found(one, 'lied')).toMatchObject({ seat: 0, proof: 'stamps' });
  expect(found(one, 'takeover')?.from).toBe(0);
  await goesOn(one);
  expect(sceneOf(one.table).seats.map(({ liar }) => liar)).toEqual([true, false, false, false, false, false]);
});

test('a sequencer that leaves somebody out loses the role, and whoever was left out is heard', async () => {
  const one = await storm();
  const leads = sequencerOf(one.table);
  const first = one.table.tableOf(0)!.view.play!.awaits.find((seat) => seat !== leads);
  one.press('deaf', first ?? CLARA);
  await until(one, 'another', () => kinds(one).includes('takeover'));
  expect(found(one, 'takeover')?.from).toBe(leads);
  await goesOn(one);
});

test('a sequencer leaves out one at a time: asked twice it would stay deaf for good', async () => {
  const one = await storm();
  expect(one.press('deaf', CLARA)).toBe(true);
  expect(one.press('deaf', CLARA)).toBe(false);
  await one.pass(DEAF_MS + 1_000);
  await goesOn(one);
});

test('where the kernel does nothing the page says that nothing came of it', async () => {
  const one = await storm();
  one.press('slow', CLARA);
  one.press('quick', CLARA);
  await until(one, 'over', () => one.isCalm);
  expect(kinds(one)).toEqual(['hit', 'hit', 'nothing']);
});

test('the same seed and the same acts are the same storm, also read back from an address', async () => {
  const one = await fresh();
  one.press('sleep', 0);
  await one.pass(6_000);
  one.press('wake', 0);
  await one.pass(3_000);
  const presses = readPresses(writePresses(one.pressed));
  expect(presses).toEqual(one.pressed);
  const again = await Storm.of(SEED, paperPlatform(), presses);
  open.push(again);
  await again.pass(one.table.nowMs - again.table.nowMs);
  expect(again.told).toEqual(one.told);
  expect(sceneOf(again.table).seats).toEqual(sceneOf(one.table).seats);
});

test('whatever isn’t an act of a storm is left out of an address', () => {
  expect(readPresses('sleep-0.9400_dance-1.5_cut-9.1_cut-2.x_mend-2.12000')).toEqual([
    { hit: 'sleep', seat: 0, atMs: 9_400 },
    { hit: 'mend', seat: 2, atMs: 12_000 },
  ]);
});

test('each fact is told in both languages, each in its own words', () => {
  const hits = HITS.map((hit): Fact => ({ kind: 'hit', hit, seats: [0, 2] }));
  const facts: readonly Fact[] = [
    ...hits,
    { kind: 'offline', seats: [0, 1, 2, 3, 4, 5] },
    { kind: 'offline', seats: [4] },
    { kind: 'online', seats: [1, 4] },
    { kind: 'waits', count: 2 },
    { kind: 'takeover', from: 0, to: 2, epoch: 1, over: 90, promised: [2, 3, 4, 5], of: 6 },
    { kind: 'out', seats: [0], count: 5, quorum: 4 },
    { kind: 'in', seats: [0], count: 6, quorum: 4 },
    { kind: 'stuck' },
    {
      kind: 'parted',
      groups: [
        [1, 3],
        [2, 4],
      ],
    },
    { kind: 'refused', seat: 2, position: 91, code: 'not-your-turn', rule: 'CN-093', pages: 6 },
    { kind: 'lied', seat: 0, proof: 'stamps', pages: 5 },
    { kind: 'lied', seat: 2, proof: 'entries', pages: 5 },
    { kind: 'known', seat: 2 },
    { kind: 'unheld', seat: 2, pages: 6 },
    { kind: 'refilled', count: 143 },
    { kind: 'over', hit: 'sleep', placed: 12, position: 130, ms: 9_000 },
    { kind: 'nothing', hit: 'slow' },
    { kind: 'broken', what: '0/5' },
  ];
  for (const lang of ['it', 'en'] as const) {
    const told = facts.map((fact) => sentence(fact, lang, () => 'Tocca a loro'));
    for (const one of told) expect(one).toMatch(/^\S.{10,}[^\s]$/u);
    expect(told.filter((one) => /undefined|\[object|\d\.\d{3}/u.test(one))).toEqual([]);
    expect(new Set(told).size).toBe(facts.length);
  }
});

test('of several voices at once the sentences say several, and one message is one', () => {
  const out = (seats: number[]): Fact => ({ kind: 'out', seats, count: 6 - seats.length, quorum: 3 });
  const back = (seats: number[]): Fact => ({ kind: 'in', seats, count: 6, quorum: 4 });
  const told = (fact: Fact, lang: 'it' | 'en'): string => sentence(fact, lang, () => '').split(/[.:]/u)[0]!;
  expect(told(out([0]), 'it')).toMatch(/^Da un po’ non si sente \w+$/u);
  expect(told(out([0, 1]), 'it')).toMatch(/^Da un po’ non si sentono \w+ e \w+$/u);
  expect(told(back([0, 1]), 'it')).toMatch(/^Le voci di \w+ e \w+ contano di nuovo$/u);
  expect(sentence(out([0, 1]), 'en', () => '')).toContain(': their voices are suspended, their seats are kept.');
  expect(told(back([0]), 'en')).toMatch(/^\w+’s voice counts again$/u);
  expect(told(back([0, 1]), 'en')).toMatch(/^The voices of \w+ and \w+ count again$/u);
  expect(stormWords('it').held(1)).toBe('1 messaggio cifrato');
  expect(stormWords('en').held(1)).toBe('1 sealed message');
});
