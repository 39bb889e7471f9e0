/** The sheet that lies in the box of French cards. It has three games that a table can play at once, in words that two can read to each other. */
import type { Lang } from '../../../../elements/frame/board.ts';

const IT = `# Scala quaranta
Da 2 a 6, con tutti e due i mazzi e le quattro matte: trascina il secondo mazzo e le matte sul primo, poi mescola.
**Si danno** 13 carte a testa. Una carta scoperta accanto al mazzo comincia gli scarti.
**Al turno** si pesca dal mazzo o dagli scarti, si calano combinazioni se si può, si scarta una carta.
- Combinazioni: tre o quattro carte uguali di seme diverso, o tre e più in scala dello stesso seme.
- La prima volta si cala per almeno 40 punti: figure 10, asso 11 (1 nella scala che comincia da lui), le altre il loro numero.
- Chi ha calato può attaccare carte alle combinazioni di tutti. La matta sta per qualunque carta.
**Chiude** chi cala tutto con lo scarto finale. Gli altri contano i punti in mano: la matta 25. Fuori a 101.

# Cuori
In 4, mazzo senza matte, 13 carte a testa. Si passano tre carte: a sinistra, a destra, di fronte, poi si resta.
**Comincia** il 2 di fiori. Si risponde al seme; chi non ne ha gioca quel che vuole, ma alla prima presa né cuori né donna di picche.
- Prende la carta più alta del seme giocato per primo; chi prende riparte. Non si esce a cuori finché qualcuno non ne ha scartati.
- Ogni cuore preso vale 1, la donna di picche 13. Chi li prende tutti ne dà 26 agli altri.
**Vince** chi ha meno punti quando uno arriva a 100.

# Bugiardo
Da 3 a 8, tutte le carte distribuite coperte.
**A turno** si posano coperte da una a quattro carte e si dice quali sono: si parte dagli assi, poi 2, 3 e avanti fino ai re.
- Chiunque può dire «bugiardo»: si scoprono le carte appena posate. Se chi le ha posate mentiva prende tutto il mucchio, altrimenti lo prende chi ha dubitato.
**Vince** chi resta senza carte.

# Un’altra mano
Il pulsante **Da capo** rimette ogni carta nel suo mazzo, anche quelle in mano, e mescola il primo. I punti si segnano con gli attrezzi.
`;

const EN = `# Gin rummy
For 2, no jokers. **Deal** 10 cards each; one face-up card beside the deck begins the discards.
**On your turn** draw from the deck or take the last discard, then discard one.
- Melds: three or four of a kind, or three and more in sequence of a suit. Ace is low.
- When your cards outside melds count 10 or less (court cards 10) you may knock: lay your hand open after the discard. The other lays theirs, may add to your melds, and counts the rest.
- The difference is yours; with nothing left over you get 25 more. If the other counts as few as you, they get the difference and 25.
**The winner** is first at 100.

# Hearts
For 4, no jokers, 13 cards each. Pass three cards: left, right, across, then none.
**The 2 of clubs** leads. Follow suit; without one play what you like, but no heart and no queen of spades on the first trick.
- The highest card of the suit led takes the trick and leads. Hearts aren’t led until somebody has thrown one.
- Each heart taken counts 1, the queen of spades 13. With all of them you take none: the others get 26.
**Fewest points** win when somebody reaches 100.

# Cheat
For 3 to 8, all cards dealt face down.
**In turn** lay one to four cards face down and say what they are: aces first, then twos, threes, up to kings.
- Anybody may call “cheat”: the cards just laid are turned up. Whoever lied takes the pile; if nobody did, the doubter takes it.
**The winner** is the first without cards.

# The next hand
The button **Start over** puts every card back into its deck, those in hands too, and shuffles the first. Scores are kept with the tools.
`;

export const rules = (lang: Lang): string => (lang === 'it' ? IT : EN);
