/**
 * Four people who see nothing play a game of Codenames. Each one's next step follows from nothing but what a screen reader has of their own
 * page. The accessibility tree, by role and name, and what its live regions have said. Nobody here knows another's page.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, type Person } from '../helpers/house.ts';
import { invitation, makeTable } from '../helpers/people.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

declare global {
  /** What live regions have said, in order. */
  var spoken: string[];
}

/** Notes whatever changes in a live region, in any shadow tree, as it changes. For `before` of whoever enters. */
const listen = (): void => {
  globalThis.spoken = [];
  const LIVE = '[aria-live], [role="status"], [role="alert"], [role="log"]';
  const heard = new MutationObserver((changes) => {
    const regions = new Set(
      changes.flatMap(({ target }) => (target instanceof Element ? target : target.parentElement)?.closest(LIVE) ?? []),
    );
    for (const region of regions) {
      const text = region.textContent.replaceAll(/\s+/g, ' ').trim();
      if (text) globalThis.spoken.push(text);
    }
  });
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function attachShadow(init) {
    const root = attach.call(this, init);
    heard.observe(root, { subtree: true, childList: true, characterData: true });
    return root;
  };
};

const CLUES = ['MARE', 'NOTTE', 'ALI', 'VAPORE', 'LUNA', 'PANE', 'FERRO', 'SOGNO', 'NEVE', 'FUOCO', 'SALE', 'VENTO'];
const SPYMASTERS: ReadonlySet<string> = new Set(['Giulia', 'Marco']);

/** Activates what has this role and name, as a screen reader does: focus, then Enter. */
const press = ({ page }: Person, name: string | RegExp): Promise<void> =>
  page
    .getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
    .first()
    .press('Enter');

async function write({ page }: Person, name: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name, exact: true }).focus();
  await page.keyboard.insertText(text);
}

/** One step, if what is heard asks for one; answers what it was. */
async function step(person: Person, turn: number): Promise<string> {
  const { page, name } = person;
  const tree = await page.locator('body').ariaSnapshot();
  const has = (line: RegExp): boolean => line.test(tree);
  if (has(/textbox "Il tuo nome"/)) {
    await write(person, 'Il tuo nome', name);
    await press(person, 'Siediti');
    return 'sits';
  }
  if (name === 'Giulia' && has(/Siamo in quattro/) && has(/button "Apparecchia Codenames"(?! \[disabled)/)) {
    await press(person, 'Apparecchia Codenames');
    return 'sets';
  }
  if (SPYMASTERS.has(name) && has(/button "Faccio da capospia/) && !has(/button "Non più capospia"/)) {
    await press(person, /^Faccio da capospia/);
    return 'leads';
  }
  if (name === 'Sofia' && has(/button "Stendi le figure"(?! \[disabled)/)) {
    await press(person, 'Stendi le figure');
    return 'lays';
  }
  if (has(/textbox "Parola"/)) {
    await write(person, 'Parola', CLUES[turn % CLUES.length]!);
    await press(person, 'Dai l’indizio');
    return 'clue';
  }
  const chosen = /button "(Scopri la \d+)"/.exec(tree)?.[1];
  if (chosen) {
    await press(person, chosen);
    return 'touches';
  }
  if (has(/button "Basta"/)) {
    await press(person, 'Basta');
    return 'stops';
  }
  if (!has(/Scegli una figura: si scopre/)) return '';
  const open = [...tree.matchAll(/button "figura (\d+)"/g)].map(([, n]) => Number(n));
  await press(person, new RegExp(`^figura ${open[(turn * 7) % open.length]!}$`));
  return 'points';
}

const heard = ({ page }: Person): Promise<string> => page.evaluate(() => globalThis.spoken.join('\n'));

test('four people who see nothing play a game to its end by what a screen reader tells each of them', async () => {
  const { host, link } = await makeTable(house, 'Giulia', { before: listen });
  expect(link).toBe(await invitation(host));
  const all = [host];
  for (const name of ['Marco', 'Sofia', 'Elena']) all.push(await house.enter(name, link, { before: listen }));
  let clues = 0;
  const isOver = async (): Promise<boolean> => /vincono i /i.test(await heard(host));
  await expect
    .poll(
      async () => {
        for (const person of all) if ((await step(person, clues).catch(() => '')) === 'clue') clues++;
        return isOver();
      },
      { timeout: 500_000, interval: 200 },
    )
    .toBe(true);

  for (const person of all) await expect.poll(() => heard(person), { timeout: 60_000 }).toMatch(/vincono i /i);
  const told = await Promise.all(all.map(heard));
  const revealed = (text: string): string[] => [...new Set(text.match(/La \d+ è: \p{L}+/gu))].toSorted();
  for (const [i, text] of told.entries()) {
    const name = all[i]!.name;
    // What came to light was said to everybody alike, and so was every clue; the key to nobody.
    expect(revealed(text), name).toEqual(revealed(told[0]!));
    expect(new Set(text.match(/Indizio dei \p{L}+: \p{L}+/gu)).size, name).toBeGreaterThan(0);
    expect(text, name).not.toMatch(/nella chiave/);
  }
  const tree = await host.page.getByRole('grid', { name: 'Le figure' }).ariaSnapshot();
  for (const line of revealed(told[0]!)) {
    const [, n, who] = /La (\d+) è: (\p{L}+)/u.exec(line)!;
    expect(tree).toMatch(new RegExp(`button "figura ${n} ${who}`));
  }
});
