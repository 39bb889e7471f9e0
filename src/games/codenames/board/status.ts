/** The headline: who, and what is expected of them; below it the clue and what is left. The same for every role but the actor's. */
import { html, nothing, type TemplateResult } from 'lit';
import '../../../elements/pictures/tv-icon.ts';
import '../../../elements/tv-news.ts';
import type { NewsItem } from '../../../elements/tv-news.ts';
import '../../../elements/tv-status.ts';
import type { CodenamesView } from '../view.ts';
import { nameOf, namesOf, personOf, waitingFor } from '../../../elements/frame/board-context.ts';
import { wayWords } from './ways/way-words.ts';
import { wins } from './wins.ts';
import { coversEnemy, found, givesClue, missing, onTurn, rulers, type BoardContext } from './board-context.ts';
import { rules } from './rulings.ts';
import { minutesAndSeconds } from '../../../language/clock.ts';

/** The seats that were to guess have left the table. */
const isDeserted = ({ active, phase, spelling, teams }: CodenamesView): boolean =>
  phase === 'guess' && !spelling && active !== undefined && teams[active].operatives.length === 0;

export function headline(context: BoardContext): string {
  const { view, w, h } = context;
  const { active } = view;
  switch (view.phase) {
    case 'lobby':
      return view.options.mode === 'coop' ? wayWords(context.lang).together : w.makeTeams;
    case 'grid':
      return w.laying;
    case 'key':
      return w.keyMaking;
    case 'clue': {
      const spymaster = active && view.teams[active].spymaster;
      if (active === undefined) return w.keyMaking;
      if (typeof spymaster !== 'number') return w.nobodysClue(active);
      return givesClue(view) ? w.yourClue(nameOf(context, spymaster)) : w.theirClue(nameOf(context, spymaster));
    }
    case 'ask':
    case 'challenge': {
      const [ruler] = rulers(view);
      if (ruler === undefined) return w.pictures;
      return ruler === view.me.seat ? h.yourRuling : h.ruling(nameOf(context, ruler));
    }
    case 'cover':
      return h.covering;
    case 'guess':
      if (active === undefined) return w.pictures;
      if (view.spelling && view.teams[active].spymaster !== null)
        return h.spelling(nameOf(context, view.teams[active].spymaster));
      if (isDeserted(view)) return w.nobodyGuesses(active);
      if (view.lastStand) return h.lastStand(active);
      return view.guessesMade > 0 ? w.pickMore(active) : w.pick(active);
    case 'reveal':
      return view.touched === undefined ? w.pictures : w.turningOne(view.touched + 1);
    case 'enemy':
      return w.virtualTurn;
    case 'over':
      return view.result ? wins(context, view.result.winner) : w.bill(found(view, 'red'), found(view, 'blue'));
  }
}

function waitingLine(context: BoardContext): string | undefined {
  const others = context.waiting.filter((seat) => seat !== context.view.me.seat);
  return others.length > 0 ? `${waitingFor(context, others)}.` : undefined;
}

function clueLine(context: BoardContext): TemplateResult | typeof nothing {
  const { view, w, h } = context;
  const rest = view.guessesLeft === null ? h.anyGuesses : w.guessesLeft(view.guessesLeft);
  if (!view.clue || !view.active) return nothing;
  const { spymaster } = view.teams[view.active];
  const by = spymaster === null ? nothing : html`<span class="long">${w.clueOf(nameOf(context, spymaster))}</span>`;
  return html`${by}<b>${view.clue.word || h.onlySaid}, ${h.number(view.clue.number)}</b> · <b>${rest}</b>`;
}

function overLine(context: BoardContext): TemplateResult | typeof nothing {
  const { view, w } = context;
  const { result } = view;
  if (!result) return nothing;
  const v = wayWords(context.lang);
  if (result.score !== undefined) return html`<b>${v.score(result.score)}.</b> ${v.verdict(result.score)}`;
  return html`<b>${w.bill(found(view, 'red'), found(view, 'blue'))}.</b> ${w.another}`;
}

function secondLine(context: BoardContext): TemplateResult | string | typeof nothing {
  const { view, w } = context;
  switch (view.phase) {
    case 'lobby':
      return missing(context)[0] ?? w.readyToLay;
    case 'grid':
      return waitingLine(context) ?? w.layingHint;
    case 'key':
      return view.keyTrouble?.length
        ? w.keyTrouble(namesOf(context, view.keyTrouble))
        : (waitingLine(context) ?? w.keyHint);
    case 'clue': {
      const rest = view.active && w.toFind(view.active, view.teams[view.active].left);
      return givesClue(view) ? html`<span class="long">${w.clueHint} </span><b>${rest}</b>` : (rest ?? nothing);
    }
    case 'ask':
      return rules(context) ? context.h.yourRulingHint : context.h.rulingHint(namesOf(context, rulers(view)));
    case 'challenge':
      return context.h.objection;
    case 'cover':
      return nothing;
    case 'guess':
    case 'reveal':
      // With three nobody may take that seat before the next game.
      if (isDeserted(view)) return view.options.mode === 'three' ? w.nobodyGuessesThree : w.nobodyGuessesHint;
      return view.lastStand ? context.h.lastStandHint : clueLine(context);
    case 'enemy':
      return wayWords(context.lang)[coversEnemy(view) ? 'coverHint' : 'coverWait'];
    case 'over':
      return overLine(context);
  }
}

/** What is counted down now: table time of its end, and how many seconds it had at most. */
export function runsTo({
  ask,
  challengeUntil,
  clock,
  options,
  phase,
}: CodenamesView): readonly [number | undefined, number] {
  const asked = ask && ask.until > 0 ? ask.until : challengeUntil;
  if (asked !== undefined) return [asked, options.askSeconds];
  const until = clock && 'until' in clock ? clock.until : undefined;
  return [until, phase === 'clue' ? options.clueSeconds : options.guessSeconds];
}

const LATE_SECONDS = 10;

function clock({ view, h }: BoardContext, seconds: number): TemplateResult | typeof nothing {
  const [until] = runsTo(view);
  const standing = view.clock && 'standing' in view.clock ? view.clock.standing : undefined;
  if (until === undefined && standing === undefined) return nothing;
  if (until === undefined && standing === 0)
    return html`<span slot="end" class="clock late"><tv-icon name="hourglass"></tv-icon>${h.timeUp}</span>`;
  const still = until === undefined;
  const left = still ? Math.ceil((standing ?? 0) / 1_000) : seconds;
  const looks = still ? 'still' : left <= LATE_SECONDS ? 'late' : '';
  return html`<span slot="end" class="clock ${looks}" role="timer">
    <tv-icon name=${still ? 'pause' : 'hourglass'}></tv-icon>
    <span aria-hidden="true">${minutesAndSeconds(left)}</span>
    <span class="heard">${still ? h.standing : h.seconds(left)}</span>
  </span>`;
}

/**
 * @param outcomes of touches and turns, lately
 * @param seconds of the countdown, as it stands
 */
export function status(context: BoardContext, outcomes: readonly NewsItem[], seconds: number): TemplateResult {
  const plates = onTurn(context.view).flatMap((seat) => personOf(context, seat)?.plate ?? []);
  return html`<tv-status slot="status" .headline=${headline(context)} .plates=${plates}
    ><tv-news .news=${outcomes}>${secondLine(context)}</tv-news>${clock(context, seconds)}</tv-status
  >`;
}
