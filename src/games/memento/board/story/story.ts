/**
 * The story of the evening, gathered from what everybody sees: chapters in the order of telling, each with what the dice did to it. It
 * holds nothing of who was connected from where. `story-html` and `story-text` write it down.
 */
import type { Lang } from '../../../../elements/frame/board.ts';
import { list } from '../../../../language/list.ts';
import type { Party } from '../../compare.ts';
import { loserOf, seatOf } from '../../outcome.ts';
import type { Line, Scene } from '../../state.ts';
import { preludeTitle, settersOf, titleOf } from '../demands.ts';
import { nameOf } from '../../../../elements/frame/board-context.ts';
import { callOf, type BoardContext } from '../board-context.ts';
import { learntIn } from '../learnt.ts';
import { storyWords } from './story-words.ts';

/** One side of a conflict, its dice as they lay at the end of it. */
export interface Side {
  readonly party: Party;
  readonly name: string;
  /** Highest first. */
  readonly dice: readonly number[];
  readonly wins: boolean;
}

export interface Chapter {
  /** 'Scene 3'; '' where chapters aren't counted. */
  readonly number: string;
  readonly title: string;
  readonly lines: readonly { readonly by: string; readonly text: string }[];
  /** Empty where no dice were rolled. */
  readonly dice: readonly Side[];
  /** What came of them: traits given up and learnt, dice ceded, who yields, who leads from then on. */
  readonly margin: readonly string[];
}

export interface SheetLine {
  readonly text: string;
  /** 'given up in scene 4'; '' for a trait that was there from the beginning and still is. */
  readonly says: string;
  readonly isLost: boolean;
}

export interface Story {
  readonly lang: Lang;
  readonly title: string;
  readonly by: string;
  readonly elements: readonly string[];
  readonly chapters: readonly Chapter[];
  readonly people: readonly {
    readonly name: string;
    readonly player: string;
    readonly traits: readonly SheetLine[];
  }[];
}

type Told = Chapter['lines'];

function told(context: BoardContext, isOf: (line: Line) => boolean): Told {
  return context.view.journal
    .filter((line) => isOf(line))
    .map(({ seat, text }) => ({ by: callOf(context, seat), text }));
}

/** A chapter without dice, if anything was written for it. */
function plain(title: string, lines: Told, number = ''): readonly Chapter[] {
  return lines.length > 0 ? [{ number, title, lines, dice: [], margin: [] }] : [];
}

/** The Lantern of this scene, where the scene tells. */
function lanternIn({ kind, owner, against }: Scene): number | undefined {
  if (kind === 'lantern') return owner;
  return kind === 'follower' || kind === 'three' ? against : undefined;
}

function marginOf(context: BoardContext, scene: Scene, isNew: boolean): readonly string[] {
  const w = storyWords(context.lang);
  const { result, gaveUp } = scene;
  const name = (seat: number): string => callOf(context, seat);
  const trait = (id: number): string => context.view.traits[id] ?? '';
  const lantern = lanternIn(scene);
  return [
    ...(isNew && lantern !== undefined ? [w.leads(name(lantern))] : []),
    ...gaveUp.map((id) => w.gaveUp(name(loserOf(scene)), trait(id))),
    ...(result?.gain ? [w.gains(name(scene.owner))] : []),
    ...(result && result.learnt !== null ? [w.learns(name(scene.owner), trait(result.learnt))] : []),
    ...(result?.cede ?? []).map((seat) => w.cedes(name(seat))),
    ...(result?.yielded ?? []).map((seat) => w.yields(name(seat))),
  ];
}

function sidesOf(context: BoardContext, scene: Scene): readonly Side[] {
  return scene.rolls.map(({ party, dice }) => {
    const seat = seatOf(scene, party);
    const name = seat === undefined ? storyWords(context.lang).darkness : callOf(context, seat);
    return { party, name, dice, wins: scene.result?.winner === party };
  });
}

/** Several who yield in one scene tell of it one after the other: each defeat is its teller's. */
const isOfScene =
  (scene: Scene) =>
  (line: Line): boolean =>
    line.scene === scene.no && line.kind === scene.kind && (scene.kind !== 'defeat' || line.seat === scene.owner);

function scenes(context: BoardContext): readonly Chapter[] {
  const { past, scene } = context.view;
  let lantern: number | undefined;
  return [...past, ...(scene && scene.step !== 'declare' ? [scene] : [])].map((one) => {
    const now = lanternIn(one) ?? lantern;
    const isNew = now !== lantern;
    lantern = now;
    return {
      number: storyWords(context.lang).scene(one.no),
      title: titleOf(context, one),
      lines: told(context, isOfScene(one)),
      dice: sidesOf(context, one),
      margin: marginOf(context, one, isNew),
    };
  });
}

function sheetOf(context: BoardContext, seat: number, traits: readonly number[]): readonly SheetLine[] {
  const w = storyWords(context.lang);
  const { past, traits: texts } = context.view;
  const lineOf = (id: number, says: string, isLost: boolean): SheetLine => ({ text: texts[id] ?? '', says, isLost });
  const lost = past
    .filter((scene) => loserOf(scene) === seat)
    .flatMap(({ no, gaveUp }) => gaveUp.map((id) => ({ no, id })))
    .filter(({ id }) => !traits.includes(id));
  return [
    ...traits.map((id) => {
      const learnt = learntIn(context.view, seat, id);
      return lineOf(id, learnt ? w.learnt(learnt.no) : '', false);
    }),
    ...lost.map(({ no, id }) => lineOf(id, w.lost(no), true)),
  ];
}

export function storyOf(context: BoardContext): Story {
  const { view, lang } = context;
  const w = storyWords(lang);
  const { seats, elements, characters } = view;
  return {
    lang,
    title: w.title,
    by: w.by(
      list(
        seats.map((seat) => nameOf(context, seat)),
        lang,
      ),
    ),
    elements: elements.map(([, text]) => text),
    chapters: [
      ...plain(
        w.setting,
        told(context, ({ kind }) => kind === 'darkness-described' || kind === 'setting'),
      ),
      ...settersOf(context).flatMap((setter) =>
        plain(
          preludeTitle(context, setter),
          told(context, (line) => line.kind === 'prelude' && (line.owner ?? seats[line.scene - 1]) === setter),
          w.before,
        ),
      ),
      ...scenes(context),
      ...plain(
        w.epilogue,
        told(context, ({ kind }) => kind === 'epilogue'),
      ),
    ],
    people: characters.map(({ seat, traits }) => ({
      name: callOf(context, seat),
      player: w.player(nameOf(context, seat)),
      traits: sheetOf(context, seat, traits),
    })),
  };
}
