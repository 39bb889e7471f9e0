/**
 * `Ask` as a game gets it in one step: it collects questions, timers and decks beside the play, and names each by cause and index.
 * Nothing counts until the step is taken; a refused move's questions are thrown away with it. A question that can't be meant
 * (no `on` for its tag, a die without sides) is the game's bug and throws.
 */
import type { Ask, Game, Handle, Seat } from '../game.ts';
import type { OpenAsk, Play, Timer } from './state.ts';

type Kept = Pick<Play, 'asks' | 'timers' | 'causes' | 'faces'>;

export interface Asking {
  readonly ask: Ask;
  /** The play's parts with everything that was asked, causes without an open question forgotten. */
  taken(): Kept;
}

/** At most this many cells, cards or dice in one question. */
const MOST = 10_000;

function whole(value: number, min: number, max: number, name: string): void {
  if (!Number.isSafeInteger(value) || value < min || value > max) throw new RangeError(`${name}: ${value}`);
}

function many(list: readonly unknown[], name: string): void {
  if (list.length > MOST) throw new RangeError(`${name}: ${list.length} things`);
}

/** @param now table time of the stamp, milliseconds */
export function asking<S, O>(game: Game<S, O>, play: Kept, cause: string, now: number): Asking {
  let asks: OpenAsk[] = [...play.asks];
  let timers: readonly Timer[] = play.timers;
  let faces = play.faces;
  let index = Object.hasOwn(play.causes, cause) ? play.causes[cause]! : 0;

  const head = (tag: string): { id: string; cause: string; index: number; tag: string } => {
    if (!Object.hasOwn(game.on, tag)) throw new RangeError(`tag: nothing takes the answer to '${tag}'`);
    const id = `${cause}:${index}`;
    return { id, cause, index: index++, tag };
  };
  const copy = (list: readonly string[], name: string): readonly string[] => {
    many(list, name);
    return [...list];
  };

  const ask: Ask = {
    now,
    deck(_tag, deckFaces) {
      many(deckFaces, 'faces');
      const id = `${cause}:${index++}`;
      const known: Record<string, string> = { ...faces };
      const cards = deckFaces.map((face, i) => {
        known[`${id}/${i}`] = face;
        return `${id}/${i}` as Handle;
      });
      faces = known;
      return cards;
    },
    shuffle: (tag, cards, by) =>
      void asks.push({ ...head(tag), kind: 'shuffle', cards: copy(cards, 'cards'), ...(by ? { by: [...by] } : {}) }),
    deal: (tag, cards, to) => void asks.push({ ...head(tag), kind: 'deal', cards: copy(cards, 'cards'), to }),
    show: (tag, things, to) =>
      void asks.push({ ...head(tag), kind: 'show', things: copy(things, 'things'), to: [...to] }),
    open: (tag, things, first?: Seat) =>
      void asks.push({
        ...head(tag),
        kind: 'open',
        things: copy(things, 'things'),
        ...(first === undefined ? {} : { first }),
      }),
    bury: (tag, cards) => void asks.push({ ...head(tag), kind: 'bury', cards: copy(cards, 'cards') }),
    roll(tag, { n, sides }, to) {
      whole(n, 1, MOST, 'n');
      whole(sides, 1, 2 ** 32, 'sides');
      asks.push({ ...head(tag), kind: 'roll', n, sides, ...(to === undefined ? {} : { to }) });
    },
    secret(tag, holders, layout) {
      if (!game.layouts || !Object.hasOwn(game.layouts, layout)) throw new RangeError(`layout: '${layout}'`);
      asks.push({ ...head(tag), kind: 'secret', holders: [...holders], layout });
    },
    pack: (tag, hash) => void asks.push({ ...head(tag), kind: 'pack', hash }),
    veil(tag, ms, from, to) {
      whole(ms, 0, Number.MAX_SAFE_INTEGER - now, 'ms');
      asks.push({ ...head(tag), kind: 'veil', at: now + ms, from: [...from], to: [...to] });
    },
    timer(tag, ms) {
      whole(ms, 0, Number.MAX_SAFE_INTEGER - now, 'ms');
      const { index: i } = head(tag);
      timers = [...timers, { tag, at: now + ms, cause, index: i }];
    },
    cancel(tag) {
      if (timers.some((timer) => timer.tag === tag)) timers = timers.filter((timer) => timer.tag !== tag);
      if (asks.some((open) => open.tag === tag)) asks = asks.filter((open) => open.tag !== tag);
    },
  };
  return {
    ask,
    taken: () => ({ asks, timers, faces, causes: live({ ...play.causes, [cause]: index }, asks, timers) }),
  };
}

/** Only causes with something open can ask again; the others are forgotten, so that a long game stays small. */
function live(
  causes: Readonly<Record<string, number>>,
  asks: readonly OpenAsk[],
  timers: readonly Timer[],
): Readonly<Record<string, number>> {
  const open = new Set<string>();
  for (const { cause } of asks) open.add(cause);
  for (const { cause } of timers) open.add(cause);
  const kept: Record<string, number> = {};
  for (const [cause, made] of Object.entries(causes)) if (open.has(cause)) kept[cause] = made;
  return kept;
}
