import { expect } from '@open-wc/testing';
import { watchStalls } from '../../../src/embed/adapters/stalls.ts';

it('a page whose thread stood still tells from when to when', async () => {
  const told: (readonly [number, number])[] = [];
  const first = new Promise<void>((done) => {
    const stop = watchStalls((fromMs, toMs) => {
      told.push([fromMs, toMs]);
      stop();
      done();
    });
  });
  const began = performance.now();
  while (performance.now() < began + 4_100);
  const ended = performance.now();
  await first;
  const [from, to] = told[0]!;
  expect(from).to.be.at.most(began);
  expect(to).to.be.at.least(ended);
});
