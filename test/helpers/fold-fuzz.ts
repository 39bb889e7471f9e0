/**
 * A table of cards at which everything is said that can be written down, in any order and by anybody. That is what is owed and by whom it
 * isn't, what was owed long ago, altered, for another place, in another past. It is also seats, devices, starts, going back, time. The fold
 * must neither throw nor stumble (`entry/fault`), and what it refuses changes nothing. Real keys and proofs.
 */
import { webRng } from '../../src/embed/adapters/keys.ts';
import { base64url } from '../../src/kernel/base64url.ts';
import { perform } from '../../src/kernel/acting/perform.ts';
import { CONTRIBUTION } from '../../src/kernel/runs/contribution.ts';
import { canonical } from '../../src/kernel/canonical.ts';
import { foldVoters } from '../../src/kernel/fold/presence.ts';
import type { TableState } from '../../src/kernel/state/state.ts';
import {
  makeContributionBody,
  makeVotersBody,
  makeHelloBody,
  makeLetterBody,
  makeMoveBody,
  makeSeatBody,
  makeStartBody,
  SEAT_ACT,
} from '../../src/kernel/journal/bodies.ts';
import { KIND, type Kind } from '../../src/kernel/journal/entry.ts';
import { makeKeygenBody } from '../../src/kernel/keygen/bodies.ts';
import { OwnKeys } from '../../src/kernel/acting/own-keys.ts';
import { takeEscrow } from '../../src/kernel/acting/perform-keygen.ts';
import { setsOf } from '../../src/kernel/runs/keepers.ts';
import { makeUndoBody } from '../../src/kernel/undo/body.ts';
import { cardToy, WHAT } from './card-toy.ts';
import { Bench, codeOf, type Person } from './fold-bench.ts';
import { directWork } from './group-work.ts';
import { sodiumGroup as group } from './groups.ts';
import { keygenBody, keygenOwed, keygenPorts } from './keygen-bench.ts';
import { type Rng, seeded } from './rng.ts';

interface Said {
  readonly by: Person;
  readonly kind: Kind;
  readonly body: Uint8Array;
}

const FACES = ['a', 'b', 'c', 'd', 'e', 'e'];
const SEATS = 5;
const HEX = '0123456789abcdef';

export class FoldFuzz {
  readonly bench: Bench;
  readonly #rng: Rng;
  readonly #said: Said[] = [];
  readonly #pasts: TableState[] = [];
  /** Codes that came out, with how often: whether anything but refusals happened. */
  readonly codes: Map<string, number> = new Map();

  private constructor(bench: Bench, rng: Rng) {
    this.bench = bench;
    this.#rng = rng;
  }

  static async of(seed: number): Promise<FoldFuzz> {
    const bench = await Bench.of(cardToy as never, 6, true, group);
    const work = directWork(group, webRng);
    for (const { ports } of bench.people) Object.assign(ports, { cards: { work, own: new OwnKeys(ports.store) } });
    const fuzz = new FoldFuzz(bench, seeded(seed));
    for (const seat of [0, 1, 2, 3]) bench.sit(bench.people[seat]!, seat);
    return fuzz;
  }

  async step(): Promise<void> {
    const rng = this.#rng;
    if (rng.oneIn(12)) this.#pasts.push(this.bench.state);
    if (rng.oneIn(40) && this.#pasts.length > 0) return this.#back(rng.pick(this.#pasts)!);
    if (rng.oneIn(10)) return this.bench.pass(rng.pick([1, 2_000, 16_000, 31_000])!);
    if (rng.oneIn(15)) return this.#attend();
    // Mostly what is right, so that there is something to break.
    const said = rng.below(10) < 6 ? await this.#owed() : rng.oneIn(4) ? this.#again() : this.#anything();
    if (said) this.#put(rng.oneIn(6) ? this.#bent(said) : said);
  }

  #put({ by, kind, body }: Said): void {
    const { bench } = this;
    const before = bench.state;
    const folded = bench.put(by, kind, body);
    const code = codeOf(folded);
    this.codes.set(code, (this.codes.get(code) ?? 0) + 1);
    this.#said.push({ by, kind, body });
    if (code === 'entry/fault')
      throw new Error(`kind ${kind}: ${JSON.stringify(folded.kind === 'refused' && folded.refusal)}`);
    const isCounted = code === 'contribution/bad-proof';
    const rest = (state: TableState): string => canonical({ ...state, heads: {}, keeping: {} as never });
    if (folded.kind === 'refused' && !isCounted && rest(before) !== rest(bench.state))
      throw new Error(`${code} changed something`);
    if (bench.state.play?.faults) throw new Error('the game threw');
  }

