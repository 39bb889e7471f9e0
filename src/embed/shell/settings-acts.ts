/**
 * What this device keeps in mind of an act: a name, a choice of the menu, or that something was offered, asked or read. It is not offered, asked
 * or said again.
 */
import type { Act } from './acts.ts';
import { changeSettings, changeSharing, changeToured, type Settings } from '../settings.ts';

/**
 * @param game id of the table's
 * @returns the settings from now on; undefined where nothing of them has changed
 */
export function settingsAfter(what: Act, game: string): Settings | undefined {
  switch (what.act) {
    case 'sit':
    case 'rename':
      return changeSettings({ name: what.name });
    case 'toured':
      return changeToured(game);
    case 'sharing':
      return changeSharing(what.yes);
    case 'recovery':
      return changeSettings({ forgets: 'read' });
    case 'settings':
      return changeSettings(what.change);
    default:
      return undefined;
  }
}
