/** Cards between two hands: shown, given, taken blindly. Which of them may be shown and which backs are picked from follows from the view. */
import { html, nothing, type TemplateResult } from 'lit';
import { nameOf, namesOf } from '../../../../elements/frame/board-context.ts';
import type { Job } from '../../job.ts';
import { handPlace, KEYED, NONE } from '../../state.ts';
import type { SandboxView } from '../../view.ts';
import { giving } from '../hand-acts.ts';
import { listOf, othersHere, pieceOf, type BoardActions, type BoardContext } from '../context.ts';
import { betweenWords } from './between-words.ts';
import { leftHand } from './left-hand.ts';
import { frame, ownCards, personChip, seenCards } from './parts.ts';

/** The own hand, and a card that lies elsewhere where it is about that. */
export function ownNumbers(context: BoardContext, also: number = NONE): readonly number[] {
  const { me } = context.view;
  if (me === null) return [];
  const hand = listOf(context, handPlace(me));
  return hand.includes(also) || !pieceOf(context, also) ? hand : [also, ...hand];
}

const isHidden = (context: BoardContext, n: number): boolean => {
  const piece = pieceOf(context, n);
  return piece?.face === KEYED && piece.key === context.view.me;
};

/** Cards of others that were shown to this person, by the seat whose they are now. */
export function shownBy(context: BoardContext): ReadonlyMap<number, readonly number[]> {
  const by = new Map<number, readonly number[]>();
  const { read, me } = context.view;
  if (context.shared || me === null) return by;
  for (const key of Object.keys(read)) {
    const n = Number(key);
    const piece = pieceOf(context, n);
    if (piece?.face !== KEYED || piece.key === NONE || piece.key === me) continue;
    by.set(piece.key, [...(by.get(piece.key) ?? []), n]);
  }
  return by;
}

/** The theft in which this person is to pick, or from whose hand somebody takes; with its slot. */
export function theftOf({ jobs }: SandboxView, is: (job: Job) => boolean): { k: number; job: Job } | undefined {
  const k = jobs.findIndex((job) => job?.what === 'steal' && is(job));
  return k < 0 ? undefined : { k, job: jobs[k]! };
}

export interface Exchange {
  readonly cards: ReadonlySet<number>;
  readonly to: ReadonlySet<number>;
  readonly covered: boolean;
  chooseCard(n: number): void;
  chooseAll(cards: readonly number[]): void;
  chooseSeat(seat: number): void;
  chooseEverybody(seats: readonly number[]): void;
  readonly attempt: BoardActions['attempt'];
  close(): void;
}

const button = (id: string, label: string, isOff: boolean, does: () => void, go = false): TemplateResult =>
  html`<button class="btn ${go ? 'go' : ''}" data-act=${id} aria-disabled=${isOff ? 'true' : 'false'} @click=${does}>
    ${label}
  </button>`;

function acts(context: BoardContext, numbers: readonly number[], gives: boolean, on: Exchange): TemplateResult {
  const w = betweenWords(context.lang);
  const { attempt, close } = on;
  const cards = numbers.filter((n) => on.cards.has(n));
  const hidden = cards.filter((n) => isHidden(context, n));
  const to = othersHere(context).filter((seat) => on.to.has(seat));
  const names = namesOf(context, to);
  const show = (): void => {
    if (hidden.length > 0 && to.length > 0 && attempt('show', { p: hidden, to })) close();
  };
  const give = (): void => {
    const { move, args } = giving(context, cards, to[0]!);
    if (attempt(move, args)) close();
  };
  const isGiven = gives && to.length === 1 && cards.length > 0;
  return html`${button('show', w.show(hidden.length, names), hidden.length === 0 || to.length === 0, show, true)}
  ${isGiven ? button('give', w.give(cards.length, names), false, give) : nothing}`;
}

/** From a card of one's own: to whom it is shown, and what else with it. */
export function showing(context: BoardContext, about: number, on: Exchange): TemplateResult {
  const w = betweenWords(context.lang);
  const numbers = ownNumbers(context, about);
  const hidden = numbers.filter((n) => isHidden(context, n));
  const here = othersHere(context);
  return frame(context, {
    title: w.showTo,
    close: on.close,
    body: html`<div class="chips" role="group" aria-label=${w.who}>
        ${here.map((seat) => personChip(context, seat, on.to.has(seat), on.chooseSeat))}
        ${
          here.length > 1
            ? html`<button
                class="chip word"
                data-seat="all"
                aria-pressed=${here.every((seat) => on.to.has(seat)) ? 'true' : 'false'}
                @click=${(): void => on.chooseEverybody(here)}
              >
                ${w.everybody}
              </button>`
            : nothing
        }
      </div>
      ${cardsToChoose(context, w.which, hidden, on)}
      <p class="say">${w.showSay}</p>`,
    foot: acts(context, hidden, false, on),
  });
}

