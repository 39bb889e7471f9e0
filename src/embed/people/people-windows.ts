/** The windows about people: who is here, the four words, devices, going on, a new link. One of the shell's windows is open at a time. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Lang } from '../../elements/frame/board.ts';
import '../../elements/tv-dialog.ts';
import '../absence/tv-absence.ts';
import { waysWithout } from '../absence/ways.ts';
import type { Refusal } from '../../kernel/pipeline/refusals.ts';
import type { TableView } from '../../kernel/view/table-view.ts';
import { ActEvent, type Act } from '../shell/acts.ts';
import type { Loaded } from '../table-loader.ts';
import { toldView } from '../shell/told-names.ts';
import { missingNames } from './missing-names.ts';
import { peopleWords } from './people-words.ts';
import './tv-devices.ts';
import './tv-four-words.ts';
import './tv-kick.ts';
import './tv-pair.ts';
import './tv-people.ts';
import './tv-recovery.ts';
import './tv-return.ts';

/** A window about people and devices, by name. */
export type PeopleWindow =
  | 'people'
  | 'words'
  | 'devices'
  | 'pair'
  | 'recovery'
  | 'return'
  | 'go-on'
  | 'kick'
  | 'absence'
  | 'relink';

/** What these windows are drawn from, besides the host. */
export interface PeopleWindowsOptions {
  readonly open: string;
  readonly lang: Lang;
  readonly share: string;
  /** The seat that `kick` and `absence` are about. */
  readonly about: number | undefined;
  /** When this page missed the one whom `absence` is about, if it did. */
  readonly since: Date | undefined;
  /** Why the last act was refused, in words. */
  readonly refused: string;
  readonly words: (refusal: Refusal) => string;
  readonly lastName: string;
  readonly close: () => void;
}

const act =
  (what: Act) =>
  (event: Event): void =>
    void event.target?.dispatchEvent(new ActEvent(what));

function renderGoOn(view: TableView | undefined, { open, lang, refused, close }: PeopleWindowsOptions): TemplateResult {
  const say = peopleWords(lang);
  const names = view ? missingNames(view) : [];
  return html`<tv-dialog .open=${open === 'go-on'} .lang=${lang} .heading=${say.goOnAsk(names)} @tv-close=${close}>
    <div class="explain">
      <p>${say.goOnFrom}</p>
      ${names.length === 0 ? nothing : html`<p>${say.goOnThem(names)}</p>`}
      <p>${say.goOnLink}</p>
      <p><b>${say.goOnFinal}</b></p>
      <p role="alert">${open === 'go-on' ? refused : ''}</p>
    </div>
    <button slot="acts" class="btn" autofocus @click=${close}>${say.goOnWait}</button>
    <button slot="acts" class="btn go" @click=${act({ act: 'go-on' })}>${say.goOnYes(names)}</button>
  </tv-dialog>`;
}

function renderRelink({ open, lang, refused, close }: PeopleWindowsOptions): TemplateResult {
  const say = peopleWords(lang);
  return html`<tv-dialog .open=${open === 'relink'} .lang=${lang} .heading=${say.relinkAsk} @tv-close=${close}>
    <div class="explain">
      <p>${say.relinkWho}</p>
      <p>${say.relinkOthers}</p>
      <p>${say.relinkVote}</p>
      <p><b>${say.goOnFinal}</b></p>
      <p role="alert">${open === 'relink' ? refused : ''}</p>
    </div>
    <button slot="acts" class="btn" autofocus @click=${close}>${say.back}</button>
    <button slot="acts" class="btn go" @click=${act({ act: 'relink' })}>${say.relinkYes}</button>
  </tv-dialog>`;
}

/** All windows about people and devices; one of them is open at most. */
export function renderPeopleWindows(loaded: Loaded, options: PeopleWindowsOptions): TemplateResult {
  const { view, table } = loaded;
  const { open, lang, close, refused, about } = options;
  // No plate stands beside a name in these.
  const told = view && toldView(view, lang);
  const watching = view?.me.watcher ?? true;
  return html`<tv-people
      .open=${open === 'people'}
      .lang=${lang}
      .view=${view}
      .trouble=${refused}
      @tv-close=${close}
    ></tv-people>
    <tv-four-words
      .open=${open === 'words'}
      .lang=${lang}
      .circle=${view?.circle ?? ''}
      @tv-close=${close}
    ></tv-four-words>
    <tv-devices
      .open=${open === 'devices'}
      .lang=${lang}
      .devices=${view?.devices}
      .mayAct=${!watching}
      .trouble=${refused}
      @tv-close=${close}
    ></tv-devices>
    <tv-pair
      .open=${open === 'pair'}
      .lang=${lang}
      .devices=${view?.devices}
      .share=${options.share}
      .trouble=${refused}
      @tv-close=${close}
    ></tv-pair>
    <tv-recovery
      .open=${open === 'recovery'}
      .lang=${lang}
      .table=${view?.settings.name ?? ''}
      .make=${table && ((): ReturnType<typeof table.devices.recoveryCode> => table.devices.recoveryCode())}
      .words=${options.words}
      @tv-close=${close}
    ></tv-recovery>
    <tv-return
      .open=${open === 'return'}
      .lang=${lang}
      .view=${view}
      .trouble=${refused}
      @tv-close=${close}
    ></tv-return>
    <tv-absence
      .open=${open === 'absence'}
      .lang=${lang}
      .view=${told}
      .of=${about}
      .since=${options.since}
      .hands=${loaded.absence?.hands ?? false}
      .ways=${open === 'absence' ? waysWithout(loaded, told, about) : []}
      .trouble=${refused}
      .name=${options.lastName}
      @tv-close=${close}
    ></tv-absence>
    <tv-kick
      .open=${open === 'kick'}
      .lang=${lang}
      .view=${told}
      .of=${about}
      .trouble=${open === 'kick' ? refused : ''}
      @tv-close=${close}
    ></tv-kick>
    ${renderGoOn(told, options)} ${renderRelink(options)}`;
}
