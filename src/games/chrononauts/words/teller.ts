/** How the log tells plays and what came of them, whatever the language: each brings its grammar and the names of the cards. */
import { own } from '../../../kernel/own.ts';
import type { FaceOf, MoveWords, NameOf } from '../../kit/log-words.ts';
import type { CardWords } from './card-words.ts';
import { aimedAt, facesIn, taleIn, type Aims, type NewsWords } from './moves.ts';
import { timeOfDay } from '../../../language/clock.ts';

/** A number of things: for one, and for `#` of them. */
type Counted = readonly [one: string, many: string];

export interface Grammar {
  /** Around a card's name. */
  readonly quotes: readonly [open: string, close: string];
  /** Before what somebody tells of a card. */
  readonly tale: string;
  readonly aims: Pick<Aims, 'years' | 'ways'>;
  /** A card whose name isn't known. */
  readonly card: string;
  readonly linchpin: string;
  readonly and: string;
  readonly turns: Counted;
  readonly fall: Counted;
  readonly minutes: Counted;
  readonly open: (paradoxes: number) => string;
}

export interface Teller {
  /** 'plays “A Loose Bolt” on 1943'. @param unknown stands for a card whose name isn't known */
  does(verb: string, unknown: string): MoveWords['said'];
  /** 'goes home: “Miriam Adler”' */
  shows(words: string, args: unknown, face: FaceOf | undefined): string;
  /** Its name in quotation marks. */
  card(id: string | undefined): string;
  readonly aims: Aims;
  readonly turned: NewsWords['turned'];
  /** Each person's written time and by how much it was off. */
  times: NewsWords['guesses'];
}

export const said = (words: string) => (): string => words;
/** Of a place of the TimeLine or a Patch. */
export const year = (id = ''): string => id.replace(/^\D|\D$/g, '');

const counted = (n: number, [one, many]: Counted): string => (n === 1 ? one : many.replace('#', String(n)));

export function tellerOf({ names, identities, linchpins }: CardWords, grammar: Grammar): Teller {
  const [open, close] = grammar.quotes;
  /** '' where it isn't known which. */
  const quoted = (id: string): string => {
    const name = own(names, id) ?? own(identities, id)?.name;
    return name ? `${open}${name}${close}` : '';
  };
  const cards = (args: unknown, face: FaceOf | undefined): string =>
    facesIn(args, face).map(quoted).filter(Boolean).join(', ');
  const aims: Aims = { ...grammar.aims, artifact: (id) => quoted(id) || undefined };
  const headline = (id = '', side = ''): string => {
    const sides = own(linchpins, id);
    return sides ? `${year(id)}: ${sides[side === 'prime' ? 'prime' : 'true']}.` : grammar.linchpin;
  };
  return {
    aims,
    does: (verb, unknown) => (args: unknown, name?: NameOf, face?: FaceOf) =>
      `${verb} ${cards(args, face) || unknown}${aimedAt(args, aims, name)}${taleIn(args, `${grammar.tale}${open}`, close)}`,
    shows: (words, args, face) => {
      const shown = cards(args, face);
      return shown ? `${words}: ${shown}` : words;
    },
    card: (id = '') => quoted(id) || grammar.card,
    turned: ({ ids: [id, side], counts: [changed = 0, fallen = 0, left = 0] }) => {
      const then = [
        ...(changed > 0 ? [counted(changed, grammar.turns)] : []),
        ...(fallen > 0 ? [counted(fallen, grammar.fall)] : []),
      ].join(grammar.and);
      const more = then === '' ? '' : ` ${then[0]!.toUpperCase()}${then.slice(1)}.`;
      return `${headline(id, side)}${more} ${grammar.open(left)}`;
    },
    times: ({ people, counts }) =>
      people
        .map(
          (who, i) => `${who} ${timeOfDay(counts[2 * i] ?? 0)} (${counted(counts[2 * i + 1] ?? 0, grammar.minutes)})`,
        )
        .join(', '),
  };
}
