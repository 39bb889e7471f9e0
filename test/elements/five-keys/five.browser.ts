/** The five keys over a small board of native buttons: what they know of a page is what they find there. */
import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import '../../../src/elements/tv-dialog.ts';
import '../../../src/elements/five-keys/tv-five.ts';
import '../../../src/elements/tv-room.ts';
import type { TvFive } from '../../../src/elements/five-keys/tv-five.ts';
import { waitUntil } from '../../helpers/wait-until.ts';
import { accessible } from '../../helpers/accessible.ts';

interface Stage {
  readonly five: TvFive;
  readonly pressed: string[];
  readonly main: HTMLElement;
}

async function stage(board: string, around = ''): Promise<Stage> {
  const pressed: string[] = [];
  const outer = await fixture<HTMLElement>(html`<div></div>`);
  const root = outer.attachShadow({ mode: 'open' });
  root.innerHTML = `<tv-room theme="light">${around}<div class="main">${board}</div><tv-five lang="en"></tv-five></tv-room>`;
  root.addEventListener('click', (event) => {
    const { id } = event.target as HTMLElement;
    pressed.push(id);
    if (id === 'more') root.querySelector('.main')!.insertAdjacentHTML('beforeend', '<button id="new">new</button>');
  });
  const five = root.querySelector('tv-five')!;
  await waitUntil(() => legend(five) !== '' && !legend(five).includes('right now'));
  return { five, pressed, main: root.querySelector<HTMLElement>('.main')! };
}

const buttons = (...ids: readonly string[]): string => ids.map((id) => `<button id="${id}">${id}</button>`).join('');
const legend = ({ shadowRoot }: TvFive): string =>
  shadowRoot!.querySelector('.legend')?.textContent.replaceAll(/\s+/gu, ' ').trim() ?? '';
const shades = ({ shadowRoot }: TvFive): string =>
  [...shadowRoot!.querySelectorAll('.box b')].map(({ textContent }) => textContent).join('');
const heard = ({ shadowRoot }: TvFive): string =>
  [...shadowRoot!.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent).join('');

function focused(root: Document | ShadowRoot = document): Element {
  const at = root.activeElement ?? document.body;
  return at.shadowRoot?.activeElement ? focused(at.shadowRoot) : at;
}

/** Answers whether the last key was left to the page. */
async function press(five: TvFive, ...keys: readonly string[]): Promise<boolean> {
  let left = false;
  for (const key of keys) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true });
    left = focused().dispatchEvent(event);
    await nextFrame();
    await nextFrame();
    await five.updateComplete;
  }
  return left;
}

