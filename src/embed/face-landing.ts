/** The look of a page on which tables are made, over `face.ts`: whoever comes by a link fetches none of it. Its pictures come along. */
export type { FileEvent } from './log/tv-file.ts';
export { fields } from '../elements/look/base.ts';
export { unseen } from '../elements/look/shared-styles.ts';
export { list } from '../language/list.ts';
export { PASTA } from '../elements/pictures/plate-pictures-data.ts';
import { platePictures } from '../elements/pictures/plate-pictures.ts';
import * as pictures from '../elements/pictures/plate-pictures-data.ts';
import '../elements/pictures/tv-icon.ts';
import '../elements/pictures/tv-plate.ts';
import '../elements/tv-slip.ts';
import './gallery/tv-swatch.ts';
import './log/tv-file.ts';
import './spoken/tv-heard.ts';
export { replayParts } from './past/replay-parts.ts';
export { tourFrameWords } from './tour/tour-words.ts';
import './tour/tv-tour-door.ts';

platePictures.have(pictures);
