/** The sheets of the boxes for company. */
import type { Lang } from '../../../../elements/frame/board.ts';

const TOMBOLA_IT = `# Tombola
Ognuno prende una o più cartelle e le porta davanti a sé. Chi tiene il cartellone **mescola** i numeri e ne **scopre** uno alla volta, dicendolo a voce.
- Chi ha il numero lo copre con un fagiolo.
- Si vince per due sulla stessa riga (ambo), tre (terno), quattro (quaterna), cinque (cinquina).
**Tombola**: chi copre tutti e quindici i numeri.
**Da capo** rimette a posto numeri e fagioli, e mescola; le cartelle restano a chi le ha.
`;
const TOMBOLA_EN = `# Tombola
Everybody takes one or more cards to their place. One person **shuffles** the numbers and **turns up** one at a time, calling it out.
- If you have the number, cover it with a bean.
- Prizes go to two in a row (ambo), three, four and five.
**Tombola**: all fifteen numbers covered.
**Start over** puts numbers and beans back and shuffles; people keep their cards.
`;
const DICE_IT = `# Cinque dadi
Al turno si tirano cinque dadi fino a tre volte, tenendo da parte quelli che si vogliono. Poi si riempie una casella del foglio, anche con zero.
- Da uno a sei: la somma di quel numero. Con 63 o più in tutto, 35 in premio.
- Tris e poker: la somma dei dadi. Full 25, scala di quattro 30, scala di cinque 40, cinque uguali 50.
**Vince** il totale più alto quando le caselle sono piene.

# Diecimila
Si tirano sei dadi (prendine uno dagli attrezzi). Ogni 1 vale 100, ogni 5 vale 50, tre uguali cento volte il numero, tre 1 mille.
- Dopo ogni tiro si mette da parte almeno un dado che vale, e si decide se tirare gli altri. Un tiro senza punti perde quelli del turno.
**Vince** chi arriva a 10.000.
`;
const DICE_EN = `# Five dice
On your turn roll five dice up to three times, keeping those you like. Then fill one line of the sheet, with nought if need be.
- Ones to sixes: the sum of that number. With 63 or more in all, 35 extra.
- Three and four of a kind: the sum of the dice. Full house 25, four in a row 30, five in a row 40, five of a kind 50.
**The highest total** wins when all lines are filled.

# Ten thousand
Roll six dice (take one from the tools). Each 1 counts 100, each 5 counts 50, three of a kind a hundred times the number, three 1s a thousand.
- After each roll set aside at least one die that counts, and decide whether to roll the rest. A roll without points loses those of the turn.
**First to 10,000** wins.
`;
const SHEET_IT = `Nome:
Uno:
Due:
Tre:
Quattro:
Cinque:
Sei:
Tris:
Poker:
Full:
Scala 4:
Scala 5:
Cinque uguali:
Totale:`;
const SHEET_EN = `Name:
Ones:
Twos:
Threes:
Fours:
Fives:
Sixes:
Three alike:
Four alike:
Full house:
Four in a row:
Five in a row:
Five alike:
Total:`;
const MEMORY_IT = `# Memory
**Mescola** il mazzo e **disponilo** sul tavolo: le figure restano coperte, e dove sia ciascuna non lo sa nessuno, nemmeno il programma.
- Al turno si scoprono due figure: se sono uguali si tengono e si gioca ancora, altrimenti si ricoprono.
**Vince** chi ha più coppie. Le figure già viste si ricordano a memoria: il tavolo non le dice.
`;
const MEMORY_EN = `# Memory
**Shuffle** the pile and **lay it out**: the pictures stay face down, and where each one is nobody knows, not even the program.
- On your turn turn up two pictures: if they are the same keep them and go on, else turn them down again.
**The winner** has most pairs. Pictures seen before are for you to remember: the table doesn’t tell.
`;
const KIT_IT = `# Una scatola per provare
Qui ci sono carte bianche numerate, un tabellone a quadretti e uno a esagoni, e cubetti di sei colori. Dadi, pedine, note e zone stanno negli attrezzi a sinistra.
- Scrivi su una nota che cosa vuol dire ogni numero, e provate a giocare: cambiare idea costa un minuto.
`;
const KIT_EN = `# A box to try things out
Here are numbered blank cards, a board of squares and one of hexagons, and cubes in six colours. Dice, tokens, notes and places are in the tools on the left.
- Write on a note what each number means and play: changing your mind takes a minute.
`;

const by =
  (it: string, en: string) =>
  (lang: Lang): string =>
    lang === 'it' ? it : en;

export const tombolaRules: (lang: Lang) => string = by(TOMBOLA_IT, TOMBOLA_EN);
export const diceRules: (lang: Lang) => string = by(DICE_IT, DICE_EN);
export const scoreSheet: (lang: Lang) => string = by(SHEET_IT, SHEET_EN);
export const memoryRules: (lang: Lang) => string = by(MEMORY_IT, MEMORY_EN);
export const kitRules: (lang: Lang) => string = by(KIT_IT, KIT_EN);
