import { expect, fixture, html } from '@open-wc/testing';
import '../../src/elements/tv-room.ts';
import '../../src/embed/tour/tv-tour-door.ts';
import type { TvTour } from '../../src/embed/tour/tv-tour.ts';
import { button, deep } from '../helpers/shadow.ts';
import { waitUntil } from '../helpers/wait-until.ts';

async function open(): Promise<TvTour> {
  const room = await fixture(
    html`<tv-room theme="light">
      <tv-tour-door .open=${true} .lang=${'it'} .game=${'chrononauts'}></tv-tour-door>
    </tv-room>`,
  );
  const door = room.querySelector('tv-tour-door')!;
  await waitUntil(() => door.shadowRoot!.querySelector('tv-tour')?.shadowRoot?.querySelector('chrononauts-board'));
  return door.shadowRoot!.querySelector('tv-tour')!;
}

const title = (el: TvTour): string => el.shadowRoot!.querySelector('h2')!.textContent;
const reads = async (el: TvTour, text: string): Promise<void> => waitUntil(() => title(el) === text, text);
const offers = (el: TvTour, words: string): Promise<void> =>
  waitUntil(
    () => deep(el).some((one) => one instanceof HTMLButtonElement && !one.disabled && one.textContent.includes(words)),
    words,
  );
async function tap(el: TvTour, words: string): Promise<void> {
  await offers(el, words);
  button(el, words).click();
}

describe('<tv-tour>', () => {
  it('is played on the real board by one’s own hand, from the first draw to the way home', async () => {
    const el = await open();
    await reads(el, 'La linea del tempo');
    await expect(el).to.be.accessible();
    for (const next of ['Qualcuno c’è già stato', 'Chi sei tu', 'Tocca a te']) {
      await tap(el, 'Avanti');
      await reads(el, next);
    }
    await tap(el, 'Pesca');
    await reads(el, 'Cambia la storia');
    await tap(el, 'Sventa l’attentato');
    await tap(el, 'Gioca su 1963');
    await reads(el, 'La finestra');
    await tap(el, 'Avanti');
    await reads(el, 'L’onda');
    await tap(el, 'Finisci il turno');
    await reads(el, 'Ora fermi tu');
    await tap(el, 'Promemoria');
    await tap(el, 'Sì, fermala');
    await reads(el, 'La toppa');
    await tap(el, 'Toppa 1968');
    await tap(el, 'Gioca su 1968');
    await reads(el, 'Tre modi di vincere');
    await tap(el, 'Torno a casa');
    await tap(el, 'Sì, davvero');
    await reads(el, 'Sei a casa');
    let closed = 0;
    el.addEventListener('tv-close', () => closed++);
    await tap(el, 'Chiudi');
    expect(closed).to.equal(1);
  });

  it('takes nothing but what the step is about, and does it for who asks', async () => {
    const el = await open();
    for (const next of ['Qualcuno c’è già stato', 'Chi sei tu', 'Tocca a te']) {
      await tap(el, 'Avanti');
      await reads(el, next);
    }
    await tap(el, 'Fallo per me');
    await reads(el, 'Cambia la storia');
    await tap(el, 'Toppa 1968');
    await tap(el, 'Scarta');
    expect(title(el)).to.equal('Cambia la storia');
    await waitUntil(() => el.shadowRoot!.querySelector('.rings i'), 'what the step is about is shown');
  });
});
