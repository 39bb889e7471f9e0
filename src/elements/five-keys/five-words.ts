/** Words of the five keys, Italian first. */
import { words } from '../words.ts';

const it = {
  title: 'Cinque tasti',
  choose: 'scegli',
  back: 'indietro',
  close: 'chiudi',
  around: 'intorno alla tavola',
  board: 'alla tavola',
  fewer: 'precedente',
  more: 'successivo',
  done: 'fatto',
  nothing: 'Per ora non c’è niente da scegliere.',
  space: 'spazio',
  span: (first: string, last: string): string => (first === last ? first : `${first} – ${last}`),
  spoken: (one: string, two: string): string => `Uno: ${one}. Due: ${two}.`,
  spokenSpan: (first: string, last: string, n: number): string => (n === 1 ? first : `da ${first} a ${last}`),
  spokenOnly: (name: string): string => `${name}. Tre: scegli. Quattro: indietro.`,
  spokenStep: (name: string, value: string): string =>
    `${name}: ${value}. Uno: precedente. Due: successivo. Tre: fatto.`,
};

const en: typeof it = {
  title: 'Five keys',
  choose: 'choose',
  back: 'back',
  close: 'close',
  around: 'around the table',
  board: 'to the table',
  fewer: 'previous',
  more: 'next',
  done: 'done',
  nothing: 'Nothing to choose right now.',
  space: 'space',
  span: (first: string, last: string): string => (first === last ? first : `${first} – ${last}`),
  spoken: (one: string, two: string): string => `One: ${one}. Two: ${two}.`,
  spokenSpan: (first: string, last: string, n: number): string => (n === 1 ? first : `${first} to ${last}`),
  spokenOnly: (name: string): string => `${name}. Three: choose. Four: back.`,
  spokenStep: (name: string, value: string): string => `${name}: ${value}. One: previous. Two: next. Three: done.`,
};

export const fiveWords: ReturnType<typeof words<typeof it>> = words(it, en);
