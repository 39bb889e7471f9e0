/** The place of TIME Stories in half a window. Its A card is longer than what can be seen of it, and nothing comes to rest cut. */
import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import '../../../../src/elements/tv-room.ts';
import '../../../../src/games/time-stories/board/time-board.ts';
import { allUpdated, deep } from '../../../helpers/shadow.ts';
import { mount, press } from './mounted.ts';
import { Played } from './played.ts';

const LONG = {
  it: 'Sotto la ruota l’acqua è nera. '.repeat(14),
  en: 'Below the wheel the water is black. '.repeat(14),
};

/** What lies below the row of cards, for the fade. */
const CLEAR = 8;

describe('the place of TIME Stories in half a window', () => {
  for (const [width, height, least] of [
    [720, 370, 50],
    [960, 490, 84],
    [1366, 600, 84],
  ] as const)
    it(`at ${width} × ${height} the cards of the row keep their height while somebody reads`, async () => {
      const { board } = await mount(new Played().inMill(), 1, [width, height]);
      await press(board, /^Your 2$/u);
      await press(board, /^Read: /u);
      const row = deep(board).filter((e) => e.matches('.slot'));
      expect(row).to.have.length(4);
      for (const slot of row) {
        expect(slot.getBoundingClientRect().height).to.be.at.least(least);
        for (const part of slot.children)
          if (!part.matches('.n'))
            expect(part.getBoundingClientRect().bottom).to.be.at.most(slot.getBoundingClientRect().bottom);
      }
    });

  it('fades where a long text goes on below, and shows the row of cards whole at its end', async () => {
    const room = await fixture(html`<tv-room theme="light" style="width:720px;height:370px;min-height:0"></tv-room>`);
    const { table, ...view } = structuredClone(new Played().inMill().view(0));
    const board = Object.assign(document.createElement('time-stories-board'), {
      view: { ...view, table: { ...table, header: { ...table!.header, text: LONG } } },
      me: 0,
      people: ['Ada', 'Bea', 'Carl'].map((name, seat) => ({ seat, name, plate: seat, me: seat === 0 })),
    });
    room.append(board);
    await allUpdated(board);
    const place = deep(board).find(({ localName }) => localName === 'time-room')!;
    const { backgroundImage, position } = getComputedStyle(place, '::after');
    expect(place.scrollHeight).to.be.above(place.clientHeight + 100);
    expect([position, backgroundImage.startsWith('linear-gradient')]).to.deep.equal(['sticky', true]);
    place.scrollTo(0, place.scrollHeight);
    await nextFrame();
    const { top, bottom } = place.getBoundingClientRect();
    const cards = [...place.shadowRoot!.querySelectorAll('.slot')].map((card) => card.getBoundingClientRect());
    expect(cards).to.have.length(4);
    for (const card of cards) {
      expect(card.top).to.be.at.least(top);
      expect(card.bottom).to.be.at.most(bottom - CLEAR);
      expect(card.height).to.be.at.least(60);
    }
  });
});
