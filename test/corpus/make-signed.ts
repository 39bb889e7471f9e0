/** Plays the whole signed evenings that are still missing (`npm run corpus -- make`). What is there stays as it is. */
import process from 'node:process';
import { games } from '../../src/games/registry.ts';
import { loadShipped } from '../../src/games/sandbox/box/shipped/shipped.ts';
import { actsOf } from '../../src/games/sandbox/box/laying.ts';
import type { Game } from '../../src/kernel/game.ts';
import { fill as codenamesFill, RARE as CODENAMES_RARE } from '../games/codenames/fill.ts';
import { fill as laboratoryFill } from '../games/laboratory/fill.ts';
import { fill as lupusFill, RARE as LUPUS_RARE } from '../games/lupus/fill.ts';
import { fill as mementoFill } from '../games/memento/fill.ts';
import { RARE as MEMENTO_RARE } from '../games/memento/rare.ts';
import { fill as chrononautsFill, RARE as CHRONONAUTS_RARE } from '../games/chrononauts/bots.ts';
import { fill as sandboxFill, RARE as SANDBOX_RARE } from '../games/sandbox/fill.ts';
import type { Filler } from '../helpers/bots.ts';
import type { Stage } from '../sim/stage.ts';
import { ends, keep, opened } from './signed.ts';
import { type SignedEvening, signedEvening } from './signed-evening.ts';

const codenames = (people: number, options: object = {}): SignedEvening => ({
  people,
  options,
  fill: codenamesFill,
  rare: [...CODENAMES_RARE, 'splitTeams', 'setTeam'],
});
const chrononauts = (people: number, options: object = {}): SignedEvening => ({
  people,
  options: { memoSeconds: 5, ...options },
  fill: chrononautsFill,
  rare: CHRONONAUTS_RARE,
  always: ['declareWin', 'sendHome'],
});
const memento = (people: number): SignedEvening => ({ people, options: {}, fill: mementoFill, rare: MEMENTO_RARE });
const lupus = (people: number, options: object): SignedEvening => ({
  people,
  options: { talkMs: 60_000, voteMs: 15_000, speechMs: 30_000, pace: 75, ...options },
  fill: lupusFill,
  rare: LUPUS_RARE,
});

/** A box that ships, in one of its languages. */
const box = (people: number, id: string, lang: 'it' | 'en'): SignedEvening => {
  const fill: Filler = (choice, at) => (at.move === 'lay' ? undefined : sandboxFill(choice, at));
  const first = async (stage: Stage): Promise<void> => {
    const seats = Array.from({ length: people }, (_, seat) => seat);
    for (const act of actsOf((await loadShipped(id, lang))!, `builtin:${id}@1`, seats)) {
      const refused = await stage.do(0, (table) => table.propose('lay', act));
      if (refused) throw new Error(`${id}: ${refused.code}`);
    }
  };
  return { people, options: {}, fill, rare: SANDBOX_RARE, first };
};
const laboratory = (people: number): SignedEvening => ({
  people,
  options: {},
  fill: laboratoryFill,
  rare: ['newDeck', 'callOff'],
});

const EVENINGS: Readonly<Record<string, readonly SignedEvening[]>> = {
  codenames: [
    codenames(4),
    codenames(6, { keySource: 'deck', nextMode: 'redeal' }),
    codenames(5, { timer: 'strict', expertZero: true, expertUnlimited: true, challenge: true }),
    codenames(4, { touchMode: 'majority', deliberation: 'team' }),
    codenames(2, { mode: 'coop' }),
    codenames(3, { mode: 'coop', grid: '5x5' }),
    codenames(3, { mode: 'three', keySource: 'deck' }),
  ],
  lupus: [
    lupus(9, {}),
    lupus(9, { night: 'called' }),
    lupus(10, { moderator: 'person', ghosts: true }),
    lupus(8, { wolfText: true, whispers: true }),
  ],
  memento: [memento(4), memento(5), memento(6)],
  sandbox: [
    box(2, 'italian', 'it'),
    box(3, 'french', 'en'),
    box(2, 'army', 'it'),
    box(4, 'memory', 'en'),
    box(3, 'tombola', 'it'),
    box(2, 'dice', 'en'),
  ],
  laboratory: [laboratory(1), laboratory(2), laboratory(4)],
  chrononauts: [chrononauts(1, { mode: 'solonauts' }), chrononauts(2), chrononauts(3, { fastForward: 'twoTurns' })],
};

const [only] = process.argv.slice(2);
for (const [id, evenings] of Object.entries(EVENINGS)) {
  if (only !== undefined && only !== id) continue;
  const game: Game<unknown> | undefined = await games.find((one) => one.id === id)?.load();
  if (!game) throw new Error(`no rules of ${id}`);
  for (const [i, evening] of evenings.entries()) {
    const name = `${id}-${game.version}-${String(i + 1).padStart(2, '0')}`;
    if (Object.hasOwn(ends(), name)) continue;
    const began = process.cpuUsage().user;
    const log = await signedEvening(game, i + 1, evening);
    const played = process.cpuUsage().user;
    const end = await opened(log);
    const s = (from: number, until: number): string => ((until - from) / 1e6).toFixed(1);
    console.log(
      `${name}: ${keep(name, log, end)} bytes, ${end.lines} lines, ${end.why}, played in ${s(began, played)} s, opened in ${s(played, process.cpuUsage().user)} s`,
    );
  }
}
process.exit(0);
