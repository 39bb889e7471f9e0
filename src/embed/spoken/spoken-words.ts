/** Words of the invitation that is said aloud: the host's card, and the newcomer's field. */
import { inWords, words } from '../../elements/words.ts';
import { minutesAndSeconds as clock } from '../../language/clock.ts';

const it = {
  // the host's card
  sayIt: 'Dillo a voce',
  forRoom: 'QR grande, per la stanza',
  backToLink: 'Torna al link',
  wait: 'Preparo le parole…',
  how: (page: string): string =>
    page
      ? `Chi le sente apre ${page} e le scrive sotto «Ti hanno invitato a voce?».`
      : 'Chi le sente le scrive sotto «Ti hanno invitato a voce?», nella pagina da cui giocate.',
  closes: (s: number): string =>
    `Le parole valgono finché resta aperto il cartoncino, che si chiude tra ${clock(s)}. Il link resta valido.`,
  lost: 'Il server non risponde: le parole tornano a valere appena torna.',
  moved: 'Il tavolo ha un link nuovo: ecco le sue parole, quelle di prima non valgono più.',
  came: (n: number): string =>
    n === 1 ? 'Una persona è arrivata con queste parole.' : `In ${inWords(n, 'it')} sono arrivati con queste parole.`,
  triesLeft: (n: number): string =>
    n === 1
      ? 'Qualcuno le ha sbagliate: resta un tentativo.'
      : `Qualcuno le ha sbagliate: restano ${inWords(n, 'it')} tentativi.`,
  ends: {
    time: 'Il tempo è scaduto: queste parole non valgono più.',
    wrong: 'Tre volte parole sbagliate: queste non valgono più.',
    unreached: 'Il server non risponde, o non porta inviti a voce. Il link vale comunque.',
  },
  others: 'Altre parole',
  // the newcomer's field
  label: 'Ti hanno invitato a voce? Scrivi le quattro parole',
  hint: 'taxi tango tram video',
  enter: 'Entra',
  asking: 'Chiedo a chi ospita…',
  heard: {
    count: 'Servono quattro parole, con uno spazio tra l’una e l’altra.',
    nobody: 'Nessuno aspetta con queste parole. Controlla le prime due; se sono giuste, fattene dire altre.',
    wrong: 'Le ultime due parole sono diverse, o in un altro ordine. Attenzione: al terzo errore servono parole nuove.',
    silent: 'Chi ospita non risponde. Forse la sua pagina dorme: chiedigli di guardarla.',
    often: 'Troppi tentativi da questa rete. Aspetta un minuto e riprova.',
    unreached: 'Il server non risponde, o non porta inviti a voce. Riprova, oppure fatti mandare il link.',
    page: 'Manca un pezzo della pagina: forse sei senza rete. Riprova quando è tornata.',
  },
  word: (word: string): string => `«${word}» non è tra le parole degli inviti. Fattela ripetere.`,
};

type SpokenWords = typeof it;

const en: SpokenWords = {
  sayIt: 'Say it aloud',
  forRoom: 'Large QR, for the room',
  backToLink: 'Back to the link',
  wait: 'Getting the words…',
  how: (page) =>
    page
      ? `Whoever hears them opens ${page} and writes them under “Invited by word of mouth?”.`
      : 'Whoever hears them writes them under “Invited by word of mouth?”, on the page you play from.',
  closes: (s) => `The words are good while this card is open. It closes in ${clock(s)}; the link stays good.`,
  lost: 'The server doesn’t answer: the words are good again as soon as it does.',
  moved: 'The table has a new link: these are its words. The ones before are no good any more.',
  came: (n) => (n === 1 ? 'One person has come in by these words.' : `${n} people have come in by these words.`),
  triesLeft: (n) =>
    n === 1
      ? 'Somebody got them wrong: one more try is left.'
      : `Somebody got them wrong: ${inWords(n, 'en')} tries are left.`,
  ends: {
    time: 'Time is up: these words are no good any more.',
    wrong: 'Wrong words three times: these are no good any more.',
    unreached: 'The server doesn’t answer, or carries no spoken invitations. The link is good all the same.',
  },
  others: 'Other words',
  label: 'Invited by word of mouth? Write the four words',
  hint: 'taxi tango tram video',
  enter: 'Come in',
  asking: 'Asking the host…',
  heard: {
    count: 'It takes four words, with a space between them.',
    nobody: 'Nobody is waiting with these words. Check the first two; if they are right, ask for new ones.',
    wrong: 'The last two words are others, or in another order. Careful: after three mistakes it takes new words.',
    silent: 'The host doesn’t answer. Their page may be asleep: ask them to look at it.',
    often: 'Too many tries from this network. Wait a minute and try again.',
    unreached: 'The server doesn’t answer, or carries no spoken invitations. Try again, or ask for the link.',
    page: 'A part of the page is missing: you may be offline. Try again once you’re back.',
  },
  word: (word) => `“${word}” isn’t one of the words of invitations. Ask to hear it again.`,
};

export const spokenWords: (lang: 'it' | 'en') => SpokenWords = words(it, en);
