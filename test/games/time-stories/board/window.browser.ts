/** The window of TIME Stories: what may be done at any moment, and how tests and offers stand in it. */
import { expect, fixture, html } from '@open-wc/testing';
import type { ProposeEvent } from '../../../../src/elements/frame/board.ts';
import '../../../../src/elements/tv-room.ts';
import '../../../../src/games/time-stories/board/time-board.ts';
import type { TimeStoriesBoard } from '../../../../src/games/time-stories/board/time-board.ts';
import type { TimeTrial } from '../../../../src/games/time-stories/board/time-trial.ts';
import type { Block } from '../../../../src/games/time-stories/pack/blocks.ts';
import { questionStood } from '../../../helpers/question-stood.ts';
import { allUpdated, deep } from '../../../helpers/shadow.ts';
import { element, mission, panorama, say, test } from '../table/mission.ts';
import { type Lies, Played } from './played.ts';
import type { MoveCall } from '../../../../src/kernel/game.ts';

const hash = 'b'.repeat(64);

/** The second card of the mill has a test, the third a Group Conflict. Elements are on all but that. */
function fighting(): Lies {
  const opponent = { type: 'group', name: say('rat'), hitPoints: 5, tests: ['hit'], onEnd: [] } as const;
  const takes = (number: number): object => ({ instructions: [{ op: 'takeElement', number }] });
  const cards = [
    panorama('mill.1', takes(31)),
    panorama('mill.2', { ...takes(32), tests: [test('pull')] }),
    panorama('mill.3', { tests: [test('hit')], conflict: opponent }),
    panorama('mill.4', takes(33)),
  ];
  const elements = [31, 32, 33].map((number) => element(number, 'green'));
  return { packs: { [hash]: mission({ cards, elements }) }, load: { hash } };
}

/** The first card of the mill asks the group for three crystals. */
function paying(): Lies {
  const asks = { op: 'groupSpend', resource: 'azrak', n: 3, then: [], else: [] } as const;
  const cards = [panorama('mill.1', { instructions: [asks] }), panorama('mill.2'), panorama('mill.3')];
  return { packs: { [hash]: mission({ cards }) }, load: { hash } };
}

/** With four nothing lies in the Vortex at first. The nun has one crystal; what her card does is said here. */
function poor(...instructions: Block[]): Lies {
  const small = mission({ cards: [1, 2, 3, 4].map((n) => panorama(`mill.${n}`, n === 2 ? { instructions } : {})) });
  const receptacles = small.receptacles.map((one) =>
    one.id === 'nun' || one.id === 'cook' ? { ...one, azrakStart: 1 } : one,
  );
  return { packs: { [hash]: { ...small, receptacles, azrak: { total: 15 } } }, load: { hash } };
}

class Page {
  readonly made: MoveCall[] = [];
  readonly board: TimeStoriesBoard = document.createElement('time-stories-board');
  readonly #played: Played;
  readonly #me: number;

  constructor(played: Played, me: number) {
    this.#played = played;
    this.#me = me;
  }

