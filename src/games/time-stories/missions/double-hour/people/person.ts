/** L'ora doppia: the shape that all six receptacles share. */
import type { Block } from '../../../pack/blocks.ts';
import type { ActionDef } from '../../../pack/cards.ts';
import type { Receptacle } from '../../../pack/story.ts';
import type { Localised } from '../../../pack/texts.ts';
import { interaction, memory, power, t } from '../../kit/write.ts';

/** Somebody, or something, that only this receptacle meets: in the square, at the bakery, Bruno, Lia. */
export type Meeting = readonly [text: Localised, does?: readonly Block[]];

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly epithet: Localised;
  readonly azrak: number;
  readonly attributes: readonly [ear: number, voice: number, hands: number];
  readonly tags: readonly string[];
  readonly background: Localised;
  readonly otherSide: Localised;
  readonly power: Localised;
  readonly does: ActionDef;
  readonly memory: readonly [text: Localised, does: readonly Block[]];
  readonly meets: readonly [Meeting, Meeting, Meeting, Meeting];
}

const WHERE = ['square', 'bakery', 'bruno', 'lia'];

export function person({ id, name, azrak, attributes: [ear, voice, hands], ...one }: Person): Receptacle {
  return {
    id,
    name: t(name, name),
    epithet: one.epithet,
    azrakStart: azrak,
    attributes: { ear, voice, hands },
    background: one.background,
    otherSide: one.otherSide,
    portrait: { blob: `face.${id}` },
    tags: one.tags,
    personal: {
      power: power(`${id}.power`, one.power, { actions: [one.does] }),
      memoryBreaker: memory(`${id}.memory`, one.memory[0], { instructions: one.memory[1] }),
      interactions: one.meets.map(([text, instructions = []], i) =>
        interaction(`${id}.${WHERE[i]}`, i + 1, text, { instructions }),
      ),
    },
  };
}
