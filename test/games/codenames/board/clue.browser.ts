import { expect } from '@open-wc/testing';
import type { RefusalWords } from '../../../../src/elements/frame/board.ts';
import type { CodenamesBoard } from '../../../../src/games/codenames/board/codenames-board.ts';
import { deep } from '../../../helpers/shadow.ts';
import { buttonSaying, cells, headline, mount, settle, tap } from './mount.ts';
import { DARIO, GIULIA, MARCO, NO, writing } from './views.ts';

const form = (board: CodenamesBoard): Element | undefined => deep(board).find((e) => e.matches('codenames-clue'));

async function write(board: CodenamesBoard, word: string): Promise<void> {
  const field = form(board)!.shadowRoot!.querySelector<HTMLInputElement>('.word input')!;
  field.value = word;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await settle(board);
}
const says = (board: CodenamesBoard): string => form(board)!.shadowRoot!.querySelector('#says')!.textContent.trim();

it('on a low phone what gives the clue is in sight', async () => {
  const { board } = await mount(writing(GIULIA), {}, '360px;598px');
  const give = buttonSaying(board, 'Dai l’indizio')!.getBoundingClientRect();
  expect(give.bottom).to.be.at.most(board.getBoundingClientRect().bottom);
});

describe('the clue', () => {
  it('[CN-039] only the spymaster whose turn it is gets a form, the others hear who gives it', async () => {
    for (const seat of [MARCO, DARIO, null]) {
      const { board } = await mount(writing(seat));
      expect(form(board)).to.equal(undefined);
      expect(headline(board)).to.equal('Giulia dà un indizio');
    }
    const { board } = await mount(writing(GIULIA));
    expect(form(board)).to.not.equal(undefined);
    expect(headline(board)).to.equal('Giulia, tocca a\u00a0te: dai un indizio');
  });

  it('[CN-038] one word and one number are proposed, and nothing before the button', async () => {
    const { board, proposed } = await mount(writing(GIULIA));
    await write(board, ' vapore');
    expect(says(board)).to.equal('Una parola, 1 figura su 5');
    form(board)!.shadowRoot!.querySelector<HTMLButtonElement>('[aria-label="Più"]')!.click();
    await settle(board);
    expect(proposed).to.deep.equal([]);
    buttonSaying(board, 'Dai l’indizio')!.click();
    expect(proposed).to.deep.equal(['giveClue {"word":"VAPORE","number":2}']);
  });

  it('the number follows the aims until it is set by hand', async () => {
    const { board } = await mount(writing(GIULIA));
    for (const cell of [5, 0, 13]) tap(cells(board)[cell]!);
    await write(board, 'VAPORE');
    expect(says(board)).to.equal('Una parola, 3 figure su 5');
  });

  it('[CN-051] what the rules refuse is said while one writes, and explained on the button', async () => {
    const check = (move: string, args: unknown): RefusalWords | undefined =>
      move === 'giveClue' && JSON.stringify(args).includes('A B') ? NO : undefined;
    const { board, proposed, explained } = await mount(writing(GIULIA), { check });
    await write(board, 'A B');
    expect(says(board)).to.contain('CN-097');
    const give = buttonSaying(board, 'Dai l’indizio')!;
    expect(give.getAttribute('aria-disabled')).to.equal('true');
    give.click();
    expect([proposed, explained]).to.deep.equal([[], [NO]]);
  });

  it('without a word nothing is given, and that is said until one writes', async () => {
    const { board, proposed } = await mount(writing(GIULIA));
    const alert = (): string => form(board)!.shadowRoot!.querySelector('[role=alert]')!.textContent;
    expect(alert()).to.equal('');
    form(board)!.shadowRoot!.querySelector('form')!.requestSubmit();
    await settle(board);
    expect([proposed, alert()]).to.deep.equal([[], 'Scrivi una parola: dice che cosa hanno in comune.']);
    await write(board, 'V');
    expect(alert()).to.equal('');
  });

  it('[CN-044] the stepper stays between one and what is left', async () => {
    const { board } = await mount(writing(GIULIA));
    await write(board, 'VAPORE');
    const more = form(board)!.shadowRoot!.querySelector<HTMLButtonElement>('[aria-label="Più"]')!;
    for (let i = 0; i < 9; i++) {
      more.click();
      await settle(board);
    }
    expect(says(board)).to.equal('Una parola, 5 figure su 5');
  });
});
