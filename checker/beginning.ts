/** The body of kind 1, and "Later generations" of PROTOCOL.md: where a generation says that it comes from. */
import type { Reader } from './bytes.ts';
import { takeJson } from './json.ts';
import { type Place, takeVotes, type Vote } from './vote.ts';

/** Both public keys of a device. */
export interface Keys {
  readonly sigPk: Uint8Array;
  readonly mailPk: Uint8Array;
}
export interface Table {
  readonly is: 'table';
  readonly keys: Keys;
  readonly generation: number;
  readonly game: string;
  readonly version: number;
  readonly settings: unknown;
  /** Of a later generation: where it comes from. */
  readonly beginning: Beginning | undefined;
}

export interface Beginning {
  readonly how: 'go on' | 'kick' | 'compact' | 'renew' | 'relink' | 'change';
  /** The seat that is sent away, 255 for none. */
  readonly about: number;
  readonly from: { readonly room: string; readonly generation: number };
  readonly base: Place & { readonly time: number };
  readonly stateHash: string;
  /** Of the state's canonical JSON, bytes. */
  readonly size: number;
  /** Promises of the generation before. */
  readonly votes: readonly Vote[];
  /** Devices that vote at first. */
  readonly voters: readonly string[];
  readonly firstPart: Uint8Array;
}

const HOW = ['go on', 'kick', 'compact', 'renew', 'relink', 'change'] as const;

export function readTable(reader: Reader, keys: Keys): Table {
  const generation = reader.u32();
  const text = takeJson(reader) as { game?: unknown; version?: unknown; settings?: unknown } | undefined;
  const { game, version, settings } = text ?? {};
  reader.need(typeof game === 'string' && typeof version === 'number');
  const beginning = reader.left > 0 ? takeBeginning(reader) : undefined;
  return { is: 'table', keys, generation, game: String(game), version: Number(version), settings, beginning };
}

function takeBeginning(reader: Reader): Beginning | undefined {
  const how = HOW[reader.u8() - 1];
  reader.need(how !== undefined);
  if (!how) return undefined;
  return {
    how,
    about: reader.u8(),
    from: { room: reader.name(16), generation: reader.u32() },
    base: { epoch: reader.u32(), position: reader.u32(), hash: reader.name(32), time: reader.number(6) },
    stateHash: reader.name(32),
    size: reader.u32(),
    votes: takeVotes(reader),
    voters: reader.times(reader.u8(), () => reader.name(16)),
    firstPart: reader.rest(),
  };
}
