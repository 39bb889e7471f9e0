/** What one's own reading field says: by night a task, a pointer or an answer, by day the card. Asked only while it is held. */
import { nameOf } from '../../../elements/board-context.ts';
import { list, words } from '../../../elements/words.ts';
import { BLANKS, roleOf, type Role } from '../roles.ts';
import type { Own } from '../view.ts';
import { isLiving, pickedOf, type LupusContext } from './board-context.ts';
import type { Reading } from './lupus-reading.ts';
import { readingWords, roleWords } from './role-words.ts';

const say = words(
  { wins: (how: string) => `Vinci se ${how}.` },
  { wins: (how: string) => `You win if ${how}.` },
);

/** Whose part has something to choose at some time. */
const CHOOSERS = new Set<Role>(['wolf', 'seer', 'bodyguard', 'owl', 'mythomaniac']);

/** What the last letter brought, in a sentence; '' where nothing. */
function answerOf(context: LupusContext, { card, fellows, asked, answer }: Own): string {
  const w = readingWords(context.lang);
  const name = asked < 0 ? '' : nameOf(context, asked);
  if (answer === 'wolf') return w.becameWolf;
  if (answer === 'seer') return w.becameSeer;
  if (answer === 'human') return w.staysHuman;
  if (answer !== 'none') return card === 'medium' ? w.medium(name, answer === 'yes') : w.seer(name, answer === 'yes');
  const pointing = fellows.filter(({ at }) => at >= 0);
  return pointing.map(({ seat, at }) => w.points(nameOf(context, seat), nameOf(context, at))).join(' ');
}

/** Why what is picked counts as nothing for this part; '' where it counts. */
function objection(context: LupusContext, { card, fellows }: Own): string {
  const role = roleOf(card);
  const { me } = context;
  const w = readingWords(context.lang);
  const at = pickedOf(context);
  if (at < 0 || !CHOOSERS.has(role)) return '';
  if (!isLiving(context, at)) return w.notDead;
  if (at === me && (role === 'bodyguard' || role === 'mythomaniac')) return w.notSelf;
  const isOwn = at === me || fellows.some(({ seat }) => seat === at);
  return role === 'wolf' && isOwn ? w.notOwnKind : '';
}

function fellowsOf(context: LupusContext, { card: role, fellows }: Own): string {
  const w = readingWords(context.lang);
  if (role !== 'wolf' && role !== 'mason') return '';
  if (fellows.length === 0) return w.alone;
  return w.fellows(
    list(
      fellows.map(({ seat }) => nameOf(context, seat)),
      context.lang,
    ),
  );
}

function byNight(context: LupusContext, own: Own): Reading {
  const { me, lang } = context;
  const w = readingWords(lang);
  const { task } = roleWords(lang)[roleOf(own.card)];
  const picked = pickedOf(context);
  const lives = me !== null && isLiving(context, me);
  const chosen = picked < 0 ? w.nothingChosen : w.chosen(nameOf(context, picked));
  if (!lives) return { picture: 'asleep', title: w.quiet[0], lines: [chosen, w.quiet[1]] };
  const answer = answerOf(context, own);
  const second = objection(context, own) || answer || fellowsOf(context, own) || w.quiet[0];
  return { picture: roleOf(own.card), title: task, lines: [second, chosen] };
}

function byDay(context: LupusContext, own: Own): Reading {
  const { lang, view } = context;
  const role = roleOf(own.card);
  const { you, night, wins } = roleWords(lang)[role];
  const blank = view.options.blanks[BLANKS.indexOf(own.card as (typeof BLANKS)[number])];
  const w = readingWords(lang);
  const first = blank === undefined ? night : `${w.custom} ${blank.text}`;
  return { picture: role, title: blank?.name ?? you, lines: [sentence(answerOf(context, own) || fellowsOf(context, own) || first), say(lang).wins(wins)] };
}

/** The card's facts stand there as sentences. */
const sentence = (text: string): string =>
  /[.!?]$/u.test(text) ? text : `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;

/** @returns undefined where nothing has been dealt, or isn't read here */
export function readingOf(context: LupusContext): Reading | undefined {
  const { own, stage } = context.view;
  if (!own) return undefined;
  return stage === 'night' ? byNight(context, own) : byDay(context, own);
}
