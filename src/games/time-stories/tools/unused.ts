/** What of a mission nothing leads to: things that no instruction gives, flags that none sets, places that never open, an end that never comes. */
import type { Mission } from '../pack/mission.ts';
import { nodesOf } from '../pack/nodes.ts';
import { isSealed } from '../pack/texts.ts';
import type { Hint } from './hints.ts';

export function unused({ flags, counters, ...mission }: Mission): readonly Hint[] {
  const { story, shared, receptacles } = mission;
  const nodes = nodesOf(mission).map(({ value }) => value);
  /** Values of a field of instructions with one of these ops. */
  const by = (field: string, ...ops: readonly string[]): ReadonlySet<unknown> =>
    new Set(nodes.filter(({ op }) => ops.includes(String(op))).map((one) => one[field]));
  const hints: Hint[] = [];
  const warn = (at: string, says: string): void => void hints.push({ at, says });

  const given = new Set([...by('number', 'takeElement'), ...by('element', 'placeMap')]);
  shared.elements.forEach(({ number }, i) => {
    if (!given.has(number)) warn(`shared.elements[${i}]`, `no instruction gives Element ${number}`);
  });
  const tokens = by('token', 'takeToken');
  shared.tokens.forEach(({ id, shape }, i) => {
    // Magic and damage come by instructions of their own.
    if ((shape === 'hex' || shape === 'personal') && !tokens.has(id))
      warn(`shared.tokens[${i}]`, `no instruction gives token "${id}"`);
  });
  const drawn = by('number', 'drawMystery');
  const laid = by('card', 'replaceSlot', 'readCard', 'returnCard');
  story.mysteries.forEach(({ id, number }, i) => {
    if (!drawn.has('top') && !drawn.has(number) && !laid.has(id))
      warn(`story.mysteries[${i}]`, `no instruction draws or lays Mystery "${id}"`);
  });
  const read = by('number', 'readInteraction');
  receptacles.forEach(({ personal }, r) =>
    personal.interactions.forEach(({ id, number }, i) => {
      if (!read.has(number))
        warn(`receptacles[${r}].personal.interactions[${i}]`, `no instruction has Interaction "${id}" read`);
    }),
  );
  const set = by('name', 'setFlag');
  for (const name of Object.keys(flags)) if (!set.has(name)) warn(`flags.${name}`, 'no instruction sets this flag');
  const added = by('name', 'addCounter');
  for (const name of Object.keys(counters))
    if (!added.has(name)) warn(`counters.${name}`, 'no instruction adds to this counter');
  const [opened, entered] = [by('location', 'setAvailable'), by('location', 'goto')];
  const unlocked = new Set(nodes.filter(({ k }) => k === 'unlock').map(({ location }) => location));
  story.locations.forEach((location, i) => {
    if (isSealed(location) || location.available !== false) return;
    const { id } = location;
    if (!opened.has(id) && !entered.has(id) && !unlocked.has(id))
      warn(`story.locations[${i}]`, `nothing opens "${id}", which is shut at first`);
  });
  // Failure also comes by the rules: when all crystals are gone.
  if (!by('result', 'endMission').has('success')) warn('ending', 'no instruction ends the mission in success');
  return hints;
}
