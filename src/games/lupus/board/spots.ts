/** The square as it is now: who lives, who is out, whose turn it is, what each has said. All of it is public. */
import { nameOf, personOf, plateOf } from '../../../elements/frame/board-context.ts';
import { words } from '../../../elements/words.ts';
import { tally } from '../nominate.ts';
import { isHalted, isLiving, isOut, numberOf, plays, short, type LupusContext } from './board-context.ts';
import type { Landing, Spot } from './lupus-square.ts';

const say = words(
  {
    moderates: 'modera',
    votes: (who: string) => `vota ${who}`,
    noVote: 'nessun voto',
    turn: 'vota adesso',
    yours: 'tocca a te',
    later: 'più tardi',
    tomorrow: 'vota da domani',
    ready: 'si voti',
    middle: 'al centro',
    nominated: 'in nomination',
    how: { living: 'in gioco', out: 'fuori', ghost: 'fantasma', moderator: 'modera' },
    gone: { mauled: 'vittima dei lupi', lynched: 'al rogo', dead: 'fuori', left: 'ha lasciato' },
  },
  {
    moderates: 'moderates',
    votes: (who: string) => `votes for ${who}`,
    noVote: 'no vote',
    turn: 'votes now',
    yours: 'your turn',
    later: 'later',
    tomorrow: 'votes tomorrow',
    ready: 'ready',
    middle: 'in the middle',
    nominated: 'nominated',
    how: { living: 'in the game', out: 'out', ghost: 'ghost', moderator: 'moderates' },
    gone: { mauled: 'mauled', lynched: 'to the stake', dead: 'dead', left: 'left' },
  },
);

/** The seat whose vote or word is waited for now. */
export function onTurn({ view }: Pick<LupusContext, 'view'>): number {
  const { stage, vote, floor } = view;
  if (stage === 'vote') return vote?.order[vote.given.length] ?? -1;
  return stage === 'speech' ? (floor?.queue[0] ?? -1) : -1;
}

/** The people in the middle: those who defend themselves, or whom the lot is drawn among. */
export function called({ view }: Pick<LupusContext, 'view'>): readonly number[] {
  const { stage, floor, lot } = view;
  if (stage === 'speech') return floor?.candidates ?? [];
  return stage === 'lot' ? (lot?.among ?? []) : [];
}

/** Somebody whom the vote is about, once only some are. */
const isCandidate = ({ view: { stage, vote } }: LupusContext, seat: number): boolean | null =>
  stage === 'vote' && vote && vote.round > 1 ? vote.candidates.includes(seat) : null;

const hasGhosts = ({ view }: LupusContext): boolean => view.options.ghosts;

/** What is said below somebody's name, and whether that is done. */
function captionOf(context: LupusContext, seat: number): Pick<Spot, 'says' | 'done'> {
  const { view, lang, me } = context;
  const w = say(lang);
  const { stage, vote, ready } = view;
  const how = view.out.find((one) => one.seat === seat)?.how;
  if (called(context).includes(seat)) return { says: w.middle };
  if (stage === 'talk' && ready.includes(seat)) return { says: w.ready, done: true };
  if (stage === 'vote' && vote) {
    const given = vote.given.find(([voter]) => voter === seat);
    if (given) return given[1] === null ? { says: w.noVote } : { says: w.votes(short(context, given[1])), done: true };
    if (onTurn(context) === seat) return { says: seat === me ? w.yours : w.turn };
    if (vote.order.includes(seat)) return { says: w.later };
    if (vote.round > 1 && vote.candidates.includes(seat)) return { says: w.nominated };
    if (how && hasGhosts(context) && vote.round === 1 && how !== 'left') return { says: w.tomorrow };
  }
  return how ? { says: w.gone[how] } : {};
}

function spotOf(context: LupusContext, seat: number, votes: ReadonlyMap<number, number>): Spot {
  const { view, me, lang, people } = context;
  const isGhost =
    isOut(context, seat) && hasGhosts(context) && view.out.some((one) => one.seat === seat && one.how !== 'left');
  const is = isLiving(context, seat) ? 'living' : isGhost ? 'ghost' : 'out';
  return {
    seat,
    no: numberOf(context, seat),
    name: nameOf(context, seat),
    plate: plateOf(context, seat),
    is,
    heard: say(lang).how[is],
    votes: votes.get(seat) ?? 0,
    me: seat === me,
    turn: onTurn(context) === seat,
    away: personOf({ people }, seat)?.away ?? false,
    called: called(context).includes(seat),
    candidate: isCandidate(context, seat),
    ...captionOf(context, seat),
  };
}

/** The moderator's place at the top, where somebody moderates who doesn't play; then the players, clockwise. */
export function spotsOf(context: LupusContext): readonly Spot[] {
  const { view, lang } = context;
  const votes = tally(view.vote?.given.flatMap(([by, to]) => (to === null ? [] : [[by, to] as const])) ?? []);
  const players = view.players.map((seat) => spotOf(context, seat, votes));
  if (view.hub < 0 || view.players.includes(view.hub)) return players;
  const w = say(lang);
  const { hub } = view;
  const moderator: Spot = {
    seat: hub,
    no: 0,
    name: nameOf(context, hub),
    plate: plateOf(context, hub),
    is: 'moderator',
    says: w.moderates,
    me: hub === context.me,
    away: personOf(context, hub)?.away ?? false,
  };
  return [moderator, ...players];
}

/** Somebody who hasn't voted yet. */
const isVoting = (context: LupusContext, me: number): boolean =>
  !(context.view.vote?.given.some(([voter]) => voter === me) ?? true) &&
  (isLiving(context, me) || context.view.options.ghosts);

/** People can be tapped: by night by everybody who plays, by day while there is something to be prepared. */
export function isPickable(context: LupusContext): boolean {
  const { view, me, shared, past } = context;
  if (me === null || shared || past || isHalted(context)) return false;
  if (view.stage === 'night') return plays(context);
  return view.stage === 'vote' && (view.vote?.order.includes(me) ?? false) && isVoting(context, me);
}

/** The last vote that was given, for the token that flies. */
export function landingOf({ view }: LupusContext): Landing | undefined {
  const { vote, night } = view;
  const last = vote?.given.at(-1);
  if (!vote || !last || last[1] === null) return undefined;
  return { number: (night * 4 + vote.round) * 100 + vote.given.length, from: last[0], to: last[1] };
}
