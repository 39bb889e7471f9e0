/** A scene on the cloth: the Darkness and its dice at the left, the dice compared in columns, who will have the word. */
import { html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { base } from '../../../elements/look/base.ts';
import { customElement } from '../../../elements/loading/define.ts';
import type { TrayRow } from '../../../elements/dice/tv-dice-tray.ts';
import '../../../elements/dice/tv-dice-tray.ts';
import '../../../elements/dice/tv-die.ts';
import '../../../elements/pictures/tv-plate.ts';
import { words } from '../../../elements/words.ts';
import type { Party } from '../compare.ts';
import { outcomeOf, seatOf, standing } from '../outcome.ts';
import type { Scene } from '../state.ts';
import { decidedBy } from './decided.ts';
import { tellersOf, titleOf } from './demands.ts';
import { Part, partStyles } from './part.ts';
import { sceneStyles } from './scene-styles.ts';
import { namesOf, plateOf } from '../../../elements/frame/board-context.ts';
import { callOf, followerOf, type BoardContext } from './board-context.ts';
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
    cedes: 'dà un dado',
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
function partiesOf({ view }: BoardContext, scene: Scene): readonly Party[] {
  const known = [...scene.rolls, ...scene.plan].map(({ party }) => party);
  if (known.length > 0) return ORDER.filter((party) => known.includes(party));
  if (scene.kind === 'lantern') return ['darkness', 'lantern'];
  if (scene.kind === 'darkness') return ['darkness'];
  return view.active ? ORDER : ['lantern', 'follower'];
}

/** Dice that the Darkness had when they were thrown: what each side has now and hadn't then came from there, or went there since. */
function poolAt({ view }: BoardContext, scene: Scene): number {
  const since = scene.rolls.map(({ party, dice }) => {
    const seat = seatOf(scene, party);
    const character = view.characters.find((one) => one.seat === seat);
    return character ? character.dice - dice.length : 0;
  });
  return since.reduce((sum, n) => sum + n, view.pool);
}

@customElement('memento-scene')
export class MementoScene extends Part {
  static override styles: CSSResultGroup = [base, partStyles, sceneStyles];

  #row(scene: Scene, party: Party): TrayRow {
    const { view, lang } = this.context;
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
    const all = { dice, blanks: n - dice.length, ...this.#result(scene, party, seat) };
    if (seat === undefined)
      return {
        name: w.darkness,
        says: w.of(n, Math.max(n, poolAt(this.context, scene))),
        mark: sign('moon'),
        kind: 'dark',
        ...all,
      };
    const says = scene.kind === 'darkness' ? w.attacked : party === 'lantern' ? w.lantern : w.envies;
    return {
      name: callOf(this.context, seat),
      says,
      plate: plateOf(this.context, seat),
      kind: party === 'lantern' ? 'ivory' : 'dashed',
      ...all,
    };
  }

  #result(scene: Scene, party: Party, seat: number | undefined): Partial<TrayRow> {
    if (scene.rolls.length < 2 || scene.step === 'rolling') return {};
    const w = say(this.context.lang);
    const { winner } = standing(scene);
    const now = outcomeOf(this.context.view as never, scene);
    const learns = now.learns && seat === scene.owner && scene.envied !== null;
    if (winner === party) return { result: w.wins, wins: true, ...(learns && { resultSays: w.learns }) };
    if (seat === undefined || !now.cede.includes(seat))
      return { result: now.gain && seat === undefined ? w.cedes : w.nothing };
    const may = scene.step === 'trickster' && followerOf(this.context, scene) === seat;
    return { result: w.cedes, ...(may ? { resultSays: w.trick } : learns ? { resultSays: w.learns } : {}) };
  }

  #darkness(): TemplateResult {
    const { view, lang } = this.context;
    const w = say(lang);
    return html`<section class="dark" tabindex="0" aria-label=${w.darkness}>
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
    const { view, lang, size } = this.context;
    const { scene } = view;
    if (!scene) return nothing;
    const w = say(lang);
    const parties = partiesOf(this.context, scene);
    const decided = decidedBy(scene);
    const dice = scene.rolls.find(({ party }) => party === decided?.winner)?.dice ?? [];
    const tellers = scene.step === 'narrate' ? [] : tellersOf(this.context, scene);
    return html`<div class="all">
      ${this.#darkness()}
      <section class="stage" tabindex="0" aria-label=${titleOf(this.context, scene)}>
        <tv-dice-tray
          .lang=${lang}
          .caption=${titleOf(this.context, scene)}
          .rows=${parties.map((party) => this.#row(scene, party))}
          .deciding=${decided && decided.column < dice.length ? decided.column : -1}
          .best=${decided ? parties.indexOf(decided.winner) : -1}
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
                          ? html`<tv-plate .plate=${plateOf(this.context, seats[0]!)}></tv-plate>`
                          : sign('moon')
                      }<span><b>${namesOf(this.context, seats)}</b><small>${when}</small></span>
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
