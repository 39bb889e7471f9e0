/**
 * Stretches one secret in a Worker. The page imports this chunk only to learn its address (`stretch.ts`); it does its work where there is
 * no page. Like the Worker for signatures it may import nothing that the page's entry has.
 */
import { answerQuestions } from '../../elements/workers/answering.ts';
import { readyArgon2id } from './libsodium.ts';

/** What is stretched, and how much it costs. */
export interface Stretching {
  readonly secret: Uint8Array;
  /** 16 B */
  readonly salt: Uint8Array;
  readonly passes: number;
  readonly memoryBytes: number;
}

/** Where this Worker's code lies. */
export const address: string = import.meta.url;

answerQuestions(readyArgon2id, (argon2id, { secret, salt, passes, memoryBytes }: Stretching): Uint8Array =>
  argon2id(secret, salt, passes, memoryBytes),
);
