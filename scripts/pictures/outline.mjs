// Answers what a template asks about the outline of its first thing, once, so that a browser never has to scan a raster.
import { pixels, SIDE } from './raster.mjs';
import { shape } from './icons.mjs';

const round = (v) => Math.round(v * 100) / 100;

const ring = (x, y, r, count) =>
  Array.from({ length: count }, (_, i) => [
    x + r * Math.cos((i * 2 * Math.PI) / count),
    y + r * Math.sin((i * 2 * Math.PI) / count),
  ]);

/** A template's questions about `icon` standing at `place`, answered on its raster. */
function probe(raster, icon, place, { anchorOf, boxOf, scaleOf }) {
  const scale = scaleOf(icon, place);
  const [ax, ay] = anchorOf(icon, place);
  const at = (x, y) => {
    const i = Math.round(((place.flip ? place.x - x : x - place.x) / scale + ax) * (SIDE / 32));
    const j = Math.round(((y - place.y) / scale + ay) * (SIDE / 32));
    return i >= 0 && j >= 0 && i < SIDE && j < SIDE && raster[(j * SIDE + i) * 4 + 3] > 100;
  };
  const box = boxOf(icon, place);
  const all = (points) => points.every(([x, y]) => at(x, y));
  return {
    box: [box.x0, box.y0, box.x1, box.y1],
    touches: (x, y, near = 0) => at(x, y) || (near > 0 && ring(x, y, near, 8).some(([a, b]) => at(a, b))),
    holds: (x, y, r) => at(x, y) && all(ring(x, y, r, 10)),
    disc() {
      let best = [box.mid[0], box.mid[1], 0];
      for (let y = box.y0; y < box.y1; y += 2)
        for (let x = box.x0; x < box.x1; x += 2)
          for (let r = best[2] + 1; r < 40 && at(x, y) && all(ring(x, y, r, 12)) && all(ring(x, y, r * 0.6, 8)); r += 1)
            best = [x, y, r];
      return best;
    },
  };
}

const rounded = (value) =>
  typeof value === 'number'
    ? round(value)
    : Array.isArray(value)
      ? value.map(rounded)
      : Object.fromEntries(Object.entries(value).map(([k, v]) => [k, rounded(v)]));

/** The rows with their `outline`, where the template asks for one. */
export async function answered(page, rows, icons, { compose, place }) {
  const asking = rows.filter((row) => compose.templateOf(row).ask);
  const rasters = await pixels(
    page,
    asking.map((row) => shape(icons[row.things[0]].svg)),
  );
  const outlines = new Map(
    asking.map((row, i) => {
      const template = compose.templateOf(row);
      const where = template.place(compose.startOf(row).flip);
      return [row, rounded(template.ask(probe(rasters[i], icons[row.things[0]], where, place)))];
    }),
  );
  return rows.map((row) => (outlines.has(row) ? { ...row, outline: outlines.get(row) } : row));
}
