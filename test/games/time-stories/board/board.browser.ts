/** The board of TIME Stories: what only its reader may read, what everybody sees of a test, and what watchers get. */
import { expect } from '@open-wc/testing';
import type { SessionShown } from '../../../../src/games/time-stories/shown.ts';
import { accessible } from '../../../helpers/accessible.ts';
import { questionStood } from '../../../helpers/question-stood.ts';
import { allText, allUpdated, deep } from '../../../helpers/shadow.ts';
import { buttonOf, mount, open, press, saysSo } from './mounted.ts';
import { Played, SECRET } from './played.ts';

describe('the board of TIME Stories', () => {
  it('[TS-323] the own card is in the page only while it is open, and covers with Escape, with a tap, and when one looks away', async () => {
    const { board } = await mount(new Played().inMill(), 1);
    expect(allText(board)).not.to.contain('sealed letter');
    for (const cover of [
      (): void => void board.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })),
      (): void => buttonOf(board, /^Cover$/)!.click(),
      (): void => void window.dispatchEvent(new Event('blur')),
    ]) {
      await open(board);
      expect(allText(board)).to.contain(SECRET);
      cover();
      await allUpdated(board);
      expect(allText(board)).not.to.contain('sealed letter');
    }
    await accessible(board);
  });

  it('an open card stays in hand where another card shows something to all, which lies beside it as unread', async () => {
    const { board } = await mount(new Played().inMill(), 1);
    await open(board);
    const view = board.view as SessionShown;
    const page = { number: 1, to: null, text: { it: 'Piove.', en: 'It rains.' } };
    board.view = { ...view, table: { ...view.table!, shown: [page] } };
    await allUpdated(board);
    expect(allText(board)).to.contain(SECRET);
    await press(board, /^Sheet 1 unread$/);
    expect(allText(board)).to.contain('It rains.');
    expect(buttonOf(board, /^Sheet 1 unread$/)?.textContent).to.equal(undefined);
    // A person without an open card has it in front at once.
    board.view = { ...view, table: { ...view.table!, shown: [page, { ...page, number: 2 }] } };
    await allUpdated(board);
    expect(buttonOf(board, /^Sheet 2$/)!.getAttribute('aria-pressed')).to.equal('true');
  });

  it('what the economy’s numbers mean is told to fingers, keys and ears, not only under a mouse', async () => {
    const { board } = await mount(new Played().inMill(), 1);
    const terms = deep(board).filter((e) => e.matches('.economy tv-term'));
    expect(terms.map((e) => e.textContent)).to.include.members(['Vortex', 'Destiny']);
    const destiny = terms.find((e) => e.textContent === 'Destiny')!.shadowRoot!.querySelector('button')!;
    expect(destiny.getAttribute('aria-description')).to.match(/^\d+ to turn, from/u);
    destiny.click();
    await allUpdated(board);
    const tip = destiny.getRootNode() as ShadowRoot;
    expect(tip.querySelector('[popover]')!.textContent).to.match(/^Destiny\d+ to turn, from/u);
    await accessible(board);
  });

  it('a clock beside a broken link says what its seconds are for', async () => {
    const { board } = await mount(new Played().inMill(), 1);
    const view = board.view as SessionShown;
    const until = Date.now() + 40_000;
    board.view = { ...view, table: { ...view.table!, links: [1], clocks: [{ what: 'link 1', until }] } };
    await allUpdated(board);
    const timer = deep(board).find((e) => e.role === 'timer');
    expect(timer?.ariaLabel).to.match(/^An Emergency Refresh, or control is lost: \d+ seconds$/u);
  });

  it('a watcher’s line begins with a word where nothing else stands in it', async () => {
    const played = new Played().inMill(false);
    const { board } = await mount(played, null);
    const view = board.view as SessionShown;
    board.view = { ...view, table: { ...view.table!, phase: 'prologue', step: 'choose', prologue: 0 } };
    await allUpdated(board);
    const status = deep(board).find((e) => e.localName === 'tv-status');
    expect(status?.textContent?.trim()).to.equal('You see what all see');
  });

  it('[TS-325] others and watchers have nothing of it, whatever they open', async () => {
    const played = new Played().inMill();
    for (const seat of [0, 2, null]) {
      const { board } = await mount(played, seat);
      if (seat !== null) await open(board);
      expect(allText(board)).not.to.contain('sealed letter');
    }
  });

  it('[TS-078] words of the card are told to be its own before they are sent; own words go to the group', async () => {
    const { board, made } = await mount(new Played().inMill(), 1);
    const field = deep(board).find((e) => e instanceof HTMLTextAreaElement) as HTMLTextAreaElement;
    const write = async (text: string): Promise<void> => {
      field.value = text;
      field.dispatchEvent(new Event('input'));
      await allUpdated(board);
    };
    await write(SECRET);
    expect(buttonOf(board, /^Tell the group/)!.disabled).to.equal(true);
    expect(allText(board)).to.contain('TS-078');
    await write('A cat, and a letter nobody has opened.');
    await press(board, /^Tell the group/);
    expect(made).to.deep.equal([{ move: 'tell', args: { agent: 1, text: 'A cat, and a letter nobody has opened.' } }]);
  });

  it('[TS-129] a test stands there as a sum, with what each Destiny would make of it, for whoever may support it too', async () => {
    const played = new Played().inMill().told().does(2, 'standby', { agent: 2 });
    played
      .does(1, 'test', { agent: 1, card: 'mill.2', test: 'pull', attribute: 'strength' })
      .does(1, 'boost', { agent: 1, n: 1 });
    const { board } = await mount(played, 1);
    const ruler = deep(board)
      .filter((e) => e.matches('.ruler li'))
      .map((e) => e.className);
    // Strength 3 and a boost of 1 against 4: one card fails, one is critical, one succeeds.
    expect(ruler).to.deep.equal(['fails', 'critical', 'succeeds']);
    const other = await mount(played, 2);
    expect(deep(other.board).filter((e) => e.matches('.ruler li')).length).to.equal(3);
    expect(deep(other.board).find((e) => e.matches('.need'))?.textContent).to.match(/needs\s+4/u);
    await press(other.board, /^Give 1$/);
    expect(other.made.at(-1)?.move).to.equal('support');
    await accessible(other.board);
  });

  it('[TSQ-01] whoever plays for somebody who is away is waited for under one name', async () => {
    const played = new Played().inMill();
    const { board } = await mount(played, 0);
    await saysSo(board, /^$/u);
    played.dealer.tell('away', 2);
    played.does(1, 'standIn', { agent: 2 });
    board.view = played.view(0);
    await saysSo(board, /Bea \(smith\) plays for somebody who is missing/u);
    // Ada’s own tale is asked for in her window.
    const line =
      deep(board)
        .find((e) => e.localName === 'tv-status')
        ?.textContent.trim() ?? '';
    expect(line).to.match(/still to tell: Bea$/u);
  });

  it('[TSQ-02] with somebody’s agents comes what they owe: the card that is open and the window are of one agent', async () => {
    const played = new Played().inMill();
    const { board, made } = await mount(played, 1);
    await saysSo(board, /^$/u);
    played.dealer.tell('left', 0);
    board.view = played.view(1);
    await saysSo(board, /Bea \(miller\) plays for somebody who has left the table/u);
    for (const [card, agent] of [
      [1, 0],
      [2, 1],
    ] as const) {
      await press(board, new RegExp(`^Your ${card}$`, 'u'));
      await press(board, /^I said it aloud$/u);
      expect(made.at(-1)).to.deep.equal({ move: 'tell', args: { agent, text: '' } });
    }
  });

  it('a card that somebody takes meanwhile keeps its button’s place, so that no other slides under the finger', async () => {
    const played = new Played().inMill(false);
    const { board } = await mount(played, 1);
    const takes = (): readonly string[] =>
      deep(board).flatMap((e) =>
        e instanceof HTMLButtonElement && /^I take \d/u.test(e.textContent.trim())
          ? [`${e.textContent.trim()}${e.disabled ? ' (taken)' : ''}`]
          : [],
      );
    expect(takes()).to.deep.equal(['I take 1', 'I take 2', 'I take 3', 'I take 4']);
    played.does(0, 'claim', { agent: 0, slot: 0 });
    board.view = played.view(1);
    await allUpdated(board);
    expect(takes()).to.deep.equal(['I take 1 (taken)', 'I take 2', 'I take 3', 'I take 4']);
  });

  it('in half a window, lying or upright, each card that may be taken has its button in sight', async () => {
    for (const size of [
      [605, 610],
      [683, 594],
      [720, 394],
    ] as const) {
      const { board } = await mount(new Played().inMill(false), 1, [...size]);
      board.lang = 'it';
      await allUpdated(board);
      const place = deep(board)
        .find((e) => e.matches('[part=window]'))!
        .getBoundingClientRect();
      const lowest = deep(board).flatMap((e) =>
        e instanceof HTMLButtonElement && /^Prendo la \d/u.test(e.textContent.trim())
          ? [e.getBoundingClientRect().bottom]
          : [],
      );
      expect(lowest, size.join(' × ')).to.have.length(4);
      expect(Math.max(...lowest), size.join(' × ')).to.be.at.most(place.bottom);
    }
  });

  it('in half a window both ways of telling are whole in sight', async () => {
    const { board } = await mount(new Played().inMill(), 1, [720, 408]);
    board.lang = 'it';
    await allUpdated(board);
    const place = deep(board)
      .find((e) => e.matches('[part=window]'))!
      .getBoundingClientRect();
    for (const label of [/^Racconta al gruppo$/u, /^L’ho detto a voce$/u]) {
      const { bottom, height } = buttonOf(board, label)!.getBoundingClientRect();
      expect(height, String(label)).to.be.at.least(40);
      expect(bottom, String(label)).to.be.at.most(place.bottom);
    }
  });

  it('on a phone the window ends at the edge, every button is large enough, and the map has room', async () => {
    const { board } = await mount(new Played().inMill(), 1, [390, 780]);
    const window = deep(board).find((e) => e.matches('[part=window]'))!;
    const panel = deep(board).findLast((e) => e.localName === 'tv-panel' && e.getBoundingClientRect().height > 0)!;
    expect(window.getBoundingClientRect().bottom - panel.getBoundingClientRect().bottom).to.be.at.most(1);
    const small = deep(board).flatMap((e) => {
      const { width, height } = e.getBoundingClientRect();
      const isSmall = e instanceof HTMLButtonElement && width > 0 && Math.min(width, height) < 40;
      return isSmall && (e.getRootNode() as ShadowRoot).host.localName !== 'tv-term' ? [e.textContent.trim()] : [];
    });
    expect(small).to.deep.equal([]);
    await press(board, /^Map$/u);
    const sheet = deep(board).find((e) => e.matches('.sheet'))!;
    expect(sheet.getBoundingClientRect().height).to.be.at.least(150);
  });

  it('the end of a run is told on the outcome line too, and said', async () => {
    const played = new Played().inMill();
    const { board } = await mount(played, 2);
    await saysSo(board, /^(?!nothing yet)/u);
    played.does(0, 'giveUp');
    for (const seat of [1, 2]) played.does(seat, 'vote', { yes: true });
    board.view = played.view(2);
    await saysSo(board, /the run is given up/iu);
    const heard = (): string =>
      deep(board)
        .filter((e) => e.matches('[aria-live], [role=status]'))
        .map(({ textContent }) => textContent)
        .join(' ');
    for (let n = 0; n < 200 && !/the run is given up/iu.test(heard()); n++)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(heard()).to.match(/the run is given up/iu);
  });

  it('watchers read what is told to all, and have nothing to press in the place', async () => {
    const { board } = await mount(new Played().inMill().told(), null);
    expect(allText(board)).to.contain('ropes and dust');
    expect(deep(board).filter((e) => e.matches('.slot.can'))).to.deep.equal([]);
    expect(buttonOf(board, /^(?:Put the card back|Propose to leave)$/)).to.equal(undefined);
  });

  it('a receptacle is taken in the lobby, where each stands with what one begins with', async () => {
    const { board, made } = await mount(new Played().laid(), 0);
    await press(board, /^I take miller/);
    expect(made).to.deep.equal([{ move: 'pick', args: { receptacle: 'miller' } }]);
    await accessible(board);
  });

  it('[TS-312, TS-313] whoever came during a run takes a receptacle after it, others may change theirs, and the next run waits for that', async () => {
    const played = new Played().inMill();
    played.dealer.tell('joined', 3);
    played.does(0, 'giveUp');
    for (const seat of [1, 2]) played.does(seat, 'vote', { yes: true });
    const asked = await mount(played, 3);
    await press(asked.board, /^Do it/);
    expect(asked.made).to.deep.equal([{ move: 'vote', args: { yes: true } }]);
    played.does(3, 'vote', { yes: true });
    const ada = await mount(played, 0);
    await customElements.whenDefined('time-end');
    await allUpdated(ada.board);
    for (const says of ['Run given up', 'All of you agreed', 'Together you decided to stop before the end'])
      expect(allText(ada.board)).to.contain(says);
    expect(allText(ada.board)).not.to.contain('Time rewinds');
    expect(buttonOf(ada.board, /^Another run/)!.disabled).to.equal(true);
    expect(allText(ada.board)).to.contain('Waiting for Dino');
    const dino = await mount(played, 3);
    await press(dino.board, /^I take boy/);
    expect(dino.made).to.deep.equal([{ move: 'pick', args: { receptacle: 'boy' } }]);
    await accessible(dino.board);
    played.does(3, 'pick', { receptacle: 'boy' });
    await press(ada.board, /^Change receptacle/);
    await press(ada.board, /^I leave miller/);
    expect(ada.made).to.deep.equal([{ move: 'unpick', args: { receptacle: 'miller' } }]);
    await press(ada.board, /^How it ends/);
    Object.assign(ada.board, { view: played.view(0) });
    await allUpdated(ada.board);
    // The page of the end is on its way: a run that began now would leave it unread.
    const now = played.view(0);
    for (const [asked, stuck, waits, keyring] of [
      [['end'], '', true, null],
      [['end'], 'end', false, null],
      [['end'], '', false, { waits: [1], lost: false }],
      [['end'], '', false, { waits: [], lost: true }],
      [[], '', false, null],
    ] as const) {
      Object.assign(ada.board, { view: { ...now, keyring, table: { ...now.table, asked, stuck } } });
      await allUpdated(ada.board);
      expect([stuck, buttonOf(ada.board, /^Another run/)!.disabled]).to.deep.equal([stuck, waits]);
    }
    // Of a failed run there is a page, and the others are asked by name before it is gone.
    const text = { en: 'It is two again.', it: 'Sono di nuovo le due.' };
    const ending = { ...now.table!.ending!, result: 'failure', text };
    Object.assign(ada.board, { view: { ...now, table: { ...now.table, ending } } });
    await allUpdated(ada.board);
    const before = ada.made.length;
    await press(ada.board, /^Another run/);
    expect(ada.made).to.have.length(before);
    expect(allText(ada.board)).to.contain('Have Bea, Carl and Dino read how it ends?');
    questionStood();
    await press(ada.board, /^Yes, begin/);
    expect(ada.made.at(-1)).to.deep.equal({ move: 'begin', args: {} });
    const again = await mount(played.does(0, 'begin'), 0);
    expect(allText(again.board)).to.contain('Run 2 · The Captain keeps');
    played.does(0, 'propose', { what: 'captain', shares: [0], free: false });
    for (const seat of [1, 2]) played.does(seat, 'vote', { yes: true });
    for (const seat of [0, null]) {
      const on = await mount(played, seat);
      const counts = deep(on.board).find((e) => e.matches('.economy'))!;
      expect(counts.textContent.replaceAll(/\s+/gu, ' ').trim()).to.match(/^Run 2 Vortex/u);
    }
  });

  it('[TS-312] the bill of people who stop says how their last run ended', async () => {
    const played = new Played().inMill().does(0, 'giveUp');
    for (const seat of [1, 2]) played.does(seat, 'vote', { yes: true });
    const { board } = await mount(played.does(0, 'stop'), 1);
    await customElements.whenDefined('time-end');
    await allUpdated(board);
    for (const says of ['Mission closed', 'The last run: given up', 'Together you decided to stop'])
      expect(allText(board)).to.contain(says);
    expect(buttonOf(board, /^Another run/)).to.equal(undefined);
    expect(allText(board)).to.contain('TS-312');
    await accessible(board);
    // One that failed wasn't given up, though the people stop after it.
    const now = played.view(1);
    board.view = { ...now, table: { ...now.table!, ending: { ...now.table!.ending!, result: 'failure' } } };
    await allUpdated(board);
    expect(allText(board)).to.contain('TS-311').and.not.to.contain('TS-312');
  });
});
