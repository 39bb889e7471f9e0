/** Makes the view that faces get: state + what this device can open, nothing else. What isn't in it is nowhere on the screen. */
import type { Desk } from '../acting/desk.ts';
import type { Duty } from '../runs/contribution.ts';
import type { DevicesView } from './devices.ts';
import { circleAt } from './circle.ts';
import { orderView, type Voices } from './order-view.ts';
import { duties } from '../fold/runs.ts';
import { isKeygenDuty } from '../keygen/duties.ts';
import { type KeepersView, keepersView } from '../keygen/view.ts';
import { pendingMove, type Runner } from '../fold/runner.ts';
import {
  allDevices,
  isAsking,
  isHost,
  isStandIn,
  isLookingOn,
  type OtherDevice,
  seatOf,
  type TableState,
} from '../state/state.ts';
import { MAX_SEATS, type Game, type Seat } from '../game.ts';
import type { TableSettings } from '../journal/bodies.ts';
import { type Entry, KIND } from '../journal/entry.ts';
import { eyesOf } from '../play/eyes.ts';
import type { Play } from '../play/state.ts';
import { rewindView } from './rewind-view.ts';
import { shared, sharedParts } from './shared-parts.ts';
import type { RewindView } from '../undo/types.ts';
import type { ConnectionView, LogLine, Notice, Owed, SeatView, TableView } from './table-view.ts';
import type { Presence } from './whereabouts.ts';

/** What a view needs of the fold: as it is, or as it was after some place. */
type Folded = Pick<Runner, 'state' | 'world' | 'log'>;

export interface ViewParts {
  readonly settings: TableSettings | undefined;
  readonly game: Game<unknown> | undefined;
  readonly runner: Folded | undefined;
  /** The state with pending entries laid over it. */
  readonly shown: TableState | undefined;
  readonly opened: ReadonlyMap<string, string>;
  readonly device: string;
  readonly founder: string;
  readonly watcher: boolean;
  readonly connection: Omit<ConnectionView, 'waiting'>;
  readonly everSynced: boolean;
  /** This page is at the table; before that what it shows may be long past. */
  readonly arrived: boolean;
  /** Own entries written and not yet stamped. */
  readonly own: readonly Entry[];
  /** For how long the oldest of them has waited. */
  readonly oldestOwnMs: number;
  readonly notices: readonly Notice[];
  /** Of a person, by all devices; without it nothing is known, as of the past, and everybody is shown as here. */
  readonly presence?: (devices: readonly string[]) => Presence;
  /** The device that places the entries, and those that are missed; absent where nobody votes, as in the past. */
  readonly voices?: Voices | undefined;
  readonly devices: DevicesView;
  /** Where it goes back beyond this generation; asked when somebody reads it. */
  readonly log?: () => readonly LogLine[];
  readonly company?: Pick<TableView, 'company' | 'behind'>;
  readonly passedOver?: boolean | undefined;
  /** What this device's person has chosen under a veil. */
  readonly desk?: Pick<Desk, 'shown'> | undefined;
  /** Of the rules that this page has, where they are newer. */
  readonly newer?: number | undefined;
}

/** An own entry unstamped for so long means that the sequencer isn't there. */
export const SEQUENCER_SILENT_MS = 3_000;

export class Views {
  #played: Played | undefined;

