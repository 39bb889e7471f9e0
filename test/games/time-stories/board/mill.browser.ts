/** What people of TIME Stories see in a conflict, of a test's outcome, out of a place, and of what others hold. */
import { expect } from '@open-wc/testing';
import type { Card, ConflictDef } from '../../../../src/games/time-stories/pack/cards.ts';
import type { Block } from '../../../../src/games/time-stories/pack/blocks.ts';
import { allUpdated, deep } from '../../../helpers/shadow.ts';
import { element, mission, panorama, say, test, type Change } from '../table/mission.ts';
import { buttonOf, mount, open, says, saysSo } from './mounted.ts';
import { Played } from './played.ts';

const HASH = 'c'.repeat(64);

/** In the mill of this first card, where all have told of theirs. */
function mill(first: Partial<Card>, more: Change = {}): Played {
  const cards = [
    panorama('mill.1', first),
    panorama('mill.2', { tests: [test('pull', { critical: [{ op: 'gainAzrak', n: 2 }] })] }),
    panorama('mill.3'),
    panorama('mill.4'),
  ];
  const made = new Played({ packs: { [HASH]: mission({ cards, destiny: [0], ...more }) }, load: { hash: HASH } });
  return made.inMill().told();
}
const follows = (...instructions: readonly Block[]): Played => mill({ instructions }).does(0, 'follow', { agent: 0 });

