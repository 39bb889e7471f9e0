/**
 * What the free table's board makes of a view, without a browser. Boxes as acts, pieces as things, taps and drops as moves the rules take.
 */
import { expect, test } from 'vitest';
import { shipped } from '../../../src/games/sandbox/box/shipped/shipped.ts';
import { actsFor, firstAct } from '../../../src/games/sandbox/board/acts.ts';
import type { BoardContext } from '../../../src/games/sandbox/board/context.ts';
import { freePlace, isMeant, putOf } from '../../../src/games/sandbox/board/dropping.ts';
import { handActs, laying, wholeHand } from '../../../src/games/sandbox/board/hand-acts.ts';
import { ownCardName } from '../../../src/games/sandbox/board/names.ts';
import { Things, type PieceThing } from '../../../src/games/sandbox/board/things.ts';
import { en } from '../../../src/games/sandbox/board/words-en.ts';
import { allPieces, isCard, listOf, pieceOf } from '../../../src/games/sandbox/pieces.ts';
import { CLOTH, handPlace } from '../../../src/games/sandbox/state.ts';
import { act, laid } from './laid.ts';
import { PILE, Table, ZONE_OWN } from './table.ts';

test.each(shipped.map(({ id }) => id))('the box %s is laid by the acts that it becomes', async (id) => {
  const table = await laid(id);
  const { box, state } = { box: table.box, state: table.dealer.state };
  const wanted = box.pieces.reduce((sum, { def, faces, n }) => {
    const isDeck = box.defs[def]!.back !== undefined;
    return sum + (isDeck ? (faces?.length ?? 1) : (n ?? 1));
  }, 0);
  const cards = [...allPieces(state)].filter(([, { kind }]) => kind !== 'pile');
  expect(cards.length).toBe(wanted);
  expect([state.box.part, state.defs.length]).toEqual([state.box.parts, box.defs.length]);
  for (const { x, y, w, h } of table.things()) expect([x > 0, y > 0, w > 0, h > 0]).toEqual([true, true, true, true]);
});

test.each(shipped.map(({ id }) => id))('every act that is offered on the box %s is taken by the rules', async (id) => {
  const { things, kinds } = await laid(id).then((table) => ({
    things: table.things(),
    kinds: new Set(table.things().map(({ drawing: { kind } }) => kind)),
  }));
  for (const kind of kinds) {
    const first = things.find(({ drawing }) => drawing.kind === kind)!;
    const table = await laid(id);
    for (const { id: name, opens } of actsFor(table.context(0), [first.n])) {
      if (opens) continue;
      const fresh = await laid(id);
      fresh.run(0, act(actsFor(fresh.context(0), [first.n]), name));
    }
  }
});

test('a shuffled and dealt pile: everybody reads the own cards, things tell no hidden face and no others’', async () => {
  const table = await laid('french');
  const [deck] = table.piles as [number];
  table.run(0, act(actsFor(table.context(0), [deck]), 'shuffle'));
  expect(table.things().find(({ n }) => n === deck)?.label).toBe('mazzo di 52 carte, mescolato, sotto chiave');
  const dealing = act(actsFor(table.context(1), [deck]), 'deal')!;
  expect(dealing.count!.label(5)).toBe('5 carte a testa');
  table.do(1, 'deal', dealing.count!.args(5));
  const hands = [0, 1, 2, 3].map((seat) => listOf(table.dealer.state, handPlace(seat)));
  const names = hands.map((cards, seat) =>
    cards.map((n) => ownCardName(table.context(seat), n, pieceOf(table.dealer.state, n)!)),
  );
  expect(new Set(names.flat()).size).toBe(20);
  expect(names.flat()).not.toContain('carta coperta');
  const cards = table.box.defs[0]!.faces!.map(({ name }) => name);
  for (const seat of [0, 1, 2, 3, null]) {
    const told = JSON.stringify(table.things(seat));
    expect(cards.filter((name) => told.includes(name))).toEqual([]);
    const others = hands.flatMap((hand, i) => (i === seat ? [] : hand));
    for (const n of others)
      expect(ownCardName(table.context(seat), n, pieceOf(table.dealer.state, n)!)).toBe('carta coperta');
  }
});

