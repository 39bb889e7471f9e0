/** Lupus' board by day: votes, speeches, the talk, and two who talk apart. */
import { expect, waitUntil } from '@open-wc/testing';
import type { LupusView } from '../../../../src/games/lupus/view.ts';
import { accessible } from '../../../helpers/accessible.ts';
import { allText, allUpdated, button, deep, spoken } from '../../../helpers/shadow.ts';
import { mount, proposals, radio } from './mount.ts';
import { speechOf, viewOf, voteOf } from './views.ts';

describe('Lupus by day', () => {
  it('[LU-093] whoever’s turn it is taps somebody and votes; the button says for whom', async () => {
    const board = await mount(voteOf(16));
    const made = proposals(board);
    radio(board, 'Sofia').click();
    await allUpdated(board);
    button(board, 'Voto la 3, Sofia').click();
    expect(made).to.deep.equal([{ move: 'vote', args: { seat: 2 } }]);
  });

  it('[LU-081] votes stand at the plates and in the count, ghosts are called so', async () => {
    const board = await mount(voteOf(16));
    expect(spoken(radio(board, 'Sofia'))).to.contain('2 voti');
    expect(spoken(deep(board).find((e) => e.matches('.ghost'))!)).to.contain('fantasma');
    expect(allText(deep(board).find((e) => e.matches('lupus-tally'))!)).to.contain('in testa');
    await accessible(board);
  });

  it('[LU-107] who speaks stands in the middle and may pass; the others listen', async () => {
    const speaker = await mount(speechOf(16, { me: 2 }));
    const made = proposals(speaker);
    button(speaker, 'Ho detto').click();
    expect(made).to.deep.equal([{ move: 'pass', args: {} }]);
    const other = await mount(speechOf(16, { me: 0 }));
    expect(allText(other)).to.contain('Ora si ascolta');
    await accessible(other);
  });

  it('[LU-084] in the talk those who live say that they are ready, the dead have no button', async () => {
    const living = await mount(viewOf(9));
    const made = proposals(living);
    button(living, 'si può votare').click();
    expect(made).to.deep.equal([{ move: 'ready', args: {} }]);
    const dead = await mount(viewOf(9, { out: [{ seat: 0, how: 'mauled', cycle: 1 }] }));
    expect(allText(dead)).to.contain('non dire niente');
  });

  it('on a phone, whose square has no middle, the talk says how the night went', async () => {
    const shows = async (width: number): Promise<boolean> => {
      const board = await mount(viewOf(9), { width, height: 780 });
      board.news = [{ number: 1, says: 'La notte porta via Sofia.' }];
      await allUpdated(board);
      const told = deep(board).filter((e) => e.localName === 'p' && e.textContent.includes('porta via Sofia'));
      // The news above goes by; this stays.
      const stays = told.filter((e) => (e.getRootNode() as ShadowRoot).host.localName !== 'tv-news');
      return stays.filter((e) => e.checkVisibility()).length === 1;
    };
    for (const width of [390, 1200]) expect(await shows(width), `${width}`).to.equal(true);
  });

  it('while the cards are dealt it says who shuffles, and while they are opened what comes', async () => {
    const said = async (stage: LupusView['stage']): Promise<string> => allText(await mount(viewOf(9, { stage })));
    expect(await said('roles'))
      .to.contain('nessuno sceglie a chi vanno')
      .and.not.to.contain('Lo dice chi modera');
    expect(await said('record')).to.contain('Poi si vede chi era chi');
    expect(await said('dawn')).to.contain('Lo dice chi modera');
  });

  it('[LU-087] two talk apart: one takes the other aside, and what they say stands on their pages alone', async () => {
    const options = { ...viewOf(9).options, whispers: true };
    const board = await mount(viewOf(9, { options }), {
      check: (_, args) =>
        (args as { seat?: number }).seat === 0
          ? { code: 'another-player', rule: 'LU-087', advice: '', text: '' }
          : undefined,
    });
    const made = proposals(board);
    button(board, 'Chiamo in disparte Marco').click();
    expect(made).to.deep.equal([{ move: 'aside', args: { seat: 1 } }]);
    const whispers = [{ by: 1, to: 0, text: 'sei tu?' }];
    board.view = viewOf(9, {
      options,
      asides: [
        [0, 1],
        [3, 4],
      ],
      whispers,
    });
    await allUpdated(board);
    expect(allText(board)).to.contain('In disparte con Marco').and.contain('sei tu?').and.contain('Dario + Elena');
    await accessible(board);
    const other = await mount(viewOf(9, { options, asides: [[0, 1]], me: 2 }));
    expect(allText(other)).to.contain('Giulia + Marco').and.not.contain('sei tu?');
    expect(allText(await mount(viewOf(9)))).not.to.contain('in disparte');
  });

  it('[LU-087] a screen reader says from whom a line has come, never what it says', async () => {
    const options = { ...viewOf(9).options, whispers: true };
    const apart = (...texts: readonly string[]): LupusView =>
      viewOf(9, { options, asides: [[0, 1]], whispers: texts.map((text) => ({ by: 1, to: 0, text })) });
    const board = await mount(apart());
    const heard = (): string =>
      deep(board)
        .filter((e) => e.matches('[aria-live=polite]'))
        .map(({ textContent }) => textContent)
        .join(' ');
    board.view = apart('sei tu?');
    await waitUntil(() => heard().includes('Una riga da Marco'));
    expect(allText(board)).to.contain('sei tu?');
    expect(heard()).not.to.contain('sei tu?');
  });

  it('a number typed goes to whoever has it', async () => {
    const board = await mount(voteOf(16));
    const square = deep(board).find((e) => e.matches('lupus-square'))!;
    for (const key of ['1', '2'])
      square.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
    expect(spoken(square.shadowRoot!.activeElement!)).to.contain('Fabio');
  });
});
