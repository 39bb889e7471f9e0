/** MP-01, MP-02: whatever a mission names exists, and what it declares has a name of its own. */
import type { Card } from './cards.ts';
import type { Mission } from './mission.ts';
import { nodesOf, type Node } from './nodes.ts';
import type { Fault } from './reading.ts';
import { openLocations } from './story.ts';
import { isSealed } from './texts.ts';

/** All cards of a mission with their paths. */
export function cardsOf(mission: Mission): readonly { readonly path: string; readonly card: Card }[] {
  return nodesOf(mission).flatMap(({ path, value }) =>
    typeof value['kind'] === 'string' && 'back' in value ? [{ path, card: value as unknown as Card }] : [],
  );
}

/** Names by what they name. */
type Kind =
  | 'flag'
  | 'counter'
  | 'attribute'
  | 'location'
  | 'card'
  | 'conflict'
  | 'token'
  | 'element'
  | 'mystery'
  | 'interaction'
  | 'receptacle'
  | 'receptacle or tag'
  | 'spot'
  | 'blob'
  | 'ending';
type Names = Readonly<Record<Kind, ReadonlySet<string>>>;

function namesIn(mission: Mission): Names {
  const { story, shared, receptacles } = mission;
  const set = (names: readonly (string | number | undefined)[]): ReadonlySet<string> =>
    new Set(names.filter((name) => name !== undefined).map(String));
  const cards = cardsOf(mission);
  const maps = nodesOf(mission).filter(({ value }) => 'cells' in value && 'edges' in value);
  const endings = isSealed(mission.ending) ? [] : [...mission.ending.success, ...mission.ending.failure];
  const ids = receptacles.map(({ id }) => id);
  return {
    flag: set(Object.keys(mission.flags)),
    counter: set(Object.keys(mission.counters)),
    attribute: set(mission.attributes.map(({ id }) => id)),
    location: set(openLocations(story).map(({ id }) => id)),
    card: set(['this', ...cards.map(({ card }) => card.id)]),
    conflict: set(cards.filter(({ card }) => card.conflict).map(({ card }) => card.id)),
    token: set(shared.tokens.map(({ id }) => id)),
    element: set(shared.elements.map(({ number }) => number)),
    mystery: set(['top', ...story.mysteries.map(({ number }) => number)]),
    interaction: set(receptacles.flatMap(({ personal }) => personal.interactions.map(({ number }) => number))),
    receptacle: set(ids),
    'receptacle or tag': set([...ids, ...receptacles.flatMap(({ tags }) => tags)]),
    spot: set(
      maps.flatMap(({ value }) => (value['cells'] as readonly { readonly spot?: string }[]).map((one) => one.spot)),
    ),
    blob: set(Object.keys(mission.blobs)),
    ending: set(endings.map(({ id }) => id)),
  };
}

type Named = readonly [Kind, unknown];
const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);
const each = (kind: Kind, value: unknown): readonly Named[] =>
  (Array.isArray(value) ? value : [value]).map((one) => [kind, one] as const);

/** By field, what stands in it; objects of the same name (a card's own conflict) are no names. */
const FIELDS: Readonly<Record<string, (value: unknown) => readonly Named[]>> = {
  flag: (value) => each('flag', value),
  counter: (value) => each('counter', first(value)),
  attr: (value) => each('attribute', value),
  token: (value) => each('token', value),
  hasToken: (value) => each('token', first(value)),
  hasElement: (value) => each('element', first(value)),
  receptacle: (value) => each('receptacle or tag', value),
  receptacleInPlay: (value) => each('receptacle', value),
  tag: (value) => each('receptacle or tag', value),
  visited: (value) => each('location', first(value)),
  location: (value) => each('location', value),
  archived: (value) => each('card', value),
  slotHas: (value) => each('card', value),
  card: (value) => each('card', value),
  conflict: (value) => each('conflict', value),
  mapSpot: (value) => each('spot', value),
  covers: (value) => each('spot', value),
  blob: (value) => each('blob', value),
  sealed: (value) => each('blob', value),
  back: (value) => each('blob', value),
  icon: (value) => each('blob', value),
  ending: (value) => each('ending', value),
};

const NUMBERED: Readonly<Record<string, Kind>> = {
  takeElement: 'element',
  returnElement: 'element',
  removeElement: 'element',
  readInteraction: 'interaction',
  drawMystery: 'mystery',
};

