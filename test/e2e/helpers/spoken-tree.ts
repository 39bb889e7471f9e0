/** The accessibility tree of a page as text. What of each node is told to whoever reads it aloud, without the numbers that it goes by. */

interface Value {
  readonly value?: unknown;
  readonly relatedNodes?: readonly { readonly text?: string }[];
}

/** A node as Chromium tells of it. */
export interface SpokenNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: Value;
  readonly name?: Value;
  readonly description?: Value;
  readonly value?: Value;
  readonly properties?: readonly { readonly name: string; readonly value: Value }[];
  readonly parentId?: string;
  readonly childIds?: readonly string[];
}

const said = ({ value, relatedNodes }: Value): string =>
  JSON.stringify([value, ...(relatedNodes ?? []).map(({ text }) => text)]);

function own({ ignored, role, name, description, value, properties = [] }: SpokenNode): string {
  const parts = Object.entries({ role, name, description, value, ...(ignored && { ignored: {} }) });
  const all = [...parts, ...properties.map((one) => [one.name, one.value] as const)];
  return all.flatMap(([what, of]) => (of ? `${what} ${said(of)}` : [])).join(', ');
}

export function spokenTree(nodes: readonly SpokenNode[]): string {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines = (node: SpokenNode | undefined, indent: string): readonly string[] =>
    node ? [`${indent}${own(node)}`, ...(node.childIds ?? []).flatMap((id) => lines(byId.get(id), `${indent} `))] : [];
  return lines(
    nodes.find(({ parentId }) => parentId === undefined),
    '',
  ).join('\n');
}
