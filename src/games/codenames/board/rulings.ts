/** Questions that stand between a clue and its guesses: a doubtful word, an objection, letters; and the picture that an invalid clue owes. */
import { css, html, nothing, type CSSResult, type TemplateResult } from 'lit';
import '../../../elements/tv-icon.ts';
import type { Hands } from './rail.ts';
import { reminderLines } from './reminders.ts';
import { givesClue, nameOf, namesOf, rulers, type Sight } from './sight.ts';

/** Is it this person who rules now? */
export const rules = ({ view }: Sight): boolean =>
  (view.phase === 'ask' || view.phase === 'challenge') && view.me.seat !== null && rulers(view).includes(view.me.seat);

function judge(
  sight: Sight,
  hands: Hands,
  asked: { readonly title: string; readonly word: string; readonly number: string },
  acts: readonly [yes: string, no: string, move: string, argument: string],
): TemplateResult {
  const [yes, no, move, argument] = acts;
  const rule = (answer: boolean) => (): void => hands.attempt(move, { [argument]: answer });
  return html`<section class="paper ruling" aria-labelledby="ruling">
    <h3 id="ruling">${asked.title}</h3>
    <p class="asked"><b>${asked.word}</b> <span>${asked.number}</span></p>
    <p class="lines">${sight.h.remindersTitle}:</p>
    <ul class="lines">
      ${reminderLines(sight.h, sight.view.options).map((line) => html`<li>${line}</li>`)}
    </ul>
    <div class="both">
      <button class="btn go" @click=${rule(true)}>${yes}</button>
      <button class="btn" @click=${rule(false)}>${no}</button>
    </div>
  </section>`;
}

function question(sight: Sight, hands: Hands): TemplateResult | typeof nothing {
  const { view, h } = sight;
  const { ask } = view;
  if (!ask) return nothing;
  if (ask.allowed) return html`<p class="hint">${h.opening}</p>`;
  const [ruler] = rulers(view);
  if (ask.word === undefined || ask.number === undefined || ruler === undefined) return nothing;
  if (rules(sight)) {
    const words = { title: h.questionTitle, word: ask.word, number: h.number(ask.number) };
    return judge(sight, hands, words, [h.allow, h.deny, 'ruleClue', 'allow']);
  }
  return html`<section class="paper ruling">
    <p>${h.asked(nameOf(sight, ruler), ask.word)}</p>
    <button class="btn small" @click=${() => hands.attempt('withdrawAsk', {})}>${h.withdraw}</button>
  </section>`;
}

function objection(sight: Sight, hands: Hands): TemplateResult | typeof nothing {
  const { view, h } = sight;
  if (view.phase !== 'challenge' || !view.clue || !rules(sight)) return nothing;
  const words = { title: h.challengeTitle, word: view.clue.word || h.onlySaid, number: h.number(view.clue.number) };
  return judge(sight, hands, words, [h.stands, h.invalid, 'ruleChallenge', 'valid']);
}

/** Whether this person is asked for a picture before the clue. */
export const owes = ({ view }: Sight, { forgone }: Hands): boolean => view.owed === true && givesClue(view) && !forgone;

/** CN-079: a picture is covered by pointing at it and saying so; one may do without. */
function owed(sight: Sight, hands: Hands): TemplateResult | typeof nothing {
  const { h, w } = sight;
  if (!owes(sight, hands)) return nothing;
  const { chosen } = hands;
  return html`<section class="paper ruling">
    <h3>${h.owedTitle}</h3>
    ${
      chosen === undefined
        ? html`<p>${h.owedHint}</p>
            <button class="btn small" @click=${hands.forgo}>${h.owedNot}</button>`
        : html`<div class="both">
            <button class="btn go" @click=${hands.confirm}>${h.coverOwn(chosen + 1)}</button>
            <button class="btn" @click=${hands.letGo}>${w.letMeThink}</button>
          </div>`
    }
  </section>`;
}

/** CN-081, CN-082: the letters of a clue that was said. */
function letters(sight: Sight, hands: Hands): TemplateResult | typeof nothing {
  const { view, h } = sight;
  if (view.clue?.word !== '' || view.me.seat === null) return nothing;
  const asking = view.spelling ?? [];
  const who = asking.length > 0 ? html`<p class="hint">${h.wantsLetters(namesOf(sight, asking))}</p>` : nothing;
  if (view.active && view.teams[view.active].spymaster === view.me.seat)
    return html`${who}<codenames-spell .lang=${sight.lang} .check=${hands.check}></codenames-spell>`;
  const mine = asking.includes(view.me.seat);
  return html`${who}<button
      class="btn small"
      @click=${() => hands.attempt(mine ? 'withdrawSpelling' : 'requestSpelling', {})}
    >
      ${mine ? h.withdrawSpelling : h.requestSpelling}
    </button>`;
}

/** At the foot of the slip: CN-077. */
export function objecting({ view, h }: Sight, hands: Hands): TemplateResult | typeof nothing {
  if (!view.options.challenge || view.phase !== 'guess' || hands.check('challenge', {})) return nothing;
  return html`<div class="calling">
    <button class="btn quiet small" @click=${() => hands.attempt('challenge', {})}>${h.challenge}</button>
  </div>`;
}

export function rulings(sight: Sight, hands: Hands): TemplateResult {
  return html`${question(sight, hands)}${objection(sight, hands)}${owed(sight, hands)}${letters(sight, hands)}`;
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
  .rail .foot .marking {
    grid-column: 1 / -1;
  }
  .clock {
    display: flex;
    align-items: center;
    gap: 6px;
    font: 800 1.75rem/1 var(--tv-font-text);
    font-variant-numeric: tabular-nums;
    flex: none;
  }
  .clock.late {
    color: var(--tv-off);
  }
  .clock.still {
    color: var(--tv-ink-2);
  }
  @container board (max-width: 900px) {
    .clock {
      font-size: 1.25rem;
    }
    .clock tv-icon {
      display: none;
    }
    .asked {
      font-size: 1.25rem;
      gap: 8px;
    }
  }
  @container board (max-width: 900px) and (orientation: landscape) {
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
