/**
 * A saved log opened again, without any network: the same fold, stopped where one wants to look. People who were at the table and still
 * have the device's store see with their own eyes, all others what everybody saw.
 */
import { lastIn } from '../held.ts';
import type { PerformPorts } from '../acting/performance.ts';
import { hex } from '../bytes.ts';
import { ProofBook } from '../fold/proofs.ts';
import { Runner } from '../fold/runner.ts';
import type { Game } from '../game.ts';
import { judgeBeginning } from '../generation/judge.ts';
import { deviceId } from '../identity/device.ts';
import type { DeviceKeys, LogStore } from '../ports.ts';
import type { GroupWork } from '../secrets/group-work.ts';
import { OwnKeys } from '../acting/own-keys.ts';
import { Private } from '../acting/private.ts';
import type { Group } from '../secrets/group.ts';
import type { History, LogLine, Moment, TableView } from '../view/table-view.ts';
import { bad, good, type Result } from '../result.ts';
import { parsingLogFile, writeLogFile } from './log-file.ts';
import { Past, type Span } from './past.ts';
import { type LogCode, type ProofPorts, type ProvedPart, provePart, settledPart } from './proof.ts';

/** What this device has of the table that a file is of. */
export interface OwnEyes {
  readonly store: LogStore;
  readonly keys: DeviceKeys;
}

/** What opening a saved log needs. */
export interface ReplayPorts extends ProofPorts, Pick<PerformPorts, 'mail' | 'rng'> {
  readonly group: Group;
  readonly groupWork: GroupWork;
  /** @param version of the rules; the newest without */
  game(id: string, version?: number): Promise<Game<unknown> | undefined>;
  /** @param room hex room id. `undefined` where this device was never at that table */
  eyes(room: string): Promise<OwnEyes | undefined>;
}

/** Also where the file is good, but this page hasn't its game, or other rules. */
export type ReplayCode = LogCode | 'game/unknown' | 'version/other';

/**
 * Reads a file and verifies it as if it came from a stranger. Never throws for what the bytes are.
 * @param origin hash of the first entry of the one table whose log is wanted
 */
export async function openReplay(ports: ReplayPorts, file: Uint8Array, origin?: string): Promise<Result<Replay>> {
  const slices = parsingLogFile(file);
  let slice = slices.next();
  for (; !slice.done; slice = slices.next()) await ports.breath();
  const parsed = slice.value;
  if (!parsed.ok) return parsed;
  const spans: ReplaySpan[] = [];
  for (const part of parsed.value) {
    const proved = await provePart(ports, part);
    if (!proved) return bad('log/doctored', spans.length);
    if (spans.length === 0 && origin !== undefined && proved.genesis.hash !== origin) return bad('log/other-table');
    const { table } = proved.body;
    const game = await ports.game(table.game, table.version);
    if (game?.version !== table.version) {
      const known = await ports.game(table.game);
      return known ? bad('version/other', table.version) : bad('game/unknown', table.game);
    }
    const before = spans.at(-1);
    if (before && !goesOn(ports, before, proved)) return bad('log/doctored', spans.length);
    spans.push(await fold(ports, proved, game, await ports.eyes(hex(part.room))));
  }
  const last = lastIn(spans);
  // Behind the end of the last one nothing may stand that isn't shown.
  if (last.order.tip !== last.end) return bad('log/doctored');
  return good(new Replay(spans));
}

interface ReplaySpan extends Span, ProvedPart {}

/**
 * Whether a generation is the one that follows. Those who may must have decided it, from the very end of this one, with the state that was
 * there.
 */
function goesOn({ sodium }: ReplayPorts, from: ReplaySpan, { genesis, body }: ProvedPart): boolean {
  const { place, order, end, runner, journal } = from;
  const settings = from.body.table;
  if (body.carried?.base.hash !== end.hash) return false;
  const ports = {
    sodium,
    place,
    order,
    settings,
    keyOf: (device: string) => journal.keysOf(device)?.sigPk,
    world: runner.world,
    stateAt: (hash: string) => runner.stateAt(hash),
  };
  return judgeBeginning(ports, genesis.device, body.carried, body.table) === 'good';
}

async function fold(
  ports: ReplayPorts,
  part: ProvedPart,
  game: Game<unknown>,
  eyes: OwnEyes | undefined,
): Promise<ReplaySpan> {
  const { place, body, first, journal, order } = part;
  const proofs = new ProofBook(ports.group, ports.groupWork, () => undefined);
  const runner = new Runner(game, place.room, journal, order, order.begun.root, first, {
    group: ports.group,
    known: proofs.known,
    box: ports.sodium,
  });
  runner.catchUp();
  // Heavy proofs come to light one after the other, as each needs the state that the one before has led to.
  while (proofs.busy) {
    await proofs.settled();
    runner.catchUp();
  }
  const device = eyes ? hex(deviceId(eyes.keys.sigPk, eyes.keys.mailPk)) : '';
  const { mail, rng, sodium, groupWork } = ports;
  const cards = eyes && { work: groupWork, own: new OwnKeys(eyes.store), box: sodium };
  const known = eyes && new Private({ world: runner.world, mail, rng, ...eyes, device, ...(cards && { cards }) });
  const frame = {
    settings: body.table,
    game,
    device,
    founder: first.founder,
    watcher: true,
    connection: { state: 'offline' as const },
    everSynced: false,
    arrived: true,
    notices: [],
  };
  return { ...part, runner, known, frame: () => frame };
}

/** A saved log, opened: verified and folded without a network. */
export class Replay implements History {
  readonly origin: string;
  readonly #spans: readonly ReplaySpan[];
  readonly #past: Past;
  readonly #listeners = new Set<() => void>();

  constructor(spans: readonly ReplaySpan[]) {
    this.#spans = spans;
    this.origin = spans[0]!.genesis.hash;
    this.#past = new Past({
      spans: () => spans,
      changed: () => {
        for (const listener of this.#listeners) listener();
      },
    });
  }

  get log(): readonly LogLine[] {
    return this.#past.log;
  }

  get positions(): readonly Moment[] {
    return this.#past.moments;
  }

  /** The end of the log, if no place is named. */
  at(position: number = Infinity): TableView {
    return this.#past.at(position);
  }

  async export(): Promise<Uint8Array> {
    return writeLogFile(
      this.#spans.map(({ journal, order, end: tip, place }, i) => {
        const votes = this.#spans[i + 1]?.body.carried?.votes;
        return settledPart({ journal, order, tip, place, ...(votes && { votes }) });
      }),
    );
  }

  /** Called when what was looked at shows more: what was sealed to this device takes a moment to open. */
  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }
}
