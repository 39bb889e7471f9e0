/** The sentences between bar and table that are about people: who is missing, who asks for something, who has gone on. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Lang } from '../../elements/board.ts';
import '../../elements/tv-icon.ts';
import type { IconName } from '../../elements/icons-data.ts';
import type { ReclaimView } from '../../kernel/devices/types.ts';
import type { TableView } from '../../kernel/table-view.ts';
import { ActEvent, type Act } from '../acts.ts';
import { deviceWords } from './device-words.ts';
import { peopleWords } from './people-words.ts';
import { missingNames } from './people-windows.ts';

type Strip = TemplateResult | typeof nothing;

function button(label: string, what: Act, go = false): TemplateResult {
  return html`<button
    class="btn ${go ? 'go' : ''}"
    @click=${(event: Event): void => void event.target?.dispatchEvent(new ActEvent(what))}
  >
    ${label}
  </button>`;
}

function strip(icon: IconName, text: string | TemplateResult, ...acts: readonly Strip[]): TemplateResult {
  return html`<div class="strip" role="status">
    <tv-icon name=${icon}></tv-icon>
    <p>${text}</p>
    ${acts.length > 0 ? html`<span class="acts">${acts}</span>` : nothing}
  </div>`;
}

const nameOf = (view: TableView, seat: number): string =>
  view.seats.find((s) => s.seat === seat && s.state === 'seated')?.name ?? '';

function renderOrder(view: TableView, lang: Lang): Strip {
  const say = peopleWords(lang);
  const names = missingNames(view);
  if (names.length === 0) return nothing;
  const mayGoOn = view.order.stuck && view.me.seat !== null && !view.me.watcher && !view.company;
  return view.order.stuck
    ? strip('hourglass', say.stuck(names), mayGoOn ? button(`${say.goOn}…`, { act: 'go-on-ask' }) : nothing)
    : strip('hourglass', say.missing(names));
}

/** Whose seat is kept, unless it was said already. */
function renderAway(view: TableView, lang: Lang): Strip {
  const missing = new Set(view.order.missing);
  const away = view.seats.filter((s) => s.state === 'seated' && s.presence === 'away' && !s.me && !missing.has(s.seat));
  if (away.length === 0 || view.phase !== 'playing') return nothing;
  return strip('hourglass', peopleWords(lang).someAway(away.map((s) => s.name)));
}

function renderCompany(view: TableView, lang: Lang): Strip {
  const { company } = view;
  if (!company || company.kind === 'compact') return nothing;
  const say = peopleWords(lang);
  const names = company.about.map((seat) => nameOf(view, seat)).filter(Boolean);
  const by = nameOf(view, company.by);
  const proposal = company.kind === 'kick' ? say.proposesKick(by, names) : say.proposesGoOn(by, names);
  const count = say.answered(company.consented.length, company.needed);
  if (company.by === view.me.seat) {
    return strip(
      'users',
      say.proposed(company.consented.length, company.needed),
      button(say.withdraw, { act: 'company-answer', yes: false }),
    );
  }
  return company.asked
    ? strip(
        'users',
        proposal,
        button(say.no, { act: 'company-answer', yes: false }),
        button(say.yes, { act: 'company-answer', yes: true }),
      )
    : strip('users', `${proposal} ${count}`);
}

function renderReclaim(view: TableView, reclaim: ReclaimView, lang: Lang): Strip {
  const say = deviceWords(lang);
  const seat = nameOf(view, reclaim.seat);
  const { device, name, yes, needed } = reclaim;
  if (reclaim.mine) return strip('key-round', say.reclaiming(seat, yes.length, needed));
  const answered = view.me.seat !== null && [...yes, ...reclaim.no].includes(view.me.seat);
  if (!reclaim.mayAnswer || answered) {
    return strip('key-round', `${say.reclaims(name, seat)} ${say.answers(yes.length, needed)}`);
  }
  return strip(
    'key-round',
    say.reclaims(name, seat),
    button(say.no, { act: 'reclaim-answer', device, yes: false }),
    button(say.yes, { act: 'reclaim-answer', device, yes: true }),
  );
}

/** The number is read aloud, or held beside the other screen: large. */
function renderAsking(view: TableView, lang: Lang): Strip {
  const say = deviceWords(lang);
  const { asking } = view.devices;
  if (!asking) return nothing;
  return strip(
    'smartphone',
    html`${say.asking} <b class="number">${asking.number}</b>`,
    button(say.stop, { act: 'pair-unask' }),
  );
}

export function renderPeopleStrips(view: TableView, lang: Lang): TemplateResult {
  const say = deviceWords(lang);
  const { devices } = view;
  return html`${renderOrder(view, lang)} ${renderCompany(view, lang)}
  ${devices.reclaims.map((reclaim) => renderReclaim(view, reclaim, lang))}
  ${devices.requests.length > 0 ? strip('smartphone', say.knocksStrip, button(say.look, { act: 'pair' })) : nothing}
  ${renderAsking(view, lang)} ${devices.role === 'table' ? strip('eye', say.onlyTable) : nothing}
  ${renderAway(view, lang)}`;
}
