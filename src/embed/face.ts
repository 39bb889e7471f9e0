/** The look of the table for a page around it: room, bar, cloth, shared styles. That of a page to make tables on: `face-landing.ts`. */
export { ActEvent } from './shell/acts.ts';
export { renderFiveKeys } from './five-keys-door.ts';
export { bringGame } from './bring-game.ts';
export { changeSettings, readSettings } from './settings.ts';
export { base, buttons } from '../elements/look/base.ts';
export { renderReload } from '../elements/loading/reload.ts';
export { missing, watchMissing } from '../elements/loading/missing.ts';
export { words } from '../elements/words.ts';
import '../elements/frame/tv-cloth.ts';
import '../elements/tv-room.ts';
import './bar/tv-bar.ts';
export { whenIdle } from './past/replay-parts.ts';
