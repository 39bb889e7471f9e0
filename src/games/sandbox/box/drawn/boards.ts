/** Boards and the pieces that stand on them: chequered, lined, with lakes; men, chess pieces, the faces of a hidden army, tombola. */
import { BLUE, circle, GOLD, GREEN, INK, lettering, line, path, RED, rect, svg } from './pen.ts';

const LIGHT = '#f0dcb4';
const DARK = '#9a6a3c';
const WOOD = '#e3bd7c';

function squares(n: number, light: string, dark: string): string {
  let inner = rect(0, 0, n * 10, n * 10, light);
  for (let y = 0; y < n; y++) for (let x = (y + 1) % 2; x < n; x += 2) inner += rect(x * 10, y * 10, 10, 10, dark);
  return inner;
}

/** With letters and numbers at the edge, a tenth of a cell wide. Each of the two who play reads their own, as on boards of wood. */
function chequered(n: number): string {
  const end = n * 10 + 10;
  const style = 'opacity="0.75"';
  const opposite = `${style} transform="rotate(180 ${end / 2} ${end / 2})"`;
  const names = Array.from({ length: n }, (_, i) => {
    const at = i * 10 + 10;
    return [
      lettering('abcdefghij'[i]!, at, end - 1.4, 3, LIGHT, style),
      lettering(String(n - i), 2.4, at + 1, 3, LIGHT, style),
      lettering('abcdefghij'[n - 1 - i]!, at, end - 1.4, 3, LIGHT, opposite),
      lettering(String(i + 1), 2.4, at + 1, 3, LIGHT, opposite),
    ].join('');
  });
  return svg(
    `${rect(0, 0, n * 10 + 10, n * 10 + 10, '#5b3b1d', 'rx="2"')}<g transform="translate(5 5)">${squares(n, LIGHT, DARK)}</g>${names.join('')}`,
    n * 10 + 10,
    n * 10 + 10,
  );
}

/** Lines and the points that are marked on them. */
function lined(n: number): string {
  const end = n * 10 - 5;
  let d = '';
  for (let i = 0; i < n; i++) d += `M5 ${5 + i * 10}H${end}M${5 + i * 10} 5V${end}`;
  const far = n > 9 ? 3 : 2;
  const at = n === 19 ? [far, 9, 15] : n === 13 ? [far, 6, 9] : [far, 4, 6];
  const stars = at.flatMap((x) => at.map((y) => circle(5 + x * 10, 5 + y * 10, 1, INK)));
  return svg(rect(0, 0, n * 10, n * 10, WOOD, 'rx="2"') + line(d, '#4b3517', 0.4) + stars.join(''), n * 10, n * 10);
}

/** Hexagons that stand on a corner, every second row half a cell to the right: `n` of them wide, amid a square. */
function hexagons(n: number): string {
  const [tall, step] = [20 / Math.sqrt(3), 5 * Math.sqrt(3)];
  const rows = Math.floor((n * 10 - tall) / step) + 1;
  const top = (n * 10 - tall - (rows - 1) * step) / 2;
  const [half, side] = [(tall / 4).toFixed(2), (tall / 2).toFixed(2)];
  const hexagon = (x: number, y: number): string =>
    `M${x} ${y.toFixed(2)}l5 ${half}v${side}l-5 ${half}l-5-${half}v-${side}Z`;
  let d = '';
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < n - (row % 2); column++)
      d += hexagon((column + (row % 2 === 0 ? 0.5 : 1)) * 10, top + row * step);
  return svg(
    rect(0, 0, n * 10, n * 10, '#c9d8b0', 'rx="2"') + path(d, '#dccfa6', 'stroke="#7c8a63" stroke-width="0.5"'),
    n * 10,
    n * 10,
  );
}

