/** Where there is room, log and talk stand beside the board, and nothing of it is kept from anybody. */
import { expect, nextFrame } from '@open-wc/testing';
import type { TavolataTable } from '../../src/embed/tavolata-table.ts';
import { accessible } from '../helpers/accessible.ts';
import { waitUntil } from '../helpers/wait-until.ts';
import { ActEvent } from '../../src/embed/shell/acts.ts';
import { FakeTable, people, viewOf } from './fake-table.ts';
import { opened } from './opened.ts';

const within = (el: Element, ...path: readonly string[]): HTMLElement =>
  path.reduce<Element>((at, next) => at.shadowRoot!.querySelector(next)!, el) as HTMLElement;
const windowOf = (el: TavolataTable, tag: string): HTMLDialogElement =>
  within(el, tag, 'tv-dialog', 'dialog') as HTMLDialogElement;

async function table(width: number): Promise<TavolataTable> {
  const el = await opened(new FakeTable(viewOf({ seats: people(3, 0) })));
  el.style.width = `${width}px`;
  await nextFrame();
  await nextFrame();
  return el;
}
async function open(el: TavolataTable, act: 'log' | 'talk'): Promise<HTMLDialogElement> {
  within(el, 'tv-bar').dispatchEvent(new ActEvent({ act }));
  const dialog = windowOf(el, act === 'log' ? 'tv-log' : 'tv-talk');
  await waitUntil(() => dialog.open);
  return dialog;
}

describe('windows beside the board', () => {
  for (const act of ['log', 'talk'] as const)
    it(`the ${act} of a wide table stands beside the board, which gives it the room`, async () => {
      const el = await table(1400);
      const main = within(el, '.main');
      const before = main.getBoundingClientRect().width;
      const dialog = await open(el, act);
      expect(dialog.matches(':modal')).to.equal(false);
      const [board, beside] = [main.getBoundingClientRect(), dialog.getBoundingClientRect()];
      expect(board.width).to.be.lessThan(before - 300);
      expect(beside.left).to.be.at.least(board.right);
      expect(beside.bottom).to.be.at.most(el.getBoundingClientRect().bottom);
      await accessible(el);
      dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }));
      await waitUntil(() => !dialog.open);
      await waitUntil(() => main.getBoundingClientRect().width === before);
    });

  it('on a narrow one it lies over it, and one that gets narrower has it over it too', async () => {
    const el = await table(1400);
    const dialog = await open(el, 'log');
    el.style.width = '700px';
    await waitUntil(() => dialog.matches(':modal'));
    el.style.width = '1400px';
    await waitUntil(() => dialog.open && !dialog.matches(':modal'));
  });
});
