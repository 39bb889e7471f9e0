/** Argon2id in a real Worker. Where none answers the page does it: `helper.test.ts`. */
import { expect } from '@open-wc/testing';
import { readyArgon2id } from '../../../src/embed/adapters/libsodium.ts';
import { webStretch } from '../../../src/embed/adapters/stretch.ts';
import { STRETCHING } from '../../../src/kernel/identity/four-words.ts';

describe('the stretching', () => {
  it('[I34] is done in a Worker, with the bytes that the page would come to', async () => {
    const { Worker } = globalThis;
    const answers: unknown[] = [];
    try {
      globalThis.Worker = class extends Worker {
        constructor(...args: ConstructorParameters<typeof Worker>) {
          super(...args);
          this.addEventListener('message', ({ data }) => answers.push((data as { answer: unknown }).answer));
        }
      };
      const circle = new Uint8Array(32).fill(5);
      const key = await webStretch(circle);
      expect(answers).to.deep.equal([undefined, key]);
      const argon2id = await readyArgon2id();
      expect(key).to.deep.equal(argon2id(circle, STRETCHING.salt, STRETCHING.passes, STRETCHING.memoryBytes));
    } finally {
      globalThis.Worker = Worker;
    }
  });
});
