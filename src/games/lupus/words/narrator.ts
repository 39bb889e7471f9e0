/**
 * Sentences that a narrator says aloud on the table's own device, and that stand there as a caption. They come from public things only, so they
 * are the same whoever lives and whoever acts. What came about (dawn, votes, the stake) is told in the sentences of the log.
 */
import type { Called } from './words.ts';
import { ad } from '../../../language/italian.ts';

export interface NarratorWords {
  /** Before the first night. */
  readonly bedtime: string;
  readonly night: (n: number) => string;
  readonly call: Readonly<Record<Called, string>>;
  /** To wolves who choose nobody in the first night. LU-066 */
  readonly meet: string;
  readonly close: Readonly<Record<Called, string>>;
  readonly dawn: string;
  readonly talk: (minutes: number) => string;
  /** Seconds before talk or a speech ends. */
  readonly soon: (seconds: number) => string;
  readonly vote: (round: 1 | 2 | 3) => string;
  readonly asks: (name: string, ghost: boolean) => string;
  readonly voted: (name: string, target: string, votes: number) => string;
  readonly speaks: (name: string) => string;
  readonly lot: string;
  readonly waits: string;
}

export const narratorIt: NarratorWords = {
  bedtime: 'Spegnete i microfoni, guardate ognuno il proprio schermo. Chi tiene premuto legge la propria carta.',
  night: (n) =>
    n === 1 ? 'È la prima notte. Chiudete tutti gli occhi.' : `È la notte numero ${n}. Chiudete tutti gli occhi.`,
  call: {
    all: 'Scegliete tutti qualcuno, anche chi dorme.',
    wolf: 'I lupi mannari aprono gli occhi, si guardano e scelgono.',
    seer: 'La veggente apre gli occhi e indica una persona.',
    medium: 'Il medium apre gli occhi e ascolta i morti.',
    bodyguard: 'La guardia del corpo apre gli occhi e sceglie chi proteggere.',
    owl: 'Il gufo apre gli occhi e indica una persona.',
    mason: 'I massoni aprono gli occhi e si riconoscono.',
    mythomaniac: 'Il mitomane apre gli occhi e sceglie chi imitare.',
  },
  meet: 'I lupi mannari aprono gli occhi e si riconoscono.',
  close: {
    all: 'Le scelte sono fatte.',
    wolf: 'I lupi mannari chiudono gli occhi.',
    seer: 'La veggente chiude gli occhi.',
    medium: 'Il medium chiude gli occhi.',
    bodyguard: 'La guardia del corpo chiude gli occhi.',
    owl: 'Il gufo chiude gli occhi.',
    mason: 'I massoni chiudono gli occhi.',
    mythomaniac: 'Il mitomane chiude gli occhi.',
  },
  dawn: 'È l’alba. Aprite tutti gli occhi.',
  talk: (minutes) => `Avete ${minutes === 1 ? 'un minuto' : `${minutes} minuti`} per parlare. Chi sono i lupi?`,
  soon: (seconds) => `Ancora ${seconds} secondi.`,
  vote: (round) => (round === 1 ? 'La folla cerca un colpevole.' : round === 2 ? 'Ora decidete.' : 'Si rivota.'),
  asks: (name, ghost) => (ghost ? `Fantasma di ${name}, chi indichi?` : `${name}, chi indichi?`),
  voted: (name, target, votes) => `${name} vota ${target}: ${votes === 1 ? 'un voto' : `${votes} voti`}.`,
  speaks: (name) => `La parola ${ad(name)}.`,
  lot: 'Decide la sorte.',
  waits: 'Chi modera non è in linea. Il villaggio aspetta.',
};

export const narratorEn: NarratorWords = {
  bedtime: 'Microphones off, each of you looks at their own screen. Hold to read your card.',
  night: (n) =>
    n === 1 ? 'It is the first night. Everybody, close your eyes.' : `It is night ${n}. Everybody, close your eyes.`,
  call: {
    all: 'Everybody choose somebody, asleep or not.',
    wolf: 'The werewolves open their eyes, look at each other and choose.',
    seer: 'The seer opens their eyes and points at somebody.',
    medium: 'The medium opens their eyes and listens to the dead.',
    bodyguard: 'The bodyguard opens their eyes and chooses whom to protect.',
    owl: 'The owl opens its eyes and points at somebody.',
    mason: 'The masons open their eyes and learn of each other.',
    mythomaniac: 'The mythomaniac opens their eyes and chooses whom to imitate.',
  },
  meet: 'The werewolves open their eyes and learn of each other.',
  close: {
    all: 'The choices are made.',
    wolf: 'The werewolves close their eyes.',
    seer: 'The seer closes their eyes.',
    medium: 'The medium closes their eyes.',
    bodyguard: 'The bodyguard closes their eyes.',
    owl: 'The owl closes its eyes.',
    mason: 'The masons close their eyes.',
    mythomaniac: 'The mythomaniac closes their eyes.',
  },
  dawn: 'It is dawn. Everybody, open your eyes.',
  talk: (minutes) => `You have ${minutes === 1 ? 'one minute' : `${minutes} minutes`} to talk. Who are the wolves?`,
  soon: (seconds) => `${seconds} seconds more.`,
  vote: (round) =>
    round === 1 ? 'The crowd looks for somebody to blame.' : round === 2 ? 'Now decide.' : 'The vote is taken again.',
  asks: (name, ghost) => (ghost ? `Ghost of ${name}, whom do you name?` : `${name}, whom do you name?`),
  voted: (name, target, votes) => `${name} votes for ${target}: ${votes === 1 ? 'one vote' : `${votes} votes`}.`,
  speaks: (name) => `${name} has the floor.`,
  lot: 'The lot decides.',
  waits: 'The moderator isn’t connected. The village waits.',
};
