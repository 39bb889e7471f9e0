/** Own pictures in real browsers: chosen by one, seen by all, by whoever comes late, and after the relay has forgotten them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, type Person } from '../helpers/house.ts';
import { headline, makeTable, sitDown } from '../helpers/people.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** As many as a deck has. */
const count = 90;

interface Photo {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Pictures as a camera would make them, each another; rich enough that a set of ninety has some megabytes. */
async function photos(person: Person, n: number): Promise<Photo[]> {
  const made = await person.page.evaluate(async (count) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [800, 800];
    const at = canvas.getContext('2d')!;
    const out: string[] = [];
    for (let i = 0; i < count; i++) {
      at.fillStyle = `hsl(${(i * 47) % 360} 60% 55%)`;
      at.fillRect(0, 0, 800, 800);
      for (let j = 0; j < 900; j++) {
        const x = (i * 7_919 + j * 104_729) % 800;
        const y = (i * 6_007 + j * 15_485_863) % 800;
        at.fillStyle = `hsl(${(i * 31 + j * 17) % 360} 80% ${30 + (j % 50)}%)`;
        at.fillRect(x, y, 12 + (j % 40), 9 + ((i + j) % 30));
      }
      out.push(canvas.toDataURL('image/jpeg', 0.9).split(',')[1]!);
    }
    return out;
  }, n);
  return made.map((base64, i) => ({
    name: `IMG_${i}.jpg`,
    mimeType: 'image/jpeg',
    buffer: Buffer.from(base64, 'base64'),
  }));
}

/** The pictures of the grid that are drawn. */
const drawn = (person: Person): Promise<number> =>
  person.page
    .getByRole('grid', { name: 'Le figure' })
    .locator('img')
    .evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth > 200).length);

/** Tries again where the page offers it, as people do: on a busy machine nothing may come for the twenty seconds that a page waits. */
async function sees(person: Person, n = 20): Promise<void> {
  const look = async (): Promise<number> => {
    const again = person.page.getByRole('button', { name: 'Riprova' });
    if (await again.isVisible()) await again.click();
    return drawn(person);
  };
  await expect.poll(look).toBe(n);
}

test('[H1] [H3] [H5] somebody brings ninety photos; all see them, on a page without Workers too, and who comes after the relay forgot them', async () => {
  const { host, link } = await makeTable(house, 'Giulia');
  await sitDown(host);
  const others: Person[] = [];
  for (const name of ['Marco', 'Sofia', 'Elena']) {
    const person = await house.enter(name, link, {
      ...(name === 'Sofia' && { width: 390, height: 844, dark: true, touch: true }),
      ...(name === 'Elena' && { before: () => void Reflect.deleteProperty(window, 'Worker') }),
    });
    await sitDown(person);
    others.push(person);
  }
  const [marco, sofia, elena] = others as [Person, Person, Person];
  await host.page.getByRole('button', { name: 'Apparecchia Codenames' }).click();
  await host.page.getByRole('button', { name: 'Porta figure vostre' }).click();
  await host.page.getByText('Restano tra voi').waitFor();
  const files = await photos(host, count);
  await host.page.locator('input.files').setInputFiles(files);
  await host.page.getByText(`${count} figure, `).waitFor();
  const began = Date.now();
  await host.page.getByRole('button', { name: 'Mettile sul tavolo' }).click();
  for (const person of [host, ...others]) await person.page.getByText(`${count} figure vostre`).waitFor();
  const put = Date.now();
  for (const spymaster of [host, marco])
    await spymaster.page.getByRole('button', { name: 'Faccio da capospia' }).click();
  await sofia.page.getByRole('button', { name: 'Stendi le figure' }).click();
  for (const person of [host, ...others]) await headline(person, /indizio/);
  for (const person of [host, ...others]) await sees(person);
  console.log(`${count} own pictures: put in ${put - began} ms, seen by all ${Date.now() - put} ms later`);

  // No frame of the relay holds anything of an image.
  for (const { frames } of [host, ...others])
    for (const frame of frames) for (const word of ['WEBP', 'JFIF']) expect(frame.includes(word)).toBe(false);

  await house.stopRelay();
  await house.startRelay(true);
  await elena.page.reload();
  await sees(elena);
  const nadia = await house.enter('Nadia', link);
  await sees(nadia);
  for (const { console: lines } of [host, ...others, nadia])
    expect(lines.filter((line) => /^(error|pageerror)/.test(line) && !/WebSocket/.test(line))).toEqual([]);
});
