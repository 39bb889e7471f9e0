/** The line under the headline: what came about, how long it is shown, and what is said of it. */
import { expect, fixture, html } from '@open-wc/testing';
import '../../src/elements/tv-news.ts';
import '../../src/elements/tv-status.ts';
import type { TvStatus } from '../../src/elements/tv-status.ts';
import type { NewsItem, TvNews } from '../../src/elements/tv-news.ts';
import { accessible } from '../helpers/accessible.ts';
import { waitUntil } from '../helpers/wait-until.ts';

describe('<tv-news>', () => {
  it('has place for two lines on a phone, so that what lies below is not covered', async () => {
    const phone = await fixture(
      html`<div style="container: board / size; width: 390px; height: 760px">
        <tv-status headline="Ognuno prende una carta"><tv-news lasts-ms="60000">0 su 4</tv-news></tv-status>
      </div>`,
    );
    const status = phone.querySelector('tv-status')!;
    const news = phone.querySelector('tv-news')!;
    const { bottom } = status.getBoundingClientRect();
    news.news = [{ number: 1, says: 'Beatrice (Mirella Sottoripa) arriva a 7: successo critico, e poi altro' }];
    await news.updateComplete;
    const told = news.shadowRoot!.querySelector('.told')!.getBoundingClientRect();
    expect(told.height).to.be.greaterThan(36);
    expect(told.bottom).to.be.at.most(status.getBoundingClientRect().bottom);
    expect(status.getBoundingClientRect().bottom).to.equal(bottom);
  });

  it('covers little more than the edge of the cloth where a small phone has room for half of it', async () => {
    const phone = await fixture(
      html`<div style="container: board / size; width: 360px; height: 590px">
        <tv-status headline="Tocca a Dino" .plates=${[0]}
          ><tv-news lasts-ms="60000">Guarda la storia: tra poco tocca a te</tv-news
          ><span slot="end" style="width: 54px; height: 42px"></span
        ></tv-status>
      </div>`,
    );
    const news = phone.querySelector('tv-news')!;
    news.news = [
      { number: 1, says: '1914: Sarajevo: il corteo cambia strada. Si gira un’altra carta. Paradossi aperti: 1.' },
    ];
    await news.updateComplete;
    const told = news.shadowRoot!.querySelector<HTMLElement>('.told')!;
    expect(told.getBoundingClientRect().bottom - news.getBoundingClientRect().bottom).to.be.at.most(12);
    expect(told.scrollHeight).to.be.at.most(told.clientHeight);
  });

  it('cuts nothing of a long outcome, and lies over what stands below for that time', async () => {
    const half = await fixture(
      html`<div style="container: board / size; width: 500px; height: 370px">
        <tv-status headline="Tocca a Giulia"><tv-news lasts-ms="60000">Pesca</tv-news></tv-status>
        <div style="position: relative; height: 200px; background: green"></div>
      </div>`,
    );
    const news = half.querySelector('tv-news')!;
    const says =
      '1936: Hitler ucciso ai Giochi di Berlino. Si girano altre 4 carte e cadono 2 toppe. Paradossi aperti: 11.';
    news.news = [{ number: 1, says }];
    await news.updateComplete;
    const told = news.shadowRoot!.querySelector<HTMLElement>('.told')!;
    expect(told.scrollHeight).to.be.at.most(told.clientHeight);
    told.style.pointerEvents = 'auto';
    const { left, bottom } = told.getBoundingClientRect();
    expect(bottom).to.be.greaterThan(half.lastElementChild!.getBoundingClientRect().top);
    expect(document.elementFromPoint(left + 20, bottom - 3) === half.lastElementChild).to.equal(false);
  });

  const item = (number: number): NewsItem => ({ number, says: `La ${number}: passante.` });
  const shown = (line: TvNews): string => line.shadowRoot!.querySelector('.told')?.textContent ?? '';
  const said = (line: TvNews): string =>
    [...line.closest('tv-status')!.shadowRoot!.querySelectorAll('[aria-live]')]
      .map((region) => region.textContent)
      .join('');
  const line = async (news: readonly NewsItem[], lastsMs = 60_000): Promise<TvNews> => {
    const status = await fixture<TvStatus>(
      html`<tv-status><tv-news .news=${news} lasts-ms=${lastsMs}>Resta un tentativo</tv-news></tv-status>`,
    );
    return status.querySelector('tv-news')!;
  };

  it('tells what is new, not what was there when it was drawn first', async () => {
    const el = await line([item(1), item(2)]);
    expect(shown(el)).to.equal('');
    el.news = [item(2), item(3)];
    await el.updateComplete;
    expect(shown(el)).to.equal('La 3: passante.');
    await waitUntil(() => said(el) !== '');
    expect(said(el)).to.equal('La 3: passante.');
    await accessible(el);
  });

  it('of several at once shows the newest and says all, in their order; what is seen anyway is only said', async () => {
    const el = await line([]);
    el.news = [item(3), item(1), item(2), { number: 4, says: 'Tempo', isSeen: true }];
    await el.updateComplete;
    expect(shown(el)).to.equal('La 3: passante.');
    await waitUntil(() => said(el) !== '');
    expect(said(el)).to.equal('La 1: passante. La 2: passante. La 3: passante. Tempo.');
  });

  it('goes on in the language that the reader has chosen meanwhile', async () => {
    const el = await line([]);
    el.news = [item(1)];
    await el.updateComplete;
    el.news = [{ number: 1, says: '1: bystander.' }];
    await el.updateComplete;
    expect(shown(el)).to.equal('1: bystander.');
  });

  it('of the past shows each step and says none; coming back is no news', async () => {
    const el = await line([item(1), item(2), item(3)]);
    const status = el.closest('tv-status')!;
    const show = async (news: readonly NewsItem[], past: boolean): Promise<void> => {
      Object.assign(el, { news, past });
      status.past = past;
      await el.updateComplete;
    };
    await show([item(1)], true);
    await show([item(1), item(2)], true);
    expect(shown(el)).to.equal('La 2: passante.');
    await show([item(1), item(2), item(3)], false);
    expect(shown(el), 'nothing of what came meanwhile').not.to.equal('La 3: passante.');
    await show([item(3), item(4)], false);
    await waitUntil(() => said(el) !== '');
    expect(said(el)).to.equal('La 4: passante.');
  });

  it('gives the place back, and is as high with an outcome as without', async () => {
    const el = await line([], 1);
    const { height } = el.getBoundingClientRect();
    el.news = [{ number: 1, says: 'Una frase più lunga della riga che c’era, e di molto '.repeat(9) }];
    await el.updateComplete;
    expect(shown(el)).not.to.equal('');
    expect(el.getBoundingClientRect().height).to.equal(height);
    await waitUntil(() => shown(el) === '');
    expect(getComputedStyle(el.shadowRoot!.querySelector('slot')!.parentElement!).visibility).to.equal('visible');
  });
});
