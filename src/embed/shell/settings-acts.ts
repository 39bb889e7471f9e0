/**
 * What this device keeps in mind of an act. It is a name, a game whose first minutes were offered, that the screen is shared, that somebody knows
 * of the code for their seat, or a choice of the menu.
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
    case 'tour':
    case 'tour-later':
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
