/** In the menu: how loud, and which sounds; kept on this device. */
import { expect, nextFrame } from '@open-wc/testing';
import { readSettings } from '../../../src/embed/settings.ts';
import { accessible } from '../../helpers/accessible.ts';
import { waitUntil } from '../../helpers/wait-until.ts';
import { FakeTable, people, viewOf } from '../fake-table.ts';
import { opened } from '../opened.ts';

const within = (el: Element, ...path: readonly string[]): HTMLElement =>
  path.reduce<Element>((at, next) => at.shadowRoot!.querySelector(next)!, el) as HTMLElement;

describe('sounds in the menu', () => {
  beforeEach(() => localStorage.clear());

  it('each kind is turned off by itself, the volume is chosen, and a device keeps both', async () => {
    const el = await opened(new FakeTable(viewOf({ seats: people(3, 0) })));
    const bar = within(el, 'tv-bar');
    within(bar, '.menu-button').click();
    await nextFrame();
    await waitUntil(() => within(bar, '.sounds'));
    const choice = within(bar, '.sounds') as HTMLDetailsElement;
    choice.open = true;
    await accessible(el);
    const dice = [...choice.querySelectorAll('label')].find(({ textContent }) => textContent.includes('dadi'))!;
    dice.querySelector('input')!.click();
    await nextFrame();
    const loud = choice.querySelector<HTMLInputElement>('input[type="range"]')!;
    loud.value = '0';
    loud.dispatchEvent(new Event('change', { bubbles: true }));
    await nextFrame();
    expect(readSettings()).to.deep.include({ mute: ['dice'], volume: 0 });
    dice.querySelector('input')!.click();
    await nextFrame();
    expect(readSettings().mute).to.equal(undefined);
  });

  it('what another version of the page has kept is read as a stranger’s', () => {
    localStorage.setItem('tavolata/settings', '{"volume": "loud", "mute": ["bells", "card"]}');
    expect(readSettings()).to.deep.equal({ mute: ['card'] });
    localStorage.setItem('tavolata/settings', '{"volume": 99, "mute": "all"}');
    expect(readSettings()).to.deep.equal({});
  });
});
