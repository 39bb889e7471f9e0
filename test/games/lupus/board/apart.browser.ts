/**
 * What of Lupus' board is fetched when it is wanted. Cards of the table's own, the cards of whoever may look, other hands, and what has
 * failed.
 */
import { expect, waitUntil } from '@open-wc/testing';
import '../../../../src/games/lupus/board/lupus-agree.ts';
import '../../../../src/games/lupus/board/lupus-console.ts';
import '../../../../src/games/lupus/board/lupus-aside.ts';
import '../../../../src/games/lupus/board/lupus-halt.ts';
import '../../../../src/games/lupus/board/lupus-hand.ts';
import '../../../../src/games/lupus/board/lupus-lobby.ts';
import type { TvWrite } from '../../../../src/elements/tv-write.ts';
import type { LupusBoard } from '../../../../src/games/lupus/board/lupus-board.ts';
import { dealt, recommended } from '../../../../src/games/lupus/mix.ts';
import { change, DEFAULTS, type Options } from '../../../../src/games/lupus/options.ts';
import type { LupusView } from '../../../../src/games/lupus/view.ts';
import { accessible } from '../../../helpers/accessible.ts';
import { questionStood } from '../../../helpers/question-stood.ts';
import { allText, allUpdated, button, deep } from '../../../helpers/shadow.ts';
import { mount, proposals } from './mount.ts';
import { consoleOf, nightOf, viewOf, voteOf } from './views.ts';

describe('before the deal', () => {
  it('[LU-020] a card of the table’s own is written in the lobby, and taken away again', async () => {
    const blanks = [{ name: 'Il fornaio', text: 'porta il pane' }];
    const board = await mount(viewOf(9, { stage: 'lobby', night: 0, hub: 0, options: { ...DEFAULTS, blanks } }));
    const made = proposals(board);
    button(board, 'Scrivi una carta').click();
    await allUpdated(board);
    await accessible(board);
    const [name, text] = ['tv-write.name', 'tv-write.text'].map((one) => deep(board).find((e) => e.matches(one))!);
    (name as TvWrite).fill(' Il sindaco ');
    button(board, 'Metti nel mazzo').click();
    expect(made, 'without a text').to.deep.equal([]);
    (text as TvWrite).fill(`${'parla '.repeat(39)}per 😀😀😀😀`);
    button(board, 'Metti nel mazzo').click();
    button(board, 'Togli la carta «Il fornaio»').click();
    const [put, taken] = made.map(({ args }) => (args as { change: Partial<Options> }).change.blanks!);
    expect(put!.map((one) => one.name)).to.deep.equal(['Il fornaio', 'Il sindaco']);
    expect(change.read({ blanks: put })).to.deep.equal({ blanks: put });
    expect(taken).to.deep.equal([]);
  });

  it('the button is in sight in half a window and on a phone, however many sit there', async () => {
    for (const n of [9, 24])
      for (const [width, height] of [
        [720, 400],
        [390, 760],
      ] as const) {
        const board = await mount(viewOf(n, { stage: 'lobby', night: 0, hub: 0 }), { width, height });
        const { bottom, top } = button(board, 'Per me va bene così').getBoundingClientRect();
        expect(bottom, `${n} at ${width}`).to.be.at.most(board.getBoundingClientRect().bottom);
        expect(top).to.be.greaterThan(0);
      }
  });

  it('[LU-208] a finger on the button stays on it while the others agree', async () => {
    for (const [n, width, height] of [
      [9, 1200, 780],
      [12, 390, 760],
    ] as const) {
      const lobby = (agreed: readonly number[]): LupusView => viewOf(n, { stage: 'lobby', night: 0, hub: 0, agreed });
      const board = await mount(lobby([]), { width, height });
      const made = proposals(board);
      const agree = button(board, 'Per me va bene così');
      const { left, top } = agree.getBoundingClientRect();
      for (let last = 1; last < n; last++) {
        board.view = lobby(Array.from({ length: last }, (_, i) => i + 1));
        await allUpdated(board);
      }
      const after = agree.getBoundingClientRect();
      expect([agree.isConnected, after.left, after.top]).to.deep.equal([true, left, top]);
      agree.click();
      expect(made).to.deep.equal([{ move: 'agree', args: {} }]);
    }
  });
});

describe('the cards in play', () => {
  it('[LU-021] [LU-020] are known to all, those of the table’s own by name alone', async () => {
    const blanks = [{ name: 'Il fornaio', text: 'porta il pane' }];
    const board = await mount(viewOf(9, { options: { ...DEFAULTS, blanks } }));
    expect(allText(board)).to.contain('2 lupi mannari').and.contain('1 veggente').and.contain('Il fornaio');
    expect(allText(board)).not.to.contain('porta il pane');
  });
});

