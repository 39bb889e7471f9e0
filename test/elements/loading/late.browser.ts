/** A part of the page on a line that drops: it comes in the end, and that it is missing is told. What a real browser remembers of a failed import: `test/e2e/evenings/late-parts.test.ts`. */
import { expect } from '@open-wc/testing';
import { late } from '../../../src/elements/loading/late.ts';
import { missing, watchMissing } from '../../../src/elements/loading/missing.ts';

const real = globalThis.fetch;
/** An import as the bundler writes it. */
const importing = <T>(file: string, load: () => Promise<T>): (() => Promise<T>) =>
  Object.assign(load, { toString: () => `()=>import(\`./${file}\`)` });
const fileOf = (asked: RequestInfo | URL): string => new URL(asked as string).pathname.split('/').pop()!;

describe('late', () => {
  afterEach(() => {
    globalThis.fetch = real;
  });

  /** Answers with what stands there; a number is how often the line drops before. */
  function line(files: Readonly<Record<string, string>>, drops: Record<string, number> = {}): string[] {
    const asked: string[] = [];
    globalThis.fetch = (address): Promise<Response> => {
      const file = fileOf(address);
      asked.push(file);
      if ((drops[file] ?? 0) > 0) {
        drops[file] = drops[file]! - 1;
        return Promise.reject(new TypeError('Failed to fetch'));
      }
      return Promise.resolve(file in files ? new Response(files[file]) : new Response('', { status: 404 }));
    };
    return asked;
  }

  it('imports nothing before all that it needs is there, and asks again for what a dropped line held back', async () => {
    const asked = line({ 'a.js': 'import{x}from"./b.js";', 'b.js': 'import"./a.js"' }, { 'b.js': 1 });
    let imports = 0;
    const load = importing('a.js', () => Promise.resolve(++imports));
    expect(await late(load)).to.equal(1);
    expect(asked.slice(0, 3)).to.deep.equal(['a.js', 'b.js', 'a.js']);
    expect(imports).to.equal(1);
    // What is there isn't fetched twice.
    const before = asked.length;
    await late(load);
    expect(asked.length).to.equal(before);
  });

  it('asks once for what several parts need', async () => {
    const asked = line({ 'f.js': 'import"./h.js"', 'g.js': 'import"./h.js"', 'h.js': '' });
    await Promise.all(['f.js', 'g.js'].map((file) => late(importing(file, () => Promise.resolve()))));
    expect(asked.filter((file) => file === 'h.js')).to.have.length(1);
  });

  it('tells that something is missing from the second failure on, until it is there', async () => {
    line({ 'c.js': '' }, { 'c.js': 2 });
    const told: number[] = [];
    const unwatch = watchMissing(() => told.push(missing().any));
    await late(importing('c.js', () => Promise.resolve()));
    unwatch();
    expect(told).to.deep.equal([1, 0]);
  });

  it('leaves to the import what isn’t there any more, and what is wrong in itself', async () => {
    line({ 'wrong.js': '' });
    const failing = (file: string): Promise<unknown> =>
      late(importing(file, () => Promise.reject(new Error(file)))).catch((error: Error) => error.message);
    expect(await failing('gone.js')).to.equal('gone.js');
    expect(await failing('wrong.js')).to.equal('wrong.js');
    expect(missing()).to.deep.equal({ any: 0, wanted: 0 });
  });

  it('imports at once where a page’s policy lets it fetch nothing', async () => {
    let asked = 0;
    globalThis.fetch = (): Promise<Response> => {
      asked++;
      document.dispatchEvent(
        new SecurityPolicyViolationEvent('securitypolicyviolation', {
          effectiveDirective: 'connect-src',
          blockedURI: 'https://table.example/chunks/d.js',
          documentURI: location.href,
          violatedDirective: 'connect-src',
          originalPolicy: '',
          disposition: 'enforce',
          statusCode: 200,
        }),
      );
      return Promise.reject(new TypeError('Failed to fetch'));
    };
    expect(await late(importing('d.js', () => Promise.resolve('d')))).to.equal('d');
    expect(await late(importing('e.js', () => Promise.resolve('e')))).to.equal('e');
    expect(asked).to.equal(1);
  });
});
