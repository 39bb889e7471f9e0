/**
 * A source becomes a shell and its pages. Everything that set-up leaves face down is taken out, each text and each list of instructions as a
 * page of its own. Texts inside instructions go apart too, since a page of instructions comes into the log and its words must not.
 */
import type { Card } from '../pack/cards.ts';
import type { Mission } from '../pack/mission.ts';
import type { Location } from '../pack/story.ts';
import type { BlobRef, Sealed } from '../pack/texts.ts';
import { isSealed } from '../pack/texts.ts';
import { INSIDE, TEXTS } from '../pack/tongues.ts';
import { isRecord } from '../../../kernel/own.ts';

export interface Shell {
  /** The mission without its pages; its blobs are still those of the source. */
  readonly mission: Mission;
  /** What each page holds, by blob. */
  readonly pages: ReadonlyMap<string, unknown>;
}

/** These are words for all wherever they stand (`Localised` in the format). */
const OPEN_WORDS: ReadonlySet<string> = new Set(['word', 'title', 'epithet']);

class Sealer {
  readonly pages: Map<string, unknown> = new Map();
  readonly #taken: ReadonlySet<string>;
  #count = 0;

  constructor(taken: Iterable<string>) {
    this.#taken = new Set(taken);
  }

  #page(content: unknown): string {
    let name = `p${++this.#count}`;
    while (this.#taken.has(name)) name = `p${++this.#count}`;
    this.pages.set(name, content);
    return name;
  }

  /** A text on a page of its own; one that is a page already stays. */
  text<T>(text: T): T | BlobRef {
    return isRecord(text) && !('blob' in text) ? { blob: this.#page(text) } : text;
  }

  /** The same with every text inside it apart. */
  apart(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((one) => this.apart(one));
    if (!isRecord(value)) return value;
    const isText = (name: string): boolean => (TEXTS as readonly string[]).includes(name) && !OPEN_WORDS.has(name);
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, isText(name) ? this.text(one) : this.apart(one)]),
    );
  }

  /** On a page; nothing, an empty list, and what is sealed already stay. */
  part<T>(part: T): T | Sealed {
    if (part === undefined || isSealed(part) || (Array.isArray(part) && part.length === 0)) return part;
    return { sealed: this.#page(this.apart(part)) };
  }

  card<C extends Card>(card: C): C {
    const parts = INSIDE.filter((name) => name in card).map((name) => [
      name,
      this.part((card as unknown as Readonly<Record<string, unknown>>)[name]),
    ]);
    const alt = card.alt === undefined ? {} : { alt: this.text(card.alt) };
    return { ...card, text: this.text(card.text), ...alt, ...Object.fromEntries(parts) } as C;
  }

  /** Its cards are pages of their own; so is what stands on its A card, and what happens there. */
  location(location: Location): Location {
    const parts = (['a', 'onEnter', 'onFirstEnter', 'onLeave'] as const)
      .filter((name) => name in location)
      .map((name) => [name, this.part(location[name])]);
    return { ...location, panorama: location.panorama.map((card) => this.card(card)), ...Object.fromEntries(parts) };
  }

  /** A place that the starting map doesn't show: its page is named after the first of its spots. */
  place(location: Location): Sealed {
    const name = `place.${[location.mapSpot].flat()[0]!}`;
    if (this.pages.has(name)) throw new RangeError(`two hidden places begin at the spot of "${location.id}"`);
    this.pages.set(name, this.location(location));
    return { sealed: name };
  }
}

/** @throws RangeError where two places that the starting map hides have the same first spot */
export function shellOf(source: Mission): Shell {
  const { story, shared } = source;
  const sealer = new Sealer(Object.keys(source.blobs));
  const spots = new Set(shared.map.filter(({ at }) => at).flatMap(({ cells }) => cells.map(({ spot }) => spot)));
  const isShown = ({ mapSpot }: Location): boolean => [mapSpot].flat().some((spot) => spots.has(spot));
  const mission: Mission = {
    ...source,
    receptacles: source.receptacles.map((one) => ({
      ...one,
      // Powers lie face up.
      personal: {
        ...one.personal,
        memoryBreaker: sealer.card(one.personal.memoryBreaker),
        interactions: one.personal.interactions.map((card) => sealer.card(card)),
      },
    })),
    story: {
      ...story,
      setAside: story.setAside.map((one) => ({ ...one, card: sealer.card(one.card) })),
      prologue: story.prologue.map((card) => sealer.card(card)),
      prologueInstructions: sealer.part(story.prologueInstructions),
      locations: story.locations.map((one) =>
        isSealed(one) ? one : isShown(one) ? sealer.location(one) : sealer.place(one),
      ),
      mysteries: story.mysteries.map((card) => sealer.card(card)),
    },
    shared: {
      ...shared,
      destiny: shared.destiny.map((one) =>
        one.onReveal === undefined ? one : { ...one, onReveal: sealer.part(one.onReveal) },
      ),
      elements: shared.elements.map((card) => sealer.card(card)),
      tokens: shared.tokens.map((one) => ({
        ...one,
        name: sealer.text(one.name),
        ...(one.passive && { passive: sealer.part(one.passive) }),
        ...(one.uses && { uses: sealer.part(one.uses) }),
      })),
    },
    events: sealer.part(source.events),
    ending: sealer.part(source.ending),
    scoring: sealer.part(source.scoring),
  };
  return { mission, pages: sealer.pages };
}
