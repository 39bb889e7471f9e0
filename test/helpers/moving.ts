/** What tests of tables that move on have in common. */
import type { Game } from '../../src/kernel/game.ts';
import { parseLink, type PlayLink } from '../../src/kernel/identity/link.ts';
import { KIND } from '../../src/kernel/journal/entry.ts';
import type { Table, TableView } from '../../src/kernel/view/table-view.ts';
import { spin } from './clock.ts';
import { everywhere, type Evening, sitDown } from './evening.ts';
import { type Parlour, parlour } from './parlour.ts';
import type { PageOptions } from './tables.ts';

export const game: Game<never, never> = parlour as unknown as Game<never, never>;

export const diary = (v: TableView): readonly string[] => (v.play?.view as Parlour | undefined)?.diary ?? [];

export const says =
  (word: string) =>
  (v: TableView): boolean =>
    diary(v).some((line) => line.endsWith(word));

export const noticed =
  (code: string) =>
  (v: TableView): boolean =>
    v.notices.some((notice) => notice.code === code);

export function linkOf(table: Pick<Table, 'company'>): PlayLink {
  const link = parseLink(table.company.link);
  if (!link.ok || link.value.kind !== 'play') throw new Error('not a link to play');
  return link.value;
}

/** `n` people with a game of Parlour on, in which one thing was said. */
export async function evening(n: number, options: Partial<PageOptions> = {}): Promise<Evening> {
  const made = await sitDown(game, n, { options });
  await made.tables[0]!.start({});
  await everywhere(made.tables, (v) => v.phase === 'playing');
  await made.tables[1]!.propose('say', { word: 'buonasera' });
  await everywhere(made.tables, says('buonasera'));
  await counted(made, n);
  return made;
}

/** Fulfilled when so many devices count: each but the first comes in by an effect of its own. */
export async function counted({ devices }: Evening, n: number): Promise<void> {
  await spin(async () => {
    const kinds = (await devices[0]!.store.load()).entries.map(({ bytes }) => bytes[1]);
    return kinds.filter((kind) => kind === KIND.effect).length >= n - 1;
  });
}
