/** What was said at the table, read from its log. Lines carry strangers' bytes: what doesn't fit is left out. */
import type { IconName } from '../../elements/pictures/icons-data.ts';
import type { Seat } from '../../kernel/game.ts';
import { SIGNS, type Sign } from '../../kernel/journal/say-body.ts';
import type { LogLine } from '../../kernel/view/table-view.ts';

/** A line or a sign that somebody has given. */
export interface TalkLine {
  /** Its place in the order. */
  readonly position: number;
  readonly seat: Seat;
  readonly name: string;
  /** Either a line … */
  readonly text?: string;
  /** … or a sign. */
  readonly sign?: Sign;
}

/** The picture of each sign. */
export const SIGN_ICONS: Readonly<Record<Sign, IconName>> = {
  yes: 'thumbs-up',
  no: 'thumbs-down',
  think: 'lightbulb',
  laugh: 'face-grinning',
  wow: 'sparkles',
  clap: 'party-popper',
};

/** Oldest first. @param after only what comes behind this place */
export function talkLines(log: readonly LogLine[], after = -1): readonly TalkLine[] {
  return log.flatMap((line) => talkLine(line, after) ?? []);
}

function talkLine({ what, position, seat, name, args, refusal }: LogLine, after: number): TalkLine | undefined {
  if (what !== 'say' || refusal || seat === null || position <= after) return undefined;
  if (typeof args !== 'object' || args === null) return undefined;
  const { text, sign } = args as { readonly text?: unknown; readonly sign?: unknown };
  if (typeof text === 'string') return { position, seat, name, text };
  const known = SIGNS.find((one) => one === sign);
  return known && { position, seat, name, sign: known };
}
