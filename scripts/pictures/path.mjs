// Rounds the numbers of an SVG path without letting the errors add up. Every point is rounded where it lies on the page, and relative
// commands go from rounded point to rounded point.
const ARGS = { m: 'xy', l: 'xy', h: 'x', v: 'y', c: 'xyxyxy', s: 'xyxy', q: 'xyxy', t: 'xy', a: 'rrnffxy', z: '' };
const NUMBER = /^[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/i;
const FLAG = /^[\s,]*([01])/;

function parse(d) {
  const out = [];
  let rest = d.trim();
  let letter = '';
  while (rest) {
    if (/^[a-z]/i.test(rest)) {
      letter = rest[0];
      rest = rest.slice(1);
    } else if (letter === 'm') letter = 'l';
    else if (letter === 'M') letter = 'L';
    const values = [];
    for (const kind of ARGS[letter.toLowerCase()]) {
      const hit = (kind === 'f' ? FLAG : NUMBER).exec(rest);
      if (!hit) throw new Error(`path: a number is missing at "${rest.slice(0, 20)}"`);
      values.push(Number(hit[1]));
      rest = rest.slice(hit[0].length);
    }
    out.push([letter, values]);
    rest = rest.replace(/^[\s,]+/, '');
  }
  return out;
}

const text = (v) => String(v).replace(/^(-?)0\./, '$1.');

function join(parts) {
  let s = '';
  let last = '';
  for (const p of parts) {
    const tight = last === '' || p.startsWith('-') || (p.startsWith('.') && last.includes('.'));
    s += (tight ? '' : ' ') + p;
    last = p;
  }
  return s;
}

/** The same path with at most `digits` decimals. */
export function roundPath(d, digits) {
  const fix = (v) => Number(v.toFixed(digits)) || 0;
  const groups = [];
  // Exact and rounded pen, and where the current figure began.
  let [px, py, qx, qy, sx, sy, rx, ry] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (const [letter, values] of parse(d)) {
    const low = letter.toLowerCase();
    const rel = letter === low;
    const kinds = ARGS[low];
    let [ex, ey, fx, fy] = [px, py, qx, qy];
    const words = values.map((v, i) => {
      const kind = kinds[i];
      if (kind === 'x') {
        ex = rel ? px + v : v;
        fx = fix(ex);
        return text(rel ? fix(fx - qx) : fx);
      }
      if (kind === 'y') {
        ey = rel ? py + v : v;
        fy = fix(ey);
        return text(rel ? fix(fy - qy) : fy);
      }
      return text(kind === 'r' ? fix(v) || v : kind === 'n' ? fix(v) : v);
    });
    if (low === 'z') [ex, ey, fx, fy] = [sx, sy, rx, ry];
    [px, py, qx, qy] = [ex, ey, fx, fy];
    if (low === 'm') [sx, sy, rx, ry] = [ex, ey, fx, fy];
    const still = 'lhv'.includes(low) && rel && words.every((w) => w === '0');
    if (still) continue;
    const before = groups.at(-1);
    if (before?.letter === letter && low !== 'm' && low !== 'z') before.words.push(...words);
    else groups.push({ letter, words });
  }
  return groups.map((g) => g.letter + join(g.words)).join('');
}
