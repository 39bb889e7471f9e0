/** Illegal turns, wins and set-ups, by id of the rules page. */
import type { Case } from '../../../contracts/adversarial.ts';
import { expect } from 'vitest';
import { A, B, C, Trial, atTurnEnd, begun, dealt, playing, solo } from '../trial.ts';
import { announced, identityWith, missionWith, noSuchMove, oneRule, searching } from './kit.ts';

export const TURNS: readonly Case[] = [
  {
    id: 'CHX-31',
    what: 'the second discard without the first',
    expected: 'swap-not-available CH-062',
    run: () => {
      const t = playing(['grail', 'ark']);
      return t.do(A, 'loseTimeSwap', { card: t.card(A, 'ark') });
    },
  },
  {
    id: 'CHX-32',
    what: 'two second discards',
    expected: 'swap-not-available CH-063',
    run: () => {
      const t = playing(['grail', 'ark', 'menorah']);
      t.lose(A, 'grail');
      t.do(A, 'loseTimeSwap', { card: t.card(A, 'ark') });
      return t.do(A, 'loseTimeSwap', { card: t.card(A, 'menorah') });
    },
  },
  {
    id: 'CHX-33',
    what: 'a win between the two plays of Double Time',
    expected: 'win-only-at-turn-end CH-209',
    run: () => {
      const t = playing(['fast-forward', 'grail', 'ark']);
      t.resolve(A, 'fast-forward');
      t.resolve(A, 'grail');
      return t.declare(A, 'hand');
    },
  },
  {
    id: 'CHX-34',
    what: 'a win in another’s turn',
    expected: 'win-only-own-turn CH-209',
    run: () => atTurnEnd().declare(B, 'hand'),
  },
  {
    id: 'CHX-35',
    what: 'a win after the end of the turn',
    expected: 'win-only-at-turn-end CH-222',
    here: ['win-only-own-turn CH-209', 'the turn is another’s by then'],
    run: () => {
      const t = missionWith('menagerie', 'tyrannosaur', 'stegosaur', 'mammoth');
      t.do(A, 'endTurn');
      return t.declare(A, 'mission');
    },
  },
  {
    id: 'CHX-36',
    what: 'a win while the window is open',
    expected: 'window-open CH-169',
    run: () => announced().declare(A, 'hand'),
  },
  {
    id: 'CHX-37',
    what: 'going home with an open Paradox',
    expected: 'win-not-met CH-214',
    run: () => identityWith('I01', [1865, 1915, 1963], 'P1917').declare(A, 'identity'),
  },
  {
    id: 'CHX-38',
    what: 'going home with a wrong Patch',
    expected: 'win-not-met CH-215',
    here: ['win-not-met CH-211', oneRule],
    run: () => identityWith('I01', [1915], 'P1917').declare(A, 'identity'),
  },
  {
    id: 'CHX-39',
    what: 'a Mission with one Artifact in hand',
    expected: 'win-not-met CH-216',
    run: () => {
      const t = missionWith('menagerie', 'tyrannosaur', 'stegosaur');
      t.setHand(A, 'mammoth');
      return t.declare(A, 'mission');
    },
  },
  {
    id: 'CHX-40',
    what: 'a full hand that counts Artifacts and goal cards',
    expected: 'win-not-met CH-219',
    here: ['win-not-met CH-217', 'ten cards are asked for, and those are none of them'],
    run: () => {
      const t = atTurnEnd();
      t.setHand(A, ...Array.from({ length: 8 }, () => 'reverse-fate'));
      t.place(A, 'grail', 'ark');
      return t.declare(A, 'hand');
    },
  },
  {
    id: 'CHX-41',
    what: 'a forgery while the real one lies before a rival',
    expected: 'win-not-met CH-234',
    here: ['win-not-met CH-216', oneRule],
    run: () => {
      const t = missionWith('portrait-and-beast', 'portrait-fine-copy', 'tyrannosaur', 'lost-play');
      t.place(B, 'portrait-real');
      return t.declare(A, 'mission');
    },
  },
  {
    id: 'CHX-42',
    what: 'cheaters with the real one only',
    expected: 'win-not-met CH-233',
    here: ['win-not-met CH-216', oneRule],
    run: () => missionWith('cheaters', 'portrait-real', 'sports-almanac', 'imperial-egg').declare(A, 'mission'),
  },
  {
    id: 'CHX-43',
    what: 'recycling while there are cards to draw',
    expected: 'recycle-too-early CH-203',
    here: ['move/unknown P2', noSuchMove],
    run: () => begun().do(A, 'recycle'),
  },
  {
    id: 'CHX-44',
    what: 'a card with a false face',
    expected: 'bad-opening CH-053',
    here: ['move/proof P7', 'the proof is the table’s to check'],
    run: () => {
      const t = playing(['grail']);
      const out = t.dealer.judge(A, 'play', { card: t.card(A, 'grail'), targets: [] }, { proofs: 'bad' });
      return out.ok ? 'ok' : `${out.refusal.code} ${out.refusal.rule}`;
    },
  },
  {
    id: 'CHX-45',
    what: 'a second exchange of the Identity',
    expected: 'mulligan-used CH-038',
    run: () => {
      const t = dealt();
      t.do(A, 'mulliganIdentity');
      return t.do(A, 'mulliganIdentity');
    },
  },
  {
    id: 'CHX-45',
    what: 'one after the first draw',
    expected: 'mulligan-closed CH-041',
    run: () => {
      const t = dealt({ options: { startMethod: 'chosen' } });
      t.do(A, 'chooseFirst', { seat: A });
      for (const seat of [A, B, C]) t.do(seat, 'keepIdentity');
      t.do(A, 'draw');
      return t.do(B, 'mulliganIdentity');
    },
  },
  {
    id: 'CHX-46',
    what: 'a guess opened before all are in',
    expected: 'commit-pending CH-031',
    here: ['move/unknown P2', noSuchMove],
    run: () => dealt().do(A, 'revealTime', { minute: 3 }),
  },
  {
    id: 'CHX-47',
    what: 'the Identity shown in the middle of the game',
    expected: 'goal-secret CH-025',
    run: () => {
      const t = playing(['grail']);
      return t.do(A, 'loseTime', { card: t.s.identities[A] });
    },
  },
  {
    id: 'CHX-48',
    what: 'a move that says how the TimeLine comes out',
    expected: 'state-mismatch CH-087',
    here: ['move/form P3', 'a play has no place for it: everybody finds it alone'],
    run: () => {
      const t = playing(['sabotage']);
      return t.do(A, 'play', { card: t.card(A, 'sabotage'), targets: ['L1957'], timeline: {} });
    },
  },
  {
    id: 'CHX-49',
    what: 'a move after the end',
    expected: 'game-over CH-227',
    run: () => {
      const t = missionWith('menagerie', 'tyrannosaur', 'stegosaur', 'mammoth');
      t.declare(A, 'mission');
      return t.do(A, 'endTurn');
    },
  },
  {
    id: 'CHX-50',
    what: 'a rival’s Artifact is sold',
    expected: 'not-your-artifact CH-054',
    run: () => {
      const t = playing(['sell-artifact/lost']);
      t.place(B, 'grail');
      return t.play(A, 'sell-artifact/lost', 'grail');
    },
  },
  {
    id: 'CHX-51',
    what: 'Artifaxx: a full hand',
    expected: 'not-in-this-mode CH-247',
    run: () => atTurnEnd({ options: { mode: 'artifaxx' } }).declare(A, 'hand'),
  },
  {
    id: 'CHX-52',
    what: 'Artifaxx: the Parents card without everybody’s word',
    expected: 'consent-missing CH-241',
    run: () => new Trial({ options: { mode: 'artifaxx', axParents: 'asItNeverExisted' } }).do(A, 'begin'),
  },
  {
    id: 'CHX-53',
    what: 'Solonauts: a card drawn for a Patch',
    expected: 'not-in-this-mode CH-257',
    run: () => solo().do(A, 'draw'),
  },
  {
    id: 'CHX-54',
    what: 'Solonauts: discards shuffled back',
    expected: 'not-in-this-mode CH-264',
    here: ['move/unknown P2', noSuchMove],
    run: () => solo().do(A, 'recycle'),
  },
  {
    id: 'CHX-55',
    what: 'Solonauts: home after the headline was broken',
    expected: 'win-not-met CH-263',
    run: () => {
      const t = solo();
      t.do(A, 'discardAny', { card: t.hand(A)[0] });
      return t.do(A, 'sendHome', { card: t.s.travellers[0] });
    },
  },
  {
    id: 'CHX-56',
    what: 'a table of seven',
    expected: 'seat-limit CH-005',
    run: () => new Trial({ seats: 7 }).do(A, 'begin'),
  },
  {
    id: 'CHX-57',
    what: 'a window closed before its time',
    expected: 'window-not-due CH-172',
    here: ['move/unknown P2', noSuchMove],
    run: () => announced().do(B, 'closeWindow', { playId: 1 }),
  },
  {
    id: 'CHX-58',
    what: 'a card of the main hand as a play of A Show of Wonders',
    expected: 'wrong-hand CH-142',
    run: () => {
      const t = playing(['perform-miracle/relic', 'sabotage']);
      t.place(A, 'ark');
      t.setPile('grail', 'menorah', 'mammoth');
      t.resolve(A, 'perform-miracle/relic', 'ark');
      return t.play(A, 'sabotage', 'L1957');
    },
  },
  {
    id: 'CHX-74',
    what: 'A Peek Ahead whose proof doesn’t hold',
    expected: 'bad-opening CH-293',
    here: ['move/proof P7', 'the proof is the table’s to check'],
    run: () => {
      const t = searching('quick-trip', 'grail');
      const out = t.dealer.move(A, 'choose', { card: t.s.drawPile[0], targets: [] }, { proofs: 'bad' });
      expect(t.s.prompt).not.toBeNull();
      return out.ok ? 'ok' : `${out.refusal.code} ${out.refusal.rule}`;
    },
  },
  {
    id: 'CHX-75',
    what: 'the Parents card aimed at a skipped seat',
    expected: 'no-legal-target CH-279',
    run: () => {
      const t = playing(['parents-never-met']);
      t.tell('left', C);
      return t.play(A, 'parents-never-met', String(C));
    },
  },
  {
    id: 'CHX-76',
    what: 'Under Your Nose aimed at one’s own',
    expected: 'no-legal-target CH-282',
    run: () => {
      const t = playing(['get-there-first']);
      t.place(A, 'grail');
      return t.play(A, 'get-there-first', 'grail');
    },
  },
];
