/** Words before the first night: who moderates and what that means, how the table plays, and that all agree. */
import type { Lang } from '../../../elements/frame/board.ts';
import { words } from '../../../elements/words.ts';

/** Deals that break off by chance are rare: after so many somebody else moderates. */
const ENOUGH = 3;

const it = {
  who: 'Chi modera',
  ways: {
    playing: 'Il programma, su un dispositivo che gioca',
    device: 'Il programma, su un dispositivo a parte',
    person: 'Una persona, che non gioca',
  },
  whose: { playing: 'Il dispositivo di', device: 'Il dispositivo di', person: 'Chi' },
  truth: {
    playing: (name: string): string =>
      `${name} gioca, e il suo dispositivo modera: sa tutto e non mostra niente. Chi ne smontasse il programma potrebbe leggere le carte: per questo dovete essere d’accordo tutti.`,
    device: (name: string): string =>
      `${name} non gioca, e il suo dispositivo modera: sa tutto e non mostra niente. Chi ne smontasse il programma potrebbe leggere le carte.`,
    person: (name: string): string => `${name} modera: sa tutto, e non ha una carta.`,
  },
  moderates: {
    playing: (name: string): string => `Modera il dispositivo di ${name}, che gioca.`,
    device: (name: string): string => `Modera il dispositivo di ${name}, che non gioca.`,
    person: (name: string): string => `Modera ${name}, che non gioca.`,
  },
  broken: (n: number, name: string): string =>
    n >= ENOUGH
      ? `La distribuzione si è interrotta ${n} volte. Fate moderare qualcun altro che non sia ${name}.`
      : 'La distribuzione si è interrotta, e nessuno ha visto una carta. Riprovate, o fate moderare qualcun altro.',
  checked: 'Alla fine ogni browser controlla tutto quello che è stato detto.',
  how: 'Come giocate',
  night: 'La notte',
  nightValues: {
    together: (s: number): string => `tutti insieme, circa ${s} secondi`,
    called: (): string => 'un turno dopo l’altro',
  },
  firstNightModVictim: 'La prima notte i lupi prendono chi modera, per gioco',
  ghosts: 'I fantasmi votano nel primo voto',
  deadSeeAll: 'Chi è fuori vede tutte le carte',
  hideDawnCause: 'All’alba si dice chi manca, non perché',
  whispers: 'Di giorno due possono parlarsi a parte',
  wolfText: 'Di notte i lupi possono dirsi una frase',
  byHand: 'Chi modera chiude i turni a mano',
  respectMinimums: 'I numeri consigliati sono obbligatori',
  unlimitedVillagers: 'Più di dodici villici',
  pace: 'Il passo della notte',
  paceValues: { 75: 'svelto', 100: 'normale', 150: 'con calma' },
  talkMs: 'Per parlare',
  voteMs: 'Per un voto',
  speechMs: 'Per difendersi',
  seconds: (s: number): string => (s % 60 === 0 ? (s === 60 ? 'un minuto' : `${s / 60} minuti`) : `${s} secondi`),
  agreed: 'D’accordo',
  of: (n: number, all: number) => `${n} su ${all}`,
  agree: 'Per me va bene così',
  isAgreed: 'Hai detto che va bene. Se cambia qualcosa, si richiede a tutti.',
  begin: 'Si comincia: la prima notte',
  more: (n: number): string =>
    n === 1 ? 'Manca una persona: si gioca almeno in otto.' : `Mancano ${n} persone: si gioca almeno in otto.`,
  voice: 'In chiamata: di notte microfoni spenti e schermi accesi, e ognuno guarda il proprio.',
  ears: 'Se ti fai leggere la pagina ad alta voce, usa le cuffie: la tua carta la senti solo tu.',
  says: 'ha detto di sì',
};

export type LobbyWords = typeof it;

const en: LobbyWords = {
  who: 'Who moderates',
  ways: {
    playing: 'The program, on a device that plays',
    device: 'The program, on a device of its own',
    person: 'A person, who doesn’t play',
  },
  whose: { playing: 'The device of', device: 'The device of', person: 'Who' },
  truth: {
    playing: (name) =>
      `${name}’s device moderates, and ${name} plays: it knows everything and shows nothing. Whoever took its program apart could read the cards: so all of you must agree.`,
    device: (name) =>
      `${name}’s device moderates: it knows everything and shows nothing, and ${name} doesn’t play. Whoever took its program apart could read the cards.`,
    person: (name) => `${name} moderates: they know everything, and have no card.`,
  },
  moderates: {
    playing: (name) => `${name}’s device moderates, and ${name} plays.`,
    device: (name) => `${name}’s device moderates, and ${name} doesn’t play.`,
    person: (name) => `${name} moderates, and doesn’t play.`,
  },
  broken: (n, name) =>
    n >= ENOUGH
      ? `The deal broke off ${n} times. Let somebody other than ${name} moderate.`
      : 'The deal broke off, and nobody has seen a card. Try again, or let somebody else moderate.',
  checked: 'At the end every browser checks everything that was said.',
  how: 'How you play',
  night: 'The night',
  nightValues: { together: (s) => `all at once, some ${s} seconds`, called: () => 'one turn after the other' },
  firstNightModVictim: 'On the first night the wolves take the moderator, for show',
  ghosts: 'Ghosts vote in the first vote',
  deadSeeAll: 'The dead see all cards',
  hideDawnCause: 'Dawn tells who is missing, not why',
  whispers: 'By day two may talk apart',
  wolfText: 'By night wolves may tell each other a sentence',
  byHand: 'The moderator closes the turns by hand',
  respectMinimums: 'Recommended player counts are binding',
  unlimitedVillagers: 'More than twelve villagers',
  pace: 'Pace of the night',
  paceValues: { 75: 'quick', 100: 'normal', 150: 'calm' },
  talkMs: 'For the talk',
  voteMs: 'For a vote',
  speechMs: 'For a defence',
  seconds: (s) => (s % 60 === 0 ? (s === 60 ? 'one minute' : `${s / 60} minutes`) : `${s} seconds`),
  agreed: 'Agreed',
  of: (n, all) => `${n} of ${all}`,
  agree: 'Fine with me',
  isAgreed: 'You said it’s fine. If anything changes, everybody is asked again.',
  begin: 'Begin: the first night',
  more: (n) =>
    n === 1 ? 'One more person is needed: at least eight play.' : `${n} more people are needed: at least eight play.`,
  voice: 'On a call: by night microphones off, screens on, and each of you looks at their own.',
  ears: 'If your page is read to you aloud, use headphones: your card is for your ears only.',
  says: 'has agreed',
};

export const lobbyWords: (lang: Lang) => LobbyWords = words(it, en);
