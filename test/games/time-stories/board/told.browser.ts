/** What the board of TIME Stories says before somebody decides: what a move costs, what a card offers. At the end it says what was counted. */
import { expect } from '@open-wc/testing';
import type { Block } from '../../../../src/games/time-stories/pack/blocks.ts';
import type { Card, RuleEffect } from '../../../../src/games/time-stories/pack/cards.ts';
import { allUpdated, deep } from '../../../helpers/shadow.ts';
import { element, mission, panorama, place, say, test } from '../table/mission.ts';
import { buttonOf, comes, mount, says, type Mounted } from './mounted.ts';
import { type Lies, Played } from './played.ts';

const hash = 'd'.repeat(64);
const laid = (change: Parameters<typeof mission>[0]): Lies => ({ packs: { [hash]: mission(change) }, load: { hash } });
const cards = (second: Partial<Card> = {}): readonly Card[] =>
  [1, 2, 3, 4].map((n) => panorama(`mill.${n}`, n === 2 ? second : {}));

describe('the board of TIME Stories, before somebody decides', () => {
  it('[TS-093 TS-116 TS-267 TS-239] says what exploring, a test and a gift cost now', async () => {
    const dearer = (action: 'explore' | 'test' | 'give', n: number): RuleEffect => ({ k: 'costChange', action, n });
    const effects = [dearer('explore', 1), dearer('test', 2), dearer('give', 1)];
    const fog = element(31, 'white', { white: { type: 'rule', effects } });
    const lies = laid({
      elements: [fog, element(32, 'green')],
      locations: [
        place('mill', 'm1.3', cards({ tests: [test('pull')], instructions: [{ op: 'takeElement', number: 32 }] }), {
          onEnter: [{ op: 'takeElement', number: 31 }],
        }),
      ],
    });
    const played = new Played(lies).inMill().told().does(1, 'follow', { agent: 1 });
    const { board } = await mount(played, 1);
    const notes = deep(board).map((e) => (e.matches('.note') ? e.textContent.replaceAll(/\s+/gu, ' ').trim() : ''));
    expect(notes).to.include('To read another card, tap it. (2 Azrak)');
    buttonOf(board, /^Read: /u)!.click();
    await allUpdated(board);
    expect(buttonOf(board, /^Try with strength · 3 Azrak$/u)).to.not.equal(undefined);
    played.does(1, 'standby', { agent: 1 });
    board.view = played.view(1);
    await allUpdated(board);
    expect(buttonOf(board, /^Give · 2 Azrak$/u)).to.not.equal(undefined);
  });

  it('[TS-121 TS-123] says what a support costs where that isn’t what it gives, and offers what can be paid', async () => {
    const effects: readonly RuleEffect[] = [{ k: 'costChange', action: 'support', n: 3 }];
    const fog = element(31, 'white', { white: { type: 'rule', effects } });
    const lies = laid({
      elements: [fog],
      locations: [
        place('mill', 'm1.3', cards({ tests: [test('pull')] }), { onEnter: [{ op: 'takeElement', number: 31 }] }),
      ],
    });
    const played = new Played(lies).inMill().told().does(0, 'standby', { agent: 0 });
    played.does(1, 'test', { agent: 1, card: 'mill.2', test: 'pull', attribute: 'strength' });
    played.does(1, 'boost', { agent: 1, n: 0 });
    const { board } = await mount(played, 0);
    const offered = deep(board)
      .filter((e) => e.matches('.btn'))
      .map(({ textContent }) => textContent.replaceAll(/\s+/gu, ' ').trim())
      .filter((label) => /^Give \d/u.test(label));
    expect(offered).to.deep.equal(['Give 1 · 4 Azrak']);
  });

  it('says what leaving waits for while somebody has a card in front', async () => {
    const played = new Played().inMill().told().does(1, 'standby', { agent: 1 });
    const { board } = await mount(played, 1);
    expect(says(board, 'To leave, nobody may have a card in front of them.')).to.equal(true);
    for (const agent of [0, 2]) played.does(agent, 'standby', { agent });
    board.view = played.view(1);
    await allUpdated(board);
    expect(says(board, 'To leave, nobody may')).to.equal(false);
    expect(buttonOf(board, /^Propose to leave$/u)).to.not.equal(undefined);
  });

  it('a card told aloud twice is one line of the notes', async () => {
    const played = new Played().inMill().told();
    const view = structuredClone(played.view(1));
    const { board } = await mount(played, 1);
    const again = view.table!.tellings.map((one) => ({ ...one, round: 2 }));
    board.view = { ...view, table: { ...view.table!, tellings: [...view.table!.tellings, ...again] } };
    await allUpdated(board);
    const lines = deep(board)
      .find((e) => e.localName === 'time-notes')!
      .shadowRoot!.querySelectorAll('li');
    // Carl's words are there as often as they are written.
    expect(lines).to.have.length(4);
  });

  const asked = async (instruction: Block): Promise<Mounted> =>
    mount(
      new Played(laid({ elements: [element(31, 'green')], cards: cards({ instructions: [instruction] }) }))
        .inMill()
        .told()
        .does(1, 'follow', { agent: 1 }),
      1,
    );
  /** The words of the log are fetched first. */
  const question = async ({ board }: Mounted, isThere: (words: string) => boolean): Promise<string> => {
    const words = (): string =>
      deep(board)
        .find((e) => e.localName === 'time-ask')
        ?.shadowRoot?.querySelector('p')
        ?.textContent.trim() ?? '';
    await comes(() => isThere(words()));
    return words();
  };

  it('[TS-087] a card that lets its reader do something says what', async () => {
    const takes = await asked({ op: 'takeElement', number: 31, optional: true });
    expect(await question(takes, (words) => words.includes('31'))).to.equal('Take Element 31?');
    const draws = await asked({ op: 'loseAzrak', n: 2, optional: true });
    expect(await question(draws, (words) => words.includes('2'))).to.equal('Lose 2 Azrak?');
    const others = await asked({ op: 'loseAzrak', n: 2, who: 'others', optional: true });
    expect(await question(others, (words) => words !== '')).to.equal('Do you do it?');
  });
});

describe('the bill of TIME Stories', () => {
  it('[TS-316] says what the score is made of, and what the mission calls it', async () => {
    const lies = laid({
      cards: cards({ instructions: [{ op: 'endMission', result: 'success' }] }),
      more: {
        scoring: {
          base: 4,
          azrakOnReturn: [
            { max: 0, points: 8, text: say('clear air') },
            { max: null, points: -1, text: say('rustle') },
          ],
          bonuses: [
            { when: true, points: 2, text: say('the cat is fed') },
            { when: false, points: 9, text: say('the moon') },
          ],
          grades: [
            { min: 0, text: say('mute') },
            { min: 10, text: say('stereo') },
            { min: 20, text: say('concert') },
          ],
        },
      },
    });
    const { board } = await mount(new Played(lies).inMill().told().does(1, 'follow', { agent: 1 }), 0);
    const receipt = (): Element | undefined => deep(board).find((e) => e.localName === 'tv-receipt');
    await comes(() => Boolean(receipt()?.shadowRoot?.querySelector('dl')));
    const sums = [...receipt()!.shadowRoot!.querySelectorAll('dl > div')].map((e) =>
      e.textContent.replaceAll(/\s+/gu, ' ').trim(),
    );
    expect(sums.slice(0, 4)).to.deep.equal([
      'Points 14 · stereo',
      'Mission accomplished +4',
      'clear air +8',
      'the cat is fed +2',
    ]);
    expect(says(board, 'the moon')).to.equal(false);
  });
});
