/** Rules of the book about crystals, expulsion, Elements, Mysteries, tokens, Personal cards, the end and what is kept, one by one (5.P to 5.AC). */
import { expect, test } from 'vitest';
import { answerAsk, begin, makeMove, passTime } from '../../../../src/kernel/pipeline/play.ts';
import { readMission } from '../../../../src/games/time-stories/pack/check.ts';
import { timeStories } from '../../../../src/games/time-stories/time-stories.ts';
import { botStep } from '../../../helpers/bots.ts';
import { Dealer } from '../../../helpers/dealer.ts';
import { fillWith, RARE } from '../fill.ts';
import { after, reads, shown } from '../table/acts.ts';
import { busy, card, element, mission, say, test as trial } from '../table/mission.ts';
import { HASH, Table } from '../table/table.ts';
import { made, packsOf } from '../vault/shelf.ts';

test('[TS-181] nobody stands at zero: the choice is asked, and with it the table goes on', () => {
  const table = after([{ op: 'loseAzrak', n: 9 }]);
  expect(table.azrak(0)).toBe(0);
  expect(timeStories.awaits(table.session)).toEqual([0]);
  table.does(0, 'emergency', { free: false });
  expect(table.azrak(0)).toBeGreaterThan(0);
});

test('[TS-188 TS-264] neither crystals nor Magic change hands: no gift has a place for them', () => {
  const table = new Table().in();
  table.does(0, 'standby');
  for (const more of [{ azrak: 1 }, { magic: 1 }])
    expect(table.do(0, 'give', { to: 1, elements: [], tokens: [], ...more })).toBe('P3 move/form');
  const magic = { ...mission().shared.tokens[0]!, id: 'spark', shape: 'magic' as const };
  const holding = after([{ op: 'takeToken', token: 'spark' }], { tokens: [magic] });
  holding.does(0, 'standby');
  expect(holding.do(0, 'give', { to: 1, elements: [], tokens: ['spark'] })).toBe('TS-244 not-tradable');
});

test('[TS-189] a Refresh takes nothing from Mission Return, and nothing that lies on a place', () => {
  const table = after([{ op: 'spendAzrak', n: 3, toReturn: 2 }]);
  table.leave();
  const { placed, missionReturn, vortex } = table.state.purse;
  expect([placed, missionReturn]).toEqual([['mill'], 2]);
  expect(table.try(0, 'propose', { what: 'refresh', shares: [vortex, 0, 0], free: false })).not.toBe('ok');
  const room = Math.min(vortex - 1, 4);
  expect(table.agree('refresh', [room, 0, 0])).toBe('ok');
  expect(table.state.purse).toMatchObject({ placed: ['mill'], missionReturn: 3 });
});

test('[TS-191] every reserve is everybody’s to see', () => {
  const table = after([{ op: 'loseAzrak', n: 2 }]);
  for (const seat of [0, 1, null]) expect(shown(table, seat).purse).toEqual(table.state.purse);
});

test('[TS-193] a Refresh is the group’s to make or to leave', () => {
  const table = after([{ op: 'loseAzrak', n: 2 }]).leave();
  table.ok(1, 'propose', { what: 'refresh', shares: [3, 0, 0], free: true });
  for (const seat of [0, 2]) table.ok(seat, 'vote', { yes: false });
  expect(table.state).toMatchObject({ proposal: null, step: 'refresh' });
  expect(table.agree('skip')).toBe('ok');
});

test('[TS-207] an Emergency Refresh fills one reserve and no other', () => {
  const table = after([
    { op: 'loseAzrak', who: 'all' },
    { op: 'loseAzrak', n: 9 },
  ]);
  const others = [table.azrak(1), table.azrak(2)];
  table.does(0, 'emergency', { free: false });
  expect([table.azrak(1), table.azrak(2)]).toEqual(others);
});