function namedBy({ value }: Node): readonly Named[] {
  const op = typeof value['op'] === 'string' ? value['op'] : '';
  const fields = Object.entries(FIELDS).flatMap(([field, names]) => (field in value ? names(value[field]) : []));
  const more: Named[] = [];
  if (op in NUMBERED) more.push([NUMBERED[op]!, value['number']]);
  if (op === 'setFlag') more.push(['flag', value['name']]);
  if (op === 'addCounter') more.push(['counter', value['name']]);
  if ('element' in value) more.push(['element', value['element']]);
  // Of a test one or several, in a question the first of three.
  const { attribute } = value;
  if ('difficulty' in value) more.push(...each('attribute', attribute));
  else if ('attribute' in value) more.push(['attribute', first(attribute)]);
  return [...fields, ...more].filter(([, name]) => typeof name === 'string' || typeof name === 'number');
}

/** What stands on pages that are still sealed can't be looked up. */
function hiddenIn({ story, shared, ending }: Mission): ReadonlySet<Kind> {
  const isPlaceHidden = story.locations.some((one) => isSealed(one));
  const isMapHidden = shared.elements.some(({ white }) => isSealed(white));
  return new Set<Kind>([
    ...(isPlaceHidden ? (['location', 'card', 'conflict'] as const) : []),
    ...(isMapHidden ? (['spot'] as const) : []),
    ...(isSealed(ending) ? (['ending'] as const) : []),
  ]);
}

/** MP-01 */
export function unknownNames(mission: Mission): readonly Fault[] {
  const names = namesIn(mission);
  const hidden = hiddenIn(mission);
  const faults = nodesOf(mission).flatMap((node) =>
    namedBy(node)
      .filter(([kind, name]) => !hidden.has(kind) && !names[kind].has(String(name)))
      .map(([kind, name]) => ({ check: 'MP-01', at: node.path, says: `there is no ${kind} "${String(name)}"` })),
  );
  const tests = cardsOf(mission).flatMap(({ path, card }) => {
    if (!card.conflict || isSealed(card.conflict) || isSealed(card.tests)) return [];
    const own = new Set((card.tests ?? []).map(({ id }) => id));
    const missing = card.conflict.tests.filter((id) => !own.has(id));
    return missing.map((id) => ({ check: 'MP-01', at: path, says: `there is no test "${id}" on this card` }));
  });
  const symbols = mission.attributes.flatMap(({ symbol }, i) =>
    names.blob.has(symbol) ? [] : [{ check: 'MP-01', at: `attributes[${i}]`, says: `there is no blob "${symbol}"` }],
  );
  return [...faults, ...tests, ...symbols];
}

const twice = (names: readonly string[]): readonly string[] => [
  ...new Set(names.filter((name, i) => names.indexOf(name) !== i)),
];

/** MP-02 */
export function sharedNames(mission: Mission): readonly Fault[] {
  const { story, shared, receptacles, attributes } = mission;
  const cards = cardsOf(mission);
  const maps = nodesOf(mission).filter(({ value }) => 'cells' in value && 'edges' in value);
  const fault = (at: string, says: string): Fault => ({ check: 'MP-02', at, says });
  const listed = (at: string, list: readonly { readonly id: string }[]): readonly (readonly [string, string])[] =>
    list.map(({ id }, i) => [id, `${at}[${i}]`]);
  const all = [
    ...cards.map(({ path, card }) => [card.id, path] as const),
    ...story.locations.flatMap((one, i) => (isSealed(one) ? [] : [[one.id, `story.locations[${i}]`] as const])),
    ...listed('receptacles', receptacles),
    ...listed('shared.tokens', shared.tokens),
    ...listed('shared.destiny', shared.destiny),
    ...listed('attributes', attributes),
    ...maps.map(({ path, value }) => [String(value['id']), path] as const),
  ];
  // In a long file a name alone is found at a place that it doesn't mean.
  const placesOf = (name: string): readonly string[] => all.flatMap(([id, at]) => (id === name ? [at] : []));
  const numbers = (list: readonly Card[], at: string): readonly Fault[] =>
    twice(list.flatMap(({ number }) => (number === undefined ? [] : [String(number)]))).map((n) =>
      fault(at, `the number ${n} is given twice`),
    );
  return [
    ...twice(all.map(([id]) => id)).map((name) => {
      const [one = '', ...others] = placesOf(name);
      return fault(others[0] ?? one, `the name "${name}" is given twice, first at ${one}`);
    }),
    ...numbers(shared.elements, 'shared.elements'),
    ...numbers(story.mysteries, 'story.mysteries'),
    ...receptacles.flatMap(({ personal }, i) =>
      numbers(personal.interactions, `receptacles[${i}].personal.interactions`),
    ),
    ...cards.flatMap(({ path, card }) => {
      const tests = isSealed(card.tests) ? [] : (card.tests ?? []);
      const actions = isSealed(card.actions) ? [] : (card.actions ?? []);
      return twice([...tests, ...actions].map(({ id }) => id)).map((id) =>
        fault(path, `the name "${id}" is given twice on this card`),
      );
    }),
  ];
}
