/** Chrononauts to its end, by whoever has the turn: history is turned wherever it can be, until too much of it is open. */
import type { Locator } from 'playwright-core';
import { draw, drawer, hand, lose, pick, turnDone } from './chrono.ts';
import type { Person } from './house.ts';
import { press } from './people.ts';

/** A deck lasts for fewer. */
const MOST_TURNS = 150;
const TURNER =
  /(Tutta un’altra storia|Una vita salvata|Una traversata tranquilla|Contrordine|Un bullone allentato).*si può giocare/;

/** A year that lies as it happened, at which this card can be aimed. */
async function unturned({ page }: Person): Promise<Locator | undefined> {
  const aims = page.getByRole('gridcell', { name: /si può scegliere/ });
  const names = await aims.evaluateAll((cells) => cells.map((cell) => cell.ariaLabel ?? ''));
  const at = names.findIndex((name) => !/^\d{4}′/.test(name));
  return at < 0 ? undefined : aims.nth(at);
}

/** Says whether a card was played. */
async function turns(person: Person): Promise<boolean> {
  const cards = hand(person).filter({ hasText: TURNER });
  for (let i = 0; i < (await cards.count()); i++) {
    await pick(cards.nth(i));
    const aim = await unturned(person);
    const chosen = (await aim?.getAttribute('aria-selected')) === 'true';
    if (!aim) continue;
    if (!chosen) await aim.click();
    await press(person, /^Gioca( su|$)/);
    return true;
  }
  return false;
}

const isOver = (person: Person): Promise<boolean> => person.page.locator('tv-receipt').isVisible();

/** Done when everybody has seen the end. Nobody answers what is announced. */
export async function toTheEnd(people: readonly Person[]): Promise<void> {
  const ends = Promise.all(people.map(({ page }) => page.locator('tv-receipt').waitFor({ timeout: 0 })));
  for (let n = 0; n < MOST_TURNS; n++) {
    const who = await Promise.race([drawer(people), ends.then(() => undefined)]);
    if (!who) return;
    await draw(who);
    const played = await turns(who);
    if (!played) await lose(who, /Toppa/);
    await Promise.race([turnDone(who), ends]);
    if (await isOver(who)) return void (await ends);
    await press(who, 'Finisci il turno');
  }
  throw new Error('no end of it');
}
