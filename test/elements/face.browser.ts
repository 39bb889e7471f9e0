import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import '../../src/elements/frame/tv-cloth.ts';
import '../../src/elements/tv-connection.ts';
import '../../src/elements/tv-dialog.ts';
import type { TvDialog } from '../../src/elements/tv-dialog.ts';
import '../../src/elements/pictures/tv-plate.ts';
import { plateName, type TvPlate } from '../../src/elements/pictures/tv-plate.ts';
import { PLATES } from '../../src/elements/pictures/plates-data.ts';
import '../../src/elements/pictures/tv-qr.ts';
import '../../src/elements/tv-refusal.ts';
import type { RuleEvent, TvRefusal } from '../../src/elements/tv-refusal.ts';
import '../../src/elements/tv-room.ts';
import '../../src/elements/tv-slip.ts';
import '../../src/elements/tv-status.ts';
import { accessible } from '../helpers/accessible.ts';
import { waitUntil } from '../helpers/wait-until.ts';

const refusal = {
  code: 'guess-required',
  rule: 'CN-097',
  advice: 'Non ancora: prima un tentativo.',
  text: 'La squadra tocca almeno una figura per turno.',
};
const button = (root: Element, name: string): HTMLButtonElement =>
  [...root.shadowRoot!.querySelectorAll('button')].find((b) => (b.ariaLabel ?? b.textContent).includes(name))!;

