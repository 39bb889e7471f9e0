/** The parts with which a table decides, writes and compares: they know no game. */
import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import '../../src/elements/tv-choices.ts';
import '../../src/elements/tv-clock.ts';
import '../../src/elements/tv-confirm.ts';
import '../../src/elements/tv-decision.ts';
import '../../src/elements/dice/tv-dice-tray.ts';
import '../../src/elements/tv-page.ts';
import '../../src/elements/tv-progress.ts';
import '../../src/elements/tv-write.ts';
import type { ChooseEvent, TvChoices } from '../../src/elements/tv-choices.ts';
import type { TvClock } from '../../src/elements/tv-clock.ts';
import type { TvConfirm } from '../../src/elements/tv-confirm.ts';
import type { TvDecision, VoteEvent } from '../../src/elements/tv-decision.ts';
import type { TvDiceTray } from '../../src/elements/dice/tv-dice-tray.ts';
import type { TvPage } from '../../src/elements/tv-page.ts';
import type { TvProgress } from '../../src/elements/tv-progress.ts';
import type { TvWrite } from '../../src/elements/tv-write.ts';
import { accessible } from '../helpers/accessible.ts';
import { questionStood } from '../helpers/question-stood.ts';
import { waitUntil } from '../helpers/wait-until.ts';

const inside = (element: Element, selector: string): HTMLElement =>
  element.shadowRoot!.querySelector<HTMLElement>(selector)!;
const text = (element: Element): string => element.textContent.replaceAll(/\s+/g, ' ').trim();

describe('<tv-dice-tray>', () => {
  const ROWS = [
    { name: 'Oscurità', kind: 'dark', plate: 0, dice: [9, 7, 2], blanks: 0, result: 'vince', wins: true },
    { name: 'Nives', kind: 'ivory', plate: 1, dice: [9, 6], blanks: 0, result: 'dà un dado' },
  ] as const;

  it('says of each column whether it was even, decided or wasn’t needed, and of each die what it shows', async () => {
    const tray = await fixture<TvDiceTray>(
      html`<tv-dice-tray caption="Ada vuole imparare" .rows=${ROWS} .deciding=${1} .best=${0}></tv-dice-tray>`,
    );
    const heads = [...tray.shadowRoot!.querySelectorAll('thead th')].map(text);
    expect(heads.slice(0, 3)).to.deep.equal(['il più altopari', 'il secondodecide', 'il terzonon serve']);
    expect(text(inside(tray, '.rings'))).to.equal('');
    expect([...tray.shadowRoot!.querySelectorAll('tbody tr')].map((row) => text(row))).to.deep.equal([
      'Oscurità 9 7 2 vince',
      'Nives 9 6 nessun dado dà un dado',
    ]);
    await accessible(tray);
  });

  it('has many dice in as little room as a phone leaves, those that nobody has any against together at the end', async () => {
    const room = await fixture(html`<div style="width:294px"></div>`);
    const tray = document.createElement('tv-dice-tray');
    const many = [9, 8, 7, 6, 5, 4, 3, 2];
    const rows = [
      { ...ROWS[0], dice: many },
      { ...ROWS[1], dice: [9] },
    ];
    Object.assign(tray, { caption: 'x', rows, deciding: 1, best: 0, slim: true, dense: true });
    room.append(tray);
    await tray.updateComplete;
    const heads = [...tray.shadowRoot!.querySelectorAll('thead th')].map(text);
    expect(heads.slice(0, 3)).to.deep.equal(['il più altopari', 'il secondodecide', 'altri 6non servono']);
    expect([...tray.shadowRoot!.querySelectorAll('tbody tr')].map((row) => text(row))).to.deep.equal([
      'Oscurità 9 8 7, 6, 5, 4, 3, 2 vince',
      'Nives 9 nessun dado nessun dado dà un dado',
    ]);
    const scroll = inside(tray, '.scroll');
    expect(scroll.scrollWidth).to.be.at.most(scroll.clientWidth);
    tray.rows = [{ ...ROWS[0], dice: [], blanks: 9 }];
    tray.deciding = -1;
    await tray.updateComplete;
    expect([...tray.shadowRoot!.querySelectorAll('tbody tr')].map((row) => text(row))).to.deep.equal([
      'Oscurità da tirare da tirare da tirare vince',
    ]);
    await accessible(tray);
  });

  it('lets fall only what has just been thrown', async () => {
    const tray = await fixture<TvDiceTray>(html`<tv-dice-tray caption="x" .rows=${ROWS}></tv-dice-tray>`);
    expect(inside(tray, '.falls')).to.equal(null);
    tray.rows = [ROWS[0], { ...ROWS[1], dice: [10, 3] }];
    await tray.updateComplete;
    expect([...tray.shadowRoot!.querySelectorAll('.falls')].map((row) => text(row))).to.deep.equal([
      'Nives 10 3 nessun dado dà un dado',
    ]);
    // The same dice in a list of its own, as each drawing of the page hands them over.
    const die = inside(tray, '.falls tv-die');
    tray.rows = tray.rows.map((row) => ({ ...row, result: 'vince' }));
    await tray.updateComplete;
    expect(inside(tray, '.falls tv-die')).to.equal(die);
  });

  it('shows places where dice are still to be thrown', async () => {
    const rows = [{ ...ROWS[0], dice: [], blanks: 2 }];
    const tray = await fixture<TvDiceTray>(html`<tv-dice-tray caption="x" .rows=${rows}></tv-dice-tray>`);
    expect(tray.shadowRoot!.querySelectorAll('tv-die[blank]')).to.have.length(2);
  });
});

