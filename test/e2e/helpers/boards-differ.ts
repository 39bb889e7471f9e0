/** What of the boards of two worlds differs. Looked at one after the other, alone in the window, by all that a test sees of them. */
import type { Look } from '../../boards/careless-ways.ts';
import type { BoardsPage } from './boards.ts';
import { difference } from './pixels.ts';

const LOOKS: readonly Look[] = ['tree', 'spoken', 'pixels'];
/** What a board fetches may have come in one world and not yet in the other: a difference counts that is there again. */
const LOOKS_AGAIN = 2;

/** Where two texts or pictures differ first; '' where they don't. */
function firstDifference(look: Look, one: string, other: string): string {
  if (look === 'pixels') return difference(one, other);
  const [lines, others] = [one.split('\n'), other.split('\n')];
  const at = lines.findIndex((line, i) => line !== others[i]);
  if (at < 0 && lines.length === others.length) return '';
  return `…${lines[at]?.slice(0, 300)} in one world, …${others[at]?.slice(0, 300)} in the other`;
}

/** @param again looks at what differs @returns what of the two worlds of the pair on the page differs, and where */
export async function differences(page: BoardsPage, again: number = LOOKS_AGAIN): Promise<ReadonlyMap<Look, string>> {
  let found = new Map<Look, string>(LOOKS.map((look) => [look, '']));
  for (let n = 0; n <= again && found.size > 0; n++) {
    const [one, other] = [await page.look('one'), await page.look('other')];
    const now = [...found.keys()].map((look) => [look, firstDifference(look, one[look], other[look])] as const);
    found = new Map(now.filter(([, where]) => where !== ''));
  }
  return found;
}
