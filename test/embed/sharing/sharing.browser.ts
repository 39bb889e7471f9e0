/** A screen that may be shared: asked once, the phone in two taps, and a cover over everything. */
import { expect, fixture, nextFrame } from '@open-wc/testing';
import { ActEvent } from '../../../src/embed/shell/acts.ts';
import { renderBar } from '../../../src/embed/bar/bar-view.ts';
import type { TavolataTable } from '../../../src/embed/tavolata-table.ts';
import type { TvBar } from '../../../src/embed/bar/tv-bar.ts';
import { readSettings } from '../../../src/embed/settings.ts';
import type { TableView } from '../../../src/kernel/view/table-view.ts';
import { accessible } from '../../helpers/accessible.ts';
import { deep } from '../../helpers/shadow.ts';
import { waitUntil } from '../../helpers/wait-until.ts';
import { FakeTable, people, viewOf } from '../fake-table.ts';
import { opened } from '../opened.ts';

const devices = { role: 'hand', list: [], requests: [], reclaims: [], erased: false } as const;
const lobby = viewOf({ seats: people(3, 0), devices });
const playing: Partial<TableView> = { phase: 'playing', play: { number: 1, view: null, awaits: [0] } };

const within = (el: Element, name: string): HTMLElement => el.shadowRoot!.querySelector(name)!;
const button = (el: Element, name: string): HTMLButtonElement | undefined =>
  deep(el).find((e): e is HTMLButtonElement => e.matches('button') && `${e.ariaLabel} ${e.textContent}`.includes(name));
const asks = (el: Element): boolean => button(el, 'Sì, lo condivido') !== undefined;
const isCovered = (el: TavolataTable): boolean => within(within(el, 'tv-cover'), 'dialog').matches(':modal');
const lift = async (el: TavolataTable): Promise<boolean> => {
  button(within(el, 'tv-cover'), 'Scopri')!.click();
  await el.updateComplete;
  await nextFrame();
  return isCovered(el);
};
const press = async (el: TavolataTable, on: Element, more: KeyboardEventInit = {}): Promise<boolean> => {
  on.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'c', bubbles: true, composed: true, cancelable: true, ...more }),
  );
  await el.updateComplete;
  await nextFrame();
  return isCovered(el);
};

