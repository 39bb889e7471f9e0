/** What this person has said and the table hasn't placed yet: until the log tells of it, it is shown as on its way. */
import type { Seat } from '../../kernel/game.ts';
import { lineOf, type Saying } from '../../kernel/journal/say-body.ts';
import type { LogLine } from '../../kernel/view/table-view.ts';

/** A line, or a sign, that was sent. */
export interface Sending {
  readonly what: Saying;
  /** It comes behind this place of the log. */
  readonly after: number;
}

/** Those of which the log tells nothing yet, neither that they were said nor that they were refused. The same twice is told twice. */
export function stillSending(sent: readonly Sending[], log: readonly LogLine[], seat: Seat | null): readonly Sending[] {
  const own = log.filter((line) => line.what === 'say' && line.seat === seat);
  let last = -1;
  const left = sent.filter((one) => {
    const line = own.find((by) => by.position > Math.max(last, one.after) && isOf(by, one));
    last = line?.position ?? last;
    return !line;
  });
  // What one page says is placed in the order in which it was said.
  return last === -1 ? sent : left.map(({ what, after }) => ({ what, after: Math.max(after, last) }));
}

function isOf({ args }: LogLine, { what }: Sending): boolean {
  if (typeof args !== 'object' || args === null) return false;
  const { text, sign } = args as { readonly text?: unknown; readonly sign?: unknown };
  return 'text' in what ? text === lineOf(what.text) : sign === what.sign;
}
