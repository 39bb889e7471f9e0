/** Somebody is invited by word of mouth: four words, from one browser to the next, through a relay that can't read what passes. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, type Person } from './helpers/house.ts';
import { lookAround } from './helpers/look.ts';
import { makeTable, press, sitDown } from './helpers/people.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** The host's card with four words. */
async function sayWords(host: Person): Promise<string[]> {
  await press(host, 'Invita');
  await press(host, 'Dillo a voce');
  const words = host.page.locator('tv-spoken li b');
  await words.first().waitFor();
  return words.allTextContents();
}

async function typeWords({ page }: Person, words: readonly string[]): Promise<void> {
  await page.getByLabel('Ti hanno invitato a voce?').fill(words.join(' '));
  await page.getByRole('button', { name: 'Entra', exact: true }).click();
}

test('[I40] four words lead from the first page to the table, and nothing in between holds the link', async () => {
  const { host, link } = await makeTable(house, 'Ada');
  await sitDown(host);
  const words = await sayWords(host);
  expect(words).toHaveLength(4);
  await host.page.getByText('Il link resta valido').waitFor();
  await lookAround(host, 'spoken-card');

  const bea = await house.enter('Bea', house.url);
  await lookAround(bea, 'spoken-home');
  // Three wrong ones end them; two don't.
  await typeWords(bea, ['zulu', 'zulu', 'zulu', 'qwertyu']);
  await bea.page.getByText('«qwertyu» non è tra le parole').waitFor();
  await typeWords(bea, [words[0]!, words[1]!, words[3]!, words[2]!]);
  if (words[2] !== words[3]) {
    await bea.page.getByText('Le ultime due parole sono diverse').waitFor();
    await lookAround(bea, 'spoken-wrong');
    await host.page.getByText('restano due tentativi').waitFor();
  }
  await typeWords(bea, words);
  await sitDown(bea);
  await host.page.getByText('Una persona è arrivata con queste parole').waitFor();
  expect(await bea.page.evaluate(() => location.href)).not.toContain('#1.');
  expect(await bea.page.title()).not.toContain(words[0]!);

  const [, secret = ''] = link.split('.');
  for (const { frames } of [host, bea]) {
    const passed = Buffer.concat(frames).toString('latin1');
    expect(passed).not.toContain(secret);
    for (const word of words) expect(passed).not.toContain(word);
  }

  // With the card the words end.
  await host.page.keyboard.press('Escape');
  const carl = await house.enter('Carl', `${house.url}#1.damaged`, { width: 390, height: 844 });
  await carl.page.getByText('Questo link è rovinato').waitFor();
  await lookAround(carl, 'spoken-damaged');
  await typeWords(carl, words);
  await carl.page.getByText('Nessuno aspetta con queste parole').waitFor();
  const others = await sayWords(host);
  await typeWords(carl, others);
  await sitDown(carl);
  for (const { context } of [host, bea, carl]) await context.close();
});

test('[I40] the code for the room is as large as the window lets it be', async () => {
  const { host } = await makeTable(house, 'Ada');
  await press(host, 'Invita');
  await press(host, 'QR grande, per la stanza');
  const size = await host.page.locator('tv-invite tv-qr').boundingBox();
  expect(size!.width).toBeGreaterThan(500);
  await lookAround(host, 'spoken-room');
  await host.context.close();
});
