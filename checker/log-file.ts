/** "Log file" of PROTOCOL.md: what a table saves, cut into its generations and those into entries. Nothing in them is believed yet. */
import { ascii, hex, Reader, sha256 } from './bytes.ts';

/** What one generation holds, as it lies in the file. */
export interface Part {
  readonly generation: number;
  readonly room: string;
  /** Hash of the last stamp, or of the table's first entry. */
  readonly tip: string;
  readonly entries: readonly Uint8Array[];
}

/** The parts, the oldest first, or a sentence that says why these bytes are no log. */
export type LogFile = { readonly parts: readonly Part[] } | { readonly fault: string };

const MAGIC = ascii('tavolata/log');
const HASH = 32;
const MOST = 64 * 2 ** 20;

export function readLogFile(file: Uint8Array): LogFile {
  if (file.length > MOST) return { fault: 'the file is longer than 64 MiB' };
  const reader = new Reader(file);
  if (hex(reader.take(MAGIC.length)) !== hex(MAGIC)) return { fault: 'these bytes are no saved log' };
  const version = reader.u8();
  const flags = reader.u8();
  if (version !== 1 || flags !== 0) return { fault: `a later version made this log (${version}, flags ${flags})` };
  const length = reader.u32();
  if (length > file.length) return { fault: `the file should have ${length} bytes and has ${file.length}` };
  if (length < file.length) return { fault: `${file.length - length} bytes stand behind the file's end` };
  const parts = reader.times(reader.u8(), () => readPart(reader));
  const until = reader.at;
  const said = reader.name(HASH);
  if (!reader.ended || parts.length === 0)
    return { fault: 'the file is not cut into parts and entries as it should be' };
  if (said !== hex(sha256(file.subarray(0, until))))
    return { fault: 'the hash at its end is another: the file was altered' };
  return { parts };
}

const readPart = (reader: Reader): Part => ({
  generation: reader.u32(),
  room: reader.name(16),
  tip: reader.name(HASH),
  entries: reader.times(reader.u32(), () => reader.s(2)),
});
