/**
 * A mission at the table while its author writes it. What is saved stands on the open card at once, and what the run goes by is left as it
 * was.
 */
import { expect, fixture, html } from '@open-wc/testing';
import type { ProposeEvent } from '../../../../src/elements/frame/board.ts';
import '../../../../src/elements/tv-room.ts';
import '../../../../src/games/time-stories/board/time-board.ts';
import type { TimeStoriesBoard } from '../../../../src/games/time-stories/board/time-board.ts';
import { allText, allUpdated, deep } from '../../../helpers/shadow.ts';
import { made, OneShelf, packsOf } from '../vault/shelf.ts';
import { Played, secretive } from './played.ts';

const art = { face: '<svg xmlns="http://www.w3.org/2000/svg"/>', map: '<svg id="map"/>' };

/** The file with these words on the second card of the mill. @param more instructions of that card */
function fileOf(text: string, more: readonly object[] = []): Promise<Uint8Array> {
  const mission = secretive();
  const [mill] = mission.story.locations as readonly { readonly panorama: readonly object[] }[];
  const said = mill!.panorama[1] as { readonly instructions?: readonly object[] };
  Object.assign(said, {
    text: { it: text, en: text },
    instructions: [...(said.instructions ?? []), ...more],
  });
  return made({ mission, art });
}

const buttonOf = (board: Element, label: RegExp): HTMLButtonElement | undefined =>
  deep(board).find((e): e is HTMLButtonElement => e instanceof HTMLButtonElement && label.test(e.textContent.trim()));

async function comes(board: TimeStoriesBoard, words: string): Promise<void> {
  for (let n = 0; n < 200 && !allText(board).includes(words); n++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    await allUpdated(board);
  }
  expect(allText(board)).to.contain(words);
}

describe('a mission that is being written', () => {
  const globals = globalThis as { showOpenFilePicker?: unknown };
  const native = globals.showOpenFilePicker;
  afterEach(() => void (globals.showOpenFilePicker = native));

  it('shows new words on the card that is open, and says what waits until it is laid again', async () => {
    let bytes = await fileOf('a door, shut');
    let saved = 1;
    globals.showOpenFilePicker = (): Promise<readonly object[]> =>
      Promise.resolve([
        {
          getFile: (): Promise<File> =>
            Promise.resolve(new File([bytes as Uint8Array<ArrayBuffer>], 'lock.tsr', { lastModified: saved })),
        },
      ]);
    const { packs } = await packsOf(bytes);
    const shelf = new OneShelf();
    const room = await fixture(html`<tv-room theme="light" style="width:1300px;height:860px;min-height:0"></tv-room>`);
    const board = document.createElement('time-stories-board');
    const loads: { readonly hash: string }[] = [];
    board.addEventListener(
      'tv-propose',
      ({ args }: ProposeEvent) => void loads.push(args as { readonly hash: string }),
    );
    const people = ['Ada', 'Bea', 'Carl'].map((name, seat) => ({ seat, name, plate: seat, me: seat === 1 }));
    const view = new Played({ packs, load: { hash: '' } }).view(1);
    Object.assign(board, { view, lang: 'en', people, me: 1, shelf, check: () => undefined });
    room.append(board);
    await allUpdated(board);
    buttonOf(board, /^My mission, while I write it$/)!.click();
    for (let n = 0; n < 200 && loads.length === 0; n++) await new Promise((resolve) => setTimeout(resolve, 20));
    const played = new Played({ packs, load: loads[0]! }).inMill();
    board.view = played.view(1);
    await allUpdated(board);
    await comes(board, 'The table follows your file');
    buttonOf(board, /^Read: /u)!.click();
    await comes(board, 'a door, shut');

    bytes = await fileOf('a door, ajar');
    saved++;
    await comes(board, 'a door, ajar');
    await comes(board, 'From your file: 1 page is new');
    expect(allText(board)).not.to.contain('a door, shut');

    bytes = await fileOf('a gate', [{ op: 'gainAzrak' }]);
    saved++;
    await comes(board, 'More than words has changed in the file');
    await comes(board, 'a door, shut');
    expect(allText(board)).not.to.contain('a gate');
  });
});
