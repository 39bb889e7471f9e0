/** The headline: who is expected to do what. */
import { html, nothing, type TemplateResult } from 'lit';
import '../../../elements/tv-news.ts';
import type { NewsItem } from '../../../elements/tv-news.ts';
import '../../../elements/tv-status.ts';
import { MEMO } from '../cards/deck.ts';
import { findIdentity, findMission } from '../cards/goals.ts';
import { WAYS } from '../legal.ts';
import type { PlayItem } from '../state.ts';
import { seatsFit } from '../options.ts';
import { nameOf, namesOf, plateOf, waitingFor } from '../../../elements/frame/board-context.ts';
import { cardName } from './card-face.ts';
import { hasExchange } from './start.ts';
import { lateClock, lateSay } from './late.ts';
import { isMyTurn, maySwap, targetName, type BoardContext } from './board-context.ts';

type Lines = readonly [string, string];

function over(context: BoardContext): Lines {
  const { view, w, me, cards } = context;
  const { winners = [], why = '' } = view.result ?? {};
  if (why === 'CH-118') return [w.universeEnds, ''];
  if (winners.length === 0) return [w.nobodyWins, w.lostBy[why] ?? ''];
  const mine = me !== null && winners.includes(me);
  const seat = view.seats.find((one) => one.seat === winners[0]);
  const by = why === 'CH-211' ? 'identity' : why === 'CH-217' ? 'hand' : 'mission';
  const face = seat?.shown.find((id) => (by === 'identity' ? findIdentity(id) : findMission(id)));
  const name = face === undefined ? '' : (cards.identities[face]?.name ?? cards.names[face] ?? '');
  const how = why === 'CH-265' ? w.atHome(view.home.length, view.home.length) : seat ? w.wonBy(by, name) : '';
  return [mine ? w.youWin : w.wins(namesOf(context, winners), winners.length), how];
}

/** A turn of this person comes round. */
function hasTurn({ view, me }: BoardContext): boolean {
  const own = view.seats.find(({ seat }) => seat === me);
  return own !== undefined && !own.hasLeft && !own.isSkipped;
}

function turn(context: BoardContext): Lines {
  const { view, w } = context;
  if (view.options.mode === 'solonauts')
    return view.phase === 'home' ? [w.soloHome, w.soloHomeSay] : [w.soloStep, w.soloStepSay];
  // CH-228: between the last play and a win there is a moment that everybody sees.
  if (!isMyTurn(context))
    return [
      w.turnOf(nameOf(context, view.active ?? 0)),
      view.phase === 'end' ? w.endsSay : hasTurn(context) ? w.watchSay : w.lookSay,
    ];
  if (maySwap(view)) return [w.yourTurn, w.swapSay[view.phase as 'draw' | 'play' | 'end']];
  if (view.phase === 'draw') return [w.yourTurn, w.drawSay];
  if (view.phase === 'end') return [w.yourTurn, w.endSay];
  const now = view.plays.at(-1);
  if (now?.kind === 'side') return [w.yourTurn, w.sideSay];
  return [w.yourTurn, now && now.left > 1 ? w.playMore(now.left) : w.playSay];
}

/** A house rule lets as many play; without it the cards can't be dealt. */
const isTooMany = ({ view: { seats, options } }: BoardContext): boolean =>
  !seatsFit(options, seats.length) && seatsFit({ ...options, overfull: true }, seats.length);

/** "Ada: Tutta un’altra storia sul 1957". A Note names no thing that lies there, but the card that it stops. */
export function withAims(context: BoardContext, { seat, face, targets }: PlayItem, below?: PlayItem): string {
  if (face === MEMO && below) return context.w.stops(nameOf(context, seat), cardName(context, below.face));
  const way = (WAYS as readonly string[]).includes(targets[0] ?? '');
  const aims = targets.map((id) => targetName(context, id)).join(', ');
  return context.w.announces(nameOf(context, seat), cardName(context, face), way ? aims.toLowerCase() : aims);
}

/** The uppermost card with its aim: whoever hears only this decides by it. */
const announced = (context: BoardContext): string =>
  withAims(context, context.view.stack.at(-1)!, context.view.stack.at(-2));

/** People who may answer it, and with what; of a Note also what comes of that. */
function answerable(context: BoardContext): string {
  const { view, w, me } = context;
  const [below, item] = [view.stack.at(-2), view.stack.at(-1)!];
  const isMine = item.seat === me;
  if (item.face === MEMO && below) return w.memoWindowSay(nameOf(context, below.seat), isMine);
  return isMine ? w.ownWindowSay : w.windowSay;
}

export function headline(context: BoardContext): Lines {
  const { view, w, me, waiting } = context;
  switch (view.phase) {
    case 'lobby':
      return [w.lobbyHead, isTooMany(context) ? w.lobbyTooMany(view.seats.length) : w.lobbySay];
    case 'deal':
      return [w.dealing, waiting.length > 0 ? w.mixing(namesOf(context, waiting), waiting.length) : w.dealingSay];
    case 'start':
      if (view.active === undefined)
        return [w.startHead, hasExchange(view.options) ? w.startSay : w.startBy[view.options.startMethod]];
      return [
        view.active === me ? w.youStart : w.starts(nameOf(context, view.active)),
        hasExchange(view.options) ? w.startsSay : '',
      ];
    case 'window':
      return [announced(context), answerable(context)];
    case 'choose': {
      const { seat, zone } = view.prompt!;
      if (seat !== me) return [w.searches(nameOf(context, seat)), w.searching];
      return [w.yourSearch, zone === 'draw' ? w.searchDraw : w.searchDiscard];
    }
    case 'resolve':
      return [w.resolving, waiting.length > 0 ? waitingFor(context, waiting) : w.resolvingSay];
    case 'stuck':
      return [w.stuck, w.stuckSay(namesOf(context, view.stuck?.by ?? []))];
    case 'over':
      return over(context);
    default:
      return turn(context);
  }
}

/** The seats whose plates stand before it. */
function who({ view }: BoardContext): readonly number[] {
  if (view.phase === 'over') return view.result?.winners ?? [];
  const item = view.stack.at(-1);
  if (item) return [item.seat];
  if (view.prompt) return [view.prompt.seat];
  return view.active === undefined || view.options.mode === 'solonauts' ? [] : [view.active];
}

/**
 * @param end what stands at its end
 * @param news what has come about lately
 */
export function status(
  context: BoardContext,
  end: TemplateResult | typeof nothing = nothing,
  news: readonly NewsItem[] = [],
): TemplateResult {
  const [head, usual] = headline(context);
  const second = lateSay(context) || usual;
  const plates = who(context).map((seat) => plateOf(context, seat));
  return html`<tv-status slot="status" .headline=${head} .plates=${plates}
    ><tv-news .news=${news}>${second || nothing}</tv-news>${lateClock(context)}${end}</tv-status
  >`;
}
