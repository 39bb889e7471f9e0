/** Signs that only this board draws: Lucide's, and the shapes that tell Linchpins from Ripplepoints without colour. */
import { html, svg, type TemplateResult } from 'lit';
import { signsOf } from '../../../elements/pictures/sign.ts';
import { findCard, type ArtifactClass, type Card } from '../cards/deck.ts';
import { SIGNS, type SignName } from './signs-data.ts';

export const sign: (name: SignName) => TemplateResult = signsOf(SIGNS);

/** A diamond for what can be turned: full on its true side, with a bar through it once turned. */
export function pin(turned: boolean): TemplateResult {
  return html`<svg class="shape" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 2 22 12 12 22 2 12z" fill="currentColor" />
    ${turned ? svg`<path d="M6 12h12" stroke="var(--tv-time-turned-band)" stroke-width="4" />` : ''}
  </svg>`;
}

/** Three waves for what follows. */
export function waves(): TemplateResult {
  return html`<svg class="shape" viewBox="0 0 24 24" aria-hidden="true">
    ${[6, 12, 18].map(
      (y) =>
        svg`<path d="M2 ${y}c2.5-3 4.2-3 6.7 0s4.2 3 6.7 0 4.2-3 6.6 0" fill="none" stroke="currentColor" stroke-width="2" />`,
    )}
  </svg>`;
}

const CLASSES: Readonly<Record<ArtifactClass, SignName>> = {
  portrait: 'image',
  creature: 'bone',
  relic: 'crown',
  future: 'rocket',
  lost: 'scroll',
};

const KINDS: Readonly<Record<Card['kind'], SignName>> = {
  inverter: 'rotate-3d',
  patch: 'scissors',
  artifact: 'gem',
  action: 'zap',
  timewarp: 'clock',
};

const OWN: Readonly<Record<string, SignName>> = {
  'fast-forward': 'fast-forward',
  rewind: 'rewind',
  'quick-trip': 'rocket',
  'new-mission': 'flag',
  'parents-never-met': 'user',
  discontinuity: 'repeat',
  'time-vortex': 'orbit',
};

export function kindSign(kind: Card['kind']): TemplateResult {
  return sign(KINDS[kind]);
}

/** What is drawn large on a card. */
export function artSign(face: string): TemplateResult {
  const card = findCard(face);
  if (card?.artifact) return sign(CLASSES[card.artifact.class]);
  return sign(OWN[face] ?? KINDS[card?.kind ?? 'action']);
}
