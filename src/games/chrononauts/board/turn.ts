/** What the person of the turn can do: draw, take up a card and aim it, discard, end the turn, declare that they win. */
import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { dropAt } from '../../../elements/dragging/drop-places.ts';
import '../../../elements/pictures/tv-icon.ts';
import { RuleEvent } from '../../../elements/tv-refusal.ts';
import { withTerms } from '../../../elements/tv-term.ts';
import type { RefusalWords } from '../../../elements/frame/board.ts';
import { findCard } from '../cards/deck.ts';
import { nameOf } from '../../../elements/frame/board-context.ts';
import { art, cardName, cardText, kindName } from './card-face.ts';
import { ruleOf } from './card-rules.ts';
import {
  isMyTurn,
  isSending,
  maySwap,
  ownerOf,
  targetName,
  type BoardActions,
  type Picked,
  type BoardContext,
} from './board-context.ts';
import { wants } from './nexus.ts';
import { effects } from './window.ts';
import type { Goal } from './words.ts';

const same = (a: readonly string[] | undefined, b: readonly string[]): boolean => a?.join('\n') === b.join('\n');

/** Where an Artifact lies is said beside it. */
function aimNote(context: BoardContext, id: string): string {
  const owner = ownerOf(context, id);
  if (owner === undefined) return '';
  return owner === context.me ? context.w.aimMine : context.w.aimOf(nameOf(context, owner));
}

function aims(context: BoardContext, actions: BoardActions, picked: Picked): TemplateResult | typeof nothing {
  const options = actions.options(picked.card).filter((targets) => targets.length > 0);
  if (options.length === 0 || (options.length === 1 && picked.targets)) return nothing;
  const onTable = /^[LR]\d{4}$/.test(options[0]![0]!);
  const asks = options[0]![0]!.endsWith('clockwise') ? context.w.aimWay : context.w.aimAt;
  return html`<div class="aims ${onTable ? 'on-table' : ''}" role="group" aria-label=${asks}>
    <p class="hint">${onTable ? context.w.aimOnTable : asks}</p>
    ${options.map((targets) => {
      const note = aimNote(context, targets[0]!);
      return html`<button
        class="btn"
        data-drop=${ifDefined(onTable ? undefined : dropAt(actions.places, targets.join(' ')).drop)}
        aria-pressed=${same(picked.targets, targets) ? 'true' : 'false'}
        @click=${(): void => actions.aim(targets)}
      >
        <span>${targetName(context, targets[0]!)}${note ? html` <small>${note}</small>` : nothing}</span>
      </button>`;
    })}
  </div>`;
}

/** Plays it, or has the rules say why it can't be. */
function playButton(context: BoardContext, actions: BoardActions, picked: Picked): TemplateResult {
  const { w, view } = context;
  const options = actions.options(picked.card);
  const move = view.prompt ? 'choose' : 'play';
  const targets = picked.targets ?? options[0] ?? guess(picked.face);
  const where = targets.length > 0 && picked.targets ? targetName(context, targets[0]!) : '';
  const text = view.prompt ? (where ? w.takeOn(where) : w.take) : where ? w.playOn(where) : w.play;
  const needsAim = options.length > 1 && !picked.targets;
  const off = options.length === 0 || needsAim;
  return html`<button
    class="btn go"
    aria-disabled=${off ? 'true' : 'false'}
    ?disabled=${needsAim || isSending(context, 'play', 'choose')}
    @click=${(event: Event): void => actions.attempt(move, { card: picked.card, targets, ...taleOf(event) })}
  >
    ${isSending(context, 'play', 'choose') ? w.sending : text}
  </button>`;
}

/** CH-132, CH-274: what the player tells of it, if anything. */
const tale = ({ w }: BoardContext): TemplateResult =>
  html`<details class="tale field">
    <summary>${w.tale}</summary>
    <input aria-label=${w.tale} maxlength="140" autocomplete="off" />
  </details>`;

function taleOf(event: Event): { readonly tale?: string } {
  const told = (event.currentTarget as Element).closest('.picked')?.querySelector<HTMLInputElement>('.tale input');
  const words = told?.value.trim() ?? '';
  if (told) told.value = '';
  return words === '' ? {} : { tale: words };
}