function cardsToChoose(
  context: BoardContext,
  title: string,
  numbers: readonly number[],
  on: Exchange,
): TemplateResult | typeof nothing {
  const w = betweenWords(context.lang);
  if (numbers.length === 0) return nothing;
  return html`<h4>${title}</h4>
    ${ownCards(context, numbers, { covered: on.covered, chosen: on.cards, choose: on.chooseCard })}
    ${
      numbers.length > 1
        ? html`<div class="chips">
            <button
              class="chip word"
              data-act="whole"
              aria-pressed=${numbers.every((n) => on.cards.has(n)) ? 'true' : 'false'}
              @click=${(): void => on.chooseAll(numbers)}
            >
              ${w.whole}
            </button>
          </div>`
        : nothing
    }`;
}

/** From somebody's hand: a card is taken blindly, or own ones are shown and given. About the hand of an absent person the table decides. */
export function meeting(context: BoardContext, seat: number, on: Exchange): TemplateResult {
  const w = betweenWords(context.lang);
  const name = nameOf(context, seat);
  const numbers = ownNumbers(context);
  const seen = shownBy(context).get(seat) ?? [];
  const open = listOf(context, handPlace(seat)).filter((n) => (pieceOf(context, n)?.face ?? NONE) >= 0);
  const args = { from: seat };
  const isHere = othersHere(context).includes(seat);
  const steal = (): void => {
    if (on.attempt('steal', args)) on.close();
  };
  return frame(context, {
    title: context.w.handOf(name, listOf(context, handPlace(seat)).length),
    close: on.close,
    body: html`<div class="part">
        ${
          isHere
            ? html`<div class="chips">
                  ${button('steal', w.steal(name), context.check('steal', args) !== undefined, steal)}
                </div>
                <p class="say">${w.stealSay(name)}</p>`
            : leftHand(context, seat, on.attempt)
        }
      </div>
      ${seenPart(context, w.openCards, open, false)} ${seenPart(context, w.shown(name), seen, on.covered)}
      ${numbers.length === 0 || !isHere ? nothing : html`<div class="part">${cardsToChoose(context, w.own, numbers, on)}</div>`}`,
    foot: numbers.length === 0 || !isHere ? nothing : acts(context, numbers, true, on),
  });
}

const seenPart = (
  context: BoardContext,
  title: string,
  cards: readonly number[],
  covered: boolean,
): TemplateResult | typeof nothing =>
  cards.length === 0
    ? nothing
    : html`<div class="part">
        <h4>${title}</h4>
        ${seenCards(context, cards, covered)}
      </div>`;

/** Backs of the hand that was mixed: one is picked. */
export function picking(
  context: BoardContext,
  { k, job }: { readonly k: number; readonly job: Job },
  attempt: BoardActions['attempt'],
): TemplateResult {
  const w = betweenWords(context.lang);
  const { pieces, step } = job;
  const name = nameOf(context, job.seats[0] ?? NONE);
  const isMine = step === 'person';
  return frame(context, {
    title: w.pick(name),
    body: html`<p class="say" role="status">${isMine ? w.pickSay : w.mixing(name)}</p>
      ${
        isMine
          ? html`<div class="cards">
              ${pieces.map(
                (n, i) =>
                  html`<button
                    data-back=${i}
                    aria-label=${w.backOf(i + 1, pieces.length)}
                    @click=${(): void => void attempt('pickBack', { n })}
                  >
                    <tv-card down></tv-card>
                  </button>`,
              )}
            </div>`
          : nothing
      }`,
    foot: callOff(context, k, attempt),
  });
}

const callOff = ({ lang }: BoardContext, k: number, attempt: BoardActions['attempt']): TemplateResult =>
  html`<button class="btn quiet" data-act="callOff" @click=${(): void => void attempt('callOff', { k })}>
    ${betweenWords(lang).callOff}
  </button>`;

/** To the person from whose hand somebody takes: what goes on in it. */
export function robbed(
  context: BoardContext,
  { k, job }: { readonly k: number; readonly job: Job },
  attempt: BoardActions['attempt'],
): TemplateResult {
  const w = betweenWords(context.lang);
  return frame(context, {
    title: w.robbed(nameOf(context, job.by)),
    body: html`<p class="say" role="status">${job.step === 'person' ? w.robbedSay : w.robbedMixing}</p>`,
    foot: callOff(context, k, attempt),
  });
}

/** What was shown to this person, of everybody. */
export function shownPanel(context: BoardContext, covered: boolean, close: () => void): TemplateResult {
  const w = betweenWords(context.lang);
  return frame(context, {
    title: w.shownTitle,
    close,
    body: html`${[...shownBy(context)].map(
      ([seat, cards]) =>
        html`<div class="part">
          <h4>${nameOf(context, seat)}</h4>
          ${seenCards(context, cards, covered)}
        </div>`,
    )}`,
  });
}