test('a single card that nobody knows is offered to be drawn, a known one isn’t', async () => {
  const table = await laid('french');
  const [deck] = table.piles as [number];
  const [known, other] = listOf(table.dealer.state, deck) as [number, number];
  const aside = (n: number): void =>
    table.do(0, 'put', { p: [n, pieceOf(table.dealer.state, n)!.rev, 9000, 0, 0], into: CLOTH });
  aside(known);
  table.run(0, act(actsFor(table.context(0), [deck]), 'shuffle'));
  aside(other);
  expect(act(actsFor(table.context(0), [known]), 'draw')).toBeUndefined();
  table.run(0, act(actsFor(table.context(0), [other]), 'draw'));
  expect(listOf(table.dealer.state, handPlace(0))).toEqual([other]);
});

test('a card of the own hand is laid open, stays hidden on the cloth, or is passed on', async () => {
  const table = await laid('french');
  const [deck] = table.piles as [number];
  table.run(0, act(actsFor(table.context(0), [deck]), 'shuffle'));
  table.do(0, 'draw', { from: deck, n: 3 });
  const [a, b, c] = listOf(table.dealer.state, handPlace(0)) as [number, number, number];
  const name = ownCardName(table.context(0), a, pieceOf(table.dealer.state, a)!);
  table.run(0, act(handActs(table.context(0), a, { x: 100, y: 100 }), 'up'));
  expect(table.things(2).find(({ n }) => n === a)?.label).toBe(name);
  table.run(0, act(handActs(table.context(0), b, { x: 900, y: 100 }), 'down'));
  expect(table.things(2).find(({ n }) => n === b)?.label).toBe('carta coperta');
  table.run(0, act(handActs(table.context(0), c, { x: 0, y: 0 }), 'give:2'));
  expect(listOf(table.dealer.state, handPlace(2))).toEqual([c]);
  // The hidden one is opened where it lies, by its owner alone.
  expect(act(actsFor(table.context(1), [b]), 'flip')).toBeUndefined();
  table.run(0, act(actsFor(table.context(0), [b]), 'flip'));
  expect(table.things(3).find(({ n }) => n === b)?.label).not.toBe('carta coperta');
});

test('a card of the own hand goes back unseen into a pile that lies face down, and open onto one that lies face up', async () => {
  const table = await laid('french');
  const [deck, jokers] = table.piles as [number, number];
  table.run(0, act(actsFor(table.context(0), [deck]), 'shuffle'));
  table.do(0, 'draw', { from: deck, n: 2 });
  const [a, b] = listOf(table.dealer.state, handPlace(0)) as [number, number];
  table.do(0, 'put', laying(table.context(0), a, { x: 0, y: 0 }, deck));
  expect(listOf(table.dealer.state, deck).at(-1)).toBe(a);
  expect(pieceOf(table.dealer.state, a)!.under).toBe(-1);
  table.run(0, act(actsFor(table.context(0), [jokers]), 'flip'));
  table.do(0, 'put', laying(table.context(0), b, { x: 0, y: 0 }, jokers));
  expect(pieceOf(table.dealer.state, b)!.face).toBeGreaterThanOrEqual(0);
});

test('a hidden card of one’s own that lies on the cloth goes into a pile by the menu, called with the side that it will have', async () => {
  const table = await laid('french');
  const [deck, jokers] = table.piles as [number, number];
  table.run(0, act(actsFor(table.context(0), [deck]), 'shuffle'));
  table.do(0, 'draw', { from: deck, n: 3 });
  const held = listOf(table.dealer.state, handPlace(0)) as [number, number, number];
  for (const [i, n] of held.entries())
    table.run(0, act(handActs(table.context(0), n, { x: 9000 + 900 * i, y: 100 }), 'down'));
  const [a, ...others] = held;
  table.run(0, act(actsFor(table.context(0), [jokers]), 'flip'));
  const open = act(actsFor(table.context(0), [a]), `into:${jokers}`);
  expect(open?.label).toBe('Metti in: mazzo di 2 carte, in ordine, scoperta');
  table.run(0, open);
  expect(pieceOf(table.dealer.state, a)!.face).toBeGreaterThanOrEqual(0);
  const unseen = act(actsFor(table.context(0), others), `into:${deck}`);
  expect(unseen?.label).toBe('Metti in: mazzo di 49 carte, mescolato, sotto chiave, coperta');
  table.run(0, unseen);
  expect(others.map((n) => pieceOf(table.dealer.state, n)!.key)).toEqual([-1, -1]);
});

