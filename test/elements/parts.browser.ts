/** Parts that boards are built from: panel, seats, window, options. They know no game. */
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import '../../src/elements/tv-count.ts';
import '../../src/elements/tv-options.ts';
import '../../src/elements/tv-panel.ts';
import '../../src/elements/tv-refusal.ts';
import '../../src/elements/tv-room.ts';
import '../../src/elements/tv-seats.ts';
import '../../src/elements/tv-window.ts';
import type { ChooseEvent } from '../../src/elements/tv-choices.ts';
import type { CountEvent, TvCount } from '../../src/elements/tv-count.ts';
import type { OptionEvent, TvOptions } from '../../src/elements/tv-options.ts';
import type { TvPanel } from '../../src/elements/tv-panel.ts';
import type { PersonEvent, TvSeats } from '../../src/elements/tv-seats.ts';
import type { TvWindow } from '../../src/elements/tv-window.ts';
import { accessible } from '../helpers/accessible.ts';
import { allText, deep } from '../helpers/shadow.ts';

const all = (element: Element, selector: string): readonly HTMLElement[] => [
  ...element.shadowRoot!.querySelectorAll<HTMLElement>(selector),
];
const inside = (element: Element, selector: string): HTMLElement => all(element, selector)[0]!;
const buttons = (element: Element): readonly HTMLButtonElement[] => [
  ...element.shadowRoot!.querySelectorAll<HTMLButtonElement>('button'),
];
const text = (element: Element): string => element.textContent.replaceAll(/\s+/g, ' ').trim();

describe('<tv-panel>', () => {
  it('keeps its acts in sight however long it is, and is called by its heading', async () => {
    const place = await fixture(
      html`<div style="display:flex;flex-direction:column;height:200px;width:300px">
        <tv-panel heading="La pila" kick="Scegli">
          <div style="height:900px">molto</div>
          <button slot="acts" style="height:44px">Pesca</button>
        </tv-panel>
      </div>`,
    );
    const panel = place.querySelector<TvPanel>('tv-panel')!;
    await panel.updateComplete;
    const foot = place.querySelector('button')!.getBoundingClientRect();
    expect(foot.bottom).to.be.at.most(place.getBoundingClientRect().bottom);
    expect(foot.top).to.be.at.least(place.getBoundingClientRect().top);
    expect(inside(panel, 'section').getAttribute('aria-label')).to.equal('La pila');
  });

  it('that is mine has a ring, which others’ screens don’t draw', async () => {
    const room = await fixture(html`<tv-room><tv-panel heading="x"></tv-panel></tv-room>`);
    const panel = room.querySelector<TvPanel>('tv-panel')!;
    const shadow = (): string => getComputedStyle(inside(panel, 'section')).boxShadow;
    const plain = shadow();
    panel.mine = true;
    await panel.updateComplete;
    expect(shadow()).not.to.equal(plain);
  });
});

describe('<tv-count>', () => {
  it('asks for less and more by its step, and its buttons lead nowhere at the ends but keep the focus', async () => {
    const asked: number[] = [];
    const count = await fixture<TvCount>(
      html`<tv-count
        .value=${2}
        .most=${4}
        .step=${2}
        less="Una in meno"
        more="Una in più"
        @tv-count=${(event: CountEvent): void => {
          asked.push(event.value);
          count.value = event.value;
        }}
      ></tv-count>`,
    );
    const [less, more] = buttons(count) as [HTMLButtonElement, HTMLButtonElement];
    const ends = (): readonly (string | null)[] => [less, more].map((button) => button.getAttribute('aria-disabled'));
    expect(ends()).to.deep.equal([null, null]);
    more.focus();
    more.click();
    await count.updateComplete;
    more.click();
    expect(asked).to.deep.equal([4]);
    expect(ends()).to.deep.equal([null, 'true']);
    expect(count.shadowRoot!.activeElement === more).to.equal(true);
    less.click();
    await count.updateComplete;
    less.click();
    await count.updateComplete;
    less.click();
    expect(asked).to.deep.equal([4, 2, 0]);
    expect(ends()).to.deep.equal(['true', null]);
    await accessible(count);
  });

  it('says its number, or a text in its place, whenever it changes', async () => {
    const count = await fixture<TvCount>(html`<tv-count .value=${2} less="meno" more="più"></tv-count>`);
    const output = inside(count, 'output');
    expect(text(output)).to.equal('2');
    count.text = '+2';
    await count.updateComplete;
    expect(text(output)).to.equal('+2');
  });
});

