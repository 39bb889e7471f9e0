/**
 * Cards carried instead of tapped, through the real relay: Chrononauts with a mouse and with a finger, the laboratory's cards to somebody
 * else.
 */
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deal, draw, drawer, hand, noFaults, passAll, turnDone, year } from '../helpers/chrono.ts';
import { carry, pan, PHONE } from '../helpers/fingers.ts';
import { type House, openHouse, type Person } from '../helpers/house.ts';
import { look } from '../helpers/look.ts';
import { chooseOld } from '../helpers/old-game.ts';
import { invitation, press, sitDown, sure } from '../helpers/people.ts';
import { copies } from '../helpers/stacked.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

type Carry = (person: Person, card: Locator, place: Locator, above?: () => Promise<void>) => Promise<void>;

const withMouse: Carry = async ({ page }, card, place, above = async () => undefined) => {
  const at = async (of: Locator): Promise<[number, number]> => {
    const { x, y, width, height } = (await of.boundingBox())!;
    return [x + width / 2, y + height / 2];
  };
  const [x, y] = await at(card);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 30, { steps: 3 });
  await place.waitFor();
  await page.mouse.move(...(await at(place)), { steps: 8 });
  await above();
  await page.mouse.up();
};

const looking = (person: Person, name: string) => async (): Promise<void> => {
  await look(person, name);
  await person.page.emulateMedia({ colorScheme: 'dark' });
  await look(person, `${name}-dark`);
  await person.page.emulateMedia({ colorScheme: 'light' });
};

const FATE = /Tutta un’altra storia/;
const fate = (person: Person): Locator => hand(person).filter({ hasText: FATE }).first();
const along = (person: Person): Promise<number> =>
  person.page.locator('chrono-hand ul').evaluate((list) => list.scrollLeft);

test('two play Chrononauts by carrying cards: with the mouse, and with a finger that still pushes the hand along', async () => {
  const { people } = await deal(house, {
    names: ['Ada', 'Bea'],
    stack: { drawPile: copies({ 'reverse-fate': 30 }) },
    rules: { 'Si può cambiare identità': 'no' },
    options: [{}, PHONE],
  });
  const [, phone] = people as [Person, Person];
  await drawer(people);
  await passAll(people);
  for (let turn = 0; turn < 4; turn++) {
    const who = await drawer(people);
    const by: Carry = who === phone ? carry : withMouse;
    await draw(who);
    const name = `drag-${who === phone ? 'phone' : 'desk'}-${turn < 2 ? 'aim' : 'discard'}`;
    if (who === phone) {
      // A person who has ticked a box at the foot of the page is still there: what can be drawn with is always below.
      await who.page.locator('tv-board-frame').evaluate((frame) => frame.scrollTo(0, 0));
      await pan(who, hand(who).nth(1), -120, 0);
      await expect.poll(() => along(who)).toBeGreaterThan(40);
      expect(await who.page.locator('button:popover-open').count()).toBe(0);
      await pan(who, hand(who).nth(2), 200, 0);
    }
    if (turn < 2) {
      // Put down beside the table, it lies in the hand again.
      await by(who, fate(who), who.page.locator('chrononauts-board h2').first());
      await who.page.locator('button:popover-open').waitFor({ state: 'detached' });
      expect(await hand(who).and(who.page.locator('[aria-pressed=true]')).count()).toBe(0);
      await by(who, fate(who), year(who, 1957), looking(who, name));
      await expect.poll(() => year(who, 1957).getAttribute('aria-selected')).toBe('true');
      await press(who, 'Gioca sul 1957');
    } else {
      await by(who, fate(who), who.page.locator('[data-drop=loseTime]'), looking(who, name));
      await sure(who, 'Sì, davvero');
    }
    await turnDone(who);
    await press(who, 'Finisci il turno');
  }
  await year(people[0]!, 1957)
    .and(people[0]!.page.getByRole('gridcell', { name: /^1957:/ }))
    .waitFor();
  noFaults(people);
  for (const { context } of people) await context.close();
});

test('two pass cards across the laboratory’s table, with a mouse, with a finger on a phone and on a large screen', async () => {
  const ada = await house.enter('Ada', house.url, { touch: true });
  await chooseOld(ada, 'laboratory');
  await press(ada, 'Apparecchia il tavolo');
  await ada.page.getByLabel('Il tuo nome').waitFor();
  const link = await invitation(ada);
  await sitDown(ada);
  const bea = await house.enter('Bea', link, PHONE);
  await sitDown(bea);
  await press(ada, 'Apparecchia il Laboratorio');
  await press(ada, 'Mescolate tutti');
  await ada.page.getByText('mescolato da Ada e Bea').first().waitFor({ state: 'attached' });
  await press(ada, 'Distribuisci 5 a testa');
  const own = ({ page }: Person): Locator => page.getByRole('list', { name: 'La tua mano' }).getByRole('button');
  const has = (person: Person, count: number): Promise<void> =>
    expect
      .poll(() =>
        own(person)
          .filter({ hasText: / di \p{L}+/u })
          .count(),
      )
      .toBe(count);
  for (const person of [ada, bea]) await has(person, 5);
  const place = ({ page }: Person, name: string): Locator => page.locator(`[data-drop="${name}"]`);

  await withMouse(ada, own(ada).nth(1), place(ada, 'seat 1'), looking(ada, 'drag-lab-desk'));
  await has(bea, 6);
  await carry(bea, own(bea).nth(0), place(bea, 'row'), looking(bea, 'drag-lab-phone'));
  await has(bea, 5);
  await carry(bea, own(bea).nth(2), place(bea, 'pile'));
  await has(bea, 4);
  await expect.poll(() => own(ada).count()).toBe(4);
  // Where nothing scrolls a finger need not rest: up is enough.
  await pan(ada, own(ada).nth(1), 0, -240);
  await expect.poll(() => own(ada).count()).toBe(3);
  noFaults([ada, bea]);
});
