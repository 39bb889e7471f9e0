/** Lupus' board before and after a game, and the console of whoever moderates. */
import { expect, waitUntil } from '@open-wc/testing';
import type { RefusalWords } from '../../../../src/elements/frame/board.ts';
import type { Told } from '../../../../src/games/lupus/news.ts';
import type { LupusBoard } from '../../../../src/games/lupus/board/lupus-board.ts';
import type { LupusView, Running } from '../../../../src/games/lupus/view.ts';
import { accessible } from '../../../helpers/accessible.ts';
import { allText, allUpdated, button, deep, spoken } from '../../../helpers/shadow.ts';
import { mount, proposals } from './mount.ts';
import { consoleOf, NAMES, nightOf, overOf, viewOf } from './views.ts';

/** All other moves are refused now. */
const only =
  (...moves: readonly string[]) =>
  (move: string): RefusalWords | undefined =>
    moves.includes(move) ? undefined : { code: '', rule: '', advice: '', text: '' };

describe('who moderates', () => {
  it('[LU-196] sees every card in the console, and what will be said; the square is one tap away', async () => {
    const board = await mount(consoleOf(16), { width: 1440 });
    expect(allText(board)).to.contain('Lupo mannaro').and.contain('la 5, Elena');
    await accessible(board);
    const cloth = deep(board)
      .find((e) => e.matches('tv-cloth'))!
      .getBoundingClientRect();
    expect(board.getBoundingClientRect().bottom - cloth.bottom, 'the book is as high as the page').to.be.lessThan(40);
    button(board, 'Guarda la piazza').click();
    await allUpdated(board);
    expect(allText(board)).not.to.contain('Lupo mannaro');
  });

  it('[LU-209] is told not to share it on every screen, in three lines at most beside what covers it', async () => {
    for (const [width, height] of [
      [360, 598],
      [390, 802],
      [720, 408],
      [1440, 840],
    ] as const) {
      const board = await mount(consoleOf(9), { width, height });
      const says = deep(board).find((e) => e.matches('.warn p'))!;
      expect(spoken(says)).to.contain('non condividere');
      expect(says.querySelector('span')!.checkVisibility(), `${width}`).to.equal(true);
      const lines = says.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(says).lineHeight);
      expect(Math.round(lines), `${width}`).to.be.at.most(3);
      expect(button(board, 'Copri tutto').getBoundingClientRect().height, `${width}`).to.be.at.most(46);
    }
  });

  it('[LU-038] on a low phone what closes a turn is in sight, also while it waits', async () => {
    const view = consoleOf(9);
    const running = { closing: false, picks: 7, leave: 5_000 };
    const board = await mount(
      { ...view, console: { ...view.console!, running } },
      { width: 360, height: 598, check: only('close') },
    );
    expect(allText(board)).to.contain('stanno partendo');
    const { bottom } = button(board, 'Chiudi il turno').getBoundingClientRect();
    expect(bottom).to.be.at.most(board.getBoundingClientRect().bottom);
  });

  it('[LU-073] in half a window reads what is to be said aloud without scrolling, also where a turn can be closed', async () => {
    const view = consoleOf(9);
    const running = { closing: false, picks: 7 };
    const board = await mount(
      { ...view, console: { ...view.console!, running } },
      { width: 720, height: 408, check: only('close') },
    );
    const aloud = deep(board).find((e) => e.matches('blockquote'))!;
    expect(spoken(aloud).length).to.be.above(40);
    expect(aloud.getBoundingClientRect().bottom).to.be.at.most(board.getBoundingClientRect().bottom);
  });

  it('[LU-209] counts the letters of the night, and says whose is missing', async () => {
    const board = await mount(consoleOf(9), { width: 1440 });
    expect(allText(board)).to.contain('Arrivate 8 su 9').and.contain('lettera non arrivata');
  });

  it('a screen that shows the square shows it after a reload as well, and the console when its person wants it', async () => {
    const own = { table: 'of the console’s test' };
    const board = await mount(consoleOf(9), own);
    button(board, 'Guarda la piazza').click();
    const again = await mount(consoleOf(9), own);
    expect(allText(again)).not.to.contain('Lupo mannaro');
    button(again, 'Torna alla console').click();
    await allUpdated(again);
    expect(allText(again)).to.contain('Lupo mannaro');
    expect(allText(await mount(consoleOf(9), own))).to.contain('Lupo mannaro');
  });

  it('[LU-209] shows nothing of it on a screen that all look at', async () => {
    const board = await mount(consoleOf(16), { shared: true });
    expect(allText(board)).not.to.contain('Lupo mannaro');
  });

  it('a person opens the next turn beside its steps, on a phone and in half a window too', async () => {
    for (const [width, height] of [
      [390, 790],
      [720, 408],
      [960, 540],
      [1440, 840],
    ] as const) {
      const board = await mount(consoleOf(16), { width, height, check: only('call') });
      const made = proposals(board);
      const act = button(board, 'Apri il turno');
      expect(act.checkVisibility(), `${width}`).to.equal(true);
      expect(act.getBoundingClientRect().bottom, `${width}`).to.be.at.most(board.getBoundingClientRect().bottom);
      act.click();
      expect(made).to.deep.equal([{ move: 'call', args: {} }]);
    }
  });

  it('[LU-038] hears how many have chosen, never who, before closing a turn, and can’t cut off what is being picked', async () => {
    let now = 5_000;
    const view = consoleOf(9);
    const calls = view.console!.calls.map((call) => ({ ...call, beats: 5 }));
    const told = async (running: Running, check = only('close')): Promise<LupusBoard> =>
      mount({ ...view, console: { ...view.console!, calls, running } }, { check, now: () => now });
    const says = (board: LupusBoard): string =>
      deep(board)
        .filter((e) => e.matches('.column:first-child .note'))
        .map((e) => spoken(e))
        .join(' ');
    expect(says(await told({ closing: false }))).to.contain('devono ancora arrivare');
    const board = await told({ closing: false, picks: 7, leave: 21_000 });
    expect(says(board))
      .to.contain('7 su 9')
      .and.not.to.match(/Giulia|Elena/u);
    const made = proposals(board);
    now = 20_500;
    await waitUntil(() => says(board).includes('stanno partendo'));
    expect(button(board, 'Chiudi il turno').ariaDisabled).to.equal('true');
    button(board, 'Chiudi il turno').click();
    expect(made).to.deep.equal([]);
    const next = await told({ closing: false, picks: 7 });
    const offered = proposals(next);
    button(next, 'Chiudi il turno').click();
    expect(offered).to.deep.equal([{ move: 'close', args: {} }]);
    expect(says(await told({ closing: true, picks: 7 }, only()))).to.contain('Hai chiuso');
    expect(says(await told({ closing: false, picks: 7 }, only()))).to.equal('');
  });

  it('[LU-073] is given what came about to read aloud: the night’s victim, a tie, the stake', async () => {
    const told = (what: Told['what'], ...seats: readonly number[]): Omit<Told, 'number'> => ({ what, seats, args: [] });
    const aloud = async (news: readonly Omit<Told, 'number'>[], change: Partial<LupusView>): Promise<string> => {
      const numbered = news.map((one, number) => ({ number, ...one }));
      const board = await mount({ ...consoleOf(9), news: numbered, ...change });
      return spoken(deep(board).find((e) => e.matches('blockquote'))!);
    };
    const dawn = [told('night'), told('mauled', 4)];
    expect(await aloud(dawn, { stage: 'talk' })).to.match(/Elena.*minuti/u);
    const vote = [...dawn, told('talkOver'), told('vote', 5)];
    const asks = { stage: 'vote', vote: { round: 1, order: [5], given: [], candidates: [2, 3] } } as const;
    expect(await aloud(vote, asks)).not.to.contain('Elena');
    const floor = [...vote, told('tie', 2, 3), told('floor', 2)];
    const speech = { stage: 'speech', floor: { round: 3, queue: [2, 3], candidates: [2, 3] } } as const;
    expect(await aloud(floor, speech)).to.match(/Parità.*Sofia/u);
    const { turn } = consoleOf(9);
    const fallen = [...vote, told('stake', 2), told('goesOn'), told('night')];
    expect(await aloud(fallen, { turn: { ...turn!, n: 1, open: false } })).to.match(/Sofia.*notte/u);
    expect(await aloud(fallen, {})).not.to.contain('Sofia');
  });

  it('sees how a vote stands and how long a speech still lasts', async () => {
    const vote = { round: 2, order: [5, 6], given: [[5, 2]], candidates: [2, 3] } as const;
    const board = await mount({ ...consoleOf(9), stage: 'vote', vote, clock: { until: 21_000, left: 0 } });
    expect(allText(board)).to.contain('al rogo: Sofia (3)');
    expect(deep(board).some((e) => e.matches('lupus-console tv-clock, tv-panel tv-clock'))).to.equal(true);
  });

  it('covers it at once, and what is to be read aloud stays', async () => {
    const board = await mount(consoleOf(16));
    button(board, 'Copri tutto').click();
    await allUpdated(board);
    expect(allText(board)).not.to.contain('Veggente').and.not.to.contain('punta');
    expect(allText(board)).to.contain('I lupi mannari aprono gli occhi');
  });

  it('keeps tokens on this device, and no proposal is made of them', async () => {
    const board = await mount(consoleOf(9));
    const made = proposals(board);
    button(board, 'Elena').click();
    await allUpdated(board);
    const field = deep(board).find((e): e is HTMLInputElement => e instanceof HTMLInputElement)!;
    field.value = 'dice di sapere';
    button(board, 'Metti').click();
    await allUpdated(board);
    expect(spoken(button(board, 'Elena'))).to.contain('dice di sapere');
    expect(made).to.deep.equal([]);
  });
});

