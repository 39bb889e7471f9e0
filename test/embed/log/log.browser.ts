import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import '../../../src/embed/tavolata-table.ts';
import type { TavolataTable } from '../../../src/embed/tavolata-table.ts';
import type { TvLog } from '../../../src/embed/log/tv-log.ts';
import type { LogLine } from '../../../src/kernel/view/table-view.ts';
import { FakeTable, people, viewOf } from '../fake-table.ts';
import { waitUntil } from '../../helpers/wait-until.ts';
import { accessible } from '../../helpers/accessible.ts';

const touch = (position: number): LogLine => ({
  position,
  time: position * 1000,
  seat: 2,
  name: 'Sofia',
  what: 'move/touch',
  args: { cell: position % 20 },
});

const sample: readonly LogLine[] = [
  { position: 1, time: 0, seat: 0, name: 'Giulia', what: 'seat/claim', args: { seat: 0, name: 'Giulia' } },
  { position: 2, time: 1000, seat: 0, name: 'Giulia', what: 'start', args: { seats: [0] } },
  {
    position: 3,
    time: 2000,
    seat: null,
    name: '',
    what: 'roll/coin',
    args: { n: 16, sides: 9, from: [0], silent: [1] },
  },
  touch(4),
  {
    position: 5,
    time: 5000,
    seat: 1,
    name: 'Marco',
    what: 'move/stop',
    refusal: { code: 'guess-required', rule: 'CN-097' },
  },
];

async function open(log: readonly LogLine[], lang = 'it'): Promise<readonly [TavolataTable, TvLog, FakeTable]> {
  const table = new FakeTable(viewOf({ seats: people(4, 2), log }));
  const el = await fixture<TavolataTable>(
    html`<tavolata-table lang=${lang} theme="light" .table=${table}></tavolata-table>`,
  );
  await waitUntil(() => el.shadowRoot!.querySelector('tv-lobby'));
  await nextFrame();
  el.shadowRoot!.querySelector('tv-bar')!
    .shadowRoot!.querySelector<HTMLElement>(`[aria-label="${lang === 'it' ? 'Registro' : 'Log'}"]`)!
    .click();
  await waitUntil(() => el.shadowRoot!.querySelector('tv-log'), 'the windows are fetched');
  const window = el.shadowRoot!.querySelector('tv-log')!;
  await waitUntil(() => window.words, 'the game’s words are there');
  await nextFrame();
  return [el, window, table];
}

const lines = (el: TvLog): string[] =>
  [...el.shadowRoot!.querySelectorAll('li:not(.older)')].map((li) => li.textContent.replaceAll(/\s+/gu, ' ').trim());

describe('the log', () => {
  it('sets names apart from the words that follow them, whichever way they run', async () => {
    const named = sample.map((line) => (line.name === 'Sofia' ? { ...line, name: 'נועה' } : line));
    const [, window] = await open(named);
    const names = [...window.shadowRoot!.querySelectorAll('.said b > bdi')].map(({ textContent }) => textContent);
    expect(names.some((name) => name.includes('נועה'))).to.equal(true);
    expect(window.shadowRoot!.querySelectorAll('.said b')).to.have.lengthOf(names.length);
  });

  beforeEach(() => localStorage.clear());

  for (const lang of ['it', 'en']) {
    it(`is accessible, in ${lang}`, async () => {
      const [el, log] = await open(sample, lang);
      // The roll is part of the line that it came of.
      expect(lines(log)).to.have.length(4);
      await accessible(el);
    });
  }

  it('shows the newest first, and takes the keyboard so that arrows scroll it', async () => {
    const [, log] = await open(sample);
    expect(lines(log)[1]).to.equal('Sofia sceglie la 5');
    expect(lines(log)[3]).to.equal('Giulia si siede');
    expect(log.shadowRoot!.activeElement?.className).to.equal('lines');
  });

  it('says times when they are asked for, and proofs when they are unfolded', async () => {
    const [, log] = await open(sample);
    const proofs = log.shadowRoot!.querySelector('details')!;
    expect(proofs.open).to.equal(false);
    expect(proofs.textContent.replaceAll(/\s+/gu, ' ')).to.match(/^ Prove .*Giulia/u);
    expect(log.shadowRoot!.querySelector('time')).to.equal(null);
    log.shadowRoot!.querySelector<HTMLElement>('.lead input')!.click();
    await nextFrame();
    expect(lines(log)[1]).to.equal('00:04 Sofia sceglie la 5');
  });

  it('shows the newest 200 and older ones when asked', async () => {
    const [, log] = await open(Array.from({ length: 450 }, (_, i) => touch(i)));
    const more = (): HTMLElement | null => log.shadowRoot!.querySelector('.older .btn');
    expect([lines(log).length, more()!.textContent.trim()]).to.deep.equal([200, 'Mostra le più vecchie (250)']);
    more()!.click();
    await nextFrame();
    more()!.click();
    await nextFrame();
    expect([lines(log).length, more()]).to.deep.equal([450, null]);
  });

  it('says a new line while it is open, and nothing of what was there before', async () => {
    const [, log, table] = await open(sample);
    const heard = (): string => log.shadowRoot!.querySelector('.heard')!.textContent.trim();
    expect(heard()).to.equal('');
    table.show({ log: [...sample, touch(6)] });
    await nextFrame();
    expect([heard(), lines(log).length]).to.deep.equal(['Sofia sceglie la 7', 5]);
  });

  it('says that a log is being saved, and why it wasn’t, in the language that is read now', async () => {
    const [el, log, table] = await open(sample);
    const told = (): string => log.shadowRoot!.querySelector('.trouble')!.textContent.trim();
    const save = [...log.shadowRoot!.querySelectorAll('button')].find((one) => one.ariaLabel === 'Salva il registro')!;
    let asked = 0;
    let fail: (why: Error) => void = () => undefined;
    const saving = async (why: Error, says: string): Promise<void> => {
      save.click();
      save.click();
      await nextFrame();
      expect([told(), log.shadowRoot!.querySelector('.trouble')!.role]).to.deep.equal(['Salvo…', 'status']);
      fail(why);
      await waitUntil(() => told() === says, says);
      expect(log.shadowRoot!.querySelector('.trouble')!.role).to.equal('alert');
    };
    Object.assign(table.history, {
      export: () => {
        asked += 1;
        return new Promise((_, reject: typeof fail) => (fail = reject));
      },
    });
    await saving(
      new RangeError('log of 70000000 bytes'),
      'Il registro supera i 64 MiB: un file così non si riaprirebbe.',
    );
    await saving(new Error('nothing yet'), 'Il registro non si è potuto salvare: riprova tra poco.');
    expect(asked, 'one at a time').to.equal(2);
    el.lang = 'en';
    await waitUntil(() => told() === 'The log couldn’t be saved: try again in a moment.', 'English');
  });

  it('opens the rule that refused something', async () => {
    const [el, log] = await open(sample);
    expect(lines(log)[0]).to.contain('Marco voleva dire basta, ma non poteva. Non ancora: prima un tentativo.');
    log.shadowRoot!.querySelector<HTMLElement>('[aria-label="Leggi la regola CN-097"]')!.click();
    await nextFrame();
    expect(log.open).to.equal(false);
    expect(el.shadowRoot!.querySelector('tv-rules')!.open).to.equal(true);
  });
});
