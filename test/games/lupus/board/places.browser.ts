/** Where things stand on Lupus' board: what people need is in sight, and no name lies on another. */
import { expect } from '@open-wc/testing';
import '../../../../src/games/lupus/board/lupus-ending.ts';
import { allUpdated, button, deep } from '../../../helpers/shadow.ts';
import { mount } from './mount.ts';
import { overOf, viewOf, voteOf } from './views.ts';

describe('the end', () => {
  for (const [width, height] of [
    [1200, 780],
    [720, 408],
    [390, 760],
  ] as const)
    it(`another game is in sight at ${width} × ${height}, however much there is to read`, async () => {
      const board = await mount(overOf(12), { width, height });
      const { top, bottom } = button(board, 'Un’altra').getBoundingClientRect();
      const room = board.getBoundingClientRect();
      // At the lower edge: what people want to read first stands above it.
      expect(top).to.be.at.least(room.top + height / 2);
      expect(bottom).to.be.at.most(room.bottom);
      const [roles, bill] = ['.people', 'tv-receipt'].map((one) =>
        deep(board)
          .find((e) => e.matches(one))!
          .getBoundingClientRect(),
      );
      expect(roles!.top).to.be.at.most(room.top + height / 2);
      expect(bill!.left > roles!.right || bill!.top > roles!.bottom).to.equal(true);
    });
});

describe('the square', () => {
  const NAMED = { 0: 'Bartolomeo', 1: 'Alessandra', 2: 'Margherita', 3: 'Giovanbattista' };

  for (const [width, height, players] of [
    [390, 760, 12],
    [320, 700, 12],
    [390, 760, 25],
    [720, 408, 12],
    [1366, 600, 12],
  ] as const)
    for (const lang of ['it', 'en'] as const)
      it(`lays no name on another, nor the mark of whose page it is, for ${players} at ${width} in ${lang}`, async () => {
        const board = await mount(viewOf(players), { width, height, lang, named: NAMED });
        const places = deep(board).filter((e) => e.matches('.spot .name > span, .spot .me'));
        const rects = places.map((e) => [e.textContent, e.getBoundingClientRect()] as const);
        const on: string[] = [];
        for (const [i, [one, a]] of rects.entries())
          for (const [other, b] of rects.slice(i + 1))
            if (a.right > b.left && b.right > a.left && a.bottom > b.top && b.bottom > a.top)
              on.push(`${one} ${other}`);
        expect(on).to.deep.equal([]);
      });

  for (const width of [390, 320])
    it(`cuts off neither a vote nor what is said below a name at ${width}`, async () => {
      const view = voteOf(12, { me: 5 });
      const board = await mount(view, { width, height: 760 });
      const cut = deep(board).filter((e) => e.matches('.says > span') && e.scrollWidth > e.clientWidth);
      expect(cut.map((e) => e.textContent)).to.deep.equal([]);
      const edge = deep(board)
        .find((e) => e.matches('.rows'))!
        .getBoundingClientRect().right;
      // The fourth of a row, and all others.
      const given = [3, 7, 11].map((seat) => [seat, seat] as const);
      board.view = { ...view, vote: { ...view.vote!, given } };
      await allUpdated(board);
      const tokens = deep(board).filter((e) => e.matches('.spot .token'));
      expect(tokens.length).to.equal(3);
      expect(tokens.every((e) => e.getBoundingClientRect().right <= edge)).to.equal(true);
    });

  for (const [players, width, height] of [
    [17, 720, 408],
    [20, 720, 408],
    [12, 360, 598],
  ] as const)
    it(`says whole who is nominated, with air between long names, among ${players} at ${width}`, async () => {
      const view = voteOf(players, { me: 4, vote: { round: 2, order: [4], given: [], candidates: [2, 3] } });
      const board = await mount(view, { width, height, named: { ...NAMED, 2: 'Massimiliano', 3: 'Ferdinando' } });
      const says = deep(board).filter((e) => e.matches('.says > span'));
      expect(says.filter((e) => e.textContent === 'in nomination').length).to.equal(2);
      expect(says.filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => e.textContent)).to.deep.equal([]);
      const [one, other] = deep(board).filter(
        (e) => e.matches('.name > span') && /^(?:Mass|Ferd)/u.test(e.textContent),
      );
      const air = other!.getBoundingClientRect().left - one!.getBoundingClientRect().right;
      expect(air).to.be.at.least(5);
      const square = deep(board).find((e) => e.matches('.square'))!;
      expect(square.scrollHeight, 'all of them in sight').to.be.at.most(square.clientHeight + 1);
    });

  it('keeps a ring off the name below it', async () => {
    for (const [width, height] of [
      [1440, 840],
      [720, 408],
      [360, 598],
    ] as const) {
      const board = await mount(voteOf(9), { width, height });
      const turn = deep(board).find((e) => e.matches('.spot.turn'))!;
      const [plate, name] = ['tv-plate', '.name > span'].map((one) => turn.querySelector(one)!);
      const widths = [...getComputedStyle(plate!).boxShadow.matchAll(/0px 0px 0px ([\d.]+)px/gu)].map(([, px]) =>
        Number(px),
      );
      const ring = plate!.getBoundingClientRect().bottom + Math.max(...widths);
      // The letters begin below the upper edge of their line.
      expect(ring, `${width}`).to.be.at.most(name!.getBoundingClientRect().top + 3);
    }
  });

  // Above a watcher's board stands one line more.
  for (const [players, height] of [8, 9, 10, 11, 12].flatMap((n) => [408, 390, 372].map((px) => [n, px] as const)))
    it(`what the night did stands between ${players} people of half a window, on nobody’s plate or name, at ${height}`, async () => {
      const board = await mount(viewOf(players, { me: null }), { width: 720, height });
      board.news = [
        'Di Alessandra restano un cappello e delle impronte che vanno verso il bosco.',
        'Un letto resta freddo senza una spiegazione: il villaggio perde Bartolomeo.',
      ].map((says, i) => ({ number: i + 1, says }));
      await allUpdated(board);
      const lines = deep(board.renderRoot.querySelector('lupus-middle')!).filter((e) => e.matches('.told'));
      const texts = lines.flatMap((e) => {
        const range = document.createRange();
        range.selectNodeContents(e);
        return [range.getBoundingClientRect()].filter(({ width }) => width > 0);
      });
      expect(texts.length).to.be.at.least(2);
      const on = deep(board)
        .filter((e) => e.matches('.spot .name > span, .spot tv-plate, .spot .no'))
        .filter((e) => {
          const a = e.getBoundingClientRect();
          return texts.some((b) => a.right > b.left && b.right > a.left && a.bottom > b.top && b.bottom > a.top);
        });
      expect(on.map((e) => e.localName)).to.deep.equal([]);
    });
});
