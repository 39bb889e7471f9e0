/** A checker of JSON for the part of JSON Schema (2020-12) that our schemas use. Of any other word it says that it doesn't know it. */
type Node = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: Array.isArray,
  object: isObject,
};

type Word = (value: unknown, says: never, node: Node, is: (value: unknown, node: unknown) => boolean) => boolean;
const items = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const entries = (value: unknown): readonly (readonly [string, unknown])[] =>
  isObject(value) ? Object.entries(value) : [];

/** Each by its keyword; whatever it doesn't speak of it takes. */
const WORDS: Readonly<Record<string, Word>> = {
  type: (value, type: string) => TYPES[type]!(value),
  enum: (value, all: readonly unknown[]) => all.includes(value),
  pattern: (value, pattern: string) => typeof value !== 'string' || new RegExp(pattern, 'u').test(value),
  maxLength: (value, most: number) => typeof value !== 'string' || value.length <= most,
  minimum: (value, least: number) => typeof value !== 'number' || value >= least,
  maximum: (value, most: number) => typeof value !== 'number' || value <= most,
  minItems: (value, least: number) => !Array.isArray(value) || value.length >= least,
  maxItems: (value, most: number) => !Array.isArray(value) || value.length <= most,
  minProperties: (value, least: number) => !isObject(value) || Object.keys(value).length >= least,
  maxProperties: (value, most: number) => !isObject(value) || Object.keys(value).length <= most,
  prefixItems: (value, nodes: readonly unknown[], _node, is) =>
    items(value).every((one, i) => i >= nodes.length || is(one, nodes[i])),
  items: (value, each: unknown, node, is) =>
    items(value).every((one, i) => i < items(node['prefixItems']).length || is(one, each)),
  properties: (value, each: Node, _node, is) =>
    entries(value).every(([name, one]) => !Object.hasOwn(each, name) || is(one, each[name])),
  additionalProperties: (value, each: unknown, node, is) =>
    entries(value).every(([name, one]) => Object.hasOwn((node['properties'] ?? {}) as Node, name) || is(one, each)),
  propertyNames: (value, each: unknown, _node, is) => entries(value).every(([name]) => is(name, each)),
  required: (value, names: readonly string[]) => !isObject(value) || names.every((name) => Object.hasOwn(value, name)),
  anyOf: (value, all: readonly unknown[], _node, is) => all.some((one) => is(value, one)),
  oneOf: (value, all: readonly unknown[], _node, is) => all.filter((one) => is(value, one)).length === 1,
  not: (value, one: unknown, _node, is) => !is(value, one),
};
const SILENT: ReadonlySet<string> = new Set(['$schema', '$defs', 'title']);

/** Whether a value is what the schema says. @throws where the schema uses a word that isn't known here */
export function fits(schema: object, value: unknown): boolean {
  const defs = (schema as Node)['$defs'] as Node;
  const is = (one: unknown, node: unknown): boolean => {
    if (typeof node === 'boolean') return node;
    const { $ref, ...rest } = node as Node;
    if (typeof $ref === 'string' && !is(one, defs[$ref.replace('#/$defs/', '')])) return false;
    return Object.entries(rest).every(([word, says]) => {
      if (SILENT.has(word)) return true;
      if (!Object.hasOwn(WORDS, word)) throw new Error(`unknown word ${word}`);
      return WORDS[word]!(one, says as never, rest, is);
    });
  };
  return is(value, schema);
}
