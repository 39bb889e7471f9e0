/** Things that no set of icons has: tables, shelves, windows, a tower, a mast. In units of one card. */
import { INK } from '../../art/scene.ts';

const WOOD = '#8a6a4e';
const line = (w = 1.4): string => `stroke="${INK}" stroke-width="${w}" stroke-linejoin="round"`;

export const table = (y = 96): string =>
  `<path d="M8 ${y}H92V${y + 7}H8zM14 ${y + 7}V${y + 30}M86 ${y + 7}V${y + 30}" fill="${WOOD}" ${line(1.6)}/>`;
export const plank = (y: number): string => `<path d="M6 ${y}H94V${y + 4}H6z" fill="${WOOD}" ${line(1.2)}/>`;
export const pane = (glass: string, frame: string = WOOD): string =>
  `<path d="M22 26H78V94H22z" fill="${glass}" ${line(2)}/><path d="M50 26V94M22 60H78" stroke="${frame}" stroke-width="3"/>` +
  `<path d="M15 94H85V101H15z" fill="${frame}" ${line()}/>`;
/** A grid of holes: sockets or pigeonholes. */
export const grid = (columns: number, rows: number, fill: string, hole: string): string => {
  const [wide, high] = [76 / columns, 80 / rows];
  const holes = Array.from({ length: columns * rows }, (_, i) => {
    const [x, y] = [12 + (i % columns) * wide, 24 + Math.floor(i / columns) * high];
    return `M${x + 2} ${y + 2}h${wide - 4}v${high - 4}h-${wide - 4}z`;
  }).join('');
  return `<path d="M10 22H90V106H10z" fill="${fill}" ${line(1.8)}/><path d="${holes}" fill="${hole}"/>`;
};
export const lamps = (fills: readonly string[]): string =>
  fills.map((fill, i) => `<circle cx="${23 + i * 18}" cy="16" r="5" fill="${fill}" ${line(1)}/>`).join('');
export const arch = (fill: string, inside: string): string =>
  `<path d="M18 118V62a32 32 0 0 1 64 0V118z" fill="${fill}" ${line(2)}/><path d="M28 118V66a22 22 0 0 1 44 0V118z" fill="${inside}" ${line()}/>`;
export const gateLeaf = (open: number): string =>
  `<path d="M22 118V44q28-26 56 0V118z" fill="#5a4638" ${line(2)}/><path d="M${50 - open} 118V33q${14 + open / 2}-2 28 11V118z" fill="#e9cf8e" opacity="${open > 8 ? 1 : 0.55}"/>` +
  `<path d="M50 34V118" stroke="${INK}" stroke-width="1.4"/>`;
export const pavement: string = `<path d="M0 126H100M20 118L14 140M56 118L58 140M88 118L98 140" stroke="${INK}" stroke-width=".8" opacity=".3" fill="none"/>`;
export const lampPost = (x: number, lit: string): string =>
  `<path d="M${x} 118V44" stroke="${INK}" stroke-width="2.4"/><circle cx="${x}" cy="40" r="13" fill="${lit}" opacity=".4"/><circle cx="${x}" cy="40" r="5.5" fill="${lit}" ${line(1.2)}/>`;
export const pole: string = `<path d="M30 118V30" stroke="${INK}" stroke-width="2.6"/><path d="M20 22H50V40H20z" fill="#c9714f" ${line()}/>`;
export const board = (y: number): string => {
  const cells = Array.from(
    { length: 18 },
    (_, i) => `M${26 + (i % 6) * 8 + (Math.floor(i / 6) % 2) * 4 - 2} ${y + Math.floor(i / 6) * 4}h4v4h-4z`,
  );
  return `<path d="M20 ${y - 2}H80V${y + 14}H20z" fill="#eadfc4" ${line()}/><path d="${cells.join('')}" fill="#6d5848"/>`;
};
export const kennel: string = `<path d="M20 122a30 14 0 0 1 60 0z" fill="#d9b98c" opacity=".6"/>`;
export const dial = (hands: string): string =>
  `<circle cx="50" cy="58" r="34" fill="#f4eddc" ${line(2.4)}/>` +
  Array.from(
    { length: 12 },
    (_, i) =>
      `<circle cx="${(50 + 28 * Math.sin((i * Math.PI) / 6)).toFixed(1)}" cy="${(58 - 28 * Math.cos((i * Math.PI) / 6)).toFixed(1)}" r="1.7" fill="${INK}"/>`,
  ).join('') +
  `<path d="${hands}" stroke="${INK}" stroke-width="3.4" stroke-linecap="round" fill="none"/><circle cx="50" cy="58" r="3" fill="${INK}"/>`;
export const rope: string = `<path d="M50 0V104" stroke="#c9a36a" stroke-width="4.4"/><path d="M50 0V104" stroke="${INK}" stroke-width="4.4" stroke-dasharray=".8 3.4" opacity=".5"/><path d="M46 104h8l2 16h-12z" fill="#c9714f" ${line()}/>`;
export const bench: string = `<path d="M10 98H90V104H10zM10 82H90V88H10zM18 104V122M82 104V122M18 82V98M82 82V98" fill="${WOOD}" ${line(1.6)}/>`;
export const paper = (x: number, y: number, w: number, h: number): string =>
  `<path d="M${x} ${y}h${w}v${h}h-${w}z" fill="#f4eddc" ${line(1.2)}/><path d="M${x + 4} ${y + 8}h${w - 8}M${x + 4} ${y + 15}h${w - 8}M${x + 4} ${y + 22}h${w - 14}" stroke="${INK}" stroke-width="1" opacity=".45"/>`;
export const booth = (light: string): string =>
  `<path d="M24 118V26H76V118z" fill="#a8542f" ${line(2)}/><path d="M31 34H69V92H31z" fill="${light}" ${line(1.2)}/><path d="M50 34V92M31 63H69" stroke="#a8542f" stroke-width="2"/>`;
export const box = (fill: string): string => `<path d="M22 34H78V100H22z" fill="${fill}" ${line(2)}/>`;
export const hook: string = `<path d="M50 20v8a5 5 0 1 0 6 5" stroke="${INK}" stroke-width="2.6" fill="none"/>`;
export const lattice = (x: number): string =>
  `<path d="M${x - 16} 120L${x - 3} 4H${x + 3}L${x + 16} 120M${x - 14} 100L${x + 11} 78L${x - 9} 58L${x + 7} 40L${x - 5} 22" fill="none" stroke="${INK}" stroke-width="2"/>`;
export const loose: string = `<path d="M0 30Q46 22 52 60T66 116" fill="none" stroke="${INK}" stroke-width="2.2"/><circle cx="66" cy="118" r="4" fill="#c9714f" ${line(1)}/>`;
export const cliff: string = `<path d="M0 118Q30 104 52 112T100 100V140H0z" fill="#5a6a58" ${line(1.4)}/>`;
export const lights: string = Array.from(
  { length: 14 },
  (_, i) => `<circle cx="${8 + ((i * 31) % 88)}" cy="${84 + ((i * 17) % 22)}" r="1.5" fill="#f7e6ae"/>`,
).join('');
/** The same ring again and again, each fainter. */
export const rings = (count: number): string =>
  Array.from(
    { length: count },
    (_, i) =>
      `<circle cx="50" cy="66" r="${12 + i * 8}" fill="none" stroke="#f4eddc" stroke-width="1.8" opacity="${(0.9 - i * 0.13).toFixed(2)}"/>`,
  ).join('');
