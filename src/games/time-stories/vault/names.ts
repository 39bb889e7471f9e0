/** What a content is called: the name that the table's shelf would give it. */
import { sha256 } from '@noble/hashes/sha2.js';
import { hex } from '../../../kernel/bytes.ts';
import { cut, itemHash, partHash } from '../../../kernel/shelf/manifest.ts';

const sodium = { hash: (bytes: Uint8Array): Uint8Array => sha256(bytes) };

/** 64 hex letters. */
export const contentName = (bytes: Uint8Array): string =>
  itemHash(
    sodium,
    bytes.length,
    cut(bytes).map((part) => hex(partHash(sodium, part))),
  );
