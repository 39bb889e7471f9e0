/** Files dropped on the window that opens a game: they are its own, not the table's around. */
import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/games/sandbox/board/import/sandbox-import.ts';
import { Clipping } from '../../../src/games/sandbox/board/clipping.ts';
import type { BoardContext } from '../../../src/games/sandbox/board/context.ts';
import { waysView } from '../../../src/games/sandbox/board/import/ways-view.ts';
import { loadImportWords } from '../../../src/games/sandbox/board/import/words.ts';
import { render } from 'lit';
import type { Way } from '../../../src/games/sandbox/box/import/pictures.ts';
import type { BoxFile } from '../../../src/games/sandbox/box/file/box-file.ts';
import { accessible } from '../../helpers/accessible.ts';
import { waitUntil } from '../../helpers/wait-until.ts';

it('a file that is dropped to be opened as a game reaches nothing else, wherever in the window it falls', async () => {
  const heard: string[] = [];
  const hear = ({ type }: Event): void => void heard.push(type);
  const around = await fixture(
    html`<div @dragover=${hear} @drop=${hear}><sandbox-import lang="it"></sandbox-import></div>`,
  );
  const { shadowRoot } = around.querySelector('sandbox-import')!;
  await waitUntil(() => shadowRoot!.querySelector('.pick'));
  for (const place of ['.pick', '.body'])
    for (const type of ['dragover', 'drop']) {
      const event = new DragEvent(type, { bubbles: true, composed: true, cancelable: true });
      shadowRoot!.querySelector(place)!.dispatchEvent(event);
      expect(event.defaultPrevented, `${type} on ${place}`).to.equal(true);
    }
  expect(heard).to.deep.equal([]);
});

/** A small picture, as a browser hands it over. */
async function picture(name = 'mappa.png'): Promise<File> {
  const canvas = new OffscreenCanvas(60, 30);
  canvas.getContext('2d')!.fillRect(0, 0, 60, 30);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
}

it('what pictures become is chosen, and how large: within bounds, in the proportions of the first', async () => {
  const w = await loadImportWords('it');
  const heard: unknown[] = [];
  const def = { kind: 'board', name: 'mappa', w: 4_200, h: 2_150, faces: [{ name: 'mappa' }] };
  const file = { box: { defs: [def] }, pictures: new Map() } as unknown as BoxFile;
  const place = await fixture<HTMLElement>(html`<div></div>`);
  const draw = (way: Way, now?: BoxFile): unknown =>
    render(
      waysView(
        w,
        { way, side: 4_200, file: now },
        { as: (next) => heard.push(next), resize: (side) => heard.push(side) },
      ),
      place,
    );
  draw('board', file);
  expect(place.querySelector('output')!.textContent).to.equal('42 × 21,5 cm');
  await accessible(place);
  const side = place.querySelector<HTMLInputElement>('[name=side]')!;
  for (const value of ['9000', '', '60.5']) {
    side.value = value;
    side.dispatchEvent(new Event('change'));
  }
  const pieces = place.querySelector<HTMLInputElement>('[value=pieces]')!;
  pieces.click();
  expect(heard).to.deep.equal([6_050, 'pieces']);
  // While they are drawn the choice stays where it was: keys go on from there.
  draw('pieces');
  expect([place.querySelector('[value=pieces]') === pieces, pieces.checked]).to.deep.equal([true, true]);
  draw('deck', file);
  expect(place.querySelector('[name=side]')).to.equal(null);
});

it('pictures that are dropped or pasted on the board are opened there, by those who may prepare; other files are the table’s', async () => {
  const opened: string[][] = [];
  const heard: string[] = [];
  const around = await fixture<HTMLElement>(html`<div @drop=${(): number => heard.push('drop')}><p></p></div>`);
  const host = around.querySelector('p')!;
  let edit = 'all';
  const clipping = new Clipping(
    Object.assign(host, {
      addController: () => undefined,
      requestUpdate: () => undefined,
      removeController: () => undefined,
      updateComplete: Promise.resolve(true),
    }),
    {
      context: () => ({ still: false, view: { me: 1, host: 0, edit } }) as unknown as BoardContext,
      chosen: () => [],
      bring: () => undefined,
      files: (files) => opened.push(files.map(({ name }) => name)),
      lang: () => 'it',
    },
  );
  clipping.hostConnected();
  const fire = (type: 'drop' | 'paste', ...files: readonly File[]): boolean => {
    const data = new DataTransfer();
    for (const file of files) data.items.add(file);
    const how = { bubbles: true, composed: true, cancelable: true };
    const event =
      type === 'drop'
        ? new DragEvent('drop', { ...how, dataTransfer: data })
        : new ClipboardEvent('paste', { ...how, clipboardData: data });
    return !host.dispatchEvent(event);
  };
  expect([
    fire('drop', await picture('a.png'), await picture('b.png')),
    fire('paste', await picture('c.png')),
  ]).to.deep.equal([true, true]);
  expect(opened).to.deep.equal([['a.png', 'b.png'], ['c.png']]);
  expect(heard).to.deep.equal([]);
  fire('drop', new File(['x'], 'serata.tavolata'));
  edit = 'host';
  fire('drop', await picture());
  expect([opened.length, heard.length]).to.deep.equal([2, 2]);
  clipping.hostDisconnected();
});
