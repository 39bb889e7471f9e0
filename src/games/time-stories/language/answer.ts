/** What somebody answers to a program's question, and whether that is an answer at all; then the program goes on. */
import type { Seat } from '../../../kernel/game.ts';
import type { Block } from '../pack/blocks.ts';
import { codeHash } from './codes.ts';
import { entered, past } from './machine.ts';
import { withTop, type Run } from './run.ts';

export type Reply =
  | { readonly yes: boolean }
  | { readonly seat: Seat }
  | { readonly option: number }
  | { readonly code: string | null }
  | { readonly paid: boolean }
  | { readonly program: readonly Block[] }
  /** The world has had its answer. */
  | { readonly done: true };

/** The run with this answer, not yet advanced; undefined where it is none to what is asked. */
export function answered(run: Run, reply: Reply): Run | undefined {
  const { asks } = run;
  const frame = run.frames.at(-1);
  const block = frame?.blocks[frame.at];
  const open: Run = { ...run, asks: null };
  switch (asks?.what) {
    case 'may':
      if (!('yes' in reply)) return undefined;
      return reply.yes ? withTop(open, { granted: true }) : past(open);
    case 'whom':
      return 'seat' in reply && asks.seats.includes(reply.seat) ? withTop(open, { chosen: reply.seat }) : undefined;
    case 'choose':
      if (!('option' in reply) || !asks.offered.includes(reply.option)) return undefined;
      return entered(open, asks.options[reply.option]!.do);
    case 'code':
      return 'code' in reply && block?.op === 'askCode' ? tried(open, block, asks.tries, reply.code) : undefined;
    case 'spend':
      if (!('paid' in reply) || block?.op !== 'groupSpend') return undefined;
      return entered(open, reply.paid ? block.then : block.else);
    case 'page':
      return 'program' in reply ? withTop(open, { blocks: reply.program }) : undefined;
    case 'deed':
      return 'done' in reply ? open : undefined;
    default:
      return undefined;
  }
}

type AskCode = Block & { readonly op: 'askCode' };

export const isRight = ({ answersHash, salt }: AskCode, code: string): boolean =>
  answersHash.includes(codeHash(salt, code));

/** A code that is none of the answers costs a try; with the last one, or when it is given up, what else there is. */
function tried(run: Run, block: AskCode, tries: number, code: string | null): Run {
  if (code !== null && isRight(block, code)) return entered(run, block.do);
  if (code === null || tries <= 1) return entered(run, block.else);
  return withTop(run, { tries: tries - 1 });
}
