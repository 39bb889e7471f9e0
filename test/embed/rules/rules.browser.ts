import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import '../../../src/elements/tv-room.ts';
import '../../../src/embed/rules/tv-rules.ts';
import type { TvRules } from '../../../src/embed/rules/tv-rules.ts';
import { findGame } from '../../../src/games/registry.ts';
import { waitUntil } from '../../helpers/wait-until.ts';
import { accessible } from '../../helpers/accessible.ts';

type Given = Partial<Pick<TvRules, 'rule' | 'view' | 'lang'>>;

async function open({ rule = '', view, lang = 'it' }: Given = {}): Promise<TvRules> {
  const game = findGame('chrononauts')!;
  const [{ rules }, book] = await Promise.all([game.words(lang), game.book(lang)]);
  const room = await fixture(
    html`<tv-room theme="light">
      <tv-rules
        .lang=${lang}
        .game=${'Chrononauts'}
        .rules=${rules}
        .book=${book}
        .view=${view}
        .rule=${rule}
        .open=${true}
      ></tv-rules>
    </tv-room>`,
  );
  const el = room.querySelector('tv-rules')!;
  await el.updateComplete;
  await el.renderRoot.querySelector('tv-dialog')!.updateComplete;
  await nextFrame();
  return el;
}

const all = (el: TvRules, selector: string): HTMLElement[] => [
  ...el.renderRoot.querySelectorAll<HTMLElement>(selector),
];
const titles = (el: TvRules, selector = 'details'): string[] =>
  all(el, `${selector} h3`).map((one) => one.textContent.trim());

async function find(el: TvRules, words: string): Promise<void> {
  const field = el.renderRoot.querySelector('input')!;
  field.value = words;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await el.updateComplete;
}

describe('<tv-rules>', () => {
  it('folds chapters, the first one open, and explains the words where they stand', async () => {
    const el = await open();
    expect(titles(el, 'details[open]')).to.deep.equal(['Lo scopo']);
    expect(titles(el).at(-1)).to.equal('Le parole del gioco');
    expect(all(el, 'details[open] tv-term').length).to.be.greaterThan(0);
    await accessible(el);
  });

  it('opens at the rule that refused: its chapter unfolded, itself marked and in focus', async () => {
    const el = await open({ rule: 'CH-090', lang: 'en' });
    expect(titles(el, 'details[open]')).to.deep.equal(['Patches']);
    await waitUntil(() => el.shadowRoot!.activeElement?.className === 'named');
    expect(el.shadowRoot!.activeElement!.textContent).to.contain('CH-090');
  });

  it('finds by word or number, marks what it found and says how much', async () => {
    const el = await open();
    await find(el, 'identita');
    expect(all(el, 'mark').length).to.be.greaterThan(3);
    expect(all(el, 'details:not([open])')).to.have.length(0);
    await find(el, 'ch-118');
    expect(all(el, '.rules dt').map((one) => one.textContent)).to.deep.equal(['CH-118']);
    expect(el.renderRoot.querySelector('[role=status]')!.textContent).to.contain('Un risultato');
    await find(el, 'xyzzy');
    expect(el.renderRoot.querySelector('[role=status]')!.textContent).to.contain('Nessuna regola');
    await find(el, '');
    await waitUntil(() => titles(el, 'details[open]').join('|') === 'Lo scopo');
  });

  it('says by which options this table plays, and puts what is about another game at the end', async () => {
    const { options } = await import('../../../src/games/chrononauts/options.ts');
    const el = await open({ view: { options: options.read({ mode: 'artifaxx', memoSeconds: 20 }) } });
    const house = el.renderRoot.querySelector('.house')!.textContent.replaceAll(/\s+/gu, ' ');
    expect(house).to.contain('Gioco Artifaxx').and.to.contain('Tempo per il Biglietto 20 s');
    expect(titles(el, '.off')).to.include('Solonauts').and.not.to.include('Artifaxx');
  });
});
