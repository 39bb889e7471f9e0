/** The look of the table for a page around it: room, bar, cloth, shared styles. */
export type { FileEvent } from './tv-file.ts';
export { ActEvent } from './acts.ts';
export { renderFiveKeys } from './five-keys-door.ts';
export { changeSettings, readSettings } from './settings.ts';
export { base, buttons, fields } from '../elements/base.ts';
export { CARDS, DETECTIVE, HOURGLASS, PASTA } from '../elements/plates-data.ts';
export { list, words } from '../elements/words.ts';
import '../elements/tv-cloth.ts';
import '../elements/tv-icon.ts';
import '../elements/tv-plate.ts';
import '../elements/tv-room.ts';
import '../elements/tv-slip.ts';
import './tv-bar.ts';
import './tv-file.ts';
export { replayParts, whenIdle } from './replay-parts.ts';
export { tourFrameWords } from './tour/tour-words.ts';
import './tour/tv-tour-door.ts';
