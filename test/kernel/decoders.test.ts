/**
 * Every decoder of the kernel that takes bytes or text from a peer, whatever comes: it answers, and never throws. The list is held against
 * the sources, so that no decoder is written without being on it. What each takes for good is tested beside it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { read } from '../../src/kernel/bytes.ts';
import { readLack } from '../../src/kernel/asks/lacking.ts';
import { parseShare, readShare } from '../../src/kernel/cards/bodies.ts';
import { readCode } from '../../src/kernel/identity/code.ts';
import { parseLink, parsePairLink } from '../../src/kernel/identity/link.ts';
import {
  parseContributionBody,
  parseVotersBody,
  parseHelloBody,
  parseJson,
  parseLetterBody,
  parseMoveBody,
  parseSeatBody,
  parseStampBody,
  parseStartBody,
  parseTableBody,
} from '../../src/kernel/journal/bodies.ts';
import { parsePartBody, readCarried } from '../../src/kernel/journal/carried.ts';
import { parseEntry } from '../../src/kernel/journal/entry.ts';
import { parseMovingBody } from '../../src/kernel/journal/moving.ts';
import { parseSayBody } from '../../src/kernel/journal/say-body.ts';
import { parsePromise, parseVote } from '../../src/kernel/journal/vote.ts';
import { parseComplaintBytes, parseDealtBytes, parseKeygenBody } from '../../src/kernel/keygen/bodies.ts';
import { readKey } from '../../src/kernel/acting/key-sharing.ts';
import { readNote } from '../../src/kernel/acting/veil-keys.ts';
import { readWho } from '../../src/kernel/presence/who.ts';
import { readConvert } from '../../src/kernel/secrets/convert.ts';
import { readCell } from '../../src/kernel/secrets/joint-secret.ts';
import { parseDeal, parseHandDeal, readExchange } from '../../src/kernel/secrets/keygen.ts';
import { readDealt } from '../../src/kernel/secrets/keygen-work.ts';
import { parseMail } from '../../src/kernel/secrets/mail.ts';
import { readPack } from '../../src/kernel/runs/pack.ts';
import { list, text } from '../../src/kernel/schemas.ts';
import { readDecryptionShare } from '../../src/kernel/secrets/decryption-share.ts';
import { readDeck, readShuffleProof } from '../../src/kernel/secrets/shuffle-bytes.ts';
import { readClaimSteps } from '../../src/kernel/secrets/shuffle-verify.ts';
import { finish } from '../../src/kernel/secrets/steps.ts';
import { readSlots } from '../../src/kernel/secrets/veil.ts';
import { readManifest } from '../../src/kernel/shelf/manifest.ts';
import { readSpokenCode } from '../../src/kernel/spoken/spoken-code.ts';
import { parseUndoBody } from '../../src/kernel/undo/body.ts';
import { readySodium } from '../../src/embed/adapters/libsodium.ts';
import { sodiumGroup as group } from '../helpers/groups.ts';
import { freshSeed, seeded } from '../helpers/rng.ts';

const sodium = await readySodium();
const shape = { ctx: new Uint8Array(4), keepers: 3, threshold: 2, escrow: true };
const key = group.base(new Uint8Array(32).fill(1, 0, 1));
const cards = [key, key].map((a) => ({ a, b: a }));
const head = { set: 'ab'.repeat(16), seq: 1, hash: 'cd'.repeat(32) };

const BYTES: Readonly<Record<string, (bytes: Uint8Array) => unknown>> = {
  parseContributionBody,
  parseComplaintBytes,
  parseDealtBytes,
  parseVotersBody,
  parseDeal: (bytes) => parseDeal(shape, bytes),
  parseEntry,
  parseHandDeal: (bytes) => parseHandDeal(shape, bytes),
  parseHelloBody,
  parseKeygenBody,
  parseLetterBody,
  parseMail,
  parseMoveBody,
  parseMovingBody,
  parsePartBody,
  parsePromise,
  parseSayBody,
  parseSeatBody,
  parseShare: (bytes) => parseShare('00'.repeat(16), head, bytes),
  parseStampBody: (bytes) => parseStampBody(bytes, bytes.length % 2 === 0),
  parseStartBody,
  parseTableBody,
  parseUndoBody,
  parseVote,
  readCarried: (bytes) => read(bytes, readCarried),
  readCell,
  readClaimSteps: (proof) =>
    finish(readClaimSteps(group, { place: { ctx: key, key }, input: cards, output: cards, proof })),
  readConvert: (bytes) => readConvert(bytes, 2),
  readDealt: (bytes) => readDealt({ shape, bytes, handOnly: bytes.length % 2 === 0 }),
  readDeck: (bytes) => readDeck(bytes, 2),
  readExchange: (bytes) => readExchange(group, shape, 1, bytes),
  readKey: (bytes) => read(bytes, (r) => readKey(r, r.u8())),
  readNote,
  readPack: (bytes) => readPack(list(text(20), 10), bytes),
  readManifest: (bytes) => readManifest(sodium, bytes),
  readDecryptionShare: (bytes) => readDecryptionShare(bytes, 2),
  readLack,
  readShare,
  readSlots,
  readShuffleProof: (bytes) => readShuffleProof(group, bytes, 2),
  readWho,
};

const TEXTS: Readonly<Record<string, (text: string) => unknown>> = {
  parseJson,
  parseLink,
  parsePairLink,
  readCode: (text) => readCode(text, 16),
  readSpokenCode,
};

/** These take what others have read already, in a state: the fold's tests throw nonsense at them (F2, C3). */
const READ_BEFORE: readonly string[] = ['readBeginning', 'readBid', 'readBrought', 'readFaces', 'readPlace'];

const seed = freshSeed();
const rng = seeded(seed);
const byte = (): number => rng.bytes(1)[0]!;

/** Of all lengths, those of proofs above all; small numbers more often, as they are counts and kinds. */
function nonsense(): Uint8Array {
  const length = byte() % 3 === 0 ? 32 * (byte() % 24) : byte() + (byte() % 4 === 0 ? 256 * (byte() % 8) : 0);
  const bytes = rng.bytes(length);
  return byte() % 2 === 0 ? bytes : bytes.map((one) => (one < 170 ? one % 4 : one));
}

const ALPHABET = '#1vp.-_{}[]":,0aZ\\u\u0000\ud800\u202e \n';
const gibberish = (): string => Array.from({ length: byte() }, () => ALPHABET[byte() % ALPHABET.length]!).join('');

test('[I8] [F2] every decoder of the kernel is on the list', () => {
  const sources = readdirSync('src/kernel', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const names = sources.flatMap((file) =>
    [
      ...readFileSync(`src/kernel/${file}`, 'utf8').matchAll(
        /^export (?:async )?(?:function\*?|const) ((?:read|parse)[A-Z]\w*)/gmu,
      ),
    ].map(([, name]) => name!),
  );
  expect([...Object.keys(BYTES), ...Object.keys(TEXTS), ...READ_BEFORE].toSorted()).toEqual(names.toSorted());
});

test.each(Object.entries(BYTES))(`[I8] [F2] %s throws at no bytes (FZ), SEED=${seed}`, (_, decode) => {
  for (let i = 0; i < 300; i++) decode(nonsense());
});

test.each(Object.entries(TEXTS))(`[I4] [I15] %s throws at no text (FZ), SEED=${seed}`, (_, decode) => {
  for (let i = 0; i < 300; i++) decode(gibberish());
  decode('['.repeat(100_000));
});
