/** A page's tree as text, through all shadow roots: each element with its attributes and what a form holds, each text. */

/** Names that say nothing: addresses of pictures in the page's memory, and pages of a sealed mission, which go by their hash. */
const nameless = (text: string): string =>
  text.replaceAll(/blob:[^\s"')]+/g, 'blob:#').replaceAll(/\b[0-9a-f]{64}\b/g, '#');

function held(element: Element): readonly string[] {
  if (element instanceof HTMLInputElement) return [`value ${element.value}`, `checked ${element.checked}`];
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) return [`value ${element.value}`];
  return [];
}

function lines(node: Node, indent: string): readonly string[] {
  if (node instanceof Text) return node.data.trim() === '' ? [] : [`${indent}${JSON.stringify(node.data)}`];
  if (!(node instanceof Element)) return [];
  const attributes = Array.from(node.attributes, ({ name, value }) => `${name}=${JSON.stringify(value)}`).sort();
  const inside = (root: Node, deeper: string): readonly string[] =>
    Array.from(root.childNodes).flatMap((child) => lines(child, deeper));
  return [
    [`${indent}${node.localName}`, ...attributes, ...held(node)].join(' '),
    ...(node.shadowRoot ? [`${indent} #`, ...inside(node.shadowRoot, `${indent}  `)] : []),
    ...inside(node, `${indent} `),
  ];
}

export const written = (root: Element): string => nameless(lines(root, '').join('\n'));
