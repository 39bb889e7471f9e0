import { expect, fixture, html } from '@open-wc/testing';
import '../../src/elements/tv-room.ts';
import '../../src/embed/tour/tv-tour-door.ts';
import type { TvTour } from '../../src/embed/tour/tv-tour.ts';
import { questionStood } from '../helpers/question-stood.ts';
import { button, deep } from '../helpers/shadow.ts';
import { waitUntil } from '../helpers/wait-until.ts';
import { accessible } from '../helpers/accessible.ts';

async function open(game = 'chrononauts'): Promise<TvTour> {
  const room = await fixture(
    html`<tv-room theme="light">
      <tv-tour-door .open=${true} .lang=${'it'} .game=${game}></tv-tour-door>
    </tv-room>`,
  );
  const door = room.querySelector('tv-tour-door')!;
  await waitUntil(() => door.shadowRoot!.querySelector('tv-tour')?.shadowRoot?.querySelector(`${game}-board`));
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
  questionStood();
  button(el, words).click();
}

/** Taps a picture until the board takes it: while a card turns it takes none. */
async function pick(el: TvTour, picture: number): Promise<void> {
  const cell = (): HTMLElement => deep(el).find((one) => one.matches(`[data-cell="${picture - 1}"]`)) as HTMLElement;
  await waitUntil(
    () => deep(el).some((one) => one.matches('.cell.open')) && !deep(el).some((one) => one.matches('.turning')),
  );
  cell().click();
}

describe('<tv-tour>', () => {
  it('is played on the real board by one’s own hand, from the first draw to the way home', async () => {
    const el = await open();
    await reads(el, 'La linea del tempo');
    await accessible(el);
    for (const next of ['Qualcuno c’è già stato', 'Chi sei tu', 'Tocca a te']) {
      await tap(el, 'Avanti');
      await reads(el, next);
    }
    await tap(el, 'Pesca');
    await reads(el, 'Cambia la storia');
    await tap(el, 'Una vita salvata');
    await tap(el, 'Gioca sul 1963');
    await reads(el, 'La finestra');
    await tap(el, 'Avanti');
    await reads(el, 'L’onda');
    await tap(el, 'Finisci il turno');
    await reads(el, 'Ora la fermi tu');
    await tap(el, 'Biglietto');
    await reads(el, 'La toppa');
    await tap(el, 'Toppa 1968');
    await tap(el, 'Gioca sul 1968');
    await reads(el, 'Tre modi di vincere');
    await tap(el, 'Torno a casa');
    questionStood();
    await tap(el, 'Sì, davvero');
    await reads(el, 'Sei a casa');
    let closed = 0;
    el.addEventListener('tv-close', () => closed++);
    await tap(el, 'Chiudi');
    expect(closed).to.equal(1);
  });

  it('tells that it has opened, or that it couldn’t be had', async () => {
    const door = document.createElement('tv-tour-door');
    const told: string[] = [];
    door.addEventListener('tv-act', ({ what }) => told.push(what.act));
    door.addEventListener('tv-close', () => (door.open = false));
    door.game = 'chrononauts';
    const { bring } = door;
    door.bring = () => Promise.reject(new Error('no such file'));
    door.open = true;
    const place = await fixture(html`<div>${door}</div>`);
    await waitUntil(() => told.length > 0);
    expect([told, door.open]).to.deep.equal([['part-missing'], false]);
    door.bring = bring;
    door.open = true;
    await waitUntil(() => told.length > 1);
    expect([told, place.contains(door)]).to.deep.equal([['part-missing', 'toured'], true]);
  });

  it('leads a keyboard from step to step, and back to where it came from', async () => {
    const from = await fixture<HTMLButtonElement>(html`<button>from</button>`);
    from.focus();
    const el = await open();
    for (const next of ['Qualcuno c’è già stato', 'Chi sei tu', 'Tocca a te']) {
      await tap(el, 'Avanti');
      await reads(el, next);
    }
    await offers(el, 'Pesca');
    button(el, 'Pesca').focus();
    await tap(el, 'Pesca');
    await reads(el, 'Cambia la storia');
    await waitUntil(() => el.shadowRoot!.activeElement?.matches('.said'), 'the next step has the focus');
    el.remove();
    expect(document.activeElement).to.equal(from);
  });

  it('of Codenames: four pictures by two clues, a stop, and the key for all to see', async () => {
    const el = await open('codenames');
    await reads(el, 'Venti figure, due squadre');
    await accessible(el);
    for (const next of ['Chi è già stato trovato', 'Chi conosce la chiave', 'L’indizio', 'Tocca a te indovinare']) {
      await tap(el, 'Avanti');
      await reads(el, next);
    }
    await pick(el, 16);
    expect(title(el)).to.equal('Tocca a te indovinare');
    await pick(el, 4);
    await tap(el, 'Scopri la 4');
    await reads(el, 'È dei nostri');
    await pick(el, 16);
    await tap(el, 'Scopri la 16');
    await reads(el, 'Uno in più');
    await tap(el, 'Basta');
    await reads(el, 'Il turno dei Blu');
    await tap(el, 'Avanti');
    for (const [picture, next] of [
      [1, 'L’ultima'],
      [6, 'Avete vinto'],
    ] as const) {
      await pick(el, picture);
      await tap(el, `Scopri la ${picture}`);
      await reads(el, next);
    }
    await waitUntil(() => deep(el).some((one) => one.textContent?.includes('La chiave è stata riaperta')));
  });

  it('of Memento Mori: one scene, from envy over the Trickster to the last word', async () => {
    const el = await open('memento');
    const choose = async (trait: string): Promise<void> => {
      const option = (): HTMLElement | undefined =>
        deep(el).find((one) => one.matches('label') && one.textContent?.includes(trait)) as HTMLElement | undefined;
      await waitUntil(option, trait);
      option()!.click();
    };
    await reads(el, 'Una storia che finirà male');
    await accessible(el);
    for (const next of ['Chi sei tu', 'La Lanterna', 'Tocca a te: che cosa invidi?']) {
      await tap(el, 'Avanti');
      await reads(el, next);
      await waitUntil(() => el.shadowRoot!.querySelector('.rings i'), `${next} rings something`);
    }
    await choose('Legge il cielo');
    await tap(el, 'Invidio «');
    await reads(el, 'I dadi, dal più alto');
    await tap(el, 'Avanti');
    await choose('Ride anche');
    await tap(el, 'Rinuncio e rilancio');
    questionStood();
    await tap(el, 'Sì, rinuncio');
    await reads(el, 'Un nove');
    await tap(el, 'Avanti');
    await reads(el, 'Hai la parola');
    await tap(el, 'Avanti');
    await tap(el, 'Chiudo la scena');
    questionStood();
    await tap(el, 'Sì, la scena è finita');
    await reads(el, 'Poi tocca a Bruno');
    await tap(el, 'Avanti');
    await reads(el, 'La X');
    await waitUntil(() => el.shadowRoot!.querySelector('.rings i'), 'the X is ringed');
  });

  it('takes nothing but what the step is about, and does it for whoever asks', async () => {
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
