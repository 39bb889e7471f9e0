/** What is said of a box that a page brings along: the question before a stranger is asked for it, and why there is none. */
import type { BoxTrouble } from '../../elements/frame/board-boxes.ts';
import { words } from '../../elements/words.ts';
import type { SetupTrouble } from './setup.ts';

const it = {
  heading: 'Un gioco da un altro sito',
  ask: (host: string): string =>
    `Questo tavolo vuole apparecchiare un gioco che sta su ${host}. Quel sito vedrà che questo dispositivo lo chiede, e niente del tavolo.`,
  yes: 'Prendilo',
  no: 'Lascia stare',
  trouble: {
    'setup/address': 'L’indirizzo del gioco non è scritto bene: lo guardi chi ha fatto la pagina.',
    'setup/away':
      'Il gioco non si è potuto prendere: il sito non risponde, o non lo permette. Apparecchiane uno dall’elenco.',
    'setup/too-large': 'Il gioco è più grande di 16 MB, e un tavolo non lo tiene.',
    'setup/other-bytes': 'Il gioco che è arrivato non è quello che la pagina aspettava: non apparecchio niente.',
    'setup/refused': 'Il tavolo in questo momento non prende un’altra scatola.',
    'setup/not-a-box': 'Quello che è arrivato non è una scatola.',
    'setup/shelf': 'Il gioco non si è potuto posare sul tavolo.',
  } satisfies Readonly<Record<SetupTrouble | BoxTrouble, string>> as Readonly<
    Record<SetupTrouble | BoxTrouble, string>
  >,
};

export const boxWords: (lang: 'it' | 'en') => typeof it = words(it, {
  heading: 'A game from another site',
  ask: (host) =>
    `This table wants to set up a game hosted on ${host}. That site will see that this device asks for it, but nothing about the table.`,
  yes: 'Get it',
  no: 'Leave it',
  trouble: {
    'setup/address': 'The game’s address isn’t well written: whoever made the page should look at it.',
    'setup/away': 'The game couldn’t be had: its site doesn’t answer, or doesn’t allow it. Set one up from the list.',
    'setup/too-large': 'The game is larger than 16 MB, more than a table holds.',
    'setup/other-bytes': 'What came isn’t the game that the page expected: nothing is set up.',
    'setup/refused': 'The table takes no other box at the moment.',
    'setup/not-a-box': 'What came is no box.',
    'setup/shelf': 'The game couldn’t be put on the table.',
  },
});
