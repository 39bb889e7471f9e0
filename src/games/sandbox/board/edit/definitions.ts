/**
 * Definitions that are being changed. Their author sees them at once, and the table has them as one new version of the box some seconds after
 * the last change. So a shelf isn't filled by a name that somebody types. What others change meanwhile stays (`rebase.ts`).
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { BoardShelf } from '../../../../elements/frame/board.ts';
import { MOST_PICTURE_BYTES, writeBoxFile, type BoxFile, type Pictures } from '../../box/file/box-file.ts';
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
/** What passes by itself: the table is at work, or this page is about to see what it has done. */
const PASSING: ReadonlySet<string> = new Set(['busy', 'changed-meanwhile', 'laid-otherwise']);

export interface DefinePorts {
  loaded(): LoadedBox | undefined;
  shelf(): BoardShelf | undefined;
  context(): Pick<BoardContext, 'view' | 'pending' | 'choices' | 'check'> | undefined;
  attempt(move: string, args: unknown): boolean;
  /** The author sees it so from now on; none: as the table has it. */
  show(box: Box | undefined): void;
  /** Why it can't be; '' where it can. */
  trouble(advice: string): void;
  /** Why the table won't have what was changed, which its author alone sees until it will. */
  refused(advice: string): void;
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

/** As it lies on the shelf, and as the table is told of it. */
interface Written {
  readonly draft: Draft;
  readonly hash: string;
  readonly args: unknown;
}

/** Handed to the table. */
interface Sent extends Written {
  /** Whether it was seen among what has no place yet, and in the table's order. */
  readonly seen: 'no' | 'underWay' | 'placed';
}

/** Is done once the table has the box so; it is given as it came to be. */
type Then = (box: Box) => void;

const bytesOf = (pictures: Pictures): number =>
  [...pictures.values()].reduce((sum, { bytes }) => sum + bytes.length, 0);

/** Whether all that was changed is so there. */
function holds(there: Box, was: Box, mine: Box): boolean {
  const { box, clashes } = rebased(was, mine, there);
  return clashes.length === 0 && same(box, there);
}

export class Definitions implements ReactiveController {
  /** What others have changed as well, and stands as they have it until the author says what holds. */
  clashes: readonly Clash[] = [];
  readonly #ports: DefinePorts;
  #draft: Draft | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** It goes as soon as the table has no other change under way. */
  #due = false;
  #writes = false;
  /** What was put on the shelf last, and may have to wait for the table. */
  #written: Written | undefined;
  #sent: Sent | undefined;
  /** Why the table won't have it. */
  #refusal = '';
  #shownOn: LoadedBox | undefined;
  /** Acts that need the new version to be there. */
  #later: Then[] = [];
  /** Of what was brought from elsewhere and the table hasn't yet. */
  #brought: Pictures = new Map();
  /** The table as it is now; none where one looks back. */
  #view: SandboxView | undefined;

  constructor(host: ReactiveControllerHost, ports: DefinePorts) {
    this.#ports = ports;
    host.addController(this);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#forget();
    this.clashes = [];
  }

