/** In the menu: how this person reads what only they may see; kept on this device. */
import { expect, nextFrame } from '@open-wc/testing';
import { readByTap, readsByTap } from '../../src/elements/reading.ts';
import { readSettings } from '../../src/embed/settings.ts';
import { FakeTable, people, viewOf } from './fake-table.ts';
import { opened } from './opened.ts';

describe('reading by a tap', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => readByTap(false));

  it('is turned on and off in the menu, and is so again when the device comes back', async () => {
    const open = (): ReturnType<typeof opened> => opened(new FakeTable(viewOf({ seats: people(3, 0) })));
    const el = await open();
    const bar = el.shadowRoot!.querySelector('tv-bar')!.shadowRoot!;
    bar.querySelector<HTMLElement>('.menu-button')!.click();
    await nextFrame();
    const turn = (): void =>
      [...bar.querySelectorAll('.switch')]
        .find(({ textContent }) => textContent.includes('Leggere con un tocco'))!
        .querySelector('input')!
        .click();
    turn();
    await nextFrame();
    expect([readsByTap(), readSettings().reading]).to.deep.equal([true, 'tap']);
    readByTap(false);
    await open();
    expect(readsByTap()).to.equal(true);
    turn();
    await nextFrame();
    expect([readsByTap(), readSettings().reading]).to.deep.equal([false, 'hold']);
  });
});
