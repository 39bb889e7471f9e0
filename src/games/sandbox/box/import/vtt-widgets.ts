/** Widgets of virtualtabletop.io with what they inherit, and which seats they belong to. */
import { get, list, number, record, words, type Json } from './json.ts';
import { MOST_NAME } from './room.ts';

export interface Widget {
  readonly id: string;
  readonly of: Json;
}

const MOST_CHAIN = 64;
/** A piece is owned by one of so many. */
const MOST_SEATS = 25;

export const typeOf = ({ of }: Widget): string => words(of['type'], 40);
export const text = (of: Json, key: string, most: number = MOST_NAME): string => words(get(of, key), most);

/** With what it inherits, nearest first. */
export function inherited(id: string, raw: Json): Json {
  let [out, at] = [record(raw[id]), record(raw[id])];
  const seen = new Set([id]);
  for (let i = 0; i < MOST_CHAIN; i++) {
    const from = get(at, 'inheritFrom');
    // A list says which properties come from which: those of the first are taken, which is what most files have.
    const next = typeof from === 'string' ? from : Object.keys(record(from))[0];
    if (next === undefined || seen.has(next) || !Object.hasOwn(raw, next)) break;
    seen.add(next);
    at = record(raw[next]);
    const { id: _id, parent: _parent, x: _x, y: _y, ...rest } = at;
    out = { ...rest, ...out };
  }
  return out;
}

/** Ids of its seats by their numbers: who sits on the first one here has what is the first one's there. */
export const seatsOf = (all: readonly Widget[]): readonly string[] =>
  all
    .filter((one) => typeOf(one) === 'seat')
    .toSorted((a, b) => number(a.of['index'], 1) - number(b.of['index'], 1))
    .map(({ id }) => id)
    .slice(0, MOST_SEATS);

export const seatOf = (seats: readonly string[], id: string): number | undefined => {
  const at = seats.indexOf(id);
  return at < 0 ? undefined : at;
};

/** Ids of the seats that alone see a widget; none where all do. */
export function seersOf(of: Json): readonly string[] {
  const said = of['onlyVisibleForSeat'];
  return (typeof said === 'string' ? [said] : list(said)).flatMap((id) => words(id, MOST_NAME) || []);
}

/** From the corner of the room, in pixels. Undefined where its parents form a circle. */
export function cornerOf(
  all: ReadonlyMap<string, Widget>,
  widget: Widget,
): { readonly x: number; readonly y: number } | undefined {
  let [x, y] = [number(widget.of['x']), number(widget.of['y'])];
  const seen = new Set([widget.id]);
  for (let at = all.get(text(widget.of, 'parent')); at; at = all.get(text(at.of, 'parent'))) {
    if (seen.has(at.id)) return undefined;
    seen.add(at.id);
    x += number(at.of['x']);
    y += number(at.of['y']);
  }
  return { x, y };
}

export const nameOf = ({ id, of }: Widget, otherwise = ''): string =>
  text(of, 'text') || text(of, 'label') || otherwise || words(id, MOST_NAME);
