// What a failed run says in its first lines: some logs show no more. Of each failed test where it waited, what it said first, and the
// lines that say what stood there (those that begin with a »). The usual reporter has all the rest.
import { stripVTControlCharacters } from 'node:util';

const TITLE = 140;
const MESSAGE = 260;
const SEEN = 190;
const WHOLE = 1_100;

const oneLine = (text) => text.replaceAll(/\s+/g, ' ').trim();
const cut = (text, length) => (text.length > length ? `${text.slice(0, length - 1)}…` : text);
/** Of the frames of a stack the last one in this file: its helpers say less. */
function lineIn(file, error) {
  const frames = [error, error.cause].flatMap((one) => one?.stacks ?? []).filter((frame) => frame.file === file);
  return frames.at(-1)?.line;
}

/** The failure in few lines, without colours. */
function brief(where, title, error) {
  const message = stripVTControlCharacters(error.message ?? String(error));
  const [said] = message.split(/\n\s*\n|\n»/);
  const seen = [...message.matchAll(/^».*$/gm)].map(([line]) => cut(line, SEEN));
  return cut([`✗ ${where} ${cut(title, TITLE)}`, `  ${cut(oneLine(said), MESSAGE)}`, ...seen].join('\n'), WHOLE);
}

export default class BriefReporter {
  onTestRunEnd(modules, unhandled) {
    for (const module of modules) {
      const file = module.moduleId;
      const told = (title, error) => {
        const line = lineIn(file, error);
        console.log(`\n${brief(`${module.relativeModuleId}${line ? `:${line}` : ''}`, title, error)}`);
      };
      for (const error of module.errors()) told('', error);
      for (const test of module.children.allTests('failed')) told(test.name, test.result().errors[0]);
      for (const suite of module.children.allSuites()) for (const error of suite.errors()) told(suite.name, error);
    }
    for (const error of unhandled) console.log(`\n${brief('unhandled', error.name ?? '', error)}`);
  }
}
