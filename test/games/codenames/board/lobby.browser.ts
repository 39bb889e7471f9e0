import { expect } from '@open-wc/testing';
import { allText, deep } from '../../../helpers/shadow.ts';
import type { CodenamesView } from '../../../../src/games/codenames/view.ts';
import { buttonSaying, headline, mount, settle } from './mount.ts';
import { DARIO, ELENA, GIULIA, MARCO, NO, SOFIA, TOM, guessing, lobby, people } from './views.ts';

const ready = {
  red: { spymaster: GIULIA, operatives: [SOFIA, DARIO], left: 0, total: 0 },
  blue: { spymaster: MARCO, operatives: [ELENA, TOM], left: 0, total: 0 },
};

describe('the lobby', () => {
  it('[CN-004] a team without a spymaster offers the role to its people', async () => {
    const { board, proposed } = await mount(lobby(ELENA));
    expect(headline(board)).to.equal('Fate le squadre');
    buttonSaying(board, 'Faccio da capospia')!.click();
    buttonSaying(board, 'Vengo con i Rossi')!.click();
    expect(proposed).to.deep.equal(['claimSpymaster {}', 'setTeam {"team":"red"}']);
    const other = await mount(lobby(DARIO));
    expect(buttonSaying(other.board, 'Faccio da capospia')).to.equal(undefined);
  });

  it('on a phone a team of many lies open, with the way to change sides', async () => {
    const { board } = await mount(lobby(ELENA), {}, '390px;700px');
    const halves = deep(board).filter((e) => e.matches('.half'));
    expect(halves).to.have.length(2);
    for (const half of halves) expect(half.scrollHeight).to.be.at.most(half.clientHeight + 1);
    const cloth = deep(board)
      .find((e) => e.matches('tv-cloth'))!
      .getBoundingClientRect();
    expect(buttonSaying(board, 'Vengo con i Rossi')!.getBoundingClientRect().bottom).to.be.at.most(cloth.bottom);
    // What the game is begun with is in sight, too.
    const { bottom } = buttonSaying(board, 'Stendi le figure')!.getBoundingClientRect();
    expect(bottom).to.be.at.most(board.getBoundingClientRect().bottom);
  });

  it('what is missing is said in words, and the button explains', async () => {
    const { board, proposed, explained } = await mount(lobby(ELENA), {
      check: () => NO,
      people: people(ELENA).slice(0, 3),
    });
    expect(allText(board)).to.contain('Servono almeno quattro persone: ne manca una.');
    expect(allText(board)).to.contain('Ai Blu manca chi fa da capospia.');
    buttonSaying(board, 'Stendi le figure')!.click();
    expect([proposed, explained]).to.deep.equal([[], [NO]]);
  });

  it('[CN-154, CN-168] two or three are told that they can play in other ways, four and one person are not', async () => {
    const said = async (n: number, more: Partial<CodenamesView> = {}): Promise<boolean> => {
      const { board } = await mount(lobby(ELENA, more), { people: people(ELENA).slice(0, n) });
      return allText(board).includes('In due o tre si gioca in altri modi');
    };
    expect([await said(1), await said(2), await said(3), await said(4)]).to.deep.equal([false, true, true, false]);
    expect(await said(2, { options: { ...lobby(ELENA).options, mode: 'coop' } })).to.equal(false);
  });

  it('in a low window a team of four lies open, with the way to change sides', async () => {
    const four = { spymaster: GIULIA, operatives: [SOFIA, DARIO, TOM], left: 0, total: 0 };
    const { board } = await mount(
      lobby(ELENA, { teams: { red: four, blue: { ...ready.blue, operatives: [ELENA] } } }),
      {},
      '960px;480px',
    );
    for (const half of deep(board).filter((e) => e.matches('.half')))
      expect(half.scrollHeight).to.be.at.most(half.clientHeight + 1);
  });

  it('on a phone a long name isn’t broken in two', async () => {
    const named = people(ELENA).map((one) => ({ ...one, ...(one.seat === DARIO && { name: 'Massimiliano' }) }));
    const { board } = await mount(lobby(ELENA), { people: named }, '390px;790px');
    const name = deep(board).find((e) => e.matches('.name') && e.textContent.includes('Massimiliano'))!;
    const lines = name.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(name).lineHeight);
    expect(Math.round(lines)).to.equal(1);
  });

  it('[CN-002] anybody seated may split at random and lay the pictures', async () => {
    const { board, proposed } = await mount(lobby(TOM, { teams: ready }));
    buttonSaying(board, 'Dividi a caso')!.click();
    buttonSaying(board, 'Stendi le figure')!.click();
    expect(proposed).to.deep.equal(['splitTeams {}', 'drawGrid {}']);
  });

  it('[CN-192] after a game the pictures are turned over', async () => {
    const { board } = await mount(lobby(TOM, { teams: ready, flips: true }));
    expect(buttonSaying(board, 'Gira le figure')).to.not.equal(undefined);
  });

  it('a watcher looks on without buttons', async () => {
    const { board } = await mount(lobby(null));
    expect(deep(board).some((e) => e instanceof HTMLButtonElement)).to.equal(false);
  });

  it('a spymaster may step back', async () => {
    const { board, proposed } = await mount(lobby(GIULIA));
    buttonSaying(board, 'Non più capospia')!.click();
    expect(proposed).to.deep.equal(['resignSpymaster {}']);
  });

  it('[CNQ-27] a newcomer to a running game may take a place when the rules let them', async () => {
    const view = guessing(null, { me: { seat: 7, role: 'spectator' } });
    const { board, proposed } = await mount(view, { choices: (move) => (move === 'setTeam' ? [{ team: 'red' }] : []) });
    buttonSaying(board, 'Vengo con i Rossi')!.click();
    expect(proposed).to.deep.equal(['setTeam {"team":"red"}']);
  });

  it('[CNQ-25] calling a game off is asked twice', async () => {
    const { board, proposed } = await mount(guessing(ELENA));
    buttonSaying(board, 'Annulla la partita')!.click();
    await settle(board);
    expect(proposed).to.deep.equal([]);
    buttonSaying(board, 'Chiedo di annullare')!.click();
    expect(proposed).to.deep.equal(['voidGame {}']);
  });

  it('speaks English too', async () => {
    const { board } = await mount(lobby(ELENA), {});
    board.lang = 'en';
    await settle(board);
    expect(headline(board)).to.equal('Make the teams');
    expect(buttonSaying(board, 'Join the Reds')).to.not.equal(undefined);
  });
});
