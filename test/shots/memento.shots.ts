/** Memento Mori in pictures: an evening of six, from the lobby to the first defeat, at every size. */
import { afterAll, beforeAll, test } from 'vitest';
import { type House, openHouse, type Person } from '../e2e/helpers/house.ts';
import {
  act,
  answerLoss,
  button,
  choose,
  confirm,
  describeDarkness,
  gather,
  ownTrait,
  prelude,
  said,
  talk,
  tap,
} from '../e2e/helpers/memento.ts';
import { headline } from '../e2e/helpers/people.ts';
import { take } from './camera.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('Memento Mori', async () => {
  const all = await gather(house, [['Ada'], ['Bruno'], ['Carla'], ['Dino'], ['Elena'], ['Furio']]);
  const [ada] = all as [Person];
  const once = new Set<string>();
  /** Only the first time that somebody stands there. */
  const first = async (where: string, shoot: () => Promise<void>): Promise<void> => {
    if (once.has(where)) return;
    once.add(where);
    await shoot();
  };
  await take(ada, 'memento-lobby');
  await take(ada, 'memento-lobby-phone-dark-en', { size: 'phone', dark: true, lang: 'en' });
  await confirm(all);
  await describeDarkness(all, (person, where) => first(where, () => take(person, 'memento-darkness-laptop', { size: 'laptop' })));
  await talk(all, (person, where) =>
    first(where, async () => {
      await take(person, 'memento-talk');
      await take(person, 'memento-talk-half-en', { size: 'half', lang: 'en' });
    }),
  );
  for (const person of all)
    await ownTrait(person, (one, where) => first(where, () => take(one, 'memento-own-tablet', { size: 'tablet' })));
  for (const person of all)
    await prelude(person, async (one, where) =>
      first(where, async () => {
        await take(one, `memento-${where}`);
        await take(one, `memento-${where}-phone-dark`, { size: 'phone', dark: true });
      }),
    );
  for (const person of all) await headline(person, /Chi porta la Lanterna/);
  await take(ada, 'memento-vote-half', { size: 'half' });
  for (const person of all) await tap(person, /^Agnese/);
  await headline(ada, /Affronta l’Oscurità/);
  for (let scenes = 0; !once.has('three') || !once.has('attack') || !once.has('told'); scenes++) {
    for (const person of all) {
      if (await button(person, 'Scegli a che cosa rinunci').isVisible()) {
        const three = (await person.page.getByRole('row', { name: /^Oscurità/ }).count()) > 0;
        await choose(person);
        if (three) await first('three', () => scene(person));
        else await first('two', () => take(person, 'memento-scene'));
        await answerLoss(person, scenes % 3 === 0);
        continue;
      } else if (await button(person, 'Scegli qualcuno').isVisible())
        await first('attack', () => take(person, 'memento-attack-tablet-dark-en', { size: 'tablet', dark: true, lang: 'en' }));
      else if (await button(person, 'Chiudo la scena').isVisible())
        await first('told', async () => {
          // The dice are looked at first.
          await person.page.locator('memento-page').waitFor();
          await take(person, 'memento-told');
          await take(person, 'memento-told-half-en', { size: 'half', lang: 'en' });
        });
      await act(person, scenes % 3 === 0);
      const vote = person.page.locator('tv-decision button[aria-pressed="false"]:not([aria-disabled])').first();
      if (await vote.isVisible()) await vote.click().catch(() => undefined);
    }
    if (/è finita/.test(await said(ada))) break;
  }
  await tap(ada, 'La storia');
  const story = ada.page.getByRole('region', { name: 'La storia di questa sera' });
  await story.getByRole('button', { name: 'Salva il documento' }).waitFor();
  await take(ada, 'memento-story');
});

/** A scene of three at every size. */
async function scene(person: Person): Promise<void> {
  await take(person, 'memento-three');
  await take(person, 'memento-three-dark-en', { dark: true, lang: 'en' });
  for (const size of ['laptop', 'half', 'tablet', 'phone'] as const)
    await take(person, `memento-three-${size}`, { size });
}

const unseen = async (): Promise<void> => undefined;

test('Memento Mori, told to its end', async () => {
  const all = await gather(house, [['Giulia'], ['Marco'], ['Sofia'], ['Elena']]);
  const [giulia] = all as [Person];
  await confirm(all);
  await describeDarkness(all, unseen);
  await talk(all, unseen);
  for (const person of all) await ownTrait(person, unseen);
  for (const person of all) await prelude(person, unseen);
  for (const person of all) await tap(person, /^Agnese/);
  await headline(giulia, /Affronta l’Oscurità/);
  for (let acts = 0; !/è finita/.test(await said(giulia)); acts++)
    for (const person of all) {
      if (await act(person, acts % 2 === 0)) continue;
      const vote = person.page.locator('tv-decision button[aria-pressed="false"]:not([aria-disabled])').first();
      if (await vote.isVisible()) await vote.click().catch(() => undefined);
    }
  await giulia.page.locator('tv-receipt').waitFor();
  for (const size of ['laptop', 'half', 'phone'] as const) await take(giulia, `bill-memento-${size}`, { size });
  await take(giulia, 'bill-memento-dark-en', { dark: true, lang: 'en' });
});
