/** What `<tavolata-table>` tells the page around it. */
import type { Settings } from './settings.ts';

/** The person wants to leave this table's page: the sign was tapped. */
export class HomeEvent extends Event {
  constructor() {
    super('tv-home', { bubbles: true, composed: true });
  }
}

/** The table is open and its first entry is known, or its public name has changed. */
export class OpenedEvent extends Event {
  readonly game: string;
  readonly name: string;
  constructor(game: string, name: string) {
    super('tv-opened', { bubbles: true, composed: true });
    this.game = game;
    this.name = name;
  }
}

/** The table lies under another link now: the page around it keeps that one from here on. The table stays open. */
export class MovedEvent extends Event {
  readonly invitation: string;
  constructor(invitation: string) {
    super('tv-moved', { bubbles: true, composed: true });
    this.invitation = invitation;
  }
}

/** The person chose another light, contrast or language: a page around the table may follow. */
export class SettingsEvent extends Event {
  readonly settings: Settings;
  constructor(settings: Settings) {
    super('tv-settings', { bubbles: true, composed: true });
    this.settings = settings;
  }
}

declare global {
  interface HTMLElementEventMap {
    'tv-home': HomeEvent;
    'tv-moved': MovedEvent;
    'tv-opened': OpenedEvent;
    'tv-settings': SettingsEvent;
  }
}
