/** A box from an address that comes late: it is laid on the table that it was asked for, and on nothing else. */
import { expect } from '@open-wc/testing';
import type { BoxBoard, BoxDone } from '../../src/elements/frame/board-boxes.ts';
import type { LookBack } from '../../src/kernel/history/look-back.ts';
import { PageBoxes } from '../../src/embed/boxes/page-boxes.ts';
import { FakeTable, people, viewOf } from './fake-table.ts';
import { waitUntil } from '../helpers/wait-until.ts';

const DONE: BoxDone = { ok: true };

type Meanwhile = (pageBoxes: PageBoxes, board: { isBare: boolean }) => void;

const view = viewOf({ seats: people(2, 0), phase: 'playing', play: { number: 1, view: null, awaits: [] } });
const table = new FakeTable(view);

/** A desk that has asked for a box, and what was laid once `meanwhile` has happened and the box has come. */
async function laid(meanwhile: Meanwhile, after: Meanwhile = () => undefined): Promise<number> {
  let boxes = 0;
  const door = {
    isBare: true,
    tools: '',
    wishes: {},
    lay: async () => {
      boxes += 1;
      return DONE;
    },
    exportBox: async () => undefined,
    addDeck: async () => DONE,
  };
  const board: HTMLElement & BoxBoard = Object.assign(document.createElement('div'), door);
  const pageBoxes = new PageBoxes({
    board: () => board,
    said: () => ({ box: '/box.json', tools: '' }),
    relay: () => location.href,
    lang: () => 'it',
    refused: (code) => expect.fail(code),
    changed: () => undefined,
  });
  const { fetch } = globalThis;
  let asked = false;
  let isRead = false;
  let come: (response: Response) => void = () => undefined;
  globalThis.fetch = () => {
    asked = true;
    return new Promise((answer) => (come = answer));
  };
  try {
    pageBoxes.look({ table, view });
    await waitUntil(() => asked);
    meanwhile(pageBoxes, board);
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array([1])),
      pull: (controller) => {
        isRead = true;
        controller.close();
      },
    });
    come(new Response(body));
    await waitUntil(() => isRead);
    // What follows the last byte waits for nothing from outside.
    await new Promise((done) => setTimeout(done));
    after(pageBoxes, board);
    await new Promise((done) => setTimeout(done));
  } finally {
    globalThis.fetch = fetch;
  }
  return boxes;
}

describe('a box from an address', () => {
  it('is laid where it was asked for', async () => {
    expect(await laid(() => undefined)).to.equal(1);
  });

  it('waits for whoever looks at the past while it comes', async () => {
    const looksBack: Meanwhile = (pageBoxes, board) => {
      board.isBare = false;
      pageBoxes.look({ table, view, past: {} as LookBack });
    };
    const comesBack: Meanwhile = (pageBoxes, board) => {
      board.isBare = true;
      pageBoxes.look({ table, view });
    };
    expect(await laid(looksBack)).to.equal(0);
    expect(await laid(looksBack, comesBack)).to.equal(1);
  });

  it('isn’t laid over what was laid meanwhile', async () => {
    expect(await laid((_, board) => void (board.isBare = false))).to.equal(0);
  });

  it('isn’t laid at another table', async () => {
    expect(await laid((pageBoxes) => pageBoxes.begin())).to.equal(0);
  });
});