/** Something of the right form, for the rules to refuse with their own words. */
export function guess(face: string): readonly string[] {
  const card = findCard(face);
  if (card?.turns) return Object.keys(card.turns).slice(0, 1);
  if (card?.patch) return [card.patch.slot];
  return card?.aim === 'nothing' || card?.aim === 'play' ? [] : ['ark'];
}

/** The moves with which it can be got rid of now. */
export function discardsOf(
  { view, w }: BoardContext,
  face: string,
): readonly { readonly move: string; readonly text: string }[] {
  if (view.prompt) return [];
  if (view.options.mode === 'solonauts') {
    const patch = findCard(face)?.kind === 'patch' ? [{ move: 'discardPatch', text: w.discardPatch }] : [];
    return view.phase === 'step' ? [{ move: 'discardAny', text: w.discardAny }, ...patch] : patch;
  }
  // CH-067: plays may be left after the lost one, and the next may begin with a draw.
  const lose = view.phase === 'play' ? [{ move: 'loseTime', text: w.discard }] : [];
  return maySwap(view) ? [{ move: 'loseTimeSwap', text: w.swap }, ...lose] : lose;
}

/** Refusals that advise to aim at something else. */
const ELSEWHERE: ReadonlySet<string> = new Set(['inverter-wrong-direction', 'not-your-artifact', 'no-legal-target']);

/** Of a card that can't be played at all. A Patch says of which year it wants a Paradox, others what they could be aimed at. */
export function adviceOn({ w }: BoardContext, face: string, { code, advice }: RefusalWords): string {
  const card = findCard(face);
  if (code === 'no-paradox' && card?.patch) return w.needsParadox(card.patch.year);
  return (card && ELSEWHERE.has(code) && w.lacks[card.aim]) || advice;
}

/** Moves of a card that want a second tap are known by this. */
export const discardKey = (move: string, card: string): string => `${move} ${card}`;

function discards(context: BoardContext, actions: BoardActions, { card, face }: Picked): readonly TemplateResult[] {
  return discardsOf(context, face).map(({ move, text }) => {
    const key = discardKey(move, card);
    const sure = actions.sure === key;
    return html`<button
      class="btn ${sure ? 'sure' : ''}"
      data-drop=${ifDefined(dropAt(actions.places, move).drop)}
      ?disabled=${isSending(context, move)}
      @click=${(): void => actions.confirm(key, move, { card })}
    >
      ${sure ? context.w.sure : text}
    </button>`;
  });
}

/** Opens the table's rules there. */
const readRule =
  (rule: string) =>
  (event: Event): void =>
    void event.currentTarget!.dispatchEvent(new RuleEvent(rule));

/** The card taken up, with all that it would do. */
export function pickedCard(context: BoardContext, actions: BoardActions): TemplateResult | typeof nothing {
  const { picked, preview, view } = context;
  const card = picked && findCard(picked.face);
  if (!picked || !card) return nothing;
  const canPlay = ['play', 'step', 'choose'].includes(view.phase);
  const move = view.prompt ? 'choose' : 'play';
  const stays = canPlay && actions.options(picked.card).length === 0;
  const refused = stays ? actions.refusal(move, { card: picked.card, targets: guess(picked.face) }) : undefined;
  const rule = refused?.rule || ruleOf(card);
  return html`<section class="paper picked" aria-label=${cardName(context, card.id)}>
    <div class="top ${card.kind}">
      <span class="mark">${art(context, card.id)}</span>
      <div>
        <small>${withTerms(kindName(context, card), context.terms)}</small>
        <h3>${cardName(context, card.id)}</h3>
      </div>
      <button class="btn quiet icon" aria-label=${context.w.readRule(rule)} @click=${readRule(rule)}>
        <tv-icon name="book-open"></tv-icon>
      </button>
      <button class="btn quiet icon" aria-label=${context.w.no} @click=${(): void => actions.pick(undefined)}>
        <tv-icon name="x"></tv-icon>
      </button>
    </div>
    <p>${withTerms(cardText(context, card), context.terms)}</p>
    ${wants(context, card)} ${canPlay ? aims(context, actions, picked) : nothing}
    ${preview ? effects(context, preview) : nothing}
    ${refused ? html`<p class="hint why"><b>${adviceOn(context, picked.face, refused)}</b> ${withTerms(refused.text, context.terms)}</p>` : nothing}
    <div class="acts">
      ${canPlay ? playButton(context, actions, picked) : nothing} ${discards(context, actions, picked)}
    </div>
    ${canPlay && !stays ? tale(context) : nothing}
  </section>`;
}

