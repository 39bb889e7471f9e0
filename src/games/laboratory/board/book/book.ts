/** The rulebook of the laboratory: three chapters and a few words. */
import { bookOf, NO_HOUSE, type Book, type Chapter, type Term } from '../../../../elements/frame/book.ts';
import type { Lang } from '../../../../elements/frame/board.ts';
import { words } from '../../../../elements/words.ts';

const CHAPTERS = [
  ['goal', [1, 2], [15, 16], [19, 20]],
  ['pile', [3, 6], [12, 14]],
  ['hand', [7, 11], 21],
  ['chance', [17, 18]],
] as const;

interface BookWords {
  readonly chapters: Readonly<Record<(typeof CHAPTERS)[number][0], Omit<Chapter, 'id'>>>;
  readonly terms: Readonly<Record<'deck' | 'proof' | 'hand', Term>>;
}

const it: BookWords = {
  chapters: {
    goal: {
      title: 'Le vostre regole',
      says: 'Un mazzo, dadi, e le regole che decidete voi a voce. Il tavolo tiene l’ordine: una cosa alla volta, e ognuno vede solo quello che è suo.',
    },
    pile: {
      title: 'Il mazzo',
      says: 'L’ordine delle carte non lo conosce nessuno: i dispositivi lo tengono insieme. Perciò si mescola prima di pescare.',
    },
    hand: {
      title: 'La mano',
      says: 'Quello che hai in mano lo legge solo il tuo dispositivo. Dare, mostrare e scartare portano con sé la prova che la carta è quella.',
    },
    chance: {
      title: 'Dadi e scelte',
      says: 'I dadi li tirano tutti i dispositivi insieme. Le scelte segrete si aprono nello stesso momento.',
    },
  },
  terms: {
    deck: {
      word: 'Mazzo',
      forms: [],
      says: 'Carte in un ordine che nessuno conosce, tenute insieme da chi è al tavolo.',
    },
    proof: {
      word: 'Prova',
      forms: [],
      says: 'Un calcolo che ogni dispositivo rifà da sé: dice che la carta o il dado non è stato cambiato.',
    },
    hand: { word: 'Mano', forms: [], says: 'Carte che può leggere solo chi le tiene.' },
  },
};

const en: BookWords = {
  chapters: {
    goal: {
      title: 'Your own rules',
      says: 'A deck, dice, and the rules that you agree on aloud. The table keeps order: one thing at a time, and each person sees only what is theirs.',
    },
    pile: {
      title: 'The deck',
      says: 'Nobody knows the order of the cards: the devices keep it together. So it is shuffled before anything is drawn.',
    },
    hand: {
      title: 'The hand',
      says: 'Only your device reads what you hold. Giving, showing and discarding bring the proof that it is that card.',
    },
    chance: {
      title: 'Dice and choices',
      says: 'The dice are rolled by all devices together. Secret choices are opened at the same moment.',
    },
  },
  terms: {
    deck: {
      word: 'Deck',
      forms: [],
      says: 'Cards in an order that nobody knows, kept together by all who are at the table.',
    },
    proof: {
      word: 'Proof',
      forms: [],
      says: 'A calculation that every device repeats for itself: it says that the card or the die wasn’t changed.',
    },
    hand: { word: 'Hand', forms: [], says: 'Cards that only their holder can read.' },
  },
};

const bookWords = words<BookWords>(it, en);

export const book: (lang: Lang) => Book = bookOf(CHAPTERS, bookWords, () => NO_HOUSE);