describe('the board of TIME Stories, as cards of the mill have it', () => {
  it('what the Destiny was, what it came to and what followed are read together, as the test itself is gone by then', async () => {
    const played = mill({})
      .does(1, 'test', { agent: 1, card: 'mill.2', test: 'pull', attribute: 'strength' })
      .does(1, 'boost', { agent: 1, n: 1 });
    const { board } = await mount(played, 2);
    await saysSo(board, /^$/u);
    played.does(1, 'draw', { agent: 1 });
    board.view = played.view(2);
    await saysSo(board, /^Bea turns Destiny: 0\. Bea comes to 4: critical success\. Bea gains 2 Azrak$/u);
  });

  it('[TS-312] giving up stands below what people read of each other, never among what is to be done', async () => {
    const played = mill({});
    for (const size of [
      [1300, 860],
      [390, 780],
    ] as const) {
      const { board } = await mount(played, 1, [...size]);
      const windowOf = deep(board).find((e) => e.localName === 'time-window')!;
      expect(says(windowOf, 'Give up this run')).to.equal(false);
      const notes = deep(board).find((e) => e.localName === 'time-notes')!;
      const top = deep(board)
        .find((e) => e instanceof HTMLButtonElement && e.textContent.trim().startsWith('Give up'))!
        .getBoundingClientRect().top;
      expect(top, size.join(' × ')).to.be.at.least(notes.getBoundingClientRect().bottom);
    }
  });

  it('[TS-156] a person bound by a conflict is told to take its test, and of no other card', async () => {
    const dog = { type: 'personal', name: say('dog'), tests: ['hit'], onEnd: [] } as const;
    const played = mill({ tests: [test('hit')], conflict: dog }).does(0, 'follow', { agent: 0 });
    const { board: bound } = await mount(played, 0);
    expect(says(bound, 'You are in a conflict: take a test that is on the card')).to.equal(true);
    expect(says(bound, 'To read another card')).to.equal(false);
    // What may be added to a tale isn't what is asked: no button looks as if it were.
    expect(buttonOf(bound, /^Add to what I told$/u)!.className).to.equal('btn');
    expect(deep(bound).filter((e) => e.matches('.btn.go'))).to.have.length(0);
    await open(bound);
    expect(
      deep(bound)
        .filter((e) => e.matches('.btn.go'))
        .map((e) => e.textContent.trim()),
    ).to.deep.equal(['Try with strength · 1 Azrak']);
    const { board: other } = await mount(played, 2);
    expect(says(other, 'You are in a conflict')).to.equal(false);
    expect(says(other, 'To read another card')).to.equal(true);
  });

  it('[TS-114] a card that lies covered says to its reader alone that it has a test', async () => {
    const played = mill({});
    const words = 'On your card there is a test that you can take';
    expect(says((await mount(played, 1)).board, words)).to.equal(true);
    expect(says((await mount(played, 2)).board, words)).to.equal(false);
  });

  it('[TS-211 TS-218] an agent who has lost control is told of it, isn’t called standing by and is offered nothing to give', async () => {
    const instructions = [{ op: 'takeElement', number: 31 }, { op: 'expel' }] as const;
    const played = mill({ instructions }, { elements: [element(31, 'green')] }).does(0, 'follow', { agent: 0 });
    expect(played.view(0).table!.elements).to.deep.equal({ 31: 0 });
    const { board: out } = await mount(played, 0);
    expect(says(out, 'You are out of this place')).to.equal(true);
    expect(says(out, 'Standing by')).to.equal(false);
    expect(says(out, 'Give something')).to.equal(false);
    for (const agent of [1, 2]) played.does(agent, 'standby', { agent });
    expect(buttonOf((await mount(played, 0)).board, /^Propose to leave$/u)?.textContent).not.to.equal(undefined);
  });

  it('[TS-328] while Destiny can still be changed it says what the test comes to as it stands', async () => {
    const again = { id: 'again', label: say('again'), cost: { azrak: 1 }, step: 'TEST_AFTER_DESTINY', do: [] } as const;
    const played = mill({}, { power: { actions: [{ ...again, whose: 'any' }] } })
      .does(1, 'test', { agent: 1, card: 'mill.2', test: 'pull', attribute: 'strength' })
      .does(1, 'boost', { agent: 1, n: 1 })
      .does(1, 'draw', { agent: 1 });
    const { board: seen } = await mount(played, 0);
    expect(says(seen, 'As it stands: critical')).to.equal(true);
    expect(says(seen, 'Destiny is turned · waiting for you, Bea and Carl')).to.equal(true);
  });

  it('[TS-178] of two Group Conflicts the one that may come first has a name', async () => {
    const rat = (name: string): ConflictDef => ({
      type: 'group',
      name: say(name),
      hitPoints: 2,
      tests: ['hit'],
      onEnd: [],
    });
    const cards = [
      panorama('mill.1', {
        tests: [test('hit')],
        conflict: rat('flood'),
        instructions: [{ op: 'startConflict', conflict: 'mill.2' }],
      }),
      panorama('mill.2', { tests: [test('hit')], conflict: rat('rat') }),
      panorama('mill.3'),
      panorama('mill.4'),
    ];
    const played = mill({}, { cards }).does(0, 'follow', { agent: 0 });
    const { board } = await mount(played, 0);
    const label = buttonOf(board, /^First: /u)?.textContent.trim();
    expect(['First: flood', 'First: Ada’s conflict']).to.include(label);
  });

  it('a wrong answer to a card is told to whoever gave it', async () => {
    const asks = { prompt: say('which word?'), salt: 's', answersHash: ['ab'.repeat(32)], tries: 3, do: [] } as const;
    const played = follows({ op: 'askCode', ...asks });
    const { board } = await mount(played, 0);
    expect(says(board, 'That isn’t it')).to.equal(false);
    played.does(0, 'answer', { agent: 0, doing: played.dealer.state.table!.doing[0]!.id, code: 'sea' });
    board.view = played.view(0);
    await allUpdated(board);
    expect(says(board, 'That isn’t it')).to.equal(true);
  });

  it('[TS-321] what a red or white Element of somebody else says can be read among the open cards', async () => {
    const words = 'you move like a she-wolf now';
    const white = { type: 'replacement', attributes: { cunning: 4, strength: 1 }, background: say('wolf') } as const;
    const elements = [
      element(35, 'white', { text: say(words), white }),
      element(36, 'yellow', { text: say('a letter of love') }),
    ];
    const takes = [35, 36].map((number) => ({ op: 'takeElement', number }) as const);
    const played = mill({ instructions: takes }, { elements }).does(0, 'follow', { agent: 0 });
    const { board } = await mount(played, 1);
    buttonOf(board, /^Open cards$/u)!.click();
    await allUpdated(board);
    expect(says(board, words)).to.equal(true);
    expect(says(board, 'Element 35 · Ada')).to.equal(true);
    expect(says(board, 'letter of love')).to.equal(false);
  });
});
