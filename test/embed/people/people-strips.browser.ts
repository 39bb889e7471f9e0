import { expect, nextFrame, oneEvent } from '@open-wc/testing';
import type { TableView } from '../../../src/kernel/view/table-view.ts';
import { FakeTable, viewOf } from '../fake-table.ts';
import { accessible } from '../../helpers/accessible.ts';
import { waitUntil } from '../../helpers/wait-until.ts';
import {
  away,
  button,
  device,
  handAway,
  knock,
  mine,
  open,
  other,
  press,
  reclaim,
  seated,
  some,
  stuck,
} from './page.ts';
import { button as find } from '../../helpers/shadow.ts';
import type { TvDevices } from '../../../src/embed/people/tv-devices.ts';
import { text } from '../opened.ts';

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
  [
    'nobody let this device in',
    'chiedine uno nuovo all’altro dispositivo',
    { devices: { ...mine, role: null, list: [], unanswered: true } },
  ],
  ['a seat is taken back', 'Marco chiede di riprendere', { devices: { ...mine, reclaims: [reclaim] } }],
  ['a second tab', 'Gioca qui', { notices: [{ code: 'tab/second' }] }],
  [
    'somebody would go on',
    'Sofia propone di andare avanti senza Marco',
    { company: { id: '', kind: 'go-on', by: 2, about: [1], asked: true, consented: [2], refused: [], needed: 3 } },
  ],
];

describe('what is said of people between bar and table', () => {
  beforeEach(() => localStorage.clear());

  for (const [name, said, change] of strips) {
    it(`says so when ${name}`, async () => {
      const el = await open(new FakeTable(seated(change)));
      // Nobody is named as away before the game's own word on that is here.
      await waitUntil(() => text(el).includes(said), said);
      await accessible(el);
    });
  }

  it('says in the bar, not in a line of its own, that a screen shows the table only', async () => {
    const el = await open(new FakeTable(seated({ devices: { ...mine, role: 'table', erased: true } })));
    expect(text(el)).not.to.contain('mostra solo il tavolo');
    find(el, 'Questo schermo mostra solo il tavolo').click();
    await nextFrame();
    expect((some(el, 'tv-devices') as TvDevices).open).to.equal(true);
    await accessible(el);
  });

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

  it('goes on without somebody only after it was explained', async () => {
    const table = new FakeTable(seated({ seats: away, order: stuck }));
    const el = await open(table);
    await press(el, 'Avanti senza…');
    expect(table.calls).to.have.length(0);
    expect(text(el)).to.contain('Non si può annullare.');
    await press(el, 'Avanti senza Marco');
    expect(table.calls).to.deep.equal([['company.goOn']]);
  });

  it('offers who has no place yet nothing that is asked of all others', async () => {
    const view = seated({ seats: away, order: stuck, newer: 2 });
    const el = await open(new FakeTable({ ...view, me: { ...view.me, placed: false } }), { act: 'people' });
    expect(text(el)).to.contain('Senza conferme da Marco siete in pochi');
    for (const name of ['Avanti senza…', 'Passa alle regole nuove']) expect(button(el, name)).to.equal(undefined);
    expect(button(some(el, 'tv-people'), 'Altro su')).to.equal(undefined);
  });

  it('answers a proposal, and withdraws an own one', async () => {
    const said = { asked: true, consented: [2], refused: [], needed: 2 } as const;
    const company = { id: 'e1', kind: 'kick', by: 2, about: [1], ...said } as const;
    const table = new FakeTable(seated({ company }));
    const el = await open(table);
    expect(text(el)).to.contain('Sofia propone di togliere Marco dal tavolo.');
    await press(el, 'No');
    table.show({ company: { ...company, id: 'f2', by: 0, asked: false, consented: [0] } });
    await nextFrame();
    expect(text(el)).to.contain('Hai proposto di togliere Marco dal tavolo. Per ora 1 sì su 2.');
    await press(el, 'Ritira');
    expect(table.calls).to.deep.equal([
      ['company.consent', 'e1', false],
      ['company.consent', 'f2', false],
    ]);
  });

  it('[G17] a finger that is down as another proposal comes says nothing to that', async () => {
    const said = { asked: true, consented: [2], refused: [], needed: 2 } as const;
    const company = { id: 'e1', kind: 'kick', by: 2, about: [1], ...said } as const;
    const table = new FakeTable(seated({ company }));
    const el = await open(table);
    const yes = button(el, 'Sì');
    table.show({ company: { ...company, consented: [2, 3] } });
    await nextFrame();
    expect(yes.isConnected).to.equal(true);
    table.show({ company: { ...company, id: 'f2', about: [3] } });
    await nextFrame();
    expect(yes.isConnected).to.equal(false);
    await press(el, 'Sì');
    expect(table.calls).to.deep.equal([['company.consent', 'f2', true]]);
  });

  it('offers newer rules where no game is on, and asks the others', async () => {
    const table = new FakeTable(seated({ newer: 2 }));
    const el = await open(table);
    await press(el, 'Passa alle regole nuove');
    expect(table.calls).to.deep.equal([['company.renew']]);
    const said = { asked: true, consented: [2], refused: [], needed: 2 } as const;
    const company = { id: 'e1', kind: 'renew', by: 2, about: [], ...said } as const;
    table.show({ company });
    await nextFrame();
    expect(text(el)).to.contain('propone di passare alle regole nuove. Posti e link restano.');
    expect(button(el, 'Passa alle regole nuove')).to.equal(undefined);
    await press(el, 'Sì');
    expect(table.calls.at(-1)).to.deep.equal(['company.consent', 'e1', true]);
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
    // A page that leads nowhere has no button for it.
    expect(button(removed, 'Tutti i tavoli')).to.equal(undefined);
    removed.home = true;
    await removed.updateComplete;
    const home = oneEvent(removed, 'tv-home');
    await press(removed, 'Tutti i tavoli');
    await home;
    const old = await open(new FakeTable(viewOf({ phase: 'empty', notices: [{ code: 'company/old-link' }] })));
    expect(text(old)).to.contain('Questo link è vecchio');
  });

  it('acts in this tab when asked to', async () => {
    const table = new FakeTable(seated({ notices: [{ code: 'tab/second' }] }));
    await press(await open(table), 'Gioca qui');
    expect(table.calls).to.deep.equal([['devices.takeHere']]);
  });
});
