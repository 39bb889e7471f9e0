/** An evening of Lupus for eight, moderated by the program on the host's own device: one plays with keys, one on a phone. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, type Person } from '../helpers/house.ts';
import { begin, day, gather, held, pick, pickByKeys, said } from '../helpers/lupus.ts';
import { headline } from '../helpers/people.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const NAMES = ['Ada', 'Bea', 'Carl', 'Dino', 'Elsa', 'Fabio', 'Gina', 'Ivo'] as const;
const KEYS = 'Bea';
/** By night the field tells the task, by day the card. */
const [WOLF, SEER] = [/Guarda chi è lupo|Sei un lupo/u, /Di chi vuoi sapere|Sei la veggente/u];
const PHONE = { width: 390, height: 844, touch: true, mobile: true } as const;

test('[LU-008] eight people and a program: three nights, and at the end every browser has checked what was said', async () => {
  const all = await gather(
    house,
    NAMES.map((name) => [name, name === 'Carl' ? PHONE : {}] as const),
  );
  const [ada] = all as [Person];
  await begin(all);

  const cards = new Map<Person, string>();
  for (let night = 1; ; night++) {
    await ada.page.locator('button.spot').first().waitFor();
    const living = await ada.page.locator('button.spot').allInnerTexts();
    const target = NAMES.find((name) => name !== 'Ada' && living.some((text) => text.includes(name)))!;
    await Promise.all(
      all.map((person) =>
        person.name === KEYS ? pickByKeys(person, NAMES.indexOf(target) + 1, target) : pick(person, target),
      ),
    );
    if (night === 1)
      await Promise.all(
        all.map(async (person) => {
          await expect.poll(() => held(person)).not.toMatch(/Solo per te|^$/u);
          cards.set(person, await held(person));
        }),
      );
    await expect.poll(() => said(ada), { timeout: 300_000 }).not.toMatch(/notte|giorno/u);
    if (/Vinc|carte/u.test(await said(ada))) break;
    // The wolves are left alone until the third night: somebody without a part goes to the stake.
    const wolves = all.filter((one) => WOLF.test(cards.get(one)!)).map(({ name }) => name);
    const others = NAMES.filter((name) => !wolves.includes(name));
    await day(all, night < 3 ? others.toReversed() : [...wolves, ...others], KEYS);
    if (/Vinc|carte/u.test(await said(ada))) break;
  }
  for (const person of all) {
    await headline(person, /Vince|Vincono/);
    await person.page.getByText('Controllato: ogni parola').waitFor();
  }
  expect([...cards.values()].filter((card) => WOLF.test(card)).length).toBe(2);
  expect([...cards.values()].filter((card) => SEER.test(card)).length).toBe(1);
  for (const person of all) expect(person.console.filter((line) => /error/iu.test(line))).toEqual([]);
}, 1_500_000);
