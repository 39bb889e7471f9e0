/** Il faro di Punta Sale: the ready-made start in Italian. */
import type { ReadyMade } from './ready-made.ts';

export const it: ReadyMade = {
  title: 'Il faro di Punta Sale',
  setting: [
    'Punta Sale, un’isola con un faro, una scuola e quaranta case. D’inverno il traghetto viene una volta alla settimana.',
    'Siamo quelli che sono rimasti: gestiamo insieme la locanda del porto.',
    'La Marea Nera non è acqua: sale di notte, e al mattino qualcuno ha deciso di partire.',
    'Nessuno muore. Chi cede prende il traghetto, e sull’isola non ne parla più nessuno.',
    'Il faro è l’unica luce che la Marea non attraversa. La lampada ha bisogno di qualcuno ogni sera.',
    'Mancano tre settimane alla festa di fine inverno: vogliamo arrivarci tutti.',
  ],
  elements: [
    'Arriva quando qualcuno dice «ormai»',
    'Lascia un odore di stanza chiusa',
    'Promette un posto dove nessuno ti conosce',
    'Parla con la voce di chi è già partito',
    'Spegne prima le finestre più piccole',
    'Non prende niente: aspetta che tu glielo porga',
  ],
  characters: [
    {
      name: 'Agnese',
      traits: [
        'Accende il fuoco con una mano sola',
        'Chiama le cose con il loro nome',
        'Sa quando lasciare qualcuno in pace',
        'Ride anche dei propri sbagli',
        'Ricorda le storie degli altri',
        'Dorme tranquilla in mezzo alla burrasca',
      ],
    },
    {
      name: 'Bastiano',
      traits: [
        'Ripara quello che trova rotto',
        'Aspetta senza sbuffare',
        'Canta a mezza voce mentre lavora',
        'Fa domande semplici e ascolta',
        'Non si vergogna di chiedere aiuto',
        'Trova la strada anche con la nebbia',
      ],
    },
    {
      name: 'Corinna',
      traits: [
        'Dice di no con il sorriso',
        'Balla senza musica',
        'Chiede scusa per prima',
        'Guarda le persone negli occhi',
        'Mette d’accordo chi litiga',
        'Inventa un gioco con niente',
      ],
    },
    {
      name: 'Duilio',
      traits: [
        'Legge il cielo e indovina il tempo',
        'Divide il pane in parti giuste',
        'Tiene un segreto per anni',
        'Fa sentire tutti i benvenuti',
        'Scrive lettere che si conservano',
        'Cambia idea quando ha torto',
      ],
    },
    {
      name: 'Ersilia',
      traits: [
        'Cammina piano e non perde niente',
        'Regala le sue cose più belle',
        'Sa stare da sola',
        'Racconta bugie solo ai bambini',
        'Fischia quando ha paura',
        'Insegna senza farlo pesare',
      ],
    },
    {
      name: 'Fosco',
      traits: [
        'Si alza sempre un’ora prima degli altri',
        'Ammette di non sapere',
        'Riconosce ognuno dal passo',
        'Difende chi non c’è',
        'Cucina con quello che resta',
        'Finisce quello che ha cominciato',
      ],
    },
  ],
  preludes: [
    'Prova generale della festa, nella sala della locanda: manca metà della banda, e ognuno suona qualcosa che non sa suonare.',
    'Il traghetto porta una cassa senza mittente. La apriamo insieme sul molo, sotto la pioggia.',
    'Una sera la lampada del faro si spegne. Saliamo tutti le scale al buio, con una candela sola.',
    'Si svuota la casa di chi è partito la settimana scorsa. Ognuno può tenere un oggetto.',
    'Cena per il compleanno di qualcuno che dice di non volerlo festeggiare.',
    'La barca del medico è in ritardo, e un bambino ha la febbre alta: nessuno va a dormire.',
  ],
};