describe('<tv-refusal>', () => {
  const refusal = {
    code: 'moved-meanwhile',
    rule: 'SB-40',
    advice: 'Qualcuno è arrivato prima. Non è più come lo vedevi: guarda dov’è adesso.',
    text: 'Quello che intanto ha mosso qualcun altro resta dov’è; il resto va. Una modifica alla scatola vale solo per la versione che aveva davanti chi l’ha fatta.',
  };
  const height = async (style: string): Promise<number> => {
    const place = await fixture(
      html`<div style="container-type: size; ${style}"><tv-refusal .refusal=${refusal}></tv-refusal></div>`,
    );
    const ticket = place.querySelector('tv-refusal')!;
    await ticket.updateComplete;
    return ticket.getBoundingClientRect().height;
  };

  it('is as low as it can be in half a window, where it would hide what it speaks of', async () => {
    expect(await height('width: 720px; height: 450px')).to.be.at.most(64);
    expect(await height('width: 720px; height: 900px')).to.be.above(80);
  });
});

describe('<tv-seats>', () => {
  const PEOPLE = [
    { seat: 0, name: 'Ada', plate: 0, me: true, says: '3 carte', turn: true },
    { seat: 2, name: 'Carl', plate: 2, says: 'assente · una carta', away: true },
  ];

  it('says of each who they are and one fact, whose row is one’s own, and whose turn it is', async () => {
    const seats = await fixture<TvSeats>(html`<tv-seats label="A tavola" .people=${PEOPLE}></tv-seats>`);
    expect(all(seats, 'li').map(text)).to.deep.equal(['Ada tu 3 carte', 'Carl assente · una carta']);
    expect(all(seats, 'li').map((row) => row.getAttribute('aria-current'))).to.deep.equal(['true', null]);
    expect(all(seats, 'button')).to.have.length(0);
    await accessible(seats);
  });

  for (const layout of ['rows', 'chips', 'grid'] as const) {
    it(`${layout}: where people can be chosen they are buttons, and a tap tells the seat`, async () => {
      const picked: number[] = [];
      const seats = await fixture<TvSeats>(
        html`<tv-seats
          pickable
          label="A tavola"
          .layout=${layout}
          .people=${[PEOPLE[0]!, { ...PEOPLE[1]!, on: true, drop: { drop: 'seat 2', says: 'dagliela' } }]}
          @tv-person=${({ seat }: PersonEvent): void => void picked.push(seat)}
        ></tv-seats>`,
      );
      const [ada, carl] = buttons(seats);
      ada!.click();
      carl!.click();
      expect(picked).to.deep.equal([0, 2]);
      expect([ada!, carl!].map((button) => button.ariaPressed)).to.deep.equal(['false', 'true']);
      expect(carl!.dataset['drop']).to.equal('seat 2');
      expect(carl!.getBoundingClientRect().height).to.be.at.least(44);
      await accessible(seats);
    });
  }
});

describe('<tv-window>', () => {
  const open = (more: Partial<TvWindow> = {}): Promise<TvWindow> =>
    fixture<TvWindow>(
      html`<tv-window
        open
        kick="Marco gioca"
        heading="Tutta un’altra storia"
        .plate=${1}
        .now=${(): number => 0}
        .until=${more.until ?? 20_000}
        .whole=${20}
        .passed=${more.passed ?? ''}
        .busy=${more.busy ?? false}
        late="Troppo tardi: la carta resta in mano."
        ><p>1957 si gira</p>
        <button class="btn" slot="answer">Memo</button></tv-window
      >`,
    );

  it('passes with one tap, and counts down by the table’s time', async () => {
    let passed = 0;
    const el = await open();
    el.addEventListener('tv-pass', () => passed++);
    inside(el, 'button').click();
    expect(passed).to.equal(1);
    const clock = inside(el, 'tv-clock');
    expect(text(inside(clock, 'b'))).to.equal('20');
    expect(inside(clock, 'b').ariaLabel).to.equal('Restano 20 secondi');
    await accessible(el);
  });

  it('has the same buttons for all who may answer, and tells nobody that one has passed', async () => {
    const [holds, passed] = [await open(), await open({ passed: 'Hai passato.' })];
    expect(all(holds, '.two button').map(text)).to.deep.equal(['Passo']);
    expect(all(passed, '.two')).to.have.length(0);
    expect(allText(passed)).to.contain('Hai passato.');
    const watched = await open();
    watched.open = false;
    await watched.updateComplete;
    expect(all(watched, '.two, .done')).to.have.length(0);
  });

  it('in the last seconds says what becomes of an answer that comes too late', async () => {
    expect(allText(await open())).not.to.contain('Troppo tardi');
    expect(allText(await open({ until: 3_000 }))).to.contain('Troppo tardi');
  });

  it('sends nothing twice', async () => {
    expect(buttons(await open({ busy: true }))[0]!.disabled).to.equal(true);
  });
});

