/** MP-03 … MP-08, MP-11, MP-13, MP-16: what a mission must have, how many, and what looks alike. */
import type { Card } from './cards.ts';
import type { Mission } from './mission.ts';
import { cardsOf } from './names.ts';
import { nodesOf } from './nodes.ts';
import type { Fault } from './reading.ts';
import { isSealed } from './texts.ts';

const fault = (check: string, at: string, says: string): Fault => ({ check, at, says });
const none: readonly Fault[] = [];

/** MP-03 */
export function receptacleFaults({ receptacles, attributes }: Mission): readonly Fault[] {
  const wanted = attributes.map(({ id }) => id);
  return [
    ...(receptacles.length < 4 ? [fault('MP-03', 'receptacles', 'there are at least four receptacles')] : none),
    ...receptacles.flatMap(({ attributes: own }, i) =>
      wanted.every((id) => id in own) && Object.keys(own).length === wanted.length
        ? none
        : [fault('MP-03', `receptacles[${i}].attributes`, `a receptacle has exactly ${wanted.join(', ')}`)],
    ),
    ...receptacles.flatMap(({ personal: { power, memoryBreaker } }, i) =>
      power.kind === 'POWER' && memoryBreaker.kind === 'MEMORY'
        ? none
        : [fault('MP-03', `receptacles[${i}].personal`, 'a receptacle has one Power and one Memory Breaker')],
    ),
  ];
}

/** MP-04 */
export function azrakFaults({ receptacles, azrak }: Mission): readonly Fault[] {
  const starts = receptacles.map(({ azrakStart }) => azrakStart).toSorted((a, b) => b - a);
  const most = starts.slice(0, 4).reduce((sum, n) => sum + n, 0);
  return azrak.total >= most ? none : [fault('MP-04', 'azrak.total', `four receptacles may begin with ${most} Azrak`)];
}

/** MP-05, MP-16 */
export function locationFaults({ story }: Mission): readonly Fault[] {
  return story.locations.flatMap((location, i) => {
    if (isSealed(location)) return none;
    const { panorama, a } = location;
    const at = `story.locations[${i}]`;
    const few = panorama.length < 1 || panorama.length > 8 ? [fault('MP-05', at, 'a panorama has 1 to 8 cards')] : none;
    if (isSealed(a)) return few;
    const slots = a.keywords.map(({ slot }) => slot);
    const rises = slots.every((slot, n) => slot < panorama.length && (n === 0 || slot > slots[n - 1]!));
    return [
      ...few,
      ...(rises
        ? none
        : [fault('MP-16', `${at}.a.keywords`, 'keywords point to slots of the panorama, left to right')]),
      ...(a.front.count === panorama.length
        ? none
        : [fault('MP-16', `${at}.a.front.count`, `the panorama has ${panorama.length} cards`)]),
    ];
  });
}

/** MP-06: a back that differs would tell what a card is. */
export function backFaults({ shared, receptacles }: Mission): readonly Fault[] {
  const alike = (cards: readonly Card[], at: string): readonly Fault[] =>
    new Set(cards.map(({ back }) => back)).size > 1
      ? [fault('MP-06', at, 'all backs of this deck are the same')]
      : none;
  return [
    ...alike(shared.elements, 'shared.elements'),
    ...alike(
      receptacles.flatMap(({ personal }) => personal.interactions),
      'receptacles',
    ),
  ];
}

/** MP-07 */
export function destinyFaults({ shared: { destiny, destinySummary } }: Mission): readonly Fault[] {
  const modifiers = destiny.map(({ modifier }) => modifier);
  const is = { count: destiny.length, min: Math.min(...modifiers), max: Math.max(...modifiers) };
  const isSame = (['count', 'min', 'max'] as const).every((name) => is[name] === destinySummary[name]);
  const says = `the deck has ${is.count} cards from ${is.min} to ${is.max}`;
  return isSame ? none : [fault('MP-07', 'shared.destinySummary', says)];
}

/** 4 KiB, 8 KiB, 16 KiB …: sizes that many pages share. */
const isCommon = (size: number): boolean => size >= 4_096 && Number.isInteger(Math.log2(size));

/** MP-08 */
export const blobFaults = ({ blobs }: Mission): readonly Fault[] =>
  Object.entries(blobs).flatMap(([name, { bytes, padTo }]) =>
    isCommon(padTo) && bytes <= padTo
      ? none
      : [fault('MP-08', `blobs.${name}`, 'a blob is padded to 4096 bytes or a doubling of it, and fits in')],
  );

/** MP-11 */
export const conflictFaults = (mission: Mission): readonly Fault[] =>
  cardsOf(mission).flatMap(({ path, card: { conflict } }) => {
    if (!conflict || isSealed(conflict) || conflict.type === 'personal') return none;
    const ends = conflict.hitPoints !== undefined || (conflict.end !== undefined && conflict.end !== 'damage');
    return ends ? none : [fault('MP-11', `${path}.conflict`, 'a group conflict has hit points or another end')];
  });

/** MP-13 */
export const whiteFaults = ({ shared }: Mission): readonly Fault[] =>
  shared.elements.flatMap(({ colour, white }, i) =>
    (colour === 'white') === (white !== undefined)
      ? none
      : [
          fault(
            'MP-13',
            `shared.elements[${i}]`,
            'a white Element, and no other, is an expansion, overlay, rule or replacement',
          ),
        ],
  );

/** MP-15 */
export const codeFaults = (mission: Mission): readonly Fault[] =>
  nodesOf(mission).flatMap(({ path, value }) => {
    if (value['op'] !== 'askCode') return none;
    const isHashed = (value['answersHash'] as readonly string[]).every((hash) => /^[0-9a-f]{64}$/u.test(hash));
    return isHashed && value['salt'] !== ''
      ? none
      : [fault('MP-15', path, 'answers to a code stand as salted hashes only')];
  });
