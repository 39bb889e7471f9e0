/** The starter with the place that docs/missions.md adds to it. */
import { readFileSync } from 'node:fs';
import type { Mission } from '../../../../src/games/time-stories/pack/mission.ts';
import { starter } from '../../../../src/games/time-stories/tools/starter.ts';
import { withArt } from '../../../../src/games/time-stories/vault/source.ts';

export function grownStarter(): Mission {
  const page = readFileSync('docs/missions.md', 'utf8');
  const shown = (name: string): never => {
    const [, text] = new RegExp(`\`\`\`json ${name}\\n([^]*?)\`\`\``, 'u').exec(page)!;
    return JSON.parse(text!) as never;
  };
  const whole = starter.mission as Mission;
  const [map] = whole.shared.map;
  const mission = {
    ...whole,
    flags: { ...whole.flags, ...(shown('flags') as object) },
    story: { ...whole.story, locations: [...whole.story.locations, shown('place')] },
    shared: {
      ...whole.shared,
      map: [{ ...map!, cells: [...map!.cells, shown('spot')] }],
      elements: [...whole.shared.elements, shown('element')],
    },
  };
  return withArt({ mission, art: starter.art }) as Mission;
}
