import { expect, fixture, html, nextFrame, oneEvent } from '@open-wc/testing';
import { ActEvent, type Act } from '../../../src/embed/acts.ts';
import '../../../src/embed/tavolata-table.ts';
import type { TavolataTable } from '../../../src/embed/tavolata-table.ts';
import type { TvFourWords } from '../../../src/embed/people/tv-four-words.ts';
import type { TvRecovery } from '../../../src/embed/people/tv-recovery.ts';
import type { DevicesView, RecoveryCode } from '../../../src/kernel/devices/types.ts';
import type { TableView } from '../../../src/kernel/table-view.ts';
import { FakeTable, people, viewOf } from '../fake-table.ts';
import { waitUntil } from '../../helpers/wait-until.ts';
import { accessible } from '../../helpers/accessible.ts';

const some = (el: Element, selector: string): Element => el.shadowRoot!.querySelector(selector)!;
const text = (el: Element): string => el.shadowRoot!.textContent.replaceAll(/\s+/gu, ' ');
const buttons = (el: Element): HTMLButtonElement[] => [...el.shadowRoot!.querySelectorAll('button')];
const button = (el: Element, name: string): HTMLButtonElement =>
  buttons(el).find((b) => `${b.ariaLabel} ${b.textContent}`.includes(name))!;

async function open(table: FakeTable, act?: Act, lang = 'it'): Promise<TavolataTable> {
  const el = await fixture<TavolataTable>(
    html`<tavolata-table
      lang=${lang}
      theme="light"
      share="https://tavolata.example/"
      .table=${table}
      .invitation=${'#1.secret'}
    ></tavolata-table>`,
  );
  await waitUntil(() => some(el, 'tv-lobby, .page'));
  if (act) await doing(el, act);
  return el;
}

async function doing(el: Element, act: Act): Promise<void> {
  some(el, '.main').dispatchEvent(new ActEvent(act));
  await nextFrame();
  await nextFrame();
}

async function press(el: Element, name: string): Promise<void> {
  button(el, name).click();
  await nextFrame();
  await nextFrame();
}

const away = people(4, 0).map((s) => (s.seat === 1 ? { ...s, presence: 'away' as const, hand: 'away' as const } : s));
const handAway = people(4, 0).map((s) => (s.seat === 1 ? { ...s, hand: 'away' as const } : s));
const device = { device: 'ab12'.repeat(8), role: 'hand', main: true, me: true, presence: 'here' } as const;
const other = { ...device, device: 'cd34'.repeat(8), main: false, me: false, presence: 'away' } as const;
const paper = { device: 'ef56'.repeat(8), role: 'recovery', main: false, me: false } as const;
const mine: DevicesView = { role: 'hand', list: [device, other, paper], requests: [], reclaims: [], erased: false };
const offer = { way: 'both', link: '#1p.secret', code: '7KQ2-M0XB-91TD-ZC4R' } as const;
const seated = (change: Partial<TableView> = {}): TableView =>
  viewOf({ seats: people(4, 0), devices: mine, ...change });
const stuck = { clerk: 'Marco', missing: [1], stuck: true };
const reclaim = { device: 'x', seat: 1, name: 'Marco', yes: [], no: [], needed: 2, mayAnswer: true, mine: false };
const knock = { device: 'x', number: '384 021', way: 'both' } as const;

const windows: readonly (readonly [string, Act, TableView])[] = [
  ['people', { act: 'people' }, viewOf({ seats: away, devices: mine })],
  ['people, without a seat', { act: 'people' }, viewOf({ seats: people(3) })],
  ['devices', { act: 'devices' }, seated()],
  ['pairing, the choice', { act: 'pair' }, seated()],
  ['pairing, the code', { act: 'pair' }, seated({ devices: { ...mine, offer } })],
  ['pairing, the number', { act: 'pair' }, seated({ devices: { ...mine, offer, requests: [knock] } })],
  ['recovery', { act: 'recovery' }, seated()],
  ['coming back', { act: 'return' }, viewOf({ seats: people(3) })],
  ['going on', { act: 'go-on-ask' }, seated({ seats: away, order: stuck })],
  ['sending away', { act: 'kick-ask', seat: 2 }, seated()],
];

