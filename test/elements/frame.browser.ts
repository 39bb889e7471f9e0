/** Where a board's parts stand at each size, and the outcome line under the headline. */
import { expect, fixture, html } from '@open-wc/testing';
import { css, LitElement, type TemplateResult } from 'lit';
import { boardFrame } from '../../src/elements/frame/board-frame.ts';
import '../../src/elements/frame/tv-board-frame.ts';
import { toldMeanwhile } from '../../src/elements/meanwhile.ts';
import '../../src/elements/tv-news.ts';
import '../../src/elements/tv-room.ts';
import '../../src/elements/tv-status.ts';
import type { TvStatus } from '../../src/elements/tv-status.ts';
import type { NewsItem, TvNews } from '../../src/elements/tv-news.ts';
import { accessible } from '../helpers/accessible.ts';
import { linesOf } from '../helpers/lines-of.ts';
import { waitUntil } from '../helpers/wait-until.ts';

/** As a board would: its host is the size container, its parts are slotted. */
class FramedBoard extends LitElement {
  static override properties = { without: {}, own: {} };
  static override styles = [
    boardFrame,
    css`
      .part {
        height: 100%;
        min-height: 30px;
      }
      [slot='window'] {
        height: 120px;
        flex: none;
      }
      [slot='own'] {
        height: 80px;
      }
    `,
  ];
  declare without: string;
  declare own: 'beside' | 'across';

  override render(): TemplateResult {
    const rest = ['window', 'rail', 'own'].filter((zone) => zone !== this.without);
    return html`<tv-board-frame .own=${this.own ?? 'beside'}>
      <tv-status slot="status" headline="Tocca a Giulia">una riga sotto</tv-status>
      <div class="part cloth">tovaglia</div>
      ${rest.map((zone) => html`<div class="part ${zone}" slot=${zone}>${zone}</div>`)}
    </tv-board-frame>`;
  }
}
customElements.define('framed-board', FramedBoard);

type Boxes = Readonly<Record<'status' | 'cloth' | 'window' | 'rail' | 'own' | 'host', DOMRect>>;

async function framed(width: number, height: number, without = '', own = 'beside'): Promise<FramedBoard> {
  const room = await fixture(
    html`<tv-room style="display:block;min-height:0;width:${width}px;height:${height}px"
      ><framed-board without=${without} own=${own}></framed-board
    ></tv-room>`,
  );
  const board = room.querySelector<FramedBoard>('framed-board')!;
  await board.updateComplete;
  const frame = board.renderRoot.querySelector('tv-board-frame')!;
  await frame.updateComplete;
  await new Promise(requestAnimationFrame);
  return board;
}

function boxes(board: FramedBoard): Boxes {
  const at = (selector: string): DOMRect =>
    board.renderRoot.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  return {
    status: at('tv-status'),
    cloth: at('.cloth'),
    window: at('.window'),
    rail: at('.rail'),
    own: at('.own'),
    host: board.getBoundingClientRect(),
  };
}

const isInside = (inner: DOMRect, outer: DOMRect): boolean =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;