const GOALS: readonly Goal[] = ['identity', 'mission', 'hand'];

function declarations(context: BoardContext, actions: BoardActions): readonly TemplateResult[] {
  const { view, w } = context;
  const of: Readonly<Record<Goal, string | undefined>> = {
    identity: view.me?.identity?.card,
    mission: view.me?.mission?.card,
    hand: undefined,
  };
  const kinds = view.options.mode === 'artifaxx' ? GOALS.filter((kind) => kind === 'mission') : GOALS;
  return kinds.map((kind) => {
    const card = of[kind];
    const key = `declare ${kind}`;
    return html`<button
      class="btn ${actions.sure === key ? 'sure' : ''}"
      @click=${(): void => actions.confirm(key, 'declareWin', card === undefined ? { kind } : { kind, card })}
    >
      ${actions.sure === key ? w.sure : w.declare[kind]}
    </button>`;
  });
}

/** At the head of the rail: what the phase asks for. */
export function turnActs(context: BoardContext, actions: BoardActions): TemplateResult | typeof nothing {
  const { view, w } = context;
  const { phase } = view;
  const act = (move: string, text: string, main = true): TemplateResult =>
    html`<button
      class="btn ${main ? 'go' : ''}"
      ?disabled=${isSending(context, move)}
      @click=${(): void => actions.attempt(move, {})}
    >
      ${isSending(context, move) ? w.sending : text}
    </button>`;
  if (!isMyTurn(context)) return nothing;
  if (phase === 'draw') return html`<div class="acts now">${act('draw', w.draw)}</div>`;
  if (phase === 'home') return html`<div class="acts now">${act('refill', w.refill)}</div>`;
  if (phase !== 'end') return nothing;
  const hints = view.me?.hints ?? [];
  return html`<div class="acts now">
    ${act('endTurn', w.endTurn)}
    ${hints.length > 0 ? html`<p class="hint">${w.canWin}: ${hints.map((kind) => w.declare[kind]).join(', ')}</p>` : nothing}
    <div class="wins">${declarations(context, actions)}</div>
  </div>`;
}

/** A search: all cards that were found, those first that can be taken. */
export function searched(context: BoardContext, actions: BoardActions): TemplateResult | typeof nothing {
  const { view, w, me, picked } = context;
  const { prompt } = view;
  if (!prompt || prompt.seat !== me || actions.covered) return nothing;
  const faces = new Map(prompt.cards.flatMap(({ card, face }) => (face === undefined ? [] : [[face, card] as const])));
  const rows = [...faces].toSorted(([, a], [, b]) => actions.options(b).length - actions.options(a).length);
  return html`<section class="paper search" aria-label=${w.yourSearch}>
    <h3>${w.amongThese}</h3>
    <ul tabindex="0" aria-label=${w.amongThese}>
      ${rows.map(
        ([face, card]) =>
          html`<li>
            <button
              class="btn ${actions.options(card).length > 0 ? '' : 'cannot'}"
              aria-pressed=${picked?.card === card ? 'true' : 'false'}
              @click=${(): void => actions.pick({ card, face })}
            >
              ${art(context, face)}<span
                >${cardName(context, face)}<small>${kindName(context, findCard(face)!)}</small></span
              >
            </button>
          </li>`,
      )}
    </ul>
    ${
      prompt.zone === 'draw'
        ? html`<button class="btn" @click=${(): void => actions.confirm('nothing', 'choose', { targets: [] })}>
            ${actions.sure === 'nothing' ? w.sure : w.takeNothing}
          </button>`
        : nothing
    }
  </section>`;
}
