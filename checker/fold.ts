/**
 * "The state" of PROTOCOL.md, from stamp to stamp, for a table at which people sit down, a game begins, and its moves and answers count. Where
 * something goes beyond that it throws a Beyond.
 */
import { beyond } from './beyond.ts';
import type { Contribution, Move, Seat, Start } from './bodies.ts';
import { hex } from './bytes.ts';
import type { Entry } from './entry.ts';
import type { Node } from './places.ts';
import { begun, moved, told } from './play.ts';
import { rulesOf } from './rules-of.ts';
import { contributedTo, passed, settled, type World } from './settling.ts';
import type { Last, State } from './state.ts';

const MOST_SEATS = 25;
/** Names that anybody would let pass; whether others do is said elsewhere. */
const PLAIN = /^[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)?$/u;
const isPlain = (name: string): boolean => PLAIN.test(name) && name.length <= 20;

/** The state after a stamp: time first, then what it places, then who is away. @throws Beyond */
export function after(given: State, { entry, hash, parent, time, placed, voters, stamp }: Node): State {
  if (placed.length !== stamp?.entries.length) return beyond('an entry is missing or counts for nothing');
  const world = { rules: rulesOf(given.game, given.version), room: entry.room };
  let state = overtaken(given, passed(world, given, time));
  for (const one of placed) state = laid(world, state, one);
  return attended(world, state, parent?.voters ?? voters, voters, hash);
}

/** Of a seat that has one device. */
const seatOf = ({ roster }: State, device: string): number | undefined =>
  roster.find((one) => one.device === device)?.seat;

/** @param cause hash of the stamp */
function attended(world: World, given: State, before: readonly string[], now: readonly string[], cause: string): State {
  let state = given;
  const say = (tag: 'away' | 'back', device: string, away: readonly string[]): void => {
    const play = state.play && told(world.rules, state.play, tag, seatOf(state, device)!, cause);
    state = { ...state, away, ...(play && { play }) };
  };
  for (const device of before)
    if (!now.includes(device) && seatOf(state, device) !== undefined) say('away', device, [...state.away, device]);
  for (const device of now)
    if (state.away.includes(device))
      say(
        'back',
        device,
        state.away.filter((one) => one !== device),
      );
  return state === given ? given : settled(world, state);
}

/** What changed the game without a move keeps the last one from being taken back. */
function overtaken(before: State, { undo, ...state }: State): State {
  const { last } = undo;
  const isHeld = state.play === before.play || !last || last.held !== undefined;
  return { ...state, undo: isHeld ? undo : { ...undo, last: { ...last, held: 'undo/overtaken' } } };
}

/** With one placed entry: what is refused has its place in its chain, and nothing else. */
function laid(world: World, before: State, entry: Entry): State {
  const heads = { ...before.heads, [`${entry.device}.${entry.session}`]: entry.hash };
  const state = { ...before, heads };
  const { body, device } = entry;
  switch (body?.is) {
    case 'hello': {
      const keys = { sig: hex(body.keys.sigPk), mail: hex(body.keys.mailPk) };
      return { ...state, devices: { [device]: keys, ...state.devices } };
    }
    case 'seat':
      return seated(world, state, body, entry);
    case 'start':
      return started(world, state, body, entry);
    case 'move':
      return played(world, state, body, entry);
    case 'contribution':
      return given(world, state, body, entry);
    case 'voters':
    case 'say':
    case undefined:
      return state;
    case 'undo':
      return beyond('somebody goes back');
    case 'keep':
      return beyond('keepers make keys');
    default:
      return beyond('a letter between devices');
  }
}

function seated(world: World, state: State, { act, seat, device, name }: Seat, { device: by, hash }: Entry): State {
  const own = seatOf(state, by);
  if (act !== 1 && act !== 3) return beyond("an act about seats other than sitting down and saying one's name");
  if (device !== by || !isPlain(name) || !state.devices[by]) return beyond('a name or a device that is judged first');
  if (act === 3 && own !== undefined)
    return { ...state, roster: state.roster.map((one) => (one.seat === own ? { ...one, name } : one)) };
  if (act === 3 || state.settings.open !== true) return beyond('somebody asks for a seat');
  if (own !== undefined || seat >= MOST_SEATS || state.roster.some((one) => one.seat === seat)) return state;
  const next = { ...state, roster: [...state.roster, { seat, device, name }] };
  if (!next.play) return next;
  if (next.roster.length > world.rules.most) return beyond('more sit there than play');
  return overtaken(state, settled(world, { ...next, play: told(world.rules, next.play, 'joined', seat, hash) }));
}

function started(world: World, state: State, { options }: Start, { hash, device }: Entry): State {
  const { roster, play, cards, undo } = state;
  const { rules } = world;
  const isOn = play !== undefined && !rules.isOver(play.state);
  if (seatOf(state, device) === undefined || isOn || roster.length < rules.least) return state;
  if (roster.length > rules.most) return beyond('more sit there than play');
  const seats = roster.map(({ seat }) => seat).toSorted((a, b) => a - b);
  const fresh = begun(rules, seats, options, play?.state);
  if (!fresh) return state;
  const { last: _, ...rest } = undo;
  return settled(world, {
    ...state,
    play: fresh,
    games: state.games + 1,
    requests: {},
    secrets: {},
    cards: { ...cards, deck: hash.slice(0, 32) },
    undo: { ...rest, gone: [] } as State['undo'],
  });
}

function played(world: World, state: State, body: Move, { device, hash }: Entry): State {
  const { rules } = world;
  const seat = seatOf(state, device);
  if (!state.play || seat === undefined) return state;
  const { move, slot, args, beside } = body;
  if (beside.length > 0) return beyond('a move brings more than arguments');
  const play = moved(rules, state.play, { seat, move, slot, args }, hash);
  if (!play) return state;
  const rule = Object.hasOwn(rules.final, move) ? rules.final[move] : undefined;
  const held = play.asks.some(({ cause }) => cause === hash) ? 'undo/asked' : undefined;
  const last: Last = {
    entry: hash,
    seat,
    ...(rule !== undefined ? { held: 'undo/final', rule } : held && { held }),
  };
  return settled(world, { ...state, play, undo: { ...state.undo, last } });
}

function given(
  world: World,
  state: State,
  { cause, index, type, bytes }: Contribution,
  { device, hash }: Entry,
): State {
  const seat = seatOf(state, device);
  if (seat === undefined) return state;
  return overtaken(state, contributedTo(world, state, `${cause}:${index}`, { seat, type, bytes, entry: hash }));
}
