import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import '../../src/embed/tavolata-table.ts';
import { ActEvent } from '../../src/embed/acts.ts';
import type { TavolataTable } from '../../src/embed/tavolata-table.ts';
import type { TvReplay } from '../../src/embed/tv-replay.ts';
import type { LogLine } from '../../src/kernel/view/table-view.ts';
import { FakeTable, people, viewOf } from './fake-table.ts';
import { waitUntil } from '../helpers/wait-until.ts';
import { accessible } from '../helpers/accessible.ts';

const NAMES = ['Giulia', 'Marco', 'Sofia', 'Dario'];
const log: readonly LogLine[] = NAMES.map((name, seat) => ({
  position: seat * 2 + 1,
  time: seat * 1000,
  seat,
  name,
  what: 'seat/claim',
  args: { seat, name },
}));

async function open(theme = 'light'): Promise<{ el: TavolataTable; table: FakeTable }> {
  const table = new FakeTable(viewOf({ seats: people(4, 2), log }));
  const el = await fixture<TavolataTable>(
    html`<tavolata-table lang="it" theme=${theme} .table=${table}></tavolata-table>`,
  );
  await waitUntil(() => el.shadowRoot!.querySelector('tv-lobby'));
  return { el, table };
}

async function act(el: TavolataTable, what: ActEvent['what']): Promise<void> {
  el.shadowRoot!.querySelector('tv-room')!.dispatchEvent(new ActEvent(what));
  await nextFrame();
  await nextFrame();
}
const bar = (el: TavolataTable): TvReplay | null => el.shadowRoot!.querySelector('tv-replay');
const slider = (el: TavolataTable): HTMLInputElement => bar(el)!.shadowRoot!.querySelector('input')!;
const button = (el: TavolataTable, label: string): HTMLButtonElement =>
  [...bar(el)!.shadowRoot!.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent.trim()) === label,
  )!;
const told = (el: TavolataTable): string => bar(el)!.shadowRoot!.querySelector('[role=status]')!.textContent.trim();

describe('looking back', () => {
  beforeEach(() => localStorage.clear());

  for (const theme of ['light', 'dark']) {
    it(`is accessible, ${theme}`, async () => {
      const { el } = await open(theme);
      await act(el, { act: 'look', position: 3 });
      await accessible(el);
      await act(el, { act: 'log' });
      await accessible(el);
    });
  }

  it('says which moment is shown, takes the focus, and steps', async () => {
    const { el } = await open();
    await act(el, { act: 'look', position: 3 });
    expect(told(el)).to.equal('00:01 · Marco si siede');
    expect(slider(el).getAttribute('aria-valuetext')).to.equal('2 di 4');
    expect(bar(el)!.shadowRoot!.activeElement).to.equal(slider(el));
    button(el, 'Un momento dopo').click();
    await nextFrame();
    expect(told(el)).to.equal('00:02 · Sofia si siede');
    slider(el).value = '1';
    slider(el).dispatchEvent(new Event('input'));
    await nextFrame();
    expect(told(el)).to.equal('00:00 · Giulia si siede');
    expect(button(el, 'Un momento prima').getAttribute('aria-disabled')).to.equal('true');
    button(el, 'Un momento prima').click();
    await nextFrame();
    expect(told(el)).to.equal('00:00 · Giulia si siede');
  });

  it('runs by itself from where one is, and stops when one touches it', async () => {
    const { el } = await open();
    await act(el, { act: 'look', position: 7 });
    button(el, 'Fai scorrere').click();
    await nextFrame();
    expect(told(el)).to.equal('00:00 · Giulia si siede');
    expect(button(el, 'Ferma')).to.not.equal(undefined);
    button(el, 'Un momento dopo').click();
    await nextFrame();
    expect(button(el, 'Fai scorrere')).to.not.equal(undefined);
  });

  it('asks nothing of the table there, says why, and comes back to now', async () => {
    const { el, table } = await open();
    await act(el, { act: 'look', position: 3 });
    const before = table.calls.length;
    await act(el, { act: 'start' });
    await act(el, { act: 'rename', name: 'Zoe' });
    expect(table.calls.slice(before)).to.deep.equal([]);
    const ticket = el.shadowRoot!.querySelector('tv-refusal')!;
    await waitUntil(() => ticket.shadowRoot!.textContent.includes('momento passato'));
    button(el, 'Torna a ora').click();
    await nextFrame();
    expect(bar(el)).to.equal(null);
    await act(el, { act: 'start' });
    expect(table.calls.at(-1)).to.deep.equal(['start', {}]);
  });

  it('goes to a moment from its line in the log, and marks it there', async () => {
    const { el } = await open();
    await act(el, { act: 'log' });
    const window = el.shadowRoot!.querySelector('tv-log')!;
    const lines = [...window.shadowRoot!.querySelectorAll<HTMLButtonElement>('.at')];
    expect(lines.map((line) => line.getAttribute('aria-label'))[1]).to.equal('Rivedi 00:02, Sofia si siede');
    lines[1]!.click();
    await nextFrame();
    await nextFrame();
    expect(told(el)).to.equal('00:02 · Sofia si siede');
    expect(window.open).to.equal(false);
    await act(el, { act: 'log' });
    expect(window.shadowRoot!.querySelector('[aria-current=step]')!.textContent).to.contain('Sofia');
    expect(window.shadowRoot!.querySelectorAll('li').length).to.equal(4);
  });

  it('stays where one looks while the table goes on, and counts what came', async () => {
    const { el, table } = await open();
    await act(el, { act: 'look', position: 3 });
    const more: LogLine = { ...log[0]!, position: 9, what: 'seat/name', name: 'Giulietta' };
    table.show({ log: [...log, more] });
    await nextFrame();
    await nextFrame();
    expect(slider(el).getAttribute('aria-valuetext')).to.equal('2 di 5');
  });
});
