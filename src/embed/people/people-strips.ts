/** The sentences between bar and table that are about people: who is missing, who asks for something, who has gone on. */
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Lang } from '../../elements/frame/board.ts';
import type { ReclaimView } from '../../kernel/view/devices.ts';
import type { TableView } from '../../kernel/view/table-view.ts';
import { looksLike } from '../../kernel/identity/names.ts';
import { type AbsenceNote, offered, renderAbsences, stuckWithout, vacant } from '../absence/absence-strips.ts';
import { absenceWords } from '../absence/absence-words.ts';
import { actButton, type Drawn, strip } from '../shell/strip.ts';
import { changeSentence } from '../evening/change-strip.ts';
import { shellWords } from '../words/shell-words.ts';
import { deviceWords } from './device-words.ts';
import { renderForgetful } from './forgetful.ts';
import { peopleWords } from './people-words.ts';
import { turnedAway } from './turned-away.ts';
import { awaitedAway, missingNames, namesOwing } from './missing-names.ts';

function renderClose(close: () => void, lang: Lang): TemplateResult {
  return html`<button class="btn quiet icon" aria-label=${shellWords(lang).close} @click=${close}>
    <tv-icon name="x"></tv-icon>
  </button>`;
}

const nameOf = (view: TableView, seat: number): string =>
  view.seats.find((s) => s.seat === seat && s.state === 'seated')?.name ?? '';

/** May ask all others for something that moves the table: nothing of that is asked yet. */
const mayCall = ({ me, company, past }: TableView): boolean => me.placed && !me.watcher && !company && !past;

/** The voice of this device's own seat is another device, which isn't here. */
const isVoiceless = ({ me, order }: TableView): boolean => me.seat !== null && order.missing.includes(me.seat);

/** @param told seats of which another strip says that their voices are missing */
function renderOrder(view: TableView, lang: Lang, told: ReadonlySet<number>, absence: AbsenceNote): Drawn {
  const say = peopleWords(lang);
  const names = missingNames(view);
  if (!view.order.stuck && view.order.missing.every((seat) => told.has(seat))) return nothing;
  if (isVoiceless(view) || (names.length === 0 && !view.order.stuck)) return nothing;
  const goOn = names.length === 0 ? say.goOnYes(names) : say.goOn;
  const gone = stuckWithout(view, absence);
  const stuck = view.order.nameless && names.length === 0 ? say.stuckNameless : say.stuck(names);
  return view.order.stuck
    ? strip(
        'hourglass',
        stuck,
        gone ? actButton(absenceWords(lang).ask, { act: 'absence', seat: gone.seat }) : nothing,
        mayCall(view) ? actButton(`${goOn}…`, { act: 'go-on-ask' }) : nothing,
      )
    : strip('hourglass', say.missing(names));
}

/** Of those who owe what only their hand can give, and of whom only a screen for all to look at is here. */
function awaitedHands(view: TableView): readonly string[] {
  const owed = view.waiting.filter(({ what }) => what !== 'move');
  return namesOwing(view, owed, ({ presence, hand }) => presence !== 'away' && hand === 'away');
}

function renderAway(view: TableView, lang: Lang, told: ReadonlySet<number>): TemplateResult {
  const say = peopleWords(lang);
  const [names, hands] = [awaitedAway(view, told), awaitedHands(view)];
  return html`${names.length === 0 ? nothing : strip('hourglass', say.awaited(names))}
  ${hands.length === 0 ? nothing : strip('smartphone', say.awaitedHands(hands))}`;
}

/** What this device is to its seat, where that isn't plain: this one can be its voice, if it has the hand too. */
function renderOwn(view: TableView, lang: Lang): Drawn {
  const say = deviceWords(lang);
  const { devices, me } = view;
  const off = isVoiceless(view);
  if (!off) return nothing;
  // That it is so at all stands in the bar.
  if (devices.role === 'table') return strip('eye', say.onlyTableOff);
  const answer = me.watcher ? nothing : actButton(say.makeMain, { act: 'make-main', device: me.device });
  return strip('smartphone', say.voiceOff, answer);
}

