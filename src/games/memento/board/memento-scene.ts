/** A scene on the cloth: the Darkness and its dice at the left, the dice compared in columns, who will have the word. */
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { base } from '../../../elements/base.ts';
import { customElement } from '../../../elements/define.ts';
import type { TrayRow } from '../../../elements/tv-dice-tray.ts';
import '../../../elements/tv-dice-tray.ts';
import '../../../elements/tv-die.ts';
import '../../../elements/tv-plate.ts';
import { words } from '../../../elements/words.ts';
import type { Party } from '../compare.ts';
import { outcomeOf, seatOf, standing } from '../outcome.ts';
import type { Scene } from '../state.ts';
import { tellersOf, titleOf } from './demands.ts';
import { Part, partStyles } from './part.ts';
import { callOf, followerOf, namesOf, plateOf, type Sight } from './sight.ts';
import { sign } from './signs.ts';

const say = words(
  {
    darkness: 'Oscurità',
    active: 'Oscurità attiva',
    passive: 'Oscurità passiva',
    dice: (n: number) => (n === 0 ? 'nessun dado' : n === 1 ? 'un dado' : `${n} dadi`),
    of: (n: number, pool: number) =>
      n === pool ? `tira ${n === 1 ? 'il suo dado' : `i suoi ${n}`}` : `tira ${n} dei suoi ${pool}`,
    lantern: 'la Lanterna',
    envies: 'chi invidia',
    attacked: 'è sotto attacco',
    wins: 'vince e racconta',
    cedes: 'cede un dado',
    trick: 'o fa il Trickster',
    learns: 'impara',
    nothing: 'resta com’è',
    tells: 'Chi racconta',
    capped: 'quanti ne ha la Lanterna',
  },
  {
    darkness: 'Darkness',
    active: 'Active Darkness',
    passive: 'Passive Darkness',
    dice: (n: number) => (n === 0 ? 'no dice' : n === 1 ? 'one die' : `${n} dice`),
    of: (n: number, pool: number) =>
      n === pool ? `rolls ${n === 1 ? 'its die' : `all ${n}`}` : `rolls ${n} of its ${pool}`,
    lantern: 'the Lantern',
    envies: 'the one who envies',
    attacked: 'under attack',
    wins: 'wins and tells',
    cedes: 'cedes a die',
    trick: 'or plays the Trickster',
    learns: 'learns',
    nothing: 'stays as it is',
    tells: 'Who tells',
    capped: 'as many as the Lantern has',
  },
);

const ORDER: readonly Party[] = ['darkness', 'lantern', 'follower'];

/** Parties with their dice; before the throw so many places as there will be dice. */
function partiesOf({ view }: Sight, scene: Scene): readonly Party[] {
  const known = [...scene.rolls, ...scene.plan].map(({ party }) => party);
  if (known.length > 0) return ORDER.filter((party) => known.includes(party));
  if (scene.kind === 'lantern') return ['darkness', 'lantern'];
  if (scene.kind === 'darkness') return ['darkness'];
  return view.active ? ORDER : ['lantern', 'follower'];
}

@customElement('memento-scene')
export class MementoScene extends Part {
  static override styles: CSSResultGroup = [
    base,
    partStyles,
    css`
      :host {
        height: 100%;
        padding: 6px;
      }
      .all {
        height: 100%;
        display: grid;
        grid-template: minmax(0, 1fr) / minmax(170px, 230px) minmax(0, 1fr);
        gap: 14px;
      }
      .dark {
        display: grid;
        gap: 9px;
        align-content: start;
        overflow: auto;
        padding: 6px 14px 6px 6px;
        border-inline-end: 1.5px dashed var(--tv-line);
        min-height: 0;
      }
      .tag {
        justify-self: start;
      }
      .pool {
        display: flex;
        flex-wrap: wrap;
        gap: 5px;
        --tv-die: 36px;
      }
      .dark ul {
        border-top: 1.5px dashed var(--tv-line);
        padding-top: 7px;
        font-size: 0.9375rem;
        line-height: 1.3;
      }
      .dark li {
        padding: 2px 0 2px 13px;
        text-indent: -13px;
        overflow-wrap: anywhere;
      }
      .dark li::before {
        content: '– ';
        color: var(--tv-ink-2);
      }
      .stage {
        display: grid;
        align-content: safe center;
        gap: 12px;
        min-width: 0;
        min-height: 0;
        overflow: auto;
      }
      .voice {
        display: flex;
        flex-wrap: wrap;
        gap: 8px 20px;
        align-items: center;
        background: var(--tv-cloth-2);
        border-radius: 14px;
        padding: 8px 14px;
        --tv-plate: 34px;
      }
      .voice h3 {
        font-size: 1.125rem;
      }
      .voice div {
        display: flex;
        gap: 8px;
        align-items: center;
      }
      .voice b {
        display: block;
        line-height: 1.1;
      }
      .voice small {
        color: var(--tv-ink-2);
        font-size: 0.875rem;
      }
      :host([size='wide']) tv-dice-tray {
        --tv-die: 56px;
      }
      :host([size='low']) tv-dice-tray {
        --tv-die: 42px;
        --tv-tray-plate: 36px;
      }
      :host([size='low']) .voice {
        padding: 4px 12px;
        --tv-plate: 28px;
      }
      :host(:is([size='half'], [size='phone'], [size='tablet'])) .all {
        grid-template: minmax(0, 1fr) / minmax(0, 1fr);
      }
      :host(:is([size='half'], [size='phone'])) .dark,
      :host(:is([size='half'], [size='phone'])) .voice {
        display: none;
      }
      :host([size='tablet']) .all {
        grid-template-rows: auto minmax(0, 1fr);
      }
      :host([size='tablet']) .dark {
        border: 0;
        border-bottom: 1.5px dashed var(--tv-line);
      }
      :host([size='tablet']) .dark ul {
        display: flex;
        flex-wrap: wrap;
        gap: 2px 20px;
      }
      :host(:is([size='half'], [size='phone'])) tv-dice-tray {
        --tv-die: 38px;
        --tv-tray-plate: 30px;
      }
    `,
  ];

