/** Makes the view that faces get: state + what this device can open, nothing else. What isn't in it is nowhere on the screen. */
import type { Duty } from './asks/request.ts';
import { duties } from './fold/requests.ts';
import { pendingMove, type Runner } from './fold/runner.ts';
import { MAX_SEATS, seatOf, type TableState } from './fold/state.ts';
import type { Game } from './game.ts';
import type { TableSettings } from './journal/bodies.ts';
import { type Entry, KIND } from './journal/entry.ts';
import { eyesOf } from './play/play.ts';
import type { Connection, Notice, Owed, SeatView, TableView } from './table-view.ts';

export interface ViewParts {
  readonly settings: TableSettings | undefined;
  readonly game: Game<unknown> | undefined;
  readonly runner: Runner | undefined;
  /** The state with pending entries laid over it. */
  readonly shown: TableState | undefined;
  readonly opened: ReadonlyMap<string, string>;
  readonly device: string;
  readonly founder: string;
  readonly watcher: boolean;
  readonly connection: Omit<Connection, 'waiting'>;
  readonly everSynced: boolean;
  /** Own entries written and not yet stamped. */
  readonly own: readonly Entry[];
  /** Since when the oldest of them waits. */
  readonly oldestOwnMs: number;
  readonly notices: readonly Notice[];
}

/** An own entry unstamped for so long means that the clerk isn't there. */
const CLERK_SILENT_MS = 3_000;

export function makeView(p: ViewParts): TableView {
  const { shown, game, settings } = p;
  const me = (shown && seatOf(shown, p.device)) ?? null;
  const play = shown?.play;
  const acts = p.own.filter((entry) => entry.kind !== KIND.answer);
  const unstamped = new Set(p.own.map((entry) => entry.hash));
  const outcome = play && game?.outcome(play.state);
  return {
    phase: phaseOf(p),
    connection: { ...p.connection, waiting: acts.length },
    game: { id: settings?.game ?? '', version: settings?.version ?? 0 },
    settings: settings?.settings ?? { open: true, name: '' },
    me: {
      seat: me,
      device: p.device,
      founder: p.device === p.founder,
      watcher: p.watcher,
      asking: shown?.asking.some((s) => s.device === p.device) ?? false,
    },
    seats: shown ? seatsOf(shown, p) : [],
    seatsMin: game?.seats.min ?? 1,
    seatsMax: Math.min(game?.seats.max ?? MAX_SEATS, MAX_SEATS),
    ...(play && game
      ? {
          play: {
            number: shown.games,
            view: game.view(play.state, eyesOf(play, me, p.opened)),
            awaits: game.awaits(play.state),
            ...(outcome ? { outcome } : {}),
          },
        }
      : {}),
    pending: acts.flatMap((entry) => (unstamped.has(entry.hash) ? (pendingMove(entry) ?? []) : [])),
    waiting: p.runner && shown ? waitingOf(p, p.runner) : [],
    log: p.runner?.log.slice() ?? [],
    notices: p.notices,
  };
}

function phaseOf(p: ViewParts): TableView['phase'] {
  if (p.runner) return p.shown?.play ? 'playing' : 'lobby';
  return p.everSynced && !p.settings ? 'empty' : 'opening';
}

function seatsOf(state: TableState, p: ViewParts): SeatView[] {
  const view = (seated: TableState['roster'][number], at: SeatView['state']): SeatView => ({
    seat: seated.seat,
    name: seated.name,
    state: at,
    me: seated.device === p.device,
    founder: seated.device === p.founder,
    device: seated.device,
  });
  return [...state.roster.map((s) => view(s, 'seated')), ...state.asking.map((s) => view(s, 'asking'))];
}

/** Who owes what now: moves that the game awaits, steps of asks, and the clerk's stamp where it fails to come. */
function waitingOf(p: ViewParts, runner: Runner): Owed[] {
  const { state } = runner;
  const owed: Owed[] = [];
  const founderSeat = seatOf(state, p.founder);
  if (p.oldestOwnMs > CLERK_SILENT_MS && founderSeat !== undefined && p.device !== p.founder) {
    owed.push({ seat: founderSeat, what: 'stamp' });
  }
  // Who steps in only later isn't waited for yet.
  const due = duties(runner.world, state).filter((duty: Duty) => duty.afterMs === 0);
  for (const duty of due) owed.push({ seat: duty.seat, what: duty.what });
  if (state.play) for (const seat of p.game!.awaits(state.play.state)) owed.push({ seat, what: 'move' });
  return owed;
}
