/** The face of a card, drawn by type and signs: a band with its kind, a sign, its name and what it does. Lengths follow the card. */
import { html, nothing, type TemplateResult } from 'lit';
import { divisible } from '../../../elements/syllables.ts';
import { findCard, type Card } from '../cards/deck.ts';
import { picture } from './art.ts';
import type { BoardContext } from './board-context.ts';
import { briefWants } from './nexus.ts';
import { artSign, kindSign } from './signs.ts';

/** 'Toppa 1929'; 'Inversore'. */
export function kindName({ w }: BoardContext, card: Card): string {
  if (card.patch) return w.patchYear(card.patch.year);
  return w.kinds[card.kind];
}

/** In Solonauts no Patch gives a card (CH-257). */
const draws = ({ view }: BoardContext, { patch }: Card): boolean =>
  patch !== undefined && patch.bonusDraw > 0 && view.options.mode !== 'solonauts';

/** CH-188: the house has Double Time be two turns of one card each. */
const isTwice = ({ view }: BoardContext, { steps }: Card): boolean =>
  view.options.fastForward === 'twoTurns' && steps.some((step) => step.do === 'forward');

/** What it does at this table, in a sentence. */
export function cardText(context: BoardContext, card: Card): string {
  const { w, cards, view } = context;
  if (card.patch) return w.patchText(card.patch.year, draws(context, card));
  // CH-248: where there is no TimeLine nothing is out of its reach.
  if (card.artifact) return w.artifactText(card.artifact.blockedByUltraParadox === true && view.places.length > 0);
  if (isTwice(context, card)) return w.twice.text;
  const turns = Object.keys(card.turns ?? {});
  const years = turns.length > 0 && turns.length < 13 ? turns.map((id) => id.slice(1)) : [];
  const text = cards.texts[card.id] ?? '';
  return years.length > 0 ? `${text} ${w.years(years.join(', '))}` : text;
}

export const cardName = ({ cards }: BoardContext, face: string): string => cards.names[face] ?? face;

/** The same in a line, for the face. */
function brief(context: BoardContext, card: Card): string {
  const { w } = context;
  const years = Object.keys(card.turns ?? {});
  if (years.length > 0 && years.length < 13) return years.map((id) => id.slice(1)).join(' · ');
  const wanted = briefWants(w, card);
  if (wanted !== '') return wanted;
  if (card.patch) return draws(context, card) ? w.briefPatch : '';
  if (isTwice(context, card)) return w.twice.brief;
  return w.briefs[card.id] ?? cardText(context, card);
}

/** For a screen reader: kind and name. */
export function cardLabel(context: BoardContext, face: string): string {
  const card = findCard(face);
  return card ? `${kindName(context, card)}: ${cardName(context, face)}` : cardName(context, face);
}

/** What is drawn large on a card. */
export function art({ pictures }: BoardContext, face: string): TemplateResult {
  const markup = pictures?.[face];
  return markup === undefined ? artSign(face) : picture(markup);
}

/** A long word is set smaller, and divided only where it is wider still than a card. A long name leaves no room for the picture. */
const LONG_WORD = 12;
const LONG_NAME = 35;
const WIDER_THAN_A_CARD = 13;
const isLong = (name: string): boolean =>
  name.length >= LONG_NAME || name.split(/\s/).some((word) => word.length >= LONG_WORD);

export function cardFace(context: BoardContext, face: string): TemplateResult | typeof nothing {
  const card = findCard(face);
  if (!card) return nothing;
  return html`<span class="face ${card.kind}">
    <span class="band">${kindSign(card.kind)}<span>${kindName(context, card)}</span></span>
    <span class="body">
      <span class="art">${art(context, face)}</span>
      <span class="title ${isLong(cardName(context, face)) ? 'long' : ''}"
        >${divisible(cardName(context, face), WIDER_THAN_A_CARD)}</span
      >
      <span class="text">${brief(context, card)}</span>
    </span>
  </span>`;
}