  private row(scene: Scene, party: Party): TrayRow {
    const { view, lang } = this.sight;
    const w = say(lang);
    const roll = scene.rolls.find((one) => one.party === party);
    const plan = scene.plan.find((one) => one.party === party);
    const seat = party === 'darkness' ? undefined : (seatOf(scene, party) ?? scene.owner);
    const dice = scene.step === 'rolling' && plan ? [] : (roll?.dice ?? []);
    const owned = seat === undefined ? view.pool : (view.characters.find((one) => one.seat === seat)?.dice ?? 0);
    const capped =
      scene.kind === 'three'
        ? Math.min(view.pool, view.characters.find((one) => one.seat === scene.against)?.dice ?? 0)
        : view.pool;
    const n = dice.length > 0 ? dice.length : (plan?.n ?? (seat === undefined ? capped : owned));
    const all = { dice, blanks: n - dice.length, ...this.result(scene, party, seat) };
    if (seat === undefined)
      return {
        name: w.darkness,
        says: w.of(n, Math.max(n, view.pool)),
        mark: sign('moon'),
        kind: 'dark',
        ...all,
      };
    const says = scene.kind === 'darkness' ? w.attacked : party === 'lantern' ? w.lantern : w.envies;
    return {
      name: callOf(this.sight, seat),
      says,
      plate: plateOf(this.sight, seat),
      kind: party === 'lantern' ? 'ivory' : 'dashed',
      ...all,
    };
  }

  private result(scene: Scene, party: Party, seat: number | undefined): Partial<TrayRow> {
    if (scene.rolls.length < 2 || scene.step === 'rolling') return {};
    const w = say(this.sight.lang);
    const { winner } = standing(scene);
    const now = outcomeOf(this.sight.view as never, scene);
    const learns = now.learns && seat === scene.owner && scene.envied !== null;
    if (winner === party) return { result: w.wins, wins: true, ...(learns && { resultSays: w.learns }) };
    if (seat === undefined || !now.cede.includes(seat))
      return { result: now.gain && seat === undefined ? w.cedes : w.nothing };
    const may = scene.step === 'trickster' && followerOf(this.sight, scene) === seat;
    return { result: w.cedes, ...(may ? { resultSays: w.trick } : learns ? { resultSays: w.learns } : {}) };
  }

  /** The column that told the winner from the last one who could still win, and who rolled it. */
  private decided(scene: Scene, parties: readonly Party[]): { readonly column: number; readonly row: number } {
    if (scene.rolls.length < 2 || scene.step === 'rolling') return { column: -1, row: -1 };
    const { winner, compared } = standing(scene);
    const own = compared.filter((one) => one.winner === winner);
    const column = Math.max(...own.map((one) => one.column));
    const dice = scene.rolls.find(({ party }) => party === winner)!.dice.length;
    return { column: column < dice ? column : -1, row: parties.indexOf(winner) };
  }

  private darkness(): TemplateResult {
    const { view, lang } = this.sight;
    const w = say(lang);
    return html`<section class="dark" aria-label=${w.darkness}>
      <span class="tag ink">${sign('moon')}${view.active ? w.active : w.passive}</span>
      <div class="pool" role="img" aria-label=${w.dice(view.pool)}>
        ${Array.from({ length: Math.min(view.pool, 18) }, () => html`<tv-die sides="10" kind="dark" bare></tv-die>`)}
      </div>
      <p><b>${w.dice(view.pool)}</b></p>
      <ul>
        ${view.elements.map(([, text]) => html`<li>${text}</li>`)}
      </ul>
    </section>`;
  }

  override render(): TemplateResult | typeof nothing {
    const { view, lang, size } = this.sight;
    const { scene } = view;
    if (!scene) return nothing;
    const w = say(lang);
    const parties = partiesOf(this.sight, scene);
    const { column, row } = this.decided(scene, parties);
    const tellers = scene.step === 'narrate' ? [] : tellersOf(this.sight, scene);
    return html`<div class="all">
      ${this.darkness()}
      <section class="stage">
        <tv-dice-tray
          .lang=${lang}
          .caption=${titleOf(this.sight, scene)}
          .rows=${parties.map((party) => this.row(scene, party))}
          .deciding=${column}
          .best=${row}
          ?slim=${size === 'phone'}
          ?dense=${size === 'phone' || size === 'half'}
        ></tv-dice-tray>
        ${
          tellers.length > 0
            ? html`<div class="voice">
                <h3>${sign('quote')} ${w.tells}</h3>
                ${tellers.map(
                  ({ seats, when }) =>
                    html`<div>
                      ${
                        seats.length === 1
                          ? html`<tv-plate .plate=${plateOf(this.sight, seats[0]!)}></tv-plate>`
                          : sign('moon')
                      }<span><b>${namesOf(this.sight, seats)}</b><small>${when}</small></span>
                    </div>`,
                )}
              </div>`
            : nothing
        }
      </section>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'memento-scene': MementoScene;
  }
}