  make(p: ViewParts): TableView {
    const { shown, game, settings } = p;
    const me = (shown && seatOf(shown, p.device)) ?? null;
    // Eyes of a seat that the game knows.
    const isBeside = shown !== undefined && me !== null && isLookingOn(shown, me);
    const playing = isBeside ? null : me;
    const acts = p.own.filter((entry) => entry.kind !== KIND.contribution && entry.kind !== KIND.letter);
    const seats = shown ? seatsOf(shown, p) : [];
    const waiting = p.runner && shown ? waitingOf(p, p.runner) : [];
    return {
      phase: phaseOf(p),
      connection: { ...p.connection, waiting: acts.length },
      game: { id: settings?.game ?? '', version: settings?.version ?? 0 },
      settings: shown?.settings ?? settings?.settings ?? { open: true, name: '' },
      me: {
        seat: me,
        placed: p.runner !== undefined && seatOf(p.runner.state, p.device) !== undefined,
        device: p.device,
        founder: shown ? isHost(shown, p.device) : p.device === p.founder,
        watcher: p.watcher,
        asking: shown !== undefined && isAsking(shown, p.device),
        ...(shown && isStandIn(shown, p.device) && { standIn: true as const }),
        ...(isBeside && { lookingOn: true as const }),
      },
      seats,
      circle: p.runner ? circleAt(p.runner.state) : '',
      order: orderView({
        device: p.device,
        state: shown,
        voices: p.voices,
        seats,
        isAway: (device) => p.presence?.([device]) === 'away',
        waiting,
        live: p.connection.state === 'live',
        late: p.oldestOwnMs > SEQUENCER_SILENT_MS,
      }),
      seatsMin: game?.seats.min ?? 1,
      seatsMax: Math.min(game?.seats.max ?? MAX_SEATS, MAX_SEATS),
      ...(shown?.play && game ? { play: this.#play(game, shown.play, shown.games, playing, p.opened) } : {}),
      pending: acts.flatMap((entry) => pendingMove(entry) ?? []),
      ...withDesk(p),
      waiting,
      get log() {
        return p.log?.() ?? p.runner?.log ?? [];
      },
      notices: p.notices,
      devices: p.devices,
      ...withKeepers(p.runner && shown && keepersView(p.runner.world, shown)),
      ...(p.passedOver ? { passedOver: true } : {}),
      ...withRewind(p.runner && shown && rewindView(p.runner.world, shown)),
      ...p.company,
      ...(p.newer === undefined ? {} : { newer: p.newer }),
    };
  }

  /**
   * The same object while game, seat and what is open here are the same: a board compares by identity. Where they aren't, what is equal in
   * them stays the same object.
   */
  #play(
    game: Game<unknown>,
    play: Play,
    number: number,
    me: Seat | null,
    opened: ReadonlyMap<string, string>,
  ): NonNullable<TableView['play']> {
    const was = this.#played;
    if (was && was.play === play && was.number === number && was.me === me && was.opened === opened) return was.view;
    const outcome = game.outcome(play.state);
    const view = {
      number,
      view: sharedParts(was?.view.view, game.view(play.state, eyesOf(play, me, opened))),
      awaits: shared(was?.view.awaits, game.awaits(play.state)),
      ...(outcome ? { outcome: shared(was?.view.outcome, outcome) } : {}),
    };
    this.#played = { play, number, me, opened, view };
    return view;
  }
}

const withKeepers = (keepers: KeepersView | undefined): Pick<TableView, 'keepers'> => (keepers ? { keepers } : {});

function withDesk({ desk, shown, game }: ViewParts): Pick<TableView, 'desk'> {
  const chosen = shown?.play && game ? desk?.shown(game, shown.play) : undefined;
  return chosen?.length ? { desk: chosen } : {};
}

const withRewind = (rewind: RewindView | undefined): Pick<TableView, 'rewind'> => (rewind ? { rewind } : {});

interface Played {
  readonly play: Play;
  readonly number: number;
  readonly me: Seat | null;
  readonly opened: ReadonlyMap<string, string>;
  readonly view: NonNullable<TableView['play']>;
}

function phaseOf(p: ViewParts): TableView['phase'] {
  if (p.runner) {
    if (p.shown?.play) return 'playing';
    // A newcomer may be on the way to a game that has long begun: no seat is offered to be taken away again.
    return p.arrived ? 'lobby' : 'opening';
  }
  if (p.notices.some(({ code }) => code === 'version/other' || code === 'game/unknown')) return 'unplayable';
  return p.everSynced && !p.settings ? 'empty' : 'opening';
}

function seatsOf(state: TableState, p: ViewParts): SeatView[] {
  const presence = (devices: readonly OtherDevice[]): Presence =>
    p.presence?.(devices.map(({ device }) => device)) ?? 'here';
  const view = (seated: TableState['roster'][number], at: SeatView['state']): SeatView => ({
    seat: seated.seat,
    name: seated.name,
    state: at,
    me: allDevices(seated).some(({ device }) => device === p.device),
    founder: isHost(state, seated.device),
    device: seated.device,
    presence: presence(allDevices(seated).filter(({ role }) => role !== 'recovery')),
    hand: presence(allDevices(seated).filter(({ role }) => role === 'hand')),
    ...(at === 'seated' && isLookingOn(state, seated.seat) && { lookingOn: true as const }),
  });
  return [...state.roster.map((s) => view(s, 'seated')), ...state.asking.map((s) => view(s, 'asking'))];
}

/** What each seat owes now: moves that the game awaits, steps of asks, and the sequencer's stamp where it fails to come. */
function waitingOf(p: ViewParts, runner: Folded): Owed[] {
  const { state } = runner;
  const owed: Owed[] = [];
  const sequencer = p.voices?.sequencer ?? p.founder;
  const sequencerSeat = seatOf(state, sequencer);
  if (p.oldestOwnMs > SEQUENCER_SILENT_MS && sequencerSeat !== undefined && p.device !== sequencer) {
    owed.push({ seat: sequencerSeat, what: 'stamp' });
  }
  // Seats that step in only later aren't waited for yet; how keepers come about is told apart. Of veiled letters nobody is named.
  const due = duties(runner.world, state).filter(
    (duty: Duty) => duty.afterMs === 0 && duty.atMs === undefined && !isKeygenDuty(duty),
  );
  for (const duty of due) owed.push({ seat: duty.seat, what: duty.what });
  if (state.play) for (const seat of p.game!.awaits(state.play.state)) owed.push({ seat, what: 'move' });
  return owed;
}
