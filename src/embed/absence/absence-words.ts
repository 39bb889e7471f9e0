/** Words about somebody who has dropped: what the others may do, and what a newcomer in that seat can and can't read. */
import type { Lang } from '../../elements/board.ts';
import { list, words } from '../../elements/words.ts';

/** What is waited for, of somebody who is away. */
export type Lacking = 'move' | 'device' | 'voice';

const it = {
  away: (name: string, since: string): string =>
    `${name} è via${since && (since.startsWith('1:') ? ` dall’${since}` : ` dalle ${since}`)}`,
  lacking: {
    move: 'si aspetta la sua mossa',
    device: 'si aspetta qualcosa che può dare solo il suo dispositivo',
    voice: 'quello che fate aspetta la conferma del suo dispositivo',
  },
  kept: 'Il posto è tenuto.',
  wait: 'Aspettiamo',
  ask: 'Che si fa?',
  askOf: (name: string): string => `${name} è via: che si fa?`,
  back: (names: readonly string[]): string =>
    `${list(names, 'it')} ${names.length > 1 ? 'sono di nuovo qui' : 'è di nuovo qui'}.`,
  // the window
  waitTitle: 'Aspettare',
  waitSays: 'Posto e carte restano come sono. Se torna si riprende da qui, e questa finestra si chiude da sola.',
  soon: 'Dopo quindici secondi il tavolo segna l’assenza, e poi qui compare quello che il gioco permette.',
  giveTitle: 'Dare il posto a un’altra persona',
  giveHow: (name: string, yes: number): string =>
    `Mandatele il link del tavolo: chi lo apre può chiedere il posto di ${name}. ${yes === 1 ? 'Serve un sì di chi è seduto.' : `Servono ${yes} sì di chi è seduto.`}`,
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
  // for who comes back too late
  given: (name: string): string => `Mentre eri via il tuo posto è andato a ${name}: ora guardi.`,
  askBack: 'Richiedilo',
  // what a newcomer reads
  reads:
    'Chi arriva legge quello che il posto legge da qui in poi, e quello che gli altri dispositivi possono ridirgli.',
  readsHand: (n: number): string =>
    `E la mano: la riapre ${n === 1 ? 'chi custodisce il mazzo' : `chi custodisce il mazzo, almeno in ${n}`}.`,
  readsLost: 'Le carte coperte no: senza quel dispositivo chi custodisce il mazzo è in pochi, e vanno perse.',
  readsNoHand: 'La mano no: questo tavolo vuole tutti i custodi, e le carte coperte del posto vanno perse.',
  readsNot: (name: string): string => `Quello che sa solo il dispositivo di ${name} resta lì.`,
  // for the newcomer
  vacant: (name: string): string => `${name} è via: se gli altri vogliono, puoi giocare al suo posto.`,
  take: 'Chiedi il posto…',
  takeTitle: (name: string): string => `Al posto di ${name}`,
  takeSays: (yes: number): string =>
    `Giochi da dove è rimasta la partita. ${yes === 1 ? 'Serve un sì di chi è seduto.' : `Servono ${yes} sì di chi è seduto.`}`,
  takeAct: 'Chiedi il posto',
  turnedDown: (name: string): string => `Per ora il posto resta a ${name}.`,
  fine: 'Va bene',
  // for those who answer
  wants: (name: string, seat: string): string => `${name} chiede di giocare al posto di ${seat}.`,
  give: (name: string): string => `Sì, gioca ${name}`,
  no: 'No',
};

type AbsenceWords = typeof it;

const en: AbsenceWords = {
  away: (name, since) => `${name} has been away${since ? ` since ${since}` : ' for a while'}`,
  lacking: {
    move: 'it’s their move',
    device: 'the game needs something that only their device can give',
    voice: 'what you do waits until their device confirms it',
  },
  kept: 'The seat is kept.',
  wait: 'We’ll wait',
  ask: 'What now?',
  askOf: (name) => `${name} is away: what now?`,
  back: (names) => `${list(names, 'en')} ${names.length > 1 ? 'are' : 'is'} back.`,
  waitTitle: 'Wait',
  waitSays: 'Seat and cards stay as they are. When they’re back you go on from here, and this window closes by itself.',
  soon: 'After fifteen seconds the table notes the absence; then what the game allows appears here.',
  giveTitle: 'Give the seat to somebody else',
  giveHow: (name, yes) =>
    `Send them the table’s link: whoever opens it can ask for ${name}’s seat. ${yes === 1 ? 'One of those who sit here must say yes.' : `${yes} of those who sit here must say yes.`}`,
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
  given: (name) => `While you were away your seat went to ${name}: you’re watching now.`,
  askBack: 'Ask for it',
  reads: 'A newcomer reads what the seat reads from here on, and what the other devices can tell again.',
  readsHand: (n) =>
    `And the hand: ${n === 1 ? 'whoever keeps the deck opens it' : `those who keep the deck open it, ${n} of them at least`}.`,
  readsLost: 'Not the hidden cards: without that device those who keep the deck are too few, and they are lost.',
  readsNoHand: 'Not the hand: this table wants all its keepers, so the seat’s hidden cards are lost.',
  readsNot: (name) => `What only ${name}’s device knows stays there.`,
  vacant: (name) => `${name} is away: if the others agree, you can play in that seat.`,
  take: 'Ask for the seat…',
  takeTitle: (name) => `In ${name}’s seat`,
  takeSays: (yes) =>
    `You play on from where the game stands. ${yes === 1 ? 'One of those who sit here must say yes.' : `${yes} of those who sit here must say yes.`}`,
  takeAct: 'Ask for the seat',
  turnedDown: (name) => `For now the seat stays ${name}’s.`,
  fine: 'All right',
  wants: (name, seat) => `${name} asks to play in ${seat}’s seat.`,
  give: (name) => `Yes, ${name} plays`,
  no: 'No',
};

export const absenceWords: (lang: Lang) => AbsenceWords = words(it, en);

/** "21:34", as that language writes it. */
export const timeOf = (at: Date | undefined, lang: Lang): string =>
  at ? new Intl.DateTimeFormat(lang, { hour: 'numeric', minute: '2-digit' }).format(at) : '';
