// What a server gets that renders a page around a table: the same names, and nothing happens. The table itself lives in a browser only.
/** Stands for the element and its events: nothing is made of them here. */
function Nowhere() {}
const nowhere = async () => ({ ok: false, code: 'page/server' });

export const createTable = nowhere;
export const capabilities = nowhere;
// The build writes the list in its place (`scripts/embed-package.mjs`), so that a page rendered on a server names the same games.
export const games = [];
export const failureWords = () => ({ headline: 'A table is opened in a browser.', say: '' });
export const isInvitation = () => false;
export const rememberCreateKey = () => {};
export const withoutPairing = (text) => text;
export const TavolataTable = Nowhere;
export const ConnectionEvent = Nowhere;
export const EditedEvent = Nowhere;
export const FailedEvent = Nowhere;
export const HomeEvent = Nowhere;
export const JoinedEvent = Nowhere;
export const LaidEvent = Nowhere;
export const LeftEvent = Nowhere;
export const MovedEvent = Nowhere;
export const OpenedEvent = Nowhere;
export const OverEvent = Nowhere;
export const PressedEvent = Nowhere;
export const ReadyEvent = Nowhere;
export const RefusedEvent = Nowhere;
export const ScoreEvent = Nowhere;
export const SettingsEvent = Nowhere;
export const StartedEvent = Nowhere;
export const TurnEvent = Nowhere;
