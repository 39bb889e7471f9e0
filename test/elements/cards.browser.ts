import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import '../../src/elements/cards/tv-card.ts';
import '../../src/elements/dice/tv-die.ts';
import type { TvDie } from '../../src/elements/dice/tv-die.ts';
import '../../src/elements/cards/tv-hand.ts';
import type { PickEvent } from '../../src/elements/cards/card-row.ts';
import type { TvHand } from '../../src/elements/cards/tv-hand.ts';
import '../../src/elements/cards/tv-pile.ts';
import type { TvPile } from '../../src/elements/cards/tv-pile.ts';
import '../../src/elements/tv-room.ts';
import { accessible } from '../helpers/accessible.ts';

const cards = [
  { id: 'a', label: 'asso, 1 di 3', face: html`<b>A</b>` },
  { id: 'b', label: 'coperta, 2 di 3' },
  { id: 'c', label: 'tre, 3 di 3', face: html`<b>3</b>`, open: true },
];
const buttons = (el: Element): readonly HTMLButtonElement[] => [...el.shadowRoot!.querySelectorAll('button')];

describe('cards, piles and dice', () => {
  it('a card that lies face down has no place for a face', async () => {
    const el = await fixture(html`<tv-card down><b>secret</b></tv-card>`);
    expect(el.shadowRoot!.querySelector('slot')).to.equal(null);
    expect(el.getAttribute('aria-hidden')).to.equal('true');
  });

  it('a tapped card is told by its name, and whether a key did it', async () => {
    const el = await fixture<TvHand>(html`<tv-hand label="mano" .cards=${cards}></tv-hand>`);
    setTimeout(() => buttons(el)[1]!.click());
    const event = (await oneEvent(el, 'tv-pick')) as PickEvent;
    expect([event.id, event.keyed]).to.deep.equal(['b', true]);
  });

  it('is left by Tab from where one was last, however one came there', async () => {
    const el = await fixture<TvHand>(html`<tv-hand label="mano" .cards=${cards}></tv-hand>`);
    const [first, second] = el.shadowRoot!.querySelectorAll('button');
    first!.focus();
    second!.focus();
    expect([first!.tabIndex, second!.tabIndex]).to.deep.equal([-1, 0]);
  });

  it('cards of a hand are at least as wide as a finger, however many there are', async () => {
    const many = Array.from({ length: 30 }, (_, i) => ({ id: String(i), label: String(i) }));
    const el = await fixture<TvHand>(html`<tv-hand style="width: 360px" label="mano" .cards=${many}></tv-hand>`);
    const lefts = buttons(el).map((button) => button.getBoundingClientRect());
    lefts.slice(1).forEach((box, i) => {
      const before = lefts[i]!;
      if (box.top === before.top) expect(box.left - before.left).to.be.at.least(43.9);
    });
    expect(el.scrollWidth).to.be.at.most(361);
  });

  it('a pile says its count once, and an empty one has none', async () => {
    const el = await fixture<TvPile>(html`<tv-pile label="Mazzo" spoken="31 carte" .count=${31}></tv-pile>`);
    expect(el.shadowRoot!.querySelector('.count')!.textContent).to.equal('31');
    expect(el.shadowRoot!.querySelector('.heard')!.textContent).to.equal('31 carte');
    el.count = 0;
    await el.updateComplete;
    expect(el.shadowRoot!.querySelector('tv-card')).to.equal(null);
  });

  it('a die of six sides has pips, others their number, a hidden one neither', async () => {
    const el = await fixture<TvDie>(html`<tv-die .value=${5} .sides=${6}></tv-die>`);
    expect(el.shadowRoot!.querySelectorAll('.pip')).to.have.length(5);
    Object.assign(el, { value: 17, sides: 20 });
    await el.updateComplete;
    expect(el.shadowRoot!.querySelector('text')!.textContent).to.equal('17');
    el.hiding = true;
    await el.updateComplete;
    expect(el.shadowRoot!.textContent).not.to.contain('17');
  });

  for (const theme of ['light', 'dark'] as const) {
    it(`they are accessible, ${theme}`, async () => {
      const el = await fixture(
        html`<tv-room theme=${theme}>
          <tv-hand label="mano" .cards=${cards} .chosen=${'a'}></tv-hand>
          <tv-pile label="Mazzo" spoken="31 carte" .count=${31}>mescolato da tutti</tv-pile>
          <tv-die .value=${3}></tv-die>
        </tv-room>`,
      );
      await accessible(el);
    });
  }
});
