/** The look of a page on which tables are made, over `face.ts`: whoever comes by a link fetches none of it. Its pictures come along. */
export type { FileEvent } from './tv-file.ts';
export { fields } from '../elements/base.ts';
export { unseen } from '../elements/shared-styles.ts';
export { list } from '../language/list.ts';
export { PASTA } from '../elements/plate-pictures-data.ts';
import { platePictures } from '../elements/plate-pictures.ts';
import * as pictures from '../elements/plate-pictures-data.ts';
import '../elements/tv-icon.ts';
import '../elements/tv-plate.ts';
import '../elements/tv-slip.ts';
import './gallery/tv-swatch.ts';
import './tv-file.ts';
import './spoken/tv-heard.ts';
export { replayParts } from './replay-parts.ts';
export { tourFrameWords } from './tour/tour-words.ts';
import './tour/tv-tour-door.ts';

platePictures.have(pictures);
