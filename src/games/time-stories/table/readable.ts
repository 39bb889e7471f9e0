/**
 * The words that a person may read of the cards that are open to them, and which blobs that takes. This one place says what the vault of their
 * device opens (TS-323, TS-325).
 */
import { nodesOf } from '../pack/nodes.ts';
import { elementOf, mapCardOf, tokenOf, whiteOf } from './lookups.ts';
import type { State } from './state.ts';

/** What lies on the table for all to see, beyond the cards: tokens taken, the map, Replacements. */
function lyingOut(s: State): readonly unknown[] {
  return [
    ...s.tokens.map(({ token }) => tokenOf(s, token)).map((token) => token && [token.face, token.name]),
    ...s.map.map(({ card }) => mapCardOf(s, card)),
    ...s.agents.flatMap(({ replacement }) => {
      const element = replacement === null ? undefined : elementOf(s, replacement);
      return element ? [whiteOf(s, element)] : [];
    }),
  ];
}

/** Blobs that stand in what a person is shown, and those that lie on the table. @param shown parts of the view */
export function opensOf(s: State, shown: readonly unknown[]): readonly string[] {
  const blobs = nodesOf([shown, lyingOut(s)]).flatMap(({ value }) =>
    ['blob', 'icon', 'image'].map((name) => value[name]).filter((one) => typeof one === 'string'),
  );
  return [...new Set(blobs)].toSorted();
}
