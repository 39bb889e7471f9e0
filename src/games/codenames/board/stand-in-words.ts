/** What the board says where a spymaster is gone and an operative may lead instead. */
import type { Lang } from '../../../elements/frame/board.ts';
import { words } from '../../../elements/words.ts';

export interface StandInWords {
  gone(name: string): string;
  readonly hint: string;
  readonly me: string;
  other(name: string): string;
  /** "Sofia and Dario want Sofia: 2 of 2" */
  want(names: string, name: string, n: number, needed: number): string;
  onItsWay(name: string): string;
}

const it: StandInWords = {
  gone: (name) => `${name} non c’è`,
  hint: 'Qualcuno di voi può fare da capospia: vedrà la chiave e non indovinerà più.',
  me: 'Lo faccio io',
  other: (name) => `Lo fa ${name}`,
  want: (names, name, n, needed) => `${names}: capospia ${name}? ${n} su ${needed}`,
  onItsWay: (name) => `La chiave è in viaggio verso ${name}.`,
};

const en: StandInWords = {
  gone: (name) => `${name} is gone`,
  hint: 'One of you can be spymaster instead: they’ll see the key and stop guessing.',
  me: 'I’ll do it',
  other: (name) => `${name} does it`,
  want: (names, name, n, needed) => `${names}: ${name} as spymaster? ${n} of ${needed}`,
  onItsWay: (name) => `The key is on its way to ${name}.`,
};

export const standInWords: (lang: Lang) => StandInWords = words<StandInWords>(it, en);
