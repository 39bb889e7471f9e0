/**
 * One rule after the other is taken away, and the tests that name it are run (`npm run bites [game …] [id …]`, docs/mutants.md). Where
 * rules are predicates of moves, all of one id hold for a while; an act that binds by a rule no longer does. Else what stands at the rule's
 * id is changed as Stryker would, the largest pieces first. What runs only while a file is loaded is changed before all is loaded anew.
 * Rules that only tests name are tried with what their tests reach and few others do (`reached.mjs`).
 */
import { writeFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { anchorsOf, ID, isStaticIn, rulesOf } from './anchors.mjs';
import { FOLDERS, testsOf } from './folders.mjs';
import { Reached } from './reached.mjs';
import { NONE } from './unbitten.mjs';
import { cpuMs, instrumented, isEndless, Resident } from './resident.mjs';

/** Changes of one rule's code that are tried at most. */
const MOST = 10;
/** Tests of others that take longer aren't asked. */
const SLOW_MS = 1000;
/** Tests that are asked whether all fail with a change. */
const SAMPLE = 30;
const OUT = '.mutants/bites';

const silent = { debug() {}, info() {}, warn() {}, isDebugEnabled: () => false };
const quiet = { plugins: null, excludedMutations: ['StringLiteral', 'Regex'], ignorers: [] };

const games = Object.keys(FOLDERS).filter((name) => !['kernel', 'kit'].includes(name));
const only = process.argv.slice(2).filter((one) => one.match(ID)?.[0] === one);
const asked = process.argv.slice(2).filter((one) => !only.includes(one));
const wrong = asked.filter((one) => !games.includes(one));
if (wrong.length > 0) {
  console.error(`Not ${wrong.join(', ')}: games are ${games.join(', ')}`);
  process.exit(2);
}

/** Files with all of their changes in them, and the changes by file. */
async function changed(files) {
  const sources = files.map((name) => ({ name: resolve(name), content: readFileSync(name, 'utf8'), mutate: true }));
  const { files: made, mutants } = await new Instrumenter(silent).instrument(sources, quiet);
  const lines = new Map(sources.map(({ name, content }) => [name, content.split('\n')]));
  const offset = (name, { line, column }) =>
    lines
      .get(name)
      .slice(0, line)
      .reduce((sum, one) => sum + one.length + 1, 0) + column;
  const isStatic = new Map(sources.map(({ name, content }) => [name, isStaticIn(name, content)]));
  return {
    sources: new Map(made.map(({ name, content }) => [name, content])),
    mutants: mutants.map(({ id, fileName, location, mutatorName, replacement }) => {
      const [start, end] = [offset(fileName, location.start), offset(fileName, location.end)];
      const says = `${mutatorName}: ${replacement.slice(0, 60)}`;
      return { id, file: fileName, start, end, says, isStatic: isStatic.get(fileName)(start, end) };
    }),
  };
}

/** Every version's rules of a game, as the tests have them. */
async function loaded(resident, name) {
  const { games } = await resident.import('src/games/registry.ts');
  const entry = games.find((one) => one.id === name);
  const newest = await entry.load();
  const versions = Array.from({ length: newest.version }, (_, i) => entry.load(i + 1));
  return (await Promise.all(versions)).filter(Boolean);
}

/** What can be switched in a game that is loaded, by rule: each is switched on and gives back what switches it off. */
function switchesOf(versions) {
  const by = new Map();
  const add = (id, target, key, value) => {
    const list = by.get(id) ?? [];
    by.set(id, list);
    if (list.some((one) => one.target === target && one.key === key)) return;
    list.push({ target, key, value });
  };
  for (const { moves, silent: hush } of versions) {
    if (hush) add(hush.id, hush, 'seats', () => []);
    for (const move of Object.values(moves)) {
      if (move.final) add(move.final, move, 'final', undefined);
      for (const rule of move.rules) add(rule.id, rule, 'holds', () => true);
    }
  }
  return by;
}

function switched(list) {
  const was = list.map(({ target, key }) => target[key]);
  for (const { target, key, value } of list) target[key] = value;
  return () => list.forEach(({ target, key }, i) => (target[key] = was[i]));
}

const isWanted = (id) => only.length === 0 || only.includes(id);
const inOrder = (ids) => [...ids].filter(isWanted).toSorted((a, b) => (a < b ? -1 : 1));
const titled = (name) => /\[([^\]]*)\]/g[Symbol.matchAll](name);
/** Rules that a test names. */
const namedBy = ({ name }) => new Set([...titled(name)].flatMap(([, inside]) => inside.match(ID) ?? []));