describe('<tv-write>', () => {
  afterEach(() => sessionStorage.clear());

  it('lets what is kept stand there until another device has kept something else', async () => {
    const field = await fixture<TvWrite>(html`<tv-write label="Appunti" draft="t/1/notes" start="uno"></tv-write>`);
    field.fill('due');
    field.start = 'tre';
    await field.updateComplete;
    expect(field.text).to.equal('due');
    field.kept();
    expect(field.text).to.equal('due');
    field.start = 'quattro';
    await field.updateComplete;
    expect(field.text).to.equal('quattro');
    const again = await fixture<TvWrite>(html`<tv-write label="Appunti" draft="t/1/notes" start="cinque"></tv-write>`);
    expect(again.text).to.equal('cinque');
  });

  it('has the half-written text again after a reload, until it is sent', async () => {
    const first = await fixture<TvWrite>(html`<tv-write label="Scrivi" draft="t/1/tale"></tv-write>`);
    const input = inside(first, 'input') as HTMLInputElement;
    input.value = 'Il vento';
    input.dispatchEvent(new InputEvent('input'));
    const again = await fixture<TvWrite>(html`<tv-write label="Scrivi" draft="t/1/tale"></tv-write>`);
    expect((inside(again, 'input') as HTMLInputElement).value).to.equal('Il vento');
    again.sent();
    const later = await fixture<TvWrite>(html`<tv-write label="Scrivi" draft="t/1/tale"></tv-write>`);
    expect((inside(later, 'input') as HTMLInputElement).value).to.equal('');
    const other = await fixture<TvWrite>(html`<tv-write label="Scrivi" draft="t/2/tale"></tv-write>`);
    expect(other.text).to.equal('');
    await accessible(later);
  });

  it('leaves out what doesn’t belong into a text, as soon as it is pasted', async () => {
    const pasted = async (field: TvWrite, value: string): Promise<string> => {
      const control = inside(field, 'input, textarea') as HTMLInputElement | HTMLTextAreaElement;
      control.value = value;
      control.dispatchEvent(new InputEvent('input'));
      await field.updateComplete;
      expect(control.value).to.equal(field.text);
      return field.text;
    };
    const line = await fixture<TvWrite>(html`<tv-write label="Scrivi"></tv-write>`);
    expect(await pasted(line, 'mani\u200e\tferme\u2028sempre\u202e ')).to.equal('mani ferme sempre ');
    const page = await fixture<TvWrite>(html`<tv-write long label="Scrivi"></tv-write>`);
    expect(await pasted(page, 'Uno\u2066.\n\u0007Due 👨‍👩‍👧')).to.equal('Uno.\nDue 👨‍👩‍👧');
  });

  it('sends with Enter, in several lines with Ctrl and Enter; nothing empty; and keeps its keys to itself', async () => {
    const sent: string[] = [];
    const keys: string[] = [];
    const place = await fixture(
      html`<div @keydown=${({ key }: KeyboardEvent): void => void keys.push(key)}>
        <tv-write
          long
          label="Scrivi"
          @tv-send=${(event: Event & { text: string }): void => void sent.push(event.text)}
        ></tv-write>
      </div>`,
    );
    const write = place.querySelector('tv-write')!;
    const area = inside(write, 'textarea') as HTMLTextAreaElement;
    const enter = (ctrlKey: boolean): boolean =>
      area.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', ctrlKey, bubbles: true, composed: true, cancelable: true }),
      );
    enter(true);
    write.fill(' Due righe ');
    await write.updateComplete;
    enter(false);
    enter(true);
    expect(sent).to.deep.equal(['Due righe']);
    expect(keys).to.deep.equal([]);
  });

  it('counts what is left in characters as people count them, and takes no more', async () => {
    const write = await fixture<TvWrite>(html`<tv-write label="Scrivi" most="5"></tv-write>`);
    const input = inside(write, 'input') as HTMLInputElement;
    input.value = '🍋🍋🍋🍋🍋🍋🍋';
    input.dispatchEvent(new InputEvent('input'));
    await write.updateComplete;
    expect(write.text).to.equal('🍋🍋🍋🍋🍋');
    expect(text(inside(write, '.count'))).to.equal('restano 0 caratteri');
    write.fill('🍋🍋🍋🍋');
    await write.updateComplete;
    expect(text(inside(write, '.count'))).to.equal('resta 1 carattere');
    write.lang = 'en';
    await write.updateComplete;
    expect(text(inside(write, '.count'))).to.equal('1 character left');
  });
});

