/** The log in words: who is meant, what is said, and that nothing else is. */
import { expect, test } from 'vitest';
import type { Lang } from '../../../src/elements/frame/board.ts';
import { plateName } from '../../../src/elements/pictures/tv-plate.ts';
import { clockTime, logItems, moveLine } from '../../../src/embed/log/log-lines.ts';
import { games } from '../../../src/games/registry.ts';
import type { GameWords } from '../../../src/games/registered-game.ts';
import type { Refusal } from '../../../src/kernel/pipeline/refusals.ts';
import type { LogLine } from '../../../src/kernel/view/table-view.ts';

const game = games[0]!;
const wordsOf = (lang: Lang): Promise<GameWords> => game.words(lang);

/** Lines a second apart; a person is `[seat, name]`. */
function log(
  ...lines: (readonly [who: readonly [number, string] | null, what: string, args?: unknown, refusal?: Refusal])[]
): LogLine[] {
  return lines.map(([who, what, args, refusal], i) => {
    const line = { position: i + 1, time: 5_000 + i * 1_000, seat: who?.[0] ?? null, name: who?.[1] ?? '', what, args };
    return Object.assign(line, refusal && { refusal });
  });
}

const giulia = [0, 'Giulia'] as const;
const marco = [1, 'Marco'] as const;
const sits = (who: readonly [number, string]): readonly [typeof who, string, unknown] => [
  who,
  'seat/claim',
  { seat: who[0], name: who[1] },
];
const told = (lines: readonly LogLine[], lang: Lang, words?: GameWords): string[] =>
  logItems(lines, lang, words).map(({ name, text, more }) =>
    [name, text, ...more.slice(0, -1)].filter(Boolean).join(' '),
  );

test('every move of every game has words in both languages, which take any arguments', async () => {
  for (const { load, words } of games) {
    const { moves } = (await load())!;
    for (const lang of ['it', 'en'] as const) {
      const said = (await words(lang)).moves;
      expect(Object.keys(said).toSorted()).toEqual(Object.keys(moves).toSorted());
      for (const one of Object.values(said)) {
        for (const args of [undefined, null, 7, 'x', [], {}, { cell: 'x', word: 3, team: 1, number: {} }])
          expect(one.said(args)).not.toBe('');
        expect(one.wanted).not.toMatch(/[.!]/);
      }
    }
  }
});

test('moves are told in the game’s words', async () => {
  const lines = log([giulia, 'move/giveClue', { word: 'VAPORE', number: 3 }], [marco, 'move/touch', { cell: 13 }]);
  expect(told(lines, 'it', await wordsOf('it'))).toEqual(['Giulia dà l’indizio VAPORE, 3', 'Marco sceglie la 14']);
  expect(told(lines, 'en', await wordsOf('en'))).toEqual(['Giulia gives the clue VAPORE, 3', 'Marco chooses 14']);
  expect(told(lines, 'en')).toEqual(['Giulia makes a move', 'Marco makes a move']);
});

test('two whose names look alike are told with their plates throughout, and a name from right to left is set apart', async () => {
  const other = [1, 'giulià'] as const;
  const noa = [2, 'נועה'] as const;
  const lines = log(
    sits(giulia),
    [giulia, 'move/touch', { cell: 4 }],
    sits(other),
    sits(noa),
    [other, 'undo/propose', { position: 2 }],
    [null, 'seat/claim', { seat: 5, name: 'Giulia' }],
  );
  const [one, two] = [`Giulia (${plateName(0, 'en')})`, `giulià (${plateName(1, 'en')})`];
  const items = logItems(lines, 'en', await wordsOf('en'));
  expect(items.map(({ name }) => name)).toEqual([one, one, two, '\u2068נועה\u2069', two, 'Giulia']);
  expect(items[4]!.text).toContain(`${one} chooses 5`);
  expect(moveLine(lines, 2, 'en', await wordsOf('en'))).toBe(`${one} chooses 5`);
  expect(told(log(sits(giulia), sits(marco)), 'en')).toEqual(['Giulia sits down', 'Marco sits down']);
});

