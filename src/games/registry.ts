/**
 * The only list of games: one entry a game, everything heavy imported when a table needs it. What stands here itself is the line on
 * the menu.
 */
import type { Lang } from '../elements/frame/board.ts';
import type { Game } from '../kernel/game.ts';
import type { CodenamesView } from './codenames/view.ts';
import type { GameWords, RegisteredGame, Side } from './registered-game.ts';

/** Codenames' teams, where two of them play: one that plays alone, or three people for themselves, are counted by their names. */
function winningTeam(view: unknown): Side | undefined {
  const { result, options } = (view ?? {}) as Partial<CodenamesView>;
  if (options?.mode !== 'standard' || !result) return undefined;
  return result.winner === 'red' ? { it: 'Rossi', en: 'Reds' } : { it: 'Blu', en: 'Blues' };
}

/** A game's words, a module for each language. */
const words =
  (it: () => Promise<GameWords>, en: () => Promise<GameWords>) =>
  (lang: Lang): Promise<GameWords> =>
    lang === 'it' ? it() : en();

export const games: readonly RegisteredGame[] = [
  {
    id: 'codenames',
    name: { it: 'Codenames Immagini', en: 'Codenames Pictures' },
    short: { it: 'Codenames', en: 'Codenames' },
    line: {
      it: 'Due squadre, figure o parole, un indizio solo. Anche in due o in tre.',
      en: 'Two teams, pictures or words, one clue at a time. For two or three, too.',
    },
    people: '2–25',
    minutes: { it: '20 min', en: '20 min' },
    tag: 'codenames-board',
    side: winningTeam,
    load: async (version) =>
      among(version, (await import('./codenames/codenames.ts')).codenames) ??
      among(version, ...(await import('./codenames/earlier.ts')).earlier),
    board: () => import('./codenames/board/codenames-board.ts'),
    pictures: async () => (await import('../pictures/load.ts')).loadPictures(),
    book: async (lang) => (await import('./codenames/board/book/book.ts')).book(lang),
    absence: async (lang) => (await import('./codenames/board/absence.ts')).absence(lang),
    tour: async (lang) => (await import('./codenames/board/tour/tour.ts')).tour(lang),
    words: words(
      () => import('./codenames/words/it.ts'),
      () => import('./codenames/words/en.ts'),
    ),
  },
  {
    id: 'chrononauts',
    name: { it: 'Chrononauts', en: 'Chrononauts' },
    short: { it: 'Chrononauts', en: 'Chrononauts' },
    line: {
      it: 'Cambiate la storia e rimettetela in sesto. Con Artifaxx e Solonauts.',
      en: 'Change history and patch it up. With Artifaxx and Solonauts.',
    },
    keepers: true,
    people: '1–6',
    most: 9,
    minutes: { it: '45 min', en: '45 min' },
    tag: 'chrononauts-board',
    load: async (version) =>
      among(version, (await import('./chrononauts/chrononauts.ts')).chrononauts) ??
      among(version, ...(await import('./chrononauts/earlier.ts')).earlier),
    board: () => import('./chrononauts/board/chrononauts-board.ts'),
    pictures: () => import('./chrononauts/board/art-data.ts'),
    book: async (lang) => (await import('./chrononauts/board/book/book.ts')).book(lang),
    absence: async (lang) => (await import('./chrononauts/board/absence.ts')).absence(lang),
    tour: async (lang) => (await import('./chrononauts/board/tour/tour.ts')).tour(lang),
    words: words(
      () => import('./chrononauts/words/log-it.ts'),
      () => import('./chrononauts/words/log-en.ts'),
    ),
  },
  {
    id: 'memento',
    name: { it: 'Memento Mori', en: 'Memento Mori' },
    short: { it: 'Memento Mori', en: 'Memento Mori' },
    line: {
      it: 'Raccontate insieme, senza master, una storia che finirà male.',
      en: 'Tell a story together, without a master, that will end badly.',
    },
    keepers: true,
    people: '4–6',
    minutes: { it: '2–3 ore', en: '2–3 hours' },
    tag: 'memento-board',
    load: async (version) =>
      among(version, (await import('./memento/memento.ts')).memento) ??
      among(version, ...(await import('./memento/earlier.ts')).earlier),
    board: () => import('./memento/board/memento-board.ts'),
    book: async (lang) => (await import('./memento/board/book/book.ts')).book(lang),
    absence: async (lang) => (await import('./memento/board/absence.ts')).absence(lang),
    tour: async (lang) => (await import('./memento/board/tour/tour.ts')).tour(lang),
    words: words(
      () => import('./memento/words/it.ts'),
      () => import('./memento/words/en.ts'),
    ),
  },
  {
    id: 'time-stories',
    name: { it: 'TIME Stories', en: 'TIME Stories' },
    short: { it: 'TIME Stories', en: 'TIME Stories' },
    line: {
      it: 'Una missione carta per carta: ognuno legge la sua e la racconta agli altri.',
      en: 'A mission card by card: each of you reads one and tells the others.',
    },
    keepers: true,
    people: '1–4',
    minutes: { it: '15 min – 3 ore', en: '15 min – 3 hours' },
    tag: 'time-stories-board',
    load: async (version) =>
      among(version, (await import('./time-stories/time-stories.ts')).timeStories) ??
      among(version, ...(await import('./time-stories/earlier.ts')).earlier),
    board: () => import('./time-stories/board/time-board.ts'),
    book: async (lang) => (await import('./time-stories/board/book/book.ts')).book(lang),
    absence: async (lang) => (await import('./time-stories/board/absence.ts')).absence(lang),
    tour: async (lang) => (await import('./time-stories/board/tour/tour.ts')).tour(lang),
    words: words(
      () => import('./time-stories/words/it.ts'),
      () => import('./time-stories/words/en.ts'),
    ),
  },
  {
    id: 'lupus',
    name: { it: 'Lupus in Tabula', en: 'Lupus in Tabula' },
    short: { it: 'Lupus', en: 'Lupus' },
    line: {
      it: 'Lupi di notte, sospetti di giorno. Modera uno di voi, o il programma.',
      en: 'Wolves by night, suspicion by day. One of you moderates, or the program.',
    },
    people: '8–25',
    minutes: { it: '40 min', en: '40 min' },
    tag: 'lupus-board',
    load: async (version) =>
      among(version, (await import('./lupus/lupus.ts')).lupus) ??
      among(version, ...(await import('./lupus/earlier.ts')).earlier),
    board: () => import('./lupus/board/lupus-board.ts'),
    book: async (lang) => (await import('./lupus/board/book/book.ts')).book(lang),
    absence: async () => (await import('./lupus/board/absence.ts')).absence,
    tour: async (lang) => (await import('./lupus/board/tour/tour.ts')).tour(lang),
    words: words(
      () => import('./lupus/words/it.ts'),
      () => import('./lupus/words/en.ts'),
    ),
  },
  {
    id: 'sandbox',
    unscored: true,
    name: { it: 'Tavolo libero', en: 'Free table' },
    short: { it: 'Tavolo libero', en: 'Free table' },
    spoken: { it: 'il Tavolo libero', en: 'the free table' },
    line: {
      it: 'Carte, pedine, dadi e quello che avete: le regole le portate voi.',
      en: 'Cards, pawns, dice and whatever you have: you bring the rules.',
    },
    keepers: true,
    people: '1–25',
    minutes: { it: 'quanto volete', en: 'as you like' },
    tag: 'sandbox-board',
    load: async (version) =>
      among(version, (await import('./sandbox/sandbox.ts')).sandbox) ??
      among(version, ...(await import('./sandbox/earlier.ts')).earlier),
    board: () => import('./sandbox/board/sandbox-board.ts'),
    book: async (lang) => (await import('./sandbox/board/book/book.ts')).book(lang),
    absence: async (lang) => (await import('./sandbox/board/absence.ts')).absence(lang),
    faces: async (box, lang, shelf) => (await import('./sandbox/board/boxes.ts')).faceNames(box, lang, shelf),
    within: async () => {
      const { shipped } = await import('./sandbox/box/shipped/shipped.ts');
      return shipped.map(({ id, name, players: { min, max } }) => ({
        id,
        name,
        people: min === max ? `${min}` : `${min}–${max}`,
      }));
    },
    words: words(
      () => import('./sandbox/words/it.ts'),
      () => import('./sandbox/words/en.ts'),
    ),
  },
  {
    id: 'laboratory',
    unscored: true,
    unlisted: true,
    name: { it: 'Laboratorio del mazzo', en: 'Deck laboratory' },
    short: { it: 'Laboratorio', en: 'Laboratory' },
    spoken: { it: 'il Laboratorio', en: 'the laboratory' },
    line: {
      it: 'Un mazzo, dadi, le vostre regole: provate un mazzo che nessuno custodisce da solo.',
      en: 'A deck, dice, your own rules: try a deck that nobody holds alone.',
    },
    keepers: true,
    people: '1–12',
    minutes: { it: 'quanto volete', en: 'as you like' },
    tag: 'laboratory-board',
    load: async (version) => among(version, (await import('./laboratory/laboratory.ts')).laboratory),
    board: () => import('./laboratory/board/laboratory-board.ts'),
    book: async (lang) => (await import('./laboratory/board/book/book.ts')).book(lang),
    absence: async (lang) => (await import('./laboratory/board/absence.ts')).absence(lang),
    words: words(
      () => import('./laboratory/words/it.ts'),
      () => import('./laboratory/words/en.ts'),
    ),
  },
];

/** Where it is the version that is wanted, or none is named. */
function among(
  version: number | undefined,
  ...games: readonly { readonly version: number }[]
): Game<never, never> | undefined {
  return games.find((game) => version === undefined || version === game.version) as Game<never, never> | undefined;
}

/** The numbers of people with which a game can begin, and for which it is meant at most. More than these need a house rule of it. */
export function seatsOf(game: Pick<RegisteredGame, 'people' | 'most'>): {
  readonly least: number;
  readonly meant: number;
  readonly most: number;
} {
  const [least = 1, meant = least] = game.people.split('–').map(Number);
  return { least, meant, most: game.most ?? meant };
}

/** The games that a table may begin with, or go on with. */
export const listedGames: readonly RegisteredGame[] = games.filter(({ unlisted }) => !unlisted);

export function findGame(id: string): RegisteredGame | undefined {
  return games.find((game) => game.id === id);
}
