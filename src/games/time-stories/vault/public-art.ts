/** Pictures that set-up lays open: anybody may see them before a run begins. */
import type { Mission } from '../pack/mission.ts';

/** Backs, signs, portraits, the starting map: art that set-up lays open. */
function listed({ attributes, receptacles, story, shared }: Mission): readonly string[] {
  const backs = (cards: readonly { readonly back: string }[]): readonly string[] => cards.map(({ back }) => back);
  return [
    ...attributes.map(({ symbol }) => symbol),
    ...receptacles.flatMap(({ portrait, personal }) => [
      portrait.blob,
      ...backs([personal.power, personal.memoryBreaker, ...personal.interactions]),
      ...[personal.power.image?.blob ?? []].flat(),
    ]),
    ...backs([story.returnCard, ...story.setAside.map(({ card }) => card), ...story.prologue, ...story.mysteries]),
    ...backs(shared.elements),
    ...shared.map.flatMap(({ art, at }) => (at ? [art.blob] : [])),
    ...[story.returnCard.image?.blob ?? []].flat(),
  ];
}

const known = new WeakMap<Mission, ReadonlySet<string>>();

/** Their blobs. */
export function publicArt(mission: Mission): ReadonlySet<string> {
  const found = known.get(mission) ?? new Set(listed(mission));
  known.set(mission, found);
  return found;
}
