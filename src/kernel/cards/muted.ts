/**
 * Who sends bad passes: each costs every page as much as a good one. After three in one shuffle nobody checks this seat's any more; its turn
 * passes as if it were silent, and it is seen whose they were. Shares aren't muted: they cost little, and a table of two would stand still
 * for good. SPEC C33.
 */
import type { Request } from '../asks/request.ts';
import type { Seat } from '../game.ts';
import { own } from '../own.ts';

const MOST_BAD = 3;

const badBy = (request: Request, seat: Seat): number =>
  request.kind === 'shuffle' ? (own(request.bad ?? {}, String(seat)) ?? 0) : 0;

export const isMuted = (request: Request, seat: Seat): boolean => badBy(request, seat) >= MOST_BAD;

/** One more, where it is a pass. */
export const withBad = (request: Request, seat: Seat): Request =>
  request.kind === 'shuffle' ? { ...request, bad: { ...request.bad, [seat]: badBy(request, seat) + 1 } } : request;
