/** What the board says is true of this table: of its mode, of the rules of its house, and after its end. */
import { expect } from '@open-wc/testing';
import { atTurnEnd, begun, dealt, playing, solo, Trial } from '../trial.ts';
import { deep, spoken } from '../../../helpers/shadow.ts';
import { type ChronoScene, closeScenes, open, tap } from './mount.ts';

const said = (scene: ChronoScene, selector: string): string =>
  deep(scene.board)
    .filter((e) => e.matches(selector))
    .map(spoken)
    .join(' ');
const buttons = (scene: ChronoScene): readonly string[] =>
  deep(scene.board)
    .filter((e) => e.matches('button'))
    .map(spoken);

describe('the board of Chrononauts says what is so at this table', () => {
  afterEach(closeScenes);

  it('[CH-257] in Solonauts no Patch promises a card', async () => {
    const t = solo();
    t.setHand(0, 'P1929');
    const scene = await open(t);
    await tap(scene, 'Toppa 1929');
    expect(said(scene, '.picked p')).to.contain('Copre il paradosso del 1929.');
  });

  it('[CH-248] in Artifaxx no Artifact speaks of the UltraParadox', async () => {
    const words = async (mode: string): Promise<string> => {
      const scene = await open(playing(['cancer-cure'], { options: { mode } }));
      await tap(scene, 'Oggetto');
      return said(scene, '.picked p');
    };
    expect(await words('artifaxx')).not.to.contain('UltraParadosso');
    expect(await words('chrononauts')).to.contain('UltraParadosso');
  });

  it('[CH-244] in Artifaxx an empty place before somebody says what comes there', async () => {
    const t = playing(['ark'], { options: { mode: 'artifaxx' } });
    t.place(1, 'grail');
    const scene = await open(t);
    expect(said(scene, '.tables .none')).to.equal('Ancora nessun oggetto Ancora nessun oggetto');
  });

  for (const [fastForward, slip, face] of [
    ['drawTwoPlayTwo', 'Pesca due carte, poi giocane due.', 'Pesca 2, poi giocane 2.'],
    ['twoTurns', 'Pesca una carta e giocane una, per due volte.', 'Pesca 1, giocane 1; due volte.'],
  ] as const)
    it(`[CH-188] Double Time says on its face, its slip and in its window what it does by this house’s rule (${fastForward})`, async () => {
      const t = playing(['fast-forward'], { options: { fastForward } });
      const scene = await open(t);
      expect(said(scene, '.front .text')).to.equal(face);
      await tap(scene, 'Doppia velocità');
      expect(said(scene, '.picked p')).to.contain(slip);
      t.play(0, 'fast-forward');
      expect(said(await open(t, { me: 1 }), 'tv-window q')).to.equal(slip);
    });

  for (const [options, says] of [
    [{}, 'Intanto chi vuole cambia identità'],
    [{ mulligan: false }, 'Scrivete l’ora, senza guardare un orologio'],
    [{ mode: 'artifaxx' }, 'Scrivete l’ora, senza guardare un orologio'],
    [{ mode: 'artifaxx', startMethod: 'chosen' }, 'Uno di voi lo dice per tutti'],
  ] as const)
    it(`[CH-042, CH-250] of an exchange is spoken only where there is one: ${JSON.stringify(options)}`, async () => {
      expect(said(await open(dealt({ options })), 'tv-status')).to.contain(says);
    });

  it('[CH-123] before a card is played the meter counts from what lies there, also while the screen still turns years', async () => {
    const t = playing(['reverse-fate'], { options: { timekeeper: 1 } });
    const scene = await open(t, { me: 1 });
    t.resolve(0, 'reverse-fate', 'L1936');
    t.do(0, 'endTurn');
    t.do(1, 'draw');
    t.setHand(1, 'P1939');
    await scene.settled();
    expect(said(scene, '.meter > b')).to.equal('0/13');
    await tap(scene, 'Toppa 1939');
    expect(
      [said(scene, '.meter > b'), said(scene, '.effects')].map((words) => words.replaceAll(/\s+/g, ' ')),
    ).to.deep.equal(['4 → 3/13', 'Che cosa succede 1939 riceve la toppa Paradossi 4 → 3 su 13']);
  });

  it('after the end cards that were covered are uncovered for oneself by one button, and shown to all by another', async () => {
    const t = atTurnEnd({ seats: 2 });
    const scene = await open(t);
    await tap(scene, 'Copri le carte');
    for (const seat of [0, 1]) t.do(seat, 'callOff');
    await scene.settled();
    expect(t.phase).to.equal('over');
    expect(buttons(scene)).to.include.members(['Mostra a tutti le mie carte', 'Mostra le carteMostra']);
    await tap(scene, 'Mostra le carte');
    expect(said(scene, '.goals')).not.to.contain('Carte coperte');
    expect(buttons(scene).some((words) => words.startsWith('Copri') || words.startsWith('Mostra le'))).to.equal(false);
    expect(scene.moves).to.deep.equal([]);
  });

  it('[CH-227] somebody who sat down during the game opens the next one too, and is offered nothing else', async () => {
    const t = begun({ seats: 2 });
    t.tell('joined', 4);
    t.do(0, 'callOff');
    const scene = await open(t, { me: 4 });
    expect(buttons(scene).some((words) => words.includes('Annulla'))).to.equal(false);
    t.do(1, 'callOff');
    await scene.settled();
    await tap(scene, 'Un’altra partita');
    expect([scene.moves, t.phase, t.s.seats]).to.deep.equal([['nextGame'], 'lobby', [0, 1, 4]]);
  });

  it('[CHQ-32] nor where something is missing', async () => {
    const t = begun({ seats: 2 });
    t.tell('joined', 4);
    t.arrange((s) => ({ ...s, stuck: { by: [1] } }));
    expect(buttons(await open(t)).includes('Riprova')).to.equal(true);
    expect(buttons(await open(t, { me: 4 })).includes('Riprova')).to.equal(false);
  });

  it('[CH-270] no number of travellers is promised in the lobby that the house may change', async () => {
    const t = new Trial({ seats: 1, options: { mode: 'solonauts', soloIdentities: 12 } });
    for (const [lang, number] of [
      ['it', /\botto\b/],
      ['en', /\beight\b/],
    ] as const)
      expect(said(await open(t, { lang }), '.mode')).not.to.match(number);
  });
});
