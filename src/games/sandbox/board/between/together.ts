/** What all do at once: a secret choice with its envelopes, lots for who begins. */
import { html, nothing, type TemplateResult } from 'lit';
import { nameOf, namesOf, plateOf, waitingFor } from '../../../../elements/frame/board-context.ts';
import { handPlace } from '../../state.ts';
import { leftHands, listOf, type BoardActions, type BoardContext } from '../context.ts';
import { betweenWords } from './between-words.ts';
import { leftHand } from './left-hand.ts';
import { frame } from './parts.ts';

type Part = TemplateResult | typeof nothing;
type Choice = NonNullable<BoardContext['view']['choice']>;

export interface Together {
  /** What stands in the field. */
  readonly word: string;
  write(word: string): void;
  /** The question of the next choice. */
  readonly about: string;
  ask(about: string): void;
  /** Seals what stands in the field. */
  seal(): void;
  readonly attempt: BoardActions['attempt'];
  close(): void;
}

const MOST_WORD = 40;
const MOST_QUESTION = 80;

const isPending = ({ pending }: BoardContext, what: string): boolean => pending.some(({ move }) => move === what);
const mayAct = ({ still, shared }: BoardContext): boolean => !still && !shared;

/** Answers that are the likeliest: yes, no, one of the people. */
const answers = (context: BoardContext): readonly string[] => [
  ...betweenWords(context.lang).answers,
  ...context.view.seats.map((seat) => nameOf(context, seat)),
];

function form(context: BoardContext, { word, write, seal }: Together): TemplateResult {
  const w = betweenWords(context.lang);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    seal();
  };
  return html`<form @submit=${submit}>
      <label class="field"
        >${w.word}<input
          name="word"
          maxlength=${MOST_WORD}
          autocomplete="off"
          enterkeyhint="done"
          .value=${word}
          @input=${({ target }: Event): void => write((target as HTMLInputElement).value)}
          @keydown=${(event: KeyboardEvent): void => event.stopPropagation()}
      /></label>
      <button class="btn go" aria-disabled=${word.trim() === '' ? 'true' : 'false'}>${w.seal}</button>
    </form>
    <div class="chips" role="group" aria-label=${w.quick}>
      ${answers(context).map(
        (answer) =>
          html`<button
            class="chip word"
            aria-pressed=${answer === word ? 'true' : 'false'}
            @click=${(): void => write(answer)}
          >
            ${answer}
          </button>`,
      )}
    </div>`;
}

function own(context: BoardContext, { waiting, got }: Choice, on: Together): Part {
  const w = betweenWords(context.lang);
  const { me } = context.view;
  if (me === null || context.still) return nothing;
  if (got.some(({ seat }) => seat === me) || isPending(context, 'choose')) return html`<p>${w.sealed}</p>`;
  if (!waiting.includes(me)) return nothing;
  return context.shared ? html`<p>${w.elsewhere}</p>` : form(context, on);
}

function people(context: BoardContext, { waiting, got, open }: Choice): TemplateResult {
  const w = betweenWords(context.lang);
  const row = (seat: number, says: Part | string): TemplateResult =>
    html`<li class="row" data-seat=${seat}>
      <tv-plate .plate=${plateOf(context, seat)}></tv-plate><b>${nameOf(context, seat)}</b>${says}
    </li>`;
  return html`<ul>
    ${got.map(({ seat, word }) =>
      row(seat, open ? html`<span class="answer">${word}</span>` : html`<span>✓ ${w.chosen}</span>`),
    )}
    ${open ? nothing : waiting.map((seat) => row(seat, html`<span>… ${w.awaited}</span>`))}
  </ul>`;
}

const button = (id: string, label: string, does: () => void, look: string): TemplateResult =>
  html`<button class="btn ${look}" data-act=${id} @click=${does}>${label}</button>`;

