/** A browser that clears what it stores: it is said once, with a way to keep the seat. */
import { expect, fixture, nextFrame } from '@open-wc/testing';
import { html } from 'lit';
import { renderForgetful } from '../../../src/embed/people/forgetful.ts';
import { readSettings } from '../../../src/embed/settings.ts';
import type { Act } from '../../../src/embed/shell/acts.ts';
import { settingsAfter } from '../../../src/embed/shell/settings-acts.ts';
import { people, viewOf } from '../fake-table.ts';

describe('a browser that clears what it stores', () => {
  beforeEach(() => localStorage.clear());

  it('says so to who sits at the table with a hand, where it is so, until they have read it', async () => {
    const devices = { role: 'hand', list: [], requests: [], reclaims: [], erased: false } as const;
    const seated = viewOf({ seats: people(2, 0), devices });
    const drawn = (view = seated, forgets = true): Promise<HTMLElement> =>
      fixture<HTMLElement>(html`<div>${renderForgetful(view, forgets, 'it')}</div>`);
    const isSaid = async (...of: Parameters<typeof drawn>): Promise<boolean> =>
      (await drawn(...of)).querySelector('p') !== null;
    expect(await isSaid(seated, false)).to.equal(false);
    expect(await isSaid(viewOf({ seats: people(2), devices }))).to.equal(false);
    expect(await isSaid({ ...seated, devices: { ...devices, role: 'table' } })).to.equal(false);
    const strip = await drawn();
    expect(strip.querySelector('p')?.textContent).to.contain('può dimenticare il tuo posto');
    const acts: Act[] = [];
    strip.addEventListener('tv-act', (event) => acts.push(event.what));
    for (const button of strip.querySelectorAll('button')) button.click();
    await nextFrame();
    expect(acts.map(({ act }) => act)).to.deep.equal(['settings', 'recovery']);
    // Either is kept on this device, and the shell says no more that the browser forgets.
    for (const act of acts) {
      localStorage.clear();
      expect(settingsAfter(act, '')).to.deep.include({ forgets: 'read' });
      expect(readSettings()).to.deep.include({ forgets: 'read' });
    }
  });
});
