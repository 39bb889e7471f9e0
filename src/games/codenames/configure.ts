/** The rules of the house, changed while no key is drawn. */
import { FREE, type Move } from '../../kernel/game.ts';
import { fields } from '../../kernel/schemas.ts';
import { isNew } from '../kit/options.ts';
import { change, type Change, type Options } from './options.ts';
import { regrouped } from './roles.ts';
import { rule } from './rules.ts';
import { changed, gameSlot, isOn, type State } from './state.ts';

interface Configured {
  readonly change: Change;
}

/** Anybody's, while no key is drawn: what isn't named stays as it is, so that two people may set different things at once. */
export const configure: Move<State, Configured> = {
  args: fields({ change }),
  who: (s) => s.seats,
  slot: gameSlot,
  rules: [
    rule('CN-194', 'next-game-first', (s) => s.phase !== 'over'),
    rule('CN-006', 'options-fixed', (s) => !isOn(s)),
    rule<Configured>('CN-006', 'same-options', (s, m) => isNew(s.setting.options, m.args.change)),
  ],
  apply: (s, { args }) => {
    const before = s.setting.options;
    const now: Options = { ...before, ...args.change };
    // Other cells than those that lie there can't be turned over.
    const stays = now.grid === before.grid && now.content === before.content;
    const next = changed(s, { setting: { ...s.setting, options: now, turnOver: stays ? s.setting.turnOver : [] } });
    const grouped = (o: Options): string => (o.mode === 'coop' ? o.coopTeam : 'two');
    return grouped(before) === grouped(now) ? next : regrouped(next);
  },
  choices: () => [{ change: FREE }],
};
