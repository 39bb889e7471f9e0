/** Rules of the book about the frame, receptacles, set-up and the Prologue, one by one (5.A to 5.D). */
import { expect, test } from 'vitest';
import { readMission } from '../../../../src/games/time-stories/pack/check.ts';
import type { SessionShown } from '../../../../src/games/time-stories/shown.ts';
import { shellOf } from '../../../../src/games/time-stories/vault/sealing.ts';
import { timeStories } from '../../../../src/games/time-stories/time-stories.ts';
import { after, plain, reads, shown } from '../table/acts.ts';
import { card, element, mission, panorama, say, test as trial } from '../table/mission.ts';
import { Table } from '../table/table.ts';

const session = (table: Table, seat: number | null = 0): SessionShown => table.dealer.view(seat) as SessionShown;

test('[TS-001] a success is everybody’s, and so is a failure', () => {
  const won = after([{ op: 'endMission', result: 'success' }]);
  expect(timeStories.outcome(won.session)?.winners).toEqual([0, 1, 2]);
  const lost = after([{ op: 'endMission', result: 'failure' }]);
  lost.ok(2, 'stop', {});
  expect(timeStories.outcome(lost.session)?.winners).toEqual([]);
});

test('[TS-005 TS-007] what bears the Experience icon is left alone, and nothing of it is scored', () => {
  const icon = panorama('mill.1', { experienceIcon: [{ op: 'loseAzrak', n: 3 }], instructions: [{ op: 'gainMagic' }] });
  const table = new Table({
    cards: [icon, ...plain],
    more: { experience: { ignoreIcon: true, xp: 7, nm: 7 } },
  }).in();
  const before = table.azrak(0);
  table.does(0, 'follow');
  expect(table.azrak(0)).toBe(before);
  expect(JSON.stringify(table.state.runs)).not.toContain('7');
});

test('[TS-006 TS-317] what lies on Mission Return is seen all along, and the score stands beside the run once it is over', () => {
  const table = after(
    [
      { op: 'spendAzrak', n: 1, toReturn: 1 },
      { op: 'endMission', result: 'success' },
    ],
    {
      more: { scoring: { base: 4, azrakOnReturn: [], bonuses: [], grades: [] } },
    },
  );
  expect(shown(table, null)).toMatchObject({ purse: { missionReturn: 1 }, score: 4, runs: [{ score: 4 }] });
  expect(shown(new Table().in(), null).purse.missionReturn).toBe(0);
});

test('[TS-008] numbers are the mission’s: its own adjustments hold in the place of the book’s', () => {
  const own = { freeExplore: null, freeRefresh: 5, support: { maxEach: 1 } };
  const table = new Table({ people: 2, more: { adjustments: { '2': own } } });
  expect(table.state.freeRefreshes).toBe(5);
  expect(new Table({ people: 2 }).state.freeRefreshes).toBe(2);
});

test('[TS-014 TS-017 TS-021] attributes and reserves of receptacles in play are seen by all, as printed', () => {
  const table = new Table();
  const seen = shown(table, null);
  expect(seen.attributes).toEqual([0, 1, 2].map(() => ({ cunning: 2, strength: 3 })));
  expect(seen.purse.reserves.map(({ most }) => most)).toEqual([5, 4, 5]);
  expect(seen.agents.map(({ magicMost }) => magicMost)).toEqual([4, 4, 4]);
  const lame = mission();
  const [first] = lame.receptacles;
  const without = { ...lame, receptacles: [{ ...first!, attributes: { cunning: 2 } }, ...lame.receptacles.slice(1)] };
  expect(readMission(without, 'source').faults.map(({ check }) => check)).toContain('MP-03');
});

test('[TS-015] a card may ask who its reader is', () => {
  const asks = (id: string): unknown =>
    after([{ op: 'if', when: { receptacle: id }, do: [{ op: 'setFlag', name: 'gate', value: true }] }]).state.flags[
      'gate'
    ];
  expect([asks('miller'), asks('nun'), asks('islander')]).toEqual([true, false, true]);
});

