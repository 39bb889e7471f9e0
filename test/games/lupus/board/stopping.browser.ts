/** Where people stop: a pause, a game that is called off, and what the page says of either. */
import { expect } from '@open-wc/testing';
import type { RefusalWords } from '../../../../src/elements/frame/board.ts';
import type { LupusBoard } from '../../../../src/games/lupus/board/lupus-board.ts';
import type { LupusView } from '../../../../src/games/lupus/view.ts';
import { accessible } from '../../../helpers/accessible.ts';
import { questionStood } from '../../../helpers/question-stood.ts';
import { allText, allUpdated, button, deep } from '../../../helpers/shadow.ts';
import { mount, proposals, type Stage } from './mount.ts';
import { consoleOf, nightOf, overOf, viewOf, voteOf } from './views.ts';

const REFUSED: RefusalWords = { code: '', rule: '', advice: '', text: '' };
/** These moves are refused now. */
const without =
  (...moves: readonly string[]) =>
  (move: string): RefusalWords | undefined =>
    moves.includes(move) ? REFUSED : undefined;

const folded = (board: LupusBoard): HTMLDetailsElement | undefined =>
  deep(board).find((e): e is HTMLDetailsElement => e instanceof HTMLDetailsElement && e.checkVisibility());
async function unfolded(board: LupusBoard): Promise<void> {
  folded(board)!.open = true;
  await allUpdated(board);
}

/** What is asked before the game is called off. */
async function asked(view: LupusView, stage: Stage = {}): Promise<string> {
  const board = await mount(view, stage);
  const details = folded(board);
  if (details) details.open = true;
  await allUpdated(board);
  button(board, 'Chiudiamo qui').click();
  await allUpdated(board);
  return allText(board);
}

describe('a pause', () => {
  it('[LU-205] with a program whoever lives pauses the game, by day at once and by night after dawn', async () => {
    const day = await mount(voteOf(9, { me: 2 }));
    expect(folded(day)!.open).to.equal(false);
    await unfolded(day);
    const made = proposals(day);
    button(day, 'Ferma il gioco').click();
    expect(made).to.deep.equal([{ move: 'pause', args: {} }]);
    await accessible(day);
    const night = await mount(nightOf(9));
    await unfolded(night);
    const later = proposals(night);
    button(night, 'Dopo l’alba ci fermiamo').click();
    expect(later).to.deep.equal([{ move: 'pause', args: {} }]);
    const paused = await mount(nightOf(9, { paused: true }));
    await unfolded(paused);
    const on = proposals(paused);
    button(paused, 'Dopo l’alba si va avanti').click();
    expect(on).to.deep.equal([{ move: 'goOn', args: {} }]);
  });

  it('[LU-205] where a person moderates, or the game can’t be paused, nobody is offered it', async () => {
    const person = { ...viewOf(9).options, moderator: 'person' as const };
    for (const board of [
      await mount(viewOf(9, {}, 9), { check: without('pause') }),
      await mount(nightOf(9, { options: person }, 9)),
    ]) {
      await unfolded(board);
      expect(allText(board)).not.to.match(/Ferma il gioco|ci fermiamo/u);
    }
  });

  it('[LU-201] holds neither a game that can’t go on nor one that is over', async () => {
    const stuck = { stage: 'stuck', stuck: { what: 'hub', from: 'talk' }, paused: true } as const;
    const headline = (board: LupusBoard): string => allText(board.renderRoot.querySelector('tv-status')!);
    expect(headline(await mount(viewOf(9, stuck)))).to.contain('Così non si va avanti');
    expect(headline(await mount(overOf(9, { paused: true })))).not.to.contain('Il gioco è fermo');
    expect(headline(await mount(viewOf(9, { paused: true })))).to.contain('Il gioco è fermo');
  });
});

