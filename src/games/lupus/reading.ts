/** What somebody's own letters say: the last that has come, and whom its answer is about. By night nothing that an earlier one has told. */
import type { Eyes, Seat } from '../../kernel/game.ts';
import { type Numbers, opened, picked, understood } from './letters.ts';
import { lynchedOn } from './people.ts';
import { longest, type Standing, standing } from './standing.ts';
import type { Letter, State } from './state.ts';
import type { OwnReading, Reading, Sent } from './view.ts';

/** A letter's numbers at the own place; nothing where these eyes read none. */
type Own = (letter: Letter) => Numbers | null | undefined;

/** The night in which a mythomaniac becomes somebody: what that is, is the answer. */
const IMITATES = 2;

/** What the last letter at the own place says, and which letter that is. */
export function toldTo(s: State, { seat, read }: Eyes): (Reading & { readonly letter: Letter }) | undefined {
  const own = ownOf(s, seat, read);
  if (!own) return undefined;
  for (let i = s.record.length - 1; i >= 0; i--) {
    const letter = s.record[i]!;
    const told = letter.way === 'out' ? understood(own(letter), s.players) : undefined;
    if (told) return { ...told, letter };
  }
  return undefined;
}

/** Of these eyes' own place alone: a device that moderates reads all places, and its player no more than anybody. */
function ownOf({ players }: State, seat: Seat | null, read: Eyes['read']): Own | undefined {
  const place = seat === null ? -1 : players.indexOf(seat);
  return place < 0 ? undefined : ({ thing }) => opened(read(thing))[place];
}

/** What the own letters of this call have said last, whatever lies on the device; undefined where one of them can't be read here. */
export function sentOf(s: State, { seat: me, read }: Eyes): Sent | undefined {
  const own = ownOf(s, me, read);
  if (!own || me === null) return undefined;
  const ins = s.record.filter(({ way, night, call }) => way === 'in' && night === s.night && call === s.now.call);
  const came = ins.filter(({ missing }) => !missing.includes(me)).map((letter) => own(letter));
  if (!came.every((numbers) => numbers)) return undefined;
  const [seat = 0, says = 0, of = 0] = came.at(-1) ?? [];
  return { seat: seat - 1, says, of: of - 1 };
}

/** …as the reading field shows it. */
export function readingOf(s: State, eyes: Eyes): OwnReading | undefined {
  const all = toldTo(s, eyes);
  if (!all) return undefined;
  const { letter, ...told } = all;
  const { night } = letter;
  // Until tonight's first letter nothing is told of tonight: pointers and answers of the last night would be read as new ones.
  if (s.stage === 'night' && night !== s.night)
    return { ...told, picks: told.picks.map(() => null), sentences: [], answer: 0, night, about: null };
  return { ...told, night, about: aboutOf(s, eyes, night, told) };
}

/** The moderator tells no names: whom it means follows from what was lynched in public, and from what stands in the own letters. */
function aboutOf(s: State, eyes: Eyes, night: number, told: Reading): Seat | null {
  const { card, become, answer } = told;
  if (answer === 0) return null;
  if (card === 'medium') return lynchedOn(s, night - 1) ?? null;
  const isSeer = card === 'seer' || (become === 'seer' && night > IMITATES);
  return isSeer ? seenIn(s, eyes, night, told) : null;
}

/** The person seen by a seer in this night, or the other one of two: as the moderator's desk has it. Null where a letter of it can't be read here. */
function seenIn(s: State, { seat: me, read }: Eyes, night: number, { fellows }: Reading): Seat | null {
  const { players, record, out } = s;
  const own = ownOf(s, me, read);
  if (!own || me === null) return null;
  const call = record.filter((one) => one.night === night && (one.name === 'seer' || one.name === 'together'));
  const ins = call.filter(({ way }) => way === 'in');
  // After each choice an answer shows the other's; one before the first shows none yet.
  const outs = call.filter(({ way }) => way === 'out').slice(-ins.length);
  const told = fellows.length > 0 ? outs.map((one) => understood(own(one), players)) : [];
  const isRead = ins.every((one) => own(one) || one.missing.includes(me)) && told.every((one) => one !== undefined);
  if (!isRead) return null;
  const gone = new Set(out.slice(0, ins.at(-1)?.gone).map(({ seat }) => seat));
  const stands = (seat: Seat): Standing =>
    standing(
      seat === me
        ? ins.map((one) => picked(own(one)))
        : told.map((one) => one.picks[one.fellows.indexOf(seat)] ?? null),
    );
  const all = players.filter((seat) => seat === me || fellows.includes(seat)).map((seat) => stands(seat));
  return longest(all.filter(({ seat }) => seat !== null && !gone.has(seat)));
}
