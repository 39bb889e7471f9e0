/**
 * A page's tree as text, through all shadow roots. It has each element with its attributes and what a form holds, each text. It also has
 * what no tree shows and a page can read: the rules of style sheets, canvases, what lies in memory under an address.
 */
import { digest } from './digest.ts';
import { withoutAddresses } from './kept-blobs.ts';

/** Sheets that were read in this reading: all elements of a kind share theirs. */
export type Sheets = Map<CSSStyleSheet, string>;

/** Pages of a sealed mission go by their hash, which says nothing. */
export const nameless = (text: string): string => withoutAddresses(text).replaceAll(/\b[0-9a-f]{64}\b/g, '#');

/** What an element holds that no attribute says. */
export function held(element: Element, sheets: Sheets): readonly string[] {
  if (element instanceof HTMLInputElement) return [`value ${element.value}`, `checked ${element.checked}`];
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) return [`value ${element.value}`];
  if (element instanceof HTMLCanvasElement) return [`painted ${digest(element.toDataURL())}`];
  if (element instanceof HTMLStyleElement && element.sheet) return [`rules ${styled(element.sheet, sheets)}`];
  return [];
}

export function styled(sheet: CSSStyleSheet, sheets: Sheets): string {
  const known = sheets.get(sheet);
  if (known !== undefined) return known;
  const rules = Array.from(sheet.cssRules, ({ cssText }) => cssText).join('\n');
  const read = sheet.disabled ? '' : digest(nameless(rules));
  sheets.set(sheet, read);
  return read;
}

function lines(node: Node, indent: string, sheets: Sheets, into: string[]): void {
  if (node instanceof Text) {
    if (node.data.trim() !== '') into.push(`${indent}${JSON.stringify(node.data)}`);
    return;
  }
  if (!(node instanceof Element)) return;
  const attributes = Array.from(node.attributes, ({ name, value }) => `${name}=${JSON.stringify(value)}`).sort();
  into.push([`${indent}${node.localName}`, ...attributes, ...held(node, sheets)].join(' '));
  const { shadowRoot } = node;
  if (shadowRoot) {
    into.push(`${indent} # ${shadowRoot.adoptedStyleSheets.map((sheet) => styled(sheet, sheets)).join(' ')}`);
    for (const child of shadowRoot.childNodes) lines(child, `${indent}  `, sheets, into);
  }
  for (const child of node.childNodes) lines(child, `${indent} `, sheets, into);
}

/** @param sheets that were read already, and have not been changed since */
export function written(root: Element, sheets: Sheets = new Map()): string {
  const all: string[] = [];
  lines(root, '', sheets, all);
  return nameless(all.join('\n'));
}
