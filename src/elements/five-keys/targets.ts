/**
 * What can be chosen on the screen now, in reading order. Buttons, links and fields come as they lie in front of the person, through shadow
 * roots and slots. What is hidden, disabled, or barred at the moment (`data-barred`, set by grid-keys.ts) is left out; an open window hides
 * whatever lies behind it. It touches nothing.
 */

const CHOOSABLE = 'button, a[href], input:not([type="hidden"]), select, textarea, summary';
const TICKED = 'input[type="radio"], input[type="checkbox"]';
/** Narrower than this is drawn by its label; without one it is there for screen readers only. */
const DRAWN_PX = 12;
const NAME_LONGEST = 28;

/** What can be chosen now, and where it was looked for. */
export interface Found {
  readonly targets: readonly HTMLElement[];
  /** The window that hides the rest. */
  readonly modal: HTMLDialogElement | undefined;
  /** Every tree that was walked: what changes in them may change the targets. */
  readonly roots: readonly Node[];
}

interface Walk {
  readonly targets: HTMLElement[];
  readonly roots: Node[];
  modal: HTMLDialogElement | undefined;
}

const isChoosable = (el: HTMLElement): boolean =>
  el.matches(CHOOSABLE) &&
  !el.matches(':disabled, [data-barred], [aria-disabled="true"]') &&
  el.checkVisibility({ visibilityProperty: true }) &&
  Math.min(boxOf(el).width, boxOf(el).height) >= DRAWN_PX;

function childrenOf(el: Element, walk: Walk): Iterable<Element> {
  if (el.shadowRoot) {
    walk.roots.push(el.shadowRoot);
    return el.shadowRoot.children;
  }
  if (el instanceof HTMLSlotElement) {
    const assigned = el.assignedElements();
    if (assigned.length > 0) return assigned;
  }
  return el.children;
}

function look(el: Element, walk: Walk, without: Element): void {
  if (el === without || !(el instanceof HTMLElement) || el.hidden || el.inert) return;
  if (el instanceof HTMLDialogElement && el.matches(':modal')) walk.modal = el;
  if (isChoosable(el)) walk.targets.push(el);
  for (const child of childrenOf(el, walk)) look(child, walk, without);
}

/** From the inside outwards, through shadow roots and slots, itself first. */
export function* outwards(el: Element): Generator<Element> {
  for (let at: Node | null = el; at;) {
    if (at instanceof Element) yield at;
    at = at instanceof ShadowRoot ? at.host : ((at as Element).assignedSlot ?? at.parentNode);
  }
}

/** Of two trees, whether the one lies in the other, through shadow roots and slots. */
export function isWithin(el: Element, outer: Element): boolean {
  for (const at of outwards(el)) if (at === outer) return true;
  return false;
}

/** @param without what is never looked into */
export function findTargets(scope: ShadowRoot | Document, without: Element): Found {
  const walk: Walk = { targets: [], roots: [scope], modal: undefined };
  for (const child of scope.children) look(child, walk, without);
  const { targets, roots, modal } = walk;
  return { targets: modal ? targets.filter((el) => isWithin(el, modal)) : targets, modal, roots };
}

/** The innermost element that is drawn at a point of the window, through shadow roots. */
export function drawnAt(x: number, y: number): Element | null {
  let at = document.elementFromPoint(x, y);
  for (;;) {
    const inner: Element | null | undefined = at?.shadowRoot?.elementFromPoint(x, y);
    if (!inner || inner === at) return at;
    at = inner;
  }
}

/** What shows it: of what is ticked, and of what isn't drawn itself, the label. */
function drawnAs(el: HTMLElement): HTMLElement {
  const label = el.closest('label');
  return label && (el.matches(TICKED) || el.getBoundingClientRect().width < DRAWN_PX) ? label : el;
}

/** Where it is drawn, in px of the window. */
export const boxOf = (el: HTMLElement): DOMRect => drawnAs(el).getBoundingClientRect();

/** Its middle lies in front of the person: neither scrolled away nor under anything. */
export function isSeen(el: HTMLElement): boolean {
  const drawn = drawnAs(el);
  const { left, top, width, height } = drawn.getBoundingClientRect();
  const at = drawnAt(left + width / 2, top + height / 2);
  return at !== null && isWithin(at, drawn);
}

function textOf(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || node.matches('[aria-hidden="true"], select, input, textarea')) return '';
  return [...node.childNodes].map(textOf).join(' ');
}

/** What it is called, short enough to be called out: what is written on it, else the beginning of what a screen reader says. */
export function nameOf(el: HTMLElement): string {
  const label = el instanceof HTMLInputElement || el instanceof HTMLSelectElement ? el.labels?.[0] : undefined;
  const spoken = el.ariaLabel?.split(/[,;]/u)[0];
  const written = textOf(label ?? el).split(';')[0];
  const first = (el.dataset['name'] || spoken || written || el.title).replaceAll(/\s+/gu, ' ').trim();
  return first.length > NAME_LONGEST ? `${first.slice(0, NAME_LONGEST).trimEnd()}…` : first;
}
