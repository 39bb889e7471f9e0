/** The sheet in the laboratory's box: what can be tried with a joint deck, and what one sees of it. */
import type { Lang } from '../../../../elements/frame/board.ts';

const IT = `# Un mazzo che nessuno ha in mano
Qui non si vince: si prova. Mescolate, distribuite, e guardate che cosa può sapere chi. L’ordine del mazzo lo decidono insieme i vostri dispositivi, e nessuno lo conosce.

# Da provare
- **Mescola** il mazzo: l’ordine si perde subito. Dopo poco il mazzo dice «sotto chiave»: da lì in poi una carta la apre solo chi la riceve.
- **Distribuisci** cinque carte a testa: ognuno legge le proprie. Negli altri browser non ci sono, nemmeno nascoste.
- **Scopri la prima**: la vedono tutti insieme. **Guarda la prima**: la vedi tu, e agli altri viene detto che hai guardato.
- **Dai** e **mostra**: tocca una carta della tua mano. **Prendi una carta**: tocca il nome di chi la tiene. Di una carta presa sa la faccia solo chi la tiene adesso.
- **Rimetti** una carta coperta nel mazzo: finché non si mescola, lì la ritrovi.
- Chiudete una pagina con delle carte in mano: quella mano può tornare nel mazzo senza che nessuno la veda, se lo vuole più della metà di chi resta.
- **Tira** i dadi: nessuno può scegliere che cosa esce, nemmeno rispondendo tardi o non rispondendo.
- Una **scelta segreta**: da **Insieme…**, accanto ai nomi. Ognuno scrive, e si apre tutto insieme.

# Una mano dopo l’altra
**Mescola e dai** raccoglie tutto, anche dalle mani, mescola e distribuisce. **Da capo** rimette ogni carta al suo posto.
`;

const EN = `# A deck that nobody holds
Nobody wins here: this is for trying. Shuffle, deal, and see what each of you can know. Your devices decide the deck’s order together, and nobody knows it.

# To try
- **Shuffle** the deck: its order is lost at once. Soon it says “under keys”: from then on only whoever gets a card can open it.
- **Deal** five cards each: everybody reads their own. They aren’t in the other browsers, not even hidden.
- **Turn up the top card**: all see it together. **Look at the top card**: you see it, and the others are told that you looked.
- **Give** and **show**: tap a card of your hand. **Take a card**: tap the name of its holder. Only whoever holds a card that was taken now knows its face.
- **Put** a card back face down: until somebody shuffles, it is where you left it.
- Close a page with cards in hand: that hand can go back into the deck unseen, if more than half of those who are left want it.
- **Roll** the dice: nobody can choose what comes, not by answering late either, or not at all.
- A **secret choice**: from **Together…**, beside the names. Everybody writes, and all is opened at once.

# Hand after hand
**Shuffle and deal** takes in everything, hands too, shuffles and deals. **Start over** puts every card back in its place.
`;

export const laboratoryRules = (lang: Lang): string => (lang === 'it' ? IT : EN);
