/** What the log's words read of a move's arguments, in every language. */
import { numberIn, textIn } from '../../../kernel/args.ts';

/** How many; 0 where nothing is said of it. */
export const countIn = (args: unknown): number => numberIn(args, 'n') ?? 0;

/** What a card lets its reader do, by instruction, as a question. */
export type Deeds = Readonly<Record<string, (args: { readonly n: number }) => string>>;

/** What somebody proposes: one of the words below, else nothing known. */
export const proposedIn = (args: unknown): string => textIn(args, 'what');
