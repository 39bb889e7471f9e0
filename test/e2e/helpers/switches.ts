/**
 * A person with five keys: sees where what they want is ringed, and presses the number that stands there, until it is chosen. They know
 * nothing of the page but what is drawn.
 */
import type { Locator } from 'playwright-core';
import type { Person } from './house.ts';

/** What isn't one of the five keys leaves a mark: `data-other` on the page. For `before` of whoever enters, whose page then has them on. */
export const fiveKeysOnly = (): void => {
  localStorage.setItem('tavolata/settings', JSON.stringify({ lang: 'it', keys: 'five' }));
  const mark = (what: string): void => document.documentElement.setAttribute('data-other', what);
  addEventListener('pointerdown', ({ pointerType }) => mark(pointerType), true);
  addEventListener('keydown', ({ key }) => ['1', '2', '3', '4', '5'].includes(key) || mark(key), true);
};

/** In px of the window. */
interface Ring {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What the five keys show: each ring with its number and its middle, and the words at the edge. */
interface Shown {
  /** The letters that can be written now, with the key of each. */
  readonly letters: Readonly<Record<string, string>>;
  readonly rings: readonly Ring[];
  readonly legend: string;
}

const shown = ({ page }: Person): Promise<Shown> =>
  page.locator('tv-five').evaluate(async ({ shadowRoot }) => {
    const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
    for (let n = 0; n < 3; n++) await frame();
    const rings = [...shadowRoot!.querySelectorAll('.box')].map((box) => {
      const { x, y, width, height } = box.getBoundingClientRect();
      return { key: box.textContent.trim(), x, y, width, height };
    });
    const letters: Record<string, string> = {};
    for (const at of shadowRoot!.querySelectorAll('.letters span'))
      if (at.className !== 'gone') letters[at.textContent] = at.className === 'one' ? '1' : '2';
    return {
      letters,
      rings,
      legend: shadowRoot!.querySelector('.legend')?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '',
    };
  });

/** Presses after which nobody would go on looking. */
const PATIENCE = 120;
/** After so many glances at the halves of both parts somebody goes further into them: a list may be longer than its half shows. */
const GLANCES = 6;

/** Keys pressed altogether, a measure of the work. */
export const pressed: Map<string, number> = new Map();

async function press({ page, name }: Person, key: string): Promise<void> {
  pressed.set(name, (pressed.get(name) ?? 0) + 1);
  await page.keyboard.press(key);
}

/**
 * The keys that lead through everything left, down to each single one: the second half first, as what isn't in sight mostly lies further
 * down. Each key is answered by the words at the edge; at the end it stands where it began.
 */
function* through(): Generator<string, void, string> {
  for (const half of ['2', '1']) {
    const legend = yield half;
    if (!legend.startsWith('3')) yield* through();
    yield '4';
  }
}

/** Halves until it is the only one left, and chooses it. */
export async function choose(person: Person, wanted: Locator): Promise<void> {
  const at = wanted.first();
  await at.waitFor();
  let tried = 0;
  let search = through();
  for (let n = 0; n < PATIENCE; n++) {
    const box = await at.boundingBox().catch(() => null);
    const { rings, legend } = await shown(person);
    const middle = box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const around = ({ x, y, width, height }: Ring): boolean =>
      middle !== null && middle.x > x && middle.x < x + width && middle.y > y && middle.y < y + height;
    const [ring] = rings.filter(around).toSorted((a, b) => a.width * a.height - b.width * b.height);
    if (ring) {
      await press(person, ring.key);
      if (ring.key === '3') return;
      search = through();
      continue;
    }
    const isNarrowed = legend.includes('indietro');
    // The words at the edge run into one another.
    const ways = /5(?:intorno )?alla tavola$/.test(legend) ? ['1', '2', '5'] : ['1', '2'];
    if (tried < GLANCES) {
      // Not in sight: back to all, then one half after the other is brought in sight, then the other part.
      await press(person, isNarrowed ? '4' : ways[tried++ % ways.length]!);
      continue;
    }
    const { value: key } = search.next(legend);
    if (key && (key !== '4' || isNarrowed)) {
      await press(person, key);
      continue;
    }
    // All of this was looked through, or it isn't there any more: on from where one stands.
    search = through();
    await press(person, isNarrowed ? '4' : ways.at(-1)!);
  }
  throw new Error(`${person.name} never gets to ${String(wanted)}: ${JSON.stringify(await shown(person))}`);
}

/** Chooses the field and writes letter by letter. Nobody gets lost here: five keys a letter, or six. */
export async function write(person: Person, label: string, text: string): Promise<void> {
  const field = person.page.getByLabel(label, { exact: true });
  await choose(person, field);
  for (const letter of text.toUpperCase()) {
    const before = await field.inputValue();
    while ((await field.inputValue()) === before) {
      const key = (await shown(person)).letters[letter];
      if (!key) throw new Error(`${person.name} finds no ${letter}`);
      await press(person, key);
    }
  }
  await press(person, '3');
}

export const chooseButton = (person: Person, name: string | RegExp): Promise<void> =>
  choose(person, person.page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }));
