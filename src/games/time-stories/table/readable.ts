/**
 * What a person may read of the cards that are open to them, and which blobs that takes: the one place that says what the vault of their
 * device opens (TS-323, TS-325).
 */
import { holds } from '../language/evaluate.ts';
import type { Card, Variant } from '../pack/cards.ts';
import { nodesOf } from '../pack/nodes.ts';
import type { Header } from '../pack/story.ts';
import type { BlobRef, Text } from '../pack/texts.ts';
import { factsFor } from './facts.ts';
import { cardOf, elementOf, mapCardOf, open, tokenOf, whiteOf } from './lookups.ts';
import { headerOf } from './rounds.ts';
import type { AgentId, State } from './state.ts';

/** A card's words and pictures, as they stand now for who reads it. */
export interface Readable {
  readonly card: string;
  readonly text: Text;
  readonly alt?: Text;
  readonly image?: BlobRef;
  readonly audio?: BlobRef;
}

/** The first variant whose question is answered by yes, else the text itself. */
const standing = (s: State, agent: AgentId, card: string, text: Text, variants: readonly Variant[] = []): Text =>
  variants.find(({ when }) => holds(when, factsFor(s, { seat: agent, card })))?.text ?? text;

function readableOf(s: State, agent: AgentId, { id, text, alt, image, audio, overlays }: Card): Readable {
  return {
    card: id,
    text: standing(s, agent, id, text, open<readonly Variant[]>(s, overlays)),
    ...(alt && { alt }),
    ...(image && { image }),
    ...(audio && { audio }),
  };
}

/** @param mine the person's agents; a watcher has none, and reads as the Captain does */
export function readables(s: State, mine: readonly AgentId[], reads: readonly string[]): readonly Readable[] {
  return reads.flatMap((id) => {
    const card = cardOf(s, id);
    const reader = mine.find((agent) => s.agents[agent]?.front === id) ?? mine[0] ?? s.captain;
    return card ? [readableOf(s, reader, card)] : [];
  });
}

/** The A card as it stands for this visit. */
export function headerNow(s: State): Header | undefined {
  const header = headerOf(s);
  if (!header) return undefined;
  const { variants, ...rest } = header;
  return { ...rest, text: standing(s, s.captain, '', header.text, variants) };
}

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
