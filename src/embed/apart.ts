/** What a table shows when it is asked for: its windows, the bar of its past, the strip of a proposal to go back. Fetched by `late-parts.ts`. */
export { renderReplay } from './past/replay-view.ts';
export { Steps } from './past/steps.ts';
export { renderRewind } from './undo/undo-view.ts';
export { renderWindows } from './shell/windows.ts';
