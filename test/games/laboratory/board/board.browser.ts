import { expect } from '@open-wc/testing';
import { allText, button, deep, spoken } from '../../../helpers/shadow.ts';
import { keptBy, LabScene, type LabStage } from './mount.ts';
import { accessible } from '../../../helpers/accessible.ts';

const scenes: LabScene[] = [];
async function open(stage: LabStage = {}, ready: (scene: LabScene) => void = () => {}): Promise<LabScene> {
  const scene = new LabScene(stage);
  scenes.push(scene);
  ready(scene);
  await scene.settled();
  return scene;
}
const dealt = (scene: LabScene): void => {
  scene.play(0, 'shuffle');
  scene.play(1, 'deal', { n: 3 });
};
const headline = (scene: LabScene): string => deep(scene.board).find((e) => e.matches('h2'))?.textContent ?? '';
const faces = (scene: LabScene): readonly string[] =>
  deep(scene.board).flatMap((e) => (e.matches('laboratory-face') ? [(e as Element & { face: string }).face] : []));
const tap = async (scene: LabScene, words: string): Promise<void> => {
  button(scene.board, words).click();
  await scene.settled();
};

describe('the laboratory’s board', () => {
  afterEach(() => scenes.splice(0).forEach((scene) => scene.remove()));

  it('[LAB-03] a new deck wants a shuffle: that is the one green button, drawing explains', async () => {
    const scene = await open();
    expect(deep(scene.board).find((e) => e.matches('.btn.go'))?.textContent).to.contain('Mescolate tutti');
    await tap(scene, 'Pesca una carta');
    expect(scene.explained.map(({ rule }) => rule)).to.deep.equal(['LAB-03']);
    await tap(scene, 'Mescolate tutti');
    await tap(scene, 'Pesca una carta');
    expect(scene.proposed).to.deep.equal(['shuffle {}', 'draw {}']);
    expect(faces(scene)).to.have.length(1);
  });

  it('no face of anybody else’s hand is on the page', async () => {
    const scene = await open({}, dealt);
    const { hands } = scene.dealer.state;
    expect([...faces(scene)].toSorted()).to.deep.equal(hands[0]!.cards.map((c) => scene.dealer.face(c)).toSorted());
    const text = allText(scene.board);
    for (const { seat, cards } of hands.slice(1))
      for (const card of cards) expect(text, `seat ${seat}`).not.to.contain(`face=${scene.dealer.face(card)}`);
  });

  it('a watcher sees backs and counts, and no panel', async () => {
    const scene = await open({ me: null }, dealt);
    expect(faces(scene)).to.deep.equal([]);
    expect(allText(scene.board)).to.contain('3 carte');
    expect(deep(scene.board).some((e) => e.matches('.panel'))).to.equal(false);
  });

  it('[LAB-22] [LAB-23] face-up cards become a deck of those marked, which lies on the cloth for them to draw from', async () => {
    const turned = (scene: LabScene): void => {
      scene.play(0, 'shuffle');
      for (let n = 0; n < 2; n++) scene.play(0, 'turnUp');
    };
    const scene = await open({}, turned);
    await tap(scene, 'Scoperte');
    const chips = deep(scene.board).filter((e): e is HTMLButtonElement => e.matches('button.chip'));
    for (const chip of chips.slice(2)) chip.click();
    await scene.settled();
    await tap(scene, 'Un mazzo di Ada e Bea');
    expect(scene.proposed).to.deep.equal(['entrust {"seats":[0,1]}']);
    await tap(scene, 'Mazzo di Ada e Bea: 2 carte');
    await tap(scene, 'Pesca da lì');
    expect(scene.proposed.at(-1)).to.equal('drawFew {}');
    expect(faces(scene)).to.have.length(1);
    await tap(scene, 'Mazzo di Ada e Bea: una carta');
    const other = await open({ me: 2 }, (one) => {
      turned(one);
      one.play(0, 'entrust', { seats: [0, 1] });
    });
    await tap(other, 'Mazzo di Ada e Bea: 2 carte');
    expect(allText(other.board)).to.contain('per ogni carta serve tutto il gruppo');
    expect(allText(other.board)).not.to.contain('Pesca da lì');
  });

  it('a card is picked, then shown, given, discarded or put back', async () => {
    const scene = await open({}, dealt);
    const [card] = scene.dealer.state.hands[0]!.cards;
    await tap(scene, '1 di 3');
    await tap(scene, 'Mostra a Bea');
    await tap(scene, 'Dai a Carl');
    expect(scene.proposed).to.deep.equal([
      `show ${JSON.stringify({ card, to: 1 })}`,
      `give ${JSON.stringify({ card, to: 2 })}`,
    ]);
    await tap(scene, '1 di 2');
    await tap(scene, 'Rimetti sul mazzo');
    await tap(scene, '1 di 1');
    await tap(scene, 'Scarta');
    expect(scene.dealer.state.row).to.have.length(1);
    expect(scene.dealer.state.hands[0]!.cards).to.have.length(0);
  });

  it('[LAB-11] stealing: tap a person, then one of the backs', async () => {
    const scene = await open({}, dealt);
    await tap(scene, 'Carl 3 carte');
    await tap(scene, 'Ruba una carta a Carl');
    expect(headline(scene)).to.equal('Scegli un dorso');
    await tap(scene, 'dorso 2');
    expect(scene.dealer.state.hands[0]!.cards).to.have.length(4);
    expect(allText(scene.board)).to.contain('Ada ha rubato una carta a Carl.');
  });

  it('[LAB-12] the top cards are put back in the order shown, some below', async () => {
    const scene = await open({}, (one) => {
      dealt(one);
      one.play(0, 'scry', { n: 2 });
    });
    const [first, second] = scene.dealer.state.job!.cards;
    const moves = deep(scene.board).filter((e): e is HTMLButtonElement =>
      e.matches('laboratory-choosing li .btn.icon'),
    );
    expect(moves).to.have.length(0); // they live in the element's own tree
    await tap(scene, ': più in basso');
    await tap(scene, 'Rimetti le carte così');
    expect(scene.dealer.state.pile.slice(0, 2)).to.deep.equal([second, first]);
  });

  it('[LAB-13] searching shows the pile to the searcher alone, and takes one', async () => {
    const scene = await open({}, (one) => {
      dealt(one);
      one.play(0, 'search');
    });
    expect(faces(scene)).to.have.length(43);
    await tap(scene, '1 di 40');
    await tap(scene, 'Prendi ');
    expect(scene.dealer.state.hands[0]!.cards).to.have.length(4);
    const other = await open({ me: 1 }, (one) => {
      dealt(one);
      one.play(0, 'search');
    });
    expect(faces(other)).to.have.length(3);
  });

  it('who has shuffled, who is at it and who is next is in the second line', async () => {
    const scene = await open({}, (one) => {
      one.held = true;
      one.play(0, 'shuffle');
    });
    expect(allText(scene.board)).to.contain('Già fatto: Ada. Adesso: Bea. Poi: Carl e Dino.');
  });

  it('[LAB-15, LAB-16] the hand of whoever is away is a matter of votes', async () => {
    const scene = await open({ away: [3] }, (one) => {
      dealt(one);
      one.dealer.tell('away', 3);
    });
    await tap(scene, 'Dino non c’è · 3 carte');
    await tap(scene, 'Rimetti la sua mano nel mazzo · 0 su 2');
    expect(allText(scene.board)).to.contain('D’accordo finora: Ada.');
    scene.play(1, 'seize', { seat: 3 });
    expect(scene.dealer.state.pile).to.have.length(43);
  });

  it('a strict table says that such a hand stays where it is', async () => {
    const scene = await open({ away: [3], keepers: keptBy([0, 1, 2, 3], 4, { strict: true }) }, (one) => {
      dealt(one);
      one.dealer.tell('away', 3);
    });
    await tap(scene, 'Dino non c’è · 3 carte');
    expect(allText(scene.board)).to.contain('aspettate Dino, o prendete un mazzo nuovo');
  });

  it('[LAB-18] a secret choice brings its field by itself; the others’ words come when all are open', async () => {
    const scene = await open({ seats: 2 }, dealt);
    scene.play(1, 'callChoice');
    await scene.settled();
    expect(headline(scene)).to.equal('Scelta segreta');
    const field = deep(scene.board).find((e): e is HTMLInputElement => e.matches('form input'))!;
    field.value = 'sasso';
    button(scene.board, 'Chiudi la busta').click();
    scene.play(1, 'choose', { word: 'carta' });
    await scene.settled();
    expect(allText(scene.board)).to.contain('✉');
    await tap(scene, 'Aprite le buste');
    expect(allText(scene.board)).to.contain('carta');
    expect(scene.proposed).to.deep.equal(['choose {"word":"sasso"}', 'openChoices {}']);
  });

  it('dice of any sides, hidden ones for the roller alone', async () => {
    const scene = await open();
    await tap(scene, 'Dadi');
    await tap(scene, 'd10');
    await tap(scene, 'un dado in più');
    await tap(scene, 'un dado in più');
    await tap(scene, 'un dado in meno');
    await tap(scene, 'Tira 3d10');
    await tap(scene, 'un dado in meno');
    await tap(scene, 'Tira di nascosto');
    expect(scene.proposed).to.deep.equal(['roll {"n":3,"sides":10}', 'rollHidden {"n":2,"sides":10}']);
    expect(allText(scene.board)).to.contain('lo vedi solo tu');
    await tap(scene, 'Scopri a tutti');
    expect(scene.dealer.state.rolls[0]!.values).to.have.length(2);
  });

  it('who holds the deck is one sentence, for both kinds of table', async () => {
    const safe = await open({ keepers: keptBy([0, 1, 2, 3], 3, { missing: [2] }) });
    expect(allText(safe.board)).to.contain(
      'Il mazzo lo custodite in 4: 3 insieme potrebbero sbirciare, e regge se uno se ne va.',
    );
    expect(allText(safe.board)).to.contain('Assenti adesso: Carl.');
    const strict = await open({ keepers: keptBy([0, 1, 2], 3, { strict: true }) });
    expect(allText(strict.board)).to.contain('solo tutti e 3 insieme potrebbero sbirciare');
    const making = await open({
      keepers: keptBy([], 0, { making: { keepers: [0, 1, 2, 3], step: 2, lacks: [3] } }),
    });
    expect(allText(making.board)).to.contain('I custodi si stanno accordando');
    expect(allText(making.board)).to.contain('passo 2 di 3: aspettiamo Dino');
  });

  it('a hand is one stop for Tab, arrows walk it, Escape lets go of a card', async () => {
    const scene = await open({}, dealt);
    const cards = deep(scene.board).filter(
      (e): e is HTMLButtonElement => e instanceof HTMLButtonElement && /^.+, \d di 3/.test(spoken(e)),
    );
    expect(cards.map(({ tabIndex }) => tabIndex)).to.deep.equal([0, -1, -1]);
    cards[0]!.focus();
    cards[0]!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, composed: true }));
    await scene.settled();
    expect(cards[1]!.matches(':focus')).to.equal(true);
    cards[1]!.click();
    await scene.settled();
    expect(cards[1]!.ariaPressed).to.equal('true');
    cards[1]!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }));
    await scene.settled();
    expect(cards[1]!.ariaPressed).to.equal('false');
  });

  for (const theme of ['light', 'dark'] as const) {
    it(`is accessible, ${theme}`, async () => {
      const scene = await open({ theme }, dealt);
      await tap(scene, '1 di 3');
      await accessible(scene.room);
    });
  }

  for (const [width, height] of [
    ['720px', '400px'],
    ['390px', '788px'],
  ] as const) {
    it(`nothing is cut off sideways at ${width}`, async () => {
      const scene = await open({ width, height }, dealt);
      const frame = deep(scene.board).find((e) => e.matches('.frame'))!;
      expect(frame.scrollWidth).to.be.at.most(frame.clientWidth);
    });
  }

  it('speaks English too', async () => {
    const scene = await open({ lang: 'en' }, dealt);
    expect(headline(scene)).to.equal('A free table: it’s up to you');
    expect(button(scene.board, 'Draw a card')).to.be.instanceOf(HTMLButtonElement);
  });
});
