/** Words after the end call a card as the rest of the game does. */
import { expect, test } from 'vitest';
import { endText } from '../../../../src/games/lupus/board/end-words.ts';

test('the medium’s call is named with the article that the card has everywhere', () => {
  expect(endText('it').night(2, 'medium')).toBe('Notte 2, il medium');
});