describe('<tv-board-frame>', () => {
  for (const [width, height] of [
    [1440, 848],
    [1366, 598],
    [720, 416],
  ] as const) {
    it(`${width} × ${height}: the cloth, a column beside it, the own zone below; nothing is cut off`, async () => {
      const at = boxes(await framed(width, height));
      expect(at.window.left).to.be.greaterThan(at.cloth.right);
      expect(at.rail.top).to.be.at.least(at.window.bottom);
      expect(at.own.top).to.be.at.least(at.cloth.bottom);
      expect(at.own.right).to.be.lessThan(at.window.left);
      expect(at.cloth.width).to.be.greaterThan(width * 0.6);
      for (const name of ['status', 'cloth', 'window', 'rail', 'own'] as const)
        expect(isInside(at[name], at.host), name).to.equal(true);
    });
  }

  it('lets the ring of the window be drawn over the status line, but on a phone, where all scrolls below it', async () => {
    for (const [width, height, over] of [
      [1440, 840, true],
      [720, 400, true],
      [390, 780, false],
    ] as const) {
      const board = await framed(width, height);
      const style = getComputedStyle(board.renderRoot.querySelector('tv-status')!);
      expect([style.position, style.zIndex === 'auto'], `${width}`).to.deep.equal([over ? 'static' : 'sticky', over]);
    }
  });

  it('a long word in a zone makes no board wider than its place', async () => {
    for (const [width, height] of [
      [390, 780],
      [720, 416],
    ] as const) {
      const board = await framed(width, height);
      const rail = board.renderRoot.querySelector<HTMLElement>('.rail')!;
      Object.assign(rail.style, { whiteSpace: 'nowrap', fontSize: '40px' });
      rail.textContent = 'PRECIPITEVOLISSIMEVOLMENTE';
      const at = boxes(board);
      for (const name of ['status', 'cloth', 'rail'] as const)
        expect(at[name].right, `${name} at ${width}`).to.be.at.most(at.host.right);
    }
  });

  it('on a phone the headline of a whole team breaks no sooner than there is no room', async () => {
    const board = await framed(390, 780);
    const status = board.renderRoot.querySelector<TvStatus>('tv-status')!;
    status.headline = 'Blu, scegliete una figura';
    status.plates = [1];
    await status.updateComplete;
    const { height } = status.getBoundingClientRect();
    status.plates = [1, 2, 3];
    await status.updateComplete;
    expect(status.getBoundingClientRect().height).to.equal(height);
  });

  it('the ring of a headline that has the focus covers nothing of the line below it', async () => {
    for (const [width, height] of [
      [1440, 840],
      [720, 400],
      [390, 780],
    ] as const) {
      const status = (await framed(width, height)).renderRoot.querySelector<TvStatus>('tv-status')!;
      const head = status.renderRoot.querySelector('h2')!;
      status.focus();
      const { outlineWidth, outlineOffset, boxShadow } = getComputedStyle(head);
      const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
      expect(reach, 'there is a ring').to.be.at.least(3);
      expect(Number(/([\d.]+)px$/u.exec(boxShadow)?.[1]), 'its glow').to.be.at.most(5);
      const second = status.renderRoot.querySelector('.second')!;
      const { fontSize, lineHeight, position } = getComputedStyle(second);
      expect(position, 'drawn over the glow').to.equal('relative');
      // Letters stand in the middle of their line.
      const letters =
        second.getBoundingClientRect().top + (Number.parseFloat(lineHeight) - Number.parseFloat(fontSize)) / 2;
      expect(head.getBoundingClientRect().bottom + reach, `${width} px`).to.be.at.most(letters + 1);
    }
  });

  for (const width of [390, 360])
    it(`a headline that takes two lines moves no board of ${width} px`, async () => {
      const board = await framed(width, 780);
      const status = board.renderRoot.querySelector<TvStatus>('tv-status')!;
      status.plates = [1];
      await status.updateComplete;
      const { top } = boxes(board).cloth;
      status.innerHTML = '<div>Attacco a Bartolomeo: <br />l’Oscurità tira un dado in più</div>';
      status.headline = 'Bartolomeo affronta l’Oscurità con gli altri';
      await status.updateComplete;
      const head = status.renderRoot.querySelector('h2')!;
      expect(linesOf(head)).to.equal(2);
      expect(boxes(board).cloth.top).to.equal(top);
      status.headline = 'Tocca a te';
      await status.updateComplete;
      expect(Number.parseFloat(getComputedStyle(head).fontSize), 'a short one is as large as before').to.equal(21);
    });

  for (const width of [390, 360])
    it(`a headline that would take three lines beside a clock moves no board of ${width} px`, async () => {
      const board = await framed(width, 780);
      const status = board.renderRoot.querySelector<TvStatus>('tv-status')!;
      status.innerHTML =
        '<div>due parole che vanno fino alla seconda riga</div><i slot="end" style="flex:none;width:60px">0:20</i>';
      status.plates = [1, 2];
      await status.updateComplete;
      const { top } = boxes(board).cloth;
      status.headline = 'Massimiliano, Bartolomeo e Guendalina, scegliete una figura';
      await status.updateComplete;
      expect(linesOf(status.renderRoot.querySelector('h2')!)).to.be.above(1);
      expect(boxes(board).cloth.top).to.equal(top);
    });

  it('acts at the end of the headline go below it on the narrowest of phones, where they would leave it a letter a line', async () => {
    const board = await framed(320, 640);
    const status = board.renderRoot.querySelector<TvStatus>('tv-status')!;
    status.innerHTML = 'Niente turni<i slot="end" style="flex:none;width:250px;height:44px"></i>';
    status.headline = 'Tavolo libero: fate voi';
    await status.updateComplete;
    expect(linesOf(status.renderRoot.querySelector('h2')!)).to.equal(1);
    expect(boxes(board).status.right).to.be.at.most(boxes(board).host.right);
  });

  it('across: the own zone reaches under the column', async () => {
    const at = boxes(await framed(1440, 848, '', 'across'));
    expect(at.own.right).to.be.closeTo(at.rail.right, 1);
    expect(at.rail.bottom).to.be.at.most(at.own.top);
  });

  it('an upright tablet: the cloth above, window and rail side by side below it', async () => {
    const at = boxes(await framed(820, 1128));
    expect(at.window.top).to.be.greaterThan(at.cloth.bottom);
    expect(at.rail.left).to.be.greaterThan(at.window.right);
    expect(at.own.top).to.be.greaterThan(at.window.bottom);
    expect(isInside(at.own, at.host)).to.equal(true);
  });

  it('a phone: what this person owes stays at the bottom and the headline above, however far one scrolls', async () => {
    const board = await framed(390, 600);
    const frame = board.renderRoot.querySelector('tv-board-frame')!;
    board.renderRoot.querySelector<HTMLElement>('.cloth')!.style.height = '900px';
    for (const top of [0, 300, 2_000]) {
      frame.scrollTop = top;
      const at = boxes(board);
      expect(at.status.top, `${top}`).to.be.closeTo(at.host.top, 1);
      expect(at.window.bottom, `${top}`).to.be.at.most(at.host.bottom);
      expect(at.window.top, `${top}`).to.be.greaterThan(at.host.top + 300);
    }
    expect(boxes(board).own.top).to.be.greaterThan(boxes(board).cloth.bottom);
    expect(boxes(board).rail.top).to.be.greaterThan(boxes(board).own.bottom);
  });

  it('what scrolls beside the cloth can be reached by Tab, and only while it scrolls', async () => {
    const board = await framed(720, 416);
    const rail = board.renderRoot.querySelector('tv-board-frame')!.renderRoot.querySelector<HTMLElement>('.rail')!;
    const inRail = board.renderRoot.querySelector<HTMLElement>('.rail')!;
    inRail.style.cssText = 'flex: none; height: 900px';
    await waitUntil(() => rail.tabIndex === 0, 'it can be reached');
    expect(rail.ariaLabel).to.equal('Accanto alla tovaglia');
    await accessible(board);
    inRail.style.cssText = 'height: 20px';
    await waitUntil(() => rail.tabIndex === -1, 'it needn’t be reached');
  });

  it('a zone that nothing is slotted into takes no room; one with an empty element keeps it', async () => {
    const [all, none] = [boxes(await framed(1440, 848)), boxes(await framed(1440, 848, 'own'))];
    expect(none.cloth.bottom).to.be.greaterThan(all.cloth.bottom + 80);
    const board = await framed(1440, 848);
    board.renderRoot.querySelector('.own')!.textContent = '';
    board.renderRoot.querySelector('.window')!.textContent = '';
    const { width, height } = boxes(board).cloth;
    expect([width, height]).to.deep.equal([all.cloth.width, all.cloth.height]);
    await accessible(board);
  });
});

