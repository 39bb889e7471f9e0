/** Somebody drops while a game is on: what those who sit, and whoever looks on, are offered on the page. */
import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { PLAIN } from '../../../src/games/codenames/options.ts';
import type { CodenamesView } from '../../../src/games/codenames/view.ts';
import { ActEvent } from '../../../src/embed/shell/acts.ts';
import '../../../src/embed/absence/tv-absence.ts';
import type { TvAbsence } from '../../../src/embed/absence/tv-absence.ts';
import type { AbsenceWay } from '../../../src/elements/frame/absence.ts';
import type { TavolataTable } from '../../../src/embed/tavolata-table.ts';
import type { ReclaimView } from '../../../src/kernel/view/devices.ts';
import type { SeatView, TableView } from '../../../src/kernel/view/table-view.ts';
import { accessible } from '../../helpers/accessible.ts';
import { waitUntil } from '../../helpers/wait-until.ts';
import { FakeTable, people, viewOf } from '../fake-table.ts';
import { opened, text } from '../opened.ts';

const team = { spymaster: 1, operatives: [0, 2], left: 7, total: 8 };
const clue: CodenamesView = {
  phase: 'clue',
  game: 1,
  options: PLAIN,
  calledOff: { by: [], needed: 3, lacks: [] },
  flips: false,
  me: { seat: 0, team: 'red', role: 'operative' },
  teams: { red: team, blue: { ...team, spymaster: 3, operatives: [] } },
  grid: [],
  active: 'red',
  turn: 0,
  guessesMade: 0,
  guessesLeft: 0,
  history: [],
};
const seats = (me: number | null, away?: number): readonly SeatView[] =>
  people(4, me).map((one) => (one.seat === away ? { ...one, presence: 'away', hand: 'away' } : one));
const playing = (me: number | null, change: Partial<TableView> = {}): TableView =>
  viewOf({
    phase: 'playing',
    seats: seats(me),
    play: { number: 1, view: clue, awaits: [1] },
    waiting: [{ seat: 1, what: 'move' }],
    ...change,
  });

/** How long it takes until something is offered (`absences.test.ts`). */
const OFFER_MS = 5_000;

/** Marco goes, and it is time to offer something: here that time passes at once. */
async function dropped(me: number | null): Promise<readonly [TavolataTable, FakeTable]> {
  const table = new FakeTable(playing(me));
  const el = await opened(table, 'it', 'codenames-board');
  const { setTimeout: later } = globalThis;
  const soon = (run: () => void, ms?: number): unknown => later(run, ms === OFFER_MS ? 0 : ms);
  globalThis.setTimeout = soon as typeof setTimeout;
  try {
    table.show({ seats: seats(me, 1) });
    await waitUntil(() => /Marco è via( dalle| dall’|:)/u.test(text(el)), 'it is offered');
  } finally {
    globalThis.setTimeout = later;
  }
  return [el, table];
}

const window = (el: Element): HTMLElement => el.shadowRoot!.querySelector('tv-absence')!;
const buttons = (el: Element): readonly HTMLButtonElement[] => [
  ...el.shadowRoot!.querySelectorAll<HTMLButtonElement>('.strips button, tv-dialog[open] button'),
  ...window(el).shadowRoot!.querySelectorAll('button'),
  ...el.shadowRoot!.querySelector('tv-kick')!.shadowRoot!.querySelectorAll<HTMLButtonElement>('[open] button'),
];
const named = (el: Element, name: string): HTMLButtonElement | undefined =>
  buttons(el).find((one) => one.textContent.trim() === name);
async function press(el: Element, name: string): Promise<void> {
  named(el, name)!.click();
  await nextFrame();
  await nextFrame();
}
const said = (el: Element): string => window(el).shadowRoot!.textContent.replaceAll(/\s+/gu, ' ');

const did = ({ calls }: FakeTable): unknown => calls.findLast(([what]) => what !== 'check');

