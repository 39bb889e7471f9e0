/** MP-09: no card leads to itself by being read, and no list repeats itself more often than a hundred times. */
import { REPEAT_MOST } from './blocks.ts';
import type { Card } from './cards.ts';
import type { Mission } from './mission.ts';
import { cardsOf } from './names.ts';
import { nodesOf } from './nodes.ts';
import type { Fault } from './reading.ts';

/** Cards that come to be read while this one's instructions run; a Mystery from the top of its deck is another each time. */
function leadsTo(card: Card, byName: ReadonlyMap<string, Card>): readonly Card[] {
  return nodesOf(card.instructions).flatMap(({ value }) => {
    const key =
      value['op'] === 'takeElement'
        ? `element ${String(value['number'])}`
        : value['op'] === 'drawMystery'
          ? `mystery ${String(value['number'])}`
          : value['op'] === 'readInteraction'
            ? `interaction ${String(value['number'])}`
            : value['op'] === 'readCard'
              ? `card ${value['card'] === 'this' ? card.id : String(value['card'])}`
              : '';
    const next = byName.get(key);
    return next ? [next] : [];
  });
}

function named(mission: Mission): ReadonlyMap<string, Card> {
  const { story, shared, receptacles } = mission;
  return new Map([
    ...cardsOf(mission).map(({ card }) => [`card ${card.id}`, card] as const),
    ...shared.elements.map((card) => [`element ${card.number}`, card] as const),
    ...story.mysteries.map((card) => [`mystery ${card.number}`, card] as const),
    // Each receptacle has its own deck: the loops of one are the loops of all that have that number.
    ...receptacles.flatMap(({ personal }) =>
      personal.interactions.map((card) => [`interaction ${card.number}`, card] as const),
    ),
  ]);
}

export function loopFaults(mission: Mission): readonly Fault[] {
  const byName = named(mission);
  const isLoop = (from: Card): boolean => {
    const seen = new Set<Card>();
    const open = [...leadsTo(from, byName)];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (next === from) return true;
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(...leadsTo(next, byName));
    }
    return false;
  };
  const loops = cardsOf(mission).filter(({ card }) => isLoop(card));
  const repeats = nodesOf(mission).filter(
    ({ value }) => value['op'] === 'repeat' && typeof value['times'] === 'number' && value['times'] > REPEAT_MOST,
  );
  return [
    ...loops.map(({ path, card }) => ({ check: 'MP-09', at: path, says: `reading "${card.id}" leads to itself` })),
    ...repeats.map(({ path }) => ({
      check: 'MP-09',
      at: path,
      says: `a list repeats itself ${REPEAT_MOST} times at most`,
    })),
  ];
}