describe('the voice', () => {
  it('[LU-202] stands on the page as well, for whoever reads along', async () => {
    const board = await mount(nightOf(8), { shared: true });
    expect(allText(board)).not.to.contain('Scegliete tutti qualcuno');
    button(board, 'Voce spenta').click();
    await waitUntil(() => allText(board).includes('Scegliete tutti qualcuno'));
    button(board, 'Voce accesa').click();
    await allUpdated(board);
    expect(allText(board)).not.to.contain('Scegliete tutti qualcuno');
  });
});

describe('the square of many', () => {
  it('says in few words what each does, and no words run into the next', async () => {
    for (const [width, height] of [
      [720, 450],
      [390, 760],
    ] as const) {
      const board = await mount(voteOf(24), { width, height });
      const says = deep(board).filter((e) => e.matches('.spot .says'));
      expect(says.length).to.be.greaterThan(20);
      const places = says.map((e) => e.getBoundingClientRect());
      for (const [i, one] of places.entries())
        for (const other of places.slice(i + 1)) {
          const isBeside = Math.abs(other.top - one.top) < 2;
          expect(isBeside && one.left < other.right && other.left < one.right, `${width}: ${i}`).to.equal(false);
        }
    }
  });
});

describe('who is out and may look', () => {
  const dead = (change: Partial<LupusView> = {}): LupusView =>
    viewOf(9, { out: [{ seat: 0, how: 'mauled', cycle: 1 }], graves: [0], ...change });
  const grave = dealt(recommended(9));

  it('[LUQ-24] sees every card, once they want to, and covers them again', async () => {
    const board = await mount(dead({ grave }));
    expect(allText(board)).not.to.contain('Veggente');
    button(board, 'Guarda le carte').click();
    await allUpdated(board);
    expect(allText(board)).to.contain('Veggente').and.contain('Medium');
    await accessible(board);
    button(board, 'Copri le carte').click();
    await allUpdated(board);
    expect(allText(board)).not.to.contain('Veggente');
  });

  it('no card stays on a page that is left, nor stands on a screen that all look at', async () => {
    const board = await mount(dead({ grave }));
    button(board, 'Guarda le carte').click();
    await allUpdated(board);
    globalThis.dispatchEvent(new Event('blur'));
    await allUpdated(board);
    expect(allText(board)).not.to.contain('Veggente');
    expect(allText(await mount(dead({ grave }), { shared: true }))).not.to.contain('Tutte le carte');
  });
});

describe('the moderator’s part in other hands', () => {
  const graves: LupusView['out'] = [
    { seat: 2, how: 'mauled', cycle: 1 },
    { seat: 5, how: 'lynched', cycle: 1 },
  ];
  /** As the rules have it: to whoever is out, to oneself to take it back. */
  const check: LupusBoard['check'] = (move, args) =>
    move !== 'handOver' || [2, 5].includes((args as { seat: number }).seat)
      ? undefined
      : { code: 'not-for-a-player', rule: 'LU-208', advice: '', text: '' };

  it('goes to a person who is out, or to the program on their device', async () => {
    const board = await mount({ ...consoleOf(9), stage: 'talk', out: graves }, { check });
    const made = proposals(board);
    const list = deep(board).find((e): e is HTMLSelectElement => e.matches('select[data-option="to"]'))!;
    expect([...list.options].map(({ label }) => label)).to.deep.equal(['3, Sofia', '6, Tom']);
    list.selectedIndex = 1;
    list.dispatchEvent(new Event('change'));
    await allUpdated(board);
    button(board, 'Al programma, da Tom').click();
    await allUpdated(board);
    questionStood();
    button(board, 'Sì, sul dispositivo di Tom').click();
    button(board, 'Passo a Tom').click();
    await allUpdated(board);
    questionStood();
    button(board, 'Sì, a Tom').click();
    expect(made).to.deep.equal([
      { move: 'handOver', args: { seat: 5, as: 'program' } },
      { move: 'handOver', args: { seat: 5, as: 'person' } },
    ]);
  });

  it('is handed over by day by whoever plays and has it on their device', async () => {
    const board = await mount(viewOf(9, { hub: 0, out: graves }), { check });
    expect(allText(board)).to.contain('Passo a Sofia');
    expect(allText(await mount(viewOf(9, { hub: 1, out: graves }), { check }))).not.to.contain('Passo a Sofia');
  });
});

describe('what can fail', () => {
  const stuck = (what: string): Promise<LupusBoard> =>
    mount(viewOf(9, { stage: 'stuck', stuck: { what, from: 'roles' } }));

  it('[LU-201] says what didn’t come, and what can be done', async () => {
    const deal = await stuck('roles');
    expect(allText(deal)).to.contain('la distribuzione si è interrotta');
    const made = proposals(deal);
    button(deal, 'Torniamo a scegliere chi modera').click();
    expect(made).to.deep.equal([{ move: 'tryAgain', args: {} }]);
    expect(allText(await stuck('letters'))).to.contain('non si sono aperte');
    const gone = await stuck('hub');
    expect(allText(gone)).to.contain('ha lasciato il tavolo').and.not.to.contain('Riprova');
    await accessible(gone);
  });
});
