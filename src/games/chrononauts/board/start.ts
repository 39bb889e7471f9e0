/** Before the first turn: the time that one guesses, who begins, and the one exchange of the Identity. */
import { html, nothing, type TemplateResult } from 'lit';
import { minuteOfDay } from '../../../elements/time-of-day.ts';
import { timeOfDay } from '../../../language/clock.ts';
import '../../../elements/pictures/tv-icon.ts';
import '../../../elements/tv-clock.ts';
import { nameOf, waitingFor } from '../../../elements/frame/board-context.ts';
import type { Options } from '../options.ts';
import { unopened } from './contest-news.ts';
import { isSending, type BoardActions, type BoardContext } from './board-context.ts';

/** '21:40', '21.40' or '2140'; a picker of the browser would show what time it is. */
export function minuteIn(text: string): number | undefined {
  const [, hours, minutes] = /^\s*(\d{1,2})\s*[:.,h]?\s*(\d{2})\s*$/.exec(text) ?? [];
  const [h, m] = [Number(hours), Number(minutes)];
  return h < 24 && m < 60 ? h * 60 + m : undefined;
}

function onGuess(event: SubmitEvent, { w }: BoardContext, actions: BoardActions): void {
  event.preventDefault();
  const field = (event.target as HTMLFormElement).querySelector('input')!;
  const minute = minuteIn(field.value);
  if (minute === undefined) {
    field.addEventListener('input', () => field.setCustomValidity(''), { once: true });
    field.setCustomValidity(w.guessForm);
    field.reportValidity();
    return;
  }
  const guess = { minute, at: minuteOfDay() };
  // A table of the first rules wants to know how far from Greenwich one is.
  const isEarlier = actions.refusal('guessTime', guess)?.code === 'move/form';
  actions.attempt('guessTime', isEarlier ? { minute, offset: -new Date().getTimezoneOffset() } : guess);
}

/** Not what time it is, only how long there is to guess it: until it runs, its place is kept. */
function left({ view, w, now, lang }: BoardContext): TemplateResult {
  const { until } = view.start;
  return html`<tv-clock
    class=${until === undefined ? 'still' : ''}
    label=${w.guessLeft}
    .now=${now}
    .until=${until ?? 0}
    .whole=${view.options.guessSeconds}
    .lang=${lang}
  ></tv-clock>`;
}

function guessing(context: BoardContext, actions: BoardActions): TemplateResult | typeof nothing {
  const { view, w, me, pending } = context;
  const { start, options } = view;
  if (options.startMethod !== 'guessTime' || me === null) return nothing;
  if (unopened(view).includes(me)) return html`<p class="done">${w.ownUnopened}</p>`;
  // Where all are out, the dice decide among all.
  if (start.out.includes(me) && (start.step !== 'done' || start.opened.length > 0))
    return html`<p class="done">${w.outOfContest}</p>`;
  if (start.step !== 'commit') return nothing;
  if (start.guessed.includes(me) || pending.some(({ move }) => move === 'guessTime'))
    return html`<p class="done"><tv-icon name="check"></tv-icon><span>${w.guessed}</span>${left(context)}</p>`;
  return html`<form class="acts" @submit=${(event: SubmitEvent): void => onGuess(event, context, actions)}>
    <div class="top">
      <div><h3>${w.guess}</h3></div>
      ${left(context)}
    </div>
    <label class="field"
      ><span class="hint">${w.guessSay(options.guessSeconds)}</span
      ><input inputmode="numeric" maxlength="5" placeholder="21:40" required autocomplete="off"
    /></label>
    <button class="btn go">${w.guessTime}</button>
    <button type="button" class="btn quiet" @click=${(): void => actions.confirm('clock', 'disqualifySelf', {})}>
      ${actions.sure === 'clock' ? w.sure : w.sawClock}
    </button>
  </form>`;
}

function choosing(context: BoardContext, actions: BoardActions): TemplateResult | typeof nothing {
  const { view, w } = context;
  if (view.options.startMethod !== 'chosen' || view.active !== undefined) return nothing;
  return html`<div class="acts">
    <h3>${w.startHead}</h3>
    ${view.seats.map(
      ({ seat }) =>
        html`<button class="btn" @click=${(): void => actions.attempt('chooseFirst', { seat })}>
          ${nameOf(context, seat)}
        </button>`,
    )}
  </div>`;
}

/** CH-037: who one was before, as a reason to want another; the games that one has shown. */
function earlier({ view, w, cards }: BoardContext): TemplateResult | typeof nothing {
  const names = (view.me?.earlier ?? []).map((face) => cards.identities[face]?.name ?? '');
  return names.length > 0 ? html`<p class="hint">${w.earlier(names.toReversed().join(', '))}</p>` : nothing;
}

/** CH-042, CH-250: an Identity may be exchanged. */
export const hasExchange = ({ mulligan, mode }: Options): boolean => mulligan && mode === 'chrononauts';

function exchange(context: BoardContext, actions: BoardActions): TemplateResult | typeof nothing {
  const { view, w, me, cards } = context;
  const face = view.me?.identity?.face;
  if (me === null || !hasExchange(view.options) || view.start.mulligans[me] !== undefined) return nothing;
  const busy = isSending(context, 'keepIdentity', 'mulliganIdentity');
  return html`<div class="acts">
    <h3>${face && !actions.covered ? w.youAre(cards.identities[face]?.name ?? w.identity) : w.identity}</h3>
    <p class="hint">${w.exchangeSay}</p>
    ${earlier(context)}
    <div class="two">
      <button class="btn" ?disabled=${busy} @click=${(): void => actions.confirm('exchange', 'mulliganIdentity', {})}>
        ${actions.sure === 'exchange' ? w.sure : w.exchange}
      </button>
      <button class="btn" ?disabled=${busy} @click=${(): void => actions.attempt('keepIdentity', {})}>${w.keep}</button>
    </div>
  </div>`;
}

export function start(context: BoardContext, actions: BoardActions): TemplateResult | typeof nothing {
  const { view, w, waiting, me } = context;
  const isDealt = view.phase === 'start';
  if (!isDealt && (view.phase !== 'deal' || view.options.mode === 'solonauts')) return nothing;
  const others = isDealt ? waiting.filter((seat) => seat !== me) : [];
  // A person who looks on, or sat down once the cards were dealt, has no part in it yet.
  const parts = view.me ? [guessing(context, actions), choosing(context, actions), exchange(context, actions)] : [];
  if (!isDealt && parts.every((part) => part === nothing)) return nothing;
  // While the cards are dealt it stands there already, to be read: what comes to life where it stands moves nothing.
  return html`<section class="paper begin" aria-label=${w.startHead}>
    <fieldset ?disabled=${!isDealt}>${parts}</fieldset>
    <p class="hint waits">${others.length > 0 ? waitingFor(context, others) : nothing}</p>
  </section>`;
}

/** In the first turn: what everybody had guessed. */
export function guesses(context: BoardContext): TemplateResult | typeof nothing {
  const { view, w } = context;
  if (view.turn > 1 || view.start.opened.length === 0 || view.phase === 'over') return nothing;
  return html`<ul class="paper guesses">
    ${view.start.opened.map(
      ({ seat, guess, error }) =>
        html`<li>${w.guessOf(nameOf(context, seat), timeOfDay(guess), error, seat === view.active)}</li>`,
    )}
    ${unopened(view).map((seat) => html`<li>${w.notOpened(nameOf(context, seat))}</li>`)}
  </ul>`;
}
