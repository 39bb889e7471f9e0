/** What follows a conflict and a scene (4.7 of the rules): dice move, characters yield, a new Lantern, the next seat, the end. */
import type { Seat } from '../../kernel/game.ts';
import { clockwise } from '../kit/seats.ts';
import { put } from './decide.ts';
import { tell } from './news.ts';
import { followerIn, outcomeOf, seatOf, standing } from './outcome.ts';
import { opened } from './open.ts';
import {
  changed,
  characterOf,
  followers,
  inScene,
  lanternOf,
  living,
  onward,
  sceneOf,
  type State,
  theCharacter,
  withCharacter,
} from './state.ts';

/** The dice have spoken for good: all that they bring about, then somebody tells it. */
export function resolved(s: State): State {
  const scene = sceneOf(s);
  const { winner, compared } = standing(scene);
  const { cede, gain, learns, holders } = outcomeOf(s, scene);
  let now = tell(s, `${winner}Wins`, winner === 'darkness' ? [] : [seatOf(scene, winner)!]);
  for (const seat of cede) now = ceded(now, seat);
  if (gain) {
    const lantern = theCharacter(now, scene.owner);
    now = tell(withCharacter({ ...now, pool: now.pool - 1 }, scene.owner, { dice: lantern.dice + 1 }), 'gains', [
      scene.owner,
    ]);
  }
  const learnt = learns ? scene.envied : null;
  if (learnt !== null) {
    const { traits } = theCharacter(now, scene.owner);
    now = tell(
      withCharacter(now, scene.owner, { traits: [...traits, learnt] }),
      'learnt',
      [scene.owner],
      now.traits[learnt]!,
    );
  }
  const lantern = lanternOf(now);
  // The Follower first, then the Lantern (MM-159).
  const yielding = [followerIn(s, scene), lantern, scene.against, scene.owner].filter(
    (seat, i, all): seat is Seat => seat !== undefined && all.indexOf(seat) === i && isSpent(now, seat),
  );
  for (const seat of yielding) now = yielded(now, seat);
  const won = scene.envied === null && winner === 'follower' && scene.kind !== 'darkness';
  const challenger = (learnt !== null || won) && !yielding.includes(scene.owner) ? scene.owner : null;
  return onward(
    inScene(now, { step: 'narrate', holders, result: { winner, compared, cede, gain, learnt, yielded: yielding } }),
    { queue: yielding, fallen: lantern !== undefined && yielding.includes(lantern) ? lantern : null, challenger },
  );
}

/** One die to the Darkness, whoever won (MM-097). */
function ceded(s: State, seat: Seat): State {
  const { dice } = theCharacter(s, seat);
  return tell({ ...withCharacter(s, seat, { dice: dice - 1 }), pool: s.pool + 1 }, 'cedes', [seat]);
}

/** MM-147, MM-148 */
function isSpent(s: State, seat: Seat): boolean {
  const character = characterOf(s, seat);
  return character?.status !== 'defeated' && (character?.dice === 0 || character?.traits.length === 0);
}

function yielded(s: State, seat: Seat): State {
  const { dice } = theCharacter(s, seat);
  const now = withCharacter({ ...s, pool: s.pool + dice }, seat, { status: 'defeated', dice: 0 });
  const told = tell(now, 'yields', [seat]);
  return s.active ? told : tell({ ...told, active: true }, 'turnsActive');
}

/** The scene has been told: those who yielded tell of it, then a Lantern is found, then the next seat's turn comes (MM-156 … MM-161). */
export function afterScene(s: State): State {
  const ended = sceneOf(s);
  const queue = ended.kind === 'defeat' ? s.queue.slice(1) : s.queue;
  const now = kept(changed(s, { queue }));
  if (ended.kind === 'final') return over(now, 'MM-192');
  const next = queue[0];
  return next === undefined ? led(now) : opened(now, { no: ended.no, kind: 'defeat', owner: next, against: next });
}

/** The scene is over, and what came of it stays with the story. */
const kept = (s: State): State => changed(s, { scene: null, past: [...s.past, sceneOf(s)] });

