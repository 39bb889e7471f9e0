/** The moderator's part: what the lobby says of it, a program's console, and tokens of one game. */
import { expect } from '@open-wc/testing';
import type { LupusView } from '../../../../src/games/lupus/view.ts';
import { allText, allUpdated, button, deep, spoken } from '../../../helpers/shadow.ts';
import { mount } from './mount.ts';
import { consoleOf, overOf, viewOf } from './views.ts';

const lobby = (change: Partial<LupusView> = {}): LupusView => viewOf(9, { stage: 'lobby', night: 0, ...change });

describe('the moderator’s console', () => {
  it('[LU-208] of a program shows no card until its person uncovers it', async () => {
    const view = consoleOf(16);
    const program = { ...view, options: { ...view.options, moderator: 'program' as const } };
    const board = await mount(program, { width: 1440 });
    expect(allText(board)).not.to.match(/Lupo mannaro|Veggente|punta/u);
    expect(allText(board)).to.contain('Modera il programma');
    button(board, 'Scopri').click();
    await allUpdated(board);
    expect(allText(board)).to.contain('Lupo mannaro');
    button(board, 'Copri tutto').click();
    await allUpdated(board);
    expect(allText(board)).not.to.contain('Lupo mannaro');
  });

  it('of a person covers itself when its page is left, also for a window beside it, and shows everything again when asked', async () => {
    const board = await mount(consoleOf(9), { width: 1440 });
    const left: readonly (() => void)[] = [
      () => void globalThis.dispatchEvent(new Event('blur')),
      () => void document.dispatchEvent(new Event('visibilitychange')),
    ];
    for (const [i, leave] of left.entries()) {
      expect(allText(board), `${i}`).to.contain('Lupo mannaro');
      leave();
      await allUpdated(board);
      expect(allText(board), `${i}`).not.to.match(/Lupo mannaro|Veggente|punta/u);
      button(board, 'Scopri').click();
      await allUpdated(board);
    }
  });

  it('tokens are of one game: they are gone at its end and in the lobby, and looking back leaves them', async () => {
    const own = { table: 'of tokens' };
    const at = 'tavolata-draft of tokens/9/lupus/tokens';
    const dotted = async (): Promise<boolean> => {
      const board = await mount(consoleOf(9), own);
      return spoken(button(board, 'Elena')).includes('dice di sapere');
    };
    const me = { me: 9, seats: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] };
    for (const after of [overOf(9, me), lobby(me)]) {
      sessionStorage.setItem(at, JSON.stringify([[4, ['dice di sapere']]]));
      expect(await dotted()).to.equal(true);
      await mount(after, { ...own, past: true });
      expect(await dotted()).to.equal(true);
      await mount(after, own);
      expect(await dotted()).to.equal(false);
    }
  });
});

describe('the lobby', () => {
  it('[LU-208] after broken deals asks for another than the one whose device broke them off, and only while that one moderates', async () => {
    const news = [1, 2, 3].map((number) => ({ number, what: 'stuck' as const, seats: [], args: [] }));
    const says = async (broken: LupusView['broken']): Promise<string> => {
      const board = await mount(lobby({ hub: 0, news, broken }));
      return spoken(deep(board).find((e) => e.matches('.broken'))!);
    };
    expect(await says({ hub: 0, times: 3 })).to.contain('che non sia Giulia');
    expect(await says({ hub: 0, times: 2 })).to.contain('Riprovate');
    expect(await says({ hub: 4, times: 3 })).not.to.contain('che non sia');
    const board = await mount(lobby({ hub: 0, broken: { hub: 0, times: 3 } }));
    expect(deep(board).some((e) => e.matches('.broken'))).to.equal(false);
  });

  it('[LU-042] says how long a night of all together takes at the pace that is set', async () => {
    for (const [pace, seconds] of [
      [75, 38],
      [100, 50],
      [150, 75],
    ] as const) {
      const { options } = viewOf(9);
      const text = allText(await mount(lobby({ options: { ...options, pace } })));
      expect(text).to.contain(`circa ${seconds} secondi`);
    }
  });
});
