/**
 * Definitions that are being changed: seen by their author at once, and on the table as one new version of the box some seconds after the last
 * change, so that a shelf isn't filled by a name that somebody types.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { BoardShelf } from '../../../../elements/board.ts';
import { writeBoxFile, type BoxFile, type Pictures } from '../../box/file/box-file.ts';
import type { Box } from '../../box/model.ts';
import type { Point } from '../../../../elements/surface/things.ts';
import type { LoadedBox } from '../context.ts';
import { picturesOf } from './clip.ts';
import { defineArgs } from './define-args.ts';
import { merged } from './merge.ts';

/** After the last change. */
const REST_MS = 4_000;

export interface DefinePorts {
  loaded(): LoadedBox | undefined;
  shelf(): BoardShelf | undefined;
  attempt(move: string, args: unknown): boolean;
  /** The author sees it so from now on; none: as the table has it. */
  show(box: Box | undefined): void;
  /** Why it can't be; '' where it can. */
  trouble(advice: string): void;
  /** More comes at once than the table takes. */
  tooMuch(): void;
}

export class DefineDesk implements ReactiveController {
  private readonly ports: DefinePorts;
  /** Changes that the table hasn't yet, oldest first: made anew on what others have changed meanwhile. */
  private edits: ((box: Box) => Box)[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Acts that need the new version to be there. */
  private later: (() => void)[] = [];
  private waitsFor = '';
  /** Of what was brought from elsewhere and the table hasn't yet. */
  private brought: Pictures = new Map();

  constructor(host: ReactiveControllerHost, ports: DefinePorts) {
    this.ports = ports;
    host.addController(this);
  }

  hostDisconnected(): void {
    clearTimeout(this.timer);
    this.edits = [];
  }

  /** Changes the box. @param then is done once the table has it so */
  change(to: (box: Box) => Box, then?: () => void): void {
    const loaded = this.ports.loaded();
    if (!loaded) return;
    this.edits.push(to);
    this.ports.show(this.edited(loaded.box));
    clearTimeout(this.timer);
    if (then) {
      this.later.push(then);
      void this.flush();
    } else this.timer = setTimeout(() => void this.flush(), REST_MS);
  }

  /** Pieces of another box come onto the table, with what they are made of. @param at where their middle comes */
  bring(file: BoxFile, at: Point): void {
    const box = this.ports.loaded()?.box;
    if (!box) return;
    const now = this.edited(box);
    const coming = merged(now, file.box, at);
    if (!coming) return this.ports.tooMuch();
    this.ports.trouble('');
    if (coming.box === box) return void this.ports.attempt('make', coming.make);
    this.brought = new Map([...this.brought, ...file.pictures]);
    this.change(
      (was) => merged(was, file.box, at)?.box ?? was,
      () => {
        const there = this.ports.loaded();
        const rows = there && merged(there.box, file.box, at);
        if (rows) this.ports.attempt('make', rows.make);
      },
    );
  }

  private edited(box: Box): Box {
    return this.edits.reduce((now, edit) => edit(now), box);
  }

  /** Brings to the table what has been changed, now. */
  async flush(): Promise<void> {
    const [was, shelf] = [this.ports.loaded(), this.ports.shelf()];
    clearTimeout(this.timer);
    if (this.edits.length === 0 || !was || !shelf) return;
    const box = this.edited(was.box);
    this.edits = [];
    const pictures = picturesOf(box, new Map([...was.pictures, ...this.brought]));
    this.brought = new Map();
    const bytes = await writeBoxFile({ box, pictures });
    const media = pictures.size === 0 ? 'application/json' : 'application/zip';
    const put = await shelf.put(bytes, { kind: 'box', name: box.name, media });
    if (put.ok) this.waitsFor = put.hash;
    if (put.ok && this.ports.attempt('define', defineArgs(was.box, box, put.hash))) return;
    this.later = [];
    this.ports.show(undefined);
    if (!put.ok) this.ports.trouble(put.advice);
  }

  /** The table shows this version now. */
  seen(hash: string): void {
    if (hash !== this.waitsFor) return;
    this.waitsFor = '';
    for (const act of this.later.splice(0)) act();
  }
}
