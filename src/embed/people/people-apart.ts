/** What is said over a table of the people at it, and what else it needs only once it is drawn. Fetched by `late-people.ts`. */
export { keepFocus } from '../focus-home.ts';
export { renderNudge } from '../nudge/nudge-strip.ts';
export { renderMoved } from './moved-page.ts';
export { renderPeopleStrips, renderVotes } from './people-strips.ts';
