/** `mission schema`: what the readers take as JSON Schema, for editors that complete and check while somebody writes. */
import { block, program, who } from '../pack/blocks.ts';
import { action, card, conflict, effect, test } from '../pack/cards.ts';
import { mission } from '../pack/mission.ts';
import { id, shapeOf, type Reader } from '../pack/reading.ts';
import { location, receptacle } from '../pack/story.ts';
import { cond, expr } from '../pack/terms.ts';
import { localised, textOf } from '../pack/texts.ts';

/** Parts with a name of their own: what contains itself must have one, what stands in many places should. */
const NAMED: ReadonlyMap<Reader<unknown>, string> = new Map<Reader<unknown>, string>([
  [id, 'name'],
  [who, 'who'],
  [program, 'instructions'],
  [localised, 'words'],
  [block, 'instruction'],
  [cond, 'question'],
  [expr, 'number'],
  [card, 'card'],
  [test, 'test'],
  [conflict, 'conflict'],
  [action, 'action'],
  [effect, 'effect'],
  [location, 'location'],
  [receptacle, 'receptacle'],
  [textOf, 'text'],
]);

/** Draft 2020-12. @throws RangeError where a reader doesn't say what it takes */
export function schemaOf(root: Reader<unknown> = mission): object {
  const defs = new Map<string, object>();
  const says = (reader: Reader<unknown>): object => {
    const shape = shapeOf(reader);
    if (!shape) throw new RangeError(`a reader doesn't say what it takes: ${reader.toString()}`);
    return shape(of);
  };
  const of = (reader: Reader<unknown>): object => {
    const name = NAMED.get(reader);
    if (name === undefined) return says(reader);
    if (!defs.has(name)) {
      // Its place is taken first: it may contain itself.
      defs.set(name, {});
      defs.set(name, says(reader));
    }
    return { $ref: `#/$defs/${name}` };
  };
  const whole = says(root);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A mission of TIME Stories, tsr-mission/1',
    ...whole,
    $defs: Object.fromEntries([...defs].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}
