/** Words: no refusal and no ending without a text in both languages. */
import { expect, test } from 'vitest';
import { bookIt } from '../../../src/games/codenames/board/book/book-it.ts';
import { houseWords } from '../../../src/games/codenames/board/house-words.ts';
import { optionWords, valueIn } from '../../../src/games/codenames/board/option-words.ts';
import { en as boardEn } from '../../../src/games/codenames/board/words-en.ts';
import { it as boardIt } from '../../../src/games/codenames/board/words-it.ts';
import { codenames } from '../../../src/games/codenames/codenames.ts';
import { CODES, RULE_IDS } from '../../../src/games/codenames/rules.ts';
import { advice as adviceEn, rules as rulesEn } from '../../../src/games/codenames/words/en.ts';
import { advice as adviceIt, rules as rulesIt } from '../../../src/games/codenames/words/it.ts';
import { areCalm, haveAdvice, haveTexts } from '../../contracts/words-contract.ts';

const ENDINGS = ['CN-115', 'CN-116', 'CN-117', 'CN-140', 'CN-144', 'CN-145', 'CN-146', 'CN-162', 'CN-163', 'CN-191'];

test('every rule that refuses or ends the game has a text in both languages, and no text is left over', () => {
  haveTexts(codenames, ENDINGS, RULE_IDS, [rulesIt, rulesEn]);
});

test('every refusal code has advice in both languages, and no advice is left over', () => {
  haveAdvice(codenames, CODES, [adviceIt, adviceEn]);
});

test('words are calm: whole sentences, no exclamation mark, no word "error"', () => {
  areCalm([rulesIt, rulesEn, adviceIt, adviceEn]);
});

test('one second and one picture are said in the singular, as they are read aloud', () => {
  expect(houseWords('it').seconds(1)).toBe('ancora 1 secondo');
  expect(houseWords('en').seconds(1)).toBe('1 second left');
  expect(boardIt.leftOf(1, 8)).toBe('1 figura da trovare su 8');
});

test('a banned topic stands as it was written, though an option’s value has that name', () => {
  const w = optionWords('it');
  expect(valueIn(w, 'bannedTopics', 'team')).toBe('team');
  expect(valueIn(w, 'deliberation', 'team')).toBe('solo la squadra');
});

test('[CN-181] what is still to be found isn’t called by the word for what has been turned', () => {
  const said = [
    ...Object.values({ ...rulesIt, ...rulesEn }),
    ...[optionWords('it'), optionWords('en')].map((w) => valueIn(w, 'numberCap', 'grid')),
    houseWords('it').reminders.onGrid,
    houseWords('en').reminders.onGrid,
    JSON.stringify(bookIt),
  ];
  expect(said.filter((text) => /ancora scopert|parola scoperta|figure scoperte|uncovered/u.test(text))).toEqual([]);
});

test('a game that was called off for a false cover says so, and whose', () => {
  expect(boardIt.trouble('enemy', 'Giulia')).toBe(
    'Al posto di una figura della squadra virtuale ne è stata coperta un’altra da Giulia: la partita è annullata.',
  );
  expect(boardEn.trouble('enemy', '')).toBe(
    'A picture that isn’t the virtual team’s was covered as theirs: the game is off.',
  );
  expect(boardEn.trouble('voted', '')).toContain('You called the game off');
});

test('in Italian agents are pictures alone: whoever guesses is called by what they do', () => {
  const { operative, agent } = bookIt.terms;
  expect([operative.word, agent.forms]).toEqual(['Chi indovina', ['agente']]);
  const people = [
    rulesIt['CN-005'],
    rulesIt['CN-092'],
    rulesIt['CN-093'],
    rulesIt['CN-114'],
    ...Object.values(adviceIt),
  ];
  expect(people.filter((text) => /agent[ei]/u.test(text))).toEqual([]);
  expect(boardIt.missingOperative('red')).toBe('Ai Rossi manca chi indovina.');
});
