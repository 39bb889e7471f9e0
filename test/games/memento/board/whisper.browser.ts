/** What the defeated say among themselves is seen by those whom it is for, and by nobody else (MM-060). */
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { SETTLES_MS } from '../../../../src/elements/announce.ts';
import '../../../../src/elements/tv-room.ts';
import '../../../../src/games/memento/board/memento-care.ts';
import '../../../../src/games/memento/board/memento-notes.ts';
import '../../../../src/games/memento/board/memento-window.ts';
import type { Size } from '../../../../src/games/memento/board/board-context.ts';
import { allText, allUpdated, deep } from '../../../helpers/shadow.ts';
import { contextOf } from '../board-context.ts';
import { A, B, C, inDarkness, inPrelude, L, type Tale } from '../tale.ts';

const NEW = 'Notes: a message from those who yielded';

async function shown<E extends 'memento-care' | 'memento-notes' | 'memento-window'>(
  name: E,
  t: Tale,
  seat: number | null,
  size: Size = 'wide',
): Promise<HTMLElementTagNameMap[E]> {
  const room = await fixture(html`<tv-room theme="light"></tv-room>`);
  const part = document.createElement(name);
  part.context = contextOf(t, { seat, size });
  room.append(part);
  await allUpdated(part);
  return part;
}

const labels = (care: Element): readonly string[] =>
  deep(care).flatMap((one) => (one.matches('.tools .btn') ? [one.getAttribute('aria-label') ?? ''] : []));

describe('the channel of those who have yielded', () => {
  const two = (): Tale => inDarkness().sets(B, { status: 'defeated', dice: 0 });

  it('[MM-060] a message marks the notes of the others who have yielded until they look, and nobody else’s', async () => {
    const t = two();
    const seats = [L, A, B, C, null];
    const all = await Promise.all(seats.map((seat) => shown('memento-care', t, seat)));
    t.does(C, 'whisper', { text: 'the Lantern' });
    for (const [i, care] of all.entries()) {
      care.context = contextOf(t, { seat: seats[i]! });
      await allUpdated(care);
    }
    expect(all.map((care) => labels(care).includes(NEW))).to.deep.equal([false, false, true, false, false]);
    const [, , bea] = all;
    deep(bea!)
      .find((one): one is HTMLButtonElement => one.getAttribute('aria-label') === NEW)!
      .click();
    await allUpdated(bea!);
    expect(labels(bea!)).to.include('Notes');
  });

  it('[MM-060] a screen reader says from whom a message has come, never what it says', async () => {
    const t = two();
    const notes = await shown('memento-notes', t, B);
    const heard = (part = notes): string =>
      [...part.renderRoot.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent).join(' ');
    t.does(C, 'whisper', { text: 'the Lantern' });
    notes.context = contextOf(t, { seat: B });
    await waitUntil(() => heard().includes('A message from'));
    expect(allText(notes)).to.contain('the Lantern');
    expect(heard()).not.to.contain('the Lantern');
    const own = await shown('memento-notes', t, C);
    t.does(C, 'whisper', { text: 'again' });
    own.context = contextOf(t, { seat: C });
    await allUpdated(own);
    await new Promise((done) => setTimeout(done, SETTLES_MS + 100));
    expect(heard(own).trim()).to.equal('');
  });

  it('[MM-060] after the story it is read on, and asks for no line that would be refused', async () => {
    const fields = async (t: Tale, seat: number): Promise<readonly string[]> =>
      deep(await shown('memento-notes', t, seat)).flatMap((one) =>
        one.localName === 'tv-write' ? [one.className] : [],
      );
    const t = two().does(C, 'whisper', { text: 'the Lantern' });
    expect(await fields(t, B)).to.deep.equal(['own', 'dark']);
    t.put({ stage: 'epilogue', scene: null, why: 'MM-155' });
    expect(await fields(t, B)).to.deep.equal(['own']);
    expect(allText(await shown('memento-notes', t, B))).to.contain('the Lantern');
  });

  it('[MM-007] somebody who only watches has no notes to write, and still reads those from before', async () => {
    const t = inPrelude(5).does(4, 'jot', { text: 'rain' });
    expect(labels(await shown('memento-care', t.tell('left', 4), 4))).to.include('Notes');
    expect(labels(await shown('memento-care', inPrelude(5).tell('left', 4), 4))).not.to.include('Notes');
    const notes = await shown('memento-notes', t, 4);
    expect(allText(notes)).to.contain('rain');
    expect(deep(notes).filter((one) => one.localName === 'tv-write')).to.have.length(0);
  });

  it('[MM-060] on a phone the menu is marked, in which they are', async () => {
    const t = two();
    const care = await shown('memento-care', t, B, 'phone');
    t.does(C, 'whisper', { text: 'the Lantern' });
    care.context = contextOf(t, { seat: B, size: 'phone' });
    await allUpdated(care);
    expect(labels(care)).to.include(`More: ${NEW}`);
  });

  it('[MM-164] a person who chooses whom the Darkness attacks is told to ask the others, where there are others', async () => {
    const says = async (t: Tale): Promise<string> =>
      allText(await shown('memento-window', t, C)).replaceAll(/\s+/gu, ' ');
    expect(await says(two())).to.contain('Talk to the others who have yielded, then choose. In private you can write');
    expect(await says(inDarkness())).not.to.contain('Talk to the others');
  });
});
