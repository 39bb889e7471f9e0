/** The people one plays with: what a person may ask of them, handed to the generation that is shown. */
import type { Core } from '../core/core.ts';
import { refuseEntry } from '../fold/refusals.ts';
import type { Seat } from '../game.ts';
import { writeLink } from '../identity/link.ts';
import type { Refusal } from '../pipeline/refusals.ts';
import type { Ending } from '../generation/ending.ts';
import type { BehindView, Company, CompanyView } from '../generation/types.ts';
import type { Where } from '../generation/where.ts';

/** The generation that is shown, and where its people are. */
export interface CompanyPorts {
  readonly core: Core;
  readonly where: Where;
}

/** What a page can do about people who are missing: go on without them, put somebody out, follow those who went. */
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
    const { tableParts, primary, canWrite, closed } = this.#ports.core;
    return primary && canWrite && !closed ? tableParts?.ending : undefined;
  }

  /** For the view. */
  get shown(): { readonly company?: CompanyView; readonly behind?: BehindView } {
    const { tableParts, leftOut } = this.#ports.core;
    if (leftOut) return {};
    const company = tableParts?.ending.parting.view;
    const behind = tableParts?.ending.following.view;
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
      newer === undefined
        ? refuseEntry('company/not-newer')
        : ending.parting.propose('renew', undefined, { version: newer }),
    );
  }
  change(game: string): Promise<Refusal | undefined> {
    return this.#ask((ending) => ending.parting.change(game));
  }
  consent(proposal: string, yes: boolean): Promise<Refusal | undefined> {
    return this.#ask((ending) => ending.parting.consent(proposal, yes));
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