/** What anybody may do about it now. */
function acts(context: BoardContext, choice: Choice, { attempt }: Together): Part {
  const w = betweenWords(context.lang);
  const { waiting, got, open } = choice;
  if (!mayAct(context)) return nothing;
  const call = (): void => void attempt('callChoice', {});
  if (open) return button('callChoice', w.again, call, '');
  const isOpening = context.view.jobs.some((job) => job?.what === 'choices') || isPending(context, 'openChoices');
  if (isOpening) return html`<p role="status">${w.opening}</p>`;
  if (got.length === 0) return nothing;
  const openAll = (): void => void attempt('openChoices', {});
  if (waiting.length === 0) return button('openChoices', w.open, openAll, 'go');
  return button('openChoices', w.openNow(namesOf(context, waiting)), openAll, 'quiet');
}

const about = ({ lang }: BoardContext, choice: Choice): Part =>
  choice.about === undefined ? nothing : html`<p class="about">${betweenWords(lang).question(choice.about)}</p>`;

/** Tables with earlier rules have no question. */
const question = (context: BoardContext, { about: asked, ask }: Together): Part =>
  context.check('callChoice', { about: '?' })
    ? nothing
    : html`<label class="field"
        >${betweenWords(context.lang).about}<input
          name="about"
          maxlength=${MOST_QUESTION}
          autocomplete="off"
          placeholder=${betweenWords(context.lang).aboutHint}
          .value=${asked}
          @input=${({ target }: Event): void => ask((target as HTMLInputElement).value)}
          @keydown=${(event: KeyboardEvent): void => event.stopPropagation()}
      /></label>`;

/** A secret choice from its call until everybody has seen what came of it. */
export function choicePanel(context: BoardContext, choice: Choice, on: Together): TemplateResult {
  const w = betweenWords(context.lang);
  return frame(context, {
    title: w.choice,
    close: on.close,
    body: html`${choice.open ? nothing : html`<p class="say">${w.asks(nameOf(context, choice.by))}</p>`}
    ${about(context, choice)} ${choice.open ? nothing : own(context, choice, on)} ${people(context, choice)}`,
    foot: acts(context, choice, on),
  });
}

/** What can be begun together, and what came of it last. */
export function togetherPanel(context: BoardContext, on: Together): TemplateResult {
  const w = betweenWords(context.lang);
  const { choice, order, seats } = context.view;
  const begun = order.filter((seat) => seats.includes(seat)).map((seat) => nameOf(context, seat));
  const call = (): void => {
    const asked = on.about.trim();
    if (!on.attempt('callChoice', asked === '' ? {} : { about: asked })) return;
    on.ask('');
    on.close();
  };
  return frame(context, {
    title: w.together,
    close: on.close,
    body: html`<div class="part">
        <h4>${w.choice}</h4>
        <p class="say">${w.callSay}</p>
        ${question(context, on)}
        <div class="chips">${button('callChoice', w.call, call, 'go')}</div>
        ${
          choice?.open
            ? html`<p class="say">${w.lately}</p>
                ${about(context, choice)} ${people(context, choice)}`
            : nothing
        }
      </div>
      <div class="part">
        <h4>${w.begins}</h4>
        <p class="say">${w.beginsSay}</p>
        <div class="chips">${button('order', w.draw, (): void => void on.attempt('order', {}), '')}</div>
        <p role="status">${w.drawn(begun)}</p>
      </div>
      ${leftHands(context.view).map(
        (seat) =>
          html`<div class="part">
            <h4>${context.w.handOf(nameOf(context, seat), listOf(context, handPlace(seat)).length)}</h4>
            ${leftHand(context, seat, on.attempt)}
          </div>`,
      )}`,
  });
}

/** Headline and line while a secret choice goes on: one's own comes first, then who is awaited. */
export function choosingSays(context: BoardContext): readonly [string, string] | undefined {
  const { choice, me, over } = context.view;
  if (over || !choice || choice.open) return undefined;
  const w = betweenWords(context.lang);
  const { waiting } = choice;
  if (me !== null && waiting.includes(me)) return [w.choice, w.chooseNow];
  return [w.choice, waiting.length > 0 ? `${waitingFor(context, waiting)}.` : w.allChosen];
}
