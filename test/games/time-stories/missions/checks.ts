/** What is asked of every mission that comes with the table. */
import { expect } from 'vitest';
import type { Mission } from '../../../../src/games/time-stories/pack/mission.ts';
import { readMission } from '../../../../src/games/time-stories/pack/check.ts';
import { nodesOf } from '../../../../src/games/time-stories/pack/nodes.ts';
import { unzipped } from '../../../../src/games/time-stories/vault/container.ts';
import { fileOf } from '../../../../src/games/time-stories/vault/loader.ts';
import type { Source } from '../../../../src/games/time-stories/vault/source.ts';
import { openLocations } from '../../../../src/games/time-stories/pack/story.ts';

const LANGUAGES = ['en', 'it'];
/** A card can be read in half a minute. */
const WORDS_MOST = 90;

interface Said {
  readonly path: string;
  readonly it: string;
  readonly en: string;
}

/** Everything that is said in two languages. */
export const textsOf = (mission: Mission): readonly Said[] =>
  nodesOf(mission).flatMap(({ path, value }) =>
    typeof value['it'] === 'string' || typeof value['en'] === 'string' ? [{ path, ...value } as unknown as Said] : [],
  );

export function reads(mission: Mission): void {
  expect(readMission(mission, 'source').faults).toEqual([]);
  expect(Object.keys(mission.title).toSorted()).toEqual(LANGUAGES);
}

/** Both languages, short enough for a card, and written, not copied. */
export function speaksBoth(mission: Mission): void {
  const texts = textsOf(mission);
  expect(texts.length).toBeGreaterThan(40);
  for (const { path, it, en } of texts) {
    for (const text of [it, en]) {
      expect(text.trim(), path).not.toBe('');
      expect(text.split(/\s+/u).length, path).toBeLessThanOrEqual(WORDS_MOST);
      // Typographic signs, as the rest of the table has them.
      expect(text, path).not.toMatch(/['"]|\.\.\.| {2}/u);
    }
    if (it.split(' ').length > 4) expect(it, path).not.toBe(en);
  }
}

/** The bold words of an A card stand in its text, so that a board can mark them. */
export function marksItsWords(mission: Mission): void {
  for (const { a } of openLocations(mission.story)) {
    if (!('keywords' in a)) continue;
    for (const { word } of a.keywords)
      for (const language of LANGUAGES)
        expect((a.text as Readonly<Record<string, string>>)[language]).toContain(word[language]);
  }
}

/** Each blob that the mission names has its picture, and each picture is named. */
export function hasItsPictures(mission: Mission, pictures: Readonly<Record<string, string>>): void {
  expect(Object.keys(pictures).toSorted()).toEqual(Object.keys(mission.blobs).toSorted());
  for (const [name, svg] of Object.entries(pictures)) {
    expect(svg, name).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+">.*<\/svg>$/su);
    expect(svg, name).not.toMatch(/NaN|undefined/u);
  }
}

/** Sealed as for the table: the shell that everybody's log is given holds no word of a card that lies face down. */
export async function sealsItsWords({
  mission,
  art,
}: {
  readonly mission: Mission;
  readonly art: Source['art'];
}): Promise<void> {
  const file = await fileOf({ mission, art });
  if ('faults' in file) throw new Error(JSON.stringify(file.faults));
  const { container } = unzipped(file.bytes);
  expect(container).toBeDefined();
  for (const { panorama } of openLocations(mission.story))
    for (const { text } of panorama)
      for (const words of Object.values(text)) expect(container!.shell).not.toContain(words);
}
