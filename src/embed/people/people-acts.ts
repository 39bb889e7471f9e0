/** What a person does about seats, devices and company: as events of the shell, and as what is asked of the table for each. */
import type { WithinGame } from '../../games/registered-game.ts';
import type { PairWay } from '../../kernel/view/devices.ts';
import type { Outcomes, Table } from '../../kernel/view/table-view.ts';
import type { Act } from '../shell/acts.ts';

/** What a person did about people and devices, told apart by `act`. */
export type PeopleAct =
  | { readonly act: 'pair-offer'; readonly way: PairWay }
  | { readonly act: 'pair-ask' | 'recover'; readonly code: string }
  | { readonly act: 'pair-accept' | 'pair-refuse' | 'revoke' | 'make-main'; readonly device: string }
  | { readonly act: 'reclaim'; readonly seat: number; readonly name: string }
  | { readonly act: 'reclaim-answer'; readonly device: string; readonly yes: boolean }
  | { readonly act: 'kick'; readonly seat: number }
  | {
      readonly act: 'change-game';
      /** Its id. */
      readonly game: string;
      /** What this person wants laid there, where that is chosen at the table. */
      readonly box?: WithinGame;
    }
  | {
      readonly act: 'company-answer';
      /** Its `id`. */
      readonly proposal: string;
      readonly yes: boolean;
    }
  | {
      readonly act:
        | 'pair-withdraw'
        | 'pair-unask'
        | 'take-here'
        | 'go-on'
        | 'relink'
        | 'renew'
        | 'follow'
        | 'stay-side';
    };

const nothing: Outcomes = Promise.resolve(undefined);

/** `undefined` for an act that isn't about people. */
export function peopleAct(it: Act): ((table: Table) => Outcomes) | undefined {
  switch (it.act) {
    case 'pair-offer':
      return async ({ devices }) => {
        const offered = await devices.offer(it.way);
        return offered.ok ? undefined : offered.refusal;
      };
    case 'pair-withdraw':
      return ({ devices }) => {
        devices.withdraw();
        return nothing;
      };
    case 'pair-ask':
      return ({ devices }) => devices.ask(it.code);
    case 'pair-unask':
      return ({ devices }) => devices.unask();
    case 'pair-accept':
      return ({ devices }) => devices.accept(it.device);
    case 'pair-refuse':
      return ({ devices }) => devices.refuse(it.device);
    case 'revoke':
      return ({ devices }) => devices.revoke(it.device);
    case 'make-main':
      return ({ devices }) => devices.makeMain(it.device);
    case 'recover':
      return ({ devices }) => devices.recover(it.code);
    case 'reclaim':
      return ({ devices }) => devices.reclaim(it.seat, it.name);
    case 'reclaim-answer':
      return ({ devices }) => devices.consent(it.device, it.yes);
    case 'take-here':
      return ({ devices }) => {
        devices.takeHere();
        return nothing;
      };
    case 'kick':
      return ({ company }) => company.kick(it.seat);
    case 'change-game':
      return ({ company }) => company.change(it.game);
    case 'go-on':
      return ({ company }) => company.goOn();
    case 'relink':
      return ({ company }) => company.relink();
    case 'renew':
      return ({ company }) => company.renew();
    case 'company-answer':
      return ({ company }) => company.consent(it.proposal, it.yes);
    case 'follow':
      return ({ company }) => company.follow();
    case 'stay-side':
      return ({ company }) => company.stay();
    default:
      return undefined;
  }
}
