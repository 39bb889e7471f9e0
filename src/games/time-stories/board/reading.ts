/** What lies in front of this person to read: the own card, what was just read, sheets that a card showed, things that one keeps. */
import type { Text } from '../pack/texts.ts';
import type { CardShown } from '../shown.ts';
import { slotOf, tableOf, type TimeContext } from './context.ts';
import { inLang } from './pages.ts';

export interface Readable {
  readonly key: string;
  readonly label: string;
  readonly text: Text;
  readonly image: string | null;
  readonly alt: Text | null;
  readonly card: CardShown | undefined;
  /** For this person's eyes: covered until it is held or tapped. */
  readonly secret: boolean;
  /** Lies there for long: it doesn't come up by itself. */
  readonly kept: boolean;
}

/** What a card is called before it is read. */
export function labelOf(context: TimeContext, card: CardShown): string {
  const { w } = context;
  const n = card.number ?? 0;
  switch (card.kind) {
    case 'PANORAMA':
      return w.card(slotOf(context, card.id));
    case 'ELEMENT':
      return w.element(n);
    case 'MYSTERY':
      return n > 0 ? w.mystery(n) : w.mystery(0);
    case 'POWER':
      return powerOf(context, card.id);
    case 'MEMORY':
      return w.memory;
    case 'INTERACTION':
      return w.interaction(n);
    case 'PROLOGUE':
      return w.prologueCard((context.view.mission?.story.prologue.findIndex(({ id }) => id === card.id) ?? 0) + 1);
    case 'RETURN':
      return w.returnCard;
    default:
      return w.aside;
  }
}

/** Of two own agents it is said whose it is. */
function powerOf(context: TimeContext, id: string): string {
  const { w, view, lang } = context;
  const its = view.mission?.receptacles.find(({ personal }) => personal.power.id === id);
  return its && view.table!.mine.length > 1 ? w.powerOf(inLang(its.name, lang)) : w.power;
}

const inArchive = (context: TimeContext, { id, kind }: CardShown): boolean =>
  kind === 'PROLOGUE' || kind === 'RETURN' || tableOf(context).archive.some(({ card }) => card === id);

/** Cards that all may consult to the end, and where they lie: the archive's page. */
export const consulted = (context: TimeContext): readonly CardShown[] =>
  tableOf(context).cards.filter((card) => inArchive(context, card));

/** Elements of others that are read aloud, or lie open: they have them, and all may look. */
export const othersOpen = (context: TimeContext): readonly CardShown[] =>
  tableOf(context).cards.filter((card) => card.kind === 'ELEMENT' && card.aloud && isOthers(context, card));

function isOthers(context: TimeContext, { id, kind, number }: CardShown): boolean {
  const { mine, elements } = tableOf(context);
  if (kind === 'POWER') return !isOwnPower(context, id);
  if (kind !== 'ELEMENT') return false;
  const where = elements[String(number)];
  return typeof where === 'number' && !mine.includes(where);
}

const isOwnPower = ({ view }: TimeContext, id: string): boolean =>
  view.table!.mine.some((agent) => {
    const { receptacle } = view.table!.agents[agent]!;
    return view.mission?.receptacles.find((one) => one.id === receptacle)?.personal.power.id === id;
  });

/** The own card first, then what is new, then what is kept. */
export function readables(context: TimeContext): readonly Readable[] {
  const { w } = context;
  const { cards, mine, agents, shown } = tableOf(context);
  const fronts = new Set(mine.map((agent) => agents[agent]!.front));
  const of = (card: CardShown): Readable => ({
    key: card.id,
    label:
      fronts.has(card.id) && card.kind === 'PANORAMA'
        ? w.yours(String(slotOf(context, card.id)))
        : labelOf(context, card),
    text: card.text,
    image: card.image,
    alt: card.alt,
    card,
    secret: !card.aloud,
    kept: card.kind === 'POWER' || card.kind === 'ELEMENT',
  });
  const open = cards.filter((card) => !inArchive(context, card) && !isOthers(context, card)).map(of);
  const sheets = shown.map(({ number, to, text, image }): Readable => ({
    key: `sheet ${number}`,
    label: w.page(number),
    text,
    image: image ?? null,
    alt: null,
    card: undefined,
    secret: to !== null,
    kept: false,
  }));
  const rank = ({ key, kept, card }: Readable): number => (fronts.has(key) ? 0 : kept ? 3 : card ? 2 : 1);
  return [...open, ...sheets.toReversed()].toSorted((a, b) => rank(a) - rank(b));
}
