/** Where a board's parts stand at each size, and its headline with them. */
import { expect, fixture, html } from '@open-wc/testing';
import { css, LitElement, type TemplateResult } from 'lit';
import { boardFrame } from '../../src/elements/frame/board-frame.ts';
import '../../src/elements/frame/tv-board-frame.ts';
import '../../src/elements/tv-room.ts';
import '../../src/elements/tv-status.ts';
import type { TvStatus } from '../../src/elements/tv-status.ts';
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

  it('a desk’s window at 400 %: rows as wide as it is, all of which scroll', async () => {
    const board = await framed(320, 132);
    const frame = board.renderRoot.querySelector('tv-board-frame')!;
    const zones = ['status', 'cloth', 'window', 'rail', 'own'] as const;
    for (const name of zones) expect(boxes(board)[name].width, name).to.be.greaterThan(290);
    expect(frame.scrollWidth).to.equal(frame.clientWidth);
    frame.scrollTop = 2_000;
    expect(boxes(board).status.bottom).to.be.below(boxes(board).host.top);
    expect(boxes(board).window.bottom).to.be.at.most(boxes(board).host.bottom);
    frame.scrollTop = 0;
    expect(boxes(board).window.top).to.be.above(boxes(board).host.bottom);
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