  async open([width, height] = [1366, 650]): Promise<this> {
    const room = await fixture(
      html`<tv-room theme="light" style="width:${width}px;height:${height}px;min-height:0"></tv-room>`,
    );
    const { board } = this;
    Object.assign(board, {
      lang: 'en',
      people: ['Ada', 'Bea', 'Carl'].map((name, seat) => ({ seat, name, plate: seat, me: seat === this.#me })),
      me: this.#me,
      check: (move: string, args: unknown) =>
        this.#played.may(this.#me, move, args) ? undefined : { code: '', rule: '', advice: '', text: '' },
    });
    board.addEventListener('tv-propose', ({ move, args }: ProposeEvent) => void this.made.push({ move, args }));
    room.append(board);
    return this.now();
  }

  async now(): Promise<this> {
    this.board.view = this.#played.view(this.#me);
    await allUpdated(this.board);
    return this;
  }

  buttons(label: RegExp): readonly HTMLButtonElement[] {
    return deep(this.board).filter(
      (e): e is HTMLButtonElement => e instanceof HTMLButtonElement && label.test(e.textContent.trim()),
    );
  }

  async press(label: RegExp): Promise<void> {
    const [found] = this.buttons(label);
    expect(found, String(label)).to.exist;
    found!.click();
    await allUpdated(this.board);
  }
}

const GIVE_UP = /^Give up this run$/u;

describe('the window of TIME Stories', () => {
  it('[TS-312] whatever is under way, the run can be given up, once it has begun and nothing is proposed', async () => {
    const played = new Played(fighting()).laid();
    for (const [seat, receptacle] of ['miller', 'nun', 'smith'].entries()) played.does(seat, 'pick', { receptacle });
    played.does(0, 'begin');
    const page = await new Page(played, 1).open();
    const offered = async (): Promise<number> => (await page.now()).buttons(GIVE_UP).length;
    const each = (move: string, args: object = {}): void => {
      for (const agent of [0, 1, 2]) played.does(agent, move, { agent, ...args });
    };
    const agree = (what: string): void => {
      played.does(0, 'propose', { what, shares: what === 'captain' ? [0] : [], free: false });
      for (const seat of [1, 2]) if (played.view(0).table!.proposal) played.does(seat, 'vote', { yes: true });
    };
    const moments: [string, () => void][] = [
      ['prologue', () => agree('captain')],
      ['choice', () => played.does(0, 'prologue', { agent: 0 })],
      ['A card', () => played.does(0, 'choose', { agent: 0, location: 'mill' })],
      ['reconnaissance', () => played.does(0, 'readA', { agent: 0 })],
      ['own card', () => [0, 1, 2].forEach((agent) => played.does(agent, 'claim', { agent, slot: agent }))],
      ['telepathy', () => each('confirm')],
      ['actions', () => each('tell', { text: '' })],
      [
        'own test',
        () => {
          played.does(1, 'follow', { agent: 1 });
          played.does(1, 'test', { agent: 1, card: 'mill.2', test: 'pull', attribute: 'strength' });
        },
      ],
      ['conflict', () => played.does(2, 'follow', { agent: 2 })],
      ['its order', () => played.does(0, 'beginConflict', { agent: 0 })],
      ['its turn', () => played.does(0, 'orderTurn', { agent: 0, order: [1, 0, 2] })],
      ['its test', () => played.does(1, 'test', { agent: 1, card: 'mill.3', test: 'hit', attribute: 'strength' })],
    ];
    expect(await offered(), 'set-up').to.equal(0);
    for (const [says, then] of moments) {
      then();
      expect(await offered(), says).to.equal(1);
    }
    await page.press(GIVE_UP);
    questionStood();
    await page.press(/^Yes, I propose to give up$/u);
    expect(page.made).to.deep.equal([{ move: 'giveUp', args: {} }]);
    played.does(1, 'giveUp');
    expect(await offered(), 'proposed').to.equal(0);
  });

  it('[TS-312] in half a window what is proposed, its clock and the votes are whole in sight', async () => {
    const played = new Played(fighting()).inMill().told().does(1, 'giveUp');
    const page = await new Page(played, 0).open([720, 450]);
    Object.assign(page.board, { lang: 'it' });
    await allUpdated(page.board);
    const decision = deep(page.board).find((e) => e.localName === 'tv-decision')!;
    expect(decision.shadowRoot!.querySelectorAll('tv-clock').length).to.equal(1);
    // It is too long in any type that a machine may have.
    Object.assign(decision, { heading: 'Aggiornamentissimamente così?' });
    await allUpdated(page.board);
    const right = decision.closest('tv-panel')!.getBoundingClientRect().right - 8;
    for (const part of decision.shadowRoot!.querySelectorAll('h3, tv-clock, .row'))
      expect(part.getBoundingClientRect().right, part.localName).to.be.at.most(right);
    const head = decision.shadowRoot!.querySelector('h3')!;
    expect(head.scrollWidth).to.be.at.most(head.clientWidth);
  });

  it('[TS-312] between two places too', async () => {
    const played = new Played().inMill().told().left();
    const page = await new Page(played, 1).open();
    expect([played.view(1).table!.step, page.buttons(GIVE_UP).length]).to.deep.equal(['refresh', 1]);
    played.does(0, 'propose', { what: 'skip', shares: [], free: false });
    for (const seat of [1, 2]) played.does(seat, 'vote', { yes: true });
    await page.now();
    expect([played.view(1).table!.step, page.buttons(GIVE_UP).length]).to.deep.equal(['exchange', 1]);
  });

  it('[TS-222 TS-223] a Refresh that must be made can be proposed where nothing is left to share', async () => {
    const played = new Played(poor({ op: 'loseAzrak' }), 4).inMill().told().does(1, 'follow', { agent: 1 });
    played.does(1, 'loseControl', { agent: 1 }).left();
    const { purse, mustRefresh, freeRefreshes } = played.view(0).table!;
    expect([purse.vortex, mustRefresh, freeRefreshes]).to.deep.equal([1, true, 0]);
    const page = await new Page(played, 0).open();
    await page.press(/^Propose: 0 of 0$/u);
    expect(page.made).to.deep.equal([
      { move: 'propose', args: { what: 'refresh', shares: [0, 0, 0, 0], free: false } },
    ]);
  });

  it('[TS-193] a Refresh that need not be made isn’t offered where it would give nothing', async () => {
    const played = new Played(poor(), 4).inMill().told().does(3, 'standby', { agent: 3 });
    const page = await new Page(played.does(0, 'explore', { agent: 0, slot: 3 }).left(), 0).open();
    expect(played.view(0).table!.purse.vortex).to.equal(1);
    expect(page.buttons(/^Propose: 0 of 0$/u).map(({ disabled }) => disabled)).to.deep.equal([true]);
  });

  it('[TS-287] what the group still owes has a line of its own in half a window', async () => {
    const played = new Played(paying()).inMill().told().does(0, 'follow', { agent: 0 });
    const page = await new Page(played, 1).open([720, 450]);
    const [give] = page.buttons(/^I give 1$/u);
    const panel = give!.closest('tv-panel')!;
    expect(panel.querySelectorAll('[slot="end"]').length).to.equal(0);
    expect(panel.textContent).to.contain('3 to go');
  });

  it('[TS-168] the name of a Group Conflict has the whole width of its window, and the test that is asked for stands out', async () => {
    const played = new Played(fighting()).inMill().told();
    played.does(2, 'follow', { agent: 2 }).does(0, 'beginConflict', { agent: 0 });
    played.does(0, 'orderTurn', { agent: 0, order: [1, 0, 2] });
    const page = await new Page(played, 1).open([720, 450]);
    const window = deep(page.board).find((e) => e.localName === 'time-group')!;
    expect(window.shadowRoot!.querySelectorAll('[slot="end"]').length).to.equal(0);
    expect(window.shadowRoot!.textContent.replaceAll(/\s+/gu, ' ')).to.contain('Damage 0 of 5 · Turn 1 · you try');
    const [go] = page.buttons(/^Try with strength/u);
    expect(go!.className).to.equal('btn go');
  });

  it('the numbers of a test and their words stand apart in half a window', async () => {
    const played = new Played(fighting()).inMill().told().does(1, 'follow', { agent: 1 });
    played.does(1, 'test', { agent: 1, card: 'mill.2', test: 'pull', attribute: 'strength' });
    const page = await new Page(played, 1).open([720, 450]);
    const { table, ...view } = played.view(1);
    const trials = table!.trials.map((trial) => ({ ...trial, sum: { ...trial.sum, boost: 2, support: 3, more: 1 } }));
    Object.assign(page.board, { lang: 'it', view: { ...view, table: { ...table, trials } } });
    await allUpdated(page.board);
    const sum = deep(page.board).find((e) => e.matches('.sum'))!;
    const boxes = [...sum.children].map((part) => {
      const words = document.createRange();
      words.selectNodeContents(part);
      return words.getBoundingClientRect();
    });
    expect(boxes).to.have.length(10);
    const { right: end } = sum.getBoundingClientRect();
    for (const [i, { left, right, top }] of boxes.entries()) {
      const before = boxes[i - 1];
      expect(right, `${i} in the window`).to.be.at.most(end + 1);
      const isBeside = before !== undefined && top < before.bottom;
      if (isBeside) expect(left, `${i} beside the one before`).to.be.at.least(before.right);
    }
  });

  it('[TS-163] the test of a Group Conflict stands before the own one that waits, and begins with no crystals chosen', async () => {
    const played = new Played(fighting()).inMill().told().does(1, 'follow', { agent: 1 });
    played.does(1, 'test', { agent: 1, card: 'mill.2', test: 'pull', attribute: 'strength' });
    const page = await new Page(played, 1).open();
    const more = deep(page.board).find((e) => e.matches('[aria-label="One more"]')) as HTMLButtonElement;
    more.click();
    await allUpdated(page.board);
    expect(page.buttons(/^Boost by 1/u)).to.have.length(1);
    played.does(2, 'follow', { agent: 2 }).does(0, 'beginConflict', { agent: 0 });
    played.does(0, 'orderTurn', { agent: 0, order: [1, 0, 2] });
    played.does(1, 'test', { agent: 1, card: 'mill.3', test: 'hit', attribute: 'strength' });
    await page.now();
    const tests = deep(page.board).filter((e): e is TimeTrial => e.localName === 'time-trial');
    expect(tests.map(({ trial }) => trial.card)).to.deep.equal(['mill.3', 'mill.2']);
    expect([/^Boost by/u, /^No boost$/u].map((label) => page.buttons(label).length)).to.deep.equal([0, 1]);
  });

  it('[TS-272] whoever is asked answers an offer, and a Captain who isn’t closes it', async () => {
    const played = new Played(fighting()).inMill().told();
    for (const agent of [0, 1]) played.does(agent, 'follow', { agent });
    played.does(0, 'standby', { agent: 0 }).does(0, 'explore', { agent: 0, slot: 3 }).does(0, 'follow', { agent: 0 });
    played.does(2, 'follow', { agent: 2 });
    const items = (...elements: readonly number[]): object => ({ elements, tokens: [] });
    played.does(0, 'offer', { agent: 0, to: 2, gives: items(33), wants: items() });
    played.does(2, 'offer', { agent: 2, to: 1, gives: items(33), wants: items(32) });
    const pages = await Promise.all([0, 1, 2].map(async (me) => new Page(played, me).open()));
    const labels = [/^Close this offer$/u, /^No, thanks$/u, /^Take my offer back$/u];
    for (const [me, page] of pages.entries()) {
      expect(
        labels.map((label) => page.buttons(label).length),
        String(me),
      ).to.deep.equal(labels.map((_, i) => Number(i === me)));
      await page.press(labels[me]!);
      expect(page.made).to.deep.equal([{ move: 'decline', args: { agent: me } }]);
    }
  });
});
