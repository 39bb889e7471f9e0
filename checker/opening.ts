/** Cells of a joint secret that are laid open for all, as the state of PROTOCOL.md has it. Seeds laid open show all that is left of one. */
import type { Answer, OpenAsk } from './asking.ts';
import { Reader } from './bytes.ts';
import { isUnder, readCell } from './cells.ts';
import { type Given, type Layout, type Secret, wholeOf } from './secret.ts';

export interface OpenRun {
  readonly kind: 'open';
  readonly things: readonly string[];
  readonly first: number;
  /** The secret whose cells are asked for. */
  readonly secret?: string;
  readonly cells: readonly number[];
  /** All that isn't public yet is. */
  readonly whole: boolean;
  readonly sealed: readonly [];
  readonly faces: Readonly<Record<string, string>>;
  /** Those who have said that they can't open these cells. */
  readonly lacking?: readonly { readonly seat: number }[];
}
export interface Lying {
  readonly faces: Readonly<Record<string, string>>;
  readonly secrets: Readonly<Record<string, Secret>>;
  readonly layout: Layout;
}
export type OpenStep = { readonly run: OpenRun } | { readonly answer: Answer } | undefined;

export function beginOpen({ things, first }: OpenAsk, { faces, secrets }: Lying): Exclude<OpenStep, undefined> {
  const known = things.filter((thing) => faces[thing] !== undefined);
  const places = things.filter((thing) => faces[thing] === undefined).map((thing) => placeOf(thing, secrets));
  const ids = new Set(places.map((place) => place?.secret));
  if (ids.size > 1 || ids.has(undefined)) return { answer: { failed: 'lost', by: [] } };
  const [secret] = ids;
  const cells = places.map((place) => place!.cell);
  const whole =
    secret !== undefined &&
    Array.from({ length: secrets[secret]!.cells }, (_, i) => i).every(
      (i) => cells.includes(i) || faces[`${secret}/${i}`] !== undefined,
    );
  return finished({
    kind: 'open',
    things,
    first,
    ...(secret !== undefined && { secret }),
    cells,
    whole,
    sealed: [],
    faces: Object.fromEntries(known.map((thing) => [thing, faces[thing]!])),
  });
}

/** Of a thing that is a cell: its secret and its place there. */
function placeOf(
  thing: string,
  secrets: Lying['secrets'],
): { readonly secret: string; readonly cell: number } | undefined {
  const [secret = '', cell = ''] = thing.split('/');
  const isCell = /^(?:0|[1-9]\d*)$/.test(cell) && Number(cell) < (secrets[secret]?.cells ?? 0);
  return isCell && thing === `${secret}/${cell}` ? { secret, cell: Number(cell) } : undefined;
}

function finished(run: OpenRun): { readonly run: OpenRun } | { readonly answer: Answer } {
  const faces = run.things.map((thing) => run.faces[thing]);
  return faces.includes(undefined) ? { run } : { answer: { faces: faces as readonly string[] } };
}

/** Nothing where it doesn't count. */
export function contributeOpen(run: OpenRun, { seat, type, bytes }: Given, { secrets, layout }: Lying): OpenStep {
  const secret = run.secret === undefined ? undefined : secrets[run.secret];
  if (!secret?.holders.includes(seat)) return undefined;
  if (type === 21) return lacks(run, seat, secret, bytes);
  const wanted = type === (run.whole ? 10 : 9);
  const opened = wanted ? (run.whole ? byWhole(run, secret, bytes, layout) : byCells(run, secret, bytes)) : undefined;
  if (opened === 'false') return { answer: { failed: 'bad', by: secret.holders } };
  const laid = opened?.map((value, i) => [`${run.secret}/${run.cells[i]}`, value]);
  return laid && finished({ ...run, faces: { ...run.faces, ...(Object.fromEntries(laid) as OpenRun['faces']) } });
}

function lacks(run: OpenRun, seat: number, { holders }: Secret, bytes: Uint8Array): OpenStep {
  const before = run.lacking ?? [];
  if (bytes.length > 0 || before.some((one) => one.seat === seat)) return undefined;
  const lacking = [...before, { seat }];
  const isLost = holders.every((holder) => lacking.some((one) => one.seat === holder));
  return isLost ? { answer: { failed: 'lost', by: holders } } : { run: { ...run, lacking } };
}

function byCells(run: OpenRun, secret: Secret, bytes: Uint8Array): readonly string[] | undefined {
  const reader = new Reader(bytes);
  const cells = reader.times(reader.u8(), () => readCell(reader.s(2)));
  const isRight = cells.every((cell, i) => cell?.index === run.cells[i] && isUnder(secret, cell!));
  return reader.ended && cells.length === run.cells.length && isRight ? cells.map((cell) => cell!.value) : undefined;
}

/** `false`: all holders had named one and the same root that doesn't follow from their seeds. */
function byWhole(
  run: OpenRun,
  secret: Secret,
  bytes: Uint8Array,
  layout: Layout,
): readonly string[] | 'false' | undefined {
  const whole = wholeOf(secret, bytes, layout);
  if (!whole) return undefined;
  const isRight = whole.root === secret.root && whole.values.length === secret.cells;
  return isRight ? run.cells.map((cell) => whole.values[cell]!) : 'false';
}
