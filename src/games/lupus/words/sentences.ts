/** What wolves may tell each other by night, in both languages; some of it is about somebody. */
import type { SentenceName } from '../sentences.ts';

export type SentenceWords = Readonly<Record<SentenceName, (who: string) => string>>;

export const sentencesIt: SentenceWords = {
  fine: () => 'Per me va bene.',
  another: () => 'Meglio un’altra persona.',
  asYou: () => 'Indico chi indichi tu.',
  asI: () => 'Indica chi indico io.',
  seer: (who) => `Credo che la veggente sia ${who}.`,
  guards: (who) => `Credo che la guardia sia ${who}.`,
  hears: (who) => `Credo che il medium sia ${who}.`,
  owl: (who) => `Credo che il gufo sia ${who}.`,
  ours: (who) => `Forse ${who} sta con noi.`,
  hamster: (who) => `Forse ${who} è il criceto.`,
  suspects: (who) => `${who} sospetta di noi.`,
  spare: (who) => `Lasciamo vivere ${who}.`,
  next: (who) => `La prossima notte: ${who}.`,
  voteFor: (who) => `Domani votiamo ${who}.`,
  defend: (who) => `Domani difendiamo ${who}.`,
  accuseMe: () => 'Domani accusami.',
  apart: () => 'Di giorno non votiamo uguale.',
  iAmSeer: () => 'Domani dirò che la veggente sono io.',
  quiet: () => 'Domani parliamo poco.',
};

export const sentencesEn: SentenceWords = {
  fine: () => 'Fine with me.',
  another: () => 'Better somebody else.',
  asYou: () => 'I point where you point.',
  asI: () => 'Point where I point.',
  seer: (who) => `I think ${who} is the seer.`,
  guards: (who) => `I think ${who} is the bodyguard.`,
  hears: (who) => `I think ${who} is the medium.`,
  owl: (who) => `I think ${who} is the owl.`,
  ours: (who) => `Perhaps ${who} is with us.`,
  hamster: (who) => `Perhaps ${who} is the werehamster.`,
  suspects: (who) => `${who} suspects us.`,
  spare: (who) => `Let us spare ${who}.`,
  next: (who) => `Next night: ${who}.`,
  voteFor: (who) => `Tomorrow we vote for ${who}.`,
  defend: (who) => `Tomorrow we defend ${who}.`,
  accuseMe: () => 'Tomorrow accuse me.',
  apart: () => 'By day let us not vote alike.',
  iAmSeer: () => 'Tomorrow I say that I am the seer.',
  quiet: () => 'Tomorrow let us say little.',
};
