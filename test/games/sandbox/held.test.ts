/** What is offered for a card of the own hand says before how it will lie: open for all, or unseen. */
import { expect, test } from 'vitest';
import type { BoardContext } from '../../../src/games/sandbox/board/context.ts';
import { handActs } from '../../../src/games/sandbox/board/hand-acts.ts';
import { holdersFor } from '../../../src/games/sandbox/board/places-panel.ts';
import { en } from '../../../src/games/sandbox/board/words-en.ts';
import { CLOTH, NONE } from '../../../src/games/sandbox/state.ts';
import { act } from './laid.ts';
import { BAG, PILE, Table, ZONE_OPEN, ZONE_OWN } from './table.ts';

const AT = { x: 0, y: 0 };

/** A table at which the first has drawn a card, as their board sees it. */
function drawn(): { readonly t: Table; readonly card: number; context(): BoardContext } {
  const t = new Table();
  t.do(0, 'shuffle', { from: PILE });
  t.do(0, 'draw', { from: PILE, n: 1 });
  const context = (): BoardContext => ({ view: t.view(0), people: [], w: en }) as unknown as BoardContext;
  return { t, card: t.hand(0)[0]!, context };
}

test('each place for a card of the own hand is named with the side that the card will have there', () => {
  const { card, context } = drawn();
  const label = (to: number): string | undefined => act(handActs(context(), card, AT), `into:${to}`)?.label;
  expect(label(PILE)).toMatch(/^Put into: pile of 9 cards.*, face down$/u);
  expect(label(ZONE_OPEN)).toBe('Put into: zone, empty, face up');
  expect(label(ZONE_OWN)).toBe('Put into: zone, empty, face down');
  expect(label(BAG)).toBe('Put into: bag, empty, face down');
});

test('a card of the own hand goes into a bag without being dragged, unseen', () => {
  const { t, card, context } = drawn();
  const { move, args } = act(handActs(context(), card, AT), `into:${BAG}`)!;
  expect([t.do(0, move, args), t.list(BAG), t.piece(card).key]).toEqual(['ok', [card], NONE]);
});

test('of many places six are buttons at the hand; a panel lists all of them, with the side as well', () => {
  const { t, card, context } = drawn();
  expect(act(handActs(context(), card, AT), 'place')).toBeUndefined();
  for (let i = 0; i < 4; i++) t.do(0, 'make', { rows: [4, 500 * i, 4000, 0, 0, NONE, CLOTH, NONE, 0] });
  const acts = handActs(context(), card, AT);
  expect(acts.filter(({ id }) => id.startsWith('into:'))).toHaveLength(6);
  expect(act(acts, 'place')).toMatchObject({ opens: 'places', args: { n: card } });
  const places = holdersFor(context(), card);
  expect(places).toHaveLength(8);
  const last = places.at(-1)!;
  expect(last.name).toBe('zone, empty, face up');
  expect(t.do(0, 'put', last.args)).toBe('ok');
  expect(t.piece(card).face).toBeGreaterThanOrEqual(0);
});
