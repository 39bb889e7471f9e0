/**
 * What newcomer and host of a spoken invitation say to each other, through a mailbox of the relay: four messages that are noise to it. The
 * newcomer begins and shows first that it has the words; only then the invitation goes out, sealed with the key that both have. So a guess
 * costs whoever guesses a message that the host counts. SPEC I40, I41; bytes in PROTOCOL.md.
 */
import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { equal, read, unutf8, utf8, Writer } from '../bytes.ts';
import type { Rng, Sodium } from '../ports.ts';
import { type CPaceTopic, cpaceGenerator, cpaceKey } from '../secrets/cpace.ts';
import type { Group } from '../secrets/group.ts';

const CONTEXT = 'tavolata/v1/spoken/';
const SALT = utf8('tavolata/v1/spoken');
const NONE = new Uint8Array();
const SESSION_BYTES = 16;
const NONCE_BYTES = 24;
/** All invitations are as long under their seal: the relay can't tell which kind passes. The longest of them has 113 letters. */
const PADDED_BYTES = 160;

/** First byte of each message. */
const HELLO = 1;
const SHARE = 2;
const PROOF = 3;
const INVITATION = 4;
const WRONG = 5;

/** Whether an exchange begins with it. */
export const isHello = (message: Uint8Array): boolean => message[0] === HELLO;

export interface SpokenPorts {
  readonly group: Pick<Group, 'fromHash' | 'isElement' | 'mul' | 'reduce'>;
  readonly sodium: Pick<Sodium, 'seal' | 'open'>;
  readonly rng: Rng;
}

/** What both know before: four words (`spoken-code.ts`), or a call that both are in (`call-code.ts`). */
export interface Common {
  /** Where the two meet; whoever carries the messages knows it. */
  readonly place: number | string;
  readonly password: Uint8Array;
}

/** What both have in the end, where the words were the same. */
interface Keys {
  readonly proof: Uint8Array;
  readonly seal: Uint8Array;
}

const topicOf = ({ place, password }: Common, session: Uint8Array): CPaceTopic => ({
  password,
  context: utf8(CONTEXT + place),
  session,
});

function keysOf(secret: Uint8Array): Keys {
  const branch = (info: string): Uint8Array => hkdf(sha256, secret, SALT, utf8(info), 32);
  return { proof: hmac(sha256, branch('proof'), SALT), seal: branch('seal') };
}

const padded = (invitation: string): Uint8Array => {
  const text = new Writer().s8(invitation).done();
  if (text.length > PADDED_BYTES) throw new RangeError('spoken: invitation too long');
  return new Writer()
    .raw(text)
    .raw(new Uint8Array(PADDED_BYTES - text.length))
    .done();
};

/** An exchange in which the newcomer has still to show that it has the words. */
interface Begun {
  readonly keys: Keys;
  readonly session: Uint8Array;
}

/** What the host's page does with a message: says something back, and perhaps counts it. */
export interface HostStep {
  readonly say?: Uint8Array;
  /** The newcomer has shown that it has the words, or that it hasn't. */
  readonly outcome?: 'came' | 'wrong';
}

/** The host's side towards one newcomer. */
export class SpokenHost {
  readonly #ports: SpokenPorts;
  readonly #code: Common;
  readonly #invitation: string;
  #waiting: Begun | undefined;
  #begun = false;

  /** @param invitation link or pairing link, at most 159 bytes */
  constructor(ports: SpokenPorts, code: Common, invitation: string) {
    this.#ports = ports;
    this.#code = code;
    this.#invitation = invitation;
  }

  /** Anything that isn't the message whose turn it is gets nothing back. Never throws for what comes from outside. */
  hear(message: Uint8Array): HostStep {
    return this.#waiting ? this.#judge(message, this.#waiting) : this.#begin(message);
  }

