/** People who know L'ora doppia: they go the shortest way and know nothing of the Destiny to come. */
import { doubleHour } from '../../../../src/games/time-stories/missions/double-hour/mission-double-hour.ts';
import { Crew } from './crew.ts';

/** What they choose, by a piece of the option's Italian words; where none of it is offered they let it be. */
const WANTED = [
  'Premere i tasti',
  'Comporre il numero',
  'Cercare con lui',
  'Lo so che non scappi',
  'fare i tuoi mosaici',
  'I tuoi disegni',
  'Pagare il pane',
  'La casella della campanara',
  'Portarla',
  'Slegarla',
];
const CODES: Readonly<Record<string, string>> = { tape: 'V T P N', switchboard: '3705' };

export function informed(who: readonly string[], seed: number, people: number = who.length): Crew {
  const crew = new Crew(doubleHour, who, seed, people);
  crew.answers = ({ what, card, options }) => {
    if (what === 'code') return { code: CODES[card] ?? '' };
    if (what !== 'choose') return undefined;
    const wanted = options.findIndex(({ it, isOffered }) => isOffered && WANTED.some((one) => it.includes(one)));
    const last = options.findLastIndex(({ isOffered }) => isOffered);
    return { option: wanted < 0 ? last : wanted };
  };
  return crew;
}

/** The agent who is best at something; ties go to whoever has more crystals. */
function best(crew: Crew, ...attributes: readonly string[]): readonly [agent: number, attribute: string] {
  const all = crew.s.agents.flatMap(({ status }, agent) =>
    status === 'active'
      ? attributes.map((attribute) => ({ agent, attribute, n: crew.attribute(agent, attribute) }))
      : [],
  );
  const [first] = all.toSorted((a, b) => b.n - a.n || crew.table.azrak(b.agent) - crew.table.azrak(a.agent));
  return [first?.agent ?? 0, first?.attribute ?? 'ear'];
}

/** A place with these slots for the first agents, their instructions followed. */
function visit(crew: Crew, location: string, slots: readonly number[]): void {
  if (crew.isOver) return;
  crew.go(location, ...slots);
  for (const agent of crew.s.agents.keys()) {
    crew.follow(agent);
    crew.fight(strength(crew));
  }
}

const strength =
  (crew: Crew): ((agent: number) => readonly [string, string]) =>
  (agent) => {
    const [ear, voice] = [crew.attribute(agent, 'ear'), crew.attribute(agent, 'voice')];
    return ear >= voice ? ['listen', 'ear'] : ['answer', 'voice'];
  };

/** The whole way, place by place; it stops where the run ends. */
export function run(crew: Crew): Crew {
  const others = (...slots: readonly number[]): readonly number[] => slots.slice(0, crew.s.agents.length);
  visit(crew, 'attic', others(0, 3, 2, 1));
  crew.leave();
  visit(crew, 'exchange', others(0, 1, 2));
  crew.leave();
  visit(crew, 'halt', others(2, 1, 0, 3));
  crew.leave();
  visit(crew, 'bakery', others(1, 2, 0));
  crew.leave();
  visit(crew, 'mast', others(4, 2, 3, 1));
  if (!crew.isOver && crew.s.flags['echo']) climb(crew);
  crew.leave();
  // Two people's tape has been rewinding since they pressed the keys.
  if (crew.s.agents.length === 2) {
    visit(crew, 'attic', [0, 3]);
    crew.leave();
  }
  for (let tries = 0; tries < 2 && !crew.isOver && !crew.s.flags['courage']; tries++) {
    if (crew.s.flags['second']) visit(crew, 'halt.later', others(0, 2, 1));
    else visit(crew, 'post', others(1, 0, 2));
    crew.leave();
  }
  for (let tries = 0; tries < 3 && !crew.isOver && !crew.s.flags['mast']; tries++) {
    visit(crew, 'mast', others(0, 2, 3, 1));
    if (!crew.s.flags['echo'] && !crew.isOver) cable(crew);
    crew.leave();
  }
  for (let tries = 0; tries < 3 && !crew.isOver; tries++) {
    visit(crew, 'window', others(0, 1, 2));
    crew.leave();
  }
  return crew;
}

/** After the Echo somebody goes up the ladder with the fuse. */
function climb(crew: Crew): void {
  const agent = crew.s.agents.findIndex(({ status }, id) => status === 'active' && crew.table.azrak(id) > 2);
  if (agent >= 0) crew.explore(agent, 0);
}

function cable(crew: Crew): void {
  const [agent] = best(crew, 'hands');
  crew.explore(agent, 1);
  for (let tries = 0; tries < 3 && !crew.isOver && !crew.s.flags['mast'] && crew.table.azrak(agent) > 3; tries++)
    crew.test(agent, 'hang', 'hands', Math.max(0, 5 - crew.attribute(agent, 'hands')));
}
