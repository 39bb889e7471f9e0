import { expect } from '@open-wc/testing';
import { allText, deep } from '../../../helpers/shadow.ts';
import { waitUntil } from '../../../helpers/wait-until.ts';
import { buttonSaying, cells, focused, headline, label, mount, press, settle, tap } from './mount.ts';
import { DARIO, ELENA, GIULIA, MARCO, NO, TOM, guessing, opened, people, touched } from './views.ts';
import { accessible } from '../../../helpers/accessible.ts';

describe('guessing', () => {
  it('[CN-091] a tap only points, the confirmation is one touch', async () => {
    const { board, proposed } = await mount(guessing(DARIO));
    tap(cells(board)[13]!);
    await settle(board);
    expect(proposed).to.deep.equal([]);
    expect(cells(board)[13]!.getAttribute('aria-pressed')).to.equal('true');
    buttonSaying(board, 'Scopri la 14')!.click();
    await settle(board);
    expect(proposed).to.deep.equal(['touch {"cell":13}']);
    expect(buttonSaying(board, 'Scopri la 14')).to.equal(undefined);
  });

  it('where all who were to guess have left, it says so and what one can do', async () => {
    const view = guessing(GIULIA);
    const red = { ...view.teams.red, operatives: [] };
    const { board } = await mount({ ...view, teams: { ...view.teams, red } });
    expect(headline(board)).to.equal('Ai Rossi manca chi indovina');
    expect(allText(board)).to.contain('Invitate qualcuno').and.not.contain('Faccia da poker');
  });

  it('[CNQ-27] also where all play together; with three, nobody may take that seat, so that only calling off is left', async () => {
    const without = async (mode: 'coop' | 'three'): Promise<string> => {
      const view = guessing(GIULIA);
      const none = { red: { ...view.teams.red, operatives: [] }, blue: { ...view.teams.blue, operatives: [] } };
      const { board } = await mount({ ...view, options: { ...view.options, mode }, teams: none });
      expect(headline(board)).to.equal('Ai Rossi manca chi indovina');
      return allText(board);
    };
    expect(await without('coop')).to.contain('Invitate qualcuno');
    expect(await without('three'))
      .to.contain('annullate la partita')
      .and.not.contain('Invitate');
  });

  it('[CN-091] a tap tells eyes and ears that the picture is chosen, and what a second one does', async () => {
    const told = (board: Parameters<typeof cells>[0]): string =>
      deep(board)
        .filter((e) => e.matches('[aria-live=polite]') && e.getRootNode() === board.shadowRoot)
        .map((e) => e.textContent)
        .join('');
    const { board } = await mount(guessing(DARIO));
    const cell = cells(board)[13]!;
    tap(cell);
    await settle(board);
    expect(label(cell)).to.equal('figura 14 scelta, un secondo tocco la scopre');
    expect(cell.querySelector('.tag')!.textContent).to.equal('Scopri?');
    await waitUntil(() => told(board) !== '');
    expect(told(board)).to.equal('Scelta la 14, non ancora scoperta. Un secondo tocco la scopre, Esc la lascia.');
    press(board, 'Escape');
    await waitUntil(() => told(board) === 'Nessuna figura scelta.');
    expect(label(cell)).to.equal('figura 14');
    const options = { ...guessing(DARIO).options, touchMode: 'majority' } as const;
    const voting = await mount(guessing(DARIO, { options }));
    tap(cells(voting.board)[13]!);
    await settle(voting.board);
    expect(label(cells(voting.board)[13]!)).to.contain('dà il voto');
    await accessible(voting.board);
  });

  it('on a low phone all that can be done with a chosen picture is in sight', async () => {
    const { board } = await mount(guessing(DARIO), {}, '360px;598px');
    tap(cells(board)[13]!);
    await settle(board);
    const room = board.getBoundingClientRect();
    for (const says of ['Scopri la 14', 'Ci ripenso', 'Segna la 14']) {
      const { bottom, height } = buttonSaying(board, says)!.getBoundingClientRect();
      expect(bottom, says).to.be.at.most(room.bottom);
      expect(height, says).to.be.at.least(44);
    }
  });

  for (const size of ['1200px;800px', '720px;408px', '390px;796px', '360px;598px'])
    it(`before the first guess it says how one guesses, and which team is one’s own, at ${size}`, async () => {
      const { board } = await mount(guessing(DARIO), {}, size);
      const seen = (selector: string): readonly string[] =>
        deep(board)
          .filter((e) => e.matches(selector) && e.checkVisibility())
          .map((e) => e.textContent.trim());
      const room = board.getBoundingClientRect();
      const hint = deep(board).find((e) => e.matches('.hint'))!;
      expect(hint.textContent).to.contain('solo quando confermi');
      expect(hint.checkVisibility()).to.equal(true);
      expect(hint.getBoundingClientRect().bottom).to.be.at.most(room.bottom);
      expect(seen('.team .me, .team .mine')).to.deep.equal(['tu']);
      expect(deep(board).some((e) => e.matches('.team.blue .mine'))).to.equal(false);
    });

  it('[CN-091] a second tap on the same picture confirms, but not in one breath', async () => {
    const { board, proposed } = await mount(guessing(DARIO));
    tap(cells(board)[13]!, 1000);
    tap(cells(board)[13]!, 1100);
    expect(proposed).to.deep.equal([]);
    tap(cells(board)[13]!, 2000);
    expect(proposed).to.deep.equal(['touch {"cell":13}']);
  });

  it('[CN-091] one may think again or point at another', async () => {
    const { board, proposed } = await mount(guessing(DARIO));
    tap(cells(board)[13]!, 1000);
    tap(cells(board)[0]!, 2000);
    await settle(board);
    buttonSaying(board, 'Ci ripenso')!.click();
    await settle(board);
    expect(cells(board).some((cell) => cell.hasAttribute('aria-pressed'))).to.equal(false);
    expect(proposed).to.deep.equal([]);
  });

  for (const size of ['390px;796px', '360px;580px', '768px;966px'])
    it(`[CN-091] the grid stands still on an upright screen of ${size} when a picture is pointed at`, async () => {
      const { board } = await mount(guessing(DARIO), {}, size);
      const grid = deep(board).find((e) => e.localName === 'codenames-grid')!;
      const before = JSON.stringify(grid.getBoundingClientRect());
      tap(cells(board)[13]!);
      await settle(board);
      expect(JSON.stringify(grid.getBoundingClientRect())).to.equal(before);
      const confirm = buttonSaying(board, 'Scopri la 14')!.getBoundingClientRect();
      if (size !== '360px;580px') expect(confirm.bottom).to.be.below(board.getBoundingClientRect().bottom);
    });

  it('digits jump to a picture, arrows walk, Escape lets go', async () => {
    const { board } = await mount(guessing(DARIO));
    press(board, '1', 1000);
    press(board, '4', 1300);
    expect(focused()).to.equal(cells(board)[13]);
    press(focused()!, 'ArrowDown');
    expect(focused()).to.equal(cells(board)[18]);
    press(board, '7', 9000);
    expect(focused()).to.equal(cells(board)[6]);
    tap(cells(board)[13]!);
    await settle(board);
    press(board, 'Escape');
    await settle(board);
    expect(cells(board)[13]!.hasAttribute('aria-pressed')).to.equal(false);
    expect(cells(board).filter((cell) => cell.tabIndex === 0)).to.have.length(1);
  });

  it('[CN-094] a covered picture says why it can’t be touched', async () => {
    const { board, proposed, explained } = await mount(guessing(DARIO), { check: () => NO });
    tap(cells(board)[2]!);
    expect(explained).to.deep.equal([NO]);
    expect(proposed).to.deep.equal([]);
  });

  for (const [who, seat] of [
    ['the rivals', ELENA],
    ['a spymaster', MARCO],
    ['a watcher', null],
  ] as const) {
    it(`[CN-093] ${who} can’t touch: the table says why`, async () => {
      const { board, proposed, explained } = await mount(guessing(seat), { check: () => NO });
      // 5 is neither Marco's nor covered: tapping an own picture would mark it.
      tap(cells(board)[5]!);
      expect(explained).to.deep.equal([NO]);
      expect(proposed).to.deep.equal([]);
    });
  }

  it('shows whose seat is kept, in its team', async () => {
    const { board } = await mount(guessing(ELENA), {
      people: people(ELENA).map((p) => (p.seat === TOM ? { ...p, away: true } : p)),
    });
    expect(allText(board)).to.contain('posto tenuto');
    await accessible(board);
  });

  it('[CN-097] stopping is offered after the first guess', async () => {
    const first = await mount(guessing(DARIO));
    expect(buttonSaying(first.board, 'Basta')).to.equal(undefined);
    const { board, proposed } = await mount(opened(DARIO));
    buttonSaying(board, 'Basta')!.click();
    expect(proposed).to.deep.equal(['stop {}']);
  });

  it('an own touch shows at once and takes no second one', async () => {
    const pending = [{ move: 'touch', args: { cell: 13 } }];
    const { board, proposed } = await mount(guessing(DARIO), { pending });
    expect(cells(board)[13]!.textContent).to.contain('parte…');
    tap(cells(board)[0]!);
    await settle(board);
    expect(proposed).to.deep.equal([]);
    expect(buttonSaying(board, 'Tocca')).to.equal(undefined);
  });

  it('[CN-101] until the reveal there is a card back and no colour, for every role', async () => {
    for (const seat of [DARIO, ELENA, GIULIA, null]) {
      const { board } = await mount(touched(seat));
      const cell = cells(board)[13]!;
      expect(cell.querySelector('.back')).to.not.equal(null);
      expect(cell.classList.contains('cover')).to.equal(false);
      expect(label(cell)).to.equal('figura 14 si scopre…');
      expect(headline(board)).to.equal('Si scopre la 14');
    }
  });

  const large = async (board: Parameters<typeof cells>[0], cell: number): Promise<HTMLDialogElement> => {
    cells(board)[cell]!.focus();
    press(cells(board)[cell]!, 'z');
    const dialog = (): HTMLDialogElement | null | undefined =>
      deep(board)
        .find((e) => e.matches('codenames-zoom'))
        ?.shadowRoot?.querySelector('dialog');
    await waitUntil(() => dialog()?.open);
    return dialog()!;
  };

  it('below the large picture lies what a guesser may do with it: a touch, a mark, nothing for whoever watches', async () => {
    for (const [n, move] of [
      [0, 'touch'],
      [1, 'mark'],
    ] as const) {
      const { board, proposed } = await mount(guessing(DARIO));
      const dialog = await large(board, 13);
      const acts = [...dialog.querySelectorAll('button')];
      expect(acts.map((act) => act.textContent)).to.deep.equal(['Scopri la 14', 'Segna la 14']);
      press(acts[n]!, 'Enter');
      expect(dialog.open).to.equal(true);
      acts[n]!.click();
      await settle(board);
      expect(dialog.open).to.equal(false);
      expect(proposed).to.deep.equal([`${move} {"cell":13}`]);
    }
    const { board } = await mount(guessing(null));
    expect((await large(board, 13)).querySelector('button')).to.equal(null);
  });

  it('Z shows a picture large, any key puts it back, and nothing is pointed at', async () => {
    const { board, proposed } = await mount(guessing(null));
    const dialog = await large(board, 13);
    expect([dialog.open, dialog.getAttribute('aria-label')]).to.deep.equal([true, 'figura 14']);
    press(dialog, 'Escape');
    expect(dialog.open).to.equal(false);
    expect(proposed).to.deep.equal([]);
  });
});
