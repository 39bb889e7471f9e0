/** The person an answer is about, as its own reading field says it: whoever was seen or lynched, whomever one has tapped since. */
import { describe, expect, test } from 'vitest';
import type { LupusContext } from '../../../src/games/lupus/board/board-context.ts';
import { pinsOf } from '../../../src/games/lupus/board/pins.ts';
import { readingOf } from '../../../src/games/lupus/board/reading.ts';
import type { Card } from '../../../src/games/lupus/roles.ts';
import type { Seat } from '../../../src/kernel/game.ts';
import { seeded } from '../../helpers/rng.ts';
import { NAMES } from './board/views.ts';
import { Village, villagers } from './village.ts';

const [WOLF, TWIN, SEER, MEDIUM, MYTHO, V, COVER, PREY, LAST] = [0, 1, 2, 3, 4, 5, 6, 7, 14] as const;
const CARDS: readonly Card[] = ['wolf', 'wolf', 'seer', 'medium', 'mythomaniac', ...villagers(10)];

function contextOf(village: Village, me: Seat): LupusContext {
  const view = village.view(me);
  const people = view.players.map((seat) => ({ seat, name: NAMES[seat], plate: seat }));
  const desk = [{ move: 'pick', args: { seat: COVER } }];
  return { view, people, me, desk, refused: -1, lang: 'it' } as unknown as LupusContext;
}

/** What stands in this person's field, who has tapped another since. */
function read(village: Village, me: Seat): string {
  const reading = readingOf(contextOf(village, me));
  return reading ? [reading.title, ...reading.lines].join(' ') : '';
}

/** All that stood there until the village came to this stage. */
function readUntil(village: Village, stage: 'dawn' | 'talk', me: Seat): readonly string[] {
  const all: string[] = [];
  for (let i = 0; village.state.stage !== stage && i < 500; i++) {
    all.push(read(village, me));
    if (!village.dealer.answerOne()) village.step();
  }
  return [...all, read(village, me)];
}

const seen = (all: readonly string[]): readonly string[] => [
  ...new Set(all.flatMap((text) => /\S+ (?:non )?(?:è|era) dei lupi/u.exec(text) ?? [])),
];

test.each([
  [true, 'Guarda chi è lupo con te. Tocca chi vuoi.'],
  [false, 'Chi portate via stanotte?'],
])('[LU-066] in the first night, with the moderator as victim %s, a wolf reads: %s', (firstNightModVictim, title) => {
  const village = new Village(['wolf', 'wolf', 'seer', 'bodyguard', ...villagers(5)], {
    options: { firstNightModVictim },
  });
  while (village.state.now.beats === 0) if (!village.dealer.answerOne()) village.dealer.wait();
  expect(read(village, WOLF)).toContain(title);
  expect(read(village, 3)).toContain('Stanotte non proteggi ancora nessuno.');
  // Their tap is no choice, so nothing is wrong with it.
  const tapped = { ...contextOf(village, WOLF), refused: TWIN };
  expect(readingOf(tapped)!.lines.join().includes('uno dei tuoi')).toBe(!firstNightModVictim);
});

