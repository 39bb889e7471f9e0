/**
 * Tables that this browser knows. The invitation is stored here under a short id that is no secret. So the address bar, which is on the
 * shared screen too, never has to hold it. Where nothing can be stored they last as long as the page, and the one that is shown outlasts a reload.
 */

export interface KnownTable {
  /** Public and meaningless: stands in the address. */
  readonly id: string;
  readonly invitation: string;
  readonly name: string;
  readonly game: string;
  /** Names of those who sat there when it was last seen, some at most. */
  readonly people?: readonly string[];
  /** Milliseconds since 1970, when it was opened last. */
  readonly opened: number;
}

const KEY = 'tavolata/tables';
const MOST = 60;
/** So many of a table's people tell it from another. */
const MOST_PEOPLE = 6;
let here: readonly KnownTable[] = [];
let fleeting = false;

function isKnown(value: unknown): value is KnownTable {
  if (typeof value !== 'object' || value === null) return false;
  const { id, invitation, name, game, opened, people } = value as Readonly<Record<string, unknown>>;
  if (people !== undefined && !(Array.isArray(people) && people.every((one) => typeof one === 'string'))) return false;
  return [id, invitation, name, game].every((text) => typeof text === 'string') && typeof opened === 'number';
}

/** What is known here goes with this page: the browser stored none of it. */
export const isFleeting = (): boolean => fleeting;

/** Newest first. */
export function knownTables(): readonly KnownTable[] {
  if (fleeting) return here;
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isKnown).toSorted((a, b) => b.opened - a.opened) : [];
  } catch {
    // Sandboxed or spoilt: what this page knows itself.
    return here;
  }
}

/** Of too many, those go first that never opened, as of a link that somebody made up; the oldest of them first. */
function fitting(tables: readonly KnownTable[]): readonly KnownTable[] {
  const kept = [...tables];
  while (kept.length > MOST) {
    const empty = kept.findLastIndex(({ game }) => game === '');
    kept.splice(empty > 0 ? empty : -1, 1);
  }
  return kept;
}

function keep(tables: readonly KnownTable[]): void {
  here = fitting(tables);
  try {
    localStorage.setItem(KEY, JSON.stringify(here));
    fleeting = false;
  } catch {
    fleeting = true;
  }
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Not derived from the secret: an id in a screenshot tells nothing about the table. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** Stores an invitation, or finds it where it lies already. */
export function rememberTable(
  invitation: string,
  about: Partial<Pick<KnownTable, 'name' | 'game' | 'people'>> = {},
): KnownTable {
  const bare = invitation.replace(/^#/u, '');
  const tables = knownTables();
  const known = tables.find((table) => table.invitation === bare);
  const people = about.people?.slice(0, MOST_PEOPLE) ?? known?.people;
  const table: KnownTable = {
    id: known?.id ?? newId(),
    invitation: bare,
    name: about.name ?? known?.name ?? '',
    game: about.game ?? known?.game ?? '',
    ...(people && { people }),
    opened: Date.now(),
  };
  keep([table, ...tables.filter((other) => other !== known)]);
  return table;
}

/** The table lies under another invitation now; its place in the address stays. */
export function moveTable(id: string, invitation: string): KnownTable | undefined {
  const tables = knownTables();
  const found = tables.find((table) => table.id === id);
  if (!found) return undefined;
  const moved: KnownTable = { ...found, invitation: invitation.replace(/^#/u, ''), opened: Date.now() };
  keep([moved, ...tables.filter((other) => other !== found && other.invitation !== moved.invitation)]);
  return moved;
}

export function findTable(id: string): KnownTable | undefined {
  return knownTables().find((table) => table.id === id);
}

/** Takes it from the list; the table itself, and the seat at it, stay where they are. */
export function forgetTable(id: string): void {
  keep(knownTables().filter((table) => table.id !== id));
}

/** Puts one back that was taken from the list, as it was. */
export function restoreTable(table: KnownTable): void {
  keep([table, ...knownTables().filter(({ invitation }) => invitation !== table.invitation)]);
}
