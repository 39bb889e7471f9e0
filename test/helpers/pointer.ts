/** A mouse or a finger, as a browser tells of it: events from what was pressed, at points of the window. */

export interface At {
  readonly x: number;
  readonly y: number;
}

export const middleOf = (el: Element): At => {
  const { x, y, width, height } = el.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

export class Pointer {
  readonly #kind: 'mouse' | 'touch';
  #on: Element | undefined;

  constructor(kind: 'mouse' | 'touch') {
    this.#kind = kind;
  }

  /** @returns whether the browser goes on with what it does by itself */
  #send(type: string, { x, y }: At, more: PointerEventInit = {}): boolean {
    const where = { clientX: x, clientY: y, bubbles: true, composed: true, cancelable: true };
    // A page knows only one pointer that is always there: the mouse's id.
    const who = { pointerId: 1, isPrimary: true, pointerType: this.#kind };
    return this.#on!.dispatchEvent(
      new PointerEvent(type, { ...where, ...who, buttons: type === 'pointerup' ? 0 : 1, ...more }),
    );
  }

  down(on: Element, at: At = middleOf(on)): void {
    this.#on = on;
    this.#send('pointerdown', at);
  }

  /** @returns for a finger: whether the browser may scroll */
  move(to: At): boolean {
    this.#send('pointermove', to);
    if (this.#kind === 'mouse') return false;
    const finger = new Touch({ identifier: 1, target: this.#on!, clientX: to.x, clientY: to.y });
    const touch = { touches: [finger], bubbles: true, composed: true, cancelable: true };
    return this.#on!.dispatchEvent(new TouchEvent('touchmove', touch));
  }

  up(at: At): void {
    this.#send('pointerup', at);
    if (!this.#on!.isConnected) return;
    this.#on!.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, detail: 1 }));
  }

  /** It moves with nothing pressed: it was let go where nobody heard it. */
  drift(to: At): void {
    this.#send('pointermove', to, { buttons: 0 });
  }

  /** The browser has taken it over. */
  cancel(at: At): void {
    this.#send('pointercancel', at);
  }
}
