/** MP-12, MP-17: each text is there in every language of the mission; of a published one nothing lies open that set-up leaves face down. */
import type { Card } from './cards.ts';
import type { Mission } from './mission.ts';
import { cardsOf } from './names.ts';
import { nodesOf } from './nodes.ts';
import { type Fault } from './reading.ts';
import { isSealed } from './texts.ts';
import { isRecord } from '../../../kernel/own.ts';

/** Fields that hold words for people. */
export const TEXTS = [
  'title',
  'name',
  'epithet',
  'text',
  'alt',
  'label',
  'prompt',
  'word',
  'background',
  'otherSide',
  'procedure',
  'visibleText',
] as const;

/** MP-12: the title says which languages those are. */
export function languageFaults(mission: Mission): readonly Fault[] {
  const languages = Object.keys(mission.title);
  return nodesOf(mission).flatMap(({ path, value }) =>
    TEXTS.flatMap((name) => {
      const text = value[name];
      if (!isRecord(text) || 'blob' in text) return [];
      const missing = languages.filter((language) => !(language in text));
      const at = path === '' ? name : `${path}.${name}`;
      return missing.map((language) => ({
        check: 'MP-12',
        at,
        says: `the text is missing in "${language}", which the title has`,
      }));
    }),
  );
}

/** What of a card tells what it is. */
export const INSIDE = [
  'instructions',
  'tests',
  'conflict',
  'actions',
  'whileOwned',
  'overlays',
  'archive',
  'experienceIcon',
  'white',
] as const;
const isShut = (value: unknown): boolean =>
  value === undefined || isSealed(value) || (Array.isArray(value) && value.length === 0);
const isApart = (text: unknown): boolean => text === undefined || (isRecord(text) && 'blob' in text);

/** MP-17 */
export function openFaults(mission: Mission): readonly Fault[] {
  const { story, shared, receptacles, events, ending, scoring } = mission;
  // Set-up reads the Return card and lays Powers face up.
  const isUp = (card: Card): boolean =>
    card === story.returnCard || receptacles.some(({ personal }) => personal.power === card);
  const open = (at: string): Fault => ({ check: 'MP-17', at, says: 'this lies open in a published pack' });
  const cards = cardsOf(mission).filter(({ card }) => !isUp(card));
  const spots = new Set(shared.map.flatMap(({ cells }) => cells.map(({ spot }) => spot)));
  return [
    ...cards.flatMap(({ path, card }) => [
      ...(isApart(card.text) && isApart(card.alt) ? [] : [open(`${path}.text`)]),
      ...INSIDE.filter((name) => !isShut((card as unknown as Readonly<Record<string, unknown>>)[name])).map((name) =>
        open(`${path}.${name}`),
      ),
    ]),
    ...story.locations.flatMap((location, i) => {
      if (isSealed(location)) return [];
      const at = `story.locations[${i}]`;
      const onMap = [location.mapSpot].flat().some((spot) => spots.has(spot));
      const parts = (['a', 'onEnter', 'onFirstEnter', 'onLeave'] as const).filter((name) => !isShut(location[name]));
      return onMap ? parts.map((name) => open(`${at}.${name}`)) : [open(at)];
    }),
    ...Object.entries({ events, ending, scoring, prologueInstructions: story.prologueInstructions })
      .filter(([, part]) => !isShut(part))
      .map(([name]) => open(name)),
    ...shared.tokens.flatMap(({ name, passive, uses }, i) =>
      isApart(name) && isShut(passive) && isShut(uses) ? [] : [open(`shared.tokens[${i}]`)],
    ),
    ...shared.destiny.flatMap(({ onReveal }, i) => (isShut(onReveal) ? [] : [open(`shared.destiny[${i}].onReveal`)])),
  ];
}
