import { expect } from '@open-wc/testing';
import { chrononauts } from '../../../../src/games/chrononauts/chrononauts.ts';
import { errorOf } from '../../../../src/games/chrononauts/contest.ts';
import { OptionEvent } from '../../../../src/elements/tv-options.ts';
import { minuteOfDay } from '../../../../src/elements/time-of-day.ts';
import { chrononauts2 } from '../../../../src/games/chrononauts/earlier.ts';
import { atTurnEnd, dealt, playing, solo, Trial } from '../trial.ts';
import { button, deep, spoken } from '../../../helpers/shadow.ts';
import { type ChronoScene, closeScenes, open, sure, tap } from './mount.ts';
import { waitUntil } from '../../../helpers/wait-until.ts';
import { accessible } from '../../../helpers/accessible.ts';

const effects = (scene: ChronoScene): string =>
  deep(scene.board)
    .filter((e) => e.matches('.effects'))
    .map(spoken)
    .join(' ');
/** The button that answers with a Note, also for whoever holds none. */
const answering = (scene: ChronoScene): HTMLButtonElement =>
  deep(scene.board).find((e): e is HTMLButtonElement => e.matches('tv-window [slot=answer]'))!;
const headline = (scene: ChronoScene): string => deep(scene.board).find((e) => e.matches('h2'))?.textContent ?? '';
const has = (scene: ChronoScene, selector: string): boolean => deep(scene.board).some((e) => e.matches(selector));

const optionsOf = (scene: ChronoScene): Element => deep(scene.board).find((e) => e.matches('tv-options'))!;

