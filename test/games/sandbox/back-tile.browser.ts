/** The pattern on the backs of cards: in the colours of the room around, also when these become others. */
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { LitElement } from 'lit';
import '../../../src/elements/tv-room.ts';
import { BackTile } from '../../../src/games/sandbox/board/back-tile.ts';

class Dyed extends LitElement {
  constructor() {
    super();
    this.addController(new BackTile(this));
  }
}
customElements.define('test-dyed', Dyed);

/** The picture that an element's backs have now. */
async function tileOf(el: HTMLElement): Promise<string> {
  const address = /^url\("(blob:.*)"\)$/.exec(el.style.getPropertyValue('--back-tile'))?.[1];
  return address ? (await fetch(address)).text() : '';
}

describe('the pattern on the backs of cards', () => {
  it('has the colours of its room, and changes with them', async () => {
    const room = await fixture<HTMLElement>(
      html`<tv-room theme="light" style="--tv-tile-1: rgb(1, 2, 3); --tv-tile-2: rgb(4, 5, 6)"
        ><test-dyed></test-dyed
      ></tv-room>`,
    );
    const dyed = room.querySelector<HTMLElement>('test-dyed')!;
    await waitUntil(async () => (await tileOf(dyed)).includes('fill="rgb(1, 2, 3)"'), 'no first colour');
    expect(await tileOf(dyed)).to.include('fill="rgb(4, 5, 6)"');
    room.style.setProperty('--tv-tile-1', 'rgb(7, 8, 9)');
    await waitUntil(async () => (await tileOf(dyed)).includes('fill="rgb(7, 8, 9)"'), 'still the old colour');
    expect(await tileOf(dyed))
      .to.include('fill="rgb(4, 5, 6)"')
      .and.not.include('rgb(1, 2, 3)');
  });

  it('is one address for all tables in the same colours, and is looked at anew where a table comes to lie elsewhere', async () => {
    const rooms = await fixture<HTMLElement>(
      html`<div>
        <tv-room style="--tv-tile-1: rgb(11, 2, 3)"><test-dyed></test-dyed><test-dyed></test-dyed></tv-room>
        <tv-room style="--tv-tile-1: rgb(12, 2, 3)"></tv-room>
      </div>`,
    );
    const [one, other] = rooms.querySelectorAll<HTMLElement>('test-dyed');
    await waitUntil(() => one!.style.getPropertyValue('--back-tile') !== '', 'no pattern');
    expect(other!.style.getPropertyValue('--back-tile')).to.equal(one!.style.getPropertyValue('--back-tile'));
    rooms.lastElementChild!.append(one!);
    await waitUntil(async () => (await tileOf(one!)).includes('fill="rgb(12, 2, 3)"'), 'still the old room');
  });
});
