/** A table that lives in this page only: what the shell asks of it is written down, what it shows is set by the test. */
import { fetchApart } from '../../src/embed/late-parts.ts';
import type { Company } from '../../src/kernel/generation/types.ts';
import type { Devices } from '../../src/kernel/view/devices.ts';
import type { Refusal } from '../../src/kernel/pipeline/refusals.ts';
import type { Shelf } from '../../src/kernel/shelf/types.ts';
import type { SeatView, Table, TableView } from '../../src/kernel/view/table-view.ts';

// So that a window is there in the frame after it was asked for: that it is fetched late is shown by `late-parts.browser.ts`.
await fetchApart();

const NAMES: readonly string[] = [
  'Giulia',
  'Marco',
  'Sofia',
  'Dario',
  'Elena',
  'Tom',
  'Nadia',
  'Luca',
  'Irene',
  'Pietro',
  'Anna',
  'Ugo',
];

/** @param me own seat number among them, if any */
export function people(n: number, me: number | null = null): readonly SeatView[] {
  return NAMES.slice(0, n).map((name, seat) => ({
    seat,
    name,
    state: 'seated',
    me: seat === me,
    founder: seat === 0,
    device: `d${seat}`,
    presence: 'here',
    hand: 'here',
  }));
}

export function viewOf(change: Partial<TableView> = {}): TableView {
  const seats = change.seats ?? [];
  const own = seats.find((s) => s.me);
  return {
    phase: 'lobby',
    connection: { state: 'live', waiting: 0 },
    game: { id: 'codenames', version: 1 },
    settings: { open: true, name: 'Venerdì da Giulia' },
    me: {
      seat: own?.seat ?? null,
      placed: own?.state === 'seated',
      device: 'me',
      founder: own?.founder ?? false,
      watcher: false,
      asking: own?.state === 'asking',
    },
    seats,
    circle: seats.length > 0 ? 'c0'.repeat(32) : '',
    order: { sequencer: undefined, missing: [], stuck: false },
    seatsMin: 4,
    seatsMax: 24,
    pending: [],
    waiting: [],
    log: [],
    notices: [],
    devices: { role: null, list: [], requests: [], reclaims: [], erased: false },
    ...change,
  };
}

/** The past is like the present, with a shorter log. */
const fakeHistory = (now: () => TableView): Table['history'] => ({
  origin: 'first',
  get log() {
    return now().log;
  },
  get positions() {
    return now().log;
  },
  at(position) {
    if (position === undefined) return now();
    const { log } = now();
    const past = { position, last: log.at(-1)?.position ?? 0 };
    return { ...now(), log: log.filter((line) => line.position <= position), past };
  },
  export: () => Promise.resolve(new Uint8Array([1, 2, 3])),
});

