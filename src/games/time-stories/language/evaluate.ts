/** What a number or a question of a mission comes to, for one reader at one moment. Pure; nothing that a pack holds makes it throw. */
import { NUMBER_MOST, type Cmp, type Cond, type Expr, type Holder, type LastOutcome } from '../pack/terms.ts';

/** What is known about the table from where a reader stands. */
export interface Facts {
  /** Receptacles in play: 2 to 4, two of them one person's in a solo game. */
  readonly receptacles: number;
  /** The reader's reserve. */
  readonly azrak: number;
  readonly magic: number;
  /** On the opponent's card. */
  readonly damage: number;
  readonly missionReturn: number;
  readonly round: number;
  readonly isCaptain: boolean;
  readonly inStandby: boolean;
  readonly lastOutcome: LastOutcome | null;
  /** 0 for a counter or an attribute that nobody declared. */
  readonly counter: (name: string) => number;
  readonly attribute: (name: string) => number;
  readonly flag: (name: string) => boolean;
  readonly element: (number: number, holder: Holder) => boolean;
  readonly token: (id: string, holder: Holder) => boolean;
  /** The reader's receptacle has this id or tag. */
  readonly receptacle: (idOrTag: string) => boolean;
  readonly inPlay: (receptacle: string) => boolean;
  readonly visits: (location: string) => number;
  readonly archived: (card: string) => boolean;
  readonly slotHas: (card: string) => boolean;
}

/** Sums and products stay whole numbers that a state can hold, however a pack nests them. */
const bounded = (n: number): number => Math.max(-NUMBER_MOST, Math.min(NUMBER_MOST, n));

export function valueOf(expr: Expr, facts: Facts): number {
  if (typeof expr === 'number') return bounded(expr);
  if (typeof expr === 'string') return facts[expr];
  if ('table' in expr) return valueOf(expr.table[tableColumn(facts.receptacles)], facts);
  if ('counter' in expr) return facts.counter(expr.counter);
  if ('attribute' in expr) return facts.attribute(expr.attribute);
  const each = (terms: readonly Expr[]): readonly number[] => terms.map((term) => valueOf(term, facts));
  if ('+' in expr) return bounded(each(expr['+']).reduce((sum, n) => sum + n, 0));
  if ('*' in expr) return each(expr['*']).reduce((product, n) => bounded(product * n), 1);
  if ('min' in expr) return Math.min(...each(expr.min));
  if ('max' in expr) return Math.max(...each(expr.max));
  const [first = 0, ...rest] = each(expr['-']);
  // One number alone is its opposite.
  return bounded(rest.length === 0 ? 0 - first : rest.reduce((left, n) => left - n, first));
}

const tableColumn = (receptacles: number): '2' | '3' | '4' => (receptacles >= 4 ? '4' : receptacles === 3 ? '3' : '2');

export function compares(left: number, cmp: Cmp, right: number): boolean {
  switch (cmp) {
    case '=':
      return left === right;
    case '!=':
      return left !== right;
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    default:
      return left >= right;
  }
}

const NUMBERS = ['azrak', 'magic', 'receptacles', 'damage', 'missionReturn', 'round'] as const;

export function holds(cond: Cond, facts: Facts): boolean {
  if (typeof cond === 'boolean') return cond;
  for (const name of NUMBERS) {
    const asked = (cond as Readonly<Record<string, readonly [Cmp, Expr] | undefined>>)[name];
    if (asked) return compares(facts[name], asked[0], valueOf(asked[1], facts));
  }
  if ('flag' in cond) return facts.flag(cond.flag);
  if ('counter' in cond)
    return compares(facts.counter(cond.counter[0]), cond.counter[1], valueOf(cond.counter[2], facts));
  if ('attribute' in cond)
    return compares(facts.attribute(cond.attribute[0]), cond.attribute[1], valueOf(cond.attribute[2], facts));
  if ('hasElement' in cond) return facts.element(...cond.hasElement);
  if ('hasToken' in cond) return facts.token(...cond.hasToken);
  if ('receptacle' in cond) return facts.receptacle(cond.receptacle);
  if ('receptacleInPlay' in cond) return facts.inPlay(cond.receptacleInPlay);
  if ('isCaptain' in cond) return facts.isCaptain === cond.isCaptain;
  if ('inStandby' in cond) return facts.inStandby === cond.inStandby;
  if ('visited' in cond) return facts.visits(cond.visited[0]) >= cond.visited[1];
  if ('archived' in cond) return facts.archived(cond.archived);
  if ('slotHas' in cond) return facts.slotHas(cond.slotHas);
  if ('lastOutcome' in cond) return facts.lastOutcome === cond.lastOutcome;
  if ('and' in cond) return cond.and.every((one) => holds(one, facts));
  if ('or' in cond) return cond.or.some((one) => holds(one, facts));
  return 'not' in cond ? !holds(cond.not, facts) : false;
}
