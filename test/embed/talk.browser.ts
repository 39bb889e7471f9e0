/** Talking at the table: the window, what is unread, what floats by. */
import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import '../../src/embed/tavolata-table.ts';
import type { TvBar } from '../../src/embed/bar/tv-bar.ts';
import type { TavolataTable } from '../../src/embed/tavolata-table.ts';
import type { LogLine, TableView } from '../../src/kernel/view/table-view.ts';
import { deep } from '../helpers/shadow.ts';
import { FakeTable, people, viewOf } from './fake-table.ts';
import { accessible } from '../helpers/accessible.ts';

const line = (position: number, seat: number, args: unknown): LogLine => ({
  position,
  time: position * 1000,
  seat,
  name: people(3)[seat]!.name,
  what: 'say',
  args,
});

async function open(table: FakeTable): Promise<TavolataTable> {
  const el = await fixture<TavolataTable>(
    html`<tavolata-table lang="it" theme="light" style="height:600px" .table=${table}></tavolata-table>`,
  );
  await nextFrame();
  return el;
}
const all = (el: Element): readonly Element[] => deep(el);
const button = (el: Element, name: string): HTMLButtonElement | undefined =>
  all(el).find(
    (one): one is HTMLButtonElement =>
      one instanceof HTMLButtonElement && (one.getAttribute('aria-label') ?? one.textContent.trim()) === name,
  );
const said = (el: Element, tag: string): string =>
  all(el)
    .find((one) => one.matches(tag))
    ?.shadowRoot?.textContent.replaceAll(/\s+/gu, ' ') ?? '';