export class FakeTable implements Table {
  view: TableView;
  lost: Table['lost'] = [];
  /** What was asked, oldest first. */
  readonly calls: (readonly unknown[])[] = [];
  readonly now = (): number => this.view.log.at(-1)?.time ?? 0;
  readonly say = (what: Parameters<Table['say']>[0]): ReturnType<Table['say']> => this.call('say', what);
  readonly letOthersFirst = (): ReturnType<Table['letOthersFirst']> => this.call('letOthersFirst');
  readonly turnDoor = (open: boolean): ReturnType<Table['turnDoor']> => this.call('turnDoor', open);
  readonly devices: Devices = {
    offer: async (way) => {
      const refusal = await this.call('devices.offer', way);
      if (refusal) return { ok: false, refusal };
      return { ok: true, way, link: '#1p.x', code: '7KQ2-M0XB-91TD-ZC4R' };
    },
    withdraw: () => void this.call('devices.withdraw'),
    ask: (code) => this.call('devices.ask', code),
    unask: () => this.call('devices.unask'),
    accept: (device) => this.call('devices.accept', device),
    refuse: (device) => this.call('devices.refuse', device),
    revoke: (device) => this.call('devices.revoke', device),
    makeMain: (device) => this.call('devices.makeMain', device),
    reclaim: (seat, name) => this.call('devices.reclaim', seat, name),
    consent: (device, yes) => this.call('devices.consent', device, yes),
    recoveryCode: async () => {
      await this.call('devices.recoveryCode');
      return { ok: true, code: 'B3F7-KQ2M-91TD-ZC4R-0XY8-P6NA-E5HV' };
    },
    recover: (code) => this.call('devices.recover', code),
    renew: async () => void (await this.call('devices.renew')),
    takeHere: () => void this.call('devices.takeHere'),
  };
  readonly gestures: Table['gestures'] = { show: () => undefined, heard: () => () => undefined };
  readonly company: { -readonly [K in keyof Company]: Company[K] } = {
    link: '',
    goOn: () => this.call('company.goOn'),
    kick: (seat) => this.call('company.kick', seat),
    relink: () => this.call('company.relink'),
    renew: () => this.call('company.renew'),
    change: (game) => this.call('company.change', game),
    consent: (proposal, yes) => this.call('company.consent', proposal, yes),
    follow: () => this.call('company.follow'),
    stay: () => this.call('company.stay'),
  };
  /** What lies on the shelf, by hash. */
  readonly things: Map<string, Uint8Array> = new Map();
  readonly shelf: { -readonly [K in keyof Shelf]: Shelf[K] } = {
    put: async (bytes, meta, progress) => {
      await this.call('shelf.put', meta.kind, meta.name, bytes.length);
      const hash = this.things.size.toString(16).padStart(64, '0');
      this.things.set(hash, bytes);
      progress?.(bytes.length, bytes.length);
      return { ok: true, hash };
    },
    get: (hash) => {
      const bytes = this.things.get(hash);
      return Promise.resolve(bytes ? { ok: true, bytes } : { ok: false, code: 'shelf/unknown', by: [] });
    },
    list: () => Promise.resolve([]),
    lend: () => () => undefined,
  };
  /** The answer to every act. */
  answer: Refusal | undefined;
  private readonly watchers = new Set<() => void>();

  constructor(view: TableView = viewOf()) {
    this.view = view;
  }

  show(change: Partial<TableView>): void {
    this.view = { ...this.view, ...change };
    for (const changed of this.watchers) changed();
  }

  lose(move: string, refusal: Refusal): void {
    this.lost = [...this.lost, { move, refusal }];
    this.show({});
  }

  subscribe(changed: () => void): () => void {
    this.watchers.add(changed);
    return () => this.watchers.delete(changed);
  }

  check(move: string, args: unknown): Refusal | undefined {
    this.calls.push(['check', move, args]);
    return this.answer;
  }

  choices(): readonly unknown[] {
    return [];
  }

  propose(move: string, args: unknown): Promise<Refusal | undefined> {
    return this.call('propose', move, args);
  }

  claim(name: string, seat?: number): Promise<Refusal | undefined> {
    return this.call('claim', name, seat);
  }

  rename(name: string): Promise<Refusal | undefined> {
    return this.call('rename', name);
  }

  leave(): Promise<Refusal | undefined> {
    return this.call('leave');
  }

  admit(device: string): Promise<Refusal | undefined> {
    return this.call('admit', device);
  }

  refuse(device: string, forGood = false): Promise<Refusal | undefined> {
    return this.call('refuse', device, forGood);
  }

  refuseAll(): Promise<Refusal | undefined> {
    return this.call('refuseAll');
  }

  waive(): Promise<Refusal | undefined> {
    return this.call('waive');
  }

  start(options: unknown): Promise<Refusal | undefined> {
    return this.call('start', options);
  }

  dismiss(): void {
    this.calls.push(['dismiss']);
    this.lost = [];
  }

  /** Why the last move can't be taken back; nothing where it can. */
  held: Refusal | undefined = { code: 'undo/nothing', rule: 'U1' };
  readonly undo: Table['undo'] = {
    mine: () => (this.held ? { possible: false, why: this.held } : { possible: true }),
    takeBack: () => this.call('undo.takeBack'),
    check: () => undefined,
    warnings: () => [{ what: 'opened', n: 2 }],
    propose: (position) => this.call('undo.propose', position),
    consent: (yes) => this.call('undo.consent', yes),
    withdraw: () => this.call('undo.withdraw'),
  };
  readonly history: Table['history'] = fakeHistory(() => this.view);

  async close(): Promise<void> {
    this.calls.push(['close']);
  }

  private async call(...what: readonly unknown[]): Promise<Refusal | undefined> {
    this.calls.push(what);
    return this.answer;
  }
}
