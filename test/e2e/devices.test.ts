/** One person with several devices, and several people who make sure that nobody sits in the middle: real pages, real relay. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, type Person } from './house.ts';
import { leftAlone, makeTable, offerDevice, press, sitDown, toDevices } from './people.ts';

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

test('[I14] a phone is paired by a code typed beside the form to sit down: both screens show one number, then it sits at the same seat', async () => {
  const { host, link } = await makeTable(house, 'Giulia');
  await sitDown(host);
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
  await press(host, /È lo stesso/);
  await phone.page.getByText('A voce sei').waitFor();
  expect(await phone.page.locator('tv-lobby .place:has(.me)').count()).toBe(1);
  await host.page.getByText('Un altro dispositivo').waitFor();
  for (const person of [host, phone]) await person.context.close();
});

test('a phone that opens the pairing link asks by itself, keeps nothing of it, and with “only there” this screen loses the hand', async () => {
  const { host, link } = await makeTable(house, 'Giulia');
  await sitDown(host);
  await offerDevice(host, 'La mano solo di là');
  const pairing = await host.page
    .locator('tv-pair')
    .evaluate((el) => (el as never as { devices: { offer: { link: string } } }).devices.offer.link);
  const phone = await house.enter('phone', link.split('#')[0] + pairing, { width: 390, height: 844 });
  await phone.page.getByText(/Numero da confrontare/).waitFor();
  expect(await phone.page.evaluate(() => JSON.stringify(localStorage))).not.toContain(pairing.split('.').at(-1));
  expect(phone.page.url()).not.toContain('1p.');
  await press(host, /È lo stesso/);
  await phone.page.getByText('A voce sei').waitFor();
  await host.page.keyboard.press('Escape');
  await host.page.getByRole('button', { name: 'Questo schermo mostra solo il tavolo' }).waitFor();
  for (const person of [host, phone]) await person.context.close();
});

test('the recovery code opens the seat on a new device', async () => {
  const { host, link } = await makeTable(house, 'Giulia');
  await sitDown(host);
  await toDevices(host);
  await press(host, 'Codice di recupero');
  await press(host, 'Fai il codice');
  const code = await host.page.locator('tv-recovery .code').innerText();
  await press(host, 'L’ho al sicuro');
  await host.context.close();
  const back = await house.enter('Giulia', link);
  await press(back, 'Ho già un posto qui');
  const ways = back.page.locator('tv-return');
  await ways.getByRole('textbox', { name: 'Codice' }).fill(code);
  await ways.getByRole('button', { name: 'Entra', exact: true }).click();
  await back.page.getByText('A voce sei').waitFor();
  await back.context.close();
});

test('a seat is taken back from a device that is lost, when the others know the person', async () => {
  const { host, link } = await makeTable(house, 'Giulia');
  await sitDown(host);
  const marco = await house.enter('Marco', link);
  await sitDown(marco);
  await host.page.getByText('Siamo in due').waitFor();
  await marco.context.close();
  const back = await house.enter('Marco', link);
  await press(back, 'Ho già un posto qui');
  await back.page.getByRole('radio', { name: 'Marco' }).check();
  await press(back, 'Chiedi agli altri');
  await back.page.getByText('Hai chiesto il posto di Marco').waitFor();
  await host.page.getByText('Marco chiede di riprendere il proprio posto').waitFor();
  await press(host, 'Sì, è chi dice');
  await back.page.getByText('A voce sei').waitFor();
  for (const person of [host, back]) await person.context.close();
});

test('the four words are the same for all, and others once somebody else sits', async () => {
  const { host, link } = await makeTable(house, 'Giulia');
  await sitDown(host);
  const alone = await fourWords(host);
  const marco = await house.enter('Marco', link);
  await sitDown(marco);
  await host.page.getByText('Siamo in due').waitFor();
  const here = await fourWords(host);
  expect(here).toHaveLength(4);
  await expect.poll(() => fourWords(marco)).toEqual(here);
  expect(alone).not.toEqual(here);
  // The window came from another one; the focus is back on the button that opened the first.
  await expect.poll(() => focused(host)).toBe('A tavola');
  for (const person of [host, marco]) await person.context.close();
});

test('who closes the page is away at the others’, and the seat is kept', async () => {
  const { host, link } = await makeTable(house, 'Giulia');
  await sitDown(host);
  const marco = await house.enter('Marco', link);
  await sitDown(marco);
  await host.page.getByText('Siamo in due').waitFor();
  await marco.page.close();
  await host.page.getByText('posto tenuto').waitFor();
  const again = { ...marco, page: await marco.context.newPage() };
  await again.page.goto(link);
  await again.page.getByText('A voce sei').waitFor();
  await host.page.getByText('posto tenuto').waitFor({ state: 'detached' });
  for (const person of [host, marco]) await person.context.close();
});

test('with one of two gone what waits is said, with the way out explained before it is taken', async () => {
  const { host, other: marco } = await leftAlone(house, 'Giulia', 'Marco');
  await marco.page.getByText(/Senza conferme da Giulia siete in pochi/).waitFor();
  await press(marco, 'Avanti senza…');
  await marco.page.getByRole('heading', { name: 'Andare avanti senza Giulia?' }).waitFor();
  await marco.page.getByText('Non si può annullare.').first().waitFor();
  await press(marco, 'Aspettiamo ancora');
  for (const person of [host, marco]) await person.context.close();
});

test('a second tab acts when asked to, and the first one watches then', async () => {
  const { host, link } = await makeTable(house, 'Giulia');
  await sitDown(host);
  const second = { ...host, page: await host.context.newPage() };
  await second.page.goto(link);
  await press(second, 'Gioca qui');
  await second.page.getByText('A voce sei').waitFor();
  await host.page
    .getByText(/un’altra scheda/)
    .first()
    .waitFor();
  await host.context.close();
});
