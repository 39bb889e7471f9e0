/** Whom one plays with: what a person may ask, handed to the generation that is shown. */
import type { Core } from '../core.ts';
import { refuseEntry } from '../fold/refusals.ts';
import type { Seat } from '../game.ts';
import { writeLink } from '../identity/link.ts';
import type { Refusal } from '../pipeline/refusals.ts';
import type { Ending } from './ending.ts';
import type { BehindView, Company, CompanyView } from './types.ts';
import type { Where } from './where.ts';

export interface CompanyPorts {
  readonly core: Core;
  readonly where: Where;
}

export class TableCompany implements Company {
  readonly #ports: CompanyPorts;

  /** @param ports the generation that is shown, asked anew each time */
  constructor(ports: CompanyPorts) {
    this.#ports = ports;
  }

  get link(): string {
    return writeLink(this.#ports.where.link);
  }

  get #ending(): Ending | undefined {
    const { works, primary, canWrite, closed } = this.#ports.core;
    return primary && canWrite && !closed ? works?.ending : undefined;
  }

  /** For the view. */
  get shown(): { readonly company?: CompanyView; readonly behind?: BehindView } {
    const { works, leftOut } = this.#ports.core;
    if (leftOut) return {};
    const company = works?.ending.parting.view;
    const behind = works?.ending.following.view;
    return { ...(company ? { company } : {}), ...(behind ? { behind } : {}) };
  }

  goOn(): Promise<Refusal | undefined> {
    return this.#ask((ending) => ending.parting.propose('go-on'));
  }
  kick(seat: Seat): Promise<Refusal | undefined> {
    return this.#ask((ending) => ending.parting.propose('kick', seat));
  }
  relink(): Promise<Refusal | undefined> {
    return this.#ask((ending) => ending.parting.propose('relink'));
  }
  renew(): Promise<Refusal | undefined> {
    const { newer } = this.#ports.core;
    return this.#ask(async (ending) =>
      newer === undefined ? refuseEntry('company/not-newer') : ending.parting.propose('renew', undefined, newer),
    );
  }
  consent(yes: boolean): Promise<Refusal | undefined> {
    return this.#ask((ending) => ending.parting.answer(yes));
  }
  follow(): Promise<Refusal | undefined> {
    return this.#ask(async (ending) => (ending.following.follow() ? undefined : refuseEntry('company/nothing-asked')));
  }
  stay(): Promise<Refusal | undefined> {
    return this.#ask(async (ending) =>
      (await ending.following.stay()) ? undefined : refuseEntry('company/nothing-asked'),
    );
  }

  async #ask(act: (ending: Ending) => Promise<Refusal | undefined>): Promise<Refusal | undefined> {
    const { core } = this.#ports;
    if (core.unready) await core.unready;
    const ending = this.#ending;
    return ending ? act(ending) : refuseEntry('table/watching');
  }
}