describe('calling a game off', () => {
  for (const [width, height] of [
    [1440, 840],
    [1366, 590],
    [1000, 540],
    [960, 480],
    [720, 408],
    [390, 780],
    [360, 598],
  ] as const)
    it(`[LU-204] leaves the button in sight that sets the night’s choice, and itself where all is seen at once, at ${width} × ${height}`, async () => {
      const board = await mount(nightOf(12), { width, height });
      const act = button(board, 'Tocca qualcuno');
      const place = deep(board).find((e) => e.matches('.window'))!;
      const { bottom } = act.getBoundingClientRect();
      expect(bottom).to.be.at.most(place.getBoundingClientRect().bottom + 1);
      expect(bottom).to.be.at.most(board.getBoundingClientRect().bottom);
      const fold = folded(board)!.getBoundingClientRect();
      if (width > 900) expect(fold.bottom).to.be.at.most(board.getBoundingClientRect().bottom);
    });

  it('[LUQ-27] is folded beside the square in every stage, and opens once somebody wants it', async () => {
    for (const view of [
      viewOf(9),
      voteOf(9),
      nightOf(9),
      viewOf(9, { stage: 'verdict' }),
      viewOf(9, { stage: 'roles' }),
    ])
      for (const [width, height] of [
        [1200, 780],
        [720, 408],
        [390, 780],
      ] as const) {
        const board = await mount(view, { width, height });
        expect(folded(board)!.open, `${view.stage} at ${width}`).to.equal(false);
        const made = proposals(board);
        await unfolded(board);
        button(board, 'Chiudiamo qui').click();
        await allUpdated(board);
        questionStood();
        button(board, 'Sì, per me si chiude').click();
        expect(made).to.deep.equal([{ move: 'callOff', args: {} }]);
      }
    const board = await mount(nightOf(9, { calling: [3] }));
    expect(folded(board)!.open).to.equal(true);
    expect(allText(board)).to.contain('Dario vuole chiudere');
    expect(allText(await mount(nightOf(9, { calling: [0, 3] })))).to.contain('Siete in 2 a voler chiudere');
    await accessible(board);
  });

  it('[LUQ-27] by night the dead have the same page; by day nothing is offered that doesn’t count', async () => {
    const out = [{ seat: 0, how: 'mauled', cycle: 1 }] as const;
    const stopOf = async (view: LupusView, stage?: Stage): Promise<string> =>
      allText((await mount(view, stage)).renderRoot.querySelector('lupus-stop')!);
    const refused = { check: without('callOff', 'pause') };
    expect(await stopOf(nightOf(9, { out }), refused)).to.equal(await stopOf(nightOf(9)));
    expect((await stopOf(viewOf(9, { out }), refused)).trim()).to.equal('');
    expect(allText(await mount(nightOf(9), { shared: true }))).not.to.contain('Chiudiamo qui');
    expect(allText(await mount(nightOf(9, { me: null })))).not.to.contain('Chiudiamo qui');
  });

  it('[LU-201] says truly what becomes of the cards', async () => {
    expect(await asked(viewOf(9))).to.contain('le carte si aprono');
    const gone = await asked(viewOf(9), { away: [8] });
    expect(gone).to.contain('per mezzo minuto non risponde').and.not.contain('le carte si aprono');
    const stuck = (what: string, from: LupusView['stage']): LupusView =>
      viewOf(9, { stage: 'stuck', stuck: { what, from } });
    for (const view of [stuck('hub', 'talk'), stuck('record', 'record'), viewOf(9, { stage: 'record' })])
      expect(await asked(view))
        .to.contain('con le carte coperte')
        .and.not.contain('le carte si aprono');
    expect(await asked(viewOf(9, { stage: 'roles', night: 0 }))).to.contain('prima che si diano le carte');
  });

  it('[LU-130] at its end nothing is said to stand that nobody has declared', async () => {
    const unopened = { findings: null, roles: null, side: null, dreamt: [] } as const;
    for (const [lang, said, off] of [
      ['it', 'Vale quello che ha detto', 'la partita si è chiusa con le carte coperte'],
      ['en', 'What was said stands', 'called off with its cards covered'],
    ] as const) {
      const called = allText(await mount(overOf(9, { ...unopened, declared: null }), { lang }));
      expect(called).to.contain(off).and.not.contain(said);
      const declared = allText(await mount(overOf(9, { ...unopened, declared: 'wolves' }), { lang }));
      expect(declared).to.contain(said).and.not.contain(off);
    }
  });
});

describe('a moderator with a console', () => {
  it('[LU-201] can ask again where something has failed, and reads of the record what all read', async () => {
    const view = consoleOf(9);
    const board = await mount({ ...view, stage: 'stuck', stuck: { what: 'in', from: 'night' } });
    const made = proposals(board);
    button(board, 'Riprova').click();
    expect(made).to.deep.equal([{ move: 'tryAgain', args: {} }]);
    expect(allText(board)).not.to.contain('Torna alla console').and.not.contain('Discussione');
    const record = allText(await mount({ ...view, stage: 'record' }));
    expect(record).to.contain('Poi si vede chi era chi').and.not.contain('Discussione');
  });
});
