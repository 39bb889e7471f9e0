/**
 * Leaks of the table's vault on a page. With split keys a board has the words of a card while its reader looks at it, and nobody else's
 * board has.
 */
import { expect, fixture, html } from '@open-wc/testing';
import '../../../../src/elements/tv-room.ts';
import '../../../../src/games/time-stories/board/time-board.ts';
import type { TimeStoriesBoard } from '../../../../src/games/time-stories/board/time-board.ts';
import { shelve } from '../../../../src/games/time-stories/vault/loader.ts';
import { allText, allUpdated, deep } from '../../../helpers/shadow.ts';
import { made, OneShelf, packsOf } from '../vault/shelf.ts';
import { Played, SECRET, secretive } from './played.ts';

const WORDS = 'sealed letter';
/** On a card that nobody has taken. */
const UNREAD = 'the fourth card says that the river was blue once';
const art = { face: '<svg xmlns="http://www.w3.org/2000/svg"/>', map: '<svg id="map"/>' };

/** @param others who share the keys with seat 0; 0: they go with the file */
async function table(others = 2): Promise<{ readonly played: Played; readonly shelf: OneShelf }> {
  const mission = secretive();
  const [mill] = mission.story.locations as readonly { readonly panorama: readonly object[] }[];
  Object.assign(mill!.panorama[3]!, { text: { it: UNREAD, en: UNREAD } });
  const file = await made({ mission, art });
  const { packs } = await packsOf(file);
  const shelf = new OneShelf();
  const done = await shelve(file, shelf, others);
  if (!done.ok) throw new Error('not shelved');
  const { hash, laid } = done;
  const entry: unknown = JSON.parse(new TextDecoder().decode(shelf.things.get(hash)));
  return { played: new Played({ packs: { ...packs, [hash]: entry }, load: { hash, ...laid } }), shelf };
}

async function mount(played: Played, shelf: OneShelf, me: number | null, shared = false): Promise<TimeStoriesBoard> {
  const room = await fixture(html`<tv-room theme="light" style="width:1300px;height:860px;min-height:0"></tv-room>`);
  const board = document.createElement('time-stories-board');
  Object.assign(board, {
    view: played.view(me),
    lang: 'en',
    people: ['Ada', 'Bea', 'Carl'].map((name, seat) => ({ seat, name, plate: seat, me: seat === me })),
    me,
    shelf,
    shared,
    check: () => undefined,
  });
  room.append(board);
  await allUpdated(board);
  return board;
}

/** Pages come from the vault a moment after they are asked for. */
async function comes(board: TimeStoriesBoard, words: string): Promise<boolean> {
  for (let n = 0; n < 100; n++) {
    if (allText(board).includes(words)) return true;
    await new Promise((resolve) => setTimeout(resolve, 20));
    await allUpdated(board);
  }
  return false;
}

/** By keyboard, whatever of their own cards can be read. */
async function open(board: TimeStoriesBoard): Promise<void> {
  for (const one of deep(board))
    if (one instanceof HTMLButtonElement && one.textContent?.trim().startsWith('Read: ')) one.click();
  await allUpdated(board);
}

/** What the page itself keeps, and what its elements hold as properties of their own. */
async function kept(board: TimeStoriesBoard): Promise<string> {
  const stores = [localStorage, sessionStorage].map((store) => JSON.stringify(Object.entries(store)));
  const cached = (
    await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
  ).flat();
  const seen = new Set<object>();
  const held = [board, ...deep(board)].map((element) =>
    JSON.stringify(Object.values(element), (_key, value: unknown) => {
      if (typeof value !== 'object' || value === null) return value;
      if (seen.has(value) || value instanceof Node || value instanceof OneShelf) return undefined;
      seen.add(value);
      return value instanceof Map ? [...value] : value;
    }),
  );
  const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
  return [...stores, ...cached.map(({ url }) => url), ...held, ...addresses, location.href].join('\n');
}

describe('the board of TIME Stories with split keys', () => {
  it('[TS-323] has a card’s words for its reader alone, while it is open, and those of no other card', async () => {
    const { played, shelf } = await table();
    played.inMill();
    for (const seat of [0, 1, 2, null]) {
      const board = await mount(played, shelf, seat);
      expect(allText(board)).not.to.contain(WORDS);
      await open(board);
      expect(await comes(board, WORDS), String(seat)).to.equal(seat === 1);
      if (seat === 1) expect(allText(board)).to.contain(SECRET);
      else expect(await kept(board)).not.to.contain(WORDS);
      expect(allText(board)).not.to.contain(UNREAD);
      expect(await kept(board)).not.to.contain(UNREAD);
      board.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
      await allUpdated(board);
      expect(allText(board)).not.to.contain(WORDS);
    }
  });

  it('[TS-323] a screen for the whole table opens what all may read, also where the keys came with the file', async () => {
    const { played, shelf } = await table(0);
    played.inMill();
    const board = await mount(played, shelf, 1, true);
    await open(board);
    expect(await comes(board, 'On this screen')).to.equal(true);
    await open(board);
    expect(await comes(board, WORDS)).to.equal(false);
    expect(await kept(board)).not.to.contain(WORDS);
    // The hand comes to this device, and goes again.
    board.shared = false;
    await allUpdated(board);
    await open(board);
    expect(await comes(board, WORDS)).to.equal(true);
    board.shared = true;
    await allUpdated(board);
    expect(allText(board)).not.to.contain(WORDS);
    expect(await kept(board)).not.to.contain(WORDS);
  });
});
