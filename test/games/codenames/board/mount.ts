/** Puts a board on a page as the table would, and looks into its shadow trees. */
import { fixture, html } from '@open-wc/testing';
import {
  ExplainEvent,
  ProposeEvent,
  type BoardProps,
  type RefusalWords,
} from '../../../../src/elements/frame/board.ts';
// What boards fetch when it is first wanted is there at once in tests.
import '../../../../src/games/codenames/board/clue-form.ts';
import '../../../../src/games/codenames/board/codenames-receipt.ts';
import '../../../../src/games/codenames/board/spell-form.ts';
import '../../../../src/elements/tv-room.ts';
import '../../../../src/games/codenames/board/codenames-board.ts';
import type { CodenamesBoard } from '../../../../src/games/codenames/board/codenames-board.ts';
import type { CodenamesView } from '../../../../src/games/codenames/view.ts';
import { allUpdated, deep } from '../../../helpers/shadow.ts';
import { drawings, people, uncovered } from './views.ts';

export interface Mounted {
  readonly board: CodenamesBoard;
  /** `move {args}` of every proposal, in order. */
  readonly proposed: string[];
  readonly explained: RefusalWords[];
}

export async function mount(
  view: CodenamesView,
  props: Partial<BoardProps> = {},
  size = '1200px;800px',
): Promise<Mounted> {
  const [width, height] = size.split(';');
  const room = await fixture(
    html`<tv-room theme="light" style="width:${width};height:${height};min-height:0"></tv-room>`,
  );
  const board = document.createElement('codenames-board');
  const proposed: string[] = [];
  const explained: RefusalWords[] = [];
  room.addEventListener('tv-propose', (e) =>
    proposed.push(`${(e as ProposeEvent).move} ${JSON.stringify((e as ProposeEvent).args)}`),
  );
  room.addEventListener('tv-explain', (e) => explained.push((e as ExplainEvent).refusal));
  const may = view.phase === 'guess' && view.me.role === 'operative' && view.me.team === view.active;
  Object.assign(board, {
    view,
    people: people(view.me.seat),
    me: view.me.seat,
    load: drawings,
    choices: (move: string) => (move === 'touch' && may ? uncovered(view) : []),
    ...props,
  });
  room.append(board);
  await settle(board);
  return { board, proposed, explained };
}

/** All updates of the board and of what is inside, however deep. */
export async function settle(board: CodenamesBoard): Promise<void> {
  await allUpdated(board);
}

export function cells(board: CodenamesBoard): readonly HTMLButtonElement[] {
  return deep(board).filter((e): e is HTMLButtonElement => e.matches('button.cell'));
}

export function buttonSaying(board: CodenamesBoard, words: string): HTMLButtonElement | undefined {
  return deep(board).find(
    (e): e is HTMLButtonElement => e instanceof HTMLButtonElement && (e.textContent ?? '').trim().startsWith(words),
  );
}

/** A picture's name as a screen reader says it. */
export function label(cell: Element): string {
  return [...cell.querySelectorAll('.heard, .num')]
    .map((part) => (part.textContent ?? '').trim())
    .filter(Boolean)
    .join(' ');
}

/** What is expected, as the status line says it. */
export function headline(board: CodenamesBoard): string {
  return (
    deep(board)
      .find((e) => e.matches('tv-status'))
      ?.shadowRoot?.querySelector('h2')?.textContent ?? ''
  );
}

/** A tap at a time of one's choosing: the page's clock isn't waited for. */
export function tap(cell: HTMLElement, at = 0): void {
  const event = new MouseEvent('click', { bubbles: true, composed: true, detail: 1 });
  Object.defineProperty(event, 'timeStamp', { value: at });
  cell.dispatchEvent(event);
}

export function press(target: Element, key: string, at = 0): void {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: at });
  target.dispatchEvent(event);
}

/** Where the focus is, through all shadow trees. */
export function focused(): Element | null {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
}
