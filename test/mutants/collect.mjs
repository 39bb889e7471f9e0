/**
 * What the tests get for `vitest` while mutants are tried. There `test`, `describe` and the hooks only write down what there is to run. So
 * the files are loaded once and their functions are called again for each mutant. `expect` and `vi` are Vitest's own. What no test that
 * looks for mutants uses is missing here, and says so by failing while the file is loaded.
 */
import { format } from 'node:util';
import { expect, vi } from 'vitest';

/**
 * One test: its name with those of the groups around it, and the hooks that run before and after it, outermost first.
 * @typedef {{ id: string, name: string, file: string, run: () => unknown, group: Group }} Collected
 * @typedef {{ name: string, parent: Group | undefined, beforeAll: Function[], afterAll: Function[], beforeEach: Function[], afterEach: Function[] }} Group
 */

/** @returns {Group} */
const group = (name, parent) => ({ name, parent, beforeAll: [], afterAll: [], beforeEach: [], afterEach: [] });

/** From the file's group inwards. @returns {Group[]} */
export const groupsOf = (inner) => (inner ? [...groupsOf(inner.parent), inner] : []);

/** `$name` of an object's row, `%s` of the others. */
function titled(title, row) {
  const of = row[0];
  const named = title.replaceAll(/\$(\w+)/g, (whole, key) =>
    of !== null && typeof of === 'object' && key in of ? String(of[key]) : whole,
  );
  const holes = named.match(/%[a-zA-Z]/g) ?? [];
  return holes.length > 0 ? format(named, ...row.slice(0, holes.length)) : named;
}

export class Collector {
  /** @type {Map<string, Collected>} */
  tests = new Map();
  #group = group('');
  #file = '';

  /** The module that stands for `vitest`. */
  vitest = {
    expect,
    vi,
    test: this.#eachable((name, run) => this.#test(name, run)),
    describe: this.#eachable((name, inside) => this.#describe(name, inside)),
    ...Object.fromEntries(
      ['beforeAll', 'afterAll', 'beforeEach', 'afterEach'].map((hook) => [hook, (run) => this.#group[hook].push(run)]),
    ),
  };

  /** What is declared from now on belongs to this file. */
  begin(file) {
    this.#file = file;
    this.#group = group('');
  }

  #eachable(declare) {
    const each = (rows) => (title, run) => {
      for (const one of rows) {
        const row = Array.isArray(one) ? one : [one];
        declare(titled(title, row), () => run(...row));
      }
    };
    return Object.assign((title, run) => declare(title, () => run({})), { each });
  }

  #test(title, run) {
    const name = [...groupsOf(this.#group).map((one) => one.name), title].filter(Boolean).join(' ');
    const alike = `${this.#file}#${name}`;
    let id = alike;
    for (let n = 2; this.tests.has(id); n++) id = `${alike} (${n})`;
    this.tests.set(id, { id, name, file: this.#file, run, group: this.#group });
  }

  #describe(name, inside) {
    this.#group = group(name, this.#group);
    inside();
    this.#group = this.#group.parent;
  }
}