describe('<tv-options>', () => {
  const GROUP = {
    heading: 'Tempo',
    fields: [
      { name: 'seconds', label: 'Secondi', values: [30, 60], text: (v: string | number) => `${v} s` },
      { name: 'strict', label: 'A tempo scaduto si passa' },
      { name: 'banned', label: 'Parole vietate', hint: 'nessuna' },
    ],
  };
  const values = { seconds: 45, strict: false, banned: '' };
  async function form(more: Partial<TvOptions> = {}): Promise<{ readonly el: TvOptions; readonly told: string[] }> {
    const told: string[] = [];
    const el = document.createElement('tv-options');
    Object.assign(el, { groups: [GROUP], values, ...more });
    el.addEventListener('tv-option', ({ option, value }: OptionEvent) => told.push(`${option}=${value}`));
    el.addEventListener('tv-choose', ({ value }: ChooseEvent) => told.push(value));
    const place = await fixture(html`<div></div>`);
    place.append(el);
    await el.updateComplete;
    return { el, told };
  }

  it('makes of each value the control that fits it, and tells what was set', async () => {
    const { el, told } = await form();
    const select = inside(el, 'select') as HTMLSelectElement;
    expect([...select.options].map(text), 'a value beyond the list stays').to.deep.equal(['30 s', '60 s', '45 s']);
    expect(select.selectedIndex).to.equal(2);
    select.selectedIndex = 1;
    select.dispatchEvent(new Event('change'));
    (inside(el, '[data-option=strict]') as HTMLInputElement).click();
    const line = inside(el, '[data-option=banned]') as HTMLInputElement;
    line.value = ' ciao ';
    line.dispatchEvent(new Event('change'));
    expect(told).to.deep.equal(['seconds=60', 'strict=true', 'banned=ciao']);
    await accessible(el);
  });

  it('shows what the table has: another’s later choice, and no longer one that came to nothing', async () => {
    const { el } = await form();
    const select = inside(el, 'select') as HTMLSelectElement;
    const choose = (at: number): void => {
      select.selectedIndex = at;
      select.dispatchEvent(new Event('change'));
    };
    choose(1);
    el.values = { ...values, seconds: 60 };
    await el.updateComplete;
    el.values = { ...values, seconds: 30 };
    await el.updateComplete;
    expect(select.selectedOptions[0]!.label, 'another’s').to.equal('30 s');
    choose(1);
    await waitUntil(() => select.selectedOptions[0]!.label === '30 s', 'a refused choice stays');
    const strict = inside(el, '[data-option=strict]') as HTMLInputElement;
    strict.click();
    await waitUntil(() => !strict.checked, 'a refused switch stays');
  });

  it('keeps each control for its option when one above it goes: an open list would set another', async () => {
    const fields = [
      { name: 'guess', label: 'Per indovinare', values: [10, 20] },
      { name: 'note', label: 'Per il Biglietto', values: [10, 60] },
      { name: 'turn', label: 'Per un turno', values: [0, 60] },
    ];
    const { el, told } = await form({ groups: [{ fields }], values: { guess: 10, note: 10, turn: 0 } });
    const note = inside(el, '[data-option=note]') as HTMLSelectElement;
    el.groups = [{ fields: fields.slice(1) }];
    await el.updateComplete;
    note.selectedIndex = 1;
    note.dispatchEvent(new Event('change'));
    expect(told).to.deep.equal(['note=60']);
  });

  it('asks for a way to play first, and hides the rest behind a line that counts what differs', async () => {
    const { el, told } = await form({
      ways: [
        { value: 'first', label: 'La prima volta' },
        { value: 'full', label: 'Tutte le regole' },
      ],
      way: 'first',
      waysLabel: 'Come si gioca',
      groups: [],
      rest: [GROUP],
      usual: { seconds: 60, strict: false, banned: '' },
    });
    expect(
      deep(el)
        .filter((e): e is HTMLInputElement => e.matches('input'))
        .map(({ type }) => type)[0],
    ).to.equal('radio');
    expect(text(inside(el, 'summary'))).to.equal('Altre regole della casa una cambiata');
    expect((inside(el, 'details') as HTMLDetailsElement).open).to.equal(false);
    inside(inside(el, 'tv-choices'), 'label + label input').click();
    expect(told).to.deep.equal(['full']);
    await accessible(el);
  });

  it('that is locked shows all and sets nothing, and is read by a screen reader all the same', async () => {
    const { el } = await form({ locked: true, ways: [{ value: 'first', label: 'La prima volta' }], waysLabel: 'Modi' });
    const inputs = deep(el).filter((e) => e.matches('input, select'));
    expect(inputs.map((e) => (e as HTMLInputElement).type)).to.include('radio');
    expect(inputs.every((e) => e.matches(':disabled'))).to.equal(true);
    expect(deep(el).some((e) => e.matches('[inert]'))).to.equal(false);
    await accessible(el);
  });
});
