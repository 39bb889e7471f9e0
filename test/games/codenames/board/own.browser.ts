import { expect } from '@open-wc/testing';
import type { BoardShelf } from '../../../../src/elements/frame/board.ts';
import { makePictures } from '../../../../src/games/codenames/board/own/make-pictures.ts';
import { readSet } from '../../../../src/games/codenames/board/own/set-bytes.ts';
import type { OwnDialog } from '../../../../src/games/codenames/board/own/own-dialog.ts';
import { allText, deep } from '../../../helpers/shadow.ts';
import { buttonSaying, cells, mount, settle } from './mount.ts';
import { DARIO, ELENA, guessing, lobby, NO } from './views.ts';
import { accessible } from '../../../helpers/accessible.ts';

/** A photo of a camera: a JPEG or PNG file of so many pixels, each another. */
async function photo(n: number, width = 640, height = 480, type = 'image/jpeg'): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const at = canvas.getContext('2d')!;
  at.fillStyle = `hsl(${(n * 37) % 360} 70% 50%)`;
  at.fillRect(0, 0, width, height);
  at.fillStyle = '#fff';
  at.fillRect(n * 7, n * 3, 60, 60);
  const blob = await new Promise<Blob>((resolve) => canvas.toBlob((made) => resolve(made!), type));
  return new File([blob], `IMG_${n}.jpg`, { type });
}
const photos = (n: number): Promise<File[]> => Promise.all(Array.from({ length: n }, (_, i) => photo(i)));

/** A shelf in this page. */
function shelf(more: Partial<BoardShelf> = {}): BoardShelf & { readonly things: Map<string, Uint8Array> } {
  const things = new Map<string, Uint8Array>();
  return {
    things,
    put: (bytes, _meta, progress) => {
      things.set('ab'.repeat(32), bytes);
      progress?.(bytes.length, bytes.length);
      return Promise.resolve({ ok: true, hash: 'ab'.repeat(32) });
    },
    get: (hash) => {
      const bytes = things.get(hash);
      return Promise.resolve(bytes ? { ok: true, bytes } : { ok: false, advice: 'Riprova più tardi.' });
    },
    lend: () => () => undefined,
    ...more,
  };
}
const dialogOf = (board: Element): OwnDialog | undefined => deep(board).find((one) => one.matches('codenames-own'));

/** Fulfilled when it is so; asked at each frame. */
async function until(what: () => boolean): Promise<void> {
  while (!what()) await new Promise((resolve) => requestAnimationFrame(resolve));
}

