/** The focus of something that an update takes away. */
import { expect, fixture, html } from '@open-wc/testing';
import { LitElement, nothing, type TemplateResult } from 'lit';
import { KeptFocus } from '../../../src/elements/frame/kept-focus.ts';

class LosingElement extends LitElement {
  static override properties = { without: {}, still: {}, inertly: {} };
  declare without: string;
  declare still: boolean;
  declare inertly: boolean;
  protected readonly kept = new KeptFocus(this, () => this.renderRoot.querySelector('h2'));

  override render(): TemplateResult {
    return html`<h2 tabindex="-1">head</h2>
      <div ?inert=${this.inertly}>
        ${this.without === 'one' ? nothing : html`<button id="one" ?disabled=${this.still}>one</button>`}
      </div>
      <button id="two">two</button>`;
  }
}
customElements.define('losing-element', LosingElement);

const drawn = async (one: LosingElement): Promise<void> => {
  await one.updateComplete;
  // As the browser does with the next picture, it takes the focus from what can't have it.
  await new Promise(requestAnimationFrame);
  await new Promise((done) => setTimeout(done));
  await new Promise((done) => setTimeout(done));
};

async function opened(): Promise<{ one: LosingElement; button: (id: string) => HTMLButtonElement; at: () => string }> {
  const one = await fixture<LosingElement>(html`<losing-element></losing-element>`);
  return {
    one,
    button: (id) => one.shadowRoot!.querySelector<HTMLButtonElement>(`#${id}`)!,
    at: () => one.shadowRoot!.activeElement?.textContent ?? '',
  };
}

describe('the focus of what has gone', () => {
  it('goes to the headline', async () => {
    const { one, button, at } = await opened();
    button('one').focus();
    one.without = 'one';
    await drawn(one);
    expect(at()).to.equal('head');
  });

  it('goes there too where the focus had moved within the same part', async () => {
    const { one, button, at } = await opened();
    button('two').focus();
    button('one').focus();
    button('one').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }));
    one.without = 'one';
    await drawn(one);
    expect(at()).to.equal('head');
  });

  it('comes back to what could not be used for a moment, and goes to the headline where it never can', async () => {
    const { one, button, at } = await opened();
    button('one').focus();
    one.still = true;
    await drawn(one);
    one.still = false;
    await drawn(one);
    expect(at()).to.equal('one');
    one.still = true;
    await drawn(one);
    one.without = 'one';
    await drawn(one);
    expect(at()).to.equal('head');
  });

  it('comes back to what stood in something inert for a moment, and goes to the headline where that goes away', async () => {
    const { one, button, at } = await opened();
    button('one').focus();
    one.inertly = true;
    await drawn(one);
    expect(at()).to.equal('');
    one.inertly = false;
    await drawn(one);
    expect(at()).to.equal('one');
    one.inertly = true;
    await drawn(one);
    one.without = 'one';
    await drawn(one);
    expect(at()).to.equal('head');
  });

  it('stays where the person has gone: elsewhere, or nowhere', async () => {
    const { one, button, at } = await opened();
    const beside = await fixture<HTMLInputElement>(html`<input />`);
    button('one').focus();
    button('two').focus();
    one.without = 'one';
    await drawn(one);
    expect(at()).to.equal('two');
    one.without = '';
    await drawn(one);
    button('one').focus();
    beside.focus();
    one.without = 'one';
    await drawn(one);
    expect(document.activeElement).to.equal(beside);
    beside.blur();
    one.requestUpdate();
    await drawn(one);
    expect(document.activeElement?.localName, 'also if it went with the same update').to.equal('body');
    one.without = '';
    await drawn(one);
    button('one').focus();
    button('one').blur();
    await drawn(one);
    one.without = 'one';
    await drawn(one);
    expect(document.activeElement).to.equal(document.body);
  });
});
