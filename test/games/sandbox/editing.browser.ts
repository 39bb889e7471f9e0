/** What preparing a table needs of a browser: handles that turn and size, the store of boxes that are kept, the library that shows them. */
import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import type { LitElement, ReactiveControllerHost } from 'lit';
import { render } from 'lit';
import '../../../src/elements/surface/tv-surface.ts';
import '../../../src/elements/tv-room.ts';
import type { TvSurface } from '../../../src/elements/surface/tv-surface.ts';
import type { BoxFile } from '../../../src/games/sandbox/box/file/box-file.ts';
import { loadShipped } from '../../../src/games/sandbox/box/shipped/shipped.ts';
import { allKept, CLIP, forget, keep, kept } from '../../../src/games/sandbox/board/edit/box-store.ts';
import { pasted } from '../../../src/games/sandbox/board/edit/clip.ts';
import { editPanel, type EditActions } from '../../../src/games/sandbox/board/edit/edit-panel.ts';
import { editWords } from '../../../src/games/sandbox/board/edit/edit-words.ts';
import type { Clash } from '../../../src/games/sandbox/board/edit/rebase.ts';
import { Handles, type Handled } from '../../../src/games/sandbox/board/edit/handles.ts';
import { Library } from '../../../src/games/sandbox/board/edit/library.ts';
import { libraryWords } from '../../../src/games/sandbox/board/edit/library-words.ts';
import { Workbench, type WorkbenchPorts } from '../../../src/games/sandbox/board/edit/workbench.ts';
import { builtinHash, loadBox } from '../../../src/games/sandbox/board/boxes.ts';
import { it as words } from '../../../src/games/sandbox/board/words-it.ts';
import type { BoardContext } from '../../../src/games/sandbox/board/context.ts';
import { paintFace } from '../../../src/games/sandbox/board/paint.ts';
import { writeBoxFile } from '../../../src/games/sandbox/box/file/box-file.ts';
import { writeBox } from '../../../src/games/sandbox/box/read.ts';
import { accessible } from '../../helpers/accessible.ts';
import { Table } from './table.ts';

const THING = { n: 4, x: 2000, y: 1000, w: 600, h: 400, turn: 0, z: 1, look: 'a', label: 'a' } as Handled['thing'];

async function surface(turned: boolean, thing: Handled['thing']): Promise<TvSurface> {
  const room = await fixture<HTMLElement>(
    html`<tv-room theme="light"
      ><div style="width:800px;height:400px;display:grid">
        <tv-surface ?turned=${turned} .table=${{ w: 4000, h: 2000 }} .things=${[thing]}></tv-surface></div
    ></tv-room>`,
  );
  const found = room.querySelector('tv-surface')!;
  await found.updateComplete;
  await nextFrame();
  return found;
}

/** A handle of the surface's one thing, and what came of it. */
async function handled(
  turned = false,
  thing: Handled['thing'] = THING,
): Promise<{
  heard: string[];
  drag(which: 0 | 1, to: { x: number; y: number }, keys?: PointerEventInit, ends?: string): void;
  handles: Handles;
}> {
  const cloth = await surface(turned, thing);
  const heard: string[] = [];
  const handles = new Handles({
    held: () => cloth.focus(),
    placeOf: (point) => cloth.placeOf(point),
    isTurned: () => turned,
    turned: (n, turn) => heard.push(`${n} turned ${turn}`),
    sized: (n, w, h) => heard.push(`${n} sized ${w} ${h}`),
  });
  cloth.drape(handles.el);
  handles.show({ thing, turns: true, sizes: true });
  const drag = (which: 0 | 1, at: { x: number; y: number }, keys: PointerEventInit = {}, ends = 'pointerup'): void => {
    const knob = handles.el.children[which]!;
    const { x, y } = cloth.pointOf(at);
    const fire = (type: string): boolean =>
      knob.dispatchEvent(
        new PointerEvent(type, { bubbles: true, composed: true, button: 0, clientX: x, clientY: y, ...keys }),
      );
    for (const type of ['pointerdown', 'pointermove', ends]) fire(type);
  };
  return { heard, drag, handles };
}

