/**
 * Four at a free table who do anything at all with real pointers, keys and buttons, all at once. Drag, throw into piles, shuffle, deal,
 * take, turn, undo. Five minutes of it, `CHAOS_MINUTES=1` for less. In the end there is one table, and every card is on it once.
 */
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SandboxView } from '../../../src/games/sandbox/view.ts';
import { freshSeed, seeded, type Rng } from '../../helpers/rng.ts';
import { freeTable } from '../helpers/free-table.ts';
import { type House, openHouse, type Person } from '../helpers/house.ts';
import { look } from '../helpers/look.ts';
import { press } from '../helpers/people.ts';
import { viewsOf } from '../helpers/views.ts';

const MINUTES = Number(process.env['CHAOS_MINUTES'] ?? 5);
/** A person who waits longer for a click than this does something else. */
const HASTE_MS = 1_500;

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** What everybody must agree on: the table without what each may read alone. */
async function publicState(person: Person): Promise<string> {
  const [table] = await viewsOf(person);
  const view = table?.play?.view as SandboxView;
  const { me: _, read: __, back: ___, forth: ____, choice: _____, ...shown } = view;
  return JSON.stringify(shown);
}

const stateOf = async (person: Person): Promise<SandboxView> => JSON.parse(await publicState(person)) as SandboxView;

/** Every card's number, wherever it lies: in leaves once, and in the list of exactly the place that it names. */
function accounts({ leaves, lists, hands }: SandboxView): {
  readonly cards: number;
  readonly wrong: readonly string[];
} {
  const wrong: string[] = [];
  const listed = new Map<number, number>();
  const note = (all: readonly number[], place: number): void => {
    for (const n of all) {
      if (listed.has(n)) wrong.push(`${n} lies twice`);
      listed.set(n, place);
    }
  };
  for (const [i, leaf] of lists.entries()) for (const [j, list] of leaf.entries()) if (list) note(list, (i << 5) | j);
  for (const { seat, cards } of hands) note(cards, -2 - seat);
  let cards = 0;
  for (const [i, leaf] of leaves.entries())
    for (const [j, piece] of leaf.entries()) {
      if (!piece) continue;
      const n = (i << 5) | j;
      if (piece.kind === 'card') cards++;
      const place = listed.get(n);
      if (piece.in === -1 ? place !== undefined : place === undefined) wrong.push(`${n} is in ${piece.in}`);
      listed.delete(n);
    }
  return { cards, wrong: [...wrong, ...[...listed.keys()].map((n) => `${n} is listed and gone`)] };
}

const isThere = async (some: ReturnType<Person['page']['locator']>, rng: Rng): Promise<typeof some | undefined> => {
  const count = await some.count();
  return count === 0 ? undefined : some.nth(rng.below(count));
};

/** One thing that somebody does. What isn't possible any more by the time of it is left. */
async function anything({ page }: Person, rng: Rng): Promise<void> {
  const cloth = (await page.locator('tv-surface').boundingBox())!;
  const somewhere = (): { readonly x: number; readonly y: number } => ({
    x: cloth.x + 20 + rng.below(Math.max(1, Math.floor(cloth.width - 40))),
    y: cloth.y + 20 + rng.below(Math.max(1, Math.floor(cloth.height - 40))),
  });
  const what = rng.below(12);
  if (what < 5) {
    const at = await (await isThere(page.locator('tv-surface .thing'), rng))?.boundingBox({ timeout: HASTE_MS });
    const from = at && rng.below(4) > 0 ? { x: at.x + at.width / 2, y: at.y + at.height / 2 } : somewhere();
    const to = somewhere();
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 2 + rng.below(5) });
    await page.mouse.up();
    return;
  }
  if (what < 7) {
    const at = somewhere();
    await page.mouse.click(at.x, at.y, { clickCount: rng.oneIn(3) ? 2 : 1 });
    return;
  }
  if (what === 7) return page.keyboard.press(rng.pick(['f', 'r', 'h', 'g', 'Control+z', 'Control+y', 'Enter'])!);
  if (what === 8) {
    const card = await isThere(page.locator('tv-hand').getByRole('button'), rng);
    return card?.click({ timeout: HASTE_MS });
  }
  const act = await isThere(
    page.locator('.bar [data-act]:not([data-act=remove], [data-act=duplicate]), .hand-acts .btn'),
    rng,
  );
  return act?.click({ timeout: HASTE_MS });
}

test(
  `${MINUTES} minutes of chaos by four with real pointers: one table in the end, every card on it once`,
  async () => {
    const seed = freshSeed();
    const people = await freeTable(house, [
      ['Bea', { width: 1024, height: 700 }],
      ['Carl', { width: 1366, height: 650, dark: true }],
      ['Dino', { width: 900, height: 700 }],
    ]);
    await press(people[0], /^Carte francesi/u);
    for (const { page } of people)
      await page
        .getByRole('option', { name: /^mazzo di 52 carte/u })
        .first()
        .waitFor({ state: 'attached' });
    const { cards } = accounts(await stateOf(people[0]));

    const until = Date.now() + MINUTES * 60_000;
    const done = await Promise.all(
      people.map(async (person, i) => {
        const rng = seeded(seed + i);
        let count = 0;
        while (Date.now() < until) {
          await anything(person, rng).catch((error: unknown) => {
            if (!/Timeout|detached|intercepts/u.test(String(error))) throw error;
          });
          count++;
        }
        return count;
      }),
    );
    console.warn(`seed ${seed}: ${done.join(' + ')} things done`);
    // All that was begun comes to an end by itself: a drag that was held, keys that are being made.
    for (const { page } of people) await page.keyboard.press('Escape');
    await expect
      .poll(
        async () => {
          const all = await Promise.all(people.map((person) => publicState(person)));
          const busy = (JSON.parse(all[0]!) as SandboxView).jobs.filter(Boolean).length;
          return [new Set(all).size, busy];
        },
        { timeout: 120_000, interval: 1_000 },
      )
      .toEqual([1, 0]);
    await look(people[0], 'sandbox-chaos');
    expect(accounts(await stateOf(people[0])), `seed ${seed}`).toEqual({ cards, wrong: [] });
    expect((await stateOf(people[0])).news.length, `seed ${seed}`).toBeGreaterThan(5);
    for (const { console: lines } of people)
      expect(
        lines.filter((line) => /^(?:error|pageerror)/u.test(line)),
        `seed ${seed}`,
      ).toEqual([]);
  },
  (MINUTES + 10) * 60_000,
);
