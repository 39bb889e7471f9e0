/** What one's own reading field says: by night a task, a pointer or an answer, by day the card. Asked only while it is held. */
import { nameOf } from '../../../elements/frame/board-context.ts';
import { words } from '../../../elements/words.ts';
import { list } from '../../../language/list.ts';
import { choosesIn, hasChoice } from '../calls.ts';
import { BLANKS, roleOf, type Role } from '../roles.ts';
import type { OwnReading as Letter } from '../view.ts';
import { isLiving, pickedOf, type LupusContext } from './board-context.ts';
import type { Reading } from './lupus-reading.ts';
import { readingWords, roleWords } from './role-words.ts';

const say = words(
  { wins: (how: string) => `Vinci se ${how}.`, theirs: 'La persona scelta' },
  { wins: (how: string) => `You win if ${how}.`, theirs: 'Whom you chose' },
);

/** The roles whose part has something to choose at some time. */
const CHOOSERS = new Set<Role>(['wolf', 'seer', 'bodyguard', 'owl', 'mythomaniac']);

const [YES, WOLF, SEER] = [1, 1, 2];
/** The night in which a mythomaniac becomes somebody. */
const IMITATES = 2;

/** What one plays as: one's card, or what a mythomaniac has become. */
export const roleIn = ({ card, become }: Letter): Role => become ?? roleOf(card);

/** What the last letter brought, in a sentence; '' where nothing. */
function answerOf(context: LupusContext, letter: Letter): string {
  const { card, fellows, picks, sentences = [], answer, night, about } = letter;
  const { lang } = context;
  const w = readingWords(lang);
  if (answer > 0 && card === 'mythomaniac' && night <= IMITATES)
    return answer === WOLF ? w.becameWolf : answer === SEER ? w.becameSeer : w.staysHuman;
  if (answer > 0) {
    const name = about === null ? say(lang).theirs : nameOf(context, about);
    return w[card === 'medium' ? 'medium' : 'seer'](name, answer === YES);
  }
  return fellows
    .flatMap((seat, i) => {
      const [at, sentence] = [picks[i] ?? null, sentences[i]];
      const points = at === null ? [] : [w.points(nameOf(context, seat), nameOf(context, at))];
      const text = sentence && context.sentences?.[sentence.says];
      if (!text) return points;
      const of = sentence.of === null ? '' : nameOf(context, sentence.of);
      return [...points, `${nameOf(context, seat)}: «${text(of)}»`];
    })
    .join(' ');
}

/** Why what is picked counts as nothing for this part; '' where it counts. */
function objection(context: LupusContext, letter: Letter, at: number): string {
  const { fellows } = letter;
  const role = roleIn(letter);
  const { me } = context;
  const w = readingWords(context.lang);
  if (at < 0 || !CHOOSERS.has(role) || !hasChoice(context.view, role)) return '';
  if (!isLiving(context, at)) return w.notDead;
  if (at === me && (role === 'bodyguard' || role === 'mythomaniac')) return w.notSelf;
  const isOwn = at === me || fellows.includes(at);
  return role === 'wolf' && isOwn ? w.notOwnKind : '';
}

function fellowsOf(context: LupusContext, letter: Letter): string {
  const { fellows } = letter;
  const role = roleIn(letter);
  const w = readingWords(context.lang);
  if (role !== 'wolf' && role !== 'mason') return '';
  if (fellows.length === 0) return w.alone;
  return w.fellows(
    list(
      fellows.map((seat) => nameOf(context, seat)),
      context.lang,
    ),
  );
}

function byNight(context: LupusContext, own: Letter): Reading {
  const { me, lang } = context;
  const w = readingWords(lang);
  const role = roleIn(own);
  const { task } = roleWords(lang)[role];
  const picked = pickedOf(context);
  const lives = me !== null && isLiving(context, me);
  const chosen = picked < 0 ? w.nothingChosen : w.chosen(nameOf(context, picked));
  if (!lives) return { picture: 'asleep', title: w.quiet[0], lines: [chosen, w.quiet[1]] };
  const answer = answerOf(context, own);
  const second = objection(context, own, context.refused) || answer || fellowsOf(context, own) || w.quiet[1];
  // Asked in a call of others, somebody would answer there, and let their own go by.
  const isAsked = !CHOOSERS.has(role) || choosesIn(context.view.turn?.name, role);
  const title = hasChoice(context.view, role) ? task : (w.notYet[role] ?? task);
  return { picture: role, title: isAsked ? title : w.quiet[0], lines: [second, chosen] };
}

function byDay(context: LupusContext, own: Letter): Reading {
  const { lang, view } = context;
  const role = roleIn(own);
  const { you, night, wins } = roleWords(lang)[role];
  const blank = view.options.blanks[BLANKS.indexOf(own.card as (typeof BLANKS)[number])];
  const w = readingWords(lang);
  const first = blank === undefined ? night : `${w.custom} ${blank.text}`;
  return {
    picture: role,
    title: blank?.name ?? you,
    lines: [sentence(answerOf(context, own) || fellowsOf(context, own) || first), say(lang).wins(wins)],
  };
}

/** The card's facts stand there as sentences. */
const sentence = (text: string): string =>
  /[.!?]$/u.test(text) ? text : `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;

/** @returns undefined where nothing has been dealt, or isn't read here */
export function readingOf(context: LupusContext): Reading | undefined {
  const { reading: own, stage } = context.view;
  if (!own) return undefined;
  return stage === 'night' ? byNight(context, own) : byDay(context, own);
}
