/** What is said over a table of the people at it. Fetched by `late-people.ts`. */
export { renderNudge } from '../nudge/nudge-strip.ts';
export { renderMoved } from './moved-page.ts';
export { renderPeopleStrips, renderVotes } from './people-strips.ts';
