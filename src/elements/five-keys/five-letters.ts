/**
 * Writing with the five keys. Letters are halved as everything else is (five-keys.ts), and what is left alone is written at the end of the
 * field. People who have a keyboard besides go on typing there. It draws nothing.
 */
import { Halves } from './halves.ts';

/** A field that letters are put into. */
export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Letters of names, clues and times of day, in the order in which everybody finds them: three rows of thirteen. */
export const LETTERS: readonly string[] = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ ’:0123456789');

/** Halves the letters, and writes what is left alone at the end of the field. */
export class Letters {
  readonly field: TextField;
  readonly #halves: Halves<string> = new Halves();

  constructor(field: TextField) {
    this.field = field;
    this.#halves.feed(LETTERS);
  }

  get parts(): readonly [readonly string[], readonly string[]] {
    return this.#halves.halves;
  }

  /** 1 and 2 halve, 3 is done, 4 takes back a step, a letter, or the whole writing. Answers whether it goes on. */
  press(key: 1 | 2 | 3 | 4 | 5): boolean {
    if (key === 3) return false;
    if (key === 4) {
      if (this.#halves.back()) return true;
      if (this.field.value === '') return false;
      this.#put(this.field.value.slice(0, -1));
      return true;
    }
    if (key === 5) return true;
    this.#halves.narrow(key === 1 ? 0 : 1);
    const { only } = this.#halves;
    if (only !== undefined) {
      this.#put(this.field.value + this.#cased(only));
      this.#halves.reset();
    }
    return true;
  }

  /** Large where a word begins. */
  #cased(letter: string): string {
    return /(^|\s)$/u.test(this.field.value) ? letter : letter.toLowerCase();
  }

  #put(value: string): void {
    const { field } = this;
    if (field.maxLength >= 0 && value.length > field.maxLength) return;
    field.value = value;
    field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  }
}
