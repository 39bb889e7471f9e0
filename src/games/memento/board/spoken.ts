/** What happened since, for whoever reads the screen aloud; only what all may hear. */
import { newsEn } from '../words/en.ts';
import { newsIt } from '../words/it.ts';
import { callOf, type Sight } from './sight.ts';

/** @param heard number of the last piece of news that was said */
export function newsOf(sight: Sight, heard: number): string {
  const says = sight.lang === 'it' ? newsIt : newsEn;
  return sight.view.news
    .filter(({ number }) => number > heard)
    .map(({ what, seats, args }) => says[what]({ seats, args }, (seat) => callOf(sight, seat)))
    .join(' ');
}