test('[MMQ-28] a move that isn’t told isn’t named where it is taken back, nor where the table goes back to before it', async () => {
  const { words } = games.find(({ id }) => id === 'memento')!;
  const lines = log(
    sits(giulia),
    [giulia, 'move/stepBack', {}],
    [giulia, 'undo/take-back', { position: 2 }],
    [giulia, 'undo/propose', { position: 2 }],
    [null, 'undo/back', { position: 2 }],
    [giulia, 'move/pause', {}],
    [giulia, 'undo/take-back', { position: 6 }],
  );
  const texts = async (lang: Lang): Promise<readonly string[]> =>
    logItems(lines, lang, await words(lang))
      .filter(({ kind }) => kind === 'undo')
      .map(({ text }) => text);
  expect(await texts('it')).toEqual([
    'ritira una mossa',
    'propone di tornare indietro',
    'Tutti d’accordo: si torna indietro.',
    'ritira la mossa: Giulia ferma il gioco',
  ]);
  expect((await texts('en')).slice(0, 3)).toEqual([
    'takes a move back',
    'proposes to go back',
    'Everybody agrees: the table goes back.',
  ]);
  expect(moveLine(lines, 2, 'en', await words('en'))).toBe('');
});

test('cards that lie open are named, and what came of them is a sentence of its own', async () => {
  const { words } = games.find(({ id }) => id === 'chrononauts')!;
  const play = { position: 3, time: 9_000, seat: 0, name: 'Giulia', what: 'move/play', faces: { x: 'sabotage' } };
  const news = { seats: [0], ids: ['L1943', 'prime'], counts: [3, 1, 5] };
  const lines = [
    ...log(sits(giulia)),
    { ...play, args: { card: 'x', targets: ['L1943'] } },
    ...log([null, 'news/turned', news], [null, 'news/of-later-rules', news]),
  ];
  expect(told(lines, 'it', await words('it')).slice(1)).toEqual([
    'Giulia gioca «Un bullone allentato» sul 1943',
    '1943: Los Alamos: un guasto ferma il progetto. Si girano altre 3 carte e una toppa cade. Paradossi aperti: 5.',
  ]);
  expect(told(lines, 'en', await wordsOf('en'))).toHaveLength(2);
});

test('a game’s words hear who moved: what somebody offers to another, and what they take back', async () => {
  const { words } = games.find(({ id }) => id === 'lupus')!;
  const hands = (seat: number): readonly [typeof giulia, string, unknown] => [giulia, 'move/handOver', { seat }];
  expect(told(log(sits(giulia), sits(marco), hands(1), hands(0)), 'it', await words('it')).slice(2)).toEqual([
    'Giulia chiede che moderi Marco',
    'Giulia ci ripensa, e continua a moderare',
  ]);
});

test('a move that a game wants untold is in no line, made or refused', async () => {
  const words = await wordsOf('en');
  const untold = { ...words, moves: { ...words.moves, touch: { ...words.moves['touch']!, untold: true as const } } };
  const refusal: Refusal = { code: 'cell-covered', rule: 'CN-094' };
  const lines = log(
    [giulia, 'move/touch', { cell: 1 }],
    [marco, 'move/touch', { cell: 1 }, refusal],
    [marco, 'move/stop'],
  );
  expect(told(lines, 'en', untold)).toHaveLength(1);
  expect(told(lines, 'en', words)).toHaveLength(3);
});

test('a move that is about somebody names them as they were called then', async () => {
  const { words } = games.find(({ id }) => id === 'laboratory')!;
  const lines = log(sits(giulia), sits(marco), [giulia, 'move/give', { card: 'x', to: 1 }]);
  expect(told(lines, 'it', await words('it')).at(-1)).toBe('Giulia dà una carta a Marco');
  expect(told(lines, 'en', await words('en')).at(-1)).toBe('Giulia gives a card to Marco');
});

test('a roll names everybody who committed and revealed, who stayed silent, and what holds it', () => {
  const all = { n: 16, sides: 65_536, from: [0, 1], silent: [] };
  const roll = (args: object): LogLine[] => log(sits(giulia), sits(marco), [null, 'roll/coin', args]);
  const item = logItems(roll(all), 'it', undefined).at(-1)!;
  expect(item.text).toBe('Sorteggio fatto da tutti: Giulia e Marco hanno sigillato e poi svelato ognuno un numero.');
  expect(item.more).toHaveLength(1);
  expect(item.more[0]).toMatch(/custodi delle carte/);
  expect(told(roll({ ...all, from: [0], silent: [1] }), 'it').at(-1)).toBe(
    'Sorteggio fatto insieme: Giulia ha sigillato e poi svelato un numero. Marco ha sigillato un numero senza poi svelarlo: non conta.',
  );
  expect(told(roll({ ...all, from: [0] }), 'en').at(-1)).toMatch(/Drawn together.* Without Marco\.$/);
  expect(told(roll({ ...all, n: 2, sides: 6, values: [3, 5] }), 'en').at(-1)).toMatch(
    /^Drawn by everybody.* Result: 3, 5\.$/,
  );
  expect(told(roll({ ...all, from: [] }), 'it').at(-1)).toBe(
    'Sorteggio non riuscito: nessuno ha svelato il proprio numero.',
  );
});

