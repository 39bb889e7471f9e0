/** The sheet in the box of Italian cards: scopa, briscola, tressette in a few lines. */
import type { Lang } from '../../../../elements/frame/board.ts';

const IT = `# Scopa
Da 2 a 4 (in 4 a coppie). Tre carte a testa, quattro scoperte sul tavolo; finite le tre se ne danno altre tre.
**Al turno** si gioca una carta: prende una carta uguale, o più carte che insieme fanno il suo numero (fante 8, cavallo 9, re 10). Se c’è la carta uguale si prende quella.
- Chi non prende lascia la sua carta sul tavolo.
- **Scopa**: chi prende tutto quello che c’è fa un punto, e gira una carta nelle sue prese.
**Alla fine** chi ha preso per ultimo prende il resto. Un punto a chi ha più carte, più denari, il sette di denari, la primiera (7 vale 21, 6 vale 18, asso 16, 5 15, 4 14, 3 13, 2 12, figure 10). Si gioca a 11.

# Briscola
Da 2 a 4. Tre carte a testa; si gira una carta sotto il mazzo: il suo seme è briscola.
**Al turno** si gioca una carta qualunque. Prende la briscola più alta, o la più alta del seme giocato per primo; chi prende pesca per primo e riparte.
- Ordine: asso, tre, re, cavallo, fante, poi dal sette al due. Punti: 11, 10, 4, 3, 2, il resto niente.
**Vince** chi supera 60 dei 120 punti.

# Tressette
In 4 a coppie, dieci carte a testa. Comincia chi ha il quattro di denari.
**Al turno** si risponde al seme, se si può. Prende la più alta: tre, due, asso, re, cavallo, fante, poi dal sette al quattro.
- Ogni asso vale un punto, ogni due, tre e figura un terzo, l’ultima presa un punto. Si gioca a 21.

# Un’altra mano
Il pulsante **Da capo** rimette tutte le carte nel mazzo, anche quelle in mano, e mescola. I punti si segnano con gli attrezzi.
`;

const EN = `# Scopa
For 2 to 4 (four in pairs). Three cards each, four face up on the table; when the three are gone deal three more.
**On your turn** play a card: it takes a card of the same value, or several that add up to it (knave 8, horse 9, king 10). If there is an equal card, that one is taken.
- A card that takes nothing stays on the table.
- **Scopa**: if you take everything on the table you score a point, and turn a card in your tricks to remember it.
**At the end** whoever took last takes the rest. A point each for most cards, most coins, the seven of coins, and the best primiera (7 counts 21, 6 18, ace 16, 5 15, 4 14, 3 13, 2 12, court cards 10). First to 11.

# Briscola
For 2 to 4. Three cards each; turn up one card below the deck: its suit is trumps.
**On your turn** play any card. The highest trump takes, or else the highest of the suit led; the winner draws first and leads.
- Order: ace, three, king, horse, knave, then seven to two. Points: 11, 10, 4, 3, 2, nothing for the rest.
**You win** with more than 60 of the 120 points.

# Tressette
For 4 in pairs, ten cards each. The four of coins leads.
**On your turn** follow suit if you can. The highest takes: three, two, ace, king, horse, knave, then seven to four.
- Each ace counts one, each two, three and court card a third, the last trick one. First to 21.

# The next hand
The button **Start over** puts all cards back into the deck, those in hands too, and shuffles. Scores are kept with the tools.
`;

export const rules = (lang: Lang): string => (lang === 'it' ? IT : EN);
