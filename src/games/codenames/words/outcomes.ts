/** The outcome of a touch or of a turn's end, in both languages: for the log and for the outcome line of the board. */
import type { Identity, Team } from '../view.ts';

const IT: Readonly<Record<Team, string>> = { red: 'Rossi', blue: 'Blu' };
const EN: Readonly<Record<Team, string>> = { red: 'Reds', blue: 'Blues' };

export const outcomesIt = {
  /** What came about, and what follows from it, if anything does. */
  told: (came: string, then: string): string => (then ? `${came}, ${then}` : came),
  reveals: (n: number, who: Identity): string =>
    `La ${n}: ${{ red: 'dei Rossi', blue: 'dei Blu', bystander: 'passante', assassin: 'l’assassino' }[who]}`,
  stops: (team: Team): string => `I ${IT[team]} si fermano`,
  next: (team: Team): string => `tocca ai ${IT[team]}`,
  on: 'si continua',
  ends: 'il turno finisce',
  wins: (team: Team): string => `vincono i ${IT[team]}`,
};

export type OutcomeWords = typeof outcomesIt;

export const outcomesEn: OutcomeWords = {
  told: outcomesIt.told,
  reveals: (n, who) =>
    `${n}: ${{ red: 'the Reds’', blue: 'the Blues’', bystander: 'bystander', assassin: 'the assassin' }[who]}`,
  stops: (team) => `The ${EN[team]} stop`,
  next: (team) => `the ${EN[team]}’ turn`,
  on: 'on they go',
  ends: 'the turn ends',
  wins: (team) => `the ${EN[team]} win`,
};
