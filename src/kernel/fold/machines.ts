/**
 * The table of protocol runs: one row a kind, with all that the fold asks of it. A new kind of ask has its question (`play/asking.ts`), its
 * beginning (`begin.ts`), its row here, and its duties' rows in `acting/perform.ts`. The compiler asks for each. The machines themselves
 * know nothing of the table: a row hands them what they need.
 */
import { cardsAfterLeave, cardsDeadline, cardsDuties, contributeCards, expireCards } from '../asks/card-machines.ts';
import {
  cellHandle,
  contributeOpen,
  expireOpen,
  openAfterLeave,
  openDeadline,
  type OpenRun,
  openDuties,
} from '../asks/open.ts';
import { heardBy } from '../asks/readers.ts';
import type { RollRun, Run } from '../asks/run.ts';
import { rollAfterLeave } from '../asks/secret-roll.ts';
import {
  contributeSecret,
  expireSecret,
  secretDeadline,
  secretDuties,
  seedOf,
  type SecretRun,
  secretWithout,
} from '../asks/secret.ts';
import { contributeTell, tellAfterLeave, tellDuties, type TellRun } from '../asks/tell.ts';
import {
  contributeVeil,
  expireVeil,
  veilAfterLeave,
  veilDeadline,
  veilDuties,
  type VeilRunWorld,
  type VeilRun,
} from '../asks/veil.ts';
import { drawn } from '../dice.ts';
import type { Seat } from '../game.ts';
import { own } from '../own.ts';
import type { CardRun } from '../runs/card-run.ts';
import type { CardWorld } from '../runs/card-world.ts';
import { coinDeadline, coinDuties, coinResult, contributeCoin, expireCoin } from '../runs/coin.ts';
import {
  answered,
  type Answered,
  type Contribution,
  type Duty,
  goesOn,
  type Progress,
  refused,
} from '../runs/contribution.ts';
import { contributePack, expirePack, packDuties, type PackRun, packWithSeats, readPack } from '../runs/pack.ts';
import type { TableState } from '../state/state.ts';
import { cardWorld, type FoldWorld, openWorld, secretWorld, tellWorld, veilWorld } from '../state/world.ts';

/** Where a run is looked at. */
export interface At {
  readonly world: FoldWorld;
  readonly state: TableState;
  /** Of the ask. */
  readonly id: string;
}

/** An ask is answered. */
export interface Ended extends Answered {
  /** The run as it ended, for the public log. */
  readonly run?: Run;
  /** Where the secrets of the table are others now. */
  readonly secrets?: TableState['secrets'];
}

/** What comes of something that happens to a run. */
export type Moved = Exclude<Progress<Run>, Answered> | Ended;

/** What one kind of run does with contributions, time, and seats that come and go. All of it pure: a run goes in, another comes out. */
export interface Machine<R extends Run> {
  contribute(at: At, run: R, c: Contribution): Moved;
  /** Table time at which something happens by itself. */
  deadline(run: R): number | undefined;
  expire(at: At, run: R): Moved;
  /** This seat was left, or has another device: what only the former one could have done. */
  left?(run: R, seat: Seat): Moved;
  /** What can't be had from those who have these seats is answered now. */
  withSeats(at: At, run: R, seated: readonly Seat[]): Moved;
  /** What is owed to it, by whom. */
  duties(at: At, run: R): (Duty & { readonly item?: number })[];
  /** The set of keepers that must see it to its end, if it needs one. */
  keepers?(run: R): string | undefined;
  /** It lives by letters of this generation: where the table goes on without some it is lost. */
  readonly byLetter?: true;
}

/** A public roll by commit and reveal of all seats. */
const roll: Machine<RollRun> = {
  contribute({ state }, run, c) {
    const coin = contributeCoin(run.coin, c, state.now);
    return 'kind' in coin ? coin : rolledOn(run, coin);
  },
  deadline: (run) => coinDeadline(run.coin),
  expire: ({ state }, run) => rolledOn(run, expireCoin(run.coin, state.now)),
  withSeats: (_, run) => goesOn(run),
  duties: ({ id }, run) => coinDuties(run.coin, id),
};

function rolledOn(before: RollRun, coin: RollRun['coin']): Moved {
  const run = { ...before, coin };
  const result = coinResult(coin);
  if (result === undefined) return goesOn(run);
  const answer =
    result.seed === 'lost' ? answered({ failed: 'lost', by: [] }) : answered({ values: drawn(result.seed, run) });
  return { ...answer, run };
}

/** A joint secret of some seats. */
const secret: Machine<SecretRun> = {
  contribute(at, run, c) {
    const step = contributeSecret(run, c, secretWorld(at.world, at.state, run.asked));
    return step.kind === 'made' ? made(at, run, step) : step;
  },
  deadline: secretDeadline,
  expire: ({ world, state }, run) => expireSecret(run, secretWorld(world, state, run.asked)),
  left: secretWithout,
  withSeats(at, run, seated) {
    const deck = deckOf(at, seated);
    return deck ? rollAfterLeave(run, deck) : goesOn(run);
  },
  duties: ({ world, state, id }, run) => secretDuties(run, id, cardWorld(world, state)),
  keepers: (run) => (run.step === 'reveal' ? run.beacon?.set : undefined),
  byLetter: true,
};

