/** One piece of news as a sentence, whatever the language: each brings its words (`news-it.ts`, `news-en.ts`). */
import { faceShort } from '../faces.ts';
import { LOGGED } from '../news.ts';
import { DOINGS, type Doing, type News } from '../state.ts';
import type { NewsWords } from './news-it.ts';

/** What was found in envelopes that were opened, by person: it stands in the game's state and not in the news. */
interface Found {
  readonly words?: readonly string[];
}

export function newsLine(say: NewsWords, name: (seat: number) => string, news: News & Found): string {
  const by = name(news.by);
  const people = news.seats.map((seat) => name(seat));
  const seats = say.names(people);
  const faces = shortOf(news.faces);
  const dice = `${news.n}d${news.sides}`;
  const values = news.values.join(', ');
  switch (news.what) {
    case 'deal':
      return news.seats.length === 1 && news.seats[0] === news.by && news.n === 1
        ? say.draw(by)
        : say.deal(by, seats, news.n);
    case 'shuffle':
      return say.shuffle(seats, news.n);
    case 'few':
      return say.few(seats, news.n);
    case 'fewOpen':
      return say.fewOpen(by, faces);
    case 'peek':
      return say.peek(seats, news.n);
    case 'turn':
    case 'discard':
    case 'reveal':
      return say[news.what](by, faces);
    case 'scry':
    case 'recycle':
      return say[news.what](by, news.n);
    case 'search':
    case 'fresh':
    case 'fewDraw':
      return say[news.what](by);
    case 'steal':
    case 'show':
    case 'give':
      return say[news.what](by, seats);
    case 'seize':
      return say.seize(seats, news.n);
    case 'force':
      return say.force(seats, faces);
    case 'roll':
      return news.seats.length > 0 ? say.shown(by, dice, values) : say.roll(by, dice, values);
    case 'hidden':
      return say.hidden(by, dice);
    case 'order':
      return say.order(people[0] ?? by, say.names(people.slice(1)));
    case 'choices':
      return say.choices(news.n, found(say, people, news).join(', '));
    case 'putBack':
      return say.putBack(by, news.n === 1);
    case 'finish':
      return say.finish();
    case 'failed':
      return say.failed(news.failed, seats);
  }
}

const shortOf = (faces: readonly string[]): string => faces.map((face) => faceShort(face)).join(' ');

const found = (say: NewsWords, people: readonly string[], { words = [] }: Found): readonly string[] =>
  people.flatMap((who, i) => (words[i] ? [say.said(who, words[i])] : []));

type Tell = (args: unknown, name?: (seat: number) => string) => string;

/** As the log reads them: a line's arguments may be of a version that we don't know. */
export function newsOf(say: NewsWords): Readonly<Record<string, Tell>> {
  const told =
    (what: News['what']): Tell =>
    (args, name) => {
      const news = read(what, args);
      // By whom they were turned up stands in the line before.
      return what === 'turn' || what === 'fewOpen'
        ? say.cameOut(shortOf(news.faces), news.faces.length)
        : newsLine(say, (seat) => name?.(seat) || say.somebody, news);
    };
  return Object.fromEntries(LOGGED.map((what) => [what, told(what)]));
}

function read(what: News['what'], args: unknown): News & Found {
  const given: Readonly<Record<string, unknown>> = typeof args === 'object' && args !== null ? { ...args } : {};
  const listed = (key: string): readonly unknown[] => (Array.isArray(given[key]) ? (given[key] as unknown[]) : []);
  const numbers = (key: string): readonly number[] => listed(key).filter((one) => typeof one === 'number');
  const texts = (key: string): readonly string[] => listed(key).filter((one) => typeof one === 'string');
  const number = (key: string): number => (typeof given[key] === 'number' ? given[key] : 0);
  const { failed } = given;
  return {
    what,
    number: number('number'),
    by: number('by'),
    seats: numbers('seats'),
    n: number('n'),
    sides: number('sides'),
    values: numbers('values'),
    faces: texts('faces'),
    failed: DOINGS.includes(failed as Doing) ? (failed as Doing) : '',
    words: texts('words'),
  };
}
