/** Draws faces, backs and pieces into plain elements: there may be thousands. What is face down has a back, and nothing else is in it. */
import { nameOf } from '../../../elements/frame/board-context.ts';
import type { CSSResult } from 'lit';
import { PX_PER_UNIT, type Painter } from '../../../elements/surface/things.ts';
import type { Def, Face } from '../box/model.ts';
import { defOf, faceOf, type BoardContext, type LoadedBox } from './context.ts';
import { made, told } from './made.ts';
import { button, clock, counter, ink, scores } from './paint-tools.ts';
import { pips } from './pips.ts';
import type { Drawing, PieceThing } from './things.ts';

/** A back of this family is a pattern of the styles, in the room's own colours. */
const PATTERN = 'back:';

/** Addresses of drawn pictures, for as long as the page lives: each is drawn once. */
const drawn = new Map<string, string>();

function addressOf({ pen, urls }: LoadedBox, { image, drawn: key }: Face): string | undefined {
  if (image) return urls.get(image);
  if (!key) return undefined;
  const known = drawn.get(key);
  if (known) return known;
  const picture = pen(key);
  if (!picture) return undefined;
  const url = URL.createObjectURL(new Blob([picture], { type: 'image/svg+xml' }));
  drawn.set(key, url);
  return url;
}

/** What of a face is drawn: its picture, its words in two corners where it has some, and what it says below its name. */
export function paintFace(el: HTMLElement, face: Face | undefined, loaded: LoadedBox | undefined): void {
  const address = face && loaded && addressOf(loaded, face);
  const parts: Node[] = [];
  if (address) {
    const img = made('img', face.body ? 'pic upper' : face.text ? 'pic' : 'pic full');
    img.src = address;
    img.alt = '';
    img.draggable = false;
    parts.push(img);
  }
  if (face?.text) parts.push(told('rank', face.text), told('rank turned', face.text));
  // With a space between them, as they are called: whoever says what they see is understood.
  if (face?.body) parts.push(made('span', 'word top', face.name), new Text(' '), made('span', 'body', face.body));
  else if (face && !address && !face.text) parts.push(made('span', 'word', face.name));
  el.dataset['tint'] = String(face?.tint ?? 0);
  el.replaceChildren(...parts);
}

/** A card as it lies: a face, or the back. */
function card(context: BoardContext, of: number, face: number | undefined): HTMLElement {
  const def = defOf(context, of);
  const el = made('div', `card ${def?.shape ?? 'card'}`);
  // Letters are as large as their card: asking the card for its size would make a container of each.
  if (def) el.style.fontSize = `${def.w * PX_PER_UNIT}px`;
  if (face !== undefined) paintFace(el, faceOf(context, of, face), context.loaded);
  else if (def?.back?.image || (def?.back?.drawn && !def.back.drawn.startsWith(PATTERN)))
    paintFace(el, def.back, context.loaded);
  else el.classList.add('back');
  return el;
}

function pile(context: BoardContext, { of, face, count, condition, busy }: Drawing): readonly Node[] {
  const layers = Math.min(3, Math.ceil(count / 12));
  const below = Array.from({ length: layers }, (_, i) => {
    const el = made('i', 'below');
    el.style.translate = `${(layers - i) * 3}px ${(layers - i) * 3}px`;
    return el;
  });
  const note = busy ? context.w.working : context.w.conditionNote[condition];
  return [...below, card(context, of, face), told('count', String(count)), ...(note ? [told('note', note)] : [])];
}

function place(context: BoardContext, def: Def | undefined, { kind, count, own }: Drawing): readonly Node[] {
  const name = def?.name ?? context.w.kinds[kind];
  const legend = own >= 0 ? `${name} · ${nameOf(context, own)}` : name;
  const parts: Node[] = [made('span', 'legend', legend)];
  if (kind === 'bag') parts.push(told('count', String(count)));
  return parts;
}

function die(context: BoardContext, def: Def | undefined, { face, of, busy }: Drawing): readonly Node[] {
  const side = face === undefined ? undefined : faceOf(context, of, face);
  const el = made('div', `die ${def?.look ?? 'cube'}`);
  el.classList.toggle('rolling', busy);
  const value = Number(side?.name ?? (face ?? 0) + 1);
  if (def?.look === 'cube' && value >= 1 && value <= 6) el.append(...pips(value));
  else if (side?.drawn || side?.image) paintFace(el, side, context.loaded);
  else el.append(made('b', 'value', side?.text ?? side?.name ?? String((face ?? 0) + 1)));
  return [el];
}

const TOKEN_SIGNS = ['■', '◆', '●', '▲', '★', '✚'];

function token(context: BoardContext, { of, face = 0 }: Drawing): readonly Node[] {
  const side = faceOf(context, of, face);
  const el = made('div', `token ${defOf(context, of)?.shape ?? 'round'}`);
  const tint = side?.tint ?? 0;
  el.dataset['tint'] = String(tint);
  if (side?.drawn || side?.image) {
    el.classList.add('pictured');
    paintFace(el, side, context.loaded);
  } else el.append(made('b', 'sign', side?.symbol ?? side?.text ?? TOKEN_SIGNS[tint % TOKEN_SIGNS.length]!));
  return [el];
}

function inside(context: BoardContext, drawing: Drawing): readonly Node[] {
  const def = defOf(context, drawing.of);
  const { kind, of, face } = drawing;
  switch (kind) {
    case 'card':
      return [card(context, of, face)];
    case 'pile':
      return pile(context, drawing);
    case 'zone':
    case 'bag':
      return place(context, def, drawing);
    case 'die':
      return die(context, def, drawing);
    case 'token':
      return token(context, drawing);
    case 'counter':
      return counter(context, def, drawing);
    case 'clock':
      return clock(context, def, drawing);
    case 'scores':
      return scores(context, def, drawing);
    case 'button':
      return button(context, def, drawing);
    case 'ink':
      return ink(drawing);
    case 'note':
      return [made('div', 'paper', drawing.text)];
    default: {
      const el = made('div', kind);
      paintFace(el, faceOf(context, of, face ?? 0), context.loaded);
      return [el];
    }
  }
}

export function painter(context: () => BoardContext | undefined, styles: CSSResult): Painter {
  return {
    styles,
    draw(el, thing) {
      const now = context();
      if (!now) return;
      const { drawing } = thing as PieceThing;
      el.dataset['kind'] = drawing.kind;
      el.classList.toggle('locked', drawing.locked);
      el.replaceChildren(...inside(now, drawing));
    },
  };
}
