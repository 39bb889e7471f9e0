/** Apart from the other events: it comes with the field for the words, not with the script. */

/** Words of an invitation were typed and were right, or a link was put where words belong: that table opens. */
export class HeardEvent extends Event {
  /** Its secret: keep it out of the address. */
  readonly invitation: string;
  constructor(invitation: string) {
    super('tv-heard', { bubbles: true, composed: true });
    this.invitation = invitation;
  }
}

declare global {
  interface HTMLElementEventMap {
    'tv-heard': HeardEvent;
  }
}