const strips: readonly (readonly [string, string, Partial<TableView>])[] = [
  ['a voice is missing', 'Aspettiamo Marco: quello che fate resta in sospeso.', { order: { ...stuck, stuck: false } }],
  [
    'somebody is away whose turn it is',
    'Tocca a Marco, che è via. Il posto è tenuto.',
    { seats: away, waiting: [{ seat: 1, what: 'move' }] },
  ],
  [
    'only a screen of somebody is here',
    'Aspettiamo Marco: il dispositivo con la sua mano è spento. Il posto è tenuto.',
    { seats: handAway, waiting: [{ seat: 1, what: 'open/sealed' }] },
  ],
  [
    'the own voice is another device',
    'Per te risponde un altro tuo dispositivo, che è spento: gli altri lo aspettano.',
    {
      order: { ...stuck, missing: [0] },
      devices: {
        ...mine,
        list: [
          { ...other, main: true },
          { ...device, main: false },
        ],
      },
    },
  ],
  [
    'a table device whose hand is missed',
    'La mano è sull’altro tuo dispositivo, che è spento',
    { order: { ...stuck, missing: [0] }, devices: { ...mine, role: 'table', erased: true } },
  ],
  [
    'too few are left',
    'Senza conferme da Marco siete in pochi: quello che fate resta in sospeso.',
    { seats: away, order: stuck },
  ],
  ['a change stays half done', 'Un cambio a cui qualcuno aveva detto sì', { order: { ...stuck, missing: [] } }],
  [
    'somebody without a seat is missing',
    'Manca la conferma di qualcuno senza posto',
    { order: { ...stuck, missing: [], nameless: true } },
  ],
  ['a device knocks', 'Un dispositivo chiede di unirsi', { devices: { ...mine, requests: [knock] } }],
  ['this device knocks', '384 021', { devices: { ...mine, role: null, list: [], asking: { number: '384 021' } } }],
  ['a seat is taken back', 'Marco chiede di riprendere', { devices: { ...mine, reclaims: [reclaim] } }],
  ['a table device', 'mostra solo il tavolo', { devices: { ...mine, role: 'table', erased: true } }],
  ['a second tab', 'Gioca qui', { notices: [{ code: 'tab/second' }] }],
  [
    'somebody would go on',
    'Sofia propone di andare avanti senza Marco',
    { company: { kind: 'go-on', by: 2, about: [1], asked: true, consented: [2], refused: [], needed: 3 } },
  ],
];