test('a seat means who sat there at that time', () => {
  const tom = [1, 'Tom'] as const;
  const roll = { n: 1, sides: 2, from: [0, 1], silent: [] };
  const lines = log(
    sits(giulia),
    sits(marco),
    [null, 'roll/coin', roll],
    [marco, 'seat/leave', { seat: 1, name: '' }],
    sits(tom),
    [null, 'roll/coin', roll],
  );
  const rolls = logItems(lines, 'en', undefined).filter(({ kind }) => kind === 'roll');
  expect(rolls.map(({ text }) => text.match(/Giulia and \w+/)?.[0])).toEqual(['Giulia and Marco', 'Giulia and Tom']);
});

test('coming, going, asking and new names are told with the right name', () => {
  const lines = log(
    sits(giulia),
    [null, 'seat/claim', { seat: 1, name: 'Marco' }],
    [giulia, 'seat/admit', { seat: 1, name: '' }],
    [[1, 'Marcolino'], 'seat/name', { seat: 0, name: 'Marcolino' }],
    [giulia, 'start', { seats: [0, 1] }],
    [[1, 'Marcolino'], 'seat/leave', { seat: 1, name: '' }],
    [null, 'seat/leave', { seat: 0, name: '' }],
  );
  const items = logItems(lines, 'en', undefined);
  expect(items.map(({ name, text }) => `${name} ${text}`)).toEqual([
    'Giulia sits down',
    'Marco asks for a seat',
    'Giulia lets Marco in',
    'Marcolino is the new name of Marco',
    'Giulia sets the table',
    'Marcolino gets up: the seat is free',
    'Somebody no longer asks for a seat',
  ]);
  expect(items[4]!.more).toEqual(['At the table: Giulia and Marcolino.']);
});

test('a refused entry says what was wanted, the refusal’s words and its rule, and nothing of its content', async () => {
  const refusal = { code: 'guess-required', rule: 'CN-097' };
  const lines = log(
    [marco, 'move/touch', { cell: 13 }, refusal],
    [null, 'contribution', undefined, { code: 'contribution/wrong-step', rule: 'F8' }],
  );
  const [one, other] = logItems(lines, 'it', await wordsOf('it'));
  expect([one!.name, one!.text]).toEqual(['Marco', 'voleva toccare una figura, ma non poteva.']);
  expect(one!.refusal).toEqual({
    ...refusal,
    advice: 'Non ancora: prima un tentativo.',
    text: 'La squadra tocca almeno una figura per turno.',
  });
  expect(JSON.stringify(one)).not.toMatch(/13|14/);
  expect([other!.name, other!.refusal?.rule]).toEqual(['Qualcuno', 'F8']);
});

test('of answers only those that matter are told, and who made a secret together stands in one line', () => {
  const answers = [1, 2, 3, 5, 6].map((type) => [giulia, 'contribution', { type }] as const);
  const made = [
    [giulia, 'contribution', { type: 8 }],
    [giulia, 'contribution', { type: 1 }],
    [marco, 'contribution', { type: 8 }],
  ] as const;
  const items = logItems(
    log(...answers, ...made, [giulia, 'contribution', { type: 9 }], [null, 'answer/lost', { by: [1] }]),
    'it',
    undefined,
  );
  expect(items.map(({ name, text }) => `${name} ${text}`)).toEqual([
    'Giulia e Marco hanno fatto insieme la chiave segreta',
    'Giulia scopre la parte della chiave segreta che serviva',
    ' Quello che il gioco chiedeva non si può avere: manca Marco.',
  ]);
  expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
  // It is chance whose half came first: they are named by seat.
  const turned = log([marco, 'contribution', { type: 8 }], [giulia, 'contribution', { type: 8 }]);
  expect(logItems(turned, 'en', undefined)[0]).toMatchObject({ name: 'Giulia and Marco', position: 2 });
});

test('devices of a seat, and a seat taken back, are told', () => {
  const lines = log(
    sits(giulia),
    sits(marco),
    [giulia, 'seat/pair', { seat: 0, name: 'only' }],
    [giulia, 'seat/unpair', { seat: 0, name: '' }],
    [null, 'seat/unpair', { seat: 0, name: '' }],
    [null, 'seat/reclaim', { seat: 1, name: 'Marcolino' }],
    [giulia, 'seat/taken-back', { seat: 1, name: 'yes' }],
  );
  expect(logItems(lines, 'en', undefined).map(({ name, text }) => `${name} ${text}`)).toEqual([
    'Giulia sits down',
    'Marco sits down',
    'Giulia moves their hand to another device',
    'Giulia takes a device out of their seat',
    'Marcolino says, from a new device, that Marco’s seat is theirs',
    ' The table agrees: Marco’s seat goes on from a new device.',
  ]);
});

