/** The lines of the slip: what happened, each operation with what proves it. */
import type { News } from '../view.ts';
import { faceShort } from './card-face.ts';
import { nameOf, namesOf, type Sight } from './sight.ts';

export function newsLine(sight: Sight, news: News): string {
  const { w } = sight;
  const by = nameOf(sight, news.by);
  const seats = namesOf(sight, news.seats);
  const faces = news.faces.map((face) => faceShort(face)).join(' ');
  const dice = w.diceOf(news.n, news.sides);
  const values = news.values.join(', ');
  switch (news.what) {
    case 'deal':
      return news.seats.length === 1 && news.seats[0] === news.by && news.n === 1
        ? w.news.draw(by)
        : w.news.deal(by, seats, news.n);
    case 'shuffle':
      return w.news.shuffle(seats, news.n);
    case 'few':
      return w.news.few(seats, news.n);
    case 'fewOpen':
      return w.news.fewOpen(by, faces);
    case 'peek':
      return w.news.peek(seats, news.n);
    case 'turn':
    case 'discard':
    case 'reveal':
      return w.news[news.what](by, faces);
    case 'scry':
    case 'recycle':
      return w.news[news.what](by, news.n);
    case 'search':
    case 'fresh':
    case 'fewDraw':
      return w.news[news.what](by);
    case 'steal':
    case 'show':
    case 'give':
      return w.news[news.what](by, seats);
    case 'seize':
      return w.news.seize(seats, news.n);
    case 'force':
      return w.news.force(seats, faces);
    case 'roll':
      return news.seats.length > 0 ? w.news.shown(by, dice, values) : w.news.roll(by, dice, values);
    case 'hidden':
      return w.news.hidden(by, dice);
    case 'order':
      return w.news.order(nameOf(sight, news.seats[0] ?? news.by));
    case 'choices':
      return w.news.choices(news.n);
    case 'putBack':
      return w.news.putBack(by, news.n === 1);
    case 'finish':
      return w.news.finish();
    case 'failed':
      return w.news.failed(news.failed === '' ? '' : w.failedWhat[news.failed], seats);
  }
}
