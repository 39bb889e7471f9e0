// One gouache palette for all things: lightness is kept, chroma halved. Pure red becomes terracotta and pure blue grey teal, so that
// nothing in a picture can be taken for a team's cover. Works in OKLCH.
const linear = (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const gamma = (c) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);

function toLch(hex) {
  const pairs = hex.length === 4 ? Array.from(hex.slice(1), (c) => c + c) : hex.slice(1).match(/../g);
  const [r, g, b] = pairs.map((p) => linear(Number.parseInt(p, 16) / 255));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const light = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const c = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [light, Math.hypot(a, c), ((Math.atan2(c, a) * 180) / Math.PI + 360) % 360];
}

function toHex([light, chroma, hue]) {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const c = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (light + 0.3963377774 * a + 0.2158037573 * c) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * c) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * c) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const byte = (v) => Math.max(0, Math.min(255, Math.round(gamma(Math.max(0, v)) * 255)));
  const text = rgb.map((v) => byte(v).toString(16).padStart(2, '0')).join('');
  return /^(.)\1(.)\2(.)\3$/.test(text) ? `#${text[0]}${text[2]}${text[4]}` : `#${text}`;
}

// From hue, to hue; linear between.
const HUES = [
  [0, 42],
  [20, 44],
  [35, 50],
  [60, 66],
  [90, 88],
  [130, 122],
  [160, 158],
  [200, 188],
  [240, 200],
  [270, 215],
  [290, 300],
  [320, 335],
  [345, 390],
  [360, 402],
];

function turned(hue) {
  const i = HUES.findIndex(([from]) => hue <= from);
  if (i < 1) return HUES[0][1];
  const [[a, b], [c, d]] = [HUES[i - 1], HUES[i]];
  return b + ((d - b) * (hue - a)) / (c - a);
}

/** The gouache colour that stands for a published one. */
export function gouache(hex) {
  const [light, chroma, hue] = toLch(hex);
  const to = turned(hue);
  const most = to > 170 && to < 310 ? 0.062 : 0.105;
  const muted = Math.min(chroma * 0.62, most);
  return toHex([0.16 + light * 0.81, muted > 0.02 ? muted : Math.max(muted, 0.012), muted > 0.02 ? to : 85]);
}