describe('the board of Chrononauts', () => {
  afterEach(closeScenes);

  it('[CH-085] says before a play every card that would turn, and what becomes of the meter', async () => {
    const scene = await open(playing(['reverse-fate', 'memo']));
    await tap(scene, 'Tutta un’altra storia');
    await tap(scene, '1936:');
    const told = effects(scene);
    for (const year of [1936, 1939, 1942, 1945, 1948]) expect(told).to.contain(String(year));
    expect(told).not.to.contain('1944');
    expect(told).to.contain('Paradossi 0 → 4 su 13');
    await tap(scene, 'Gioca sul 1936');
    expect(scene.moves).to.deep.equal(['play']);
  });

  it('tells under the headline, and to whoever can’t see it, what came of a card: the table’s own line of it', async () => {
    const scene = await open(playing(['reverse-fate']));
    const lines = (): readonly string[] =>
      deep(scene.board)
        .filter((e) => e.matches('.told, [aria-live]'))
        .map((e) => e.textContent.trim())
        .filter(Boolean);
    expect(lines()).to.deep.equal([]);
    scene.board.news = [{ number: 9, says: 'Marco ferma il 1980.' }];
    await scene.board.updateComplete;
    await waitUntil(() => lines().filter((line) => line.startsWith('Marco ferma il 1980.')).length === 2);
  });

  it('[CH-179] of a Note it is said what another one does, and below it lies the stopped card with its aim', async () => {
    const t = playing(['reverse-fate', 'grail']);
    t.setHand(1, 'memo');
    t.setHand(2, 'memo');
    t.play(0, 'reverse-fate', 'L1957');
    t.memo(1);
    const lines = (scene: ChronoScene): string =>
      deep(scene.board)
        .filter((e) => e.matches('.below li, tv-news'))
        .map(spoken)
        .join(' | ');
    expect(lines(await open(t, { me: 2 })))
      .to.contain('Chi vuole ferma il Biglietto con un altro: allora vale la carta di Giulia')
      .and.contain('Giulia: Tutta un’altra storia sul 1957');
    expect(lines(await open(t, { me: 1 }))).to.contain('Gli altri possono fermare il Biglietto con un altro');
  });

  it('[CH-179] the headline says of an announced card what it is aimed at, and of a Note what it stops', async () => {
    const t = playing(['reverse-fate', 'grail']);
    t.setHand(1, 'memo');
    t.setHand(2, 'memo');
    t.play(0, 'reverse-fate', 'L1957');
    const scene = await open(t, { me: 2 });
    expect(headline(scene)).to.equal('Giulia: Tutta un’altra storia sul 1957');
    t.memo(1);
    expect(headline(await open(t, { me: 2 }))).to.equal('Marco ferma: Tutta un’altra storia');
    expect(headline(await open(t, { me: 2, lang: 'en' }))).to.match(/^Marco stops: /);
    t.memo(2);
    expect(headline(await open(t, { me: 0 }))).to.equal('Elena ferma: Biglietto da domani');
    const u = playing(['grail', 'get-there-first', 'discontinuity']);
    u.place(1, 'ark');
    u.play(0, 'get-there-first', 'ark');
    expect(headline(await open(u, { me: 1 }))).to.equal('Giulia: Sotto il naso (Arca dell’Alleanza)');
    const v = playing(['discontinuity']);
    v.play(0, 'discontinuity', 'clockwise');
    expect(headline(await open(v, { me: 1 }))).to.match(/^Giulia: .* \(in senso orario\)$/);
  });

  for (const game of [chrononauts, chrononauts2])
    it(`[CH-170] a rule of the house is set as the table’s rules want it (version ${game.version})`, async () => {
      const t = new Trial({ game });
      const scene = await open(t, { me: 0 });
      const panel = optionsOf(scene);
      panel.dispatchEvent(new OptionEvent('memoSeconds', 60));
      await scene.settled();
      panel.dispatchEvent(new OptionEvent('winHint', true));
      expect(t.view(0).options).to.include({ memoSeconds: 60, winHint: true });
    });

  it('[CH-170] of two rules of the house set before the board is drawn anew both hold', async () => {
    const t = new Trial();
    const scene = await open(t, { me: 0 });
    const panel = optionsOf(scene);
    panel.dispatchEvent(new OptionEvent('memoSeconds', 60));
    panel.dispatchEvent(new OptionEvent('winHint', true));
    expect(t.view(0).options).to.include({ memoSeconds: 60, winHint: true });
  });

  it('[CH-032] says with a guess what the clock of this device shows', async () => {
    const t = dealt({ seats: 2 });
    const scene = await open(t, { me: 0 });
    const field = deep(scene.board).find((e): e is HTMLInputElement => e.matches('input[inputmode=numeric]'))!;
    field.value = '13:48';
    await tap(scene, 'Scrivi l’ora');
    expect(scene.moves).to.deep.equal(['guessTime']);
    // The minute may have turned since.
    expect(errorOf(t.s.start.guesses[0]!.at, minuteOfDay())).to.be.at.most(1);
  });

  it('offers nothing before the first turn to whoever sat down too late, or looks on', async () => {
    const acts = (scene: ChronoScene): readonly string[] =>
      deep(scene.board)
        .filter((e) => e.matches('.begin :is(input, button)'))
        .map(spoken);
    for (const startMethod of ['guessTime', 'chosen']) {
      const t = dealt({ seats: 2, options: { startMethod } });
      expect(acts(await open(t, { me: 1 }))).not.to.be.empty;
      t.tell('joined', 4);
      for (const me of [4, null]) expect(acts(await open(t, { me }))).to.deep.equal([]);
    }
  });

  it('[CH-157] a card that can’t be played says why, and can still be discarded with a second tap', async () => {
    const scene = await open(playing(['memo', 'reverse-fate']));
    expect(spoken(button(scene.board, 'Biglietto'))).to.contain('Tieni il Biglietto');
    await tap(scene, 'Biglietto');
    await tap(scene, 'Scarta: perdi tempo');
    expect(scene.moves).to.deep.equal([]);
    await sure(scene);
    expect(scene.moves).to.deep.equal(['loseTime']);
  });

  it('[CH-149] [CH-168] in a window a Note answers with one tap, as a question would run down its time; without one the rules say why not', async () => {
    const t = playing(['reverse-fate']);
    t.setHand(1, 'memo');
    t.setHand(2, 'sabotage');
    t.play(0, 'reverse-fate', 'L1957');
    const without = await open(t, { me: 2 });
    expect(effects(without)).to.contain('1962 diventa paradosso');
    answering(without).click();
    expect(without.explained.map(({ code }) => code)).to.deep.equal(['not-a-memo']);
    const scene = await open(t, { me: 1 });
    answering(scene).click();
    await scene.settled();
    expect(scene.moves).to.deep.equal(['memo']);
    expect(t.s.stack.map(({ face }) => face)).to.deep.equal(['reverse-fate', 'memo']);
  });

  it('[CH-023] nothing of another’s hand or goals is on the page', async () => {
    const t = playing(['reverse-fate']);
    const scene = await open(t, { me: null });
    expect(has(scene, 'chrono-hand')).to.equal(false);
    expect(has(scene, '.goal')).to.equal(false);
  });

  it('[CH-211] going home is declared with a second tap, and everybody reads who won', async () => {
    const t = atTurnEnd();
    t.setGoal(0, 'identities', 'I01');
    t.history([1915, 1865, 1963], 'P1917', 'P1974');
    const scene = await open(t);
    await tap(scene, 'Torno a casa');
    await sure(scene);
    expect(headline(scene)).to.equal('Hai vinto');
    expect(headline(await open(t, { me: 1, lang: 'en' }))).to.equal('Giulia wins');
  });

  it('[CH-189] a search shows first what can be taken, and takes it', async () => {
    const t = playing(['rewind']);
    t.discard('P1950', 'grail');
    t.resolve(0, 'rewind');
    const scene = await open(t);
    expect(spoken(deep(scene.board).find((e) => e.matches('.search li .btn'))!)).to.contain('Calice');
    await tap(scene, 'Calice');
    await tap(scene, 'Prendi e gioca');
    expect(t.s.stack.map(({ face }) => face)).to.deep.equal(['grail']);
  });

  it('is accessible in its turn, in a window and before the game', async () => {
    const t = playing(['reverse-fate', 'memo', 'P1950']);
    t.history([1914, 1936], 'P1939');
    await accessible((await open(t)).board);
    t.play(0, 'reverse-fate', 'L1957');
    await accessible((await open(t, { me: 1, theme: 'dark' })).board);
    await accessible((await open(new Trial())).board);
  });

  it('[CH-132, CH-274] a card goes with what its player tells of it, and everybody reads that in the window', async () => {
    const t = playing(['grail']);
    const scene = await open(t);
    await tap(scene, 'Calice');
    deep(scene.board).find((e): e is HTMLInputElement => e.matches('.tale input'))!.value = 'L’avevo in soffitta.';
    await tap(scene, 'Gioca');
    expect(t.s.stack.map(({ tale }) => tale)).to.deep.equal(['L’avevo in soffitta.']);
    const other = await open(t, { me: 1 });
    expect(spoken(deep(other.board).find((e) => e.matches('tv-window'))!)).to.contain('L’avevo in soffitta.');
  });

  it('in a saved log nobody is offered another game, and a watcher isn’t told that a turn is near', async () => {
    const t = atTurnEnd();
    t.setGoal(0, 'identities', 'I01');
    t.history([1915, 1865, 1963], 'P1917', 'P1974');
    const said = (one: ChronoScene): string => spoken(deep(one.board).find((e) => e.matches('tv-status'))!);
    const game = playing(['ark']);
    expect(said(await open(game, { me: 1 }))).to.contain('tra poco tocca a te');
    expect(said(await open(game, { me: null }))).to.contain('Guarda come cambia la storia');
    expect(t.declare(0, 'identity')).to.equal('ok');
    const scene = await open(t);
    scene.board.past = true;
    await scene.settled();
    expect(deep(scene.board).map(spoken)).not.to.include('Un’altra partita');
  });

  it('[CH-037] after the end another game is one tap away, and remembers who one was', async () => {
    const t = atTurnEnd();
    t.setGoal(0, 'identities', 'I01');
    t.history([1915, 1865, 1963], 'P1917', 'P1974');
    expect(t.declare(0, 'identity')).to.equal('ok');
    const scene = await open(t);
    await tap(scene, 'Un’altra partita');
    expect(t.phase).to.equal('lobby');
    expect(t.do(0, 'configure', { change: { mulligan: true, startMethod: 'guessTime' } })).to.equal('ok');
    t.do(0, 'begin');
    scene.feed();
    await scene.settled();
    const page = deep(scene.board).map(spoken).join(' ');
    expect(page).to.contain('Le tue identità di prima: Ottavia Brandi.');
    expect(page).to.contain('Paradossi aperti 0/13');
  });

  it('[CH-254] Solonauts shows the travellers and a hand that everybody sees', async () => {
    const scene = await open(solo());
    expect(deep(scene.board).filter((e) => e.matches('.travellers .goal'))).to.have.length(8);
    expect(deep(scene.board).filter((e) => e.matches('.face'))).to.have.length(5);
  });
});