  /** Changes the box. */
  change(to: (box: Box) => Box, then?: Then): void {
    const loaded = this.#ports.loaded();
    const view = this.#ports.context()?.view;
    if (!loaded || !view) return;
    const { base, first, mine } = this.#draft ?? { base: loaded, first: view.box.first, mine: loaded.box };
    this.#draft = { base, first, mine: to(mine) };
    this.#show(loaded, this.#draft);
    clearTimeout(this.#timer);
    if (then) {
      this.#later.push(then);
      void this.flush();
    } else this.#timer = setTimeout(() => void this.flush(), REST_MS);
  }

  /** Pieces of another box come onto the table, with what they are made of. Answers why not. @param at where their middle comes */
  bring(file: BoxFile, at: Point): 'tooMuch' | 'tooLarge' | undefined {
    const box = this.#draft?.mine ?? this.#ports.loaded()?.box;
    const loaded = this.#ports.loaded();
    if (!box || !loaded) return undefined;
    const coming = merged(box, file.box, at);
    if (!coming) return 'tooMuch';
    if (coming.box === loaded.box) {
      this.#ports.attempt('make', coming.make);
      return undefined;
    }
    const brought = new Map([...this.#brought, ...file.pictures]);
    // Nobody could open a box that is larger than a shelf's item.
    if (bytesOf(new Map([...loaded.pictures, ...brought])) > MOST_PICTURE_BYTES) return 'tooLarge';
    this.#brought = brought;
    this.change(
      (was) => merged(was, file.box, at)?.box ?? was,
      (there) => {
        const rows = merged(there, file.box, at);
        if (rows) this.#ports.attempt('make', rows.make);
      },
    );
    return undefined;
  }

  /** The author says which of both holds. */
  choose(mine: boolean): void {
    const { clashes } = this;
    this.clashes = [];
    if (!mine) return;
    this.change((box) => clashes.reduce((now, { take }) => take(now), box));
    void this.flush();
  }

  /** Preparing is over: what is left goes to the table. What its author was told it won't have is given up. */
  end(): void {
    if (this.#refusal) this.#failed('');
    else void this.flush();
  }

  /** Brings to the table what has been changed, now. */
  async flush(): Promise<void> {
    const [draft, written, shelf] = [this.#draft, this.#written, this.#ports.shelf()];
    clearTimeout(this.#timer);
    if (!draft || !shelf) return;
    this.#due = true;
    if (this.#writes || !this.#isOpen(draft)) return;
    if (written?.draft === draft) return this.#send(written);
    if (same(draft.mine, draft.base.box)) return this.#settled(draft.mine);
    this.#writes = true;
    const { base, mine } = draft;
    const pictures = picturesOf(mine, new Map([...base.pictures, ...this.#brought]));
    const bytes = await writeBoxFile({ box: mine, pictures });
    const media = pictures.size === 0 ? 'application/json' : 'application/zip';
    const put = await shelf.put(bytes, { kind: 'box', name: mine.name, media });
    this.#writes = false;
    if (this.#draft !== draft) return this.flush();
    if (!put.ok) {
      // The next change tries again: each look would fill the line.
      this.#due = false;
      return this.#refuse(put.advice);
    }
    const was = saysWas(this.#ports.context()) ? base.hash : undefined;
    this.#written = { draft, hash: put.hash, args: defineArgs(base.box, mine, put.hash, was) };
    if (this.#isOpen(draft)) this.#send(this.#written);
  }

  /** Each look tries again. */
  #send(written: Written): void {
    const refusal = this.#ports.context()?.check('define', written.args);
    if (refusal && PASSING.has(refusal.code)) return;
    if (refusal) return this.#refuse(refusal.advice);
    this.#due = false;
    this.#sent = { ...written, seen: 'no' };
    this.#ports.attempt('define', written.args);
  }

  /** The table may have changed. @param view as it is now; none where one looks back */
  look(view: SandboxView | undefined): void {
    this.#view = view;
    const draft = this.#draft;
    if (!view || !draft) return;
    const isLost = this.#sent?.draft !== draft;
    if (view.over || view.box.first !== draft.first) {
      this.#failed('');
      return isLost && !view.over ? this.#ports.gone() : undefined;
    }
    const isUnderWay = this.#isUnderWay;
    const { hash } = view.box;
    if (this.#sent && isUnderWay) this.#sent = { ...this.#sent, seen: 'underWay' };
    else if (hash === this.#sent?.hash) this.#sent = { ...this.#sent, seen: 'placed' };
    const loaded = this.#ports.loaded();
    if (loaded?.hash !== hash) return;
    if (loaded !== this.#shownOn) this.#show(loaded, draft);
    if (isUnderWay) return;
    if (hash !== draft.base.hash || this.#sent?.seen === 'placed') this.#rebase(draft, loaded);
    else if (this.#sent?.seen === 'underWay') {
      // It was refused in its place: a button was pressed first, or who may prepare was changed.
      this.#sent = undefined;
      this.#due = true;
    }
    if (this.#due) void this.flush();
  }

  /** An own change of the box isn't in the table's order yet: it may still be refused. */
  get #isUnderWay(): boolean {
    return this.#ports.context()?.pending.some(({ move }) => move === 'define') === true;
  }

  /** The table has what this was made from. */
  #isOpen({ base }: Draft): boolean {
    const isThere = this.#view?.box.hash === base.hash && this.#ports.loaded()?.hash === base.hash;
    return isThere && !this.#isUnderWay;
  }

  /** What these changes go on from: the own version that was sent, where this one has it. */
  #from({ base }: Draft, now: Box): Box {
    const sent = this.#sent;
    return sent && (sent.seen === 'placed' || holds(now, base.box, sent.draft.mine)) ? sent.draft.mine : base.box;
  }

  #rebase(draft: Draft, now: LoadedBox): void {
    const isOwn = now.hash === this.#sent?.hash;
    const { box, clashes } = rebased(this.#from(draft, now.box), draft.mine, now.box);
    this.#sent = undefined;
    if (same(box, now.box)) this.#settled(now.box);
    else {
      this.#draft = { ...draft, base: now, mine: box };
      this.#due ||= !isOwn;
      this.#show(now, this.#draft);
    }
    if (clashes.length === 0) return;
    this.clashes = [...this.clashes, ...clashes];
    this.#ports.clash();
  }

  /** The table has it all. */
  #settled(box: Box): void {
    const later = this.#later;
    this.#failed('');
    for (const act of later) act(box);
  }

  /** The board forgets what it showed when it has another version of the box. */
  #show(on: LoadedBox, { mine }: Draft): void {
    this.#shownOn = on;
    this.#refusal = '';
    this.#ports.show(mine);
  }

  /** Is said once, until something is changed. */
  #refuse(advice: string): void {
    if (advice === this.#refusal) return;
    this.#refusal = advice;
    this.#ports.refused(advice);
  }

  #failed(advice: string): void {
    this.#forget();
    this.#ports.show(undefined);
    if (advice) this.#ports.trouble(advice);
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#draft = undefined;
    this.#written = undefined;
    this.#sent = undefined;
    this.#refusal = '';
    this.#due = false;
    this.#later = [];
    this.#brought = new Map();
  }
}
