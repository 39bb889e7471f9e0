/** A question for several cards that comes to nothing: what all can read by then is no secret of the table's. */
import { expect, test } from 'vitest';
import { KIND } from '../../../src/kernel/journal/entry.ts';
import { CardTable } from '../../helpers/card-bench.ts';
import { codeOf } from '../../helpers/fold-bench.ts';

const SUIT = ['a', 'b', 'c', 'd'];

/** Seat 0 asks for a card of the pile and for one of seat 2's hand; the keepers have given their shares of the first. */
async function half(): Promise<{ readonly t: CardTable; readonly pile: string; readonly hand: string }> {
  const t = await CardTable.of(3, 3, 2);
  const [pile, hand] = await t.deck(SUIT);
  await t.hold(2, [hand!]);
  t.ask(0, { what: 'open', cards: [pile!, hand!] });
  await t.bench.work((what) => what.startsWith('2 '));
  expect(t.bench.state.play!.faces).toEqual({});
  return { t, pile: pile!, hand: hand! };
}

test.each(['refused', 'withdrawn', 'gone back'])(
  '[C38] a card that was laid open on the way is face up for all where the question is %s; the others stay hidden',
  async (how) => {
    const { t, pile, hand } = await half();
    if (how === 'refused') t.bench.pass(30_000);
    else if (how === 'withdrawn') t.bench.set((s) => ({ ...s, play: { ...s.play!, asks: [] } }));
    else t.rewind(t.bench.state.undo.last!.entry, 0, [1, 2]);
    if (how === 'withdrawn') await t.asked(1, { what: 'roll' });
    const { faces } = t.bench.state.play!;
    if (how === 'refused') expect(t.last).toMatchObject({ failed: 'refused', by: [2] });
    expect(Object.keys(t.cards.at)).toContain(hand);
    expect(faces[hand]).toBeUndefined();
    if (how === 'gone back') {
      // It lies where it lay, in a pile that is shuffled anew since all know of it.
      expect(t.bench.lines.map(({ what }) => what)).toContain('undo/back');
      expect(Object.values(t.bench.state.requests)).toMatchObject([{ kind: 'shuffle', mix: true }]);
      return;
    }
    expect(SUIT).toContain(faces[pile]);
    expect(Object.keys(t.cards.at)).not.toContain(pile);
    expect((await t.asked(1, { what: 'open', cards: [pile] })).faces).toEqual([faces[pile]]);
  },
);

test('[C38] [C24] a card of which all know, and that somebody is just at, is laid open by no move and opened after that', async () => {
  const t = await CardTable.of(3, 3, 2);
  const [card] = await t.deck(SUIT);
  const had = await t.hold(2, [card!]);
  // As it is after the table went back: all have seen it, and it lies in the hand again.
  t.bench.set((s) => ({ ...s, play: { ...s.play!, faces: { ...s.play!.faces, [card!]: had[card!]! } } }));
  const bring = await t.bringing(2, [card!]);
  // The seat has told another hand key: its hand goes over to that.
  const other = t.keepers([0, 1, 2], 2);
  const hands = { ...t.kept.set.hands, 2: other.set.hands[2]! };
  t.bench.set((s) => ({ ...s, keeping: { ...s.keeping!, set: { ...s.keeping!.set!, hands } } }));
  t.equip(t.kept, other);
  t.ask(1, { what: 'roll' });
  await t.bench.work((what) => what === 'deck/convert');
  expect(Object.values(t.bench.state.requests)).toMatchObject([{ kind: 'lock', ask: 'rekey', things: [card] }]);
  expect(codeOf(t.bench.put(t.person(2), KIND.move, bring as Uint8Array))).toBe('move/proof');
  t.ask(0, { what: 'open', cards: [card!] });
  expect(Object.values(t.bench.state.requests)).toContainEqual({ kind: 'waiting', for: 'rekey' });
  await t.bench.work();
  expect(t.last.faces).toEqual([had[card!]]);
});
