import type { Role } from '../roles.ts';

/** What the reading field says while it is held: one line in bold, and two below it, whoever holds it. */
export interface ReadingWords {
  /** Two neutral lines, for whoever has nothing else to read. */
  readonly quiet: readonly [string, string];
  /** A home-made role plays as a villager. */
  readonly custom: string;
  readonly fellows: (names: string) => string;
  readonly alone: string;
  /** The person at whom another of one's kind points now. */
  readonly points: (name: string, at: string) => string;
  /** What one has chosen oneself, wherever that leads. */
  readonly chosen: (name: string) => string;
  readonly nothingChosen: string;
  readonly seer: (name: string, wolf: boolean) => string;
  readonly medium: (name: string, wolf: boolean) => string;
  readonly becameWolf: string;
  readonly becameSeer: string;
  readonly staysHuman: string;
  /** A choice that one's role may not make: only its owner reads it. */
  readonly notSelf: string;
  readonly notOwnKind: string;
  readonly notDead: string;
  /** What is read in the first night by whoever chooses from the second on. */
  readonly notYet: Readonly<Partial<Record<Role, string>>>;
}

export const readingIt: ReadingWords = {
  quiet: ['Nessuno ti chiama.', 'Alla fine si saprà chi hai sognato.'],
  custom: 'Giochi come un villico, con questo in più:',
  fellows: (names) => `Con te: ${names}.`,
  alone: 'Con te non c’è nessuno.',
  points: (name, at) => `${name} indica ${at}.`,
  chosen: (name) => `Hai scelto ${name}.`,
  nothingChosen: 'Non hai scelto nessuno.',
  seer: (name, wolf) => (wolf ? `${name} è dei lupi: sì.` : `${name} non è dei lupi: no.`),
  medium: (name, wolf) => (wolf ? `${name} era dei lupi: sì.` : `${name} non era dei lupi: no.`),
  becameWolf: 'Da adesso sei un lupo mannaro.',
  becameSeer: 'Da adesso sei una veggente.',
  staysHuman: 'Resti umano, per sempre.',
  notSelf: 'Non puoi scegliere te.',
  notOwnKind: 'Non puoi scegliere uno dei tuoi.',
  notDead: 'Scegli qualcuno che è vivo.',
  notYet: {
    wolf: 'Guarda chi è lupo con te. Tocca chi vuoi.',
    bodyguard: 'Stanotte non proteggi ancora nessuno. Tocca chi vuoi.',
  },
};

export const readingEn: ReadingWords = {
  quiet: ['Nobody calls you.', 'In the end it will be told whom you dreamt of.'],
  custom: 'You play as a villager, and besides:',
  fellows: (names) => `With you: ${names}.`,
  alone: 'Nobody is with you.',
  points: (name, at) => `${name} points at ${at}.`,
  chosen: (name) => `You have chosen ${name}.`,
  nothingChosen: 'You have chosen nobody.',
  seer: (name, wolf) => (wolf ? `${name} is a wolf: yes.` : `${name} is no wolf: no.`),
  medium: (name, wolf) => (wolf ? `${name} was a wolf: yes.` : `${name} was no wolf: no.`),
  becameWolf: 'You have become a werewolf.',
  becameSeer: 'You have become a seer.',
  staysHuman: 'You stay a human, for good.',
  notSelf: 'You can’t choose yourself.',
  notOwnKind: 'You can’t choose one of your own kind.',
  notDead: 'Choose somebody who lives.',
  notYet: {
    wolf: 'See who is a wolf with you. Tap anybody.',
    bodyguard: 'You protect nobody yet tonight. Tap anybody.',
  },
};
