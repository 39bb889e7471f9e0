/** One person with several devices, and several people who make sure that nobody sits in the middle: real pages, real relay. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, type Person } from './helpers/house.ts';
import { makeTable, offerDevice, press, rename, sitDown, toDevices } from './helpers/people.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Name of what has the keyboard, through all shadow trees. */
const focused = (person: Person): Promise<string | null> =>
  person.page.evaluate(() => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    return at?.getAttribute('aria-label') ?? at?.tagName ?? null;
  });

async function fourWords(person: Person): Promise<readonly string[]> {
  await press(person, 'A tavola');
  await press(person, 'Le quattro parole');
  await person.page.locator('tv-four-words li b').first().waitFor();
  const words = await person.page.locator('tv-four-words li b').allInnerTexts();
  await press(person, 'Sono uguali');
  return words;
}

/** In the window of another device's offer: the link that its code stands for. */
const pairingLink = ({ page }: Person): Promise<string> =>
  page
    .locator('tv-pair')
    .evaluate((el) => (el as never as { devices: { offer: { link: string } } }).devices.offer.link);

test('[I14] one person’s devices: a phone by a code, another by a link, and a new one by the recovery code when all are gone', async () => {
  const { host, link } = await makeTable(house, 'Giulia');
  await sitDown(host);
  await toDevices(host);
  await press(host, 'Codice di recupero');
  await press(host, 'Fai il codice');
  const recovery = await host.page.locator('tv-recovery .code').innerText();
  await press(host, 'L’ho messo al sicuro');
  await host.page.keyboard.press('Escape');

  // A code typed beside the form to sit down: both screens show one number, then the phone sits at the same seat.
  const code = await offerDevice(host, 'Tutti e due la mia mano');
  const phone = await house.enter('phone', link, { width: 390, height: 844 });
  await phone.page
    .getByRole('textbox', { name: 'Oppure entra col codice' })
    .fill(code.toLowerCase().replaceAll('-', ' '));
  await press(phone, 'Entra');
  const asked = phone.page.getByText(/Numero da confrontare: [0-9 ]+/);
  await asked.waitFor();
  const number = /[0-9]{3} [0-9]{3}/.exec(await asked.innerText())![0];
  expect(await host.page.locator('tv-pair .big-number').innerText()).toBe(number);
  expect(await host.page.getByText('Un altro dispositivo').count()).toBe(0);
  await press(host, /È lo stesso/);
  await phone.page.getByText('A voce sei').waitFor();
  expect(await phone.page.locator('tv-lobby .place:has(.me)').count()).toBe(1);
  await host.page.getByText('Un altro dispositivo').waitFor();
  await phone.context.close();
  await host.page.keyboard.press('Escape');

  // A pairing link asks by itself, nothing of it is kept, and with “only there” this screen loses the hand.
  await offerDevice(host, 'La mano solo di là');
  const pairing = await pairingLink(host);
  const other = await house.enter('other phone', link.split('#')[0] + pairing, { width: 390, height: 844 });
  await other.page.getByText(/Numero da confrontare/).waitFor();
  expect(await other.page.evaluate(() => JSON.stringify(localStorage))).not.toContain(pairing.split('.').at(-1));
  expect(other.page.url()).not.toContain('1p.');
  await press(host, /È lo stesso/);
  await other.page.getByText('A voce sei').waitFor();
  await host.page.keyboard.press('Escape');
  await host.page.getByRole('button', { name: 'Questo schermo mostra solo il tavolo' }).waitFor();
  for (const person of [host, other]) await person.context.close();

  // Nobody is left at the table.
  const back = await house.enter('Giulia', link);
  await press(back, 'Ho già un posto qui');
  const ways = back.page.locator('tv-return');
  await ways.getByRole('textbox', { name: 'Codice' }).fill(recovery);
  await ways.getByRole('button', { name: 'Entra', exact: true }).click();
  await back.page.getByText('A voce sei').waitFor();
  await back.context.close();
});

test('two people: the four words, a page that is closed, a device that is lost, a second tab, and one of them gone', async () => {
  const { host, link } = await makeTable(house, 'Giulia');
  await sitDown(host);
  const alone = await fourWords(host);
  const marco = await house.enter('Marco', link);
  await sitDown(marco);
  await host.page.getByRole('heading', { name: 'Siamo in due' }).waitFor();
  // The same for all, and others once somebody else sits.
  const here = await fourWords(host);
  expect(here).toHaveLength(4);
  await expect.poll(() => fourWords(marco)).toEqual(here);
  expect(alone).not.toEqual(here);
  // The window came from another one; the focus is back on the button that opened the first.
  await expect.poll(() => focused(host)).toBe('A tavola');

  // A person whose page is closed is away at the others', and the seat is kept.
  await marco.page.close();
  await host.page.getByText('posto tenuto').waitFor();
  const again = { ...marco, page: await marco.context.newPage() };
  await again.page.goto(link);
  await again.page.getByText('A voce sei').waitFor();
  await host.page.getByText('posto tenuto').waitFor({ state: 'detached' });

  // The seat is taken back from a device that is lost, when the others know the person.
  await marco.context.close();
  const back = await house.enter('Marco', link);
  await press(back, 'Ho già un posto qui');
  await back.page.getByRole('radio', { name: 'Marco' }).check();
  await press(back, 'Chiedi agli altri');
  await back.page.getByText('Hai chiesto il posto di Marco').waitFor();
  await host.page.getByText('Marco chiede di riprendere il proprio posto').waitFor();
  await press(host, 'Sì, è chi dice');
  await back.page.getByText('A voce sei').waitFor();

  // A second tab acts when asked to, and the first one watches then.
  const second = { ...host, page: await host.context.newPage() };
  await second.page.goto(link);
  await press(second, 'Gioca qui');
  await second.page.getByText('A voce sei').waitFor();
  await host.page
    .getByText(/un’altra scheda/)
    .first()
    .waitFor();

  // With one of two gone what waits is said, with the way out explained before it is taken.
  await host.context.close();
  await rename(back, 'Marco B.');
  await back.page.getByText(/Senza conferme da Giulia siete in pochi/).waitFor();
  await press(back, 'Avanti senza…');
  await back.page.getByRole('heading', { name: 'Andare avanti senza Giulia?' }).waitFor();
  await back.page.getByText('Non si può annullare.').first().waitFor();
  await press(back, 'Aspettiamo ancora');
  await back.context.close();
});
