/** What a conflict comes to, by kind of scene (MM-080 … MM-173): who cedes a die, who learns, who tells. Nothing is changed here. */
import type { Seat } from '../../kernel/game.ts';
import { compare, winnerOf, type Compared, type Hand, type Party } from './compare.ts';
import type { Roll, Scene, State } from './state.ts';
import { characterOf } from './state.ts';

const handOf = (rolls: readonly Roll[], party: Party): Hand | undefined => rolls.find((roll) => roll.party === party);

/** Which seat a party of this scene is; the Darkness is none. */
export function seatOf(scene: Scene, party: Party): Seat | undefined {
  if (party === 'darkness') return undefined;
  if (scene.kind === 'darkness') return scene.against;
  if (scene.kind === 'lantern') return scene.owner;
  return party === 'follower' ? scene.owner : scene.against;
}

/** The seat that gives up traits in this scene, where any does: the Follower whose scene it is, or the one that is attacked. */
export const loserOf = ({ kind, owner, against }: Pick<Scene, 'kind' | 'owner' | 'against'>): Seat =>
  kind === 'darkness' ? against : owner;

/** The Follower in this conflict, if there is one. */
export function followerIn(s: State, scene: Scene): Seat | undefined {
  if (scene.kind === 'follower' || scene.kind === 'three') return scene.owner;
  const attacked = scene.kind === 'darkness' ? scene.against : undefined;
  return attacked !== undefined && characterOf(s, attacked)?.status === 'follower' ? attacked : undefined;
}

export interface Standing {
  readonly winner: Party;
  /** Pairs that were compared, the winner's first. */
  readonly compared: readonly Compared[];
  /** In a contest of three that the Darkness wins: the Follower beats the Lantern (MM-139). */
  readonly followerBeatsLantern: boolean;
}

export function standing(scene: Scene): Standing {
  const winner = winnerOf(scene.rolls);
  const best = handOf(scene.rolls, winner)!;
  const compared = scene.rolls.filter(({ party }) => party !== winner).map((hand) => compare(best, hand));
  const follower = handOf(scene.rolls, 'follower');
  const lantern = handOf(scene.rolls, 'lantern');
  const pair = follower && lantern ? compare(follower, lantern) : undefined;
  return {
    winner,
    compared: winner === 'darkness' && pair ? [...compared, pair] : compared,
    followerBeatsLantern: pair?.winner === 'follower',
  };
}

/** The Follower of this conflict isn't its winner, so that it would cede a die (MM-108). */
export const isLosing = (s: State, scene: Scene): boolean =>
  followerIn(s, scene) !== undefined && standing(scene).winner !== 'follower';

export interface Outcome {
  readonly cede: readonly Seat[];
  /** The Darkness cedes a die to the Lantern (MM-084). */
  readonly gain: boolean;
  readonly learns: boolean;
  readonly holders: readonly Seat[];
}

export function outcomeOf(s: State, scene: Scene): Outcome {
  const { winner, followerBeatsLantern } = standing(scene);
  const tellers = winner === 'darkness' ? scene.controllers : [seatOf(scene, winner)!];
  const none = { cede: [], gain: false, learns: false, holders: tellers };
  switch (scene.kind) {
    case 'lantern':
      return winner === 'lantern' ? { ...none, gain: s.pool > 0 } : { ...none, cede: [scene.owner] };
    case 'follower':
      return winner === 'follower'
        ? { ...none, cede: [scene.against], learns: true }
        : { ...none, cede: [scene.owner] };
    case 'three':
      if (winner === 'follower') return { ...none, cede: [scene.against], learns: true };
      if (winner === 'lantern') return { ...none, cede: [scene.owner] };
      return { ...none, cede: [scene.owner, scene.against], learns: followerBeatsLantern };
    default:
      return winner === 'darkness' ? { ...none, cede: [scene.against] } : none;
  }
}
