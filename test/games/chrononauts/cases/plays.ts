/** Illegal plays, by id of the rules page. */
import type { Case } from '../../../contracts/adversarial.ts';
import { A, B, begun, playing } from '../trial.ts';
import { announced, choose, finer, identityWith, missionWith, searching, ultra } from './kit.ts';

export const PLAYS: readonly Case[] = [
  {
    id: 'CHX-01',
    what: 'B plays an Inverter in A’s turn',
    expected: 'not-your-turn CH-048',
    run: () => {
      const t = playing(['grail']);
      t.setHand(B, 'sabotage');
      return t.play(B, 'sabotage', 'L1957');
    },
  },
  {
    id: 'CHX-02',
    what: 'A plays before drawing',
    expected: 'must-draw-first CH-044',
    run: () => {
      const t = begun();
      t.setHand(A, 'grail');
      return t.play(A, 'grail');
    },
  },
  { id: 'CHX-03', what: 'A draws twice', expected: 'already-drew CH-045', run: () => playing(['ark']).do(A, 'draw') },
  {
    id: 'CHX-04',
    what: 'A ends the turn without a play',
    expected: 'play-required CH-050',
    run: () => playing(['ark']).do(A, 'endTurn'),
  },
  {
    id: 'CHX-05',
    what: 'a second card after an ordinary play',
    expected: 'no-play-left CH-046',
    run: () => {
      const t = playing(['grail', 'ark']);
      t.resolve(A, 'grail');
      return t.play(A, 'ark');
    },
  },
  {
    id: 'CHX-06',
    what: 'an Inverter aimed at a Ripplepoint',
    expected: 'inverter-ripplepoint CH-075',
    run: () => playing(['sabotage']).play(A, 'sabotage', 'R1962'),
  },
  {
    id: 'CHX-07',
    what: 'a limited Inverter on what isn’t on its list',
    expected: 'inverter-not-listed CH-070',
    run: () => playing(['sabotage']).play(A, 'sabotage', 'L1912'),
  },
  {
    id: 'CHX-08',
    what: 'a limited Inverter on a listed Linchpin that is prime already',
    expected: 'inverter-wrong-direction CH-071',
    run: () => {
      const t = playing(['sabotage']);
      t.history([1957]);
      return t.play(A, 'sabotage', 'L1957');
    },
  },
  {
    id: 'CHX-09',
    what: 'As It Was on a true side',
    expected: 'inverter-wrong-direction CH-072',
    run: () => playing(['restore-history']).play(A, 'restore-history', 'L1957'),
  },
  {
    id: 'CHX-10',
    what: 'an Inverter without a target',
    expected: 'bad-target-count CH-077',
    run: () => playing(['sabotage']).play(A, 'sabotage'),
  },
  {
    id: 'CHX-10',
    what: 'an Inverter with two',
    expected: 'bad-target-count CH-077',
    run: () => playing(['sabotage']).play(A, 'sabotage', 'L1957', 'L1943'),
  },
  {
    id: 'CHX-11',
    what: 'a Patch on a true year',
    expected: 'no-paradox CH-090',
    run: () => playing(['P1918']).play(A, 'P1918', 'R1918'),
  },
  {
    id: 'CHX-12',
    what: 'a Patch on another year’s Paradox',
    expected: 'patch-wrong-year CH-089',
    run: () => {
      const t = playing(['P1918']);
      t.history([1912]);
      return t.play(A, 'P1918', 'R1929');
    },
  },
  {
    id: 'CHX-13',
    what: 'a second Patch on 1945',
    expected: 'patch-occupied CH-091',
    run: () => {
      const t = playing(['P1945b']);
      t.history([1943], 'P1945a');
      return t.play(A, 'P1945b', 'R1945');
    },
  },
  {
    id: 'CHX-14',
    what: 'a Patch of 1945 whose icons don’t stand so',
    expected: 'patch-not-playable-if CH-101',
    run: () => {
      const t = playing(['P1945b']);
      t.history([1943]);
      return t.play(A, 'P1945b', 'R1945');
    },
  },
  {
    id: 'CHX-15',
    what: 'A Different Story beyond the UltraParadox',
    expected: 'ultraparadox-unreachable CH-108',
    run: () => ultra(['reverse-fate']).play(A, 'reverse-fate', 'L1993'),
  },
  {
    id: 'CHX-16',
    what: 'a Patch beyond it',
    expected: 'ultraparadox-unreachable CH-109',
    run: () => ultra(['P1968']).play(A, 'P1968', 'R1968'),
  },
  {
    id: 'CHX-17',
    what: 'an Artifact from beyond it',
    expected: 'ultraparadox-unreachable CH-110',
    run: () => ultra(['cancer-cure']).play(A, 'cancer-cure'),
  },
  {
    id: 'CHX-18',
    what: 'going home beyond it',
    expected: 'ultraparadox-unreachable CH-111',
    run: () => identityWith('I10', [1936, 1957], 'P1948', 'P1969', 'P1962').declare(A, 'identity'),
  },
  {
    id: 'CHX-19',
    what: 'a Note after the window was closed',
    expected: 'memo-too-late CH-159',
    run: () => {
      const t = announced();
      t.allPass();
      return t.memo(B, 1);
    },
  },
  {
    id: 'CHX-20',
    what: 'a Note on Double Time when one of its cards is announced',
    expected: 'memo-too-late CH-159',
    run: () => {
      const t = playing(['fast-forward', 'grail']);
      t.setHand(B, 'memo');
      t.resolve(A, 'fast-forward');
      t.play(A, 'grail');
      return t.memo(B, 1);
    },
  },
  { id: 'CHX-21', what: 'a Note on one’s own play', expected: 'memo-own-card CH-151', run: () => announced().memo(A) },
  {
    id: 'CHX-22',
    what: 'a Note as the play of a turn',
    expected: 'memo-no-target CH-157',
    run: () => playing(['memo']).play(A, 'memo'),
  },
  {
    id: 'CHX-23',
    what: 'a Note on a discard',
    expected: 'memo-not-a-play CH-165',
    run: () => {
      const t = playing(['grail', 'ark']);
      t.setHand(B, 'memo');
      t.lose(A, 'grail');
      return t.memo(B, 0);
    },
  },
  {
    id: 'CHX-24',
    what: 'a Note on a declared win',
    expected: 'memo-not-on-goal CH-164',
    run: () => {
      const t = missionWith('menagerie', 'tyrannosaur', 'stegosaur', 'mammoth');
      t.setHand(B, 'memo');
      t.declare(A, 'mission');
      return t.memo(B, 0);
    },
  },
  {
    id: 'CHX-25',
    what: 'a Note on an Artifact that lies on the table',
    expected: 'memo-not-a-play CH-165',
    run: () => {
      const t = playing(['ark']);
      t.place(A, 'grail');
      t.setHand(B, 'memo');
      return t.memo(B, 0);
    },
  },
  {
    id: 'CHX-26',
    what: 'A Second Chance brings up a Timewarp',
    expected: 'timewarp-excluded CH-148',
    run: () => choose(searching('rewind', 'fast-forward'), 'fast-forward'),
  },
  {
    id: 'CHX-27',
    what: 'A Peek Ahead brings up a Timewarp',
    expected: 'timewarp-excluded CH-148',
    run: () => choose(searching('quick-trip', 'fast-forward'), 'fast-forward'),
  },
  {
    id: 'CHX-28',
    what: 'A Second Chance without anything to bring up',
    expected: 'no-legal-target CH-191',
    run: () => playing(['rewind']).play(A, 'rewind'),
  },
  {
    id: 'CHX-29',
    what: 'A Second Chance brings up a Patch whose year is no Paradox',
    expected: 'no-paradox CH-190',
    here: ['no-paradox CH-090', finer],
    run: () => choose(searching('rewind', 'P1918'), 'P1918', 'R1918'),
  },
  {
    id: 'CHX-30',
    what: 'the card of A Peek Ahead put into the hand',
    expected: 'must-play-now CH-201',
    here: ['move/form P3', 'a choice has no word for keeping the card'],
    run: () => {
      const t = searching('quick-trip', 'grail');
      return t.do(A, 'choose', { card: t.s.drawPile[0], targets: [], keep: true });
    },
  },
];
