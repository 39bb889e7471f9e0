import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import '../../../src/embed/tavolata-table.ts';
import { ActEvent } from '../../../src/embed/shell/acts.ts';
import type { TavolataTable } from '../../../src/embed/tavolata-table.ts';
import type { TvReplay } from '../../../src/embed/past/tv-replay.ts';
import type { LogLine, TableView } from '../../../src/kernel/view/table-view.ts';
import type { Shell } from '../../../src/embed/shell/shell.ts';
import { FakeTable, people, viewOf } from '../fake-table.ts';
import { waitUntil } from '../../helpers/wait-until.ts';
import { accessible } from '../../helpers/accessible.ts';

const NAMES = ['Giulia', 'Marco', 'Sofia', 'Dario'];
const log: readonly LogLine[] = NAMES.map((name, seat) => ({
  position: seat * 2 + 1,
  time: seat * 1000,
  seat,
  name,
  what: 'seat/claim',
  args: { seat, name },
}));

async function open(theme = 'light', lines = log): Promise<{ el: TavolataTable; table: FakeTable }> {
  const table = new FakeTable(viewOf({ seats: people(4, 2), log: lines }));
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

  it('has keys that do nothing where they lead nowhere', async () => {
    const { el } = await open('light', log.slice(0, 1));
    await act(el, { act: 'look', position: 1 });
    const asked: unknown[] = [];
    bar(el)!.addEventListener('tv-act', ({ what }) => asked.push(what));
    for (const label of ['Un momento prima', 'Fai scorrere', 'Un momento dopo']) button(el, label).click();
    await nextFrame();
    expect(asked).to.deep.equal([]);
    expect(button(el, 'Ferma')).to.equal(undefined);
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

  describe('at a table that goes on', () => {
    const text = (el: TavolataTable): string =>
      el.shadowRoot!.querySelector('.strips')!.textContent.replaceAll(/\s+/gu, ' ').trim();
    const press = async (el: TavolataTable, label: string): Promise<void> => {
      const all = [...el.shadowRoot!.querySelectorAll<HTMLButtonElement>('.strip button')];
      all.find((one) => one.textContent.trim() === label)!.click();
      await nextFrame();
    };
    const vote = { asked: true, consented: [1], refused: [], needed: 2 } as const;

    /** Giulia, who hosts, looks back. */
    async function back(change: Partial<TableView> = {}): Promise<{ el: TavolataTable; table: FakeTable }> {
      const table = new FakeTable(viewOf({ seats: people(4, 0), log }));
      const el = await fixture<TavolataTable>(
        html`<tavolata-table lang="it" theme="light" .table=${table}></tavolata-table>`,
      );
      await waitUntil(() => el.shadowRoot!.querySelector('tv-lobby'));
      await act(el, { act: 'look', position: 3 });
      table.show(change);
      await nextFrame();
      return { el, table };
    }

    it('says yes or no to what is asked of all: silence would be a yes', async () => {
      const company = { id: 'e1', kind: 'change', by: 1, about: [], game: 'lupus', ...vote } as const;
      const { el, table } = await back({ company });
      await waitUntil(() => text(el).includes('Lupus'), 'the proposal');
      await accessible(el);
      await press(el, 'No');
      expect(table.calls.at(-1)).to.deep.equal(['company.consent', 'e1', false]);
      expect(told(el)).to.equal('00:01 · Marco si siede');
    });

    it('answers a proposal to go back', async () => {
      const rewind = { by: 1, position: 5, moves: 1, waiting: [0], agreed: [], warnings: [] };
      const { el, table } = await back({ rewind });
      await press(el, 'D’accordo');
      expect(table.calls.at(-1)).to.deep.equal(['undo.consent', true]);
    });

    it('lets newcomers in, and says whose turn it is where it is one’s own', async () => {
      const ugo = { ...people(12)[11]!, state: 'asking', device: 'd11' } as const;
      const play = { number: 1, view: null, awaits: [0] };
      const { el, table } = await back({ seats: [...people(4, 0), ugo], phase: 'playing', play });
      expect(text(el)).to.contain('Tocca a te.');
      await press(el, 'Fai entrare');
      expect(table.calls.at(-1)).to.deep.equal(['admit', 'd11']);
    });

    it('comes back to now before a window opens', async () => {
      const device = { device: 'd9', number: '123456', way: 'both' } as const;
      const { el } = await back({ devices: { ...viewOf().devices, requests: [device] } });
      await press(el, 'Guarda');
      await nextFrame();
      expect(bar(el)).to.equal(null);
      const pair = el.shadowRoot!.querySelector('tv-pair')!;
      expect(pair.open).to.equal(true);
      expect(pair.shadowRoot!.textContent).to.contain('123456');
    });

    it('tells the page around whose turn it is, and lets the game be heard', async () => {
      const { el, table } = await back();
      const turns: unknown[] = [];
      el.addEventListener('tv-turn', ({ seats, me }) => turns.push([seats, me]));
      const { cues } = (el as unknown as { readonly shell: Shell }).shell.senses;
      const sounds: string[] = [];
      cues.play = (sound): void => void sounds.push(sound);
      const heard: unknown[] = [];
      cues.look = (lines, live): void => void heard.push([lines.at(-1)?.what, live]);
      const rolled: LogLine = { ...log[0]!, position: 9, what: 'move/roll' };
      table.show({ phase: 'playing', play: { number: 1, view: null, awaits: [0] }, log: [...log, rolled] });
      await nextFrame();
      expect(turns).to.deep.equal([[[0], true]]);
      expect(sounds).to.deep.equal(['turn']);
      expect(heard).to.deep.include(['move/roll', true]);
    });
  });
});