test('[SB-35] a hidden card goes into the own zone as it is: nobody else sees it there, and it is neither opened nor given back', () => {
  const t = new Table();
  t.do(0, 'draw', { from: PILE, n: 1 });
  const [card] = t.hand(0);
  const { face, thing } = t.piece(card!);
  expect(t.piece(ZONE_OWN).own).toBe(0);
  const args = laying({ view: t.view(0) } as BoardContext, card!, { x: 0, y: 0 }, ZONE_OWN);
  expect([t.do(0, 'put', args), t.list(ZONE_OWN)]).toEqual(['ok', [card]]);
  expect(t.piece(card!)).toMatchObject({ face, thing, in: ZONE_OWN });
});

test('cards that all have seen are mixed in the own hand, and then nobody knows which is which', async () => {
  const table = await laid('army');
  const [red] = table.piles as [number];
  table.run(0, act(actsFor(table.context(0), [red]), 'take'));
  expect(listOf(table.dealer.state, handPlace(0)).length).toBe(40);
  table.run(0, wholeHand(table.context(0))[0]);
  const cards = listOf(table.dealer.state, handPlace(0));
  expect(cards.every((n) => pieceOf(table.dealer.state, n)!.under === -1)).toBe(true);
  expect(wholeHand(table.context(0))).toEqual([]);
});

test('a pile is laid out in a grid, every card beside every other', async () => {
  const table = await laid('memory');
  const [pile] = table.piles as [number];
  table.run(0, act(actsFor(table.context(0), [pile]), 'shuffle'));
  expect(table.things()[0]!.label).toBe('mazzo di 48 carte, mescolato');
  table.run(0, act(actsFor(table.context(0), [pile]), 'spread'));
  const things = table.things().filter(({ drawing }) => drawing.kind === 'card');
  expect(things.length).toBe(48);
  for (const a of things)
    for (const b of things) if (a !== b) expect(Math.abs(a.x - b.x) >= a.w || Math.abs(a.y - b.y) >= a.h).toBe(true);
  // Turned up by chance, one by one: all 24 pictures come twice.
  for (const { n } of things) table.run(1, act(actsFor(table.context(1), [n]), 'flip'));
  const faces = [...allPieces(table.dealer.state)]
    .filter(([, { kind }]) => kind === 'card')
    .map(([, { face }]) => face);
  expect(faces.toSorted((x, y) => x - y)).toEqual(Array.from({ length: 48 }, (_, i) => Math.floor(i / 2)));
});

test('a piece that is dropped on a board stands in the middle of a cell; several keep their distance', async () => {
  const table = await laid('chess');
  const context = table.context(0);
  const things = table.things();
  const pawn = things.find(({ label }) => label.startsWith('pedone bianco'))!;
  const { p } = putOf(context, [pawn], { x: 40, y: -1100 }, undefined);
  expect(p.slice(2, 4)).toEqual([pawn.x, pawn.y - 1120]);
  const two = things.filter(({ label }) => label.startsWith('pedone bianco')).slice(0, 2);
  const free = putOf(context, two, { x: 40, y: -1100 }, undefined).p;
  expect([free[2], free[7]]).toEqual([two[0]!.x + 40, two[1]!.x + 40]);
});

test('a drop beside a card’s middle lies beside it, on its middle makes a pile of both', async () => {
  const table = await laid('french');
  const [deck] = table.piles as [number];
  const lay = (x: number): void => table.do(0, 'deal', { from: deck, n: 1, to: [CLOTH], up: true, x, y: 600 });
  lay(1000);
  lay(2600);
  const context = table.context(0);
  const [a, b] = table.things().filter(({ drawing: { kind } }) => kind === 'card') as [PieceThing, PieceThing];
  expect(isMeant(context, b, a, { x: a.x - b.x + 400, y: 0 })).toBe(false);
  const by = { x: a.x - b.x + 20, y: 10 };
  expect(isMeant(context, b, a, by)).toBe(true);
  table.do(0, 'put', putOf(context, [b], by, a));
  expect(table.things().some(({ label }) => label === 'mazzo di 2 carte, in ordine')).toBe(true);
  expect(isCard(table.dealer.state, pieceOf(table.dealer.state, a.n)!)).toBe(true);
});

