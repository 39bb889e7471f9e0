/**
 * Finds a control as a person would name it, in any browser: this text runs inside the page and walks through open shadow roots.
 * Drivers differ in how they see into shadow roots and names; this is the same in all of them.
 */

/** How a control is found: by its role, and by its whole name or a part of it. */
export interface Wanted {
  readonly role: 'button' | 'textbox' | 'radio' | 'heading' | 'text';
  /** A string is the whole name; an expression may match a part. */
  readonly name: string | RegExp;
}

/** Where to tap, in CSS pixels of the viewport. `open` is false where it is disabled, or something lies over it. */
export interface Found {
  readonly x: number;
  readonly y: number;
  readonly open: boolean;
  readonly name: string;
}

/** The text of an expression that answers every control of this kind, in the order of the page. */
export function finding({ role, name }: Wanted): string {
  const [source, flags] = typeof name === 'string' ? [name, ''] : [name.source, name.flags];
  const whole = typeof name === 'string';
  return `(${inPage.toString()})(${JSON.stringify({ role, source, flags, whole })})`;
}

/** Self-contained: it is sent as text. */
function inPage(asked: { role: string; source: string; flags: string; whole: boolean }): Found[] {
  const SELECTORS: Record<string, string> = {
    button: 'button, summary, [role=button], [role=menuitem]',
    textbox: 'input:not([type]), input[type=text], textarea, [role=textbox]',
    radio: 'input[type=radio], [role=radio]',
    heading: 'h1, h2, h3',
    text: '*',
  };
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots)
    for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot);
  const words = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: HTMLElement): string => {
    const root = element.getRootNode() as Document | ShadowRoot;
    const by = element.getAttribute('aria-labelledby');
    if (by) return words(by.split(/\s+/).map((id) => root.getElementById(id)?.textContent).join(' ')); // prettier-ignore
    const label = element.getAttribute('aria-label');
    if (label) return words(label);
    const labels = (element as HTMLInputElement).labels;
    if (labels && labels.length > 0) return words([...labels].map((one) => one.textContent).join(' '));
    if (asked.role === 'text') {
      return words([...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent).join(' ')); // prettier-ignore
    }
    return words(element.innerText || element.textContent) || words(element.title);
  };
  /** What lies uppermost there, and all that it lies in, out through shadow roots. */
  const topmost = (x: number, y: number): (Node | null)[] => {
    let top: Element | null = document.elementFromPoint(x, y);
    for (;;) {
      const inside: Element | null = top?.shadowRoot?.elementFromPoint(x, y) ?? null;
      if (!inside || inside === top) break;
      top = inside;
    }
    const chain: (Node | null)[] = [];
    for (let node: Node | null = top; node; node = node.parentNode ?? (node as ShadowRoot).host ?? null)
      chain.push(node);
    return chain;
  };
  const re = asked.whole ? undefined : new RegExp(asked.source, asked.flags);
  const found: Found[] = [];
  for (const root of roots)
    for (const element of root.querySelectorAll<HTMLElement>(SELECTORS[asked.role]!)) {
      const name = nameOf(element);
      if (re ? !re.test(name) : name !== asked.source) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      if (asked.role !== 'text') element.scrollIntoView({ block: 'center', inline: 'center' });
      const box = element.getBoundingClientRect();
      const x = Math.floor(box.left + box.width / 2);
      const y = Math.floor(box.top + box.height / 2);
      const at = topmost(x, y);
      const label = (element as HTMLInputElement).labels?.[0];
      const reached = at.includes(element) || (label !== undefined && at.includes(label));
      const disabled = element.matches(':disabled, [aria-disabled=true]');
      found.push({ x, y, open: reached && !disabled, name });
    }
  return found;
}
