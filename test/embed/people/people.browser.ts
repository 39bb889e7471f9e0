import { expect, nextFrame } from '@open-wc/testing';
import type { TvDialog } from '../../../src/elements/tv-dialog.ts';
import { PartError } from '../../../src/embed/part.ts';
import type { Act } from '../../../src/embed/shell/acts.ts';
import type { TvFourWords } from '../../../src/embed/people/tv-four-words.ts';
import type { TvRecovery } from '../../../src/embed/people/tv-recovery.ts';
import type { DevicesView, RecoveryCode } from '../../../src/kernel/view/devices.ts';
import type { TableView } from '../../../src/kernel/view/table-view.ts';
import { FakeTable, people, viewOf } from '../fake-table.ts';
import { waitUntil } from '../../helpers/wait-until.ts';
import { accessible } from '../../helpers/accessible.ts';
import { deep } from '../../helpers/shadow.ts';
import { away, button, doing, knock, mine, open, other, press, reclaim, seated, some, stuck } from './page.ts';
import { text } from '../opened.ts';

const offer = { way: 'both', link: '#1p.secret', code: '7KQ2-M0XB-91TD-ZC4R' } as const;
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

describe('people', () => {
  beforeEach(() => localStorage.clear());

  for (const [name, act, view] of windows) {
    it(`is accessible: ${name}`, async () => {
      const el = await open(new FakeTable(view), act);
      await accessible(el);
    });
  }

  it('shows who is here, whose seat is kept, who hosts, and keeps the seats in the lobby', async () => {
    const el = await open(new FakeTable(viewOf({ seats: away, devices: mine })));
    await press(some(el, 'tv-bar'), 'A tavola');
    const rows = [...some(el, 'tv-people').shadowRoot!.querySelectorAll('li')].map((li) =>
      li.textContent.replaceAll(/\s+/gu, ' ').trim(),
    );
    expect(rows).to.deep.equal(['Giulia tu ospita qui', 'Marco non c’è: posto tenuto', 'Sofia qui', 'Dario qui']);
    expect(text(some(el, 'tv-lobby'))).to.contain('posto tenuto');
  });

  it('tells whoever stands in for the founder, beside the switch, that only the founder shuts the door again', async () => {
    const table = new FakeTable(seated());
    const el = await open(table, { act: 'people' });
    const list = some(el, 'tv-people');
    expect(text(list)).not.to.contain('potrà spegnerlo');
    table.show({ me: { ...seated().me, founder: true, standIn: true }, settings: { open: false, name: '' } });
    await nextFrame();
    expect(list.shadowRoot!.querySelector('.door')!.textContent).to.contain('potrà spegnerlo');
  });

  it('sends somebody away from the seat’s menu, after it was explained', async () => {
    const table = new FakeTable(seated());
    const el = await open(table, { act: 'people' });
    const list = some(el, 'tv-people');
    await press(list, 'Altro su Sofia');
    await press(list, 'Togli dal tavolo');
    const kick = some(el, 'tv-kick');
    expect(text(kick)).to.contain('da qui in poi Sofia non legge più niente');
    await press(kick, 'Togli Sofia');
    expect(table.calls).to.deep.equal([['company.kick', 2]]);
  });

  it('closes the question about somebody who has left that seat meanwhile: the next there is somebody else', async () => {
    const table = new FakeTable(seated());
    const el = await open(table, { act: 'kick-ask', seat: 2 });
    const dialog = some(some(el, 'tv-kick'), 'tv-dialog') as TvDialog;
    expect(dialog.open).to.equal(true);
    table.show({ seats: people(4, 0).filter(({ seat }) => seat !== 2) });
    await waitUntil(() => !dialog.open, 'the window shuts');
    table.show({ seats: people(4, 0) });
    await nextFrame();
    expect(dialog.open).to.equal(false);
  });

  for (const [name, act, yes] of [
    ['sending away', { act: 'kick-ask', seat: 2 }, 'Togli Sofia'],
    ['going on', { act: 'go-on-ask' }, 'Avanti'],
    ['a new link', { act: 'relink-ask' }, 'Cambia link'],
    ['a hand on the phone', { act: 'sharing', yes: true }, 'La mano sul telefono'],
  ] as const)
    it(`says in the window why it can’t be done: ${name}`, async () => {
      const table = new FakeTable(seated({ seats: away }));
      table.answer = { code: 'table/watching', rule: 'N1' };
      const el = await open(table, act);
      const shown = deep(el).find((one): one is TvDialog => one.matches('tv-dialog[open]'))!;
      const why = (): string => shown.querySelector('[role=alert]')?.textContent.trim() ?? '';
      expect(why()).to.equal('');
      [...shown.querySelectorAll('button')].find(({ textContent }) => textContent.includes(yes))!.click();
      await waitUntil(() => why() !== '', 'why not');
      expect(shown.open).to.equal(true);
    });

  it('offers a watcher and somebody without a seat no menus', async () => {
    const el = await open(new FakeTable(viewOf({ seats: people(3) })), { act: 'people' });
    expect(button(some(el, 'tv-people'), 'Altro su')).to.equal(undefined);
    expect(button(some(el, 'tv-people'), 'I tuoi dispositivi')).to.equal(undefined);
  });

  it('offers the way back to a seat to whoever may take it: not to a watcher, nor to somebody who asks', async () => {
    const view = viewOf({ seats: people(3) });
    const asking = { ...view.me, asking: true };
    const watcher = { ...view.me, watcher: true };
    const paired = { ...view.devices, asking: { number: '384 021' } };
    for (const [change, offered] of [
      [{}, true],
      [{ me: watcher }, false],
      [{ me: asking }, false],
      [{ devices: paired }, false],
    ] as const) {
      const el = await open(new FakeTable({ ...view, ...change }), { act: 'people' });
      expect(button(some(el, 'tv-people'), 'Ho già un posto qui') !== undefined).to.equal(offered);
    }
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

  it('says beside the code and above the number what comes of it', async () => {
    const table = new FakeTable(seated({ devices: { ...mine, offer: { ...offer, way: 'only-there' } } }));
    const el = await open(table, { act: 'pair' });
    const pair = some(el, 'tv-pair');
    const [onlyThere, onlyTable] = ['Le tue carte vengono cancellate da questo dispositivo', 'La mano resta qui'];
    expect(text(pair)).to.contain(onlyThere).and.not.to.contain(onlyTable);
    table.show({ devices: { ...mine, offer, requests: [{ ...knock, way: 'only-there' }] } });
    await nextFrame();
    expect(text(pair)).to.contain(onlyThere).and.to.contain('384 021');
    table.show({ devices: { ...mine, offer, requests: [{ ...knock, way: 'table' }] } });
    await nextFrame();
    expect(text(pair)).to.contain(onlyTable).and.not.to.contain(onlyThere);
  });

  it('ends an offer with its window, unless a device has answered it', async () => {
    for (const [requests, calls] of [
      [[], [['devices.withdraw']]],
      [[knock], []],
    ] as const) {
      const table = new FakeTable(seated({ devices: { ...mine, offer, requests } }));
      const el = await open(table, { act: 'pair' });
      some(el, 'tv-pair').dispatchEvent(new Event('tv-close'));
      await nextFrame();
      await nextFrame();
      expect(table.calls).to.deep.equal(calls);
    }
  });

  it('says that a code has expired, and keeps what it was for: a screen that gave its hand away shows it to nobody', async () => {
    const away = { ...offer, way: 'only-there' } as const;
    const table = new FakeTable(seated({ devices: { ...mine, offer: away } }));
    const el = await open(table, { act: 'pair' });
    const pair = some(el, 'tv-pair');
    const show = async (devices: DevicesView): Promise<void> => {
      table.show({ devices });
      await nextFrame();
      await nextFrame();
    };
    const said = (): string => pair.shadowRoot!.querySelector('[role=alert]')?.textContent ?? '';
    await show(mine);
    expect(said()).to.contain('scaduto');
    expect(pair.shadowRoot!.querySelectorAll('input')[1]!.checked).to.equal(true);
    await press(pair, 'Mostra il codice');
    expect(table.calls).to.deep.equal([['devices.offer', 'only-there']]);
    await show({ ...mine, offer: { ...away, link: '#1p.next' } });
    expect(said()).to.equal('');
    await press(pair, 'Annulla');
    await show(mine);
    expect(said()).to.equal('');
    await show({ ...mine, offer: { ...away, link: '#1p.third' }, requests: [knock] });
    await press(pair, 'Non è il mio');
    await show(mine);
    expect(said()).to.equal('');
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
    const window = recovery.shadowRoot!.querySelector('tv-dialog')!;
    window.shadowRoot!.querySelector('dialog')!.dispatchEvent(new Event('cancel', { cancelable: true }));
    expect(window.open, 'a mis-tap closes nothing').to.equal(true);
    await press(recovery, 'L’ho messo al sicuro');
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
    /** The field is another one each time that the window opens. */
    const field = (): HTMLElement => some(el, 'tv-return').shadowRoot!.querySelector('tv-code')!;
    const type = async (code: string): Promise<void> => {
      await doing(el, { act: 'return' });
      field().shadowRoot!.querySelector('input')!.value = code;
      await press(field(), 'Entra');
    };
    table.answer = { code: 'seat/name', rule: '' };
    await type('7kq2 m0xb 91td zc4r');
    expect(field().shadowRoot!.querySelector('[role=alert]')!.textContent).not.to.equal('');
    table.answer = undefined;
    await type('B3F7-KQ2M-91TD-ZC4R-0XY8-P6NA-E5HV');
    await type(' - ');
    expect(text(field())).to.contain('Scrivi il codice');
    expect(table.calls).to.deep.equal([
      ['devices.ask', '7kq2 m0xb 91td zc4r'],
      ['devices.recover', 'B3F7-KQ2M-91TD-ZC4R-0XY8-P6NA-E5HV'],
    ]);
  });

  it('asks the others for a seat, and they answer', async () => {
    const table = new FakeTable(viewOf({ seats: people(3) }));
    const el = await open(table, { act: 'return' });
    const back = some(el, 'tv-return');
    await press(back, 'Chiedi agli altri');
    expect(back.shadowRoot!.activeElement, 'a seat is to be chosen first').to.equal(
      back.shadowRoot!.querySelector('.seat input'),
    );
    expect(table.calls).to.deep.equal([]);
    back.shadowRoot!.querySelectorAll<HTMLElement>('.seat input')[1]!.click();
    await nextFrame();
    await press(back, 'Chiedi agli altri');
    expect(table.calls).to.deep.equal([['devices.reclaim', 1, 'Marco']]);
    const others = new FakeTable(seated({ devices: { ...mine, reclaims: [reclaim] } }));
    await press(await open(others), 'Sì, è chi dice');
    expect(others.calls).to.deep.equal([['devices.consent', 'x', true]]);
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

  it('says of words that can’t be made whether the browser can’t, or a part of the page is missing', async () => {
    const el = await open(new FakeTable(seated()));
    const four = some(el, 'tv-four-words') as TvFourWords;
    four.reckon = () => Promise.reject(new PartError());
    await doing(el, { act: 'words' });
    await waitUntil(() => text(four).includes('Quando la connessione è tornata, ricarica'));
    expect(button(four, 'Ricarica la pagina')).to.not.equal(undefined);
    expect(text(four)).not.to.contain('un altro browser');
    four.dispatchEvent(new Event('tv-close'));
    await nextFrame();
    four.reckon = () => Promise.reject(new Error('no memory'));
    await doing(el, { act: 'words' });
    await waitUntil(() => text(four).includes('Prova con un altro browser'));
    expect(button(four, 'Ricarica la pagina')).to.equal(undefined);
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