describe('elements of the face', () => {
  it('plates have at least 25 pictures, each with its own name in both languages', () => {
    const names = PLATES.flatMap((_, i) => [plateName(i, 'it'), plateName(i, 'en')]);
    expect(PLATES.length).to.be.at.least(25);
    expect(new Set(names.filter((name) => name !== '')).size).to.be.at.least(2 * PLATES.length - 2);
  });

  it('what scrolls in a room shows its own corners through the scrollbar’s track', async () => {
    const el = await fixture<HTMLElement>(
      html`<tv-room theme="light"><tv-slip heading="La comanda"></tv-slip></tv-room>`,
    );
    const paper = el.querySelector('tv-slip')!.shadowRoot!.querySelector('.paper')!;
    expect(getComputedStyle(paper).scrollbarColor).to.match(/^rgb.+\) rgba\(0, 0, 0, 0\)$/);
  });

  it('a plate is decoration unless it has a label', async () => {
    const el = await fixture<TvPlate>(html`<tv-plate .plate=${3}></tv-plate>`);
    expect(el.getAttribute('aria-hidden')).to.equal('true');
    el.label = 'il fungo';
    await el.updateComplete;
    expect([el.getAttribute('role'), el.getAttribute('aria-label')]).to.deep.equal(['img', 'il fungo']);
    expect(el.hasAttribute('aria-hidden')).to.equal(false);
  });

  it('a plate has its size, rim and name before its picture is there, and keeps them when it comes', async () => {
    const el = await fixture<TvPlate>(html`<tv-plate .plate=${3} label="il fungo"></tv-plate>`);
    const { width, height } = el.getBoundingClientRect();
    expect([width, height]).to.deep.equal([44, 44]);
    expect(el.style.getPropertyValue('--rim')).to.equal(PLATES[3]!.rim);
    await waitUntil(() => el.shadowRoot!.querySelector('svg path') !== null);
    const after = el.getBoundingClientRect();
    expect([after.width, after.height]).to.deep.equal([width, height]);
  });

  for (const theme of ['light', 'dark'] as const) {
    it(`status, slip, connection and refusal are accessible, ${theme}`, async () => {
      const el = await fixture(
        html`<tv-room theme=${theme}>
          <tv-status headline="Rossi, scegliete una figura" .plates=${[1, 2]}>
            Indizio di Giulia: <b>VAPORE, 3</b>
          </tv-status>
          <tv-connection state="offline" .waiting=${2}></tv-connection>
          <tv-cloth game="codenames">linen</tv-cloth>
          <tv-slip heading="La comanda"><span slot="end">turno 5</span>MARE 2</tv-slip>
          <tv-refusal .refusal=${refusal}></tv-refusal>
          <tv-qr .text=${'https://tavolata.example/#1.abc'} label="Codice QR"></tv-qr>
        </tv-room>`,
      );
      await accessible(el);
    });
  }

  it('the connection is said in words, with what waits', async () => {
    const el = await fixture(html`<tv-connection state="offline" .waiting=${2} .lang=${'it'}></tv-connection>`);
    expect(el.shadowRoot!.textContent).to.contain('Senza rete · 2 in attesa');
  });

  it('a room in a dark room keeps its own light', async () => {
    const el = await fixture(html`<tv-room theme="dark"><tv-room theme="light"></tv-room></tv-room>`);
    const room = (e: Element): string => getComputedStyle(e).getPropertyValue('--tv-room').trim();
    expect([room(el), room(el.firstElementChild!)]).to.deep.equal(['#141a17', '#dbe3d6']);
  });

  it('a refusal says the advice, the rule in quotation marks and its number', async () => {
    const el = await fixture<TvRefusal>(html`<tv-refusal .refusal=${refusal} .lang=${'it'}></tv-refusal>`);
    expect(el.shadowRoot!.querySelector('.advice')!.textContent).to.equal(refusal.advice);
    expect(el.shadowRoot!.querySelector('q')!.textContent).to.equal(refusal.text);
    setTimeout(() => button(el, 'CN-097').click());
    const event: Event = await oneEvent(el, 'tv-rule');
    expect((event as RuleEvent).rule).to.equal('CN-097');
  });

  it('a refusal goes with Escape or its button, and only tells so', async () => {
    const el = await fixture<TvRefusal>(html`<tv-refusal .refusal=${refusal} .lang=${'en'}></tv-refusal>`);
    setTimeout(() => button(el, 'close').click());
    await oneEvent(el, 'tv-close');
    expect(el.refusal).to.equal(refusal);
    const ticket = el.shadowRoot!.querySelector('.ticket')!;
    setTimeout(() => ticket.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
    await oneEvent(el, 'tv-close');
  });

  it('a dialog gives the focus to what comes first and returns it', async () => {
    const el = await fixture(
      html`<div>
        <button id="from">open</button>
        <tv-dialog heading="Ti alzi?"
          ><p>say</p>
          <button slot="acts" autofocus>Resto</button></tv-dialog
        >
      </div>`,
    );
    const dialog = el.querySelector<TvDialog>('tv-dialog')!;
    el.querySelector<HTMLButtonElement>('#from')!.focus();
    dialog.open = true;
    await dialog.updateComplete;
    expect(document.activeElement!.textContent).to.equal('Resto');
    await accessible(el);
    setTimeout(() => button(dialog, 'Chiudi').click());
    await oneEvent(dialog, 'tv-close');
    await dialog.updateComplete;
    expect(document.activeElement!.id).to.equal('from');
  });

  describe('a dialog over the table', () => {
    const opened = async (once: boolean): Promise<{ dialog: TvDialog; window: HTMLElement; said: HTMLElement }> => {
      const dialog = await fixture<TvDialog>(
        html`<tv-dialog open heading="Il codice" ?once=${once}><p>B3F7</p></tv-dialog>`,
      );
      return {
        dialog,
        window: dialog.shadowRoot!.querySelector('dialog')!,
        said: dialog.shadowRoot!.querySelector('.body')!,
      };
    };
    const down = (on: Element): boolean => on.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    const escape = (on: Element): boolean =>
      on.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));

    it('is closed by a tap beside it, at its end; not by one that began in it or ends in it', async () => {
      const { dialog, window, said } = await opened(false);
      down(window);
      expect(dialog.open, 'pressed').to.equal(true);
      said.click();
      window.click();
      expect(dialog.open, 'ended in it').to.equal(true);
      down(said);
      window.click();
      expect(dialog.open, 'began in it').to.equal(true);
      down(window);
      window.click();
      expect(dialog.open).to.equal(false);
    });

    it('that says something once is closed by its buttons alone', async () => {
      const { dialog, window } = await opened(true);
      down(window);
      window.click();
      expect(escape(window), 'the browser is kept from closing it').to.equal(false);
      window.dispatchEvent(new Event('cancel', { cancelable: true }));
      expect(dialog.open).to.equal(true);
      button(dialog, 'Chiudi').click();
      expect(dialog.open).to.equal(false);
    });

    it('that says nothing once leaves Escape to the browser', async () => {
      const { dialog, window } = await opened(false);
      expect(escape(window)).to.equal(true);
      window.dispatchEvent(new Event('cancel', { cancelable: true }));
      expect(dialog.open).to.equal(false);
    });
  });

  it('a dialog’s title has the focus of what goes while it is open, whatever draws it', async () => {
    const el = await fixture(
      html`<tv-dialog heading="La serata"
        ><div><button id="dish">Memento</button></div></tv-dialog
      >`,
    );
    const dialog = el as TvDialog;
    dialog.open = true;
    await dialog.updateComplete;
    const dish = dialog.querySelector<HTMLButtonElement>('#dish')!;
    dish.focus();
    dish.remove();
    await waitUntil(() => dialog.shadowRoot!.activeElement?.textContent === 'La serata');
    // A person who has gone on by then is left where they are.
    dialog.append(Object.assign(document.createElement('button'), { id: 'one' }), document.createElement('input'));
    await dialog.updateComplete;
    dialog.querySelector<HTMLElement>('#one')!.focus();
    dialog.querySelector('input')!.focus();
    dialog.querySelector('#one')!.remove();
    await new Promise((done) => setTimeout(done));
    expect(document.activeElement!.localName).to.equal('input');
  });
});
