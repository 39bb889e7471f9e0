/** What the test dealer answers to each kind of question, in the clear: new names, who reads what, values. */
import { firstDistinct } from '../../src/kernel/dice.ts';
import type { Answer, Handle, Seat } from '../../src/kernel/game.ts';
import type { OpenAsk } from '../../src/kernel/play/state.ts';
import type { Dealer, VeilAsk } from './dealer.ts';

type Given = Omit<Answer, 'tag'>;

export function answerInClear<S>(dealer: Dealer<S>, ask: OpenAsk, packs: Readonly<Record<string, unknown>>): Given {
  const { rng } = dealer;
  const lay = (faces: readonly string[], readers: readonly number[]): Given => ({
    cards: faces.map((face, i) => {
      dealer.hide(`${ask.id}/${i}`, face, readers);
      return `${ask.id}/${i}` as Handle;
    }),
  });
  switch (ask.kind) {
    case 'shuffle':
    case 'entrust':
      return shuffled(dealer, ask.cards, lay);
    case 'deal':
      // A seat that held it before still knows it.
      for (const card of ask.cards) take(dealer, card, ask.to);
      return {};
    case 'show':
      for (const thing of ask.things)
        dealer.hide(thing, dealer.face(thing), [...(dealer.readers.get(thing) ?? []), ...ask.to]);
      return {};
    case 'bury':
      for (const card of ask.cards) {
        dealer.hide(card, dealer.face(card), []);
        dealer.holders.delete(card);
      }
      return {};
    case 'open':
      return { faces: ask.things.map((thing) => dealer.face(thing)) };
    case 'roll': {
      const values = ask.distinct
        ? firstDistinct(() => rng.below(ask.sides), ask.sides, ask.n).map((value) => value + 1)
        : Array.from({ length: ask.n }, () => rng.below(ask.sides) + 1);
      return ask.to === undefined ? { values } : lay([JSON.stringify(values)], [ask.to]);
    }
    case 'secret':
      return lay(dealer.game.layouts![ask.layout]!(rng.bytes(64), dealer.play.state), ask.holders);
    case 'pack':
      return packAnswer(dealer, ask, packs);
    case 'veil':
      return lettersOf(dealer, ask);
  }
}

/** All send; the hub answers with what its game says, each of them their own. */
function lettersOf<S>(dealer: Dealer<S>, ask: VeilAsk): Given {
  const { game, play } = dealer;
  const sent =
    ask.way === 'in'
      ? ask.seats.map((seat) => dealer.letterOf(seat, ask))
      : (game.letters?.(play.state, dealer.eyes(ask.hub), ask.tag) ?? ask.seats.map(() => null));
  const thing = `${ask.id}/0` as Handle;
  dealer.seal(thing, ask, sent);
  const missing = ask.seats.filter((_, i) => sent[i] === null);
  return ask.way === 'in' ? { cards: [thing], by: missing } : { cards: [thing] };
}

/** As the game's schema of that tag reads it. */
function packAnswer<S>(
  { game }: Dealer<S>,
  { tag, hash }: Extract<OpenAsk, { readonly kind: 'pack' }>,
  packs: Readonly<Record<string, unknown>>,
): Given {
  if (!Object.hasOwn(packs, hash)) return { failed: 'lost' };
  const content = game.packs?.[tag]?.read(packs[hash]);
  return content === undefined ? { failed: 'bad' } : { content };
}

function take<S>(dealer: Dealer<S>, card: string, to: Seat): void {
  dealer.hide(card, dealer.face(card), [...(dealer.readers.get(card) ?? []), to]);
  dealer.holders.set(card, to);
}

/** Cards of one hand stay in it, and its holder reads them under their new names. */
function shuffled<S>(
  dealer: Dealer<S>,
  cards: readonly string[],
  lay: (faces: readonly string[], readers: readonly Seat[]) => Given,
): Given {
  const holders = new Set(cards.map((card) => dealer.holders.get(card)));
  const [holder] = holders;
  const held = holders.size === 1 && holder !== undefined;
  const given = lay(dealer.rng.shuffle(cards.map((card) => dealer.face(card))), held ? [holder] : []);
  if (held) for (const card of given.cards!) dealer.holders.set(card, holder);
  return given;
}
