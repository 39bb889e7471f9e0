/** The storm on a page of its own. It has six real sessions at one table, buttons to do them harm, and words for what comes of it. */
import { html, LitElement, type CSSResultGroup, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { base, buttons } from '../elements/look/base.ts';
import type { Lang } from '../elements/frame/board.ts';
import '../elements/pictures/tv-brand.ts';
import '../elements/frame/tv-cloth.ts';
import '../elements/tv-room.ts';
import { readSettings } from '../embed/settings.ts';
import type { GameWords } from '../games/registered-game.ts';
import { readAddress, writeAddress } from './address.ts';
import { channelTick, Clockwork } from './clockwork.ts';
import { renderControls } from './controls.ts';
import type { Hit } from './hits.ts';
import { findGame } from './one-game.ts';
import { loadPlatform } from './platform.ts';
import { type Scene, sceneOf } from './scene.ts';
import { renderTable } from './seats.ts';
import { Storm } from './storm.ts';
import { stormStyles } from './styles.ts';
import { renderLog, renderStory } from './telling.ts';
import { stormWords } from './words.ts';

/** Seeds that one can read out. */
const SEEDS = 10_000;
/** The seat that is chosen at first: not the one that keeps the order then. */
const FIRST = 2;

@customElement('storm-page')
export class StormPage extends LitElement {
  static override styles: CSSResultGroup = [base, buttons, stormStyles];

  readonly #asked = readAddress(location.search, () => Math.floor(Math.random() * SEEDS));
  #storm: Storm | undefined;
  #clock: Clockwork | undefined;
  @state() private scene: Scene | undefined;
  @state() private gameWords: GameWords | undefined;
  @state() private chosen = FIRST;
  @state() private paused = false;
  @state() private slow = false;
  @state() private failed = false;
  /** What was pressed couldn't be done just now. */
  @state() private cannot = false;

  get #spoken(): Lang {
    const asked = new URLSearchParams(location.search).get('lang');
    if (asked === 'it' || asked === 'en') return asked;
    return readSettings().lang ?? (navigator.language.toLowerCase().startsWith('it') ? 'it' : 'en');
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.documentElement.lang = this.#spoken;
    document.title = `${stormWords(this.#spoken).title} · Tavolata`;
    this.#begin().catch((error: unknown) => {
      console.error(error);
      this.failed = true;
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#clock?.stop();
    this.#storm?.close();
  }

  async #begin(): Promise<void> {
    const { seed, presses } = this.#asked;
    history.replaceState(null, '', this.#address(presses));
    findGame('codenames')
      ?.words(this.#spoken)
      .then((words) => (this.gameWords = words))
      .catch((error: unknown) => console.error(error));
    const storm = await Storm.of(seed, await loadPlatform(channelTick()), presses);
    if (!this.isConnected) return storm.close();
    this.#storm = storm;
    this.#clock = new Clockwork(storm, () => void (this.scene = sceneOf(storm.table)));
    this.scene = sceneOf(storm.table);
  }

  #address(presses: Storm['pressed']): string {
    const lang = new URLSearchParams(location.search).get('lang');
    return writeAddress({ seed: this.#asked.seed, presses }) + (lang ? `&lang=${lang}` : '');
  }

  readonly #press = (hit: Hit): void => {
    const storm = this.#storm;
    if (!storm) return;
    this.cannot = !storm.press(hit, this.chosen);
    this.scene = sceneOf(storm.table);
    if (!this.cannot) history.replaceState(null, '', this.#address(storm.pressed));
  };

  readonly #choose = (seat: number): void => {
    this.chosen = seat;
  };

  readonly #pause = (): void => {
    this.paused = !this.paused;
    if (this.#clock) this.#clock.paused = this.paused;
  };

  readonly #slowly = (): void => {
    this.slow = !this.slow;
    if (this.#clock) this.#clock.slow = this.slow;
  };

  #renderStorm(storm: Storm, scene: Scene): TemplateResult {
    const { chosen, paused, slow, gameWords } = this;
    const lang = this.#spoken;
    const say = stormWords(lang);
    const { seed } = this.#asked;
    return html`<div class="board">
      <section class="table" aria-label=${say.table}>
        <tv-cloth game="codenames">${renderTable({ scene, lang, chosen, choose: this.#choose })}</tv-cloth>
        ${renderControls({
          scene,
          lang,
          chosen,
          paused,
          slow,
          seed,
          press: this.#press,
          pause: this.#pause,
          slowly: this.#slowly,
        })}
        <p class="cannot" role="status">${this.cannot ? say.cannot : ''}</p>
      </section>
      ${renderStory(storm.told, lang, gameWords)} ${renderLog(scene, lang, gameWords)}
    </div>`;
  }

  override render(): TemplateResult {
    const say = stormWords(this.#spoken);
    const { theme = 'auto', contrast = 'auto' } = readSettings();
    const { scene } = this;
    const storm = this.#storm;
    return html`<tv-room .theme=${theme} .contrast=${contrast}>
      <main aria-busy=${!scene && !this.failed}>
        <header>
          <a href="/" class="home" aria-label=${`Tavolata: ${say.home}`}><tv-brand></tv-brand></a>
          <h1>${say.title}</h1>
          <p>${say.lead}</p>
        </header>
        ${storm && scene ? this.#renderStorm(storm, scene) : html`<p class="begins" role="status">${this.failed ? say.failed : say.begins}</p>`}
      </main>
    </tv-room>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'storm-page': StormPage;
  }
}
