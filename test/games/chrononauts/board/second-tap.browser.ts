/** What Chrononauts asks before it is done: by whom it is answered, and that the question is heard. */
import { expect, waitUntil } from '@open-wc/testing';
import { questionStood } from '../../../helpers/question-stood.ts';
import { button, deep, spoken } from '../../../helpers/shadow.ts';
import { playing } from '../trial.ts';
import { closeScenes, open, sure, tap } from './mount.ts';

const ASKS = 'Sì, davvero';

describe('the second tap of Chrononauts', () => {
  afterEach(closeScenes);

  it('isn’t the other half of a double tap', async () => {
    const scene = await open(playing(['memo', 'reverse-fate']));
    await tap(scene, 'Biglietto');
    await tap(scene, 'Scarta: perdi tempo');
    await tap(scene, ASKS);
    expect(scene.moves).to.deep.equal([]);
    await sure(scene);
    expect(scene.moves).to.deep.equal(['loseTime']);
  });

  it('isn’t Enter held down, and the question is said', async () => {
    const scene = await open(playing(['memo', 'reverse-fate']));
    await tap(scene, 'Biglietto');
    await tap(scene, 'Scarta: perdi tempo');
    questionStood();
    const held = new KeyboardEvent('keydown', {
      key: 'Enter',
      repeat: true,
      bubbles: true,
      composed: true,
      cancelable: true,
    });
    expect(button(scene.board, ASKS).dispatchEvent(held), 'the button isn’t pressed').to.equal(false);
    const heard = (): string =>
      deep(scene.board)
        .filter((e) => e.matches('[aria-live=polite]'))
        .map(spoken)
        .join(' ');
    await waitUntil(() => heard().includes('Davvero? Premi ancora per confermare'));
  });

  it('is asked for where somebody is gone on without, too', async () => {
    const t = playing(['ark'], { options: { turnSeconds: 60 } });
    t.pass(t.dealer.now + 60_000);
    const scene = await open(t, { me: 1 });
    await tap(scene, 'Avanti senza Giulia');
    expect(scene.moves).to.deep.equal([]);
    await sure(scene);
    expect(scene.moves).to.deep.equal(['voteSkip']);
  });
});