  #begin(message: Uint8Array): HostStep {
    const hello = read(message, (r) =>
      r.u8() === HELLO ? { session: r.bytes(SESSION_BYTES), element: r.bytes(32) } : undefined,
    );
    if (!hello || this.#begun) return {};
    this.#begun = true;
    const { group, rng } = this.#ports;
    const scalar = group.reduce(rng.bytes(64));
    const element = group.mul(scalar, cpaceGenerator(group, topicOf(this.#code, hello.session)));
    const shares = [
      { element: hello.element, data: NONE },
      { element, data: NONE },
    ] as const;
    const secret = cpaceKey(group, hello, scalar, shares, 0);
    if (!secret) return {};
    this.#waiting = { keys: keysOf(secret), session: hello.session };
    return { say: new Writer().u8(SHARE).raw(element).done() };
  }

  #judge(message: Uint8Array, { keys, session }: Begun): HostStep {
    const proof = read(message, (r) => (r.u8() === PROOF ? r.bytes(32) : undefined));
    if (!proof) return {};
    // One try for each exchange.
    this.#waiting = undefined;
    if (!equal(proof, keys.proof)) return { say: Uint8Array.of(WRONG), outcome: 'wrong' };
    const { rng, sodium } = this.#ports;
    const nonce = rng.bytes(NONCE_BYTES);
    const sealed = sodium.seal(padded(this.#invitation), session, nonce, keys.seal);
    return { say: new Writer().u8(INVITATION).raw(nonce).raw(sealed).done(), outcome: 'came' };
  }
}

/** `wrong`: the host has other words, or somebody between the two had. `garbage`: what came is no message of this protocol. */
export type GuestStep =
  | { readonly say: Uint8Array }
  | { readonly invitation: string }
  | { readonly failed: 'wrong' | 'garbage' };

/** The newcomer's side. */
export class SpokenGuest {
  readonly #ports: SpokenPorts;
  readonly #session: Uint8Array;
  readonly #scalar: Uint8Array;
  readonly #element: Uint8Array;
  #keys: Keys | undefined;

  constructor(ports: SpokenPorts, code: Common) {
    this.#ports = ports;
    this.#session = ports.rng.bytes(SESSION_BYTES);
    this.#scalar = ports.group.reduce(ports.rng.bytes(64));
    this.#element = ports.group.mul(this.#scalar, cpaceGenerator(ports.group, topicOf(code, this.#session)));
  }

  /** What it says first. */
  get hello(): Uint8Array {
    return new Writer().u8(HELLO).raw(this.#session).raw(this.#element).done();
  }

  /** Never throws for what comes from outside. */
  hear(message: Uint8Array): GuestStep {
    return this.#keys ? this.#open(message, this.#keys) : this.#show(message);
  }

  #show(message: Uint8Array): GuestStep {
    const element = read(message, (r) => (r.u8() === SHARE ? r.bytes(32) : undefined));
    if (!element) return { failed: 'garbage' };
    const shares = [
      { element: this.#element, data: NONE },
      { element, data: NONE },
    ] as const;
    const secret = cpaceKey(this.#ports.group, { session: this.#session }, this.#scalar, shares, 1);
    if (!secret) return { failed: 'garbage' };
    this.#keys = keysOf(secret);
    return { say: new Writer().u8(PROOF).raw(this.#keys.proof).done() };
  }

  #open(message: Uint8Array, keys: Keys): GuestStep {
    if (message.length === 1 && message[0] === WRONG) return { failed: 'wrong' };
    const parts = read(message, (r) =>
      r.u8() === INVITATION ? { nonce: r.bytes(NONCE_BYTES), sealed: r.bytes(PADDED_BYTES + 16) } : undefined,
    );
    if (!parts) return { failed: 'garbage' };
    const plain = this.#ports.sodium.open(parts.sealed, this.#session, parts.nonce, keys.seal);
    const text = plain && unutf8(plain.subarray(1, 1 + plain[0]!));
    return text === undefined ? { failed: 'wrong' } : { invitation: text };
  }
}