describe('<tv-confirm>', () => {
  let meant = 0;
  const asking = async (): Promise<TvConfirm> => {
    meant = 0;
    const place = await fixture(
      html`<div>
        <tv-confirm label="Chiudo" sure="Sì, chiudo" about="1" @tv-confirm=${(): void => void meant++}></tv-confirm>
        <button>altrove</button>
      </div>`,
    );
    return place.querySelector('tv-confirm')!;
  };
  const tap = async (confirm: TvConfirm): Promise<void> => {
    inside(confirm, 'button').click();
    await confirm.updateComplete;
  };
  const asks = (confirm: TvConfirm): boolean => inside(confirm, '.sure') !== null;

  it('does nothing at the first tap, all at the second, and forgets the first when it is about something else', async () => {
    const confirm = await asking();
    await tap(confirm);
    expect(meant).to.equal(0);
    expect(text(inside(confirm, 'button'))).to.equal('Sì, chiudo');
    await accessible(confirm);
    confirm.about = '2';
    await confirm.updateComplete;
    expect(text(inside(confirm, 'button'))).to.equal('Chiudo');
    await tap(confirm);
    questionStood();
    await tap(confirm);
    expect(meant).to.equal(1);
    expect(asks(confirm)).to.equal(false);
  });

  it('takes a double tap for one tap, and Enter held down for one press', async () => {
    const confirm = await asking();
    await tap(confirm);
    await tap(confirm);
    expect([meant, asks(confirm)]).to.deep.equal([0, true]);
    const press = (repeat: boolean): boolean => {
      const [bubbles, cancelable, composed] = [true, true, true];
      const event = new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles, cancelable, composed });
      return inside(confirm, 'button').dispatchEvent(event);
    };
    expect([press(true), press(false)], 'what of it presses the button').to.deep.equal([false, true]);
    questionStood();
    await tap(confirm);
    expect(meant).to.equal(1);
  });

  it('takes leaving for a no, and going from one answer to the other for neither', async () => {
    const confirm = await asking();
    await tap(confirm);
    await confirm.updateComplete;
    const [yes, no] = confirm.shadowRoot!.querySelectorAll('button');
    expect(confirm.shadowRoot!.activeElement).to.equal(yes);
    no!.focus();
    await confirm.updateComplete;
    expect(asks(confirm)).to.equal(true);
    confirm.parentElement!.querySelector<HTMLElement>(':scope > button')!.focus();
    await confirm.updateComplete;
    expect(asks(confirm)).to.equal(false);
    expect(document.activeElement?.textContent).to.equal('altrove');
  });
});

describe('<tv-choices>', () => {
  it('is a radio group that says what was chosen', async () => {
    const chosen: string[] = [];
    const choices = await fixture<TvChoices>(
      html`<tv-choices
        label="A che cosa rinunci?"
        .options=${[
          { value: '1', label: 'Balla senza musica' },
          { value: '2', label: 'Chiede scusa subito', says: 'Ada', plate: 2 },
        ]}
        @tv-choose=${({ value }: ChooseEvent): void => void chosen.push(value)}
      ></tv-choices>`,
    );
    const radios = [...choices.shadowRoot!.querySelectorAll('input')];
    radios[1]!.click();
    await choices.updateComplete;
    expect(chosen).to.deep.equal(['2']);
    expect(radios.map((radio) => radio.checked)).to.deep.equal([false, true]);
    for (const label of choices.shadowRoot!.querySelectorAll('label'))
      expect(label.getBoundingClientRect().height).to.be.at.least(44);
    await accessible(choices);
  });
});