test('[TS-016] both sides of a receptacle lie open from the beginning, also where a mission is sealed', () => {
  const source = mission();
  const [first, ...rest] = source.receptacles;
  const whole = { ...source, receptacles: [{ ...first!, otherSide: say('the other side') }, ...rest] };
  const [sealed] = shellOf(whole).mission.receptacles;
  expect(sealed).toMatchObject({ background: say('once'), otherSide: say('the other side') });
});

test('[TS-020] a Memory Breaker may give its reader back control: it mends what broke', () => {
  const table = after([{ op: 'readMemoryBreaker' }], {
    memory: [{ op: 'gainAzrak', n: 1, when: { azrak: ['<', 9] } }],
  });
  expect(table.azrak(0)).toBe(5);
  const poor = after([{ op: 'loseAzrak', n: 2 }, { op: 'readMemoryBreaker' }], { memory: [{ op: 'gainAzrak', n: 1 }] });
  expect(poor.azrak(0)).toBe(3);
});

test('[TS-023] a cover card is no card of a mission', () => {
  const flash = mission({ cards: [panorama('mill.1', { kind: 'FLASH' as never }), ...plain] });
  expect(readMission(flash, 'source').faults.map(({ check }) => check)).toEqual(['shape']);
});

test('[TS-024] the Procedure and Mission Return lie open all game', () => {
  const table = new Table();
  expect(session(table, null).mission?.story.procedure).toEqual(say('procedure'));
  for (const seat of [0, null]) expect(reads(table, seat)).toContain('return');
  expect(shellOf(mission()).mission.story.procedure).toEqual(say('procedure'));
});

test('[TS-025] of a card that is set aside only the visible side is read', () => {
  const story = { setAside: [{ card: card('moon', 'SET_ASIDE', { back: 'sign' }), visibleText: say('the moon') }] };
  const table = new Table({ story }).in();
  for (const seat of [0, null]) expect(reads(table, seat)).not.toContain('moon');
  const [aside] = shellOf(mission({ story })).mission.story.setAside;
  expect(aside!.visibleText).toEqual(say('the moon'));
  expect(Object.keys(aside!.card.text)).toEqual(['blob']);
});

test('[TS-026 TS-039 TS-246] Mysteries and Elements lie face down, and nobody reads one', () => {
  const made = {
    mysteries: [card('mystery.1', 'MYSTERY', { number: 1 })],
    elements: [element(31, 'green'), element(33, 'red')],
  };
  const table = new Table(made).in();
  for (const seat of [0, 1, 2, null])
    expect(reads(table, seat).filter((id) => ['mystery.1', 'e31', 'e33'].includes(id))).toEqual([]);
  const { story, shared } = shellOf(mission(made)).mission;
  for (const one of [...story.mysteries, ...shared.elements]) expect(Object.keys(one.text)).toEqual(['blob']);
});

test('[TS-028 TS-046] Prologue cards lie in their order, are turned one by one, and can be looked up to the end', () => {
  const prologue = ['prologue.1', 'prologue.2'].map((id) => card(id, 'PROLOGUE'));
  const table = new Table({ story: { prologue } });
  expect(reads(table, 1).filter((id) => id.startsWith('prologue'))).toEqual([]);
  table.does(0, 'prologue');
  expect(reads(table, 1).filter((id) => id.startsWith('prologue'))).toEqual(['prologue.1']);
  table.in().leave();
  expect(reads(table, null).filter((id) => id.startsWith('prologue'))).toEqual(['prologue.1', 'prologue.2']);
});

test('[TS-031] who the group has named is Captain of the first round', () => {
  const table = new Table({ people: 2 });
  expect(shown(table, null)).toMatchObject({ captain: 0, phase: 'prologue' });
  expect(table.do(1, 'prologue')).toBe('TS-051 captain-only');
});