test('[TS-217] a card expels, and so does a link that is let go', () => {
  expect(after([{ op: 'expel' }]).state.agents[0]!.status).toBe('card');
  const link = after([{ op: 'loseAzrak', n: 9 }]);
  link.does(0, 'loseControl');
  expect(link.state.agents[0]!.status).toBe('link');
});

test('[TS-219] an expelled agent’s person still decides with the others', () => {
  const table = after([{ op: 'expel' }]);
  for (const agent of [1, 2]) table.does(agent, 'standby');
  table.ok(0, 'propose', { what: 'leave', shares: [], free: false });
  for (const seat of [1, 2]) table.ok(seat, 'vote', { yes: true });
  expect(table.state.phase).toBe('between');
});

test('[TS-221 TS-224 TS-225] who was expelled by a card comes back between two places with what it had, and no Refresh must be made', () => {
  const table = after([{ op: 'takeElement', number: 31 }, { op: 'takeToken', token: 'rope' }, { op: 'expel' }], {
    elements: [element(31, 'green')],
  });
  expect(table.state).toMatchObject({ elements: { 31: 0 }, tokens: [{ token: 'rope', agent: 0 }], mustRefresh: false });
  table.leave();
  expect(table.agree('skip')).toBe('ok');
  expect(table.state.agents[0]!.status).toBe('active');
  expect(table.state).toMatchObject({ elements: { 31: 0 }, tokens: [{ token: 'rope', agent: 0 }] });
});

test('[TS-229 TS-231] an Element that one has already, that lies on the table or is removed, stays where it is; it has one of four colours', () => {
  const twice = (number: number, extra: Parameters<typeof after>[0] = []): Table =>
    after([{ op: 'takeElement', number }, ...extra, { op: 'takeElement', number }], {
      elements: [
        element(31, 'green', { instructions: [{ op: 'addCounter', name: 'tide', value: 1 }] }),
        element(34, 'white', {
          white: { type: 'rule', effects: [{ k: 'supportLimit', n: 1 }] },
          instructions: [{ op: 'addCounter', name: 'tide', value: 1 }],
        }),
      ],
    });
  for (const table of [twice(31), twice(34), twice(31, [{ op: 'removeElement', number: 31 }])]) {
    expect(table.state.counters['tide']).toBe(1);
    expect(table.state.news.at(-1)).toMatchObject({ what: 'claimed' });
  }
  const blue = mission({ elements: [element(31, 'blue' as never)] });
  expect(readMission(blue, 'source').faults.map(({ check }) => check)).toContain('shape');
});

test('[TS-233 TS-234 TS-245 TS-248] yellow is read by its taker alone, red by all; both go back and can be taken again, Mysteries likewise', () => {
  const counting = { instructions: [{ op: 'addCounter', name: 'tide', value: 1 } as const] };
  const elements = [element(32, 'yellow', counting), element(33, 'red', counting)];
  for (const [number, readers] of [
    [32, [true, false, false]],
    [33, [true, true, true]],
  ] as const) {
    const table = after(
      [
        { op: 'takeElement', number },
        { op: 'takeElement', number },
      ],
      { elements },
    );
    expect([0, 1, null].map((seat) => reads(table, seat).includes(`e${number}`))).toEqual(readers);
    expect(table.state).toMatchObject({ elements: {}, counters: { tide: 2 } });
  }
  for (const [colour, readers] of [
    ['yellow', [true, false, false]],
    ['red', [true, true, true]],
  ] as const) {
    const mysteries = [card('mystery.1', 'MYSTERY', { number: 1, colour })];
    const table = after([{ op: 'drawMystery', number: 1 }], { mysteries });
    expect([0, 1, null].map((seat) => reads(table, seat).includes('mystery.1'))).toEqual(readers);
    expect(table.state.drawn).toEqual([]);
  }
});

