/** The menu of the first page: it shows what is chosen on this device, as a table's menu does. */
import { expect, fixture, html } from '@open-wc/testing';
import '../../src/app/tavolata-app.ts';
import type { TavolataApp } from '../../src/app/tavolata-app.ts';
import { waitUntil } from '../helpers/wait-until.ts';

describe('the menu of the first page', () => {
  beforeEach(() => localStorage.clear());

  it('shows fingers on the table as on until somebody turns them off, and how loud the sounds are', async () => {
    localStorage.setItem('tavolata/settings', JSON.stringify({ lang: 'it', volume: 0, mute: ['dice'] }));
    const el = await fixture<TavolataApp>(html`<tavolata-app></tavolata-app>`);
    await waitUntil(() => el.shadowRoot!.querySelector('app-landing'));
    const bar = el.shadowRoot!.querySelector('tv-bar')!.shadowRoot!;
    bar.querySelector<HTMLElement>('.menu-button')!.click();
    await waitUntil(() => bar.querySelector('.sounds'));
    const isOn = (label: string): boolean =>
      [...bar.querySelectorAll('.switch')]
        .find(({ textContent }) => textContent.includes(label))!
        .querySelector('input')!.checked;
    expect(isOn('Dita sul tavolo')).to.equal(true);
    expect([isOn('I dadi'), isOn('Le carte')]).to.deep.equal([false, true]);
    expect(bar.querySelector<HTMLInputElement>('[type=range]')!.value).to.equal('0');
  });

  it('has its button at the edge of a frame of 320 px too', async () => {
    const el = await fixture<TavolataApp>(html`<tavolata-app style="display:block;width:320px"></tavolata-app>`);
    await waitUntil(() => el.shadowRoot!.querySelector('app-landing'));
    const button = el.shadowRoot!.querySelector('tv-bar')!.shadowRoot!.querySelector('.menu-button')!;
    expect(el.getBoundingClientRect().right - button.getBoundingClientRect().right).to.be.within(0, 12);
  });
});
