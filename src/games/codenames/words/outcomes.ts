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
  virtual: 'tocca alla squadra virtuale',
  wins: (team: Team): string => `vincono i ${IT[team]}`,
  timeUp: (team: Team): string => `Ai ${IT[team]} è finito il tempo`,
  fallen: 'L’indizio non vale',
  denied: 'La parola non è ammessa: ne serve un’altra.',
  lapsed: 'Nessuna risposta in tempo: la parola non è ammessa.',
  overruled: 'La parola era ammessa, ma come indizio non può valere: ne serve un’altra.',
  stands: 'L’indizio vale.',
  unruled: 'Nessuna risposta in tempo: l’indizio vale.',
  leads: (name: string, team: Team): string => `${name} fa da capospia per i ${IT[team]}.`,
  handFailed: (team: Team): string =>
    `Ai ${IT[team]} la chiave non è arrivata: riprovate, aspettate o annullate la partita.`,
};

export type OutcomeWords = typeof outcomesIt;

export const outcomesEn: OutcomeWords = {
  told: outcomesIt.told,
  reveals: (n, who) =>
    `${n}: ${{ red: 'the Reds’', blue: 'the Blues’', bystander: 'bystander', assassin: 'the assassin' }[who]}`,
  stops: (team) => `The ${EN[team]} stop`,
  next: (team) => `the ${EN[team]}’ turn`,
  on: 'on they go',
  virtual: 'the virtual team’s turn',
  wins: (team) => `the ${EN[team]} win`,
  timeUp: (team) => `The ${EN[team]} are out of time`,
  fallen: 'The clue is invalid',
  denied: 'The word is ruled out: it takes another one.',
  lapsed: 'No answer in time: the word is ruled out.',
  overruled: 'The word was allowed, but can’t be a clue: it takes another one.',
  stands: 'The clue stands.',
  unruled: 'No answer in time: the clue stands.',
  leads: (name, team) => `${name} is spymaster of the ${EN[team]}.`,
  handFailed: (team) => `The ${EN[team]} didn’t get the key: try again, wait or call the game off.`,
};
