/** What each may see. Roles are shown to nobody but in their own reading field, to a moderator who doesn't play, and to all once the record is open. */
import type { Eyes, Seat } from '../../kernel/game.ts';
import { shown } from '../kit/clock.ts';
import { readSealed } from '../kit/sealed-text.ts';
import { whisperText } from './aside.ts';
import { callsOf } from './calls.ts';
import { CLOCK } from './day-clock.ts';
import { cardsOf, deskOf, type Desk, momentOf } from './desk.ts';
import { opened, picked } from './letters.ts';
import { callNow, endOfChoosing, isChoosing, lastLeave, leaveIfClosed } from './night.ts';
import { hasPerson } from './people.ts';
import { readingOf, sentOf } from './reading.ts';
import type { State } from './state.ts';
import type { Console, Dreamt, Known, LupusView, Running, Turn, Whispered } from './view.ts';

export function view(s: State, eyes: Eyes): LupusView {
  const {
    cells: _cells,
    record: _record,
    said: _said,
    now: _now,
    opened: _opened,
    changes: _changes,
    edition: _edition,
    whispers,
    ...open
  } = s;
  const me = eyes.seat;
  const turn = turnOf(s, eyes);
  const reading = readingOf(s, eyes);
  const desk = consoleOf(s, eyes);
  const grave = graveOf(s, eyes);
  return {
    ...open,
    clock: shown(s.clock, eyes, CLOCK),
    me,
    whispers: whispers.filter(({ by, to }) => me === by || me === to).map((one) => whispered(one, eyes)),
    ...(turn && { turn }),
    ...(reading && { reading }),
    ...(desk && { console: desk }),
    ...(grave && { grave }),
    ...(s.stage === 'over' && s.roles && { dreamt: dreamtOf(s, eyes) }),
  };
}

function whispered({ by, to, text: thing }: State['whispers'][number], eyes: Eyes): Whispered {
  const text = readSealed(eyes, thing, whisperText);
  return { by, to, ...(text !== undefined && { text }) };
}

function turnOf(s: State, eyes: Eyes): Turn | undefined {
  const call = callNow(s);
  if (!call) return undefined;
  const { open, from, until, call: at } = s.now;
  const choosing = isChoosing(s);
  const sent = open && !choosing ? sentOf(s, eyes) : undefined;
  return {
    n: at + 1,
    of: callsOf({ mix: s.mix, options: s.options, night: s.night }).length,
    name: call.name,
    open,
    choosing,
    ends: endOfChoosing(s, eyes),
    last: lastLeave(s, eyes) !== undefined,
    from,
    until,
    ...(sent && { sent }),
  };
}

/** A person's who moderates, dead or not at play, or of a device that nobody plays on. */
function consoleOf(s: State, eyes: Eyes): Console | undefined {
  const isNeutral = hasPerson(s) || !s.players.includes(s.hub);
  if (eyes.seat !== s.hub || !isNeutral || s.night === 0) return undefined;
  const desk = deskOf(s, eyes.read);
  if (!desk) return undefined;
  const calls = callsOf({ mix: s.mix, options: s.options, night: s.night });
  const beat = s.record.findLast(({ way, night }) => way === 'in' && night === s.night);
  const letters = beat && opened(eyes.read(beat.thing));
  const came = (i: number): boolean | null => (letters ? Boolean(letters[i]) : null);
  const known = s.players.map((seat, i) => knownOf(s, desk, seat, came(i)));
  const running = runningOf(s, eyes, known);
  return { known, calls, ...(running && { running }), next: nextOf(s, desk) };
}

function runningOf(s: State, eyes: Eyes, known: readonly Known[]): Running | undefined {
  if (s.stage !== 'night' || !s.now.open) return undefined;
  const isHeard = s.record.some(({ way, night, call }) => way === 'in' && night === s.night && call === s.now.call);
  const leave = leaveIfClosed(s, eyes);
  return {
    closing: s.now.closing,
    ...(isHeard && { picks: known.filter(({ pick }) => pick !== null).length }),
    ...(leave !== undefined && { leave }),
  };
}

function knownOf(s: State, desk: Desk, seat: Seat, came: Known['came']): Known {
  const { night } = s;
  const { call } = s.now;
  const now = { night, call, after: s.record.length };
  const last = s.record.findLast(({ way, night: of }) => way === 'out' && of === night);
  return {
    seat,
    card: desk.cards[s.players.indexOf(seat)]!,
    as: desk.as(seat, night),
    alive: !s.out.some((one) => one.seat === seat),
    pick: s.stage === 'night' ? desk.pick(now, seat) : null,
    answer: last ? desk.tells(last, seat).answer : 0,
    came,
  };
}

function nextOf(s: State, desk: Desk): Console['next'] {
  const at = momentOf(s);
  if (s.stage === 'dawn') return desk.dawn(at);
  if (s.stage === 'owl' || (s.stage === 'vote' && s.vote?.round === 1)) return { owl: desk.owled(at) };
  return s.stage === 'verdict' ? { side: desk.side(at) } : {};
}

function graveOf(s: State, eyes: Eyes): LupusView['grave'] {
  if (eyes.seat === null || !s.graves.includes(eyes.seat) || s.roles) return undefined;
  return cardsOf(
    s,
    s.cells.map((cell) => eyes.read(cell)),
  );
}

/** The choices of everybody at the end of each call, asleep or not. */
function dreamtOf(s: State, { read }: Eyes): readonly Dreamt[] {
  const calls = new Map<string, Dreamt>();
  for (const { night, call, name, way, thing } of s.record) {
    if (way !== 'in') continue;
    const key = `${night} ${call}`;
    const before = calls.get(key)?.picks;
    const letters = opened(read(thing));
    const picks = s.players.map((_, i) => picked(letters[i]) ?? (letters[i] ? null : (before?.[i] ?? null)));
    calls.set(key, { night, name, picks });
  }
  return [...calls.values()];
}
