/**
 * Stretches one secret in a Worker. The page imports this chunk only to learn its address (`stretch.ts`); it does its work where there is
 * no page. Like the Worker for signatures it may import nothing that the page's entry has.
 */
import { argon2id } from './libsodium.ts';

export interface Stretching {
  readonly secret: Uint8Array;
  /** 16 B */
  readonly salt: Uint8Array;
  readonly passes: number;
  readonly memoryBytes: number;
}

interface Scope {
  postMessage(message: Uint8Array | undefined): void;
  onmessage: ((event: MessageEvent<Stretching>) => void) | null;
}

export const address: string = import.meta.url;

const scope = globalThis as unknown as Scope;
if (typeof document === 'undefined' && typeof scope.postMessage === 'function') {
  scope.onmessage = ({ data: { secret, salt, passes, memoryBytes } }) =>
    void argon2id(secret, salt, passes, memoryBytes).then(
      (key) => scope.postMessage(key),
      () => scope.postMessage(undefined),
    );
}
