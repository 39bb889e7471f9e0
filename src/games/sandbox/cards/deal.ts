/** The job of drawing and dealing: from the top of a container, one after the other to each place, face up or unseen. */
import type { Ask, Handle, Seat } from '../../../kernel/game.ts';
import { faceIn } from '../faces.ts';
import { tell } from '../news.ts';
import { drawnFrom } from '../keys.ts';
import { Draft, isCard, isContainer, isPublic, listOf, pieceOf, thePiece, zoneOf } from '../pieces.ts';
import { dissolve, takeOut } from '../piles.ts';
import { DOINGS, type Job } from '../job.ts';
import {
  CLOTH,
  COVERED,
  FOR_HANDS,
  isSince5,
  KEYED,
  NONE,
  seatOfHand,
  type Piece,
  type Place,
  type State,
} from '../state.ts';
import { isMixed } from './loose.ts';
import { broken, changedJob, failed, tagOf, withJob, type Plan } from './plan.ts';

/** Between cards that land side by side on the cloth. */
const APART = 300;

/** The seat whose key a place wants: a hand's, a zone's that only its owner sees; `NONE` for what all see. */
export function keyOf(s: State, place: Place): Seat {
  if (place < CLOTH) return seatOfHand(place);
  const holder = place >= 0 ? pieceOf(s, place) : null;
  return holder && zoneOf(s, holder)?.see === 'owner' ? holder.own : NONE;
}

/** From the top: the first to the first place, the second to the second … */
const partOf = ({ pieces, to }: Job, i: number): readonly number[] => pieces.filter((_, j) => j % to.length === i);

const isOurs = (piece: Piece): boolean => piece.face === KEYED && piece.key === NONE;

/** These go to `place`, on top of what is there. */
export function moved(s: State, job: Job, cards: readonly number[], place: Place, key: Seat): State {
  const draft = new Draft(s);
  for (const [i, n] of cards.entries()) {
    const piece = draft.thePiece(n);
    takeOut(draft, n, piece.in);
    const lying = place === CLOTH ? { x: job.x + APART * i, y: job.y, turn: 0 } : {};
    const known = isPublic(piece) && isCard(s, piece);
    const face = known ? (job.up ? piece.under : place < CLOTH ? COVERED : piece.face) : piece.face;
    draft.touch(n, job.by, { ...lying, z: draft.top++, in: place, face, key: isOurs(piece) ? key : piece.key });
  }
  if (place !== CLOTH) draft.setList(place, [...draft.list(place), ...cards]);
  dissolve(draft, [job.from]);
  return draft.done();
}

/** What is still under the keepers' keys of those that are to be seen by all. */
const closed = (s: State, { pieces }: Job): readonly number[] => pieces.filter((n) => isOurs(thePiece(s, n)));

function asked(s: State, k: number, ask: Ask): State {
  const job = s.jobs[k]!;
  let owed = 0;
  let now = s;
  for (const [i, place] of job.to.entries()) {
    const cards = partOf(job, i);
    const key = keyOf(s, place);
    const handles = cards.flatMap((n) => (isOurs(thePiece(s, n)) ? [thePiece(s, n).thing as Handle] : []));
    if (key !== NONE && handles.length > 0) {
      ask.deal(tagOf(k), handles, key);
      owed++;
    } else now = moved(now, job, cards, place, NONE);
  }
  return owed > 0 ? changedJob(now, k, { step: 'asked', owed }) : done(now, k);
}

/** A person who has dealt from a pile will again: what is shuffled into it is made secret in the background. */
function done(s: State, k: number): State {
  const job = s.jobs[k]!;
  const pile = pieceOf(s, job.from);
  const draft = new Draft(s);
  if (pile && isContainer(pile) && !job.up && job.to.some((place) => keyOf(s, place) !== NONE))
    draft.set(job.from, { ...pile, flags: pile.flags | FOR_HANDS });
  const seats = job.to.map((place) => keyOf(s, place)).filter((seat) => seat !== NONE);
  const of = pieceOf(s, job.pieces[0] ?? NONE)?.of ?? NONE;
  const line = isSince5(s) ? howDealt(s, job, job.to.length - seats.length) : { faces: job.up ? facesOf(s, job) : [] };
  return tell(withJob(draft.done(), k, null), 'deal', job.by, { n: job.n, seats, of, ...line });
}

const facesOf = (s: State, { pieces }: Job): readonly number[] => pieces.map((n) => pieceOf(s, n)?.under ?? NONE);

/** From a pile that lies open cards come open, also where nobody asked for that. @param beside places that aren't people's */
function howDealt(
  s: State,
  job: Job,
  beside: number,
): { readonly faces: readonly number[]; readonly values: readonly number[] } {
  const open = job.pieces.filter((n) => (pieceOf(s, n)?.face ?? NONE) >= 0).length;
  const isOpen = open === job.pieces.length;
  return { faces: isOpen ? facesOf(s, job) : [], values: [isOpen ? 1 : open > 0 ? 2 : 0, beside] };
}

export const deal: Plan = {
  pieces(s, { from, n, to }) {
    const wanted = n * to.length;
    const cards = drawnFrom(s, from);
    const gone = to.some((place) => place >= 0 && !pieceOf(s, place));
    return cards.length < wanted || gone ? undefined : cards.slice(-wanted).toReversed();
  },
  among(s, { from }) {
    const bag = pieceOf(s, from);
    const cards = listOf(s, from);
    return bag?.kind === 'bag' && !isMixed(s, cards) ? cards : undefined;
  },
  loose: (s, { up, to }) => (up ? 'dice' : to.some((place) => keyOf(s, place) !== NONE) ? 'keys' : 'none'),
  ask(s, k, ask) {
    const job = s.jobs[k]!;
    const hidden = job.up ? closed(s, job) : [];
    if (hidden.length === 0) return asked(s, k, ask);
    ask.open(
      tagOf(k),
      hidden.map((n) => thePiece(s, n).thing as Handle),
    );
    return changedJob(s, k, { step: 'asked', owed: 1 });
  },
  answered(s, k, answer, ask) {
    const job = s.jobs[k]!;
    // What couldn't be read as a card of its deck is dealt unseen, and not asked for once more.
    if (job.up && answer.seat === undefined) {
      if (answer.failed) return failed(s, k, answer);
      return asked(openedUp(s, closed(s, job), answer.faces ?? [], job.by), k, ask);
    }
    const i = job.to.findIndex((place) => keyOf(s, place) === answer.seat);
    const arrived = answer.failed ? s : moved(s, job, partOf(job, i), job.to[i]!, answer.seat!);
    const told = answer.failed
      ? tell(broken(arrived, k), 'failed', job.by, {
          seats: answer.by ?? [answer.seat ?? NONE],
          values: [DOINGS.indexOf('deal')],
        })
      : arrived;
    const owed = job.owed - 1;
    return owed > 0 ? changedJob(told, k, { owed }) : done(told, k);
  },
};

/** Their faces are everybody's now. */
export function openedUp(s: State, cards: readonly number[], faces: readonly string[], by: Seat): State {
  const draft = new Draft(s);
  for (const [i, n] of cards.entries()) {
    const face = faceIn(faces[i], draft.thePiece(n).of);
    if (face !== undefined) draft.touch(n, by, { face, under: face, thing: '', key: NONE });
  }
  return draft.done();
}