describe('talking at the table', () => {
  beforeEach(() => localStorage.clear());

  it('counts what others said since one looked, lets it float by, and not what was said before the page opened', async () => {
    const log = [line(1, 1, { text: 'Prima' })];
    const table = new FakeTable(viewOf({ seats: people(3, 0), log }));
    const el = await open(table);
    expect(all(el).find((one): one is TvBar => one.matches('tv-bar'))?.unread).to.equal(0);
    table.show({ log: [...log, line(2, 1, { text: 'Dopo <b>' }), line(3, 0, { sign: 'clap' })] });
    await nextFrame();
    await nextFrame();
    expect(button(el, 'Due parole, 1 nuova')).to.exist;
    expect(said(el, 'tv-bubbles')).to.contain('Dopo <b>').and.to.contain('bravi').and.not.to.contain('Prima');
    button(el, 'Due parole, 1 nuova')!.click();
    await nextFrame();
    await nextFrame();
    expect(said(el, 'tv-talk')).to.contain('Prima').and.to.contain('Dopo <b>');
    expect(button(el, 'Due parole')).to.exist;
  });

  it('lets nothing float by, and counts nothing, that was said before the page heard the others', async () => {
    const table = new FakeTable(
      viewOf({ seats: people(3, 0), log: [], connection: { state: 'catching-up', waiting: 0 } }),
    );
    const el = await open(table);
    const old = [line(1, 1, { text: 'Ieri' }), line(2, 2, { sign: 'clap' })];
    table.show({ log: old.slice(0, 1) });
    await nextFrame();
    table.show({ log: old, connection: { state: 'live', waiting: 0 } });
    await nextFrame();
    expect(said(el, 'tv-bubbles').trim()).to.equal('');
    expect(button(el, 'Due parole')).to.exist;
    table.show({ log: [...old, line(3, 1, { text: 'Adesso' })] });
    await nextFrame();
    await nextFrame();
    expect(said(el, 'tv-bubbles')).to.contain('Adesso').and.not.to.contain('Ieri');
    expect(button(el, 'Due parole, 1 nuova')).to.exist;
  });

  it('has its log before the first line, which is read out so', async () => {
    const table = new FakeTable(viewOf({ seats: people(3, 0) }));
    const el = await open(table);
    button(el, 'Due parole')!.click();
    await nextFrame();
    await nextFrame();
    const log = all(el).find((one) => one.matches('tv-talk [role=log], [role=log]'))!;
    table.show({ log: [line(1, 1, { text: 'Eccomi' })] });
    await nextFrame();
    await nextFrame();
    expect([log.isConnected, log.textContent.includes('Eccomi')]).to.deep.equal([true, true]);
  });

  it('says a line and gives a sign; an empty line is none', async () => {
    const table = new FakeTable(viewOf({ seats: people(3, 0) }));
    const el = await open(table);
    button(el, 'Due parole')!.click();
    await nextFrame();
    await nextFrame();
    const input = all(el).find(
      (one): one is HTMLInputElement => one.getAttribute('aria-label') === 'Scrivi al tavolo',
    )!;
    button(el, 'Invia')!.click();
    input.value = ' Eccomi ';
    button(el, 'Invia')!.click();
    button(el, 'ci penso')!.click();
    await nextFrame();
    expect(table.calls).to.deep.equal([
      ['say', { text: 'Eccomi' }],
      ['say', { sign: 'think' }],
    ]);
    await accessible(el);
  });

  it('gives a line back that was refused, beside another that is written by then', async () => {
    const table = new FakeTable(viewOf({ seats: people(3, 0) }));
    const el = await open(table);
    button(el, 'Due parole')!.click();
    await nextFrame();
    await nextFrame();
    const input = all(el).find(
      (one): one is HTMLInputElement => one.getAttribute('aria-label') === 'Scrivi al tavolo',
    )!;
    table.answer = { code: 'say/line', rule: '' };
    const send = async (meanwhile: string): Promise<string> => {
      input.value = 'Eccomi';
      button(el, 'Invia')!.click();
      input.value = meanwhile;
      await nextFrame();
      return input.value;
    };
    expect([await send(''), await send('Altro')]).to.deep.equal(['Eccomi', 'Altro']);
    await nextFrame();
    expect(said(el, 'tv-talk')).to.contain('Non è partito: «Eccomi»');
    button(el, 'Riprendi')!.click();
    await nextFrame();
    expect(input.value).to.equal('Eccomi');
    expect(said(el, 'tv-talk')).to.contain('«Altro»').and.not.to.contain('«Eccomi»');
    input.value = '';
    button(el, 'Riprendi')!.click();
    await nextFrame();
    expect([input.value, button(el, 'Riprendi')]).to.deep.equal(['Altro', undefined]);
    table.answer = undefined;
    expect(await send('')).to.equal('');
  });

  it('shows what was said as on its way until the log has it, or nothing of this person waits any more', async () => {
    const table = new FakeTable(viewOf({ seats: people(3, 0), log: [line(1, 0, { text: 'Eccomi' })] }));
    const el = await open(table);
    button(el, 'Due parole')!.click();
    await nextFrame();
    await nextFrame();
    const input = all(el).find((one): one is HTMLInputElement => one.matches('tv-talk input, form input'))!;
    const show = async (change: Partial<TableView>): Promise<readonly string[]> => {
      table.show(change);
      await nextFrame();
      await nextFrame();
      return all(el).flatMap((one) => (one.matches('.sending') ? one.textContent.trim() : []));
    };
    for (const text of [' Eccomi ', 'Arrivo', 'Arrivo']) {
      input.value = text;
      button(el, 'Invia')!.click();
    }
    button(el, 'ci penso')!.click();
    const waiting = (n: number): Pick<TableView, 'connection'> => ({ connection: { state: 'live', waiting: n } });
    const sent = ['Parte: «Eccomi»', 'Parte: «Arrivo»', 'Parte: «Arrivo»', 'Parte: «ci penso»'];
    expect(await show(waiting(4))).to.deep.equal(sent);
    await accessible(el);
    const log = [line(1, 0, { text: 'Eccomi' }), line(2, 1, { text: 'Arrivo' }), line(3, 0, { text: 'Arrivo' })];
    expect(await show({ log, ...waiting(3) })).to.deep.equal([sent[0], sent[1], sent[3]]);
    const refused = { ...line(4, 0, { text: 'Eccomi' }), refusal: { code: 'say/too-fast', rule: 'X1' } };
    expect(await show({ log: [...log, refused], ...waiting(2) })).to.deep.equal([sent[1], sent[3]]);
    expect(await show(waiting(0))).to.deep.equal([]);
    table.answer = { code: 'say/line', rule: '' };
    button(el, 'ci penso')!.click();
    expect(await show({})).to.deep.equal([]);
  });

  it('is there for watchers to read, not to speak', async () => {
    const table = new FakeTable(viewOf({ seats: people(3) }));
    const el = await open(table);
    button(el, 'Due parole')!.click();
    await nextFrame();
    expect(said(el, 'tv-talk')).to.contain('bisogna avere un posto');
    expect(button(el, 'Invia')).to.equal(undefined);
  });
});
