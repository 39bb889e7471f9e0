/** The log's lines of keepers who were left out. That there are keepers, and who, is said beside the table and not each time in the log. */
import { list } from '../../language/list.ts';

/** What the log says of keepers, in Italian. */
export const keepersIt = {
  silent: (names: readonly string[]): string =>
    names.length > 1
      ? `Tra i custodi delle carte hanno taciuto ${list(names, 'it')}: si continua senza di loro.`
      : `Tra i custodi delle carte ha taciuto ${list(names, 'it')}: si continua senza.`,
  left: (names: readonly string[]): string =>
    names.length > 1
      ? `Le chiavi dei custodi delle carte si rifanno: mentre si facevano mancavano ${list(names, 'it')}.`
      : `Le chiavi dei custodi delle carte si rifanno: mentre si facevano mancava ${list(names, 'it')}.`,
  guilty: (who: string): string =>
    `Mentre i custodi facevano le chiavi, ${who} ha mandato una parte falsa: è dimostrato.`,
  accused: (who: string): string => `${who} ha accusato a torto un altro custode: è dimostrato.`,
  out: 'Non custodisce più le carte a questo tavolo.',
};

/** Those words in any language. */
export type KeeperWords = typeof keepersIt;

/** The same in English. */
export const keepersEn: KeeperWords = {
  silent: (names) => `Silent among the keepers of the cards: ${list(names, 'en')}. The others go on without them.`,
  left: (names) => `The keepers’ keys are made anew: ${list(names, 'en')} went missing while they were made.`,
  guilty: (who) => `While the keepers made their keys, ${who} sent a false part: that is proven.`,
  accused: (who) => `${who} accused another keeper wrongly: that is proven.`,
  out: 'Keeps no cards at this table any more.',
};

interface KeepersSaid {
  readonly kind: 'failed';
  readonly text: string;
  readonly more: readonly string[];
}

/** @param args of the line, as `log-lines.ts` reads them */
export function tellKeepers(
  what: string,
  args: {
    number(name: string): number | undefined;
    names(name: string): readonly string[];
    of(seat: number): string;
  },
  say: KeeperWords,
): KeepersSaid | undefined {
  if (what === 'keepers/silent') return { kind: 'failed', text: say.silent(args.names('seats')), more: [] };
  if (what === 'keepers/left') return { kind: 'failed', text: say.left(args.names('seats')), more: [] };
  const seat = args.number('seat');
  if (what !== 'keepers/guilty' || seat === undefined) return undefined;
  const who = args.of(seat);
  const text = args.number('by') === seat ? say.accused(who) : say.guilty(who);
  return { kind: 'failed', text, more: [say.out] };
}