/** Ten by ten, with two lakes that nobody crosses. */
function field(): string {
  let d = '';
  for (let i = 0; i <= 10; i++) d += `M0 ${i * 10}H100M${i * 10} 0V100`;
  const lake = (x: number): string =>
    path(`M${x + 1} 42q4-3 9-1 8-1 9 5 1 8-1 12-6 3-10 1-8 1-8-5-1-8 1-12Z`, '#5d93b8') +
    line(`M${x + 5} 48q3-2 5 0t5 0M${x + 4} 54q3-2 5 0t5 0`, '#cfe3ef', 0.7);
  const earth = rect(0, 0, 100, 40, '#c9d8b0') + rect(0, 40, 100, 20, '#dccfa6') + rect(0, 60, 100, 40, '#c9d8b0');
  return svg(earth + line(d, '#7c8a63', 0.35) + lake(20) + lake(60), 100, 100);
}

/** Ninety numbers in six cards of fifteen, as on a tombola's board. */
function ninety(): string {
  let inner = rect(0, 0, 200, 190, RED, 'rx="4"');
  for (let i = 0; i < 90; i++) {
    const [x, y] = [(i % 10) * 19 + 5 + (i % 10 > 4 ? 4 : 0), Math.floor(i / 10) * 20 + 4 + Math.floor(i / 30) * 2];
    inner += rect(x, y, 18, 19, '#fff8e6', 'rx="2"') + lettering(String(i + 1), x + 9, y + 13.5, 11, INK);
  }
  return svg(inner, 200, 190);
}

const BASE = 'M26 84h48v8H26Z';
const SHAPES: Readonly<Record<string, string>> = {
  P: `M50 14a15 15 0 0 1 9 27q10 6 3 12 2 18 10 31H28q8-13 10-31-7-6 3-12a15 15 0 0 1 9-27Z${BASE}`,
  R: `M28 16h11v9h6v-9h10v9h6v-9h11v20l-8 7 3 41H33l3-41-8-7Z${BASE}`,
  N: `M40 12l6 8q26 2 28 40l2 24H32q-1-18 16-30-10 0-16 8-6 4-11-2-2-5 2-9 8-18 14-24Z${BASE}`,
  B: `M50 8a5 5 0 0 1 4 8q16 12 14 26-1 8-7 12 2 18 11 30H28q9-12 11-30-6-4-7-12-2-14 14-26a5 5 0 0 1 4-8Zm-2 18v8h-8v5h8v9h5v-9h8v-5h-8v-8Z${BASE}`,
  Q: `M22 28a5 5 0 1 1 5 2l9 18 3-24a5 5 0 1 1 6 0l5 22 5-22a5 5 0 1 1 6 0l3 24 9-18a5 5 0 1 1 5 2l-8 52H30Z${BASE}`,
  K: `M47 6h6v7h7v6h-7v9q6-6 14-5 13 3 10 19-2 12-13 20l4 22H32l4-22q-11-8-13-20-3-16 10-19 8-1 14 5v-9h-7v-6h7Z${BASE}`,
};

/** 'wK': white king. */
function chessman(key: string): string {
  const white = key[0] === 'w';
  const [fill, edge] = white ? ['#fffaf0', INK] : ['#2b2f2d', '#f0e6d0'];
  return svg(
    path(SHAPES[key[1]!] ?? '', fill, `stroke="${edge}" stroke-width="3" stroke-linejoin="round" fill-rule="evenodd"`),
    100,
    100,
  );
}

const MEN: Readonly<Record<string, string>> = { w: '#fff6e2', b: '#2b2f2d' };

/** A flat man; 'wD': a crowned one. */
function man(key: string): string {
  const fill = MEN[key[0]!] ?? INK;
  const edge = key[0] === 'w' ? '#c9b48a' : '#6d6a63';
  const rings = [44, 34, 22].map((r) => circle(50, 50, r, 'none', `stroke="${edge}" stroke-width="3"`)).join('');
  const crown = path('M28 62l-6-26 14 11 14-19 14 19 14-11-6 26Z', GOLD, `stroke="${INK}" stroke-width="2"`);
  return svg(
    circle(50, 50, 47, fill) +
      (key[1] === 'D' ? circle(50, 50, 44, 'none', `stroke="${edge}" stroke-width="3"`) + crown : rings),
    100,
    100,
  );
}

/** A stone; it is round and shines a little. */
const stone = (key: string): string =>
  svg(
    circle(50, 50, 47, key === 'w' ? '#fbf8ee' : '#232726', key === 'w' ? 'stroke="#b9b09a" stroke-width="2"' : '') +
      circle(37, 35, 12, '#ffffff', `opacity="${key === 'w' ? 0.9 : 0.16}"`),
    100,
    100,
  );

