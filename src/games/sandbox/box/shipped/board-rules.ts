/** The sheets of the boxes that are a board. */
import type { Lang } from '../../../../elements/frame/board.ts';

/** On paper these stand once, below chess and alone. */
const TAKING_IT = `- Si muove in diagonale in avanti di una; mangiare è obbligatorio, e si continua finché si può.
- In fondo la pedina diventa dama (girala) e va anche indietro. La pedina non mangia la dama.
**Vince** chi lascia l’altro senza mosse.
`;
const TAKING_EN = `- Move one diagonally forward; taking is compulsory, and goes on as long as it can.
- At the far end a man becomes a king (turn it over) and goes backwards too. A man doesn’t take a king.
**You win** when the other can’t move.
`;
const DRAUGHTS_IT = `# Dama
I bianchi cominciano. Chi mangia toglie la pedina dalla scacchiera.
${TAKING_IT}`;
const DRAUGHTS_EN = `# Draughts
White begins. A man that is taken comes off the board.
${TAKING_EN}`;

const CHESS_IT = `# Scacchi
I bianchi cominciano.
- Pedone: avanti di uno, la prima volta anche di due; mangia in diagonale; in fondo diventa un altro pezzo.
- Torre dritta, alfiere in diagonale, regina in tutti e due i modi, cavallo a elle, re di un passo.
- Arrocco: il re di due verso la torre, la torre gli passa oltre, se nessuno dei due si è mosso.
**Vince** chi dà scacco matto.

# Dama
Usate le pedine accanto alla scacchiera: dodici a testa sulle caselle scure delle prime tre file. Spostate prima gli scacchi.
${TAKING_IT}`;
const CHESS_EN = `# Chess
White begins.
- Pawn: one step forward, two the first time; takes diagonally; becomes another piece at the far end.
- Rook straight, bishop diagonally, queen both, knight in an L, king one step.
- Castling: the king goes two towards the rook, the rook passes over, if neither has moved.
**Checkmate** wins.

# Draughts
Use the men beside the board: twelve each on the dark squares of the first three rows. Move the chess pieces away first.
${TAKING_EN}`;
const GO_IT = `# Go
Neri e bianchi posano a turno una pietra su un incrocio libero; comincia il nero. Le pietre posate non si muovono.
- Un gruppo senza incroci liberi accanto è preso e tolto.
- Non si ricrea la posizione di un turno prima (ko).
- Si può passare; due passi di fila finiscono la partita.
**Vince** chi ha più incroci suoi, occupati o circondati; al bianco 6 e mezzo in più. Per cominciare usate la tavola da nove.
`;
const GO_EN = `# Go
Black and White in turn lay a stone on a free crossing; Black begins. Stones that lie don’t move.
- A group with no free crossing beside it is taken off.
- The position of the turn before may not come back at once (ko).
- You may pass; two passes in a row end the game.
**The winner** has more crossings, occupied or surrounded; White gets six and a half more. Begin on the board of nine.
`;
const ARMY_IT = `# Esercito nascosto
Prendi in mano il tuo mazzo e **mescola la mano**: così nessuno può più distinguere i tuoi quaranta pezzi. Poi disponili coperti nelle tue quattro file.
**Al turno** un pezzo fa un passo dritto (l’esploratore quanti ne vuole); bandiera e bombe stanno ferme. Nei laghi non si entra.
- Chi entra dove c’è un pezzo avversario attacca: si scoprono tutti e due, vince il grado più alto (1 è il più alto), a pari grado escono tutti e due.
- La bomba ferma chiunque tranne l’artificiere (8). La spia vince sul maresciallo (1), se attacca lei.
**Vince** chi prende la bandiera.
`;
const ARMY_EN = `# Hidden army
Take your pile in hand and **shuffle the hand**: now nobody can tell your forty pieces apart. Then set them out face down in your four rows.
**On your turn** a piece takes one straight step (the scout as many as it likes); flag and bombs stay. Nobody enters the lakes.
- Moving onto an enemy attacks: both are turned up, the higher rank wins (1 is highest), equals both leave.
- A bomb stops everybody but the sapper (8). The spy beats the marshal (1) if she attacks.
**You win** by taking the flag.
`;

export const chessRules = (lang: Lang): string => (lang === 'it' ? CHESS_IT : CHESS_EN);
export const draughtsRules = (lang: Lang): string => (lang === 'it' ? DRAUGHTS_IT : DRAUGHTS_EN);
export const goRules = (lang: Lang): string => (lang === 'it' ? GO_IT : GO_EN);
export const armyRules = (lang: Lang): string => (lang === 'it' ? ARMY_IT : ARMY_EN);
