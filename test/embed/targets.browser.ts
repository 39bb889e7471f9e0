/** Every button of the shell can be tapped: 44 px on a phone, and nothing of the bar lies outside, in a narrow column neither. */
import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import '../../src/embed/tavolata-table.ts';
import type { TavolataTable } from '../../src/embed/tavolata-table.ts';
import { deep } from '../helpers/shadow.ts';
import { FakeTable, people, viewOf } from './fake-table.ts';

const LEAST = 44;

async function open(width: number): Promise<TavolataTable> {
  const view = viewOf({ seats: people(4, 0), me: { seat: 0 } as never });
  const el = await fixture<TavolataTable>(
    html`<tavolata-table
      lang="it"
      theme="light"
      share="https://tavolata.example/"
      style="width:${width}px;height:780px"
      .table=${new FakeTable(view)}
      .invitation=${'#1.secret'}
    ></tavolata-table>`,
  );
  for (let n = 0; n < 4; n++) await nextFrame();
  return el;
}

const shown = (el: Element): HTMLElement[] =>
  deep(el).filter(
    (one): one is HTMLElement =>
      one instanceof HTMLElement && one.matches('button, a[href], select') && one.offsetWidth > 0,
  );

/** But for words that are explained: they stand in the middle of a sentence. */
function small(el: Element): string[] {
  return shown(el).flatMap((one) => {
    if ((one.getRootNode() as ShadowRoot).host?.matches('tv-term')) return [];
    const { width, height } = one.getBoundingClientRect();
    const name = one.getAttribute('aria-label') ?? one.textContent.trim();
    return Math.min(width, height) < LEAST ? [`${name}: ${Math.round(width)} × ${Math.round(height)}`] : [];
  });
}

/** Fields whose text is smaller than 16 px. */
const poor = (el: Element): string[] =>
  deep(el)
    .filter((one) => one.matches('input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select'))
    .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 16)
    .map(({ outerHTML }) => outerHTML);

describe('targets on a phone', () => {
  beforeEach(() => localStorage.clear());

  for (const name of ['', 'Menu', 'Invita', 'Due parole', 'A tavola', 'Registro', 'Regole']) {
    it(`${name || 'the lobby'}: all buttons are large enough`, async () => {
      const el = await open(390);
      const press = async (what: string): Promise<boolean> => {
        const button = shown(el).find((one) => (one.getAttribute('aria-label') ?? one.textContent.trim()) === what);
        button?.click();
        for (let n = 0; n < 4; n++) await nextFrame();
        return button !== undefined;
      };
      if (name && !(await press(name))) {
        await press('Menu');
        expect(await press(name), name).to.equal(true);
      }
      expect(small(el)).to.deep.equal([]);
      expect(poor(el), 'fields to which an iPhone would bring the page nearer').to.deep.equal([]);
    });
  }

  it('the menu’s choices are drawn by their labels, not by the browser’s own circles and boxes', async () => {
    const el = await open(390);
    shown(el)
      .find((one) => one.getAttribute('aria-label') === 'Menu')!
      .click();
    for (let n = 0; n < 4; n++) await nextFrame();
    const inputs = deep(el).filter((one) => one.matches('.choice input, .switch input'));
    expect(inputs.length).to.be.at.least(8);
    expect(
      inputs.filter((one) => getComputedStyle(one).opacity !== '0').map(({ outerHTML }) => outerHTML),
    ).to.deep.equal([]);
  });

  for (const width of [390, 320, 260]) {
    it(`the bar lies within ${width} px`, async () => {
      const el = await open(width);
      const bar = deep(el).find((one) => one.matches('tv-bar'))!;
      const right = el.getBoundingClientRect().right;
      for (const button of shown(bar)) expect(button.getBoundingClientRect().right).to.be.at.most(right + 0.5);
    });
  }
});
