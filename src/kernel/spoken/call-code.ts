/**
 * What the people of one call have in common without saying anything: the platform's name of the call. From it follow where their pages meet
 * and the password of the exchange in which a newcomer gets the table's invitation. The relay learns the place, from which nothing follows.
 * The platform knows the name; what it carries or records opens nothing afterwards, but it could take part itself. SPEC I43.
 */
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { base64url } from '../base64url.ts';
import { utf8 } from '../bytes.ts';
import type { Common } from './exchange.ts';

const SALT = utf8('tavolata/v1/call');

/** A call, as the pages in it know it. */
export interface CallCode extends Common {
  /** 22 characters of base64url. */
  readonly place: string;
}

/** @param platform e.g. `zoom` @param call the platform's name of the call; the same for everyone in it, and for no other */
export function callCode(platform: string, call: string): CallCode {
  const branch = (info: string, bytes: number): Uint8Array =>
    hkdf(sha256, utf8(`${platform}/${call}`), SALT, utf8(info), bytes);
  return { place: base64url(branch('place', 16)), password: branch('password', 32) };
}
