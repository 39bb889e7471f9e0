/** What the rules leave to people, and how the board helps them with it: each of the rules' social lines has its test here. */
import { expect, waitUntil } from '@open-wc/testing';
import type { TvTerm } from '../../../../src/elements/tv-term.ts';
import { atTurnEnd, begun, dealt, playing, Trial } from '../trial.ts';
import { allUpdated, button, deep, spoken } from '../../../helpers/shadow.ts';
import { type ChronoScene, closeScenes, open, sure, tap } from './mount.ts';

const all = (scene: ChronoScene, selector: string): readonly Element[] =>
  deep(scene.board).filter((e) => e.matches(selector));
const said = (scene: ChronoScene, selector: string): string => all(scene, selector).map(spoken).join(' ');
const year = (scene: ChronoScene, which: number): HTMLButtonElement => button(scene.board, `${which}`);
const looks = (scene: ChronoScene, which: number): string =>
  all(scene, `[role=gridcell][aria-label^="${which}"]`)[0]!.className;

/** An Inverter is announced that turns 1936 and four years that follow. */
function turning(options: object = {}): Trial {
  const t = playing(['reverse-fate', 'ark'], { options });
  t.play(0, 'reverse-fate', 'L1936');
  return t;
}

describe('the manners of Chrononauts', () => {
  afterEach(closeScenes);

  it('[CH-008, CH-009, CH-238] the lobby says with which game to begin, and what whoever is left over can play meanwhile', async () => {
    const scene = await open(new Trial());
    expect(said(scene, '.advice')).to.contain('La prima volta: Artifaxx');
    expect(said(scene, '.mode')).to.contain('per cominciare e per schermi piccoli');
    expect(all(scene, '.advice a')).to.have.length(0);
    scene.board.beside = 'https://tavolata.example/';
    await tap(scene, 'Artifaxx');
    expect(said(scene, '.advice')).to.contain('Solonauts a un altro tavolo');
    expect((all(scene, '.advice a')[0] as HTMLAnchorElement).href).to.equal('https://tavolata.example/');
  });

  it('in half a window no name of ten letters is broken in the lobby', async () => {
    const scene = await open(new Trial({ seats: 6 }), { width: '720px', height: '408px' });
    scene.board.people = ['Bartolomeo', 'Alessandra', 'Margherita', 'Maximilian', 'Giuseppina', 'Ferdinando'].map(
      (name, seat) => ({ seat, name, plate: seat, me: seat === 0 }),
    );
    await scene.settled();
    const names = all(scene, 'tv-seats').flatMap((seats) => [...seats.shadowRoot!.querySelectorAll('b')]);
    expect(names).to.have.length(6);
    for (const name of names) expect(name.getClientRects(), name.textContent).to.have.length(1);
  });

  it('[CH-005] the lobby says to all which rule of the house more than six need, as long as it isn’t chosen', async () => {
    const line = async (options: object, seats: number): Promise<string> =>
      said(await open(new Trial({ seats, options })), 'tv-status');
    expect(await line({}, 7)).to.contain('Siete in sette: prima accendete «Anche in più persone, fino a 9»');
    expect(await line({ overfull: true }, 7)).not.to.contain('più persone');
    expect(await line({}, 6)).not.to.contain('più persone');
  });

  it('[CH-029, CH-030] while the time is guessed nothing on the page tells what time it is, and who saw a clock says so', async () => {
    const t = new Trial();
    const scene = await open(t);
    t.do(0, 'begin');
    scene.feed();
    await scene.settled();
    const timers = all(scene, '[role=timer]').map((e) => e.ariaLabel);
    expect(timers).to.have.length(1);
    // The page's own clock goes on.
    expect(timers[0]).to.match(/^Per scrivere l’ora: (?:un minuto|5\d secondi)$/u);
    expect(all(scene, 'time')).to.have.length(0);
    expect(deep(scene.board).map(spoken).join(' ')).not.to.match(/\d[:.]\d\d/);
    await tap(scene, 'Ho visto un orologio');
    await sure(scene);
    expect(scene.moves).to.deep.equal(['disqualifySelf']);
  });

  it('[CH-278] how long there is to write the time is said and counted down, and so is who is out for having written none', async () => {
    const t = new Trial();
    const [mine, other] = [await open(t), await open(t, { me: 2 })];
    const told = (scene: ChronoScene): string => said(scene, '.told');
    t.do(0, 'begin');
    for (const scene of [mine, other]) {
      scene.feed();
      await scene.settled();
      expect(told(scene)).to.equal('Avete un minuto per scrivere l’ora.');
      expect(said(scene, '.begin .hint')).to.contain('Hai un minuto, poi chi non ha scritto è fuori dalla gara');
    }
    t.do(0, 'guessTime', { minute: 827, at: 827 });
    t.do(1, 'guessTime', { minute: 830, at: 827 });
    mine.feed();
    await mine.settled();
    expect(all(mine, '.done [role=timer]').length + all(mine, '.done tv-clock').length).to.be.above(0);
    t.pass(60_000);
    for (const scene of [mine, other]) {
      scene.feed();
      await scene.settled();
      expect(told(scene)).to.equal('Elena non ha scritto l’ora: è fuori dalla gara.');
      expect(all(scene, '[role=timer]').map((e) => e.ariaLabel?.slice(0, 13))).to.deep.equal(['Per decidere:']);
    }
    expect(said(other, '.begin .done')).to.equal('La tua ora manca: sei fuori dalla gara');
    expect(said(mine, '.begin .done')).to.equal('');
  });

  it('while the cards are dealt what comes is there to be read, by a screen reader too, and not to be used', async () => {
    const t = new Trial();
    const scene = await open(t);
    t.do(0, 'begin');
    scene.feed();
    await scene.settled();
    const dealt = scene.board.view!;
    scene.board.view = { ...dealt, phase: 'deal' };
    await allUpdated(scene.board);
    expect(all(scene, '[inert]')).to.have.length(0);
    const acts = all(scene, '.begin :is(input, button)');
    expect(acts).not.to.have.length(0);
    expect(acts.every((e) => e.matches(':disabled'))).to.equal(true);
    scene.board.view = dealt;
    await scene.settled();
    expect(all(scene, '.begin :is(input, button)').some((e) => e.matches(':disabled'))).to.equal(false);
  });

  it('[CH-118] that an announced card would end the universe is said with it', async () => {
    const t = playing(['reverse-fate'], { options: { memoSeconds: 60 } });
    const heard = (scene: ChronoScene): string =>
      [...all(scene, 'tv-status')[0]!.shadowRoot!.querySelectorAll('[aria-live]')]
        .map(({ textContent }) => textContent)
        .join('');
    t.history([1865, 1912, 1936, 1963, 1981]);
    const scene = await open(t, { me: 1 });
    t.play(0, 'reverse-fate', 'L1980');
    scene.feed();
    await waitUntil(() => heard(scene) !== '');
    expect(heard(scene)).to.match(/1980.*Paradossi \d+ → 1[3-9] su 13\. L’universo finisce: perdono tutti\.$/u);
  });

  it('[CH-031] what is no time is told where it is written, and a time goes on', async () => {
    const t = new Trial();
    const scene = await open(t);
    t.do(0, 'begin');
    scene.feed();
    await scene.settled();
    const field = all(scene, '.begin input')[0] as HTMLInputElement;
    field.value = 'le nove';
    await tap(scene, 'Scrivi l’ora');
    expect([scene.moves, field.validationMessage]).to.deep.equal([[], 'Ore e minuti, come 21:40']);
    field.value = '21:00';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await tap(scene, 'Scrivi l’ora');
    expect(scene.moves).to.deep.equal(['guessTime']);
  });

  it('[CH-028] once it is known who begins the headline says so, while others still decide on their Identity', async () => {
    const t = new Trial();
    const [mine, other] = [await open(t), await open(t, { me: 1 })];
    t.do(0, 'begin');
    const head = async (scene: ChronoScene): Promise<string> => {
      scene.feed();
      await scene.settled();
      return said(scene, 'h2');
    };
    expect(await head(mine)).to.contain('Chi comincia?');
    for (const seat of [0, 1, 2]) t.do(seat, 'guessTime', { minute: 827 + seat, at: 827 });
    expect(await head(mine)).to.contain('Cominci tu');
    expect(await head(other)).to.contain('Comincia Giulia');
  });

  it('[CH-278] a written time that can’t be opened puts its author out: all are told, and the author sees why', async () => {
    const t = new Trial({ fail: ({ tag }) => (tag === 'time1' ? 'refused' : undefined) });
    t.hold = ['time2'];
    const [mine, other] = [await open(t), await open(t, { me: 1 })];
    const feed = async (): Promise<void> => {
      for (const scene of [mine, other]) {
        scene.feed();
        await scene.settled();
      }
    };
    t.do(0, 'begin');
    await feed();
    for (const seat of [0, 1, 2]) t.do(seat, 'guessTime', { minute: 827 + seat, at: 827 });
    await feed();
    for (const scene of [mine, other])
      expect(said(scene, '.told')).to.equal('L’ora di Marco è scritta, ma non si è aperta: è fuori dalla gara.');
    expect(said(other, '.begin .done')).to.equal('La tua ora è scritta, ma non si è aperta: sei fuori dalla gara');
    t.pass(120_000);
    await feed();
    expect(said(mine, '.told')).to.contain('L’ora di Elena è scritta, ma non si è aperta');
    for (const seat of [0, 1, 2]) t.do(seat, 'keepIdentity');
    await feed();
    expect(all(mine, '.guesses li').map(spoken).slice(1)).to.deep.equal([
      'Marco: l’ora non si è aperta',
      'Elena: l’ora non si è aperta',
    ]);
  });

  for (const [halfMarker, dots, tilted] of [
    ['dot', 1, 0],
    ['tilt', 0, 1],
    ['off', 0, 0],
  ] as const)
    it(`[CH-088] half-way years, marked by ${halfMarker}`, async () => {
      const t = playing(['ark'], { options: { halfMarker } });
      t.history([1963]);
      const scene = await open(t);
      expect([all(scene, '.half').length, all(scene, '.tilt').length]).to.deep.equal([dots, tilted]);
      expect(looks(scene, 1974)).to.contain('ripple');
    });

  it('[CH-104] a Patch of 1945 shows which of its icons stand right before it is played', async () => {
    const t = playing(['P1945a', 'P1945b', 'P1950']);
    t.history([1943, 1941]);
    const scene = await open(t);
    await tap(scene, 'Sbarco alleato');
    expect(said(scene, '.wants li').replaceAll(/\s+/g, ' ')).to.equal('1943 è girato c’è 1941 è com’era non ancora');
    await tap(scene, 'Lisbona');
    expect(all(scene, '.wants .met')).to.have.length(2);
    await tap(scene, 'dirigibil');
    expect(all(scene, '.wants')).to.have.length(0);
  });

  it('[CH-123] near the end the meter warns everybody, and so does the preview of what would bring it about', async () => {
    const t = playing(['reverse-fate']);
    t.history([1865, 1912, 1936, 1963, 1981]);
    const scene = await open(t);
    expect(said(await open(t, { me: 1 }), '.warn')).to.contain('alla fine di tutto');
    await tap(scene, 'Tutta un’altra storia');
    await tap(scene, '1980:');
    expect(said(scene, '.effects .end')).to.contain('perdono tutti');
  });

  it('[CH-179, CH-180] the window shows card, target and consequences to all, with a countdown and a way to let it pass', async () => {
    const scene = await open(turning(), { me: 2 });
    const window = `${said(scene, 'tv-window')} ${deep(all(scene, 'tv-window')[0]!).map(spoken).join(' ')}`;
    for (const words of [
      'Giulia annuncia',
      'Tutta un’altra storia',
      '1936 si gira',
      'Paradossi 0 → 4',
      'Lascia passare',
    ])
      expect(window).to.contain(words);
    expect(all(scene, '[role=timer]')).to.have.length(1);
  });

  it('[CH-179] of a card that turns no year the window has its own words, and of the Note against it those of the Note', async () => {
    const t = playing(['discontinuity']);
    t.setHand(1, 'memo');
    t.play(0, 'discontinuity', 'clockwise');
    const scene = await open(t, { me: 2 });
    expect(said(scene, 'tv-window q')).to.contain('ognuno passa tutta la mano');
    t.memo(1);
    scene.feed();
    await scene.settled();
    expect([all(scene, 'tv-window q').length, said(scene, '.below')]).to.deep.equal([
      0,
      'Giulia: Giro di mani (in senso orario)',
    ]);
  });

  it('[CH-033, CH-034] the die that chose who begins lies there in the first turn, with everybody’s number', async () => {
    const drawn = async (t: Trial): Promise<readonly string[]> => {
      const scene = await open(t);
      return all(scene, '.lot').map((e) => `${e.querySelector('tv-die')!.sides} ${spoken(e)}`);
    };
    const t = begun({ seats: 4, options: { startMethod: 'random' } });
    const face = t.s.active + 1;
    const first = ['Giulia', 'Marco', 'Elena', 'Tom'][t.s.active];
    const numbers = '1 Giulia · 2 Marco · 3 Elena · 4 Tom';
    expect(await drawn(t)).to.deep.equal([`4 Esce il ${face}: comincia ${first} ${numbers}`]);

    // Of three who guess, two as well as each other.
    const tie = dealt({ seats: 3 });
    for (const seat of [0, 1, 2]) {
      tie.do(seat, 'guessTime', { minute: seat === 1 ? 100 : 600, at: 900 });
      tie.do(seat, 'keepIdentity');
    }
    expect((await drawn(tie))[0]).to.match(/^2 Esce il [12]: comincia (Giulia|Elena) 1 Giulia · 2 Elena$/u);

    const chosen = dealt({ seats: 3, options: { startMethod: 'chosen', mulligan: false } });
    chosen.do(0, 'chooseFirst', { seat: 2 });
    expect(await drawn(chosen)).to.deep.equal([]);

    // In the second turn it is put away.
    t.do(t.s.active, 'draw');
    t.do(t.s.active, 'loseTime', { card: t.hand(t.s.active)[0]! });
    expect(t.do(t.s.active, 'endTurn')).to.equal('ok');
    expect(await drawn(t)).to.deep.equal([]);
  });

  it('[CH-161] a Note below another says which card it stops, and names nobody', async () => {
    const t = playing(['discontinuity']);
    t.setHand(1, 'memo');
    t.setHand(2, 'memo');
    t.play(0, 'discontinuity', 'clockwise');
    t.memo(1);
    t.memo(2);
    const scene = await open(t, { me: 0 });
    expect(all(scene, '.below li').map(spoken)).to.deep.equal([
      'Marco ferma: Giro di mani',
      'Giulia: Giro di mani (in senso orario)',
    ]);
  });

  it('a card that can be aimed at nothing says what it lacks, and advises nobody to choose something else', async () => {
    const hand = ['restore-history', 'sell-artifact/creature', 'get-there-first', 'never-existed'];
    const scene = await open(playing(hand));
    const cards = deep(scene.board).find((e) => e.localName === 'chrono-hand')!;
    const words = deep(cards).map(spoken).join(' ');
    for (const lack of ['Nessun cardine da girare', 'davanti a te', 'davanti ad altri', 'Serve un oggetto sul tavolo'])
      expect(words).to.contain(lack);
    expect(words).not.to.contain('cegli');
  });

  it('[CH-228] before a turn ends everybody sees that it does, and only now a win can be declared', async () => {
    const t = turning();
    const mine = await open(t);
    expect(said(mine, '.wins')).to.equal('');
    t.allPass();
    mine.feed();
    await mine.settled();
    expect(said(mine, '.wins')).to.contain('Torno a casa');
    expect(spoken((await open(t, { me: 1 })).board.renderRoot.querySelector('tv-status')!)).to.contain(
      'sta per finire',
    );
  });

  it('[CH-229] a win is celebrated where it happens, and not again by whoever comes later', async () => {
    const t = atTurnEnd();
    t.setGoal(0, 'identities', 'I01');
    t.history([1915, 1865, 1963], 'P1917', 'P1974');
    const scene = await open(t, { me: 1 });
    t.declare(0, 'identity');
    await scene.settled();
    expect(all(scene, '.finale')).to.have.length(1);
    expect(all(await open(t, { me: 2 }), '.finale')).to.have.length(0);
  });

  it('[CH-272] the Timekeeper’s screen turns card by card, when its person says so', async () => {
    const t = turning({ timekeeper: 1 });
    const keeper = await open(t, { me: 1 });
    const other = await open(t, { me: 2 });
    t.allPass();
    await keeper.settled();
    expect(t.view(1).openParadoxes).to.equal(4);
    expect(said(keeper, '.turning')).to.contain('Restano 5 carte da girare');
    expect(all(other, '.turning')).to.have.length(0);
    await tap(keeper, 'Gira 1936');
    expect([looks(keeper, 1936), looks(keeper, 1939)]).to.satisfy(
      ([pin, next]: string[]) => pin!.includes('turned') && next!.includes('due'),
    );
    await tap(keeper, 'Gira tutto');
    expect(looks(keeper, 1948)).to.contain('paradox');
    expect(all(keeper, '.turning')).to.have.length(0);
  });

  it('[CH-273] whose Inverter it was may turn what has changed with a tap', async () => {
    const t = turning();
    const mine = await open(t);
    const other = await open(t, { me: 1 });
    t.allPass();
    await mine.settled();
    await other.settled();
    expect(all(other, '.due')).to.have.length(0);
    expect(all(mine, '.due').map((e) => e.ariaLabel?.slice(0, 4))).to.deep.equal([
      '1936',
      '1939',
      '1942',
      '1945',
      '1948',
    ]);
    year(mine, 1942).click();
    await mine.settled();
    expect(looks(mine, 1942)).to.contain('paradox');
  });

  it('[CH-276] an Identity and a Mission tell where they come from, to whoever asks', async () => {
    const t = playing(['ark']);
    t.setGoal(0, 'identities', 'I05');
    t.setGoal(0, 'missions', 'menagerie');
    const scene = await open(t);
    const terms = all(scene, '.goal tv-term').map((e) => (e as TvTerm).term);
    expect(terms.map((term) => term?.says).join(' '))
      .to.contain('dirigibile si balla')
      .and.to.contain('Uno zoo');
  });

  it('[CHQ-32] whoever wants no more of a game asks the others to call it off', async () => {
    const t = playing(['ark'], { seats: 3 });
    const scene = await open(t);
    await tap(scene, 'Annulla la partita');
    await sure(scene);
    expect(scene.moves).to.deep.equal(['callOff']);
    const other = await open(t, { me: 1 });
    expect(deep(other.board).map(spoken).join(' ')).to.contain('Per annullare la partita: Giulia. 1 su 2');
    await tap(other, 'Annulla la partita');
    await sure(other);
    expect(t.phase).to.equal('over');
  });
});
