/** What somebody carries by keys on a free table is told to their ears: what it is, where it is, where it was put. A pointer is told nothing. */
import { expect } from '@open-wc/testing';
import { LiftedEvent } from '../../../src/elements/surface/events.ts';
import type { TvSurface } from '../../../src/elements/surface/tv-surface.ts';
import '../../../src/elements/tv-room.ts';
import '../../../src/games/sandbox/board/sandbox-board.ts';
import { allUpdated, deep } from '../../helpers/shadow.ts';
import { waitUntil } from '../../helpers/wait-until.ts';
import { Table, TOKEN } from './table.ts';

async function laid(): Promise<TvSurface> {
  const t = new Table();
  const people = ['Ada', 'Bea', 'Carl', 'Dino'].map((name, seat) => ({ seat, name, plate: seat, me: seat === 1 }));
  const own = { me: 1, choices: () => [], check: () => undefined };
  const board = Object.assign(document.createElement('sandbox-board'), { people, view: t.view(1), ...own });
  const room = document.createElement('tv-room');
  Object.assign(room.style, { display: 'block', width: '1000px', height: '700px' });
  room.append(board);
  document.body.append(room);
  const surface = (): TvSurface | undefined => deep(board).find((e): e is TvSurface => e.localName === 'tv-surface');
  await waitUntil(() => surface()?.all.has(TOKEN), 'things lie there');
  await allUpdated(board);
  return surface()!;
}

const said = (surface: TvSurface): string =>
  surface.parentElement!.querySelector('.heard[aria-live]')?.textContent ?? '';
const key = (surface: TvSurface, name: string): unknown =>
  surface
    .shadowRoot!.querySelector('.ground')!
    .dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, composed: true, cancelable: true }));

describe('what is carried by keys', () => {
  afterEach(() => document.querySelector('tv-room')?.remove());

  it('is told with its name, its place and the keys, and where it came to lie', async () => {
    const surface = await laid();
    surface.focus();
    surface.walkTo(TOKEN);
    key(surface, 'Enter');
    await waitUntil(() => said(surface).startsWith('In mano: '));
    expect(said(surface)).to.contain(surface.all.get(TOKEN)!.label);
    expect(said(surface)).to.contain('Esc per rimettere a posto');
    key(surface, 'ArrowRight');
    await waitUntil(() => !said(surface).startsWith('In mano'));
    expect(said(surface)).to.match(/^(Accanto a|Sopra|In alto|A metà|In basso) ?.+\.$/u);
    key(surface, 'Escape');
    await waitUntil(() => said(surface) === 'Rimesso al suo posto.');
    key(surface, 'Enter');
    key(surface, 'ArrowLeft');
    key(surface, 'Enter');
    await waitUntil(() => said(surface).startsWith('Posato: '));
  });

  it('by a pointer is told by nothing', async () => {
    const surface = await laid();
    surface.chosen = [TOKEN];
    surface.dispatchEvent(new LiftedEvent([TOKEN]));
    await new Promise((done) => setTimeout(done, 100));
    expect(said(surface)).to.equal('');
  });
});
