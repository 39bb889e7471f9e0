/** What both missions of Borgosera share: attributes, and the look at cards that Mirella's Power is. */
import type { Block } from '../../pack/blocks.ts';
import type { Mission } from '../../pack/mission.ts';
import { t } from './write.ts';

export const ATTRIBUTES: Mission['attributes'] = [
  { id: 'ear', symbol: 'sign.ear', colour: '#2f6f73', name: t('Orecchio', 'Ear') },
  { id: 'voice', symbol: 'sign.voice', colour: '#a8542f', name: t('Voce', 'Voice') },
  { id: 'hands', symbol: 'sign.hands', colour: '#6b5a8e', name: t('Mani', 'Hands') },
];

const ORDER: readonly (readonly [it: string, en: string])[] = [
  ['la prima carta', 'the first card'],
  ['la seconda', 'the second'],
  ['la terza', 'the third'],
  ['la quarta', 'the fourth'],
  ['la quinta', 'the fifth'],
];

/** Reads one card of the row without taking it; its instructions wait for whoever does. */
export const lookAtOne = (cards: number): Block => ({
  op: 'choose',
  options: ORDER.slice(0, cards).map(([it, en], slot) => ({
    label: t(it, en),
    do: [{ op: 'readCard', slot, to: 'reader', instructions: false }],
  })),
});