test('a piece that nobody has touched is the same thing as before', async () => {
  const table = await laid('chess');
  const things = new Things();
  const before = things.all(table.context(0));
  const pawn = before.find(({ drawing: { kind } }) => kind === 'token')!;
  table.do(0, 'put', putOf(table.context(0), [pawn], { x: 0, y: 560 }, undefined));
  const after = things.all({ ...table.context(0), loaded: undefined });
  // Names are gone with the box, so everything is another; with the same box only what was moved is.
  expect(after).not.toEqual(before);
  const kept = new Things();
  const box = table.context(0).loaded;
  const first = kept.all({ ...table.context(0), loaded: box });
  table.do(0, 'put', putOf(table.context(0), [{ ...pawn, y: pawn.y + 560 }], { x: 0, y: 560 }, undefined));
  const second = kept.all({ ...table.context(0), loaded: box });
  const changed = second.filter((thing) => !first.includes(thing));
  expect(changed.map(({ n }) => n)).toEqual([pawn.n]);
});

test('somebody who looked on and sits down can lift what lies there', async () => {
  const table = await laid('chess');
  const things = new Things();
  const { loaded } = table.context(0);
  const isFixed = (seat: number | null): boolean =>
    things.all({ ...table.context(seat), loaded }).find(({ drawing: { kind } }) => kind === 'token')!.fixed!;
  expect([isFixed(null), isFixed(0), isFixed(null)]).toEqual([true, false, true]);
});

test('what nobody touches is called anew where the reader chooses another language, and by its square where the board moves', async () => {
  const table = await laid('chess');
  const things = new Things();
  const { loaded } = table.context(0);
  const all = (more: Partial<BoardContext> = {}): readonly PieceThing[] =>
    things.all({ ...table.context(0), loaded, ...more });
  const pawn = all().find(({ drawing: { kind } }) => kind === 'token')!;
  const called = (): string => all().find(({ n }) => n === pawn.n)!.label;
  const before = called();
  const board = all().find(({ drawing: { kind } }) => kind === 'board')!;
  table.do(0, 'put', putOf(table.context(0), [board], { x: 0, y: 1120 }, undefined));
  expect(called()).not.toBe(before);
  const zone = { ...table.context(0), loaded };
  const italian = things.all(zone).map(({ label }) => label);
  const english = things.all({ ...zone, w: en, loaded: undefined }).map(({ label }) => label);
  expect(english).not.toEqual(italian);
  expect(things.all({ ...zone, loaded: undefined }).map(({ label }) => label)).not.toEqual(english);
});

test('what is laid by a button comes to the nearest place where nothing lies', async () => {
  const table = await laid('french');
  const [deck] = table.things();
  const at = freePlace(table.things(), deck!, deck!);
  expect(Math.abs(at.x - deck!.x) >= deck!.w || Math.abs(at.y - deck!.y) >= deck!.h).toBe(true);
  expect(freePlace([], deck!, { x: 5, y: 5 })).toEqual({ x: 5, y: 5 });
});

test('nobody who only watches is offered anything, and a zone is not drawn from by a tap', async () => {
  const table = await laid('italian');
  const things = table.things();
  for (const { n } of things) expect(actsFor(table.context(null), [n])).toEqual([]);
  const zone = things.find(({ drawing: { kind } }) => kind === 'zone')!;
  expect(firstAct(table.context(0), zone.n)).toBeUndefined();
});

test('what is turned up card by card from a pile lies side by side, then in the next row, never on another card', async () => {
  const table = await laid('italian');
  const [deck] = table.piles as [number];
  for (let i = 0; i < 12; i++) table.run(0, act(actsFor(table.context(0), [deck]), 'top'));
  const open = [...allPieces(table.dealer.state)].filter(
    ([, { kind, face, in: place }]) => kind === 'card' && face >= 0 && place === CLOTH,
  );
  expect(open.length).toBe(12);
  expect(new Set(open.map(([, { x, y }]) => `${x} ${y}`)).size).toBe(12);
  expect(new Set(open.map(([, { y }]) => y)).size).toBeGreaterThan(1);
});
