/** A scene is opened; its dice are thrown. */
import type { Ask, Seat } from '../../kernel/game.ts';
import { sorted, type Party } from './compare.ts';
import { controllers, inScene, onward, type Scene, sceneOf, type State, theCharacter } from './state.ts';

/** A scene with dice begins with its owner's word; one without is told at once by its owner (MM-157). */
export function opened(s: State, scene: Pick<Scene, 'no' | 'kind' | 'owner' | 'against'>): State {
  const isTold = scene.kind === 'defeat' || scene.kind === 'final';
  return onward(s, {
    scene: {
      ...scene,
      step: isTold ? 'narrate' : 'declare',
      envied: null,
      controllers: [],
      plan: [],
      rolls: [],
      gaveUp: [],
      result: null,
      holders: isTold ? [scene.owner] : [],
      closing: [],
      objected: [],
    },
  });
}

/** The seats that roll, each with its number of dice (MM-063, MM-082, MM-131, MM-167). @param against in a Darkness scene whom it attacks */
function planned(s: State, scene: Scene, against: Seat): Scene['plan'] {
  const dice = (seat: Seat): number => theCharacter(s, seat).dice;
  switch (scene.kind) {
    case 'lantern':
      return [
        { party: 'darkness', n: s.pool },
        { party: 'lantern', n: dice(scene.owner) },
      ];
    case 'follower':
      return [
        { party: 'lantern', n: dice(against) },
        { party: 'follower', n: dice(scene.owner) },
      ];
    case 'three':
      return [
        { party: 'darkness', n: Math.min(s.pool, dice(against)) },
        { party: 'lantern', n: dice(against) },
        { party: 'follower', n: dice(scene.owner) },
      ];
    default: {
      const party: Party = theCharacter(s, against).status === 'lantern' ? 'lantern' : 'follower';
      return [
        { party: 'darkness', n: s.pool },
        { party, n: dice(against) },
      ];
    }
  }
}

/** Nothing is left to choose once they fall. MM-196 */
export function cast(s: State, change: Partial<Pick<Scene, 'envied' | 'against'>>, ask: Ask): State {
  const scene = { ...sceneOf(s), ...change };
  const plan = planned(s, scene, scene.against);
  return thrown(inScene(s, { ...change, plan, controllers: controllers(s) }), ask);
}

/** The Follower's dice alone, as many as before (MM-110, MM-112). */
export function castAgain(s: State, ask: Ask): State {
  const { dice } = sceneOf(s).rolls.find(({ party }) => party === 'follower')!;
  return thrown(inScene(s, { plan: [{ party: 'follower', n: dice.length }] }), ask);
}

function thrown(s: State, ask: Ask): State {
  const n = sceneOf(s).plan.reduce((sum, one) => sum + one.n, 0);
  ask.roll('dice', { n, sides: FACES });
  return onward(inScene(s, { step: 'rolling' }), { stuck: false });
}

/** MM-003 */
const FACES = 10;

/** What came to nothing is rolled once more. */
export const rolledAgain = (s: State, ask: Ask): State => thrown(s, ask);

/** Faces to their parties, in the order of the plan; parties that weren't rolled keep theirs (MM-111). */
export function fallen(s: State, values: readonly number[]): State {
  const scene = sceneOf(s);
  let at = 0;
  const fresh = scene.plan.map(({ party, n }) => {
    const dice = sorted(values.slice(at, at + n));
    at += n;
    return { party, dice };
  });
  const kept = scene.rolls.filter(({ party }) => !fresh.some((roll) => roll.party === party));
  return inScene(s, { rolls: [...kept, ...fresh] });
}
