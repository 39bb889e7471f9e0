/** The buttons: what a visitor can do to the table, in three groups. Each says whom it is about. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Lang } from '../elements/frame/board.ts';
import '../elements/pictures/tv-icon.ts';
import type { Hit } from './hits.ts';
import type { Scene } from './scene.ts';
import { namesOf, stormWords } from './words.ts';

export interface ControlsFace {
  readonly scene: Scene;
  readonly lang: Lang;
  readonly chosen: number;
  readonly paused: boolean;
  readonly slow: boolean;
  readonly seed: number;
  press(hit: Hit): void;
  pause(): void;
  slowly(): void;
}

export function renderControls(face: ControlsFace): TemplateResult {
  const { scene, lang, chosen, paused, slow, seed } = face;
  const say = stormWords(lang);
  const { buttons } = say;
  const seat = scene.seats[chosen]!;
  const asleep = scene.seats.filter(({ state }) => state === 'asleep').map((one) => one.seat);
  const orders = scene.seats.find((one) => one.orders && one.state !== 'asleep');
  const button = (hit: Hit, label: string): TemplateResult =>
    html`<button class="btn" data-hit=${hit} @click=${(): void => face.press(hit)}>${label}</button>`;
  const orderer = orders?.name ?? '';
  return html`<div class="controls">
    <div role="group" aria-label=${say.faults}>
      <h2>${say.faults}</h2>
      <div class="row">
        ${button('sleep', buttons.sleep(orderer))}
        ${asleep.length > 0 ? button('wake', buttons.wake(namesOf(asleep, lang))) : nothing}
        ${scene.relay === 'down' ? button('start', buttons.start) : button('stop', buttons.stop)}
        ${button('wipe', buttons.wipe)}
        ${seat.cut && seat.state !== 'asleep' ? button('mend', buttons.mend(seat.name)) : button('cut', buttons.cut(seat.name))}
        ${seat.slow ? button('quick', buttons.quick(seat.name)) : button('slow', buttons.slow(seat.name))}
      </div>
    </div>
    <div role="group" aria-label=${say.lies(seat.name)}>
      <h2>${say.lies(seat.name)}</h2>
      <div class="row">
        ${button('move', buttons.move)} ${button('twice', buttons.twice)} ${button('forge', buttons.forge)}
      </div>
    </div>
    <div role="group" aria-label=${say.orderLies}>
      <h2>${say.orderLies}</h2>
      <div class="row">
        ${button('stamps', buttons.stamps)} ${button('deaf', buttons.deaf(leftOut(scene, chosen).name))}
      </div>
    </div>
    <div role="group" aria-label=${say.time} class="time">
      <h2>${say.time} <small>${say.at(scene.nowMs)} · ${say.seed(seed)}</small></h2>
      <div class="row">
        <button class="btn" aria-pressed=${paused} @click=${(): void => face.pause()}>
          <tv-icon name=${paused ? 'play' : 'pause'}></tv-icon>${paused ? buttons.go : buttons.pause}
        </button>
        <button class="btn" aria-pressed=${slow} @click=${(): void => face.slowly()}>${buttons.slowly}</button>
        <a class="btn quiet" data-again href="">${buttons.again}</a>
        <a class="btn quiet" href=".">${buttons.other}</a>
      </div>
    </div>
  </div>`;
}

/** The seat that the one that keeps the order leaves out: the chosen one, or the next. */
const leftOut = ({ seats }: Scene, chosen: number): Scene['seats'][number] => {
  const seat = seats[chosen]!.orders ? (chosen + 1) % seats.length : chosen;
  return seats[seat]!;
};
