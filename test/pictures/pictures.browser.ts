import { expect } from '@open-wc/testing';
import { loadPictures } from '../../src/pictures/load.ts';

const decode = async (svg: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  await image.decode();
  return image;
};

describe('the pictures in a browser', () => {
  it('arrive on demand and decode as square images, in both looks', async () => {
    const pictures = await loadPictures();
    for (let face = 0; face < 280; face += 13)
      for (const look of ['muted', 'ink'] as const) {
        const { naturalWidth, naturalHeight } = await decode(pictures.svg(face, look));
        expect(naturalWidth).to.equal(naturalHeight);
        expect(naturalWidth).to.be.above(0);
      }
  });
});