test('[TS-237] a map Element may be laid over a card of the map, and hides what it covers', () => {
  const over = { id: 'm2', art: { blob: 'map' }, cells: [{ spot: 'm2.1' }], edges: {} };
  const white = { type: 'overlay' as const, on: 'm1', card: over, covers: ['m1.3'], newSpots: ['m2.1'] };
  const table = after([{ op: 'takeElement', number: 34 }], { elements: [element(34, 'white', { white })] });
  expect(table.state.map.map(({ card: id, at }) => [id, at])).toEqual([
    ['m1', [0, 0]],
    ['m2', [0, 0]],
  ]);
  expect(shown(table, null).spots).toEqual(['m2.1']);
});

test('[TS-240 TS-241 TS-242] a Replacement lies at once on whoever drew it, and stays; a newer one counts in its place', () => {
  const white = (cunning: number): Parameters<typeof element>[2] => ({
    white: { type: 'replacement', attributes: { cunning, strength: 1 }, background: say('new') },
  });
  const elements = [element(35, 'white', white(9)), element(36, 'white', white(7))];
  const table = after([{ op: 'takeElement', number: 35 }], { elements });
  expect(shown(table, null).attributes[0]).toEqual({ cunning: 9, strength: 1 });
  expect(shown(table, null).attributes[1]).toEqual({ cunning: 2, strength: 3 });
  table.does(0, 'standby');
  expect(table.do(0, 'give', { to: 1, elements: [35], tokens: [] })).toBe('TS-244 not-tradable');
  const both = after(
    [
      { op: 'takeElement', number: 35 },
      { op: 'takeElement', number: 36 },
      { op: 'takeElement', number: 35 },
    ],
    { elements },
  );
  expect(shown(both, null).attributes[0]).toEqual({ cunning: 7, strength: 1 });
  expect(Object.keys(both.state.elements)).toEqual(['35', '36']);
});

test('[TS-251 TS-329] a Mystery that is returned can be drawn again; a replacing one is read in secret, and its conflict binds', () => {
  const archived = card('mystery.1', 'MYSTERY', {
    number: 1,
    archive: { summary: [] },
    instructions: [{ op: 'addCounter', name: 'tide', value: 1 }],
  });
  const again = after(
    [
      { op: 'drawMystery', number: 1 },
      { op: 'returnCard', card: 'mystery.1' },
      { op: 'drawMystery', number: 1 },
    ],
    { mysteries: [archived] },
  );
  expect(again.state.counters['tide']).toBe(2);
  const fierce = card('mystery.2', 'MYSTERY', {
    number: 2,
    replacesStoryCard: true,
    tests: [trial('t')],
    conflict: { type: 'personal', name: say('rat'), tests: ['t'], onEnd: [] },
  });
  const table = after([{ op: 'drawMystery', number: 2 }], { mysteries: [fierce] });
  expect([0, 1, null].map((seat) => reads(table, seat).includes('mystery.2'))).toEqual([true, false, false]);
  expect(table.state.agents[0]).toMatchObject({ front: 'mystery.2', conflict: 'mystery.2' });
  expect(table.do(0, 'standby')).toBe('TS-107 conflict-first');
});

test('[TS-259] a hexagonal token is the group’s: it acts on all, and nobody gives it', () => {
  const star = {
    ...mission().shared.tokens[0]!,
    id: 'star',
    shape: 'hex' as const,
    passive: [{ k: 'attributeBonus' as const, attribute: 'cunning', n: 2 }],
  };
  const table = after([{ op: 'takeToken', token: 'star' }], { tokens: [star] });
  expect(shown(table, null).attributes.map(({ cunning }) => cunning)).toEqual([4, 4, 4]);
  table.does(0, 'standby');
  expect(table.do(0, 'give', { to: 1, elements: [], tokens: ['star'] })).toBe('TS-260 unknown-thing');
});

test('[TS-262] Magic that is spent can be gained again, by others too', () => {
  const table = after([
    { op: 'spendMagic', n: 3 },
    { op: 'gainMagic', n: 2 },
  ]);
  expect(table.state.agents[0]!.magic).toBe(3);
});

