import { expect } from '@open-wc/testing';
import { allText, deep } from '../../../helpers/shadow.ts';
import { buttonSaying, cells, headline, label, mount, press, settle, tap } from './mount.ts';
import { DARIO, ELENA, GIULIA, KEY, MARCO, NO, guessing, keyMaking, over, touched, writing } from './views.ts';

/** What only a key puts on the page. */
const TELLTALE = /nella chiave|in-(?:red|blue|bystander|assassin)|keyed|assassin|class=key/i;

describe('the key', () => {
  for (const seat of [null, DARIO, ELENA]) {
    it(`[CN-021] nothing of it is on the page of ${seat === null ? 'a watcher' : `seat ${seat}`}`, async () => {
      for (const view of [guessing(seat), writing(seat), touched(seat), keyMaking(seat)]) {
        const { board } = await mount(view);
        expect(allText(board)).to.not.match(TELLTALE);
      }
    });
  }

  it('[CN-021] a spymaster sees frame, badge and words on every uncovered picture', async () => {
    const { board } = await mount(guessing(GIULIA));
    expect(label(cells(board)[8]!)).to.equal('figura 9 nella chiave: Assassino');
    expect(deep(board).filter((e) => e.matches('.key'))).to.have.length(KEY.length - 8);
    expect(allText(board)).to.contain('Solo per i tuoi occhi');
  });

  it('[I17] [CN-021] a spymaster’s screen that shows the table only says nothing of a key that it hasn’t', async () => {
    const view = guessing(GIULIA);
    // What was uncovered everybody knows.
    const grid = guessing(null).grid.map((cell) => ({ ...cell, ...(cell.cover && { key: cell.cover }) }));
    const { board } = await mount({ ...view, grid });
    expect(allText(board)).to.not.match(TELLTALE);
    for (const said of ['Solo per i tuoi occhi', 'Copri la chiave', 'Mostra la chiave'])
      expect(allText(board)).to.not.contain(said);
  });

  it('is covered with one tap or Escape, wholly', async () => {
    const { board } = await mount(guessing(MARCO));
    buttonSaying(board, 'Copri la chiave')!.click();
    await settle(board);
    expect(allText(board)).to.not.match(TELLTALE);
    buttonSaying(board, 'Mostra la chiave')!.click();
    await settle(board);
    expect(allText(board)).to.match(TELLTALE);
    press(board, 'Escape');
    await settle(board);
    expect(allText(board)).to.not.match(TELLTALE);
  });

  it('aims are counted in the order of taps and stay on this device', async () => {
    const { board, proposed } = await mount(writing(GIULIA));
    for (const cell of [5, 0, 13]) tap(cells(board)[cell]!);
    tap(cells(board)[0]!);
    await settle(board);
    const aims = cells(board).map((cell) => cell.querySelector('.aim')?.textContent ?? '');
    expect(aims.map((n, cell) => `${cell}:${n}`).filter((one) => !one.endsWith(':'))).to.deep.equal(['5:1', '13:2']);
    expect(proposed).to.deep.equal([]);
  });

  it('an aim goes when its picture is covered', async () => {
    const { board } = await mount(writing(GIULIA));
    for (const cell of [5, 13]) tap(cells(board)[cell]!);
    await settle(board);
    const view = writing(GIULIA);
    board.view = { ...view, grid: view.grid.map((one, i) => (i === 5 ? { ...one, cover: 'bystander' } : one)) };
    await settle(board);
    const aims = cells(board).map((cell) => cell.querySelector('.aim')?.textContent ?? '');
    expect(aims.filter(Boolean)).to.deep.equal(['1']);
    expect(aims[13]).to.equal('1');
  });

  it('while it is made the pictures lie open and the spymasters are named', async () => {
    const { board } = await mount(keyMaking(DARIO), { waiting: [GIULIA, MARCO] });
    expect(headline(board)).to.equal('I capispia preparano la chiave');
    expect(deep(board).find((e) => e.matches('tv-status'))?.textContent).to.contain('Aspettiamo Giulia e Marco.');
    expect(cells(board)).to.have.length(20);
  });

  it('[CN-119] after the end everybody sees it, with the bill and whether it was checked', async () => {
    const { board, proposed } = await mount(over(ELENA, true));
    expect(headline(board)).to.equal('Vincono i Rossi');
    expect(allText(board)).to.contain('Trovate: Rossi 8, Blu 5');
    expect(label(cells(board)[8]!)).to.contain('nella chiave: Assassino');
    expect(allText(board)).to.contain('La chiave è stata riaperta e torna.');
    buttonSaying(board, 'Un’altra partita')!.click();
    expect(proposed).to.deep.equal(['nextGame {}']);
  });

  it('in a saved log nobody is offered another game', async () => {
    const { board } = await mount(over(ELENA, true));
    board.past = true;
    await settle(board);
    expect(buttonSaying(board, 'Un’altra partita')).to.equal(undefined);
  });

  it('a key that doesn’t fit is said', async () => {
    const { board } = await mount(over(null, false));
    expect(allText(board)).to.contain('La chiave riaperta non torna');
    expect(buttonSaying(board, 'Un’altra partita')).to.equal(undefined);
  });

  it('[CN-123] tapping a picture that isn’t the own team’s explains', async () => {
    const { board, explained } = await mount(guessing(GIULIA), { check: () => NO });
    tap(cells(board)[1]!);
    expect(explained).to.deep.equal([NO]);
  });
});