describe('before and after', () => {
  it('[LU-010] the lobby changes one number at a time, and all agree before the first night', async () => {
    const board = await mount(viewOf(9, { stage: 'lobby', night: 0, hub: 0 }));
    const made = proposals(board);
    button(board, 'Una carta in meno: Medium').click();
    button(board, 'Per me va bene').click();
    expect(made.map(({ move }) => move)).to.deep.equal(['configure', 'agree']);
    expect(made[0]!.args).to.have.nested.property('change.mix.medium', 0);
    await accessible(board);
  });

  it('[LU-208] the button to agree stays under the finger while the others agree', async () => {
    for (const [width, height] of [
      [1440, 840],
      [720, 840],
      [390, 780],
    ] as const)
      for (const n of [8, 12, 24]) {
        const lobby = (agreed: readonly number[]): LupusView =>
          viewOf(n, { stage: 'lobby', night: 0, hub: 0, me: n - 1, agreed });
        const board = await mount(lobby([]), { width, height });
        const place = (): string => {
          const { x, y, width: w, height: h } = button(board, 'Per me va bene così').getBoundingClientRect();
          return [x, y, w, h].map(Math.round).join();
        };
        const at = place();
        for (let i = 0; i < n - 1; i++) {
          board.view = lobby(Array.from({ length: i + 1 }, (_, seat) => seat));
          board.news = [{ number: i, says: `D’accordo la ${i + 1}, che lo dice a lungo: così per me va benissimo` }];
          await allUpdated(board);
          expect(place(), `${n} people at ${width}, ${i + 1} agreed`).to.equal(at);
        }
      }
  });

  it('[LU-208] says in words what the moderating device can know', async () => {
    const board = await mount(viewOf(9, { stage: 'lobby', night: 0, hub: 0 }));
    expect(allText(board)).to.contain('Giulia gioca, e il suo dispositivo modera');
  });

  it('[LU-208] whoever agrees reads beside the button who moderates, without scrolling to where it is chosen', async () => {
    const lobby = viewOf(9, { stage: 'lobby', night: 0, hub: 0 });
    const agree = async (view: LupusView): Promise<string> => {
      const board = await mount(view, { width: 390, height: 780 });
      return allText(deep(board).find((e) => e.localName === 'lupus-agree')!);
    };
    expect(await agree(lobby)).to.contain('Modera il dispositivo di Giulia, che gioca.');
    const person = {
      ...lobby,
      hub: 9,
      seats: [...lobby.seats, 9],
      options: { ...lobby.options, moderator: 'person' as const },
    };
    expect(await agree(person)).to.contain('Modera Paolo, che non gioca.');
    for (const [width, height] of [
      [1366, 590],
      [720, 408],
      [360, 598],
    ] as const) {
      const board = await mount(person, { width, height });
      const line = deep(board).find((e) => e.localName === 'p' && spoken(e).startsWith('Modera Paolo'))!;
      const act = button(board, 'Per me va bene così').getBoundingClientRect();
      expect(line.getBoundingClientRect().bottom, `${width}`).to.be.at.most(act.top);
      expect(act.bottom, `${width}`).to.be.at.most(board.getBoundingClientRect().bottom);
    }
  });

  it('[LU-027] the end tells roles, dreams, and that all was checked', async () => {
    const board = await mount(overOf(10));
    const text = allText(board);
    expect(text).to.contain('Controllato').and.contain('Chi ha sognato chi').and.contain('Indemoniato');
    await accessible(board);
    const lie = await mount(overOf(10, { findings: [{ what: 'letter', night: 2, seat: 3 }] }));
    expect(allText(lie)).to.contain('la risposta a Dario era falsa');
    const open = await mount(overOf(10, { findings: null, roles: null, side: null, declared: 'wolves', dreamt: [] }));
    expect(allText(open)).to.contain('Non dimostrato');
  });

  it('[LU-201] a game whose deal broke off says so, and nothing of a moderator who would be gone', async () => {
    const broken = { findings: null, roles: null, side: null, declared: null, dreamt: [], out: [], night: 0 };
    for (const [lang, says] of [
      ['it', 'Le carte non sono mai state date'],
      ['en', 'The cards were never dealt'],
    ] as const) {
      const text = allText(await mount(overOf(10, broken), { lang }));
      expect(text).to.contain(says);
      expect(text).not.to.match(/Non dimostrato|Not proven|non c’è più|is gone/u);
    }
  });

  it('[LU-043] bold are the dreams of those who chose: in the seer’s call the seer’s alone', async () => {
    const over = overOf(10);
    const dreamt = [{ night: 2, name: 'seer', picks: over.players.map(() => 3) }] as const;
    const board = await mount({ ...over, dreamt });
    const seer = over.roles!.indexOf('seer');
    const bold = deep(board).filter((e) => e.matches('.dreams .meant'));
    expect(bold.map((e) => e.textContent?.trim())).to.deep.equal([`${NAMES[seer]} → Dario`]);
  });

  it('is the same in English', async () => {
    const board = await mount(nightOf(8), { lang: 'en' });
    expect(allText(board)).to.contain('Everybody picks somebody');
  });
});
