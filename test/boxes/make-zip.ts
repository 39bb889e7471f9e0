/** A zip written field by field, so that each field can lie. What is not said is as an honest packer has it. */
import { deflateRawSync } from 'node:zlib';
import { crc32 } from '../../src/games/sandbox/box/file/crc32.ts';

export interface Lie {
  readonly name: string;
  readonly bytes: Uint8Array | string;
  readonly stored?: boolean;
  readonly flags?: number;
  readonly method?: number;
  readonly crc?: number;
  /** What both headers say that it inflates to. */
  readonly size?: number;
  readonly packed?: number;
  /** Where its local header is said to lie. */
  readonly at?: number;
}

export interface EndLie {
  readonly count?: number;
  readonly total?: number;
  readonly from?: number;
  readonly comment?: string;
}

const u16 = (n: number): Buffer => {
  const out = Buffer.alloc(2);
  out.writeUInt16LE(n);
  return out;
};
const u32 = (n: number): Buffer => {
  const out = Buffer.alloc(4);
  out.writeUInt32LE(n);
  return out;
};

export function makeZip(members: readonly Lie[], end: EndLie = {}): Uint8Array {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const member of members) {
    const bytes = Buffer.from(member.bytes);
    const packed = member.stored ? bytes : deflateRawSync(bytes, { level: 1 });
    const name = Buffer.from(member.name);
    const head = [
      u16(member.flags ?? 0),
      u16(member.method ?? (member.stored ? 0 : 8)),
      u32(0),
      u32(member.crc ?? crc32(bytes)),
      u32(member.packed ?? packed.length),
      u32(member.size ?? bytes.length),
      u16(name.length),
      u16(0),
    ];
    const local = Buffer.concat([u32(0x04034b50), u16(20), ...head, name, packed]);
    const rest = [u16(0), u16(0), u16(0), u32(0), u32(member.at ?? at), name];
    directory.push(Buffer.concat([u32(0x02014b50), u16(20), u16(20), ...head, ...rest]));
    files.push(local);
    at += local.length;
  }
  const central = Buffer.concat(directory);
  const comment = Buffer.from(end.comment ?? '');
  const total = end.total ?? members.length;
  return Buffer.concat([
    ...files,
    central,
    u32(0x06054b50),
    u16(0),
    u16(0),
    u16(end.count ?? total),
    u16(total),
    u32(central.length),
    u32(end.from ?? at),
    u16(comment.length),
    comment,
  ]);
}