describe('people', () => {
  beforeEach(() => localStorage.clear());

  for (const [name, act, view] of windows) {
    it(`is accessible: ${name}`, async () => {
      const el = await open(new FakeTable(view), act);
      await accessible(el);
    });
  }

  for (const [name, said, change] of strips) {
    it(`says so when ${name}`, async () => {
      const el = await open(new FakeTable(seated(change)));
      expect(text(el)).to.contain(said);
      await accessible(el);
    });
  }

  it('lets a second device answer for its seat where the voting one is off, and offers no going on without oneself', async () => {
    const list = [
      { ...other, main: true },
      { ...device, main: false },
    ];
    const table = new FakeTable(seated({ order: { ...stuck, missing: [0] }, devices: { ...mine, list } }));
    const el = await open(table);
    expect(button(el, 'Avanti senza…')).to.equal(undefined);
    await press(el, 'Fai rispondere questo');
    expect(table.calls).to.deep.equal([['devices.makeMain', table.view.me.device]]);
  });

  it('shows who is here, whose seat is kept, who hosts, and keeps the seats in the lobby', async () => {
    const el = await open(new FakeTable(viewOf({ seats: away, devices: mine })));
    await press(some(el, 'tv-bar'), 'A tavola');
    const rows = [...some(el, 'tv-people').shadowRoot!.querySelectorAll('li')].map((li) =>
      li.textContent.replaceAll(/\s+/gu, ' ').trim(),
    );
    expect(rows).to.deep.equal(['Giulia tu ospita qui', 'Marco non c’è: posto tenuto', 'Sofia qui', 'Dario qui']);
    expect(text(some(el, 'tv-lobby'))).to.contain('posto tenuto');
  });

  it('goes on without somebody only after it was explained', async () => {
    const table = new FakeTable(seated({ seats: away, order: stuck }));
    const el = await open(table);
    await press(el, 'Avanti senza…');
    expect(table.calls).to.have.length(0);
    expect(text(el)).to.contain('Non si può annullare.');
    await press(el, 'Avanti senza Marco');
    expect(table.calls).to.deep.equal([['company.goOn']]);
  });

  it('sends somebody away from the seat’s menu, after it was explained', async () => {
    const table = new FakeTable(seated());
    const el = await open(table, { act: 'people' });
    const list = some(el, 'tv-people');
    await press(list, 'Altro su Sofia');
    await press(list, 'Togli dal tavolo');
    expect(text(el)).to.contain('da qui in poi Sofia non legge più niente');
    await press(el, 'Togli Sofia');
    expect(table.calls).to.deep.equal([['company.kick', 2]]);
  });

  it('offers a watcher and somebody without a seat no menus', async () => {
    const el = await open(new FakeTable(viewOf({ seats: people(3) })), { act: 'people' });
    expect(button(some(el, 'tv-people'), 'Altro su')).to.equal(undefined);
    expect(button(some(el, 'tv-people'), 'I tuoi dispositivi')).to.equal(undefined);
  });

  it('answers a proposal, and withdraws an own one', async () => {
    const company = { kind: 'kick', by: 2, about: [1], asked: true, consented: [2], refused: [], needed: 2 } as const;
    const table = new FakeTable(seated({ company }));
    const el = await open(table);
    expect(text(el)).to.contain('Sofia propone di togliere Marco dal tavolo.');
    await press(el, 'No');
    table.show({ company: { ...company, by: 0, asked: false, consented: [0] } });
    await nextFrame();
    expect(text(el)).to.contain('Hai proposto di togliere Marco dal tavolo. Per ora 1 sì su 2.');
    await press(el, 'Ritira');
    expect(table.calls).to.deep.equal([
      ['company.consent', false],
      ['company.consent', false],
    ]);
  });

  it('offers newer rules where no game is on, and asks the others', async () => {
    const table = new FakeTable(seated({ newer: 2 }));
    const el = await open(table);
    await press(el, 'Passa alle regole nuove');
    expect(table.calls).to.deep.equal([['company.renew']]);
    const company = { kind: 'renew', by: 2, about: [], asked: true, consented: [2], refused: [], needed: 2 } as const;
    table.show({ company });
    await nextFrame();
    expect(text(el)).to.contain('propone di passare alle regole nuove. Posti e link restano.');
    expect(button(el, 'Passa alle regole nuove')).to.equal(undefined);
    await press(el, 'Sì');
    expect(table.calls.at(-1)).to.deep.equal(['company.consent', true]);
  });

  it('asks who was left behind whether to follow or to stay, and shows nothing of what is left on the way', async () => {
    const behind = { position: 41, seats: [2, 3], lost: 2, following: false };
    const table = new FakeTable(seated({ behind }));
    const el = await open(table);
    expect(text(el)).to.contain('Sofia e Dario hanno ripreso dalla mossa 41 senza aspettare. 2 tue mosse');
    await accessible(el);
    await press(el, 'Seguili');
    await press(el, 'Resta qui');
    expect(table.calls).to.deep.equal([['company.follow'], ['company.stay']]);
    table.show({ behind: { ...behind, following: true } });
    await nextFrame();
    expect(text(el)).to.contain('Raggiungo gli altri…');
    expect(button(el, 'Seguili')).to.equal(undefined);
    expect(text(el)).not.to.contain('A voce sei');
    await press(el, 'Resta qui');
    expect(table.calls.at(-1)).to.deep.equal(['company.stay']);
    await accessible(el);
  });

  it('tells who was sent away, and who has an old link', async () => {
    const removed = await open(new FakeTable(seated({ notices: [{ code: 'company/removed' }] })));
    expect(text(removed)).to.contain('Non sei più a questo tavolo');
    const home = oneEvent(removed, 'tv-home');
    await press(removed, 'Tutti i tavoli');
    await home;
    const old = await open(new FakeTable(viewOf({ phase: 'empty', notices: [{ code: 'company/old-link' }] })));
    expect(text(old)).to.contain('Questo link è vecchio');
  });

  it('pairs a device: the choice, the code, the number, the yes', async () => {
    const table = new FakeTable(seated());
    const el = await open(table, { act: 'devices' });
    await press(some(el, 'tv-devices'), 'Aggiungi un dispositivo');
    const pair = some(el, 'tv-pair');
    pair.shadowRoot!.querySelectorAll('input')[1]!.click();
    await press(pair, 'Mostra il codice');
    table.show({ devices: { ...mine, offer } });
    await nextFrame();
    expect(text(pair)).to.contain('7KQ2-M0XB-91TD-ZC4R');
    expect(pair.shadowRoot!.querySelector('tv-qr')!.text).to.equal('https://tavolata.example/#1p.secret');
    table.show({ devices: { ...mine, offer, requests: [knock] } });
    await nextFrame();
    expect(text(pair)).to.contain('384 021');
    await press(pair, 'È lo stesso');
    expect(table.calls).to.deep.equal([
      ['devices.offer', 'only-there'],
      ['devices.accept', 'x'],
    ]);
    expect(text(some(el, 'tv-devices'))).to.contain('Questo dispositivo');
  });

  it('takes a device away after saying what that means', async () => {
    const table = new FakeTable(seated());
    const el = await open(table, { act: 'devices' });
    const devices = some(el, 'tv-devices');
    await press(devices, 'Un altro dispositivo');
    await press(devices, 'Togli');
    expect(text(devices)).to.contain('non apre le carte date dopo. Quello che ha già letto resta letto.');
    await press(devices, 'Togli davvero');
    expect(table.calls).to.deep.equal([['devices.revoke', other.device]]);
  });

  it('shows the recovery code once, and forgets it with the window', async () => {
    const table = new FakeTable(seated());
    const el = await open(table, { act: 'recovery' });
    const recovery = some(el, 'tv-recovery');
    await press(recovery, 'Fai il codice');
    await waitUntil(() => text(recovery).includes('B3F7-KQ2M'));
    await accessible(el);
    await press(recovery, 'L’ho al sicuro');
    await doing(el, { act: 'recovery' });
    expect(text(recovery)).not.to.contain('B3F7');
    expect(table.calls).to.deep.equal([['devices.recoveryCode']]);
  });

  it('says that the table takes note of a recovery code, and why there is none yet', async () => {
    const el = await open(new FakeTable(seated()), { act: 'recovery' });
    const recovery = some(el, 'tv-recovery') as TvRecovery;
    let answer: (made: RecoveryCode) => void = () => undefined;
    recovery.make = () => new Promise((done) => (answer = done));
    await press(recovery, 'Fai il codice');
    expect(text(recovery)).to.contain('Il tavolo ne prende nota');
    answer({ ok: false, refusal: { code: 'recovery/waiting', rule: 'I23' } });
    await waitUntil(() => text(recovery).includes('riprova tra poco'));
    expect(text(recovery)).not.to.contain('Il tavolo ne prende nota');
  });

  it('takes both kinds of code in one field, and says why one was refused', async () => {
    const table = new FakeTable(viewOf({ seats: people(3) }));
    const el = await open(table, { act: 'return' });
    const back = some(el, 'tv-return');
    const type = async (code: string): Promise<void> => {
      await doing(el, { act: 'return' });
      back.shadowRoot!.querySelector('input')!.value = code;
      await press(back, 'Entra');
    };
    table.answer = { code: 'seat/name', rule: '' };
    await type('7kq2 m0xb 91td zc4r');
    expect(back.shadowRoot!.querySelector('[role=alert]')!.textContent).not.to.equal('');
    table.answer = undefined;
    await type('B3F7-KQ2M-91TD-ZC4R-0XY8-P6NA-E5HV');
    await type(' - ');
    expect(text(back)).to.contain('Scrivi il codice');
    expect(table.calls).to.deep.equal([
      ['devices.ask', '7kq2 m0xb 91td zc4r'],
      ['devices.recover', 'B3F7-KQ2M-91TD-ZC4R-0XY8-P6NA-E5HV'],
    ]);
  });

  it('asks the others for a seat, and they answer', async () => {
    const table = new FakeTable(viewOf({ seats: people(3) }));
    const el = await open(table, { act: 'return' });
    const back = some(el, 'tv-return');
    back.shadowRoot!.querySelectorAll<HTMLElement>('.seat input')[1]!.click();
    await nextFrame();
    await press(back, 'Chiedi agli altri');
    expect(table.calls).to.deep.equal([['devices.reclaim', 1, 'Marco']]);
    const others = new FakeTable(seated({ devices: { ...mine, reclaims: [reclaim] } }));
    await press(await open(others), 'Sì, è chi dice');
    expect(others.calls).to.deep.equal([['devices.consent', 'x', true]]);
  });

  it('acts in this tab when asked to', async () => {
    const table = new FakeTable(seated({ notices: [{ code: 'tab/second' }] }));
    await press(await open(table), 'Gioca qui');
    expect(table.calls).to.deep.equal([['devices.takeHere']]);
  });

  it('shows the four words of those who sit, others when somebody else does, and what to do when they differ', async () => {
    const table = new FakeTable(seated());
    const el = await open(table);
    const four = some(el, 'tv-four-words') as TvFourWords;
    four.reckon = async (circle) => ['panda', 'piano', 'robot', circle.slice(0, 4)];
    await doing(el, { act: 'words' });
    await waitUntil(() => text(four).includes('c0c0'));
    await accessible(el);
    await press(four, 'Sono diverse');
    expect(text(four)).to.contain('qualcuno è finito a un altro tavolo');
    table.show({ circle: 'abcd'.repeat(16) });
    await waitUntil(() => text(four).includes('abcd'));
    expect(text(four)).to.contain('Sono cambiate');
    await press(four, 'Sono uguali');
    expect(some(el, 'tv-four-words').shadowRoot!.querySelector('ol')).to.equal(null);
  });

  it('makes the words in a Worker, the ones that every other browser makes', async () => {
    const circle = 'd7a8'.repeat(16);
    const el = await open(new FakeTable(seated({ circle })), { act: 'words' });
    const four = some(el, 'tv-four-words');
    await waitUntil(() => four.shadowRoot!.querySelector('ol'), 'four words');
    expect([...four.shadowRoot!.querySelectorAll('b')].map((b) => b.textContent)).to.deep.equal([
      'trainer',
      'mantra',
      'gardenia',
      'mustang',
    ]);
  });

  it('speaks English too', async () => {
    const el = await open(new FakeTable(seated({ seats: away, order: stuck })), { act: 'people' }, 'en');
    expect(text(some(el, 'tv-people'))).to.contain('away: seat kept');
    expect(text(el)).to.contain('Without Marco confirming, you’re too few');
  });
});
