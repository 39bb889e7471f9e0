/** What a face may say of the keepers: one sentence, and the details behind it. */
import { isPlaying, type TableState } from '../state/state.ts';
import type { FoldWorld } from '../state/world.ts';
import type { Seat } from '../game.ts';
import { newestOf } from './tend.ts';
import type { SetName } from '../runs/keepers.ts';

/** The keepers of decks and dice, and what that means for the people, as a page shows it. */
export interface KeepersView {
  /** Seats that keep the decks and dice of the game that is on, or of the next one; empty while nobody does. */
  readonly keepers: readonly Seat[];
  /** So many of them together could see everything; 0 while nobody keeps. */
  readonly couldPeek: number;
  /** So many of them may be gone before decks stand still. */
  readonly mayLeave: number;
  /** All of them must help for anything: a setting of the table. */
  readonly strict: boolean;
  /** One person alone keeps: nothing is proved to anybody else. */
  readonly alone: boolean;
  /** Keepers who aren't here. */
  readonly missing: readonly Seat[];
  /** Others are coming to keep. */
  readonly making?: { readonly keepers: readonly Seat[]; readonly step: 1 | 2 | 3; readonly lacks: readonly Seat[] };
  /** Left out of the keepers, and why. */
  readonly out: readonly { readonly seat: Seat; readonly why: 'silent' | 'guilty' }[];
}

const STEPS = { exchange: 1, deal: 2, check: 3 } as const;

/** Undefined at a table whose game needs no keepers. */
export function keepersView(world: Pick<FoldWorld, 'game'>, state: TableState): KeepersView | undefined {
  const { keeping } = state;
  if (!world.game.keepers || !keeping) return undefined;
  const set: SetName | undefined = isPlaying(world.game, state) ? (keeping.set ?? keeping.next) : newestOf(keeping);
  const { making } = keeping;
  const told = making && { exchange: making.exchange, deal: making.deals, check: undefined }[making.step];
  const keepers = set?.keepers ?? [];
  const here = new Set(state.roster.filter(({ device }) => !state.away.includes(device)).map(({ seat }) => seat));
  return {
    keepers,
    couldPeek: set?.threshold ?? 0,
    mayLeave: set ? keepers.length - set.threshold : 0,
    strict: state.settings.strict ?? false,
    alone: keepers.length === 1,
    missing: keepers.filter((seat) => !here.has(seat)),
    ...(making && {
      making: {
        keepers: making.keepers,
        step: STEPS[making.step],
        lacks: making.keepers.filter((seat) => (told ? told[seat] === undefined : !making.acks.includes(seat))),
      },
    }),
    out: Object.entries(keeping.out).flatMap(([seat, { why, back }]) => (back ? [] : [{ seat: Number(seat), why }])),
  };
}
