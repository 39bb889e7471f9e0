/** The rulebook of the free table: four chapters and a few words. */
import { bookOf, NO_HOUSE, type Book, type BookTexts } from '../../../../elements/frame/book.ts';
import type { Lang } from '../../../../elements/frame/board.ts';
import { words } from '../../../../elements/words.ts';

const CHAPTERS = [
  ['table', [1, 9], [15, 17]],
  ['others', [10, 14]],
  ['cards', [20, 36]],
  ['acts', [40, 60]],
] as const;

type BookWords = BookTexts<(typeof CHAPTERS)[number][0], 'loose' | 'covered'>;

const it: BookWords = {
  chapters: {
    table: {
      title: 'Il vostro gioco',
      says: 'Sul tavolo ci sta il gioco che avete: carte, pedine, dadi, contatori. Le regole le sapete voi; il tavolo tiene l’ordine e le carte coperte.',
    },
    others: {
      title: 'Di chi è',
      says: 'Il tavolo può lasciar fare, consigliare o essere severo. Lo decidono chi ospita, o più della metà dei presenti.',
    },
    cards: {
      title: 'Carte coperte',
      says: 'Dopo aver mescolato, l’ordine non lo conosce nessuno: non c’è ancora. Quello che hai in mano lo legge solo il tuo dispositivo.',
    },
    acts: {
      title: 'Muovere e annullare',
      says: 'Si muove quando si vuole. Ognuno può annullare le proprie mosse, mai quelle di un altro. Un punto lo mostri a tutti con P, e con T giri il tavolo dalla tua parte. Di un mazzo «Più carte…» ne prende quante ne vuoi.',
    },
  },
  terms: {
    loose: {
      word: 'Mazzo mescolato',
      forms: ['mazzi mescolati'],
      says: 'Si sa quali carte ci sono, ma il loro ordine non esiste ancora: lo decidono i dadi comuni quando una carta si gira.',
    },
    covered: {
      word: 'Coperta ma nota',
      forms: [],
      says: 'Una carta girata sotto gli occhi di tutti: è a faccia in giù, ma non è un segreto.',
    },
  },
};

const en: BookWords = {
  chapters: {
    table: {
      title: 'Your own game',
      says: 'Any game that you have lies on the table: cards, pawns, dice, counters. The rules are yours; the table keeps order and what is face down.',
    },
    others: {
      title: 'Whose it is',
      says: 'The table can let things happen, advise, or be strict. The host decides that, or more than half of those who are here.',
    },
    cards: {
      title: 'Face-down cards',
      says: 'After a shuffle nobody knows the order: it isn’t there yet. What you hold is read by your device alone.',
    },
    acts: {
      title: 'Moving and undoing',
      says: 'People move whenever they like. Each undoes their own acts, and never another’s. P shows everybody a place, and T turns the table to your own side. “More cards…” of a pile takes as many as you want.',
    },
  },
  terms: {
    loose: {
      word: 'Shuffled pile',
      forms: ['shuffled piles'],
      says: 'Its cards are known, but their order isn’t there yet: joint dice decide when one is turned up.',
    },
    covered: {
      word: 'Covered but known',
      forms: [],
      says: 'A card that was turned over before everybody’s eyes: it is face down, but no secret.',
    },
  },
};

const bookWords = words<BookWords>(it, en);

export const book: (lang: Lang) => Book = bookOf(CHAPTERS, bookWords, () => NO_HOUSE);
