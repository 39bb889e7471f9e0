/** What a person may ask about whom one plays with. */
import { refuseEntry } from '../fold/refusals.ts';
import { type Link, writeLink } from '../identity/link.ts';
import type { Refusal } from '../pipeline/refusals.ts';
import type { Company } from './types.ts';

/** Nothing is proposed and nobody has gone on: there is nothing to answer, and nowhere to go. */
const nothing = (): Promise<Refusal> => Promise.resolve(refuseEntry('table/watching'));

export class TableCompany implements Company {
  readonly link: string;

  constructor(link: Link) {
    this.link = writeLink(link);
  }

  goOn(): Promise<Refusal> {
    return nothing();
  }
  kick(): Promise<Refusal> {
    return nothing();
  }
  consent(): Promise<Refusal> {
    return nothing();
  }
  follow(): Promise<Refusal> {
    return nothing();
  }
  stay(): Promise<Refusal> {
    return nothing();
  }
}
