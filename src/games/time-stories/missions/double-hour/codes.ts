/** The two codes, as salted hashes (format R-15): the words that open them stand in no file that is fetched. */
import type { BlockOf } from '../../pack/blocks.ts';

type Code = Pick<BlockOf<'askCode'>, 'salt' | 'answersHash'>;

/** Four initials in one order, in either language. */
export const songs: Code = {
  salt: 'borgosera.songs',
  answersHash: [
    'f4fa9373975a80f216b0f2e8eac302b9752cc1406ec69ea04304045e80917856',
    '8d67611a039b36d899ec63337e80b9c48e7122fa6df066c730e136313f2afe6b',
  ],
};

/** Four digits. */
export const number: Code = {
  salt: 'borgosera.number',
  answersHash: ['09ab1395d179f25ba214f8f6de20e8cb8740094fa27f5f212c600a81e928ab42'],
};
