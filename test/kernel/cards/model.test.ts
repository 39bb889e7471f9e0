/** Random evenings with a small deck against a plain model: every card is in one place, and whoever may read it reads what it is. */
import { expect, test } from 'vitest';
import { CardTable } from '../../helpers/card-bench.ts';
import { freshSeed, seeded, type Rng } from '../../helpers/rng.ts';

const FACES = ['a', 'b', 'c', 'd', 'e', 'f', 'f'];
const SEATS = [0, 1, 2, 3];

/** What is asked at random, with cards that somebody might mean: mostly possible, sometimes not. */
function wanted(t: CardTable, rng: Rng): Parameters<CardTable['asked']>[1] {
  const everything = [...Object.keys(t.cards.at), ...Object.keys(t.bench.state.play!.faces)];
  const some = (from: readonly string[]): string[] => rng.shuffle(from).slice(0, 1 + rng.below(3));
  const seated = t.bench.state.roster.map(({ seat }) => seat);
  const place = rng.pick(['pile', ...SEATS] as const)!;
  const here = t.hand(place);
  const cards = rng.oneIn(4) ? some(everything) : some(here.length > 0 ? here : everything);
  const to = rng.pick(seated)!;
  switch (rng.below(7)) {
    case 0:
      return { what: 'shuffle', cards: rng.oneIn(2) ? here : cards };
    case 1:
    case 2:
      return { what: 'deal', cards, to };
    case 3:
      return { what: 'show', cards, seats: [to] };
    case 4:
      return { what: 'open', cards };
    case 5:
      return { what: 'bury', cards };
    default:
      return { what: 'roll', n: 1, sides: 6, ...(rng.oneIn(2) ? { to } : {}) };
  }
}

/** Every face once, in the hands of those who can say so, in the deck by its keepers, or on the table. */
async function faces(t: CardTable): Promise<string[]> {
  const out: string[] = [];
  const { faces: open } = t.bench.state.play!;
  const read = new Map(
    await Promise.all(t.bench.state.roster.map(async ({ seat }) => [seat, await t.reads(seat)] as const)),
  );
  for (const [card, { place }] of Object.entries(t.cards.at)) {
    const mine = place === 'pile' ? undefined : read.get(place)?.[card];
    if (place !== 'pile' && read.has(place)) expect([card, mine]).toEqual([card, expect.any(String)]);
    if (mine !== undefined) out.push(mine);
  }
  for (const [seat, cards] of read) {
    for (const card of Object.keys(cards)) {
      const at = t.cards.at[card];
      // Nobody reads a card that was neither its own nor shown to it.
      expect(at === undefined || at.place === seat || t.cards.views[card]?.[seat] !== undefined).toBe(true);
    }
  }
  for (const [card, face] of Object.entries(open))
    if (!Object.hasOwn(t.cards.at, card) && !card.includes('roll')) out.push(face);
  return out;
}

test('[C1] [C3] [C5] [C7] whatever is asked in whatever order, every card is in one place and stays what it is', async () => {
  const seed = freshSeed();
  const rng = seeded(seed);
  const told = `SEED=${seed}`;
  const t = await CardTable.of(4, 4, 3);
  await t.deck(FACES);
  const sets = [t.kept];
  for (let step = 0; step < 40; step++) {
    const by = rng.pick(t.bench.state.roster)!.seat;
    const all = Array.from({ length: 1 + rng.below(3) }, () => wanted(t, rng));
    t.ask(by, ...all);
    if (rng.oneIn(12) && t.bench.state.roster.length > 3) t.bench.leave(t.person(rng.pick(t.bench.state.roster)!.seat));
    if (rng.oneIn(8)) {
      // Other keepers: each seat tells them another hand key.
      const seated = t.bench.state.roster.map(({ seat }) => seat);
      sets.push(t.keepers(seated, seated.length - 1));
      t.bench.set((state) => ({ ...state, keeping: { ...state.keeping!, next: sets.at(-1)!.set } }));
      t.equip(...sets);
      // They come about by an entry of theirs, after which everything is looked at anew; who asked before may have left meanwhile.
      t.ask(seated[0]!, { what: 'roll', n: 1, sides: 2 });
    }
    await t.bench.work();
    expect([told, step, t.bench.state.requests]).toEqual([told, step, {}]);
    expect([told, t.bench.state.play!.faults]).toEqual([told, 0]);
    await faces(t);
    const cards = Object.keys(t.cards.at).length;
    expect(cards + (await openCards(t)), told).toBe(FACES.length);
  }
  // In the end all of it is laid open.
  await t.asked(t.bench.state.roster[0]!.seat, { what: 'open', cards: Object.keys(t.cards.at) });
  const shown = Object.entries(t.bench.state.play!.faces).filter(([, face]) => FACES.includes(face));
  expect(shown.map(([, face]) => face).toSorted(), told).toEqual(FACES);
});

/** Cards that lie face up on the table. */
const openCards = (t: CardTable): Promise<number> =>
  Promise.resolve(
    Object.entries(t.bench.state.play!.faces).filter(
      ([card, face]) => FACES.includes(face) && !Object.hasOwn(t.cards.at, card),
    ).length,
  );
