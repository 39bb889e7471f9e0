/** What a table shows only when it is asked for is fetched then, or when there is nothing else to do. */
import { expect } from '@open-wc/testing';
import { LateParts } from '../../src/embed/late-parts.ts';

describe('parts that are fetched late', () => {
  it('are fetched when one is asked for, once, and told; another table of the page has them at once', async () => {
    let told = 0;
    const ports = { changed: () => void told++, failed: (error: unknown) => expect.fail(String(error)) };
    const late = new LateParts(ports);
    expect(late.of(false)).to.equal(undefined);
    expect(late.settled).to.equal(undefined);
    expect(late.of(true)).to.equal(undefined);
    const first = late.settled;
    expect(late.of(true)).to.equal(undefined);
    expect(late.settled).to.equal(first);
    await first;
    expect(told).to.equal(1);
    expect(late.of(true)?.renderWindows).to.be.a('function');
    expect(late.settled).to.equal(undefined);
    expect(new LateParts(ports).of(false)?.renderWindows).to.be.a('function');
  });
});