/** MM-174 … MM-189 */
function led(s: State): State {
  if (s.fallen !== null && living(s).length > 0) return succession(s, s.fallen);
  if (s.challenger !== null) return overtaking(s, s.challenger);
  return nextTurn(s);
}

function succession(s: State, fallen: Seat): State {
  const all = living(s).map((seat) => theCharacter(s, seat));
  const most = Math.max(...all.map(({ traits }) => traits.length));
  const learned = all.filter(({ traits }) => traits.length === most);
  const dice = Math.max(...learned.map((one) => one.dice));
  const tied = learned.filter((one) => one.dice === dice).map(({ seat }) => seat);
  if (tied.length === 1) return succeeded(s, tied[0]!);
  return put(s, { what: 'succession', electors: followers(s), options: tied, anchor: fallen, trait: null });
}

export const succeeded = (s: State, seat: Seat): State =>
  nextTurn(tell(withCharacter(s, seat, { status: 'lantern' }), 'succeeds', [seat]));

function overtaking(s: State, challenger: Seat): State {
  const lantern = theCharacter(s, lanternOf(s)!);
  const own = theCharacter(s, challenger);
  if (!lantern.traits.every((trait) => own.traits.includes(trait))) return nextTurn(s);
  if (own.traits.length > lantern.traits.length || own.dice > lantern.dice) return overtaken(s, challenger);
  if (own.dice < lantern.dice) return stayed(s, lantern.seat, 'dice');
  const electors = followers(s);
  return put(s, { what: 'overtaking', electors, options: [challenger, lantern.seat], anchor: challenger, trait: null });
}

/** MM-185: told with the reason, since the challenger has learnt everything and yet is no Lantern. */
const stayed = (s: State, lantern: Seat, why: 'dice' | 'vote'): State => nextTurn(tell(s, 'stays', [lantern], why));

/** @param winner the challenger, or the Lantern that stays */
export function overtaken(s: State, winner: Seat): State {
  const lantern = lanternOf(s)!;
  if (winner === lantern) return stayed(s, lantern, 'vote');
  const follower = withCharacter(s, lantern, { status: 'follower' });
  return nextTurn(tell(withCharacter(follower, winner, { status: 'lantern' }), 'overtakes', [winner, lantern]));
}

/** The next seat clockwise; the last character's scene comes at once, or in its turn (MM-190, MM-191). */
function nextTurn(s: State): State {
  const clean = changed(s, { scene: null, fallen: null, challenger: null, scenes: s.scenes + 1 });
  const left = living(s);
  if (left.length === 0) return over(clean, 'MM-192');
  const turn = (s.turn + 1) % s.seats.length;
  const now = changed(clean, { turn });
  return left.length === 1 && s.options.finalScene === 'immediate' ? finalScene(now, left[0]!) : seatScene(now);
}

const finalScene = (s: State, owner: Seat): State => opened(s, { no: s.scenes, kind: 'final', owner, against: owner });

/** The scene of the seat whose turn it is: its kind follows from its status and the Darkness (MM-051). */
export function seatScene(s: State): State {
  const owner = s.seats[s.turn]!;
  const { status } = theCharacter(s, owner);
  const lantern = lanternOf(s)!;
  if (status !== 'defeated' && living(s).length === 1) return finalScene(s, owner);
  const scene = { no: s.scenes, owner, against: lantern };
  if (status === 'defeated') return opened(s, { ...scene, kind: 'darkness' });
  if (status === 'lantern') return opened(s, { ...scene, kind: 'lantern' });
  return opened(s, { ...scene, kind: s.active ? 'three' : 'follower' });
}

/** A scene whose dice have spoken is kept, though nobody tells the rest of it. */
export function over(s: State, why: string): State {
  const { past } = s.scene?.result ? kept(s) : s;
  const ended = onward(s, { stage: 'epilogue', scene: null, past, decision: null, why });
  return tell(ended, 'ended', clockwise(s.seats, s.seats[0] ?? 0));
}