class Bites {
  #resident = new Resident();
  #game;
  #files;
  #mutants;
  #switches;
  /** Tests that fail without any change, when they are run like this. */
  #broken = new Set();
  /** Changes that half of the tests notice, or that let one run for ever: they are no rule's own. */
  #crude = new Set();

  constructor(game) {
    this.#game = game;
    this.#files = testsOf(game);
  }

  async run() {
    const files = rulesOf(this.#game);
    const { sources, mutants } = await changed(files);
    this.#mutants = mutants;
    const load = (id) => sources.get(id.split('?')[0]);
    await this.#resident.start([{ name: 'changed', enforce: 'pre', load }]);
    await this.#load();
    const anchors = files.flatMap(anchorsOf);
    const placed = new Set([...this.#switches.keys(), ...anchors.map(({ id }) => id)]);
    const rows = [];
    const at = (id) => anchors.filter((one) => one.id === id);
    for (const id of inOrder(placed)) rows.push(await this.#rule(id, at(id)));
    const prefixes = new Set([...placed].map((id) => id.split('-')[0]));
    const named = new Set([...this.#resident.tests.values()].flatMap((test) => [...namedBy(test)]));
    const others = inOrder(named).filter((id) => !placed.has(id) && prefixes.has(id.split('-')[0]));
    const unchanged = rows.filter(({ changes }) => changes === 0).map(({ id }) => id);
    const unplaced = inOrder([...unchanged, ...others]);
    const well = rows.filter(({ changes }) => changes > 0);
    if (unplaced.length > 0) well.push(...(await this.#unplaced(unplaced)));
    await this.#resident.close();
    return well;
  }

  /** Rules that only tests name, or with whose place nothing can be done. */
  async #unplaced(ids) {
    const all = await this.#sound(() => true);
    const reached = new Reached(this.#mutants, all);
    const rows = [];
    for (const id of ids) {
      const own = (await this.#sound((test) => namedBy(test).has(id))).filter((one) => this.#cost(one) < SLOW_MS);
      const changes = reached.by(own);
      const found = await this.#firstOf(changes, reached, all);
      const row = { id, own: own.length, changes: changes.length, isUnplaced: true };
      rows.push(found ? { ...row, by: 'own', change: found.says } : { ...row, by: 'none' });
    }
    return rows;
  }

  /** The first change that a test of the rule notices, and less than half of the game's. */
  async #firstOf(changes, reached, all) {
    for (const { mutant, own } of changes) {
      if (this.#crude.has(mutant.id)) continue;
      const change = { id: mutant.id, says: mutant.says, on: this.#switch(mutant) };
      if (!(await this.#finds(change, own)) || this.#crude.has(mutant.id)) continue;
      if (reached.of(mutant).length < all.length / 2 || !(await this.#isWide(change, all))) return mutant;
      this.#crude.add(mutant.id);
    }
    return undefined;
  }

  /** Whether half of the game's tests notice it: so many of them are asked. */
  async #isWide(change, all) {
    const step = Math.max(1, Math.floor(all.length / SAMPLE));
    const some = all.filter((id, i) => i % step === 0 && this.#cost(id) < SLOW_MS / 10);
    let noticed = 0;
    for (const id of some) {
      noticed += (await this.#finds(change, [id])) ? 1 : 0;
      if (noticed >= some.length / 2 || this.#crude.has(change.id)) return true;
    }
    return false;
  }

  #switch(mutant) {
    return () => {
      instrumented.activeMutant = mutant.id;
      return () => (instrumented.activeMutant = undefined);
    };
  }

  /** @param mutant that is on while files are loaded, and stays on */
  async #load(mutant) {
    await this.#resident.load(this.#files, mutant);
    this.#switches = switchesOf(await loaded(this.#resident, this.#game));
  }

  async #rule(id, anchors) {
    const named = (test) => namedBy(test).has(id);
    const own = await this.#sound(named);
    const changes = this.#changes(id, anchors);
    const row = { id, own: own.length, changes: changes.length };
    if (changes.length === 0) return row;
    for (const change of changes) if (await this.#finds(change, own)) return { ...row, by: 'own', change: change.says };
    const others = (await this.#sound((test) => !named(test))).filter((one) => this.#cost(one) < SLOW_MS);
    for (const change of changes) {
      const found = await this.#finds(change, others);
      if (found) return { ...row, by: 'another', change: change.says, test: found };
    }
    return { ...row, by: 'none', change: changes[0].says };
  }

  /** Ids of tests that pass without any change; each is run once and its time written down. */
  async #sound(isMeant) {
    const meant = [...this.#resident.tests.values()].filter(isMeant);
    for (const test of meant.filter(({ id }) => !this.#resident.costMs.has(id))) {
      const began = cpuMs();
      if (await this.#resident.run([test])) this.#broken.add(test.id);
      this.#resident.costMs.set(test.id, cpuMs() - began);
    }
    return meant.map(({ id }) => id).filter((id) => !this.#broken.has(id));
  }

  #cost(id) {
    return this.#resident.costMs.get(id) ?? SLOW_MS;
  }

  /** All predicates together, then each place in the code, the largest first. */
  #changes(id, anchors) {
    const list = this.#switches.get(id);
    const whole = list ? [{ says: `${list.length} predicates hold`, on: () => switched(this.#switches.get(id)) }] : [];
    if (list?.some(({ key }) => key === 'holds')) return whole;
    const within = ({ file, start, end }) =>
      anchors.some((at) => resolve(at.file) === file && at.start <= start && end <= at.end);
    const pieces = this.#mutants.filter(within).toSorted((a, b) => b.end - b.start - (a.end - a.start));
    const most = pieces.slice(0, MOST);
    return [
      ...whole,
      ...most.filter(({ isStatic }) => !isStatic).map((one) => ({ says: one.says, on: this.#switch(one) })),
      ...most.filter(({ isStatic }) => isStatic).map((one) => ({ says: one.says, mutant: one.id })),
    ];
  }

  /** The name of the first test that fails with this change, and not without it. @param ids of tests */
  async #finds(change, ids) {
    const inOrder = ids.toSorted((a, b) => this.#cost(a) - this.#cost(b));
    const tests = () => inOrder.map((id) => this.#resident.tests.get(id)).filter(Boolean);
    const { mutant } = change;
    if (mutant !== undefined) return this.#findsLoaded(mutant, inOrder, tests);
    const off = change.on();
    const failed = await this.#resident.run(tests());
    off();
    if (!failed) return undefined;
    if (isEndless(failed.error)) {
      this.#crude.add(change.id);
      return failed.test.name;
    }
    if (!(await this.#resident.run([failed.test]))) return failed.test.name;
    // Something has stayed behind in a module.
    await this.#load();
    return undefined;
  }

  /** The same with a change that only a file's loading meets. Where the file can't be loaded any more, no test of it passes. */
  async #findsLoaded(mutant, ids, tests) {
    let found;
    try {
      await this.#load(mutant);
      found = (await this.#resident.run(tests()))?.test.name;
    } catch {
      found = ids[0];
    }
    await this.#load();
    return found;
  }
}

mkdirSync(OUT, { recursive: true });
let isWell = true;
for (const game of asked.length > 0 ? asked : games) {
  const began = cpuMs();
  const rows = await new Bites(game).run();
  if (only.length === 0) writeFileSync(join(OUT, `${game}.json`), JSON.stringify(rows, undefined, 1));
  const placed = rows.filter(({ isUnplaced }) => !isUnplaced);
  const others = rows.filter(({ isUnplaced }) => isUnplaced);
  const many = (by, of = placed) => of.filter((row) => row.by === by).length;
  for (const { id, by, own, change, test } of rows)
    if (by !== 'own' || only.length > 0)
      console.log(`${id}: ${by}${change ? ` (${change})` : ''}, ${own} own tests${test ? `, found by ${test}` : ''}`);
  const share = `${((100 * rows.filter(({ by }) => by === 'own').length) / rows.length).toFixed(1)} %`;
  const minutes = ((cpuMs() - began) / 60_000).toFixed(1);
  const cells = [placed.length, many('own'), many('another'), many('none'), others.length, many('own', others), share];
  console.log(`| ${[game, ...cells, minutes].join(' | ')} |`);
  isWell &&= rows.every(({ by, id }) => by !== 'none' || Object.hasOwn(NONE, id));
}
process.exit(isWell ? 0 : 1);