describe('own pictures', () => {
  it('photos are drawn anew, small, without anything else that was in the file', async () => {
    const withPlace = new File([await photo(1, 3_000, 1_500), 'GPS 45.4642 N'], 'casa.jpg', { type: 'image/jpeg' });
    const made = await makePictures([withPlace], () => undefined);
    expect(made.pictures.length).to.equal(1);
    const { type, bytes } = made.pictures[0]!;
    const drawn = await createImageBitmap(new Blob([bytes as Uint8Array<ArrayBuffer>], { type }));
    expect([drawn.width, drawn.height]).to.deep.equal([512, 256]);
    expect(new TextDecoder('latin1').decode(bytes)).not.to.match(/GPS|casa/);
  });

  it('what is no image, is there twice or is too much is left out and counted', async () => {
    const [one, two] = await photos(2);
    const made = await makePictures([one!, new File(['ciao'], 'note.txt'), two!, one!], () => undefined);
    expect([made.pictures.length, made.unreadable, made.doubles, made.tooMany]).to.deep.equal([2, 1, 1, 0]);
  });

  it('[CN-015] a folder becomes a set on the shelf, and the table is asked to play with it', async () => {
    const own = shelf();
    const { board, proposed } = await mount(lobby(ELENA), { shelf: own });
    expect(allText(board)).to.contain('Si gioca con quelle di Tavolata.');
    buttonSaying(board, 'Porta figure vostre')!.click();
    await until(() => dialogOf(board) !== undefined);
    await settle(board);
    expect(allText(board)).to.contain('Restano tra voi');
    await accessible(board);
    await dialogOf(board)!.make(await photos(24));
    await settle(board);
    expect(allText(board)).to.contain('24 figure, ');
    await accessible(board);
    buttonSaying(board, 'Mettile sul tavolo')!.click();
    await until(() => proposed.length > 0);
    expect(proposed).to.deep.equal([`setPictures {"set":{"hash":"${'ab'.repeat(32)}","count":24}}`]);
    expect(readSet(own.things.get('ab'.repeat(32))!)?.length).to.equal(24);
    await settle(board);
    expect(dialogOf(board)).to.equal(undefined);
  });

  it('too few are told, and can’t be laid', async () => {
    const { board } = await mount(lobby(ELENA), { shelf: shelf() });
    buttonSaying(board, 'Porta figure vostre')!.click();
    await until(() => dialogOf(board) !== undefined);
    await dialogOf(board)!.make(await photos(3));
    await settle(board);
    expect(allText(board)).to.contain('Sono 3: ne servono almeno 20.');
    expect(buttonSaying(board, 'Mettile sul tavolo')).to.equal(undefined);
  });

  it('what the shelf refuses is said, and can be tried again', async () => {
    const full = shelf({ put: () => Promise.resolve({ ok: false, advice: 'Il tavolo è pieno.' }) });
    const { board, proposed } = await mount(lobby(ELENA), { shelf: full });
    buttonSaying(board, 'Porta figure vostre')!.click();
    await until(() => dialogOf(board) !== undefined);
    await dialogOf(board)!.make(await photos(20));
    await settle(board);
    buttonSaying(board, 'Mettile sul tavolo')!.click();
    await until(() => allText(board).includes('Il tavolo è pieno.'));
    expect(buttonSaying(board, 'Mettile sul tavolo')).not.to.equal(undefined);
    expect(proposed).to.deep.equal([]);
  });

  it('a table with own pictures shows them, by number until they are here', async () => {
    const own = shelf();
    const pictures = { hash: 'ab'.repeat(32), count: 24 };
    const view = guessing(DARIO, { pictures });
    const grid = view.grid.map((cell, i) => ({ ...cell, picture: i }));
    const { board } = await mount({ ...view, grid }, { shelf: own });
    expect(allText(board)).to.contain('Riprova più tardi.');
    expect(cells(board).every((cell) => !cell.querySelector('img'))).to.equal(true);
    const { pictures: made } = await makePictures(await photos(24), () => undefined);
    const { writeSet } = await import('../../../../src/games/codenames/board/own/set-bytes.ts');
    own.things.set(pictures.hash, writeSet(made));
    buttonSaying(board, 'Riprova')!.click();
    await until(() => cells(board).every((cell) => cell.querySelector('img')?.src.startsWith('blob:')));
    await settle(board);
    expect(buttonSaying(board, 'Descrivi le figure a voce')).to.equal(undefined);
  });

  it('something else under the hash is told, and no picture is shown', async () => {
    const own = shelf();
    own.things.set('ab'.repeat(32), new Uint8Array([1, 2, 3]));
    const { board } = await mount(lobby(ELENA, { pictures: { hash: 'ab'.repeat(32), count: 24 } }), { shelf: own });
    await until(() => allText(board).includes('non sono figure'));
  });

  it('the deck can be taken again, a watcher has no buttons, and in a saved log only numbers are shown', async () => {
    const pictures = { hash: 'ab'.repeat(32), count: 24 };
    const { board, proposed } = await mount(lobby(ELENA, { pictures }), { shelf: shelf() });
    buttonSaying(board, 'Torna a quelle di Tavolata')!.click();
    expect(proposed).to.deep.equal(['setPictures {}']);
    const watching = await mount(lobby(null, { pictures }), { shelf: shelf() });
    expect(buttonSaying(watching.board, 'Porta figure vostre')).to.equal(undefined);
    const saved = await mount(guessing(null, { pictures }));
    expect(allText(saved.board)).to.contain('non stanno nel registro');
  });

  it('what is played with stands beside or above its buttons, never under them', async () => {
    const view = lobby(ELENA, { pictures: { hash: 'ab'.repeat(32), count: 24 } });
    for (const size of ['1200px;800px', '720px;416px', '390px;800px']) {
      const { board } = await mount(view, { shelf: shelf() }, size);
      const [words, acts] = ['.own > p', '.own > .own-acts'].map((at) =>
        deep(board)
          .find((one) => one.matches(at))!
          .getBoundingClientRect(),
      );
      expect(words!.width, size).to.be.above(100);
      expect(words!.bottom <= acts!.top || words!.right <= acts!.left, size).to.equal(true);
    }
  });

  it('while a game is on the window isn’t opened, and the reason is told', async () => {
    const { board, explained } = await mount(lobby(ELENA), { shelf: shelf(), check: () => NO });
    buttonSaying(board, 'Porta figure vostre')!.click();
    await settle(board);
    expect([explained, dialogOf(board)]).to.deep.equal([[NO], undefined]);
  });
});
