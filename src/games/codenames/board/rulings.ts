/** Questions that stand between a clue and its guesses: a doubtful word, an objection, letters; and the picture that an invalid clue owes. */
import { css, html, nothing, type CSSResult, type TemplateResult } from 'lit';
import '../../../elements/pictures/tv-icon.ts';
import { nameOf, namesOf } from '../../../elements/frame/board-context.ts';
import type { BoardActions } from './codenames-rail.ts';
// Where letters are asked for the form for them is fetched.
import './forms.ts';
import { reminderLines } from './reminders.ts';
import { givesClue, rulers, type BoardContext } from './board-context.ts';

/** Is it this person who rules now? */
export const rules = ({ view }: BoardContext): boolean =>
  (view.phase === 'ask' || view.phase === 'challenge') && view.me.seat !== null && rulers(view).includes(view.me.seat);

function judge(
  context: BoardContext,
  actions: BoardActions,
  asked: { readonly title: string; readonly word: string; readonly number: string },
  acts: readonly [yes: string, no: string, move: string, argument: string],
): TemplateResult {
  const [yes, no, move, argument] = acts;
  const rule = (answer: boolean) => (): void => actions.attempt(move, { [argument]: answer });
  // The answers come before what they may be judged by, which is long: on a phone they would lie below the screen.
  return html`<section class="paper ruling" aria-labelledby="ruling">
    <h3 id="ruling">${asked.title}</h3>
    <p class="asked"><b>${asked.word}</b> <span>${asked.number}</span></p>
    <div class="both">
      <button class="btn go" @click=${rule(true)}>${yes}</button>
      <button class="btn" @click=${rule(false)}>${no}</button>
    </div>
    <p class="lines">${context.h.remindersTitle}:</p>
    <ul class="lines">
      ${reminderLines(context.h, context.view.options).map((line) => html`<li>${line}</li>`)}
    </ul>
  </section>`;
}

function question(context: BoardContext, actions: BoardActions): TemplateResult | typeof nothing {
  const { view, h } = context;
  const { ask } = view;
  if (!ask) return nothing;
  if (ask.allowed) return html`<p class="hint">${h.opening}</p>`;
  const [ruler] = rulers(view);
  if (ask.word === undefined || ruler === undefined) return nothing;
  if (rules(context)) {
    const words = {
      title: h.questionTitle,
      word: ask.word,
      number: ask.number === undefined ? '' : h.number(ask.number),
    };
    return judge(context, actions, words, [h.allow, h.deny, 'ruleClue', 'allow']);
  }
  return html`<section class="paper ruling">
    <p>${h.asked(nameOf(context, ruler), ask.word)}</p>
    <button class="btn small" @click=${() => actions.attempt('withdrawAsk', {})}>${h.withdraw}</button>
  </section>`;
}

function objection(context: BoardContext, actions: BoardActions): TemplateResult | typeof nothing {
  const { view, h } = context;
  if (view.phase !== 'challenge' || !view.clue || !rules(context)) return nothing;
  const words = { title: h.challengeTitle, word: view.clue.word || h.onlySaid, number: h.number(view.clue.number) };
  return judge(context, actions, words, [h.stands, h.invalid, 'ruleChallenge', 'valid']);
}

/** Whether this person is asked for a picture before the clue. */
export const owes = ({ view }: BoardContext, { forgone }: BoardActions): boolean =>
  view.owed === true && givesClue(view) && !forgone;

/** CN-079: a picture is covered by pointing at it and saying so; one may do without. */
function owed(context: BoardContext, actions: BoardActions): TemplateResult | typeof nothing {
  const { h, w } = context;
  if (!owes(context, actions)) return nothing;
  const { chosen } = actions;
  return html`<section class="paper ruling">
    <h3>${h.owedTitle}</h3>
    ${
      chosen === undefined
        ? html`<p>${h.owedHint}</p>
            <button class="btn small" @click=${actions.forgo}>${h.owedNot}</button>`
        : html`<div class="both">
            <button class="btn go" @click=${actions.confirm}>${h.coverOwn(chosen + 1)}</button>
            <button class="btn" @click=${actions.letGo}>${w.letMeThink}</button>
          </div>`
    }
  </section>`;
}

/** CN-081, CN-082: the letters of a clue that was said. */
function letters(context: BoardContext, actions: BoardActions): TemplateResult | typeof nothing {
  const { view, h } = context;
  if (view.clue?.word !== '' || view.me.seat === null) return nothing;
  const asking = view.spelling ?? [];
  const who = asking.length > 0 ? html`<p class="hint">${h.wantsLetters(namesOf(context, asking))}</p>` : nothing;
  if (view.active && view.teams[view.active].spymaster === view.me.seat)
    return html`${who}<codenames-spell .lang=${context.lang} .check=${actions.check}></codenames-spell>`;
  const mine = asking.includes(view.me.seat);
  return html`${who}<button
      class="btn small"
      @click=${() => actions.attempt(mine ? 'withdrawSpelling' : 'requestSpelling', {})}
    >
      ${mine ? h.withdrawSpelling : h.requestSpelling}
    </button>`;
}

/** At the foot of the slip: CN-077. */
export function objecting({ view, h }: BoardContext, actions: BoardActions): TemplateResult | typeof nothing {
  if (!view.options.challenge || view.phase !== 'guess' || actions.check('challenge', {})) return nothing;
  return html`<div class="calling">
    <button class="btn quiet small" @click=${() => actions.attempt('challenge', {})}>${h.challenge}</button>
  </div>`;
}

export function rulings(context: BoardContext, actions: BoardActions): TemplateResult {
  return html`${question(context, actions)}${objection(context, actions)}${owed(context, actions)}${letters(context, actions)}`;
}

export const rulingStyles: CSSResult = css`
  .ruling {
    line-height: 1.35;
    flex: none;
  }
  .asked {
    display: flex;
    align-items: baseline;
    gap: 12px;
    font: 400 1.75rem/1.15 var(--tv-font-sign);
    overflow-wrap: anywhere;
  }
  .asked span {
    font: 800 1.5rem/1 var(--tv-font-text);
  }
  ul.lines {
    display: grid;
    gap: 4px;
    padding-inline-start: 1.1em;
    margin-top: -6px;
    list-style: disc;
  }
  .lines {
    color: var(--tv-ink-2);
    font-size: 0.875rem;
  }
  .both {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 8px;
  }
  .foot .marking {
    grid-column: 1 / -1;
  }
  @container (max-width: 900px) and (min-height: 1px) {
    .asked {
      font-size: 1.25rem;
      gap: 8px;
    }
  }
  @container (max-width: 900px) and (orientation: landscape) {
    .ruling .lines {
      display: none;
    }
    .both {
      grid-template-columns: 1fr;
    }
    .ruling .btn {
      min-height: var(--tv-target-low);
      padding: 2px 6px;
      font-size: 0.875rem;
    }
  }
`;
