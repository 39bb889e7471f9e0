import { expect } from '@open-wc/testing';
import type { RefusalWords } from '../../../../src/elements/frame/board.ts';
import { codenames } from '../../../../src/games/codenames/codenames.ts';
import type { CodenamesView } from '../../../../src/games/codenames/view.ts';
import type { Game } from '../../../../src/kernel/game.ts';
import { botStep } from '../../../helpers/bots.ts';
import { Dealer } from '../../../helpers/dealer.ts';
import { allText } from '../../../helpers/shadow.ts';
import { deep } from '../../../helpers/shadow.ts';
import { buttonSaying, cells, mount, settle, tap, type Mounted } from './mount.ts';
import { GIULIA, guessing, lobby, over, SOFIA, writing } from './views.ts';

const SEATS = [0, 1, 2, 3, 4, 5];
const GAME = codenames as unknown as Game<unknown>;
const start = { seats: SEATS, options: {} } as const;
const words = (code: string): RefusalWords => ({ code, rule: 'CN-000', advice: code, text: code });

const viewOf = (dealer: Dealer, seat: number | null): CodenamesView => dealer.view(seat) as CodenamesView;

/** Gives a board what the table would give it now. */
function feed({ board }: Mounted, dealer: Dealer, seat: number | null): void {
  board.view = viewOf(dealer, seat);
  board.choices = (move) => (seat === null ? [] : dealer.choices(seat, move));
  board.check = (move, args) => {
    const verdict = dealer.judge(seat ?? 99, move, args);
    return verdict.ok ? undefined : words(verdict.refusal.code);
  };
}

describe('a page embedded as a small card', () => {
  let onerror: typeof window.onerror = null;
  // On a busy machine sizes come a frame late, of which Chromium tells as of an error.
  before(() => {
    const was = (onerror = window.onerror);
    window.onerror = (says, ...rest) =>
      (typeof says === 'string' && says.startsWith('ResizeObserver loop')) || was?.(says, ...rest);
  });
  after(() => void (window.onerror = onerror));

  for (const [what, view, act] of [
    ['guesses', guessing(SOFIA, { guessesMade: 1 }), 'Basta'],
    ['writes', writing(GIULIA), 'Dai l’indizio'],
    ['is at the end', over(SOFIA, true), 'Un’altra partita'],
    ['is in the lobby', lobby(SOFIA), 'Stendi le figure'],
  ] as const)
    it(`scrolls to all there is to do, for a person who ${what}`, async () => {
      const { board } = await mount(view, {}, '320px;132px');
      const button = buttonSaying(board, act)!;
      button.scrollIntoView();
      const room = board.getBoundingClientRect();
      const { top, bottom, height } = button.getBoundingClientRect();
      expect(height).to.be.at.least(24);
      expect(top).to.be.at.least(room.top - 1);
      expect(bottom).to.be.at.most(room.bottom + 1);
    });

  for (const [what, view] of [
    ['guesses', guessing(SOFIA)],
    ['writes', writing(GIULIA)],
    ['is at the end', over(SOFIA, true)],
  ] as const)
    it(`keeps pictures apart, high enough to be told, for a person who ${what}`, async () => {
      const { board } = await mount(view, {}, '320px;132px');
      const rects = cells(board).map((cell) => cell.getBoundingClientRect());
      expect(rects.length).to.equal(20);
      expect(Math.min(...rects.map(({ height }) => height))).to.be.at.least(44);
      rects.slice(5).forEach((rect, i) => expect(rect.top).to.be.at.least(rects[i]!.bottom));
    });
});

describe('a whole game', () => {
  it('[CN-021] is drawn for every role to its end, and a watcher’s page never tells', async () => {
    const seed = Math.trunc(performance.now() * 1000) % 100_000;
    const dealer = new Dealer(GAME, start, seed);
    const eyes = [null, ...SEATS];
    const boards = await Promise.all(eyes.map((seat) => mount(viewOf(dealer, seat))));
    for (let steps = 0; steps < 2000; steps++) {
      dealer.settle();
      if (GAME.outcome(dealer.play.state)) break;
      const { phase } = viewOf(dealer, null);
      if (phase !== 'lobby') {
        boards.forEach((mounted, i) => feed(mounted, dealer, eyes[i]!));
        await Promise.all(boards.map(({ board }) => settle(board)));
        expect(allText(boards[0]!.board), `seed ${seed}`).to.not.contain('nella chiave');
      }
      botStep(dealer, { rare: ['voidGame', 'splitTeams', 'setTeam', 'resignSpymaster'] });
    }
    boards.forEach((mounted, i) => feed(mounted, dealer, eyes[i]!));
    await Promise.all(boards.map(({ board }) => board.updateComplete));
    await Promise.all(boards.map(({ board }) => board.settled));
    await Promise.all(boards.map(({ board }) => settle(board)));
    for (const { board } of boards)
      expect(allText(board), `seed ${seed}`).to.contain('La chiave è stata riaperta e torna.');
  });

  it('six people play it by taps alone, from the lobby to the first reveal', async () => {
    const dealer = new Dealer(GAME, start, 7);
    const boards = await Promise.all(SEATS.map((seat) => mount(viewOf(dealer, seat))));
    const now = (): CodenamesView => viewOf(dealer, null);
    const play = async (): Promise<void> => {
      for (const seat of SEATS) {
        for (const proposal of boards[seat]!.proposed.splice(0)) {
          const [, move, args] = /^(\w+) (.*)$/.exec(proposal)!;
          expect(dealer.move(seat, move!, JSON.parse(args!)).ok, proposal).to.equal(true);
          dealer.settle();
        }
      }
      SEATS.forEach((seat) => feed(boards[seat]!, dealer, seat));
      await Promise.all(boards.map(({ board }) => settle(board)));
    };
    await play();
    for (const team of ['red', 'blue'] as const) {
      buttonSaying(boards[now().teams[team].operatives[0]!]!.board, 'Faccio da capospia')!.click();
      await play();
    }
    buttonSaying(boards[0]!.board, 'Stendi le figure')!.click();
    await play();
    const { active } = now();
    const { spymaster, operatives } = now().teams[active!];
    const form = deep(boards[spymaster!]!.board).find((e) => e.matches('codenames-clue'))!;
    const field = form.shadowRoot!.querySelector<HTMLInputElement>('.word input')!;
    field.value = 'vapore';
    field.dispatchEvent(new InputEvent('input'));
    await settle(boards[spymaster!]!.board);
    buttonSaying(boards[spymaster!]!.board, 'Dai l’indizio')!.click();
    await play();
    const { board } = boards[operatives[0]!]!;
    tap(cells(board)[13]!);
    await settle(board);
    buttonSaying(board, 'Scopri la 14')!.click();
    await play();
    expect(now().history.map(({ word, covered }) => [word, covered.length])).to.deep.equal([['VAPORE', 1]]);
    await Promise.all(boards.map((one) => one.board.settled));
    await settle(board);
    expect(cells(board)[13]!.classList.contains('cover')).to.equal(true);
  });
});