describe('<tv-decision>', () => {
  const options = [
    { value: 3, label: 'Nives', plate: 0, voters: [{ name: 'Ada', plate: 2 }] },
    { value: 5, label: 'Bruno', plate: 1, voters: [] },
  ];
  const mount = (elector: boolean, votes: number[]): Promise<TvDecision> =>
    fixture<TvDecision>(
      html`<tv-decision
        heading="La Lanterna è"
        .options=${options}
        .mine=${3}
        .missing=${'Bruno'}
        ?elector=${elector}
        @tv-vote=${({ value }: VoteEvent): void => void votes.push(value)}
      ></tv-decision>`,
    );

  it('says who votes for what, and lets a vote change', async () => {
    const votes: number[] = [];
    const decision = await mount(true, votes);
    const rows = [...decision.shadowRoot!.querySelectorAll<HTMLButtonElement>('.row')];
    expect(rows.map((row) => row.getAttribute('aria-pressed'))).to.deep.equal(['true', 'false']);
    expect(text(rows[0]!)).to.include('(per questo: Ada)');
    expect([...decision.shadowRoot!.querySelectorAll('p')].map(text)).to.deep.equal([
      'Manca il voto di Bruno',
      'Si può cambiare idea finché non siete tutti d’accordo o non finisce il tempo.',
    ]);
    rows[0]!.click();
    rows[1]!.click();
    expect(votes).to.deep.equal([5]);
    await accessible(decision);
  });

  it('takes no vote from whoever has none', async () => {
    const votes: number[] = [];
    const decision = await mount(false, votes);
    inside(decision, '[aria-pressed=false]').click();
    expect(votes).to.deep.equal([]);
  });
});

describe('<tv-clock>, <tv-progress>, <tv-page>', () => {
  it('counts down by the table’s time, and says it in words', async () => {
    const clock = await fixture<TvClock>(
      html`<tv-clock label="Restano" .now=${(): number => 10_000} .until=${85_000} .whole=${120}></tv-clock>`,
    );
    expect(text(inside(clock, 'b'))).to.equal('1:15');
    expect(inside(clock, 'b').getAttribute('aria-label')).to.equal('Restano un minuto e 15 secondi');
    clock.until = 71_000;
    await clock.updateComplete;
    expect(inside(clock, 'b').getAttribute('aria-label')).to.equal('Restano un minuto e un secondo');
    clock.lang = 'en';
    await clock.updateComplete;
    expect(inside(clock, 'b').getAttribute('aria-label')).to.match(/ one minute and one second$/u);
    await accessible(clock);
  });

  it('tells by more than colour how far people are', async () => {
    const progress = await fixture<TvProgress>(
      html`<tv-progress
        heading="Pronti"
        done="pronto"
        layout="plates"
        .rows=${[
          { name: 'Ada', plate: 0, state: 'done' },
          { name: 'Bruno', plate: 1 },
        ]}
      ></tv-progress>`,
    );
    const rows = [...progress.shadowRoot!.querySelectorAll('li')];
    expect(rows.map(text)).to.deep.equal(['Ada, pronto', 'Bruno']);
    expect(rows.map((row) => row.querySelector('tv-icon') !== null)).to.deep.equal([true, false]);
    await accessible(progress);
  });

  it('says where a page goes on, and no more once it is read', async () => {
    const page = await fixture<TvPage>(
      html`<tv-page heading="La scena" style="height: 120px"><p style="height: 600px">Il vento.</p></tv-page>`,
    );
    await waitUntil(() => inside(page, '.more') !== null);
    await accessible(page);
    inside(page, 'section').scrollTop = 9_999;
    await nextFrame();
    await waitUntil(() => inside(page, '.more') === null);
  });

  it('begins at its top, and shows of what is added the beginning', async () => {
    const page = await fixture<TvPage>(
      html`<tv-page follow heading="La scena" style="height: 120px"
        ><p style="height: 200px">Di’ come va.</p>
        <ul></ul
      ></tv-page>`,
    );
    const sheet = inside(page, 'section');
    await waitUntil(() => inside(page, '.more') !== null);
    expect(sheet.scrollTop).to.equal(0);
    const list = page.querySelector('ul')!;
    const add = async (height: number): Promise<number> => {
      const line = document.createElement('li');
      line.style.height = `${height}px`;
      list.append(line);
      await waitUntil(
        () => sheet.scrollTop > 0 && line.getBoundingClientRect().top < sheet.getBoundingClientRect().bottom,
      );
      return line.getBoundingClientRect().top - sheet.getBoundingClientRect().top;
    };
    expect(await add(300)).to.be.closeTo(8, 1);
    expect(await add(300)).to.be.closeTo(8, 1);
    // A short one stands at the end.
    await add(30);
    expect(sheet.scrollTop + sheet.clientHeight).to.be.closeTo(sheet.scrollHeight, 1);
    // A person who reads further up stays there.
    sheet.scrollTop = 40;
    await nextFrame();
    list.append(document.createElement('li'));
    await nextFrame();
    await nextFrame();
    expect(sheet.scrollTop).to.equal(40);
  });

  it('has room for ten minutes inside its ring', async () => {
    const clock = await fixture<TvClock>(
      html`<tv-clock style="--tv-ring: 60px" .now=${(): number => 0} .until=${600_000} .whole=${600}></tv-clock>`,
    );
    // The ring's inner edge, where the line of digits is half as high as a letter.
    expect(inside(clock, 'b').getBoundingClientRect().width).to.be.lessThan(60 * 0.76);
  });
});
