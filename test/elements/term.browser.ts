import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { withTerms, type TvTerm } from '../../src/elements/tv-term.ts';
import { waitUntil } from '../helpers/wait-until.ts';
import { accessible } from '../helpers/accessible.ts';

const TERMS = {
  paradox: { word: 'Paradosso', forms: ['paradossi', 'paradossi aperti'], says: 'Una conseguenza senza causa.' },
  patch: { word: 'Toppa', forms: ['toppe'], says: 'Copre un paradosso.' },
};
const TEXT = 'Con tredici paradossi aperti si perde; una toppa copre un paradosso, e le toppe cadono.';

const mount = async (): Promise<TvTerm> => {
  const place = await fixture(html`<p>${withTerms(TEXT, TERMS)}</p>`);
  return place.querySelector('tv-term')!;
};
const word = (term: TvTerm): HTMLButtonElement => term.shadowRoot!.querySelector('button')!;
const pointer = (type: string, pointerType: string): PointerEvent =>
  new PointerEvent(type, { pointerType, bubbles: true, composed: true });

describe('<tv-term>', () => {
  it('marks each word of the glossary where it stands first, in its longest form, and leaves the text as it is', async () => {
    const place = await fixture(html`<p>${withTerms(TEXT, TERMS)}</p>`);
    expect(place.textContent).to.equal(TEXT);
    expect([...place.querySelectorAll('tv-term')].map((one) => one.textContent)).to.deep.equal([
      'paradossi aperti',
      'toppa',
    ]);
    expect(withTerms('Nessun termine qui', TERMS)).to.equal('Nessun termine qui');
  });

  it('is tall enough for a finger, and leaves its line as it is', async () => {
    const place = await fixture(html`<p style="font:13px/1.25 sans-serif">${withTerms(TEXT, TERMS)}</p>`);
    const bare = await fixture(html`<p style="font:13px/1.25 sans-serif">${TEXT}</p>`);
    for (const term of place.querySelectorAll('tv-term'))
      expect(word(term).getClientRects()[0]!.height).to.be.at.least(24);
    expect(place.getBoundingClientRect().height).to.equal(bare.getBoundingClientRect().height);
  });

  it('opens by keyboard and by a mouse that rests, says it to a screen reader, and closes by Escape', async () => {
    const term = await mount();
    word(term).click();
    expect(term.open).to.equal(true);
    await accessible(term);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    expect(term.open).to.equal(false);
    term.dispatchEvent(pointer('pointerenter', 'mouse'));
    await waitUntil(() => term.open);
    expect(term.shadowRoot!.querySelector('[role=tooltip]')!.textContent).to.equal(
      'ParadossoUna conseguenza senza causa.',
    );
    expect(word(term).getAttribute('aria-description')).to.equal('Una conseguenza senza causa.');
    term.dispatchEvent(pointer('pointerleave', 'mouse'));
    await waitUntil(() => !term.open);
    await term.updateComplete;
    expect(term.shadowRoot!.textContent.trim()).to.equal('');
  });

  it('takes an Escape for itself, so that the window around it stays', async () => {
    const term = await mount();
    word(term).click();
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, composed: true });
    word(term).dispatchEvent(event);
    expect([event.defaultPrevented, term.open]).to.deep.equal([true, false]);
  });

  it('a long press opens it, and is no tap on what it stands in', async () => {
    const term = await mount();
    let taps = 0;
    term.parentElement!.addEventListener('click', () => taps++);
    word(term).dispatchEvent(pointer('pointerdown', 'touch'));
    await waitUntil(() => term.open);
    word(term).dispatchEvent(pointer('pointerup', 'touch'));
    word(term).click();
    await nextFrame();
    expect([term.open, taps]).to.deep.equal([true, 0]);
    word(term).dispatchEvent(new FocusEvent('blur'));
    expect(term.open).to.equal(false);
  });
});
