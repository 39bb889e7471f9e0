/** The own card of TIME Stories, by whatever hand it is opened: where the focus is then, and when it stays open. */
import { expect } from '@open-wc/testing';
import { readByTap } from '../../../../src/elements/reading.ts';
import type { TimeStoriesBoard } from '../../../../src/games/time-stories/board/time-board.ts';
import { allText, allUpdated, deep } from '../../../helpers/shadow.ts';
import { buttonOf, mount } from './mounted.ts';
import { Played, SECRET } from './played.ts';

/** A press that is longer than this covers the card when it ends. */
const LONG_MS = 700;

const cardOf = (board: TimeStoriesBoard): HTMLButtonElement => buttonOf(board, /^Read: /)!;
const focused = (board: TimeStoriesBoard): Element | null | undefined =>
  deep(board).find((e) => e.localName === 'time-reader')!.shadowRoot!.activeElement;

const isOpen = async (board: TimeStoriesBoard): Promise<boolean> => {
  await allUpdated(board);
  return allText(board).includes(SECRET);
};

/** A finger that presses the card and is lifted after a while. */
async function hold(board: TimeStoriesBoard, forMs: number): Promise<void> {
  const down = new PointerEvent('pointerdown', { bubbles: true, composed: true });
  cardOf(board).dispatchEvent(down);
  await allUpdated(board);
  const up = new PointerEvent('pointerup', { bubbles: true });
  Object.defineProperty(up, 'timeStamp', { value: down.timeStamp + forMs });
  document.dispatchEvent(up);
}

describe('the own card of TIME Stories', () => {
  afterEach(() => readByTap(false));

  it('opens for the five keys and for whatever else presses without a finger', async () => {
    const { board } = await mount(new Played().inMill(), 1);
    cardOf(board).click();
    expect(await isOpen(board)).to.equal(true);
  });

  it('is covered when a long press ends, but stays open for people who chose to read by a tap', async () => {
    const { board } = await mount(new Played().inMill(), 1);
    await hold(board, LONG_MS);
    expect(await isOpen(board)).to.equal(false);
    readByTap(true);
    await hold(board, LONG_MS);
    expect(await isOpen(board)).to.equal(true);
  });

  it('has the focus where it was opened, and gives it back to the cover', async () => {
    const { board } = await mount(new Played().inMill(), 1);
    cardOf(board).focus();
    cardOf(board).click();
    expect(await isOpen(board)).to.equal(true);
    expect(focused(board)?.className).to.equal('page');
    buttonOf(board, /^Cover$/)!.focus();
    buttonOf(board, /^Cover$/)!.click();
    expect(await isOpen(board)).to.equal(false);
    expect(focused(board)).to.equal(cardOf(board));
  });

  it('has the focus after a press too, which takes it elsewhere on its way', async () => {
    const { board } = await mount(new Played().inMill(), 1);
    cardOf(board).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    await allUpdated(board);
    buttonOf(board, /^Map$/)!.focus();
    document.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    expect(await isOpen(board)).to.equal(true);
    expect(focused(board)?.className).to.equal('page');
  });

  it('takes the focus from nobody who is elsewhere when it covers itself', async () => {
    const { board } = await mount(new Played().inMill(), 1);
    cardOf(board).click();
    expect(await isOpen(board)).to.equal(true);
    const place = buttonOf(board, /^Map$/)!;
    place.focus();
    window.dispatchEvent(new Event('blur'));
    expect(await isOpen(board)).to.equal(false);
    expect((place.getRootNode() as ShadowRoot).activeElement).to.equal(place);
  });
});
