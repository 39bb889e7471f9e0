/** What the languages say of cards. All names and texts are our own; events are told in newspaper words. */

export interface CardWords {
  /** By id of the Linchpin, for both sides. */
  readonly linchpins: Readonly<Record<string, { readonly true: string; readonly prime: string }>>;
  /** By id of the Ripplepoint. */
  readonly ripplepoints: Readonly<Record<string, string>>;
  /** By face: every card of the play deck, and every Mission. */
  readonly names: Readonly<Record<string, string>>;
  /** By face: what Inverters, Actions and Timewarps do. Patches and Artifacts say it by their year. */
  readonly texts: Readonly<Record<string, string>>;
  /** By face. */
  readonly identities: Readonly<Record<string, { readonly name: string; readonly epithet: string }>>;
}