describe('somebody who drops while a game is on', () => {
  beforeEach(() => localStorage.clear());

  it('is named with the minute and what is waited for; waiting leaves one line', async () => {
    const [el] = await dropped(0);
    expect(text(el)).to.match(/Marco è via (dalle|dall’) ?\d+:\d\d: si aspetta la sua mossa\./u);
    await accessible(el);
    await press(el, 'Aspettiamo');
    expect(text(el)).to.contain('Tocca a Marco, che è via. Il posto è tenuto.');
    expect(named(el, 'Che si fa?')).to.equal(undefined);
  });

  it('leaves the choice to wait, to what the game has for it, to another person and to none', async () => {
    const [el, table] = await dropped(0);
    await press(el, 'Che si fa?');
    expect(said(el)).to.contain('Si aspetta la sua mossa. Il posto è tenuto.');
    expect(said(el)).to.contain('Servono due sì di chi è seduto.');
    expect(said(el)).to.contain('Quello che sa solo il dispositivo di Marco resta lì.');
    await accessible(el);
    await press(el, 'Lo fa Sofia');
    expect(did(table)).to.deep.equal(['propose', 'standIn', { seat: 2 }]);
    await press(el, 'Che si fa?');
    await press(el, 'Togli Marco…');
    await press(el, 'Togli Marco');
    expect(did(table)).to.deep.equal(['company.kick', 1]);
  });

  it('can be asked about later as well, where all who sit are listed', async () => {
    const [el] = await dropped(0);
    await press(el, 'Aspettiamo');
    el.shadowRoot!.querySelector('.main')!.dispatchEvent(new ActEvent({ act: 'people' }));
    await nextFrame();
    await nextFrame();
    const list = el.shadowRoot!.querySelector('tv-people')!.shadowRoot!;
    list.querySelector<HTMLButtonElement>('button[aria-label="Altro su Marco"]')!.click();
    await nextFrame();
    [...list.querySelectorAll('button')].find((one) => one.textContent.includes('Che si fa?'))!.click();
    await nextFrame();
    await nextFrame();
    expect(said(el)).to.contain('Dare il posto a un’altra persona');
  });

  it('has no way of the game while its rules allow none, and says when that may change', async () => {
    const [el, table] = await dropped(0);
    table.answer = { code: 'spymaster-here', rule: 'CN-006' };
    await press(el, 'Che si fa?');
    expect(named(el, 'Lo fa Sofia')).to.equal(undefined);
    expect(said(el)).to.contain('Dopo quindici secondi il tavolo segna l’assenza');
  });

  for (const [keepers, words, lost] of [
    [{ keepers: [0, 1, 2], couldPeek: 2 }, 'E la mano: la riapre chi custodisce il mazzo, almeno in due.', false],
    [{ keepers: [0, 1], couldPeek: 2 }, 'Le carte coperte no: senza quel dispositivo', true],
    [{ keepers: [0, 2], couldPeek: 2, strict: true }, 'La mano no: questo tavolo vuole tutti i custodi', false],
  ] as const) {
    it(`says what somebody else in that seat reads: ${words}`, async () => {
      const kept = { mayLeave: 1, alone: false, strict: false, missing: [], out: [], ...keepers };
      const view = playing(0, { seats: seats(0, 1), keepers: kept });
      const el = await fixture<TvAbsence>(html`<tv-absence open .view=${view} .of=${1} .hands=${true}></tv-absence>`);
      const told = el.shadowRoot!.textContent.replaceAll(/\s+/gu, ' ');
      expect(told).to.contain(words);
      expect(told.includes('Le carte coperte vanno perse')).to.equal(lost);
      await accessible(el);
    });
  }

  it('is waited for where the others are too few, or left behind by the way that is explained there', async () => {
    const [el, table] = await dropped(0);
    table.show({ order: { sequencer: undefined, missing: [1], stuck: true } });
    await nextFrame();
    expect(text(el)).to.contain('Senza conferme da Marco siete in pochi');
    await press(el, 'Che si fa?');
    expect(said(el)).to.contain('Siete in pochi per confermare');
    expect(said(el)).to.contain('Poi il posto di Marco si può dare a un’altra persona, con il nuovo link.');
    expect(named(el, 'Togli Marco…')).to.equal(undefined);
    await accessible(el);
    window(el).shadowRoot!.querySelector<HTMLButtonElement>('section + section button')!.click();
    await nextFrame();
    await nextFrame();
    await press(el, 'Avanti senza Marco');
    expect(did(table)).to.deep.equal(['company.goOn']);
  });

  it('finds the seat given to somebody else, when they are back too late', async () => {
    const table = new FakeTable(playing(1));
    const el = await opened(table, 'it', 'codenames-board');
    table.show({ seats: seats(null), me: { ...table.view.me, seat: null } });
    await nextFrame();
    expect(text(el)).to.contain('Mentre eri via il tuo posto è andato a Marco: ora guardi.');
    await accessible(el);
    await press(el, 'Va bene');
    expect(text(el)).not.to.contain('Mentre eri via');
  });

  it('promises nothing of the game where its rules have nothing, or refuse for another reason', async () => {
    const view = playing(0, { seats: seats(0, 1) });
    const way = { title: 'x', says: 'X.', acts: [] };
    const told = async (ways: readonly AbsenceWay[], agoMs: number): Promise<boolean> => {
      const since = new Date(Date.now() - agoMs);
      const el = await fixture<TvAbsence>(
        html`<tv-absence open .view=${view} .of=${1} .ways=${ways} .since=${since}></tv-absence>`,
      );
      return el.shadowRoot!.textContent.includes('Dopo quindici secondi');
    };
    expect([await told([way], 5_000), await told([], 5_000), await told([way], 60_000)]).to.deep.equal([
      true,
      false,
      false,
    ]);
  });

  it('is welcomed back: the window closes by itself', async () => {
    const [el, table] = await dropped(0);
    await press(el, 'Che si fa?');
    table.show({ seats: seats(0) });
    await nextFrame();
    await nextFrame();
    expect((window(el) as HTMLElement & { open: boolean }).open).to.equal(false);
    expect(text(el)).to.contain('Marco è di nuovo qui.');
    expect(text(el)).not.to.contain('è via');
    await accessible(el);
  });

  it('leaves a seat that whoever looks on can ask for, under a name of their own', async () => {
    const [el, table] = await dropped(null);
    expect(text(el)).to.contain('Marco è via: se gli altri vogliono, puoi giocare al suo posto.');
    expect(named(el, 'Aspettiamo')).to.equal(undefined);
    await press(el, 'Chiedi il posto…');
    const sit = window(el).shadowRoot!.querySelector('tv-sit')!;
    await accessible(el);
    sit.shadowRoot!.querySelector('input')!.value = 'Nadia';
    sit.shadowRoot!.querySelector<HTMLButtonElement>('button[type="submit"]')!.click();
    await nextFrame();
    expect(did(table)).to.deep.equal(['devices.reclaim', 1, 'Nadia']);
  });

  it('has a seat that the others are asked to give, by the name of whoever wants it', async () => {
    const [el, table] = await dropped(0);
    const reclaim: ReclaimView = {
      device: 'x',
      seat: 1,
      name: 'Nadia',
      yes: [],
      no: [],
      needed: 2,
      isAsked: true,
      mine: false,
    };
    table.show({ devices: { ...table.view.devices, reclaims: [reclaim] } });
    await nextFrame();
    expect(text(el)).to.contain('Nadia chiede di giocare al posto di Marco.');
    expect(text(el)).not.to.contain('È davvero chi dice?');
    await press(el, 'Sì, gioca Nadia');
    expect(did(table)).to.deep.equal(['devices.consent', 'x', true]);
    table.show({ devices: { ...table.view.devices, reclaims: [{ ...reclaim, yes: [0] }] } });
    await nextFrame();
    expect(text(el)).to.contain('Nadia chiede di giocare al posto di Marco. 1 sì su 2.');
    await accessible(el);
  });
});
