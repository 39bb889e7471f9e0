/** What a page asks of its device while a game runs. */
import { expect } from '@open-wc/testing';
import { Awake } from '../../src/embed/awake.ts';
import { people, viewOf } from './fake-table.ts';

const lobby = viewOf({ seats: people(2, 0) });
const running = viewOf({ phase: 'playing', play: { number: 1, view: null, awaits: [0] } });
const over = viewOf({
  phase: 'playing',
  play: { number: 1, view: null, awaits: [], outcome: { winners: [0], why: 'CN-115' } },
});

/** A device that writes down what it is asked. */
function device(asked: string[], grants = true): ConstructorParameters<typeof Awake>[0] {
  const request = async (): Promise<WakeLockSentinel> => {
    asked.push('on');
    if (!grants) throw new Error('low on power');
    return { release: async () => void asked.push('off') } as unknown as WakeLockSentinel;
  };
  const persist = async (): Promise<boolean> => {
    asked.push('keep');
    return grants;
  };
  return { wakeLock: { request }, storage: { persist } } as never;
}

const settled = (): Promise<void> => new Promise((done) => void setTimeout(done));

describe('a device for an evening', () => {
  it('leaves the screen on while a game runs, and no longer', async () => {
    const asked: string[] = [];
    const awake = new Awake(device(asked));
    awake.look(lobby);
    expect(asked).to.deep.equal([]);
    awake.look(running);
    awake.look(running);
    expect(asked).to.deep.equal(['on']);
    awake.look(over);
    await settled();
    expect(asked).to.deep.equal(['on', 'off']);
    awake.look(running);
    awake.stop();
    await settled();
    expect(asked).to.deep.equal(['on', 'off', 'on', 'off']);
  });

  it('asks again when the page is looked at again, as the browser has taken the screen from it', async () => {
    const asked: string[] = [];
    const awake = new Awake(device(asked));
    awake.look(running);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(asked).to.deep.equal(['on', 'on']);
    awake.stop();
    await settled();
    asked.length = 0;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(asked).to.deep.equal([]);
  });

  it('plays on where the screen, or the store, is refused or unknown to the browser', async () => {
    const asked: string[] = [];
    const awake = new Awake(device(asked, false));
    awake.look(running);
    expect(await awake.keep()).to.equal(false);
    awake.stop();
    const old = new Awake({});
    old.look(running);
    expect(await old.keep()).to.equal(false);
    old.stop();
  });

  it('tells that the seat may be forgotten where a browser clears what nobody visits, and it was asked for a seat in vain', async () => {
    const told = async (vendor: string, grants: boolean): Promise<boolean> => {
      const awake = new Awake({ ...device([], grants), vendor });
      expect(awake.forgets).to.equal(false);
      await awake.keep();
      return awake.forgets;
    };
    expect(await told('Apple Computer, Inc.', false)).to.equal(true);
    expect(await told('Apple Computer, Inc.', true)).to.equal(false);
    expect(await told('Google Inc.', false)).to.equal(false);
  });

  it('asks once for a store that stays', async () => {
    const asked: string[] = [];
    const awake = new Awake(device(asked));
    expect([await awake.keep(), await awake.keep()]).to.deep.equal([true, true]);
    expect(asked).to.deep.equal(['keep']);
  });
});