test('lines of any shape are told or left out, and never throw', () => {
  const args: readonly unknown[] = [
    undefined,
    null,
    3,
    'x',
    [],
    [{}],
    { seat: 'x', seats: 3, by: {}, from: 'x', type: [], name: 9 },
  ];
  const whats = [
    'seat/claim',
    'seat/admit',
    'seat/refuse',
    'seat/name',
    'seat/leave',
    'seat/pair',
    'seat/unpair',
    'seat/reclaim',
    'seat/consent',
    'seat/taken-back',
    'seat/door',
    'start',
    'say',
    'move/x',
    'move/constructor',
    'contribution',
    'answer/bad',
    'answer/refused',
    'roll/coin',
    'roll/keepers',
    'deck/shuffle',
    'deck/deal',
    'deck/show',
    'deck/open',
    'deck/bury',
    'deck/roll',
    'deck/rekey',
    'new/thing',
    '',
  ];
  for (const what of whats)
    for (const one of args) for (const who of [null, giulia]) logItems(log([who, what, one]), 'en', undefined);
});

test('what was done with a deck is told with who did it and what is proven', () => {
  const told = (what: string, args: object, lang: 'it' | 'en' = 'en'): readonly string[] =>
    logItems(log(sits(giulia), sits(marco), [null, what, args]), lang, undefined)
      .filter(({ name }) => name === '')
      .flatMap(({ text, more }) => [text, ...more]);
  expect(told('deck/shuffle', { n: 52, by: [0, 1], skipped: [] })).toEqual([
    '52 cards shuffled.',
    'One after the other by Giulia and Marco: each pass is proven, and one honest one is enough.',
  ]);
  expect(told('deck/deal', { n: 5, to: 1, from: [0] })).toEqual([
    '5 cards go to Marco.',
    'With the proven share of Giulia.',
  ]);
  expect(told('roll/keepers', { n: 2, sides: 6, from: [0, 1], of: 3, values: [3, 4] }, 'it')).toEqual([
    'Tiro dei custodi.',
    'Esito: 3, 4.',
    'Con la parte, dimostrata, di Giulia e Marco: 2 custodi su 3, e chi risponde per ultimo non cambia niente.',
  ]);
  // Of whoever keeps the dice alone nobody is last.
  expect(told('roll/keepers', { n: 1, sides: 6, from: [0], of: 1, values: [3] })).toEqual([
    'Rolled by the keepers.',
    'Result: 3.',
    'With the proven share of Giulia.',
  ]);
});

test('a game that another follows is named as in a sentence', () => {
  const lines = log(
    [giulia, 'game', { game: 'sandbox', version: 1 }],
    [marco, 'game', { game: 'chrononauts', version: 1 }],
  );
  expect(told(lines, 'it')).toEqual(['Giulia porta in tavola il Tavolo libero', 'Marco porta in tavola Chrononauts']);
  expect(told(lines, 'en')).toEqual(['Giulia brings out the free table', 'Marco brings out Chrononauts']);
});

test('time is told from the first line on', () => {
  expect(logItems(log(sits(giulia), sits(marco)), 'en', undefined).map(({ at }) => at)).toEqual(['00:00', '00:01']);
  expect([clockTime(0), clockTime(187_900), clockTime(3_600_000 + 61_000), clockTime(-5)]).toEqual([
    '00:00',
    '03:07',
    '1:01:01',
    '00:00',
  ]);
});

test('who was left out of the keepers is named, with the reason; that there are keepers is no line', () => {
  const lines = log(
    sits(giulia),
    sits(marco),
    [null, 'keepers/made', { set: '00', keepers: [0, 1], threshold: 2 }],
    [null, 'keepers/silent', { seats: [1] }],
    [null, 'keepers/left', { seats: [1] }],
    [null, 'keepers/guilty', { seat: 1, by: 0 }],
    [null, 'keepers/guilty', { seat: 0, by: 0 }],
  );
  expect(
    logItems(lines, 'en', undefined)
      .slice(2)
      .map(({ text }) => text),
  ).toEqual([
    'Silent among the keepers of the cards: Marco. The others go on without them.',
    'The keepers’ keys are made anew: Marco went missing while they were made.',
    'While the keepers made their keys, Marco sent a false part: that is proven.',
    'Giulia accused another keeper wrongly: that is proven.',
  ]);
  expect(logItems(lines, 'it', undefined)).toHaveLength(6);
});
