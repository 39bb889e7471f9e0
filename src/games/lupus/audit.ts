/** After the end every browser holds what the moderator said against what follows from cards and choices. */
import type { Seat } from '../../kernel/game.ts';
import { type Dawn, deskOf, type Desk, type Moment } from './desk.ts';
import type { Finding } from './finding.ts';
import { opened, type Read } from './letters.ts';
import type { Letter, Said, State } from './state.ts';
import type { Side } from './roles.ts';

/** What the check comes to. */
export interface Audit {
  readonly findings: readonly Finding[];
  /** By the record: the side that was the first to win, and all who win with it; null where nobody had. */
  readonly side: Side | null;
  readonly winners: readonly Seat[];
}

/** @param read what is open by now: all cells, all letters */
export function audit(s: State, read: Read): Audit | undefined {
  const desk = deskOf(s, read);
  if (!desk) return undefined;
  const findings = [
    ...s.record.flatMap((letter) => (letter.way === 'out' ? lettersOf(s, desk, read, letter) : [])),
    ...s.said.flatMap((word) => wordsOf(desk, word)),
  ];
  const side = firstEnd(s, desk);
  return { findings, side, winners: side ? desk.winners(side) : [] };
}

function lettersOf(s: State, desk: Desk, read: Read, letter: Letter): readonly Finding[] {
  const written = opened(read(letter.thing));
  const right = desk.told(letter);
  return s.players.flatMap((seat, i) =>
    String(written[i]) === String(right[i]) ? [] : [{ what: 'letter', night: letter.night, seat }],
  );
}

const momentOf = ({ night, after, gone }: Said): Moment => ({ night, after, gone });

/** The number of people out once this was said: at dawn all whom it names. */
const goneWith = (word: Said): number => word.gone + (word.is === 'dawn' ? word.seats.length : 0);

const sideAt = (desk: Desk, word: Said): Side | null => desk.side({ ...momentOf(word), gone: goneWith(word) });

function wordsOf(desk: Desk, word: Said): readonly Finding[] {
  const at = momentOf(word);
  const found = (what: Finding['what']): Finding => ({ what, night: word.night });
  if (word.is === 'owl') return desk.owled(at) === (word.seats[0] ?? null) ? [] : [found('owl')];
  const truth: readonly Finding[] =
    word.is === 'dawn' && String(namesOf(desk.dawn(at))) !== String(namesSaid(word)) ? [found('dawn')] : [];
  return sideAt(desk, word) === (word.side ?? null) ? truth : [...truth, found('verdict')];
}

const namesOf = ({ mauled, dead }: Dawn): readonly (Seat | null)[] => [mauled, ...dead];
const namesSaid = ({ mauled, seats }: Said): readonly (Seat | null)[] => (mauled ? seats : [null, ...seats]);

/** The side that won at the first end, despite anything declared later. */
function firstEnd(s: State, desk: Desk): Side | null {
  for (const word of s.said) {
    const side = word.is === 'owl' ? null : sideAt(desk, word);
    if (side !== null) return side;
  }
  return null;
}