  /** Another past: what everybody has said since is pending there, and each begins a chain of its own. */
  #back(state: TableState): void {
    this.bench.set(() => state);
    for (const person of this.bench.people) person.page();
  }

  #attend(): void {
    const { bench } = this;
    const all = bench.state.roster.map(({ device }) => device);
    const after = this.#rng.shuffle(all).slice(this.#rng.below(2));
    const here = all.filter((device) => !bench.state.away.includes(device));
    bench.set((state) => foldVoters(bench.world, state, here, after, 'ab'.repeat(32)).state);
  }

  /** What some seat owes now, by its own device. */
  async #owed(): Promise<Said | undefined> {
    const { bench } = this;
    const rng = this.#rng;
    const complaint = rng.oneIn(4) ? await this.#complaint() : undefined;
    if (complaint) return complaint;
    const keep = rng.pick(keygenOwed(bench));
    if (keep && rng.oneIn(2)) {
      const body = await keygenBody(bench, keep);
      return body && { by: bench.bySeat(keep.seat), kind: KIND.keygen, body };
    }
    const duty = rng.pick(bench.owed());
    if (!duty) return rng.oneIn(2) ? this.#ask() : undefined;
    const by = bench.bySeat(duty.seat);
    const done = await perform(by.ports, bench.state, bench.state.requests[duty.ask]!, duty);
    const bytes = await done?.bytes(bench.place(by));
    if (!done || !bytes) return undefined;
    return {
      by,
      kind: KIND.contribution,
      body: makeContributionBody({ cause: done.cause, index: done.index, type: done.type, bytes }),
    };
  }

  /** Takes in a share of a hand that was told late, or complains of it. */
  async #complaint(): Promise<Said | undefined> {
    const { bench } = this;
    const set = this.#rng.pick(bench.state.keeping ? setsOf(bench.state.keeping) : []);
    const me = set && this.#rng.pick(set.keepers.filter((seat) => bench.bySeat(seat)));
    const seat = set && this.#rng.pick(Object.keys(set.hands));
    if (!set || me === undefined || seat === undefined) return undefined;
    const by = bench.bySeat(me);
    const ports = keygenPorts(by);
    const body = await takeEscrow(ports, bench.state, set, Number(seat), new OwnKeys(ports.store), me);
    return body && { by, kind: KIND.keygen, body };
  }

  /** Something that was said before, by anybody. */
  #again(): Said | undefined {
    const said = this.#rng.pick(this.#said);
    return said && { ...said, by: this.#rng.oneIn(2) ? said.by : this.#person() };
  }

  /** A byte another, an end missing, or a byte more. */
  #bent({ by, kind, body }: Said): Said {
    const at = this.#rng.below(Math.max(1, body.length));
    const cut = this.#rng.oneIn(4)
      ? body.slice(0, at)
      : body.map((byte, i) => (i === at ? byte ^ (1 << this.#rng.below(8)) : byte));
    return { by, kind, body: this.#rng.oneIn(8) ? Uint8Array.from([...body, 0]) : cut };
  }

  #person(): Person {
    return this.#rng.pick(this.bench.people)!;
  }

  #hex(bytes: number): string {
    return Array.from({ length: 2 * bytes }, () => HEX[this.#rng.below(16)]).join('');
  }

  #thing(): string {
    const { cards, play } = this.bench.state;
    const all = [
      ...Object.keys(cards.at),
      ...Object.keys(cards.rolls),
      ...Object.keys(play?.faces ?? {}),
      '__proto__',
      'constructor',
    ];
    return this.#rng.pick(all)!;
  }

  #ask(): Said {
    const rng = this.#rng;
    const { cards } = this.bench.state;
    const place = rng.pick(['pile', 0, 1, 2, 3] as const);
    const here = Object.keys(cards.at).filter((thing) => cards.at[thing]!.place === place);
    const some = rng.oneIn(4)
      ? Array.from({ length: 1 + rng.below(3) }, () => this.#thing())
      : rng.shuffle(here).slice(0, 1 + rng.below(3));
    const seats = rng.shuffle([0, 1, 2, 3]).slice(0, 1 + rng.below(3));
    const what = Object.keys(cards.at).length === 0 ? 'fresh' : rng.pick(WHAT)!;
    const one = {
      what,
      cards: some,
      faces: FACES,
      to: rng.below(SEATS),
      ...(rng.oneIn(2) ? { seats } : {}),
      n: 1,
      sides: 6,
    };
    const body = makeMoveBody({ move: 'ask', slot: '', args: { all: [one] }, attachments: [] });
    return { by: this.bench.bySeat(rng.below(4)) ?? this.#person(), kind: KIND.move, body };
  }

  /** An entry of any kind, well formed, that means something more or less. */
  #anything(): Said {
    const rng = this.#rng;
    const by = this.#person();
    const { state } = this.bench;
    const name = rng.pick([
      'Anna',
      '',
      'yes',
      'no',
      'hand',
      'table',
      'only',
      'main',
      'recovery',
      base64url(rng.bytes(32)),
      'open',
    ])!;
    const causes = [...Object.keys(state.requests), `${this.#hex(32)}:0`];
    const moves = [
      ...this.#said.flatMap(({ by: one }) => one.prev),
      state.undo.last?.entry ?? this.#hex(32),
      state.undo.offer?.entry ?? this.#hex(32),
    ];
    switch (rng.below(10)) {
      case 0:
      case 1: {
        const act = rng.pick(Object.values(SEAT_ACT).filter((one) => one !== SEAT_ACT.door))!;
        return {
          by,
          kind: KIND.seat,
          body: makeSeatBody({ act, seat: rng.below(SEATS), device: this.#person().device, name }),
        };
      }
      case 2:
      case 3: {
        const [cause, index] = rng.pick(causes)!.split(':');
        const type = rng.pick(Object.values(CONTRIBUTION))!;
        const bytes = rng.bytes(rng.pick([0, 16, 32, 34, 74, 96, 138, 170, 300])!);
        return {
          by,
          kind: KIND.contribution,
          body: makeContributionBody({ cause: cause!, index: Number(index), type, bytes }),
        };
      }
      case 4: {
        const sets = state.keeping
          ? [...setsOf(state.keeping).map(({ id }) => id), state.keeping.making?.id ?? this.#hex(16)]
          : [];
        const body = makeKeygenBody({
          type: 1 + rng.below(6),
          set: rng.pick(sets) ?? this.#hex(16),
          bytes: rng.bytes(rng.pick([0, 32, 96, 130, 400])!),
        });
        return { by, kind: KIND.keygen, body };
      }
      case 5:
        return { by, kind: KIND.undo, body: makeUndoBody({ act: (1 + rng.below(4)) as 1, about: rng.pick(moves)! }) };
      case 6: {
        const give = [{ card: this.#thing(), to: rng.below(SEATS + 1) - 1 }];
        const args = { open: rng.oneIn(2) ? [this.#thing()] : [], give: rng.oneIn(2) ? give : [] };
        const attachments = rng.oneIn(2)
          ? [{ type: 1 + rng.below(4), bytes: rng.bytes(rng.pick([0, 96, 128, 160])!) }]
          : [];
        return {
          by,
          kind: KIND.move,
          body: makeMoveBody({ move: rng.pick(['bring', 'ask', 'constructor'])!, slot: '', args, attachments }),
        };
      }
      case 7:
        if (rng.oneIn(4)) return { by, kind: KIND.start, body: makeStartBody({}) };
        return { by, kind: KIND.hello, body: makeHelloBody(by) };
      case 8:
        if (rng.oneIn(2))
          return {
            by,
            kind: KIND.letter,
            body: makeLetterBody({ type: rng.below(3), mail: rng.bytes(rng.below(200)) }),
          };
        return { by, kind: KIND.voters, body: makeVotersBody({ act: 'in', device: by.device }) };
      default:
        return { by, kind: rng.pick(Object.values(KIND))!, body: rng.bytes(rng.below(120)) };
    }
  }
}

/** So many entries thrown at one table. @returns what came of them */
export async function foldFuzz(seed: number, steps: number): Promise<ReadonlyMap<string, number>> {
  const fuzz = await FoldFuzz.of(seed);
  for (let i = 0; i < steps; i++) {
    if (!fuzz.bench.state.play) {
      // Keys first, most of the time.
      if (i > steps / 6) fuzz.bench.put(fuzz.bench.people[0]!, KIND.start, fuzz.bench.startBody());
    }
    try {
      await fuzz.step();
    } catch (error) {
      throw new Error(`SEED=${seed}, step ${i}: ${error instanceof Error ? error.stack : String(error)}`, {
        cause: error,
      });
    }
  }
  return fuzz.codes;
}