test('[TS-268] a gift asks for nothing back', () => {
  const table = after([{ op: 'takeElement', number: 31 }], { elements: [element(31, 'green')] });
  table.does(0, 'standby');
  expect(table.do(0, 'give', { to: 1, elements: [31], tokens: [], wants: { elements: [], tokens: [] } })).not.toBe(
    'ok',
  );
  expect(table.do(0, 'give', { to: 1, elements: [31], tokens: [] })).toBe('ok');
});

test('[TS-280 TS-282] an Interaction costs nothing to look at, and is told, not shown', () => {
  const table = after([{ op: 'readInteraction', number: 1 }], { interaction: [] });
  expect([table.azrak(0), table.state.agents[0]!.magic]).toEqual([4, 4]);
  expect([0, 1, null].map((seat) => reads(table, seat).includes('miller.i1'))).toEqual([true, false, false]);
});

test('[TS-286] what the group may pay is anybody’s to pay, and what it suffers all agents’', () => {
  const table = after([{ op: 'groupSpend', resource: 'magic', n: 2, then: [{ op: 'loseAzrak', who: 'group' }] }]);
  const before = [0, 1, 2].map((agent) => table.azrak(agent));
  for (const agent of [1, 2]) table.does(agent, 'pledge', { n: 1 });
  expect(table.state.agents.map(({ magic }) => magic)).toEqual([4, 3, 3]);
  expect([0, 1, 2].map((agent) => table.azrak(agent))).toEqual(before.map((n) => n - 1));
});

test('[TS-307] adjustments follow the receptacles that were chosen, not those that are still in', () => {
  const table = after(
    [
      { op: 'expel', who: 1 },
      { op: 'expel', who: 2 },
    ],
    { people: 4 },
  );
  expect(table.state.freeRefreshes).toBe(0);
  const before = table.azrak(0);
  table.does(0, 'explore', { slot: 4 });
  expect(table.azrak(0)).toBe(before - 1);
});

test('[TS-311] a card may end the mission in failure', () => {
  const table = after([{ op: 'endMission', result: 'failure' }]);
  expect(table.state).toMatchObject({ phase: 'ended', ending: { result: 'failure' }, score: null });
});

test('[TS-319] what was told stays written down, for all, until the run is over', () => {
  const table = new Table().in();
  table.does(0, 'tell', { text: 'three steps and a wheel' });
  expect(shown(table, null).tellings.map(({ text }) => text)).toContain('three steps and a wheel');
});

test('[TS-324 TS-326] every page comes where the log asks for it: played again from its log and its pages a run is the same', async () => {
  const { hash, packs } = await packsOf(await made({ mission: busy(), art: { face: '<svg/>', map: '<svg/>' } }));
  const dealer = new Dealer(timeStories, { seats: [0, 1], options: {} }, 5, { packs });
  dealer.move(0, 'load', { hash });
  for (let n = 0; n < 60; n++) {
    dealer.settle();
    if (!botStep(dealer, { rare: RARE, fill: fillWith(hash) })) break;
  }
  dealer.settle();
  expect(Object.keys(dealer.state.table?.pages ?? {}).length).toBeGreaterThan(3);
  let play: Dealer<typeof dealer.state>['play'] | undefined;
  for (const one of dealer.log) {
    if (one.kind === 'begin') play = begin(dealer.game, one.start, one.cause, one.now);
    else if (one.kind === 'answer') {
      // No page without a question that is open in the log.
      const ask = play!.asks.find(({ id }) => id === one.id);
      if (one.answer.content !== undefined) expect(ask?.kind).toBe('pack');
      play = answerAsk(dealer.game, play!, one.id, one.answer, one.now);
    } else if (one.kind === 'time') play = passTime(dealer.game, play!, one.now);
    else if (one.kind === 'move') {
      const moved = makeMove(dealer.game, play, one.made);
      if (moved.ok) play = moved.play;
    }
  }
  expect(play!.state).toEqual(dealer.state);
  expect(HASH).not.toBe(hash);
});
