/** The bill: what it tells, what one can do with it, and the picture that is made of it. */
import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { Finale } from '../../../src/elements/finale.ts';
import type { Receipt } from '../../../src/elements/receipt/receipt.ts';
import { paint } from '../../../src/elements/receipt/receipt-picture.ts';
import '../../../src/elements/receipt/tv-receipt.ts';
import type { TvReceipt } from '../../../src/elements/receipt/tv-receipt.ts';
import '../../../src/elements/tv-room.ts';
import { accessible } from '../../helpers/accessible.ts';
import { waitUntil } from '../../helpers/wait-until.ts';

const DOT =
  'data:image/svg+xml;utf8,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"><rect width="9" height="9" fill="red"/></svg>';

const receipt: Receipt = {
  game: 'Codenames',
  headline: 'Vincono i Rossi',
  plates: [0, 1],
  sums: [
    { label: 'Rossi', value: '8' },
    { label: 'Blu', value: '5' },
  ],
  why: 'I Blu hanno toccato l’assassino.',
  rule: 'CN-117',
  moments: ['Turno 3: i Blu passano avanti'],
  best: { says: 'L’indizio migliore: MARE, 2 figure', pictures: [{ address: DOT, name: 'figura 4' }] },
};
const evening = { score: [{ name: 'Rossi', won: 1 }], games: 2, changing: true };

const said = (el: TvReceipt): string => el.shadowRoot!.textContent.replaceAll(/\s+/gu, ' ');
const button = (el: TvReceipt, words: string): HTMLButtonElement | undefined =>
  [...el.shadowRoot!.querySelectorAll('button')].find(({ textContent }) => textContent.includes(words));

async function shown(props: Partial<TvReceipt> = {}): Promise<TvReceipt> {
  const room = await fixture(
    html`<tv-room style="width:300px;height:500px;min-height:0"><tv-receipt></tv-receipt></tv-room>`,
  );
  const el = room.querySelector('tv-receipt')!;
  Object.assign(el, { receipt, evening, ...props });
  await el.updateComplete;
  return el;
}

describe('the bill', () => {
  it('who won, the score, why with the rule, turning points, the best clue with its pictures, the evening', async () => {
    const el = await shown();
    for (const words of [
      'Il conto',
      'Vincono i Rossi',
      'Rossi 8 Blu 5',
      'toccato l’assassino. CN-117',
      'Le svolte Turno 3: i Blu passano avanti',
      'MARE, 2 figure',
      'La serata, due partite Rossi 1',
    ])
      expect(said(el)).to.contain(words);
    expect(el.shadowRoot!.querySelector('img')!.alt).to.equal('figura 4');
    await accessible(el);
  });

  it('another game is one tap away for whoever may propose one, and for nobody else', async () => {
    const el = await shown();
    setTimeout(() => button(el, 'Cambiate gioco')!.click());
    await oneEvent(el, 'tv-change-game');
    expect(button(await shown({ evening: { ...evening, changing: false } }), 'Cambiate gioco')).to.equal(undefined);
    expect(said(await shown({ evening: undefined }))).not.to.contain('La serata');
  });

  it('it is saved as a PNG that bears the name of the game', async () => {
    const el = await shown();
    const saved: string[] = [];
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function save(): void {
      saved.push(`${this.download} ${this.protocol}`);
    };
    try {
      button(el, 'Salva l’immagine')!.click();
      await waitUntil(() => saved.length > 0);
    } finally {
      HTMLAnchorElement.prototype.click = click;
    }
    expect(saved).to.deep.equal(['Il conto, Codenames.png blob:']);
  });

  it('the picture grows with what it tells, and has the pictures of the best clue in it', async () => {
    const image = new Image();
    image.src = DOT;
    await image.decode();
    const labels = { title: 'Il conto', moments: 'Le svolte', evening: 'La serata' };
    const size = async (blob: Blob): Promise<ImageBitmap> => createImageBitmap(blob);
    const whole = await size(await paint(receipt, evening, labels, [image]));
    const { best: _, ...short } = receipt;
    const brief = await size(await paint({ ...short, moments: [] }, undefined, labels, []));
    expect(whole.width).to.equal(1440);
    expect(whole.height).to.be.greaterThan(brief.height + 400);
    const canvas = new OffscreenCanvas(whole.width, whole.height);
    const ctx = canvas.getContext('2d')!;
    ctx.drawImage(whole, 0, 0);
    const { data } = ctx.getImageData(0, 0, whole.width, whole.height);
    const isRed = (at: number): boolean => data[at] === 255 && data[at + 1] === 0 && data[at + 2] === 0;
    expect(Array.from({ length: data.length / 4 }, (_, i) => i * 4).filter(isRed).length).to.be.greaterThan(60_000);
  });

  it('the moment of the end is shown where it happens, and not to whoever comes later or looks back', () => {
    const seen = new Finale();
    seen.feed(undefined);
    expect(seen.render()).not.to.have.property('strings');
    seen.feed('cheer');
    expect(seen.render()).to.have.property('strings');
    seen.feed('cheer');
    expect(seen.render()).to.have.property('strings');
    seen.feed(undefined);
    expect(seen.render()).not.to.have.property('strings');
    const late = new Finale();
    late.feed('hush');
    expect(late.render()).not.to.have.property('strings');
  });
});
