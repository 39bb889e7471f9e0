/** Which of a device's tabs acts, by the locks and messages of a real browser. */
import { expect } from '@open-wc/testing';
import { type PrimaryTab, primaryTab } from '../../../src/embed/adapters/primary.ts';

let number = 0;
const fresh = (): string => `test-${Date.now()}-${number++}`;

describe('tabs of a device', () => {
  /** What has happened, in order; waited for by what it should be. */
  const happened: string[] = [];
  let look: (() => void) | undefined;
  const note = (what: string): void => {
    happened.push(what);
    look?.();
  };
  const until = (...what: readonly string[]): Promise<void> =>
    new Promise((resolve) => {
      look = () => what.every((one) => happened.includes(one)) && resolve();
      look();
    });
  const open = (room: string, name: string): PrimaryTab => {
    const tab = primaryTab(room);
    const wait = (): void =>
      void tab
        .primary(async () => {
          note(`${name} steps back`);
          await Promise.resolve();
          wait();
        })
        .then(() => note(`${name} acts`));
    wait();
    return tab;
  };
  beforeEach(() => happened.splice(0));

  it('[I27] the second acts when the first is gone', async () => {
    const room = fresh();
    const one = open(room, 'one');
    await until('one acts');
    const two = open(room, 'two');
    one.release();
    await until('two acts');
    expect(happened).to.deep.equal(['one acts', 'two acts']);
    two.release();
  });

  it('[I27] on request the acting one steps back first, and may ask in its turn', async () => {
    const room = fresh();
    const one = open(room, 'one');
    await until('one acts');
    const queued = open(room, 'queued');
    const two = open(room, 'two');
    two.takeHere();
    await until('two acts', 'one steps back');
    expect(happened.indexOf('one steps back')).to.be.lessThan(happened.indexOf('two acts'));
    expect(happened.at(-1)).to.equal('two acts');
    happened.splice(0);
    one.takeHere();
    await until('two steps back', 'one acts');
    expect(happened.at(-1)).to.equal('one acts');
    for (const tab of [one, two, queued]) tab.release();
  });

  it('[I27] one that never answers has it taken away', async () => {
    const room = fresh();
    // A tab that is asleep: it holds the lock and hears nothing.
    let lost = false;
    void navigator.locks
      .request(`tavolata-${room}`, () => {
        note('sleeper holds');
        return new Promise(() => undefined);
      })
      .catch(() => {
        lost = true;
      });
    await until('sleeper holds');
    const two = open(room, 'two');
    two.takeHere();
    await until('two acts');
    expect(lost).to.equal(true);
    two.release();
  });
});
