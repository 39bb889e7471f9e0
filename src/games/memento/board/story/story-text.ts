/** The story as plain text: what was written, with the dice and what came of them below each title. */
import type { Chapter, Side, Story } from './story.ts';
import { storyWords } from './story-words.ts';

export function asText(story: Story): string {
  const w = storyWords(story.lang);
  const side = ({ name, dice, wins }: Side): string => `${name} ${dice.join(' ') || '–'}${wins ? ` (${w.wins})` : ''}`;
  const chapter = ({ number, title, lines, dice, margin }: Chapter): string =>
    [
      `${number === '' ? '' : `${number}. `}${title}`.toUpperCase(),
      [...(dice.length > 0 ? [dice.map(side).join(' · ')] : []), ...margin].map((line) => `    ${line}`).join('\n'),
      lines.map(({ by, text }) => `${text}\n  (${by})`).join('\n\n'),
    ]
      .filter((part) => part !== '')
      .join('\n\n');
  const people = story.people.map(({ name, player, traits }) => {
    const sheet = traits.map(
      ({ text, says, isLost }) => `  ${isLost ? 'x' : '-'} ${text}${says === '' ? '' : ` (${says})`}`,
    );
    return `${name}, ${player}\n${sheet.join('\n') || `  ${w.none}`}`;
  });
  return [
    story.title.toUpperCase(),
    story.by,
    `${w.darkness.toUpperCase()}\n\n${story.elements.map((text) => `- ${text}`).join('\n')}`,
    ...(story.chapters.length > 0 ? story.chapters.map(chapter) : [w.empty]),
    `${w.people.toUpperCase()}\n\n${people.join('\n\n')}`,
    '',
  ].join('\n\n');
}
