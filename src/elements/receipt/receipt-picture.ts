/**
 * A bill as a picture to post: drawn line by line on a canvas, on white paper whatever the page's light. It shows what the bill shows and
 * nothing of the table: no link, no name of the table.
 */
import type { Evening, Receipt } from './receipt.ts';

/** What stands in it beside the bill's own words. */
export interface PictureLabels {
  readonly title: string;
  readonly moments: string;
  /** '' for none. */
  readonly evening: string;
}

const WIDTH = 720;
const PAD = 56;
const INK = '#18241e';
const SOFT = '#4a574f';
const ROOM = '#dbe3d6';
const SIGN = '"Young Serif", Georgia, serif';
const TEXT = '"Atkinson Hyperlegible Next", system-ui, sans-serif';
const TOOTH = 12;
const TILE = 132;
/** Sharp on a phone too. */
const SCALE = 2;

type Step = (ctx: CanvasRenderingContext2D, y: number) => number;

/** Lines of at most this width. */
function wrapped(ctx: CanvasRenderingContext2D, text: string, width: number): readonly string[] {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1)!;
    const longer = last ? `${last} ${word}` : word;
    if (last && ctx.measureText(longer).width > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

const text =
  (says: string, font: string, size: number, color: string, indent = 0): Step =>
  (ctx, y) => {
    ctx.font = font;
    ctx.fillStyle = color;
    ctx.textAlign = 'start';
    const lines = wrapped(ctx, says, WIDTH - 2 * PAD - indent);
    for (const [i, line] of lines.entries()) ctx.fillText(line, PAD + indent, y + size * (1 + 1.32 * i));
    return y + lines.length * size * 1.32 + 6;
  };

const sum =
  (label: string, value: string): Step =>
  (ctx, y) => {
    ctx.font = `700 30px ${TEXT}`;
    ctx.fillStyle = INK;
    ctx.textAlign = 'start';
    ctx.fillText(label, PAD, y + 30);
    ctx.textAlign = 'end';
    ctx.fillText(value, WIDTH - PAD, y + 30);
    const from = PAD + ctx.measureText(label).width + 12;
    const to = WIDTH - PAD - ctx.measureText(value).width - 12;
    dotted(ctx, from, to, y + 27);
    return y + 44;
  };

function dotted(ctx: CanvasRenderingContext2D, from: number, to: number, y: number): void {
  ctx.strokeStyle = SOFT;
  ctx.lineWidth = 2;
  ctx.setLineDash([2, 8]);
  ctx.beginPath();
  ctx.moveTo(from, y);
  ctx.lineTo(Math.max(from, to), y);
  ctx.stroke();
  ctx.setLineDash([]);
}

const rule: Step = (ctx, y) => {
  dotted(ctx, PAD, WIDTH - PAD, y + 14);
  return y + 32;
};

const pictures =
  (images: readonly CanvasImageSource[]): Step =>
  (ctx, y) => {
    const perRow = Math.floor((WIDTH - 2 * PAD + 16) / (TILE + 16));
    for (const [i, image] of images.entries()) {
      const [x, top] = [PAD + (i % perRow) * (TILE + 16), y + 8 + Math.floor(i / perRow) * (TILE + 16)];
      ctx.fillStyle = '#fffdf6';
      ctx.fillRect(x, top, TILE, TILE);
      ctx.drawImage(image, x, top, TILE, TILE);
      ctx.strokeStyle = '#d3cbb6';
      ctx.lineWidth = 2;
      ctx.strokeRect(x, top, TILE, TILE);
    }
    return y + Math.ceil(images.length / perRow) * (TILE + 16) + 12;
  };

function steps(
  receipt: Receipt,
  evening: Evening | undefined,
  labels: PictureLabels,
  images: readonly CanvasImageSource[],
): readonly Step[] {
  const { game, headline, sums, why, rule: id, moments, best } = receipt;
  const small = (says: string): Step => text(says, `400 24px ${TEXT}`, 24, SOFT);
  const head = (says: string): Step => text(says, `400 28px ${SIGN}`, 28, INK);
  return [
    text(`${labels.title} · ${game}`, `400 26px ${SIGN}`, 26, SOFT),
    text(headline, `400 52px ${SIGN}`, 52, INK),
    ...sums.map(({ label, value }) => sum(label, value)),
    ...(why || id ? [small(`${why} ${id}`.trim())] : []),
    ...(moments.length > 0 ? [rule, head(labels.moments), ...moments.map(small)] : []),
    ...(best ? [rule, head(best.says), ...(images.length > 0 ? [pictures(images)] : [])] : []),
    ...(evening && evening.score.length > 0
      ? [rule, head(labels.evening), ...evening.score.map(({ name, won }) => sum(name, String(won)))]
      : []),
    rule,
    text('Tavolata', `400 24px ${SIGN}`, 24, SOFT),
  ];
}

/** Paper that was torn off at both ends. */
function paper(ctx: CanvasRenderingContext2D, height: number): void {
  ctx.fillStyle = ROOM;
  ctx.fillRect(0, 0, WIDTH, height);
  ctx.fillStyle = '#ffffff';
  ctx.beginPath();
  const [left, right, top, bottom] = [24, WIDTH - 24, 28, height - 28];
  ctx.moveTo(left, top);
  for (let x = left, i = 0; x <= right; x += TOOTH, i++) ctx.lineTo(x, top + (i % 2) * TOOTH * 0.6);
  ctx.lineTo(right, bottom);
  for (let x = right, i = 0; x >= left; x -= TOOTH, i++) ctx.lineTo(x, bottom - (i % 2) * TOOTH * 0.6);
  ctx.closePath();
  ctx.fill();
}

/**
 * @param images of the highlight's pictures, loaded
 * @returns a PNG; rejects where the browser can't make one
 */
export async function paint(
  receipt: Receipt,
  evening: Evening | undefined,
  labels: PictureLabels,
  images: readonly CanvasImageSource[],
): Promise<Blob> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  const ctx = canvas.getContext('2d');
  if (!ctx) throw new Error('no canvas');
  const all = steps(receipt, evening, labels, images);
  const top = 60;
  // Once to measure, once on paper.
  const height = all.reduce((y, step) => step(ctx, y), top) + 52;
  canvas.width = WIDTH * SCALE;
  canvas.height = Math.ceil(height) * SCALE;
  ctx.scale(SCALE, SCALE);
  paper(ctx, Math.ceil(height));
  all.reduce((y, step) => step(ctx, y), top);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}