function renderCompany(view: TableView, lang: Lang): Drawn {
  const { company } = view;
  if (!company || company.kind === 'compact') return nothing;
  const say = peopleWords(lang);
  const names = company.about.map((seat) => nameOf(view, seat)).filter(Boolean);
  const by = nameOf(view, company.by);
  const on = view.phase === 'playing' && !view.play?.outcome;
  const refused = company.refused.map((seat) => nameOf(view, seat)).filter(Boolean);
  const proposals = {
    kick: () => say.proposesKick(by, names),
    renew: () => say.proposesRenew(by, on),
    relink: () => say.proposesRelink(by),
    'go-on': () => say.proposesGoOn(by, names),
    change: () => changeSentence(view, by, refused, lang),
  } as const;
  const proposal = proposals[company.kind]();
  const count = say.answered(company.consented.length, company.needed);
  const answer = (word: string, yes: boolean) => actButton(word, { act: 'company-answer', proposal: company.id, yes });
  if (company.by === view.me.seat) {
    const mine = {
      kick: say.proposedKick(names),
      renew: say.proposedRenew,
      relink: say.proposedRelink,
      'go-on': say.proposedGoOn(names),
      change: changeSentence(view, '', refused, lang),
    } as const;
    return strip('users', `${mine[company.kind]} ${count}`, answer(say.withdraw, false));
  }
  return company.asked
    ? strip('users', proposal, answer(say.no, false), answer(say.yes, true))
    : strip('users', `${proposal} ${count}`);
}

/** Offered where it can be done now: a game that is on is played by its own rules. */
function renderNewer(view: TableView, lang: Lang): Drawn {
  const on = view.phase === 'playing' && !view.play?.outcome;
  if (view.newer === undefined || on || !mayCall(view)) return nothing;
  const say = peopleWords(lang);
  return strip('scroll-text', say.newer, actButton(say.renew, { act: 'renew' }));
}

/** Somebody else than the one who sat there: it isn't their own seat that they ask for. */
function renderWanted(view: TableView, { seat, device, name, yes, needed, ...may }: ReclaimView, lang: Lang): Drawn {
  const say = absenceWords(lang);
  const wants = say.wants(name, nameOf(view, seat));
  const answered = view.me.seat !== null && [...yes, ...may.no].includes(view.me.seat);
  if (!may.isAsked || answered) return strip('users', `${wants} ${deviceWords(lang).answers(yes.length, needed)}`);
  return strip(
    'users',
    wants,
    actButton(say.no, { act: 'reclaim-answer', device, yes: false }),
    actButton(say.give(name), { act: 'reclaim-answer', device, yes: true }),
  );
}

function renderReclaim(view: TableView, reclaim: ReclaimView, lang: Lang): Drawn {
  const say = deviceWords(lang);
  const seat = nameOf(view, reclaim.seat);
  const { device, name, yes, needed } = reclaim;
  if (reclaim.mine) return strip('key-round', say.reclaiming(seat, yes.length, needed));
  if (looksLike(name) !== looksLike(seat)) return renderWanted(view, reclaim, lang);
  const answered = view.me.seat !== null && [...yes, ...reclaim.no].includes(view.me.seat);
  if (!reclaim.isAsked || answered) {
    return strip('key-round', `${say.reclaims(name, seat)} ${say.answers(yes.length, needed)}`);
  }
  return strip(
    'key-round',
    say.reclaims(name, seat),
    actButton(say.no, { act: 'reclaim-answer', device, yes: false }),
    actButton(say.yes, { act: 'reclaim-answer', device, yes: true }),
  );
}

/** The number is read aloud, or held beside the other screen: large. */
function renderAsking(view: TableView, lang: Lang): Drawn {
  const say = deviceWords(lang);
  const { asking, unanswered } = view.devices;
  if (unanswered) return strip('smartphone', say.unanswered, actButton(shellWords(lang).close, { act: 'pair-unask' }));
  if (!asking) return nothing;
  return strip(
    'smartphone',
    html`${say.asking} <b class="number">${asking.number}</b>`,
    actButton(say.stop, { act: 'pair-unask' }),
  );
}

/** What this person, or somebody with them, is to say yes or no to. */
export function renderVotes(view: TableView, lang: Lang): TemplateResult {
  const say = deviceWords(lang);
  const { reclaims, requests } = view.devices;
  // A finger that is down as another proposal comes says nothing to that.
  const company = repeat(
    [view.company?.id],
    (id) => id,
    () => renderCompany(view, lang),
  );
  return html`${company} ${reclaims.map((reclaim) => renderReclaim(view, reclaim, lang))}
  ${requests.length > 0 ? strip('smartphone', say.knocksStrip, actButton(say.look, { act: 'pair' })) : nothing}`;
}

/** The strips about people and devices. */
export function renderPeopleStrips(view: TableView, absence: AbsenceNote, lang: Lang): TemplateResult {
  const told = new Set([...offered(view, absence), ...vacant(view, absence)].map(({ seat }) => seat));
  return html`${renderOrder(view, lang, told, absence)} ${renderVotes(view, lang)} ${renderNewer(view, lang)}
  ${turnedAway(view, (close) => strip('users', peopleWords(lang).turnedAway, renderClose(close, lang)))}
  ${renderAsking(view, lang)} ${renderOwn(view, lang)} ${absence.isHushed ? nothing : renderAway(view, lang, told)}
  ${renderAbsences(view, absence, lang)} ${renderForgetful(view, absence.forgets ?? false, lang)}`;
}
