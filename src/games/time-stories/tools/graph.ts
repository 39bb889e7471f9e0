/** `mission graph`: what leads to what, as DOT for Graphviz, or as an SVG of our own where there is none. */
import type { Kind, Links } from './links.ts';
import { escaped } from './escaped.ts';

const COLOURS: Readonly<Record<Kind, string>> = {
  place: '#f3d9a4',
  card: '#ffffff',
  element: '#cfe8cf',
  mystery: '#d9cfe8',
  personal: '#e8dccf',
  flag: '#f6c9c9',
  counter: '#f6c9c9',
  token: '#cfe0e8',
  ending: '#ffe680',
  event: '#e0e0e0',
};

const quoted = (text: string): string => JSON.stringify(text);

/** For `dot -Tsvg`. A place is a box around its cards. */
export function dotOf({ knots, arrows }: Links): string {
  const places = knots.filter(({ kind }) => kind === 'place');
  const knot = ({ id, label, kind }: Links['knots'][number]): string =>
    `${quoted(id)} [label=${quoted(label)}, fillcolor=${quoted(COLOURS[kind])}];`;
  return [
    'digraph mission {',
    'rankdir=LR; node [shape=box, style="filled,rounded", fontname="sans-serif"]; edge [fontname="sans-serif", fontsize=9];',
    ...places.map((place, i) => {
      const inside = knots.filter((one) => one.place === place.id).map(knot);
      return `subgraph cluster_${i} { label=${quoted(place.label)}; ${knot(place)} ${inside.join(' ')} }`;
    }),
    ...knots.filter(({ kind, place }) => kind !== 'place' && place === undefined).map(knot),
    ...arrows
      .filter(([, , by]) => by !== 'lies')
      .map(([from, to, by]) => `${quoted(from)} -> ${quoted(to)} [label=${quoted(by)}];`),
    '}',
  ].join('\n');
}

const [WIDTH, HEIGHT, ROW, COLUMN] = [150, 26, 36, 230];

/** How many arrows from a place or event at least; what is reached by none stands at the left. */
function columns({ knots, arrows }: Links): ReadonlyMap<string, number> {
  const at = new Map<string, number>(
    knots.filter(({ kind }) => kind === 'place' || kind === 'event').map(({ id }) => [id, 0]),
  );
  let border = [...at.keys()];
  for (let depth = 1; border.length > 0; depth++) {
    const next = arrows.filter(([from, to]) => border.includes(from) && !at.has(to)).map(([, to]) => to);
    border = [...new Set(next)];
    for (const id of border) at.set(id, depth);
  }
  return new Map(knots.map(({ id }) => [id, at.get(id) ?? 0]));
}

/** Columns by how far a thing is from a place; arrows as curves. */
export function svgOf(links: Links): string {
  const column = columns(links);
  const rows = new Map<number, number>();
  const place = new Map(
    links.knots.map(({ id }) => {
      const x = column.get(id) ?? 0;
      const y = rows.get(x) ?? 0;
      rows.set(x, y + 1);
      return [id, { x: 20 + x * COLUMN, y: 20 + y * ROW }] as const;
    }),
  );
  const width = 40 + WIDTH + Math.max(0, ...rows.keys()) * COLUMN;
  const height = 40 + Math.max(1, ...rows.values()) * ROW;
  const arrows = links.arrows.map(([from, to, by]) => {
    const [a, b] = [place.get(from)!, place.get(to)!];
    const [x, y, u, v] = [a.x + WIDTH, a.y + HEIGHT / 2, b.x, b.y + HEIGHT / 2];
    return `<path d="M${x} ${y}C${x + 60} ${y} ${u - 60} ${v} ${u} ${v}"><title>${escaped(`${from} → ${to}: ${by}`)}</title></path>`;
  });
  const boxes = links.knots.map(({ id, label, kind }) => {
    const { x, y } = place.get(id)!;
    return `<g><rect x="${x}" y="${y}" width="${WIDTH}" height="${HEIGHT}" rx="6" fill="${COLOURS[kind]}" stroke="#555"/><text x="${x + 8}" y="${y + 17}">${escaped(label.slice(0, 22))}</text><title>${escaped(id)}</title></g>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif" font-size="11">`,
    '<g fill="none" stroke="#999" stroke-opacity=".6">',
    ...arrows,
    '</g>',
    ...boxes,
    '</svg>',
  ].join('\n');
}
