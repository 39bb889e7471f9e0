/** What can be done about somebody who has dropped, and what a newcomer in that seat can and can't read. */
import type { Lang } from '../../elements/frame/board.ts';
import { capital, inWords, words } from '../../elements/words.ts';

const it = {
  kept: 'Il posto è tenuto.',
  askOf: (name: string): string => `${name} è via: che si fa?`,
  waitTitle: 'Aspettare',
  waitSays: 'Posto e carte restano come sono. Se torna si riprende da qui, e questa finestra si chiude da sola.',
  soon: 'Dopo quindici secondi il tavolo segna l’assenza, e poi qui compare quello che il gioco permette.',
  giveTitle: 'Dare il posto a un’altra persona',
  giveHow: (name: string, yes: number): string =>
    `Mandatele il link del tavolo: chi lo apre può chiedere il posto di ${name}. ${yes === 1 ? 'Serve un sì di chi è seduto.' : `Servono ${inWords(yes, 'it')} sì di chi è seduto.`}`,
  giveLost: (name: string): string => `Se poi ${name} torna, quel posto non è più suo.`,
  giveAct: 'Invita qualcuno',
  removeTitle: 'Togliere dal tavolo',
  removeSays: 'La partita va avanti come vuole il suo regolamento quando qualcuno se ne va.',
  removeAct: (name: string): string => `Togli ${name}…`,
  removeLost: 'Le carte coperte vanno perse: senza quel dispositivo chi custodisce il mazzo è in pochi.',
  goOnTitle: 'Andare avanti senza',
  goOnSays:
    'Siete in pochi per confermare: senza quel dispositivo ogni mossa resta in sospeso. Così il tavolo riparte da qui, con un nuovo link.',
  goOnThen: (name: string): string => `Poi il posto di ${name} si può dare a un’altra persona, con il nuovo link.`,
  reads:
    'Chi arriva legge quello che il posto legge da qui in poi, e quello che gli altri dispositivi possono ridirgli.',
  readsHand: (n: number): string =>
    `E la mano: la riapre ${n === 1 ? 'chi custodisce il mazzo' : `chi custodisce il mazzo, almeno in ${inWords(n, 'it')}`}.`,
  readsLost: 'Le carte coperte no: senza quel dispositivo chi custodisce il mazzo è in pochi, e vanno perse.',
  readsNoHand: 'La mano no: questo tavolo vuole tutti i custodi, e le carte coperte del posto vanno perse.',
  readsNot: (name: string): string => `Quello che sa solo il dispositivo di ${name} resta lì.`,
  takeTitle: (name: string): string => `Al posto di ${name}`,
  takeSays: (yes: number): string =>
    `Giochi da dove è rimasta la partita. ${yes === 1 ? 'Serve un sì di chi è seduto.' : `Servono ${inWords(yes, 'it')} sì di chi è seduto.`}`,
  takeAct: 'Chiedi il posto',
};

type WindowWords = typeof it;

const en: WindowWords = {
  kept: 'The seat is kept.',
  askOf: (name) => `${name} is away: what now?`,
  waitTitle: 'Wait',
  waitSays: 'Seat and cards stay as they are. When they’re back you go on from here, and this window closes by itself.',
  soon: 'After fifteen seconds the table notes the absence; then what the game allows appears here.',
  giveTitle: 'Give the seat to somebody else',
  giveHow: (name, yes) =>
    `Send them the table’s link: whoever opens it can ask for ${name}’s seat. ${yes === 1 ? 'One of those who sit here must say yes.' : `${capital(inWords(yes, 'en'))} of those who sit here must say yes.`}`,
  giveLost: (name) => `If ${name} comes back after that, the seat is no longer theirs.`,
  giveAct: 'Invite somebody',
  removeTitle: 'Remove from the table',
  removeSays: 'The game goes on as its rules say when somebody leaves.',
  removeAct: (name) => `Remove ${name}…`,
  removeLost: 'The hidden cards are lost: without that device those who keep the deck are too few.',
  goOnTitle: 'Go on without',
  goOnSays:
    'You’re too few to confirm: without that device every move is on hold. This way the table goes on from here, under a new link.',
  goOnThen: (name) => `After that ${name}’s seat can be given to somebody else, by the new link.`,
  reads: 'A newcomer reads what the seat reads from here on, and what the other devices can tell again.',
  readsHand: (n) =>
    `And the hand: ${n === 1 ? 'whoever keeps the deck opens it' : `those who keep the deck open it, ${inWords(n, 'en')} of them at least`}.`,
  readsLost: 'Not the hidden cards: without that device those who keep the deck are too few, and they are lost.',
  readsNoHand: 'Not the hand: this table wants all its keepers, so the seat’s hidden cards are lost.',
  readsNot: (name) => `What only ${name}’s device knows stays there.`,
  takeTitle: (name) => `In ${name}’s seat`,
  takeSays: (yes) =>
    `You play on from where the game stands. ${yes === 1 ? 'One of those who sit here must say yes.' : `${capital(inWords(yes, 'en'))} of those who sit here must say yes.`}`,
  takeAct: 'Ask for the seat',
};

export const windowWords: (lang: Lang) => WindowWords = words(it, en);
