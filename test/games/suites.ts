/** Tables of each game of the list, and players without a head for them: what tests of all games play. */
import type { WorldsSuite } from '../contracts/worlds-contract.ts';
import { CARDS } from '../../src/games/lupus/roles.ts';
import type { State as LupusState } from '../../src/games/lupus/state.ts';
import * as chrononauts from './chrononauts/bots.ts';
import * as codenames from './codenames/fill.ts';
import * as laboratory from './laboratory/fill.ts';
import * as lupus from './lupus/fill.ts';
import * as memento from './memento/fill.ts';
import { RARE as mementoRare } from './memento/rare.ts';
import * as sandbox from './sandbox/fill.ts';
import type { Dealer } from '../helpers/dealer.ts';

const seats = (n: number): readonly number[] => Array.from({ length: n }, (_, seat) => seat);
const starts = (...counts: readonly number[]): WorldsSuite['starts'] =>
  counts.map((n) => ({ seats: seats(n), options: {} }));

function lays(dealer: Dealer): void {
  const laid = dealer.move(0, 'lay', { ...sandbox.PRESSED, policy: 'free' });
  if (!laid.ok) throw new Error(laid.refusal.code);
}

export type Suite = Omit<WorldsSuite, 'pairs'>;

/** A game that hides something comes here too. */
export const SUITES: Readonly<Record<string, Suite>> = {
  codenames: {
    starts: [
      ...starts(4, 6),
      { seats: seats(3), options: { mode: 'three' } },
      { seats: seats(2), options: { mode: 'coop' } },
    ],
    fill: codenames.fill,
    rare: codenames.RARE,
    moves: 80,
  },
  chrononauts: { starts: chrononauts.STARTS, fill: chrononauts.fill, rare: chrononauts.RARE, moves: 80 },
  laboratory: { starts: starts(3, 4), fill: laboratory.fill, rare: ['newDeck', 'callOff', 'finish'], moves: 80 },
  lupus: {
    starts: [lupus.start(9), lupus.start(10, { night: 'called' }), lupus.start(9, { moderator: 'person' })],
    fill: lupus.fill,
    rare: lupus.RARE,
    moves: 120,
    // The moderator says what the cards and the choices of a night come to.
    says: (seat, state) => (state as LupusState).hub === seat,
    kind: (face) => (CARDS.some((card) => card === face) ? 'card' : face),
    letters: (state, read) => lupus.lettersOf(state as LupusState, read),
  },
  memento: { starts: starts(4), fill: memento.fill, rare: mementoRare, moves: 300 },
  sandbox: { starts: starts(3, 4), fill: sandbox.fill, rare: [...sandbox.RARE, 'finish'], moves: 80, first: lays },
};
