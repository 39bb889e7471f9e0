/** The bill of Codenames, from what everybody has seen. */
import { expect } from '@open-wc/testing';
import { allText, deep } from '../../../helpers/shadow.ts';
import { mount, settle } from './mount.ts';
import { ELENA, KEY, guessing, over } from './views.ts';
import type { CodenamesView, TurnView } from '../../../../src/games/codenames/view.ts';

const turn = (team: 'red' | 'blue', word: string, cells: readonly number[]): TurnView => ({
  team,
  word,
  number: cells.length,
  covered: cells.map((n) => ({ cell: n - 1, identity: KEY[n - 1]! })),
});

/** The Blues have touched the assassin, 9, after a clue that had led to more than any other. */
const lost = (seat: number | null): CodenamesView => ({
  ...over(seat, true),
  teams: { ...over(seat).teams, red: { ...over(seat).teams.red, left: 3 } },
  history: [turn('red', 'ALI', [3, 7]), turn('blue', 'NOTTE', [1, 2]), turn('blue', 'MARE', [10, 13, 19, 9])],
  result: { winner: 'red', why: 'CN-117', verified: true },
});

const receipt = (board: Element): Element => deep(board).find((e) => e.matches('tv-receipt'))!;

describe('the bill of Codenames', () => {
  it('[CN-117] tells what the assassin decided; the best clue is never the one that ended on it', async () => {
    const { board } = await mount(lost(ELENA));
    const told = allText(receipt(board));
    expect(told).to.contain('I Blu hanno toccato l’assassino.').and.contain('CN-117');
    expect(told).to.contain('i Blu toccano la 9, ed è l’assassino');
    expect(told).to.contain('Turno 2: i Blu regalano la 1 ai Rossi');
    expect(told).to.contain('L’indizio migliore: ALI, 2 figure').and.not.contain('MARE');
    expect(deep(receipt(board)).filter((e) => e.matches('.pictures img'))).to.have.length(2);
  });

  it('[CN-079] counts what was covered for an invalid clue where it was, where it turned the game', async () => {
    const red = { team: 'red', word: 'X', number: 1 } as const;
    const history: readonly TurnView[] = [
      turn('red', 'ALI', [3, 7]),
      turn('blue', 'NOTTE', [2]),
      { ...red, invalid: true, covered: [], owed: { cell: 4, identity: 'blue' } },
      turn('blue', 'MARE', [9]),
    ];
    const found = (left: number, total: number): object => ({ left, total, spymaster: null, operatives: [] });
    const view = { ...lost(ELENA), history, teams: { red: found(6, 8), blue: found(5, 7) } } as CodenamesView;
    const told = allText(receipt((await mount(view)).board));
    expect(told).to.contain('Turno 3: i Blu passano avanti');
  });

  it('[CN-024] says of a key that could not be opened again that the result isn’t verified, and not that it is on its way', async () => {
    const view: CodenamesView = { ...over(ELENA), result: { winner: 'red', why: 'CN-115', unopened: true } };
    const { board } = await mount(view);
    const told = deep(board).find((e) => e.matches('.check'))!.textContent;
    expect(told).to.contain('non si è potuta riaprire').and.not.contain('Si riapre');
  });

  it('[CN-117] the assassin is followed by a hush, a win by a shower, on the page that sees it', async () => {
    const { board } = await mount(guessing(ELENA));
    board.view = lost(ELENA);
    await settle(board);
    await board.settled;
    await settle(board);
    expect(board.renderRoot.querySelectorAll('.finale.hush .cross')).to.have.length(1);
    const won = await mount(guessing(ELENA));
    won.board.view = over(ELENA);
    await settle(won.board);
    await won.board.settled;
    await settle(won.board);
    expect(won.board.renderRoot.querySelectorAll('.finale:not(.hush) i')).to.have.length(21);
    const late = await mount(lost(ELENA));
    expect(late.board.renderRoot.querySelector('.finale')).to.equal(null);
  });
});
