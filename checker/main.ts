/** `npm run check-log [--json] FILE…`: logs of one table, by as many of its devices as there are. Exit code 1 where anything is wrong. */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { brotliDecompressSync } from 'node:zlib';
import { check } from './check.ts';
import { foldedTo, peopleOf, sentences } from './say.ts';
import { nodeVerify } from './verify.ts';

const words = process.argv.slice(2);
const isJson = words.includes('--json');
const names = words.filter((word) => word !== '--json');
if (names.length === 0) {
  console.error('npm run check-log [-- --json] FILE…: logs that were saved of one table');
  process.exit(2);
}

function logOf(name: string): { readonly name: string; readonly bytes: Uint8Array } {
  try {
    const bytes = readFileSync(name);
    return { name, bytes: Uint8Array.from(name.endsWith('.br') ? brotliDecompressSync(bytes) : bytes) };
  } catch (error) {
    console.error(`${name} can't be read: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(2);
  }
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const checked = check({ logs: names.map(logOf) }, nodeVerify());
if (isJson) {
  const rooms = checked.rooms.map((room, i) => ({
    generation: room.generation,
    room: room.room,
    entries: room.chains.entries.size,
    tip: room.tip && { hash: room.tip.hash, epoch: room.tip.epoch, position: room.tip.position },
    voters: room.tip?.voters ?? [],
    people: peopleOf(room),
    folded: foldedTo(room, checked.follows[i]!),
  }));
  const findings = checked.findings.map((one) => ({ ...one, proof: one.proof.map(base64) }));
  console.log(JSON.stringify({ ok: findings.length === 0, rooms, findings }, undefined, 2));
} else for (const sentence of sentences(checked)) console.log(sentence);
process.exit(checked.findings.length === 0 ? 0 : 1);
