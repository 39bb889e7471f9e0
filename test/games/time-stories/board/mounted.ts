/** A board of TIME Stories on a page, and what people do with it. */
import { expect, fixture, html } from '@open-wc/testing';
import type { ProposeEvent } from '../../../../src/elements/frame/board.ts';
import '../../../../src/elements/tv-room.ts';
import '../../../../src/games/time-stories/board/time-board.ts';
// A page fetches it once a run is on; no test waits for that.
import '../../../../src/games/time-stories/board/time-moments.ts';
import type { TimeStoriesBoard } from '../../../../src/games/time-stories/board/time-board.ts';
import { allText, allUpdated, deep } from '../../../helpers/shadow.ts';
import type { Played } from './played.ts';
import type { MoveCall } from '../../../../src/kernel/game.ts';

const NAMES = ['Ada', 'Bea', 'Carl', 'Dino'];

export interface Mounted {
  readonly board: TimeStoriesBoard;
  readonly made: MoveCall[];
}

export async function mount(
  played: Played,
  me: number | null,
  [width, height]: readonly [number, number] = [1300, 860],
): Promise<Mounted> {
  const room = await fixture(
    html`<tv-room theme="light" style="width:${width}px;height:${height}px;min-height:0"></tv-room>`,
  );
  const board = document.createElement('time-stories-board');
  const made: { move: string; args: unknown }[] = [];
  Object.assign(board, {
    view: played.view(me),
    lang: 'en',
    people: NAMES.map((name, seat) => ({ seat, name, plate: seat, me: seat === me })),
    me,
    check: (move: string, args: unknown) =>
      me !== null && !played.may(me, move, args) ? { code: '', rule: '', advice: '', text: '' } : undefined,
  });
  board.addEventListener('tv-propose', (event: ProposeEvent) => void made.push({ move: event.move, args: event.args }));
  room.append(board);
  await allUpdated(board);
  return { board, made };
}

/** What is fetched first has come. */
export async function comes(isThere: () => boolean): Promise<void> {
  for (let n = 0; n < 200 && !isThere(); n++) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** The outcome line, whose words are fetched first. */
export async function saysSo(board: Element, what: RegExp): Promise<void> {
  const said = (): string =>
    deep(board)
      .find((e) => e.localName === 'tv-news')
      ?.shadowRoot?.textContent.replaceAll(/\s+/gu, ' ')
      .trim() ?? 'nothing yet';
  await comes(() => what.test(said()));
  expect(said()).to.match(what);
}

export const buttonOf = (board: Element, label: RegExp): HTMLButtonElement | undefined =>
  deep(board).find(
    (e): e is HTMLButtonElement =>
      e instanceof HTMLButtonElement && label.test(e.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''),
  );

export async function press(board: Element, label: RegExp): Promise<void> {
  const found = buttonOf(board, label);
  if (!found) throw new Error(`no button says ${label}`);
  found.click();
  await allUpdated(board);
}

/** As by keyboard: nobody holds a finger on it here. */
export async function open(board: Element): Promise<void> {
  buttonOf(board, /^Read: /)!.click();
  await allUpdated(board);
}

/** Whether these words stand somewhere on it. */
export const says = (root: Element, words: string): boolean => allText(root).replaceAll(/\s+/gu, ' ').includes(words);
