/** A whole game by clicking: four browsers and a watcher, the real relay, everything that people do in one evening. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyoneSees, finish, sitAndBegin } from './helpers/codenames-table.ts';
import { type House, openHouse, type Person } from './helpers/house.ts';
import { heard, ownSecrets, pageText, stored } from './helpers/leaks.ts';
import { giveClue, headline, keyOn, stop, touch, wholeKey } from './helpers/people.ts';
import { viewsOf } from './helpers/views.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** One tap is a finger that all see, and which is gone once it is thought over; nothing is touched by it. */
async function pointed(operative: Person, all: readonly Person[], picture: number): Promise<void> {
  const cell = new RegExp(`^figura ${picture}\\b.*segnata da ${operative.name}`);
  const others = all.filter((person) => person !== operative);
  const unseen = new Set(others);
  while (unseen.size > 0) {
    // It is shown for five seconds, which may be over before a busy machine has drawn it: then once more.
    await operative.page.getByRole('button', { name: new RegExp(`^figura ${picture}\\b`) }).click();
    const seen = [...unseen].map(async (person) => {
      const there = person.page.getByRole('button', { name: cell }).waitFor({ timeout: 10_000 });
      await there.then(
        () => unseen.delete(person),
        () => undefined,
      );
    });
    await Promise.all(seen);
    await operative.page.getByRole('button', { name: 'Ci ripenso' }).click();
  }
  for (const { page } of others) await page.getByRole('button', { name: cell }).waitFor({ state: 'hidden' });
}

test('four people in four browsers play a game by clicking, a fifth watches, and only the spymasters’ pages can read the key', async () => {
  const { all, link, key, start, other, unknowing } = await sitAndBegin(house);
  expect(key.uncovered()).toHaveLength(20);
  expect(await wholeKey(other.spymaster)).toEqual(await wholeKey(start.spymaster));
  // Longer tests, and what is told of one that fails, read a page's table so.
  expect(await viewsOf(start.spymaster)).toMatchObject([{ phase: 'playing' }]);
  // On a slow machine a draw may have begun twice: what it left is nobody else's either.
  const owned = [await ownSecrets(start.spymaster), await ownSecrets(other.spymaster)];
  expect(owned.map((all) => all.length > 0)).toEqual([true, true]);
  const secrets = owned.flat();

  const noLeak = async (): Promise<void> => {
    for (const person of unknowing) {
      expect((await keyOn(person)).filter(Boolean), person.name).toEqual([]);
      expect(await pageText(person), person.name).not.toMatch(/nella chiave|in the key|assassino|assassin\b/iu);
      const disk = await stored(person);
      expect(disk.includes('EXTRACTABLE')).toBe(false);
      const wire = await heard(person, link);
      expect(wire.length).toBeGreaterThan(20);
      for (const secret of secrets) {
        // Seed and blind apart: neither may be anywhere.
        for (const half of [secret.slice(0, 64), secret.slice(64)]) {
          expect(disk.includes(half), `${person.name}: disk`).toBe(false);
          expect(
            wire.some((entry) => entry.includes(half)),
            `${person.name}: wire`,
          ).toBe(false);
        }
      }
    }
  };
  await noLeak();

  // One of the own, then a bystander: the turn ends.
  await giveClue(start.spymaster, 'MARE', 2);
  await headline(start.operative, /scegliete/);
  const own = key.take(start.name);
  await pointed(start.operative, all, own);
  await touch(start.operative, own, start.name);
  await everyoneSees(all, own, start.name);
  await noLeak();
  const nobody = key.take('Passante');
  await touch(start.operative, nobody, 'Passante');
  await everyoneSees(all, nobody, 'Passante');

  // An enemy agent: the turn ends too, and the others are one further.
  await giveClue(other.spymaster, 'NOTTE', 1);
  const enemy = key.take(start.name);
  await touch(other.operative, enemy, start.name);
  await everyoneSees(all, enemy, start.name);
  await noLeak();

  // One of the own, then enough.
  await giveClue(start.spymaster, 'ALI', 1);
  await touch(start.operative, key.take(start.name), start.name);
  await stop(start.operative);
  await giveClue(other.spymaster, 'VAPORE', 2);
  await touch(other.operative, key.take(other.name), other.name);
  await stop(other.operative);
  await noLeak();

  await finish(key, start, 'TUTTO');
  for (const person of all) {
    await person.page.getByText(`Vincono i ${start.name}`).first().waitFor();
    await person.page.getByText('La chiave è stata riaperta e torna.').first().waitFor();
    await person.page.locator('tv-receipt').getByText('CN-115').waitFor();
    expect(await person.page.title(), person.name).not.toMatch(/#1\.|assassin|chiave|figura/iu);
  }
  const told = await keyOn(start.spymaster);
  for (const person of all) {
    await expect(keyOn(person), person.name).resolves.toEqual(told);
    expect(
      person.console.filter((line) => /^(error|pageerror)/.test(line)),
      person.name,
    ).toEqual([]);
    expect(person.page.url()).not.toContain('#1.');
    await person.context.close();
  }
});
