/**
 * Definitions that are being changed: seen by their author at once, and on the table as one new version of the box some seconds after the last
 * change, so that a shelf isn't filled by a name that somebody types. What others change meanwhile stays (`rebase.ts`).
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { BoardShelf } from '../../../../elements/frame/board.ts';
import { writeBoxFile, type BoxFile, type Pictures } from '../../box/file/box-file.ts';
import type { Box } from '../../box/model.ts';
import type { SandboxView } from '../../view.ts';
import type { Point } from '../../../../elements/surface/things.ts';
import type { BoardContext, LoadedBox } from '../context.ts';
import { picturesOf } from './clip.ts';
import { defineArgs, saysWas } from './define-args.ts';
import { merged } from './merge.ts';
import { rebased, same, type Clash } from './rebase.ts';

/** After the last change. */
const REST_MS = 4_000;

export interface DefinePorts {
  loaded(): LoadedBox | undefined;
  shelf(): BoardShelf | undefined;
  context(): Pick<BoardContext, 'view' | 'pending' | 'choices'> | undefined;
  attempt(move: string, args: unknown): boolean;
  /** The author sees it so from now on; none: as the table has it. */
  show(box: Box | undefined): void;
  /** Why it can't be; '' where it can. */
  trouble(advice: string): void;
  /** More comes at once than the table takes. */
  tooMuch(): void;
  /** Somebody else has changed the same meanwhile, and the author is to say what holds. */
  clash(): void;
  /** Another box lies there: what was changed of the former one went with it. */
  gone(): void;
}

/** What the table hasn't yet. */
interface Draft {
  /** As the table had it when these changes were made. */
  readonly base: LoadedBox;
  /** Number of the laid box's first piece: another one is another box. */
  readonly first: number;
  readonly mine: Box;
}

/** Is done once the table has the box so; it is given as it came to be. */
type Then = (box: Box) => void;

export class DefineDesk implements ReactiveController {
  /** What others have changed as well, and stands as they have it until the author says what holds. */
  clashes: readonly Clash[] = [];
  private readonly ports: DefinePorts;
  private draft: Draft | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** It goes as soon as the table has no other change under way. */
  private due = false;
  private writes = false;
  /** It was handed to the table. */
  private sent: Draft | undefined;
  private shownOn: LoadedBox | undefined;
  /** Acts that need the new version to be there. */
  private later: Then[] = [];
  /** Of what was brought from elsewhere and the table hasn't yet. */
  private brought: Pictures = new Map();
  /** The table as it is now; none where one looks back. */
  private view: SandboxView | undefined;

  constructor(host: ReactiveControllerHost, ports: DefinePorts) {
    this.ports = ports;
    host.addController(this);
  }

  hostDisconnected(): void {
    clearTimeout(this.timer);
    this.forget();
    this.clashes = [];
  }

  /** Changes the box. */
  change(to: (box: Box) => Box, then?: Then): void {
    const loaded = this.ports.loaded();
    const view = this.ports.context()?.view;
    if (!loaded || !view) return;
    const { base, first, mine } = this.draft ?? { base: loaded, first: view.box.first, mine: loaded.box };
    this.draft = { base, first, mine: to(mine) };
    this.show(loaded, this.draft);
    clearTimeout(this.timer);
    if (then) {
      this.later.push(then);
      void this.flush();
    } else this.timer = setTimeout(() => void this.flush(), REST_MS);
  }

  /** Pieces of another box come onto the table, with what they are made of. @param at where their middle comes */
  bring(file: BoxFile, at: Point): void {
    const box = this.draft?.mine ?? this.ports.loaded()?.box;
    if (!box) return;
    const coming = merged(box, file.box, at);
    if (!coming) return this.ports.tooMuch();
    this.ports.trouble('');
    if (coming.box === this.ports.loaded()?.box) return void this.ports.attempt('make', coming.make);
    this.brought = new Map([...this.brought, ...file.pictures]);
    this.change(
      (was) => merged(was, file.box, at)?.box ?? was,
      (there) => {
        const rows = merged(there, file.box, at);
        if (rows) this.ports.attempt('make', rows.make);
      },
    );
  }

  /** The author says which of both holds. */
  choose(mine: boolean): void {
    const { clashes } = this;
    this.clashes = [];
    if (!mine) return;
    this.change((box) => clashes.reduce((now, { take }) => take(now), box));
    void this.flush();
  }

  /** Brings to the table what has been changed, now. */
  async flush(): Promise<void> {
    const [{ draft }, shelf] = [this, this.ports.shelf()];
    clearTimeout(this.timer);
    if (!draft || !shelf) return;
    this.due = true;
    if (this.writes || !this.isOpen(draft)) return;
    this.writes = true;
    const { base, mine } = draft;
    const pictures = picturesOf(mine, new Map([...base.pictures, ...this.brought]));
    const bytes = await writeBoxFile({ box: mine, pictures });
    const media = pictures.size === 0 ? 'application/json' : 'application/zip';
    const put = await shelf.put(bytes, { kind: 'box', name: mine.name, media });
    this.writes = false;
    if (this.draft !== draft) return this.flush();
    if (!put.ok) return this.failed(put.advice);
    if (!this.isOpen(draft)) return;
    this.due = false;
    this.sent = draft;
    const was = saysWas(this.ports.context()) ? base.hash : undefined;
    if (!this.ports.attempt('define', defineArgs(base.box, mine, put.hash, was))) this.failed('');
  }

  /** The table may have changed. @param view as it is now; none where one looks back */
  look(view: SandboxView | undefined): void {
    this.view = view;
    const { draft } = this;
    if (!view || !draft) return;
    if (view.box.first !== draft.first) {
      const isLost = this.sent !== draft;
      this.failed('');
      return isLost ? this.ports.gone() : undefined;
    }
    const loaded = this.ports.loaded();
    if (loaded?.hash !== view.box.hash) return;
    if (loaded !== this.shownOn) this.show(loaded, draft);
    if (this.isUnderWay) return;
    if (loaded.hash !== draft.base.hash) this.rebase(draft, loaded);
    if (this.due) void this.flush();
  }

  /** An own change of the box isn't in the table's order yet: it may still be refused. */
  private get isUnderWay(): boolean {
    return this.ports.context()?.pending.some(({ move }) => move === 'define') === true;
  }

  /** The table has what this was made from. */
  private isOpen({ base }: Draft): boolean {
    return this.view?.box.hash === base.hash && !this.isUnderWay;
  }

  private rebase({ base, first, mine }: Draft, now: LoadedBox): void {
    const { box, clashes } = rebased(base.box, mine, now.box);
    if (same(box, now.box)) {
      const { later } = this;
      this.forget();
      this.ports.show(undefined);
      for (const act of later) act(now.box);
    } else {
      this.draft = { base: now, first, mine: box };
      this.due = true;
      this.show(now, this.draft);
    }
    if (clashes.length === 0) return;
    this.clashes = [...this.clashes, ...clashes];
    this.ports.clash();
  }

  /** The board forgets what it showed when it has another version of the box. */
  private show(on: LoadedBox, { mine }: Draft): void {
    this.shownOn = on;
    this.ports.show(mine);
  }

  private failed(advice: string): void {
    this.forget();
    this.ports.show(undefined);
    if (advice) this.ports.trouble(advice);
  }

  private forget(): void {
    this.draft = undefined;
    this.due = false;
    this.later = [];
    this.brought = new Map();
  }
}