describe('a screen that may be shared', () => {
  beforeEach(() => localStorage.clear());

  it('is asked about once, in the lobby; a no is kept, and nothing else changes', async () => {
    const el = await opened(new FakeTable(lobby));
    expect(asks(el)).to.equal(true);
    button(el, 'No, lo vedo solo io')!.click();
    await nextFrame();
    expect(asks(el)).to.equal(false);
    expect(readSettings()).to.deep.equal({ sharing: 'no' });
    const again = await opened(new FakeTable(lobby));
    expect(asks(again)).to.equal(false);
  });

  it('a yes leads to the phone as hand in two taps, and silences this screen', async () => {
    const table = new FakeTable(lobby);
    const el = await opened(table);
    button(el, 'Sì, lo condivido')!.click();
    await nextFrame();
    await accessible(el);
    button(el, 'La mano sul telefono')!.click();
    await waitUntil(() => (within(el, 'tv-pair') as HTMLElement & { open: boolean }).open);
    expect(table.calls).to.deep.equal([['devices.offer', 'only-there']]);
    expect(readSettings()).to.deep.equal({ sharing: 'yes', sound: 'off' });
  });

  it('can be told about later too, whatever was answered: among one’s own devices, while the hand is here', async () => {
    const table = new FakeTable(lobby);
    const el = await opened(table);
    button(el, 'No, lo vedo solo io')!.click();
    table.show(playing);
    await nextFrame();
    const list = async (): Promise<Element> => {
      within(el, 'tv-room').dispatchEvent(new ActEvent({ act: 'devices' }));
      await nextFrame();
      await nextFrame();
      return within(el, 'tv-devices');
    };
    const devicesOf = await list();
    await accessible(el);
    button(devicesOf, 'Condivido questo schermo')!.click();
    await nextFrame();
    await nextFrame();
    expect(button(el, 'La mano sul telefono')!.checkVisibility()).to.equal(true);
    expect(readSettings()).to.deep.equal({ sharing: 'yes', sound: 'off' });
    table.show({ devices: { ...devices, role: 'table' } });
    expect(button(await list(), 'Condivido questo schermo')).to.equal(undefined);
  });

  it('isn’t asked about where one only looks on, shows the table alone, or plays already', async () => {
    for (const view of [
      viewOf({ seats: people(3) }),
      viewOf({ seats: people(3, 0), devices: { ...devices, role: 'table' } }),
      viewOf({ ...lobby, ...playing }),
    ]) {
      const el = await opened(new FakeTable(view), 'it', view.phase === 'playing' ? '.board' : 'tv-lobby');
      expect(asks(el)).to.equal(false);
    }
  });

  it('that is shown to people without the table begins covered as soon as there is something to cover; who lifts it has lifted it', async () => {
    const table = new FakeTable(lobby);
    const el = await opened(table);
    el.shared = true;
    await el.updateComplete;
    expect(isCovered(el)).to.equal(false);
    table.show(playing);
    await waitUntil(() => isCovered(el), 'the cover');
    expect(await lift(el)).to.equal(false);
    table.show({ ...playing, play: { number: 1, view: null, awaits: [1] } });
    await nextFrame();
    expect(isCovered(el)).to.equal(false);
    table.show({ phase: 'lobby' });
    await nextFrame();
    table.show(playing);
    await waitUntil(() => isCovered(el), 'the cover of the next game');
  });

  it('C covers everything, windows too, and never lifts it; not while somebody writes, nor with another key held', async () => {
    const el = await opened(new FakeTable(viewOf({ ...lobby, ...playing })), 'it', '.board');
    expect(isCovered(el)).to.equal(false);
    expect(await press(el, el, { ctrlKey: true })).to.equal(false);
    const field = document.createElement('input');
    el.shadowRoot!.querySelector('.board')!.append(field);
    expect(await press(el, field)).to.equal(false);
    field.remove();
    button(within(el, 'tv-bar'), 'A tavola')!.click();
    await nextFrame();
    expect(await press(el, el)).to.equal(true);
    // What lies in the middle of the page is the cover, though a window is open.
    const box = el.getBoundingClientRect();
    expect(document.elementFromPoint(box.x + box.width / 2, 40)).to.equal(el);
    expect(el.shadowRoot!.elementFromPoint(innerWidth / 2, innerHeight / 2)?.localName).to.equal('tv-cover');
    await accessible(el);
    expect(await press(el, within(el, 'tv-cover'))).to.equal(true);
    expect(await lift(el)).to.equal(false);
  });

  it('covers a moment of the past like the present: by C, by the bar, and by itself before people without the table', async () => {
    const line = { position: 3, time: 0, what: 'start', seat: 0, name: 'Giulia' };
    const table = new FakeTable(viewOf({ ...lobby, ...playing, log: [{ ...line, position: 2 }, line] }));
    const el = await opened(table, 'it', '.board');
    within(el, 'tv-room').dispatchEvent(new ActEvent({ act: 'look', position: 2 }));
    await waitUntil(() => el.shadowRoot!.querySelector('tv-replay'), 'the past');
    expect(await press(el, el)).to.equal(true);
    expect(await lift(el)).to.equal(false);
    button(within(el, 'tv-bar'), 'Copri tutto')!.click();
    await nextFrame();
    expect(isCovered(el)).to.equal(true);
    expect(await lift(el)).to.equal(false);
    el.shared = true;
    await el.updateComplete;
    expect(isCovered(el)).to.equal(true);
  });

  it('offers the cover for a saved log too, where one’s own hand is shown', async () => {
    const view = viewOf({ ...lobby, ...playing, past: { position: 2, last: 3 } });
    const options = { lang: 'it', theme: 'light', sound: false, settings: {}, home: false } as const;
    const more = { unread: 0, inviting: false, words: () => '', features: undefined };
    const bar = (known: TableView): Promise<TvBar> =>
      fixture(renderBar({ view: known, saved: true }, known, { ...options, ...more }));
    expect(button(await bar(view), 'Copri tutto')).to.not.equal(undefined);
    expect(button(await bar({ ...view, devices: { ...devices, role: null } }), 'Copri tutto')).to.equal(undefined);
  });

  it('covers again once it is back on the page, as where its element is moved', async () => {
    const cover = Object.assign(document.createElement('tv-cover'), { open: true });
    const place = document.createElement('div');
    document.body.append(place, cover);
    try {
      await cover.updateComplete;
      const dialog = cover.shadowRoot!.querySelector('dialog')!;
      expect(dialog.matches(':modal')).to.equal(true);
      place.append(cover);
      expect(dialog.matches(':modal')).to.equal(true);
      cover.open = false;
      await cover.updateComplete;
      place.after(cover);
      expect(dialog.matches(':modal')).to.equal(false);
    } finally {
      cover.remove();
      place.remove();
    }
  });

  it('stays covered when a window opens by itself', async () => {
    const table = new FakeTable(viewOf({ ...lobby, ...playing }));
    const el = await opened(table, 'it', '.board');
    const top = (): string | undefined => el.shadowRoot!.elementFromPoint(innerWidth / 2, innerHeight / 2)?.localName;
    within(el, 'tv-room').dispatchEvent(new ActEvent({ act: 'relink' }));
    await nextFrame();
    expect(await press(el, el)).to.equal(true);
    table.company.link = '#1.another';
    table.show({});
    const invites = (): boolean | undefined =>
      el.shadowRoot!.querySelector('tv-invite')?.shadowRoot?.querySelector('tv-dialog')?.open;
    await waitUntil(invites, 'the window with the new link');
    await el.updateComplete;
    await nextFrame();
    expect(top()).to.equal('tv-cover');
    expect(deep(el).find((e) => e.matches('button:focus'))?.textContent).to.contain('Scopri');
    expect(await lift(el)).to.equal(false);
    expect(top()).to.equal('tv-invite');
  });

  it('the cover is in the bar while there is something to cover, and on a narrow bar the invitation gives way to it', async () => {
    const table = new FakeTable(lobby);
    const el = await opened(table);
    const bar = within(el, 'tv-bar') as TvBar;
    expect(button(bar, 'Copri tutto')).to.equal(undefined);
    expect(await press(el, el)).to.equal(false);
    table.show(playing);
    await nextFrame();
    expect(button(bar, 'Invita')!.className).to.contain('not-narrow');
    button(bar, 'Copri tutto')!.click();
    await nextFrame();
    expect(isCovered(el)).to.equal(true);
    button(within(el, 'tv-cover'), 'Scopri')!.click();
    await nextFrame();
    expect(isCovered(el)).to.equal(false);
    table.show({ devices: { ...devices, role: 'table' } });
    await nextFrame();
    expect(button(bar, 'Copri tutto')).to.equal(undefined);
  });
});
