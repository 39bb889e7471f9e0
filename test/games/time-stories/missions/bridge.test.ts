import { expect, test } from 'vitest';
import { Crew } from './crew.ts';
import { grownStarter } from '../tools/grown.ts';

const mission = grownStarter();

test('the boy gives his whistle where the lamp is lit, and keeps it in the dark', () => {
  const met = new Set<string>();
  for (let seed = 1; seed <= 20; seed++) {
    const crew = new Crew(mission, ['keeper', 'smith'], seed);
    crew.go('bridge', 0, 1);
    crew.follow(0);
    crew.test(0, 'light', 'eye', 1);
    crew.follow(1);
    met.add(crew.s.flags['lit'] ? `lit, whistle of agent ${crew.s.elements['2']}` : `dark, ${crew.s.elements['2']}`);
  }
  expect([...met].toSorted()).toEqual(['dark, undefined', 'lit, whistle of agent 1']);
});