describe('<tv-status>, by ear', () => {
  const listening = (status: TvStatus): readonly string[] => {
    const heard: string[] = [];
    for (const region of status.shadowRoot!.querySelectorAll('[aria-live]'))
      new MutationObserver(() => region.textContent && heard.push(region.textContent)).observe(region, {
        characterData: true,
        childList: true,
        subtree: true,
      });
    return heard;
  };
  const drawn = (headline: string): Promise<TvStatus> =>
    fixture<TvStatus>(html`<tv-status .headline=${headline}></tv-status>`);

  it('of headlines that follow each other at once the last is said, after what came about', async () => {
    const status = await drawn('Si stendono le figure');
    const heard = listening(status);
    status.headline = 'Preparate la chiave';
    await status.updateComplete;
    status.tell(['La 3: passante']);
    status.headline = 'Ada, un’altra o basta?';
    await waitUntil(() => heard.length > 0);
    expect(heard).to.deep.equal(['La 3: passante. Ada, un’altra o basta?']);
  });

  it('what the outcome has said already isn’t said again, nor a headline that was only away for a moment', async () => {
    const status = await drawn('Tocca a Dino');
    const heard = listening(status);
    await waitUntil(() => heard.length === 1);
    status.tell(['La 3: passante, vincono i Rossi']);
    status.headline = 'Vincono i Rossi';
    await waitUntil(() => heard.length === 2);
    status.headline = 'Aspettiamo';
    await status.updateComplete;
    status.headline = 'Vincono i Rossi';
    await status.updateComplete;
    status.tell(['Fine']);
    await waitUntil(() => heard.length === 3);
    expect(heard).to.deep.equal(['Tocca a Dino.', 'La 3: passante, vincono i Rossi.', 'Fine.']);
  });

  it('an outcome that says whose turn it is stands for the headline that follows, and for no later one', async () => {
    const status = await drawn('Rossi, scegliete una figura');
    const heard = listening(status);
    await waitUntil(() => heard.length === 1);
    status.tell(['La 3: passante, tocca ai Blu'], true);
    status.headline = 'Dino dà un indizio';
    await waitUntil(() => heard.length === 2);
    status.headline = 'Blu, scegliete una figura';
    await waitUntil(() => heard.length === 3);
    expect(heard.slice(1)).to.deep.equal(['La 3: passante, tocca ai Blu.', 'Blu, scegliete una figura.']);
  });

  it('whoever is led to the headline has read it by that', async () => {
    const status = await drawn('Tocca a Dino');
    const heard = listening(status);
    status.focus();
    expect(status.shadowRoot!.activeElement?.textContent).to.equal('Tocca a Dino');
    status.tell(['Fine']);
    await waitUntil(() => heard.length > 0);
    expect(heard).to.deep.equal(['Fine.']);
    await accessible(status);
  });

  it('stands in a window that lies over the table, until something else is said', async () => {
    const status = await drawn('Tocca a Dino');
    const heard = listening(status);
    await waitUntil(() => heard.length > 0);
    expect(toldMeanwhile()).to.deep.equal(['Tocca a Dino.']);
    status.addEventListener('tv-told', (event) => event.preventDefault());
    status.headline = 'Tocca a Bea';
    await waitUntil(() => heard.length > 1);
    expect(toldMeanwhile(), 'not where the window is its own').to.deep.equal(['Tocca a Dino.']);
    status.remove();
    expect(toldMeanwhile()).to.deep.equal([]);
  });
});

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