describe('preparing a table', () => {
  it('turns by fifteen degrees, by one with Shift, and not at all where the pointer is taken away', async () => {
    const { heard, drag } = await handled();
    drag(0, { x: 3000, y: 1100 });
    drag(0, { x: 2100, y: 100 }, { shiftKey: true });
    drag(0, { x: 1000, y: 1000 }, {}, 'pointercancel');
    expect(heard).to.deep.equal(['4 turned 90', '4 turned 6']);
  });

  it('from the other side has the knob where the thing looks, and turns what is upright there as it is seen', async () => {
    const right = { x: 1000, y: 1000 };
    for (const [directed, turn, above] of [
      [false, 90, true],
      [true, 270, false],
    ] as const) {
      const { heard, drag, handles } = await handled(true, { ...THING, directed });
      const [knob, size, says] = [...handles.el.children];
      expect(knob!.getBoundingClientRect().top < size!.getBoundingClientRect().top).to.equal(above);
      for (const type of ['pointerdown', 'pointermove']) drag(0, right, {}, type);
      const { width, height } = says!.getBoundingClientRect();
      expect(width).to.be.above(height);
      drag(0, right);
      drag(1, { x: 1599, y: 698 });
      expect(heard).to.deep.equal([`4 turned ${turn}`, '4 sized 800 600']);
    }
  });

  it('sizes about the middle by whole millimetres, in its form with Shift', async () => {
    const { heard, drag } = await handled();
    drag(1, { x: 2401, y: 1302 });
    drag(1, { x: 2600, y: 1200 }, { shiftKey: true });
    expect(heard).to.deep.equal(['4 sized 800 600', '4 sized 1200 800']);
  });

  it('shows handles of a finger’s size only for what can be turned or sized', async () => {
    const { handles } = await handled();
    const [turn, size] = handles.el.children as unknown as [HTMLElement, HTMLElement];
    expect(turn.getBoundingClientRect().width).to.be.at.least(35.9);
    handles.show({ thing: THING, turns: true, sizes: false });
    expect([turn.hidden, size.hidden, handles.el.hidden]).to.deep.equal([false, true, false]);
    expect(size.getBoundingClientRect().width).to.equal(0);
    handles.show(undefined);
    expect(handles.el.getBoundingClientRect().width).to.equal(0);
  });

  it('keeps what was put by, the newest first, and what was copied last beside it', async () => {
    for (const { id } of await allKept()) await forget(id);
    const box = (id: string): Parameters<typeof keep>[0] => ({ id, name: id, bytes: new Uint8Array([1]) });
    for (let i = 0; i < 26; i++) await keep(box(`box:${i}`));
    await keep(box(CLIP));
    const ids = (await allKept()).map(({ id }) => id);
    expect(ids).to.have.length(24);
    expect(ids).to.include('box:25').and.not.include('box:0').and.not.include(CLIP);
    expect((await kept(CLIP))?.name).to.equal(CLIP);
    for (const id of ids) await forget(id);
    expect(await allKept()).to.deep.equal([]);
  });

  it('pastes what the clipboard says, what was copied last where it says nothing, and nothing that is no box', async () => {
    const chess = (await loadShipped('chess', 'it'))!;
    await keep({ id: CLIP, name: 'chess', bytes: await writeBoxFile({ box: chess, pictures: new Map() }) });
    const text = new TextDecoder().decode(writeBox({ ...chess, name: 'from elsewhere' }));
    expect((await pasted(text, new Map()))?.box.name).to.equal('from elsewhere');
    expect((await pasted('', new Map()))?.box.name).to.equal(chess.name);
    expect(await pasted('a shopping list', new Map())).to.equal(undefined);
    // A picture that isn't here is left out, and its face keeps its name.
    const [def] = chess.defs;
    const far = { ...chess, defs: [{ ...def!, faces: [{ name: 'far', image: 'a'.repeat(64) }] }], pieces: [] };
    const got = await pasted(new TextDecoder().decode(writeBox(far)), new Map());
    expect(got?.box.defs[0]!.faces).to.deep.equal([{ name: 'far' }]);
    await forget(CLIP);
    expect(await pasted('', new Map())).to.equal(undefined);
  });

  it('says what somebody else has changed as well, and asks which of both holds', async () => {
    const table = new Table();
    const place = await fixture<HTMLElement>(html`<tv-room theme="light"></tv-room>`);
    const context = { lang: 'it', view: table.view(0), w: words } as unknown as BoardContext;
    const chosen: boolean[] = [];
    const clash = (name: string | undefined, part?: 'rules'): Clash => ({ name, part, take: (box) => box });
    const actions = {
      trouble: '',
      clashes: [clash('Re'), clash(undefined, 'rules')],
      choose: (mine: boolean) => void chosen.push(mine),
    } as unknown as EditActions;
    render(editPanel(context, [], actions), place);
    expect(place.querySelector('[role=alert]')!.textContent).to.include('«Re», «Come si gioca»');
    const say = editWords('it');
    for (const name of [say.mine, say.theirs])
      [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name)!.click();
    expect(chosen).to.deep.equal([true, false]);
    await accessible(place);
  });

  it('brings what comes to where there is room for it, as large as it is', async () => {
    const loaded = (await loadBox(builtinHash('italian'), 'it'))!;
    const { box } = loaded;
    const deck = box.pieces.find(({ faces }) => faces !== undefined)!;
    const { w, h } = box.defs[deck.def]!;
    const made: unknown[] = [];
    const there = { ...THING, w, h, drawing: { kind: 'pile' } };
    const bench = new Workbench(
      { addController: () => undefined, requestUpdate: () => undefined } as unknown as ReactiveControllerHost &
        EventTarget,
      {
        loaded: () => loaded,
        context: () => ({}),
        things: () => [there],
        middle: () => ({ x: there.x, y: there.y }),
        surface: () => ({ inSight: { left: 0, top: 0, right: 9_000, bottom: 9_000 } }),
        attempt: (move: string, args: unknown) => made.push([move, (args as { rows: number[] }).rows.slice(1, 3)]) > 0,
        lang: () => 'it',
      } as unknown as WorkbenchPorts,
    );
    await bench.bring({ box: { ...box, pieces: [deck] }, pictures: new Map() });
    // Between both is a gap, and nothing of one lies on the other.
    expect(made).to.deep.equal([['make', [there.x - w - 60, there.y]]]);
  });

  it('offers what the box, the ready-made ones and this browser have, and brings a whole deck at a tap', async () => {
    for (const { id } of await allKept()) await forget(id);
    const loaded = (await loadBox(builtinHash('italian'), 'it'))!;
    const brought: BoxFile[] = [];
    const place = await fixture<HTMLElement>(html`<div></div>`);
    const context = { lang: 'it', loaded, w: words } as unknown as BoardContext;
    let closed = 0;
    const draw = (): void => void render(library.view(context), place);
    const host = { requestUpdate: () => draw() } as unknown as ReactiveControllerHost & LitElement;
    const library = new Library(host, {
      bring: (file) => brought.push(file),
      paste: () => undefined,
      close: () => closed++,
    });
    draw();
    const button = (name: string): HTMLButtonElement =>
      [...place.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(name))!;
    button('40').click();
    expect(brought[0]!.box.pieces[0]!.faces).to.have.length(40);
    expect(brought[0]!.box.defs).to.have.length(1);

    const say = libraryWords('it');
    button(say.keep).click();
    const until = async (is: () => boolean): Promise<void> => {
      while (!is()) await nextFrame();
    };
    await until(() => place.textContent.includes(say.isKept));
    const own = [...place.querySelectorAll('details')].at(-1)!;
    expect(own.querySelector('summary')!.textContent).to.equal(loaded.box.name);
    own.open = true;
    await until(() => own.querySelectorAll('.stock').length > 0);
    own.querySelector<HTMLButtonElement>('.stock')!.click();
    expect(brought).to.have.length(2);
    await accessible(place);
    button(say.forget(loaded.box.name)).click();
    await until(() => !place.textContent.includes(say.forget(loaded.box.name)));
    expect(await allKept()).to.deep.equal([]);
    button(say.back).click();
    expect(closed).to.equal(1);
  });
});

describe('a card that says something', () => {
  it('shows its name and its words apart, as it is called', () => {
    const el = document.createElement('div');
    paintFace(el, { name: 'Luna', body: 'Pesca una carta' }, undefined);
    expect(el.textContent).to.equal('Luna Pesca una carta');
  });
});
