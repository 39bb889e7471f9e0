/** The log's lines of decks and keepers' dice: what was done together, by whom, and what is proven of it. Sentences of their own. */
import { list } from '../../language/list.ts';
import { ad } from '../../language/italian.ts';

/** What the log says of cards and dice, in Italian. */
export const cardsIt = {
  shuffled: (n: number): string => `Mescolate ${n} carte.`,
  mixed: (n: number): string => `${n} carte rimescolate, perché qualcuno ne sapeva qualcosa.`,
  passes: (names: readonly string[]): string =>
    names.length > 1
      ? `Le hanno mescolate, uno dopo l’altro, ${list(names, 'it')}: ogni passaggio è dimostrato, e ne basta uno onesto.`
      : `Le ha mescolate ${list(names, 'it')}, con la dimostrazione che sono le stesse carte.`,
  skipped: (names: readonly string[]): string =>
    `Al proprio turno ${names.length > 1 ? 'hanno' : 'ha'} taciuto ${list(names, 'it')}.`,
  dealt: (n: number, who: string): string => (n === 1 ? `Una carta va ${ad(who)}.` : `${n} carte vanno ${ad(who)}.`),
  shown: (n: number, names: readonly string[]): string =>
    `${n === 1 ? 'Una carta mostrata' : `${n} carte mostrate`} solo ${ad(list(names, 'it'))}.`,
  opened: (n: number): string => (n === 1 ? 'Una carta scoperta per tutti.' : `${n} carte scoperte per tutti.`),
  buried: (n: number): string =>
    n === 1 ? 'Una carta torna coperta nel mazzo.' : `${n} carte tornano coperte nel mazzo.`,
  rekeyed: (names: readonly string[]): string =>
    `Il mazzo passa a nuovi custodi: ${list(names, 'it')}. Nessuna carta è stata vista.`,
  rolled: 'Tiro dei custodi.',
  rolledHidden: (who: string): string => `Tiro nascosto: lo legge solo ${who}.`,
  by: (names: readonly string[]): string => `Con la parte, dimostrata, di ${list(names, 'it')}.`,
  byOf: (names: readonly string[], of: number): string =>
    `Con la parte, dimostrata, di ${list(names, 'it')}: ${names.length} custodi su ${of}, e chi risponde per ultimo non cambia niente.`,
  result: (values: readonly number[]): string => `Esito: ${values.join(', ')}.`,
};

/** Those words in any language. */
export type CardWords = typeof cardsIt;

/** The same in English. */
export const cardsEn: CardWords = {
  shuffled: (n) => `${n} cards shuffled.`,
  mixed: (n) => `${n} cards shuffled again, because somebody knew something about them.`,
  passes: (names) =>
    names.length > 1
      ? `One after the other by ${list(names, 'en')}: each pass is proven, and one honest one is enough.`
      : `By ${list(names, 'en')}, with the proof that the same cards came out.`,
  skipped: (names) => `Silent when it was their turn: ${list(names, 'en')}.`,
  dealt: (n, who) => (n === 1 ? `A card goes to ${who}.` : `${n} cards go to ${who}.`),
  shown: (n, names) => `${n === 1 ? 'A card' : `${n} cards`} shown to ${list(names, 'en')} alone.`,
  opened: (n) => (n === 1 ? 'A card turned up for all.' : `${n} cards turned up for all.`),
  buried: (n) =>
    n === 1 ? 'A card goes back into the deck, face down.' : `${n} cards go back into the deck, face down.`,
  rekeyed: (names) => `The deck goes over to new keepers: ${list(names, 'en')}. No card was seen.`,
  rolled: 'Rolled by the keepers.',
  rolledHidden: (who) => `A hidden roll: only ${who} reads it.`,
  by: (names) => `With the proven share of ${list(names, 'en')}.`,
  byOf: (names, of) =>
    `With the proven share of ${list(names, 'en')}: ${names.length} of ${of} keepers, and answering last changes nothing.`,
  result: (values) => `Result: ${values.join(', ')}.`,
};

/** A line about cards or dice, and the small print under it. */
export interface CardsSaid {
  readonly kind: 'work' | 'roll';
  readonly text: string;
  readonly more: readonly string[];
  /** The sentence of `more` that says what was rolled. */
  readonly result?: string;
}

/** Reading a line's arguments, which may be of a version that we don't know. */
export interface CardArgs {
  number(name: string): number | undefined;
  /** Seats by name. */
  names(name: string): readonly string[];
  numbers(name: string): readonly number[];
  /** The person in a seat. */
  of(seat: number): string;
}

/** What this line says; undefined where it is about something else. */
export function tellCards(what: string, args: CardArgs, say: CardWords): CardsSaid | undefined {
  const n = args.number('n') ?? 0;
  const from = args.names('from');
  const by = from.length > 0 ? [say.by(from)] : [];
  const to = args.number('to');
  const who = to === undefined ? '' : args.of(to);
  switch (what) {
    case 'deck/mixed':
    case 'deck/shuffle': {
      const [passed, skipped] = [args.names('by'), args.names('skipped')];
      const more = [
        ...(passed.length > 0 ? [say.passes(passed)] : []),
        ...(skipped.length > 0 ? [say.skipped(skipped)] : []),
      ];
      return { kind: 'work', text: what === 'deck/mixed' ? say.mixed(n) : say.shuffled(n), more };
    }
    case 'deck/deal':
      return { kind: 'work', text: say.dealt(n, who), more: by };
    case 'deck/show':
      return { kind: 'work', text: say.shown(n, args.names('seats')), more: by };
    case 'deck/open':
      return { kind: 'work', text: say.opened(n), more: by };
    case 'deck/bury':
      return { kind: 'work', text: say.buried(n), more: by };
    case 'deck/rekey':
      return { kind: 'work', text: say.rekeyed(args.names('keepers')), more: [] };
    case 'deck/roll':
      return { kind: 'roll', text: say.rolledHidden(who), more: by };
    case 'roll/keepers': {
      const values = args.numbers('values');
      const of = args.number('of') ?? from.length;
      const byWhom = of > 1 && from.length > 0 ? [say.byOf(from, of)] : by;
      if (values.length === 0) return { kind: 'roll', text: say.rolled, more: byWhom };
      const result = say.result(values);
      return { kind: 'roll', text: say.rolled, more: [result, ...byWhom], result };
    }
    default:
      return undefined;
  }
}
