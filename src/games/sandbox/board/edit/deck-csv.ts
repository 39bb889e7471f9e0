/** A deck as a table of cards, in the form in which `deck.ts` reads one: a line of headings, then a card a line. */
import { pieceOf, allPieces, type BoardContext } from '../context.ts';
import type { Def } from '../../box/model.ts';
import { NONE } from '../../state.ts';

/** Cells with what would part them stand in quotes; what a spreadsheet would reckon begins with a quote of its own. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text;
  return /[",\n\r]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** How many cards of each face lie on the table, where all know it; else one of each. */
function countsOf(context: BoardContext, of: number, faces: number): readonly number[] {
  const counts = Array.from({ length: faces }, () => 0);
  for (const [n] of allPieces(context)) {
    const piece = pieceOf(context, n)!;
    if (piece.of !== of) continue;
    if (piece.under === NONE) return counts.map(() => 1);
    counts[piece.under]! += 1;
  }
  return counts.map((n) => Math.max(1, n));
}

/** @param of index of the definition */
export function deckCsv(context: BoardContext, of: number, { faces = [] }: Def): string {
  const counts = countsOf(context, of, faces.length);
  const lines = faces.map(({ name, text = '', body = '' }, i) =>
    [name, String(counts[i]), text, body].map(cell).join(','),
  );
  return ['name,count,corner,text', ...lines, ''].join('\r\n');
}
