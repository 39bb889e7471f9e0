/** What giving up the last trait or ceding the last die would mean, as the rules have it for this scene (MM-147, MM-148). */
import { words } from '../../../elements/words.ts';
import type { Scene } from '../state.ts';
import { characterOf, followerOf, type BoardContext } from './board-context.ts';

const say = words(
  {
    loses: 'È l’ultima: se perdi ancora, il tuo personaggio cede.',
    unbeaten: 'È l’ultima: se non batti almeno la Lanterna, il tuo personaggio cede.',
    anyhow: 'È l’ultima: senza caratteristiche il tuo personaggio cede, qualunque cosa dicano i dadi.',
    die: 'È il tuo ultimo dado: se lo dai, il tuo personaggio cede.',
  },
  {
    loses: 'It is the last one: lose again, and your character yields.',
    unbeaten: 'It is the last one: unless you beat at least the Lantern, your character yields.',
    anyhow: 'It is the last one: without traits your character yields, whatever the dice say.',
    die: 'It is your last die: cede it, and your character yields.',
  },
);

/** Only learning makes up for the last trait: what is won in a scene without anything envied, or against the Darkness, teaches nothing. */
function ofTrait({ kind, envied }: Scene, dice: number): 'loses' | 'unbeaten' | 'anyhow' {
  if (kind === 'darkness' || envied === null) return 'anyhow';
  // A contest of three that the Darkness wins costs a die as well.
  return kind === 'three' && dice > 1 ? 'unbeaten' : 'loses';
}

/** To the Follower who may play the Trickster. */
export function stakesOf(context: BoardContext, scene: Scene): readonly string[] {
  const follower = followerOf(context, scene);
  const own = follower === undefined ? undefined : characterOf(context, follower);
  if (!own) return [];
  const w = say(context.lang);
  return [...(own.traits.length === 1 ? [w[ofTrait(scene, own.dice)]] : []), ...(own.dice === 1 ? [w.die] : [])];
}