/** All holders name one root. */
function made(
  { state, id }: At,
  run: SecretRun,
  { cells, root }: { readonly cells: number; readonly root: string },
): Moved {
  const { attempt, holders, layout, asked, commits, mails } = run;
  const joint = { attempt, holders, layout, asked, commits, mails, seed: seedOf(run), cells, root };
  const cards = Array.from({ length: cells }, (_, cell) => cellHandle(id, cell));
  return { ...answered({ cards }), secrets: { ...state.secrets, [id]: joint } };
}

/** A secret that stands is told to more seats; once it has been heard they stand beside its holders. */
const tell: Machine<TellRun> = {
  contribute({ world, state }, run, c) {
    const step = contributeTell(run, c, state.secrets[run.secret]!, tellWorld(world, state));
    if (step.kind !== 'told') return step;
    const heard = heardBy(state.secrets[run.secret]!, run.to, step.entry);
    return { ...answered({}), secrets: { ...state.secrets, [run.secret]: heard } };
  },
  deadline: () => undefined,
  expire: (_, run) => goesOn(run),
  left: (run, seat) => (run.to.includes(seat) ? answered({ failed: 'lost', by: [seat] }) : goesOn(run)),
  withSeats: ({ state }, run, seated) => tellAfterLeave(run, state.secrets[run.secret]!, { seated }),
  duties: ({ world, state, id }, run) =>
    tellDuties(run, id, state.secrets[run.secret]!, tellWorld(world, state).seated),
  byLetter: true,
};

/** Things are laid open for all: cells of a secret, sealed arguments, cards. */
const open: Machine<OpenRun> = {
  contribute: ({ world, state }, run, c) => contributeOpen(run, c, openWorld(world, state)),
  deadline: openDeadline,
  expire: ({ world, state }, run) => expireOpen(run, openWorld(world, state)),
  withSeats: (at, run, seated) =>
    openAfterLeave(run, { ...openWorld(at.world, at.state), seated, deck: deckOf(at, seated) }),
  duties: ({ world, state, id }, run) => openDuties(run, id, openWorld(world, state)),
  keepers: (run) => run.deck?.set,
};

/** What is done with cards and dice that keepers hold; an ask that waits for them among it. */
const cards: Machine<CardRun> = {
  contribute({ world, state, id }, run, c) {
    const deck = cardWorld(world, state);
    return deck ? contributeCards(deck, run, c, id) : refused('contribution/wrong-step');
  },
  deadline: cardsDeadline,
  expire({ world, state, id }, run) {
    const deck = cardWorld(world, state);
    return deck ? expireCards(deck, run, id) : goesOn(run);
  },
  withSeats(at, run, seated) {
    const deck = deckOf(at, seated);
    return deck ? cardsAfterLeave(deck, run, at.id) : goesOn(run);
  },
  duties({ world, state, id }, run) {
    const deck = cardWorld(world, state);
    return deck ? cardsDuties(deck, run, id) : [];
  },
  keepers: (run) => ('set' in run ? run.set : undefined),
};

/** A pack of the shelf. */
const pack: Machine<PackRun> = {
  contribute({ world, state, id }, run, c) {
    const step = contributePack(run, c, hereOf(state));
    if (step.kind !== 'brought') return step;
    const tag = state.play?.asks.find((ask) => ask.id === id)?.tag ?? '';
    const schema = own(world.game.packs ?? {}, tag);
    const content = schema && readPack(schema, step.bytes);
    return answered(content === undefined ? { failed: 'bad', by: [] } : { content });
  },
  deadline: (run) => run.until,
  expire: expirePack,
  withSeats: ({ state }, run, seated) =>
    packWithSeats(
      run,
      hereOf(state).filter((seat) => seated.includes(seat)),
    ),
  duties: ({ state, id }, run) => packDuties(run, id, hereOf(state)),
};

/** Letters that all send alike. */
const veil: Machine<VeilRun> = {
  contribute: (at, run, c) => contributeVeil(run, c, at.world.entry(c.entry)?.device ?? '', veilRunWorld(at)),
  deadline: veilDeadline,
  expire: (at, run) => expireVeil(run, veilRunWorld(at)),
  left: (run, seat) => (run.hub === seat ? answered({ failed: 'lost', by: [seat] }) : goesOn(run)),
  withSeats: (_, run, seated) => veilAfterLeave(run, seated),
  duties: (at, run) => veilDuties(run, veilRunWorld(at)),
};

const veilRunWorld = ({ state, id }: At): VeilRunWorld => ({ ...veilWorld(state), id });

const hereOf = ({ roster, away }: TableState): readonly Seat[] =>
  roster.filter(({ device }) => !away.includes(device)).map(({ seat }) => seat);

/** What cards are to those who have these seats. */
function deckOf({ world, state }: At, seated: readonly Seat[]): CardWorld | undefined {
  const deck = cardWorld(world, state);
  return deck && { ...deck, seated };
}

type Table = { readonly [K in Run['kind']]: Machine<Extract<Run, { readonly kind: K }>> };

const MACHINES: Table = {
  roll,
  secret,
  tell,
  open,
  waiting: cards,
  lock: cards,
  shuffle: cards,
  beacon: cards,
  pack,
  veil,
};

/** The row of this run: the table type says that a run meets only its own kind. */
export const machineOf = (run: Run): Machine<Run> => MACHINES[run.kind];
