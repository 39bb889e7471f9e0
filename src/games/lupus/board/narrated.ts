/**
 * What a narrator reads aloud: from public things only, the same whoever lives and whoever acts. Fetched with the voice, or with the console that
 * tells a person what to read.
 */
import { nameOf } from '../../../elements/frame/board-context.ts';
import type { Lang } from '../../../elements/frame/board.ts';
import { words } from '../../../elements/words.ts';
import { hasChoice } from '../calls.ts';
import type { Told, Word } from '../news.ts';
import { narratorEn, narratorIt, type NarratorWords } from '../words/narrator.ts';
import { newsEn } from '../words/news-en.ts';
import { newsIt } from '../words/news-it.ts';
import type { LupusNews } from '../words/words.ts';
import { isOut, type LupusContext } from './board-context.ts';
import { onTurn } from './spots.ts';

const narratorWords: (lang: Lang) => NarratorWords = words(narratorIt, narratorEn);
const newsWords: (lang: Lang) => LupusNews = words(newsIt, newsEn);

/** What is said when the village comes to this moment; '' for nothing. Public, and the same for all. */
export function narrated(context: LupusContext): string {
  const { view, lang } = context;
  const w = narratorWords(lang);
  const turn = onTurn(context);
  switch (view.stage) {
    case 'roles':
      return w.bedtime;
    case 'night':
      return view.turn
        ? `${view.turn.n === 1 ? w.night(view.night) : ''} ${callSaid(context)}`.trim()
        : w.night(view.night);
    case 'dawn':
      return w.dawn;
    case 'talk':
      return w.talk(Math.max(1, Math.round(view.options.talkMs / 60_000)));
    case 'vote':
      return turn < 0 ? '' : w.asks(nameOf(context, turn), isOut(context, turn));
    case 'speech':
      return turn < 0 ? '' : w.speaks(nameOf(context, turn));
    case 'lot':
      return w.lot;
    default:
      return '';
  }
}

function callSaid({ view, lang }: LupusContext): string {
  const { call, meet } = narratorWords(lang);
  if (!view.turn?.open) return '';
  if (view.turn.name === 'wolf' && !hasChoice(view, 'wolf')) return meet;
  return view.turn.name === 'together' ? call.all : call[view.turn.name];
}

/** What came about and is told aloud: what the narrator says of a moment (whose vote, who speaks) isn't told twice. */
const ALOUD: ReadonlySet<Word> = new Set([
  'moderatorMauled',
  'mauled',
  'unharmed',
  'dead',
  'names',
  'owled',
  'owledNobody',
  'nominated',
  'tie',
  'tieAgain',
  'nobodyVoted',
  'nobodyLeft',
  'lot',
  'lotLost',
  'stake',
  'goesOn',
  'ended',
  'left',
]);

const saidOf = (context: LupusContext, news: readonly Told[]): string =>
  news
    .filter(({ what }) => ALOUD.has(what))
    .map((told) => newsWords(context.lang)[told.what](told, (seat) => nameOf(context, seat)))
    .join(' ');

/** What has come about since then, in the sentences of the log. @param since number of the last news that were told */
export const newsSaid = (context: LupusContext, since: number): string =>
  saidOf(
    context,
    context.view.news.filter(({ number }) => number > since),
  );

/** News with which a moment begins: what led to it stands between them and the ones before. */
const BEGINS: ReadonlySet<Word> = new Set(['night', 'talkOver', 'vote', 'floor']);

/** What a person who moderates reads aloud: what has led to this moment, and what is said when it begins. */
export function readAloud(context: LupusContext): string {
  const { stage, turn, news } = context.view;
  const begins = ({ what }: Told): boolean => BEGINS.has(what);
  const isBegun = stage === 'night' || stage === 'vote' || stage === 'speech';
  const before = news.slice(0, isBegun ? Math.max(0, news.findLastIndex(begins)) : news.length);
  // Once a turn of the night is open, the day is over and told.
  const isTold = stage === 'night' && (turn?.open === true || (turn?.n ?? 1) > 1);
  const led = isTold ? '' : saidOf(context, before.slice(before.findLastIndex(begins) + 1));
  return `${led} ${narrated(context)}`.trim();
}
