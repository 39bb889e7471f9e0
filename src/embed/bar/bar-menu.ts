/** The menu of the bar: what the bar is too narrow for, then language, light and switches, and leaving. Opening and shutting are the bar's. */
import { html, nothing, type TemplateResult } from 'lit';
import { drawnLater } from '../../elements/loading/fetched.ts';
import '../../elements/pictures/tv-icon.ts';
import type { IconName } from '../../elements/pictures/icons-data.ts';
import type { Act } from '../shell/acts.ts';
import type { Settings } from '../settings.ts';
import { shellWords } from '../words/shell-words.ts';
import { shortWords } from '../words/short-words.ts';
import type { TvBar } from './tv-bar.ts';

/** Nobody chooses among sounds before a menu is open. */
const sounds = drawnLater(() => import('../sound/sound-choice.ts'));

/** What has a row here and a button in the bar. */
type RowAct = 'take-back' | 'people' | 'invite' | 'rules' | 'log' | 'evening';

/** What the menu does with a tap. */
export interface MenuActs {
  /** The menu shuts, and this is done. */
  readonly leaveFor: (what: Act) => void;
  /** Done with the menu open: one setting seldom comes alone. */
  readonly set: (change: Settings) => void;
  readonly focusOut: (event: FocusEvent) => void;
}

/** @param bar what it shows, and whatever is set already */
export function renderMenu(bar: TvBar, acts: MenuActs): TemplateResult {
  return html`<div class="menu" id="menu" @focusout=${acts.focusOut}>
    ${renderRows(bar, acts)} ${renderLanguages(bar, acts)} ${renderLights(bar, acts)} ${renderSwitches(bar, acts)}
    ${renderLeave(bar, acts)}
  </div>`;
}

/** What opens a window; but for changing the game it has a button of its own wherever the bar is wide enough. */
function renderRows(bar: TvBar, { leaveFor }: MenuActs): TemplateResult {
  const say = shellWords(bar.lang);
  const { takeBack, change } = shortWords(bar.lang);
  const row = (icon: IconName, act: RowAct, label: string, where = 'only-narrow'): TemplateResult =>
    html`<button class="row ${where}" @click=${(): void => leaveFor({ act })}>
      <tv-icon .name=${icon}></tv-icon>${label}
    </button>`;
  return html`${bar.undo?.possible ? row('rotate-ccw', 'take-back', takeBack) : nothing}
  ${bar.peopled ? row('users', 'people', say.people) : nothing}
  ${bar.inviting && bar.covering ? row('user-plus', 'invite', say.invite) : nothing}
  ${bar.ruled ? row('book-open', 'rules', say.rules) : nothing}
  ${bar.logged ? row('scroll-text', 'log', say.log) : nothing}
  ${bar.change === 'no' ? nothing : row('dices', 'evening', change, '')}`;
}

function renderLanguages({ lang }: TvBar, { set }: MenuActs): TemplateResult {
  const choice = (value: TvBar['lang'], label: string): TemplateResult =>
    renderChoice('lang', label, lang === value, () => set({ lang: value }));
  return html`<fieldset>
    <legend>${shellWords(lang).language}</legend>
    ${choice('it', 'Italiano')} ${choice('en', 'English')}
  </fieldset>`;
}

function renderLights({ lang, theme }: TvBar, { set }: MenuActs): TemplateResult {
  const say = shellWords(lang);
  const choice = (value: TvBar['theme'], label: string): TemplateResult =>
    renderChoice('theme', label, theme === value, () => set({ theme: value }));
  return html`<fieldset>
    <legend>${say.light}</legend>
    ${choice('auto', say.lightAuto)} ${choice('light', say.lightLight)} ${choice('dark', say.lightDark)}
  </fieldset>`;
}

/** @param name of the choices of which one is checked at most */
function renderChoice(name: string, label: string, checked: boolean, choose: () => void): TemplateResult {
  return html`<label class="choice">
    <input type="radio" name=${name} .checked=${checked} @change=${choose} />
    <span>${label}</span>
  </label>`;
}

function renderSwitches(bar: TvBar, { set }: MenuActs): TemplateResult {
  const say = shellWords(bar.lang);
  const { settings } = bar;
  const more = settings.contrast === 'more';
  const tap = settings.reading === 'tap';
  const five = settings.keys === 'five';
  const pointing = settings.pointing !== 'off';
  const turn = (label: string, on: boolean, change: Settings, told = ''): TemplateResult =>
    html`<label class="row switch">
      <input type="checkbox" .checked=${on} @change=${(): void => set(change)} />
      <span class="knob" aria-hidden="true"></span><span>${label}${told ? html`<small>${told}</small>` : nothing}</span>
    </label>`;
  return html`${turn(say.contrast, more, { contrast: more ? 'auto' : 'more' })}
  ${turn(say.sound, bar.sound, { sound: bar.sound ? 'off' : 'on' })}
  ${bar.sound ? sounds.of(bar)?.renderSoundChoice(settings, bar.lang, set) : nothing}
  ${turn(say.pointing, pointing, { pointing: pointing ? 'off' : 'on' }, say.pointingSay)}
  ${turn(say.tap, tap, { reading: tap ? 'hold' : 'tap' }, say.tapSay)}
  ${turn(say.five, five, { keys: five ? 'all' : 'five' }, say.fiveSay)}`;
}

function renderLeave({ lang, seated, shared }: TvBar, { leaveFor }: MenuActs): TemplateResult | typeof nothing {
  if (!seated) return nothing;
  return html`<button class="row leave" @click=${(): void => leaveFor({ act: 'leave' })}>
    <tv-icon name="log-out"></tv-icon>${shared ? shortWords(lang).screenLeave : shellWords(lang).leave}
  </button>`;
}
