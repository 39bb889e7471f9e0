/**
 * At night everybody picks somebody, dead or alive, whatever their card: what it means is the moderator's business. It stays on the device, and goes
 * out with letters that are alike. The own page refuses what the own card may not choose, before it is sent.
 */
import { type Made, MAX_SEATS, type Move, type Seat, veiledMove } from '../../kernel/game.ts';
import { fields, integer, optional } from '../../kernel/schemas.ts';
import { type CallName, choosesIn, hasChoice } from './calls.ts';
import { callNow, isChoosing, lastLeave } from './night.ts';
import { NOBODY } from './owl.ts';
import { isLiving, living } from './people.ts';
import { notOver, rule } from './rules.ts';
import { toldTo } from './reading.ts';
import { sentenceOf, SENTENCES } from './sentences.ts';
import type { State } from './state.ts';

interface Pick {
  readonly seat: Seat;
  /** A sentence for fellow wolves, by its number, and whom it is about: LU-061. */
  readonly says?: number | undefined;
  readonly of?: Seat | undefined;
}

/** In this call of tonight, does the own card choose as such? */
function acts(s: State, { seat, eyes }: Made<Pick>, kind: CallName): boolean {
  const own = toldTo(s, { ...eyes, seat });
  const as = own?.become ?? own?.card;
  return isLiving(s, seat) && as === kind && hasChoice(s, kind) && choosesIn(callNow(s)?.name, kind);
}

const pick: Omit<Move<State, Pick>, 'apply'> & Required<globalThis.Pick<Move<State, Pick>, 'veiled'>> = {
  args: fields({
    seat: integer(NOBODY, MAX_SEATS - 1),
    says: optional(integer(0, SENTENCES.length)),
    of: optional(integer(NOBODY, MAX_SEATS - 1)),
  }),
  who: (s) => s.players,
  slot: (s) => `night ${s.night} call ${s.now.call}`,
  veiled: { tag: 'in', numbers: ({ seat, says = 0, of = NOBODY }) => [seat + 1, says, of + 1], none: [0, 0, 0] },
  rules: [
    notOver,
    rule('LU-041', 'asleep', (s) => s.stage === 'night' && s.now.open),
    // For everybody at once, whenever their own letter leaves: else the moment of a refusal would tell seats apart.
    rule('LU-204', 'too-late', (s, m) => isChoosing(s) && (m.now ?? 0) < (lastLeave(s, m.eyes) ?? Infinity)),
    rule<Pick>('LU-045', 'target-not-alive', (s, m) => m.args.seat === NOBODY || isLiving(s, m.args.seat)),
    rule<Pick>(
      'LU-058',
      'innocent-only',
      (s, m) =>
        !acts(s, m, 'wolf') || (m.args.seat !== m.seat && toldTo(s, m.eyes)?.fellows.includes(m.args.seat) !== true),
    ),
    rule<Pick>('LU-144', 'not-self', (s, m) => !acts(s, m, 'bodyguard') || m.args.seat !== m.seat),
    // A player may say something, whatever their card: only wolves are told it.
    rule<Pick>('LU-061', 'setting-off', (s, m) => !m.args.says || s.options.wolfText),
    rule<Pick>('LU-061', 'nobody-such', (s, { args: { says, of = NOBODY } }) => {
      return !says || sentenceOf(says, of, s.players) !== null;
    }),
    rule<Pick>('LU-172', 'another-player', (s, m) => !acts(s, m, 'mythomaniac') || m.args.seat !== m.seat),
  ],
  choices: (s) => [NOBODY, ...living(s)].map((seat) => ({ seat })),
};

export const pickMoves: { readonly pick: Move<State, never> } = { pick: veiledMove(pick) };