describe.each(['together', 'called'] as const)('%s', (night) => {
  const village = (): Village => new Village(CARDS, { options: { night } });
  const second = (): Village =>
    village()
      .sleeps({ [SEER]: V })
      .lynches(LAST);
  /** The third night: whom the seers see is chosen anew in each of its letters. */
  const twoSeers = (): Village =>
    second()
      .sleeps({ [MYTHO]: SEER, [WOLF]: PREY, [TWIN]: PREY })
      .lynches(13);

  test('[LU-046, LU-048] the seer reads of whom they saw, through the rest of the night and all day, whomever they tap', () => {
    const on = second();
    on.picks = { [SEER]: TWIN, [WOLF]: PREY, [TWIN]: PREY };
    expect(seen(readUntil(on, 'talk', SEER))).toEqual(['Marco è dei lupi']);
    expect(read(on, SEER)).toContain('Marco è dei lupi');
  });

  test('[LU-204] of choices that changed, and of letters that didn’t come, the last that came is the one', () => {
    const on = second();
    const beats = night === 'together' ? [V, TWIN, TWIN, V, V] : [TWIN];
    on.lost = (seat, beat) => {
      on.picks = { [SEER]: beats[beat] ?? V };
      return seat === SEER && beat > 2;
    };
    expect(seen(readUntil(on, 'talk', SEER))).toEqual(['Marco è dei lupi']);
  });

  test('[LU-207] two seers read of one and the same: whom the first of them to choose has chosen', () => {
    const first = (plan: Readonly<Record<Seat, readonly Seat[]>>): readonly (readonly string[])[] =>
      [SEER, MYTHO].map((me) => {
        const on = twoSeers();
        on.lost = (seat, beat) => {
          on.picks = { [seat]: plan[seat]?.[Math.min(beat, 1)] ?? 12 };
          return false;
        };
        return seen(readUntil(on, 'talk', me));
      });
    expect(first({ [SEER]: [V, TWIN], [MYTHO]: [12, 12] })).toEqual([
      ['Carla non è dei lupi'],
      ['Carla non è dei lupi'],
    ]);
    expect(first({ [SEER]: [TWIN, TWIN], [MYTHO]: [12, 12] })).toEqual([['Marco è dei lupi'], ['Marco è dei lupi']]);
  });

  test('[LU-207] …whatever they choose and whichever letters don’t come: what is said of somebody is so', () => {
    const rng = seeded(207);
    let answered = 0;
    for (let i = 0; i < 40; i++) {
      const on = twoSeers();
      on.lost = (seat) => {
        on.picks = { ...on.picks, [seat]: rng.pick([-1, WOLF, V, 12, COVER])! };
        return rng.oneIn(4);
      };
      on.until('dawn');
      const [one, two] = [SEER, MYTHO].map((me) => on.view(me).reading);
      expect([one!.about, one!.answer]).toEqual([two!.about, two!.answer]);
      expect(one!.answer).toBe(one!.about === null ? 0 : CARDS[one!.about] === 'wolf' ? 1 : 2);
      answered += one!.answer === 0 ? 0 : 1;
    }
    expect(answered).toBeGreaterThan(20);
  });

  test('where a letter of that call can’t be read on this device, the sentence names nobody', () => {
    const on = second().sleeps({ [SEER]: TWIN, [WOLF]: PREY, [TWIN]: PREY });
    const { thing } = on.state.record.findLast(({ way, name }) => way === 'in' && (name === 'seer' || night === name))!;
    (on.dealer.known(SEER) as Map<string, string>).delete(thing);
    expect(read(on, SEER)).toContain('La persona scelta è dei lupi');
  });

  test('at nightfall a seer, a medium and wolves read nothing of the night before until the first letter comes', () => {
    const on = second()
      .sleeps({ [SEER]: TWIN, [WOLF]: PREY, [TWIN]: V })
      .lynches(13);
    expect([on.state.stage, on.state.night, on.state.now.open]).toEqual(['night', 3, false]);
    for (const me of [SEER, MEDIUM]) expect(read(on, me)).not.toContain('lupi:');
    expect(read(on, WOLF)).not.toContain('indica');
    expect([...pinsOf(contextOf(on, WOLF)).values()].flatMap(({ of }) => of)).toEqual([]);
    expect([...pinsOf(contextOf(on, WOLF)).keys()]).toEqual([TWIN]);
  });

  test('[LU-134] the medium reads of whom the last night’s answer was, at the stake too not of whoever is lynched next', () => {
    const on = second().sleeps({ [WOLF]: PREY, [TWIN]: PREY });
    expect(read(on, MEDIUM)).toContain(`${NAMES[LAST]} non era dei lupi`);
    while (on.state.stage !== 'verdict') {
      const { vote, floor } = on.state;
      const voter = vote?.order[vote.given.length];
      if (voter !== undefined) on.must(voter, 'vote', { seat: TWIN });
      else if (floor) on.must(floor.queue[0]!, 'pass');
      else on.step();
      on.dealer.settle();
    }
    expect(on.state.out.at(-1)).toMatchObject({ seat: TWIN, how: 'lynched' });
    expect(read(on, MEDIUM)).toContain(`${NAMES[LAST]} non era dei lupi`);
    on.until('night');
    expect(seen(readUntil(on, 'talk', MEDIUM))).toEqual(['Marco era dei lupi']);
  });

  test('[LU-174] a mythomaniac who stays human reads so by day, and no seer’s answer when night falls again', () => {
    const on = second().sleeps({ [MYTHO]: V, [WOLF]: PREY, [TWIN]: PREY });
    expect(read(on, MYTHO)).toContain('Resti umano');
    const rest = readUntil(on.lynches(13), 'talk', MYTHO);
    expect(rest.join()).not.toMatch(/lupi:|Resti umano/u);
  });

  test('[LU-171, LU-204] whom to imitate is asked in the mythomaniac’s call alone, and everybody else only in their own', () => {
    const on = second();
    const asked = new Map<string, Set<string>>();
    while (on.state.stage === 'night') {
      for (const me of [MYTHO, SEER]) {
        const title = readingOf(contextOf(on, me))!.title;
        if (title !== 'Nessuno ti chiama.')
          asked.set(title, (asked.get(title) ?? new Set()).add(on.view(me).turn!.name));
      }
      if (!on.dealer.answerOne()) on.step();
    }
    const name = night === 'together' ? 'together' : 'seer';
    expect(asked).toEqual(
      new Map([
        ['Di chi vuoi sapere?', new Set([name])],
        ['Chi imiti, per sempre?', new Set(['mythomaniac'])],
      ]),
    );
  });

  test('[LU-175] …and by somebody who has become a seer or a wolf, what those are asked', () => {
    const on = second()
      .sleeps({ [MYTHO]: SEER, [WOLF]: PREY, [TWIN]: PREY })
      .lynches(13);
    const titles = new Set<string>();
    while (on.state.stage === 'night') {
      titles.add(readingOf(contextOf(on, MYTHO))!.title);
      if (!on.dealer.answerOne()) on.step();
    }
    expect(titles).toEqual(new Set(['Di chi vuoi sapere?', ...(night === 'called' ? ['Nessuno ti chiama.'] : [])]));
  });
});