describe('<tv-five>', () => {
  it('halves what can be chosen until one is left, and presses that', async () => {
    const { five, pressed } = await stage(buttons('a', 'b', 'c', 'd', 'e'));
    expect(shades(five)).to.equal('11122');
    await press(five, '2');
    expect(shades(five)).to.equal('12');
    expect(heard(five)).to.equal('One: d. Two: e.');
    await press(five, '1');
    expect(shades(five)).to.equal('3');
    expect(legend(five)).to.contain('choose: d');
    expect(pressed).to.deep.equal([]);
    await press(five, '3');
    expect(pressed).to.deep.equal(['d']);
    await press(five, 'Enter');
    expect(pressed).to.deep.equal(['d', 'd']);
    await press(five, '4');
    expect(shades(five)).to.equal('11122');
  });

  it('takes one answer back with 4 or Escape', async () => {
    const { five } = await stage(buttons('a', 'b', 'c', 'd'));
    await press(five, '1', '2');
    expect(legend(five)).to.contain('choose: b');
    await press(five, 'Escape');
    expect(heard(five)).to.equal('One: a. Two: b.');
    await press(five, '4');
    expect(shades(five)).to.equal('1122');
  });

  it('passes over what is hidden, disabled, or barred now', async () => {
    const barred = '<button disabled>x</button><button aria-disabled="true">x</button><button data-barred>x</button>';
    const { five } = await stage(
      `${barred}<button hidden>x</button><div inert>${buttons('x')}</div>${buttons('a', 'b')}`,
    );
    expect(shades(five)).to.equal('12');
  });

  it('brings what is left into sight, also where its first stands still and the next lies in a part that scrolls', async () => {
    const tall = (id: string): string => `<button id="${id}" style="display:block;height:60px">${id}</button>`;
    const column = `<div class="column" style="height:70px;overflow:auto">${['b', 'c'].map(tall).join('')}</div>`;
    const { five, main } = await stage(`${buttons('a')}${column}${buttons('d', 'e', 'f')}`);
    const scroller = main.querySelector('.column')!;
    scroller.scrollTop = 60;
    await press(five, '1');
    expect(scroller.scrollTop).to.be.at.most(10);
  });

  it('rings nothing while everything is covered, and says how to lift it', async () => {
    const { five } = await stage(buttons('a', 'b'));
    five.covered = true;
    await five.updateComplete;
    expect(shades(five)).to.equal('');
    expect(legend(five)).to.contain('a');
  });

  it('goes to what stands around the board with 5, and back', async () => {
    const { five } = await stage(buttons('a', 'b'), buttons('menu'));
    expect(legend(five)).to.contain('around the table');
    await press(five, '5');
    expect(legend(five)).to.contain('choose: menu').and.contain('to the table');
    await press(five, '5');
    expect(shades(five)).to.equal('12');
  });

  it('goes on among what a choice brings', async () => {
    const { five, pressed } = await stage(buttons('more', 'b', 'c'));
    await press(five, '1', '1', '3');
    await waitUntil(() => legend(five).includes('choose: new'));
    await press(five, '3');
    expect(pressed).to.deep.equal(['more', 'new']);
  });

  it('sees what changes by itself, and never presses what has gone', async () => {
    const { five, pressed, main } = await stage(buttons('a', 'b', 'c', 'd'));
    await press(five, '2', '2');
    main.querySelector('#d')!.remove();
    await waitUntil(() => legend(five).includes('choose: c'));
    await press(five, '4', '4');
    expect(shades(five)).to.equal('112');
    expect(pressed).to.deep.equal([]);
  });

  it('offers nothing behind an open window, and closes it with 4', async () => {
    const { five, main } = await stage(`${buttons('a', 'b')}<tv-dialog heading="Window"></tv-dialog>`);
    const dialog = main.querySelector('tv-dialog')!;
    dialog.open = true;
    await waitUntil(() => legend(five).includes('choose: '));
    await press(five, '4');
    expect(dialog.open).to.equal(false);
    await waitUntil(() => shades(five) === '12');
  });

  it('moves lists with 1 and 2, and leaves digits to whoever came to a field in another way', async () => {
    const list =
      '<label>Seconds <select id="s"><option>5</option><option>10</option><option>20</option></select></label>';
    const { five, main } = await stage(`${list}<label>Name <input id="t" /></label>`);
    const select = main.querySelector('select')!;
    await press(five, '1', '3', '2', '2', '1');
    expect(select.value).to.equal('10');
    expect(heard(five)).to.contain('Seconds: 10.');
    await press(five, '3', '4');
    main.querySelector('input')!.focus();
    expect(await press(five, '1')).to.equal(true);
    await press(five, 'Escape');
    expect(await press(five, '4', '1')).to.equal(false);
    expect(legend(five)).to.contain('choose: Seconds');
  });

  it('writes into a field that was chosen with them, letter by letter, and takes letters back', async () => {
    const { five, main } = await stage('<label>Name <input id="t" maxlength="3" /></label>');
    const input = main.querySelector('input')!;
    const letters = (): Element[] => [...five.shadowRoot!.querySelectorAll('.letters span')];
    const write = async (letter: string): Promise<void> => {
      do {
        const { className } = letters().find(({ textContent }) => textContent === letter)!;
        await press(five, className === 'one' ? '1' : '2');
      } while (letters().some(({ className }) => className === 'gone'));
    };
    await press(five, '3');
    expect(legend(five)).to.contain('A – T').and.contain('done');
    for (const letter of ['M', 'I', 'A', 'X']) await write(letter);
    expect(input.value).to.equal('Mia');
    expect(heard(five)).to.equal('Mia. One: A to T. Two: U to 9.');
    await press(five, '1', '4', '4');
    expect(input.value).to.equal('Mi');
    await press(five, '3');
    expect(shades(five)).to.equal('3');
    expect(focused()).to.equal(document.body);
  });

  it('is there for whoever doesn’t see it, too', async () => {
    const { five } = await stage(buttons('a', 'b', 'c'));
    await press(five, '1');
    expect(heard(five)).to.equal('One: a. Two: b.');
    await accessible(five);
  });
});
