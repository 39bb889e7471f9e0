/**
 * The library door: importing it defines `<tavolata-table>`. A page that embeds tables needs nothing else of Tavolata.
 *
 * ```js
 * import { createTable } from '…/tavolata.js';
 * const made = await createTable({ game: 'codenames', open: true, name: 'Friday', relay: 'wss://relay.example/sync' });
 * if (made.ok) Object.assign(document.querySelector('tavolata-table'), { invitation: made.invitation, table: made.table });
 * ```
 */
import type { BoxDone, BoxWishes } from '../elements/frame/board-boxes.ts';
import { rememberSetup, type BoxSource } from './boxes/wanted.ts';
import type { Table } from '../kernel/view/table-view.ts';
import type { Lang } from '../elements/frame/board.ts';
import { capable } from './capable.ts';
import { part, PartError } from './part.ts';
import { askedRelay } from './relay-address.ts';
import { rememberCreateKey } from './adapters/create-key.ts';

export { failureWords, type Sentence } from './words/failure-words.ts';
export { rememberCreateKey } from './adapters/create-key.ts';
export { type GameInfo, games } from './games.ts';
export { isInvitation, withoutPairing } from './pair-link.ts';
export type { Settings } from './settings.ts';
export { EditedEvent, LaidEvent, PressedEvent, ScoreEvent } from '../elements/frame/board-boxes.ts';
export {
  ConnectionEvent,
  FailedEvent,
  HomeEvent,
  JoinedEvent,
  LeftEvent,
  MovedEvent,
  OpenedEvent,
  OverEvent,
  ReadyEvent,
  RefusedEvent,
  SettingsEvent,
  StartedEvent,
  TurnEvent,
} from './events.ts';
export type { HeardEvent } from './spoken/heard-event.ts';
export { TavolataTable } from './tavolata-table.ts';
export type { BoxDone, BoxSource, BoxWishes, Lang, Table };

/** What a table is made with. */
export interface NewTable {
  /** Id of one of `games`. */
  readonly game: string;
  /** People who have the invitation sit down; else the maker lets each one in. */
  readonly open: boolean;
  /** What the table is called, at most 40 characters. */
  readonly name: string;
  /** All who keep decks and dice must help for anything, so that no fewer could look. One of them gone for good is a deck lost. */
  readonly strict?: boolean;
  /**
   * Of a free table, what is laid on it. It is an address, a file, what a file holds (`docs/boxes.md`), or 'builtin:' and the name of one
   * that ships. An address of another origin than the page's or the relay's is asked about first.
   */
  readonly setup?: BoxSource;
  /** 'sha256-…' of what is at that address. */
  readonly integrity?: string;
  /** How strict a free table is, and who may change what lies there; as its box says if left out. */
  readonly policy?: BoxWishes['policy'];
  readonly edit?: BoxWishes['edit'];
  /** The key of a relay whose operator lets only its holders make tables. It is kept in this browser. */
  readonly key?: string;
  /** Address of the relay; `/sync` where this script came from if left out. */
  readonly relay?: string;
  /** For so long the relay's answer is waited for; without it the table is there at once, and waits for its relay by itself. */
  readonly patienceMs?: number;
}

/** `invitation` is the secret that opens the table: keep it, and show it only on request. `code` has its words in `failureWords`. */
export type Made =
  | { readonly ok: true; readonly invitation: string; readonly table: Table }
  | { readonly ok: false; readonly code: string };

/** Makes a table. Hand both `invitation` and `table` to a `<tavolata-table>`, and close the table when it is left. */
export async function createTable(wanted: NewTable): Promise<Made> {
  const { setup: box, integrity, policy, edit, key, relay: asked = '', ...table } = wanted;
  const relay = askedRelay(asked);
  if (relay === undefined) return { ok: false, code: 'relay/address' };
  if (key) rememberCreateKey(key);
  try {
    const { createTable: create } = await part(import('./open-table.ts'));
    const made = await create({ ...table, relay });
    if (made.ok && (box || policy || edit)) rememberSetup(made.table, { box, integrity, policy, edit });
    return made;
  } catch (error) {
    if (error instanceof PartError) return { ok: false, code: 'page/part' };
    throw error;
  }
}

/** What this browser lacks for a table, if anything. */
export async function capabilities(): Promise<{ readonly ok: true } | { readonly ok: false; readonly code: string }> {
  return capable();
}
