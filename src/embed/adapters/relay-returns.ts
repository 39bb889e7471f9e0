/** When a page comes to its relay again: after which ends, after what pause, and before its token ends. */
import { TOKEN_LIFE_S } from '../../wire/token.ts';

/** The longest pause between two tries to connect. */
const BACKOFF_MS = 16_000;
/** A minute before the relay would end a connection, less a chance part: not all of a table at once. */
const RENEW_MS: number = (TOKEN_LIFE_S + 240) * 1_000;
const RENEW_SPREAD_MS = 120_000;
/** The token is of another time: the one code of 4400–4499 after which coming again helps. */
const TOKEN_TIME = 4401;

/** A connection that ended sooner was of little use: the pauses between tries go on growing. */
export const LASTS_MS = 10_000;

/** @param code of the connection's end */
export const isOfAnotherTime = (code: number): boolean => code === TOKEN_TIME;

/** The relay has closed the door: coming again wouldn't help. @param code of the connection's end */
export const isFinal = (code: number): boolean => code >= 4400 && code < 4500 && !isOfAnotherTime(code);

/**
 * The stock client pauses for 200 ms, then for twice as long each time. All pages would do so in step, and a relay that is back would have
 * them all at once. So each pauses for a chance part of that, from half of it up.
 * @param failures tries in vain since the last connection
 * @returns milliseconds, 16 s at most
 */
export function pauseMs(failures: number): number {
  const stepMs = Math.min(100 * 2 ** (failures + 1), BACKOFF_MS);
  return (stepMs * (1 + Math.random())) / 2;
}

/** After so many milliseconds a connection is replaced by a new one. */
export const renewalMs = (): number => RENEW_MS - Math.random() * RENEW_SPREAD_MS;