test('[TS-033 TS-278] Personal cards are those of the own receptacle: another’s are never read', () => {
  const table = after([{ op: 'readInteraction', number: 1 }, { op: 'readMemoryBreaker' }]);
  const mine = (seat: number): readonly string[] => reads(table, seat).filter((id) => /\.(i1|memory)$/u.test(id));
  expect([0, 1, 2].map(mine)).toEqual([['miller.i1', 'miller.memory'], [], []]);
});

test('[TS-034 TS-035 TS-036] Powers lie face up for all; Memory Breakers and Interactions are unread, by their owners too', () => {
  const table = new Table().in();
  for (const seat of [0, 1, null]) {
    const all = reads(table, seat);
    expect(all).toEqual(expect.arrayContaining(['miller.power', 'nun.power', 'smith.power']));
    expect(all.filter((id) => /\.(i1|memory)$/u.test(id))).toEqual([]);
  }
});

test('[TS-037] the starting map lies face up, and no card that comes later', () => {
  const far = { id: 'm9', art: { blob: 'map' }, cells: [{ spot: 'far' }], edges: {} };
  const [first] = mission().shared.map;
  const table = new Table({ map: [first!, far] });
  expect(shown(table, null).maps.map(({ id }) => id)).toEqual(['m1']);
});

test('[TS-038] Destiny begins as a whole face-down deck, with nothing discarded', () => {
  const { destiny } = shown(new Table({ destiny: [-1, 0, 2] }), null);
  expect(destiny).toEqual({ left: 3, discards: [], summary: { count: 3, min: -1, max: 2 } });
});

test('[TS-041 TS-258] tokens lie face down until one is taken, and only that one comes to light', () => {
  const [rope] = mission().shared.tokens;
  const tokens = [rope!, { ...rope!, id: 'star', face: { blob: 'map' }, name: say('star') }];
  const table = new Table({ tokens }).in();
  expect(shown(table, 0).tokens).toEqual([]);
  expect(shown(table, 0).opens).not.toContain('face');
  const taken = after([{ op: 'takeToken', token: 'rope' }], { tokens });
  expect(shown(taken, 2).tokens).toEqual([{ token: 'rope', agent: 0 }]);
  expect(shown(taken, 2).opens).toContain('face');
  for (const token of shellOf(mission({ tokens })).mission.shared.tokens)
    expect(Object.keys(token.name)).toEqual(['blob']);
});

test('[TS-042] what is removed has a place of its own, and so has what can be looked up', () => {
  const archive = { archive: { summary: [] } };
  const table = after(
    [
      { op: 'removeCard', card: 'mill.5' },
      { op: 'archive', card: 'mill.4' },
    ],
    {
      cards: [
        panorama('mill.1', {
          instructions: [
            { op: 'removeCard', card: 'mill.5' },
            { op: 'archive', card: 'mill.4' },
          ],
        }),
        ...plain.slice(0, 2),
        panorama('mill.4', archive),
        plain[3]!,
      ],
    },
  );
  expect(table.state).toMatchObject({ removed: ['mill.5'], archive: ['mill.4'] });
  expect(reads(table, 2)).toContain('mill.4');
  expect(reads(table, 2)).not.toContain('mill.5');
});

test('[TS-298 TS-302 TS-308] two have five Magic, three have four; alone one plays by the rules for two', () => {
  const magic = (people: number): readonly number[] => new Table({ people }).state.agents.map((one) => one.magic);
  expect([magic(2), magic(3), magic(1)]).toEqual([
    [5, 5],
    [4, 4, 4],
    [5, 5],
  ]);
  const alone = new Table({ people: 1, cards: [panorama('mill.1', { tests: [trial('t')] }), ...plain] }).in();
  expect(alone.state.freeRefreshes).toBe(2);
  alone.does(0, 'test', { card: 'mill.1', test: 't', attribute: 'strength' });
  alone.does(0, 'boost', { n: 0 });
  alone.does(1, 'standby');
  expect(alone.do(1, 'support', { trial: alone.state.trials[0]!.id, n: 3 })).toBe('ok');
});
