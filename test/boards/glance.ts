/**
 * What `written.ts` reads, read fast and as it stands: the browser writes the tree itself. A comparison of two must make them nameless
 * first. It says more than that, as comments and the order of attributes: what differs may be the same all the same.
 */
import { held, type Sheets, styled } from './written.ts';

/** All shadow roots of the boards that stand on the page now. */
const attached = new Set<ShadowRoot>();
const attach = Element.prototype.attachShadow;
Element.prototype.attachShadow = function attachShadow(this: Element, how): ShadowRoot {
  const root = attach.call(this, how);
  attached.add(root);
  return root;
};

/** Nothing that was drawn before is looked at any more. */
export const forget = (): void => attached.clear();

/** Of a root that was asked for: it stays there. */
const owners = new WeakMap<ShadowRoot, Element>();

function boardOf(root: ShadowRoot, boards: ReadonlySet<Element>): Element | undefined {
  const known = owners.get(root);
  if (known) return known;
  const { host } = root;
  const outer = host.getRootNode();
  const board = boards.has(host) ? host : outer instanceof ShadowRoot ? boardOf(outer, boards) : undefined;
  if (board) owners.set(root, board);
  return board;
}

/** @returns the shadow roots in each of these boards */
export function rootsIn(boards: readonly Element[]): ReadonlyMap<Element, readonly ShadowRoot[]> {
  const found = new Map<Element, ShadowRoot[]>(boards.map((board) => [board, []]));
  const all = new Set(boards);
  for (const root of attached) {
    const board = boardOf(root, all);
    if (board && root.isConnected) found.get(board)?.push(root);
  }
  return found;
}

/** @returns elements like this in these boards */
export const within = (boards: readonly Element[], which: string): readonly Element[] =>
  [...rootsIn(boards).values()].flat().flatMap((root) => [...root.querySelectorAll(which)]);

const HOLDERS = 'input, textarea, select, canvas, style';

export function glance(board: Element, shadowRoots: readonly ShadowRoot[], sheets: Sheets): string {
  const shell = Array.from(board.attributes, ({ name, value }) => `${name}=${value}`);
  const rest = shadowRoots.map((root) => [
    root.adoptedStyleSheets.map((sheet) => styled(sheet, sheets)).join(' '),
    ...Array.from(root.querySelectorAll(HOLDERS), (one) => held(one, sheets).join(' ')),
  ]);
  return [shell, ...rest, board.getHTML({ shadowRoots: [...shadowRoots] })].join('\n');
}