const ARMY: Readonly<Record<string, string>> = {
  F: line('M30 18v70', INK, 6) + path('M33 20q22-10 42 2-14 12 0 24-20-8-42 0Z', GOLD),
  B:
    circle(48, 60, 26, INK) +
    line('M64 40q6-16 18-14', GOLD, 5) +
    circle(84, 26, 5, RED) +
    circle(40, 52, 6, '#fff', 'opacity="0.5"'),
  S: circle(50, 36, 16, '#f0cfa8') + path('M24 86q4-30 26-30t26 30Z', INK) + rect(32, 28, 36, 8, INK, 'rx="3"'),
  1: path('M50 12l10 26 28 2-22 18 8 28-24-16-24 16 8-28-22-18 28-2Z', GOLD),
  2: path('M50 18l9 23 25 2-19 16 7 25-22-14-22 14 7-25-19-16 25-2Z', GOLD) + circle(50, 90, 5, GOLD),
  3: path('M20 70l30-44 30 44-30-14Z', GOLD) + path('M20 88l30-24 30 24-30-8Z', GOLD),
  4: path('M20 62l30-40 30 40-30-12Z', GOLD),
  5: rect(24, 26, 52, 14, GOLD) + rect(24, 46, 52, 14, GOLD) + rect(24, 66, 52, 14, GOLD),
  6: rect(24, 34, 52, 14, GOLD) + rect(24, 56, 52, 14, GOLD),
  7: rect(24, 46, 52, 14, GOLD),
  8:
    path('M46 14h10v20q16 4 18 20H28q2-16 18-20Z', '#c9d8e6', `stroke="${INK}" stroke-width="2"`) +
    line('M50 54v34M30 88h40', INK, 6),
  9: circle(50, 30, 14, '#f0cfa8') + path('M30 90l8-40h24l8 40Z', GREEN) + line('M24 60l52-20', DARK, 6),
};

/** A piece of a hidden army: 'r4' is the fourth rank in red. */
function soldier(key: string): string {
  const colour = key[0] === 'r' ? RED : BLUE;
  return svg(
    rect(4, 4, 92, 92, '#fff8e6', `rx="12" stroke="${colour}" stroke-width="7"`) +
      `<g transform="translate(12 6) scale(0.76)">${ARMY[key.slice(1)] ?? ''}</g>` +
      lettering(key.slice(1).replace('F', '⚑'), 80, 90, 24, colour),
    100,
    100,
  );
}

const backOf = (key: string): string => {
  const colour = key[0] === 'r' ? RED : BLUE;
  const towers = path('M26 74V34h10v8h9v-8h10v8h9v-8h10v40Z', '#fff8e6', 'opacity="0.85"');
  return svg(rect(4, 4, 92, 92, colour, 'rx="12"') + towers, 100, 100);
};

const SPOTS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  3: [
    [28, 28],
    [50, 50],
    [72, 72],
  ],
  5: [
    [28, 28],
    [72, 28],
    [50, 50],
    [28, 72],
    [72, 72],
  ],
};

/** For covers only: dice on the cloth are drawn by the board. */
const die = (key: string): string =>
  svg(
    rect(8, 8, 84, 84, '#fffdf6', 'rx="16" stroke="#d3cbb6" stroke-width="3"') +
      (SPOTS[key] ?? []).map(([x, y]) => circle(x, y, 9, INK)).join(''),
    100,
    100,
  );

const DRAWN: Readonly<Record<string, (key: string) => string>> = {
  squares: (key) => chequered(Number(key)),
  lines: (key) => lined(Number(key)),
  hexes: (key) => hexagons(Number(key)),
  field,
  ninety,
  chess: chessman,
  man,
  stone,
  die,
  army: soldier,
  armyback: backOf,
};

/** 'squares-8', 'chess-wK' … */
export function boards(key: string): string {
  const at = key.indexOf('-');
  const what = at < 0 ? key : key.slice(0, at);
  return Object.hasOwn(DRAWN, what) ? DRAWN[what]!(key.slice(at + 1)) : '';
}
