/** What a careless game and its board might do. The view has something in it that another device has read, and the board lets it show. */
import type { Eyes, Game, Move } from '../../src/kernel/game.ts';
import { known, remembering } from '../games/planted-leaks.ts';
import type { Careless, CarelessWay } from './careless-ways.ts';

/** @param leak in some words @param hue of them */
type Show = (board: HTMLElement, leak: string, hue: number) => void;

const put = (board: HTMLElement, name: string, of: Partial<HTMLElement> = {}): HTMLElement => {
  const element = Object.assign(document.createElement(name), of);
  Object.assign(element.style, { position: 'fixed', inset: '0 auto auto 0', zIndex: '2147483647' });
  board.shadowRoot!.append(element);
  return element;
};

/** Says of itself what no attribute says. */
class MutteringElement extends HTMLElement {
  readonly internals: ElementInternals = this.attachInternals();
}
customElements.define('muttering-element', MutteringElement);

const SHOWS: Readonly<Record<CarelessWay, Show>> = {
  'drawn as words': (board, leak) => void put(board, 'p', { textContent: leak }),
  'in the label of a picture': (board, leak) => void put(board, 'span', { role: 'img', ariaLabel: leak }),
  'in an attribute that nobody is read': (board, leak) => put(board, 'span').setAttribute('data-card', leak),
  'said by an element of itself'(board, leak) {
    const { internals } = put(board, 'muttering-element') as MutteringElement;
    Object.assign(internals, { role: 'img', ariaLabel: leak });
  },
  'painted on a canvas'(board, _, hue) {
    const brush = (put(board, 'canvas') as HTMLCanvasElement).getContext('2d')!;
    brush.fillStyle = `hsl(${hue} 80% 50%)`;
    brush.fillRect(0, 0, 12, 12);
  },
  'in a picture that the page makes'(board, _, hue) {
    const square = `<rect width="12" height="12" fill="hsl(${hue} 80% 50%)"/>`;
    const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="12" height="12">${square}</svg>`;
    // Without words, or its address would be read out.
    const image = put(board, 'img', { ariaHidden: 'true' }) as HTMLImageElement;
    image.src = URL.createObjectURL(new Blob([drawn], { type: 'image/svg+xml' }));
  },
  'as a colour that a sheet of styles sets'(board, _, hue) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:host { --leak: hsl(${hue} 80% 50%) } s { color: var(--leak) }`);
    board.shadowRoot!.adoptedStyleSheets.push(sheet);
    put(board, 's', { textContent: '■', ariaHidden: 'true' });
  },
};

/** No comparison of what can be written down meets it. */
const LEAK = Symbol('leak');

/** The game, which keeps by its state alone what was read by whoever was asked for first. */
export function carelessly(game: Game<unknown>, by: Careless['by']): Game<unknown> {
  const remember = remembering();
  const note = (s: unknown, eyes: Eyes): string => remember(s as object, known(s, eyes));
  const moves = Object.entries(game.moves).map(([name, move]): [string, Move<unknown, never>] => [
    name,
    {
      ...move,
      choices(s, eyes, about) {
        note(s, eyes);
        return move.choices(s, eyes, about);
      },
    },
  ]);
  const view: Game<unknown>['view'] = (s, eyes) => ({
    ...(game.view(s, eyes) as object),
    [LEAK]: by === 'view' ? note(s, eyes) : remember(s as object),
  });
  return by === 'view' ? { ...game, view } : { ...game, view, moves: Object.fromEntries(moves) };
}

/** What is in a view that should not be. */
const leakIn = (view: unknown): string => (view as { readonly [LEAK]: string })[LEAK];

const sumOf = (leak: string): number =>
  Array.from(leak).reduce((so, sign) => (Math.imul(so, 31) + sign.codePointAt(0)!) >>> 0, 7);
const hueOf = (leak: string): number => sumOf(leak) % 360;

/** Whether what leaks can be told apart in words and as a colour. */
export function isToldApart(one: unknown, other: unknown): boolean {
  const apart = Math.abs(hueOf(leakIn(one)) - hueOf(leakIn(other)));
  return Math.min(apart, 360 - apart) >= 20;
}

/** Lets it show on its board. */
export function letSlip(way: CarelessWay, board: HTMLElement & { readonly view?: unknown }): void {
  const leak = leakIn(board.view);
  SHOWS[way](board, `the others read ${sumOf(leak)}`, hueOf(leak));
}
