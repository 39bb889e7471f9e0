/** The rulebook in Italian. */
import type { BookWords } from './chapters.ts';

export const bookIt: BookWords = {
  chapters: {
    start: {
      title: 'Prima della storia',
      says: 'Da quattro a sei persone, nessun master. Descrivete insieme l’Oscurità, un elemento a testa, poi parlate di dove siete e di che cosa avete da perdere. Si sa già che il gruppo perderà: la storia dice come.',
    },
    traits: {
      title: 'Caratteristiche e preludi',
      says: 'Ognuno scrive una caratteristica del proprio personaggio. Poi, in senso orario, ognuno apre un preludio: una scena senza dadi con tutti i personaggi. Alla fine dà a ognuno degli altri una caratteristica, secondo l’impressione che ha lasciato. Insieme scegliete chi porta la Lanterna; tutti cominciano con tre dadi, l’Oscurità con uno.',
    },
    scenes: {
      title: 'Scene e dadi',
      says: 'A turno ognuno ha la sua scena. La Lanterna affronta l’Oscurità, e se vince le prende un dado; un Seguace invidia una caratteristica della Lanterna. Si tirano dadi a dieci facce e si confrontano dal più alto: il primo diverso decide. A parità di tutto conta chi ha più dadi, poi vince l’Oscurità su tutti, e la Lanterna su un Seguace. Chi vince racconta. Un Seguace che vince impara la caratteristica, e la Lanterna dà un dado all’Oscurità; anche chi perde gliene dà uno. Quando l’Oscurità è attiva, nella scena di un Seguace tira anche lei, con al massimo i dadi della Lanterna.',
    },
    trickster: {
      title: 'Il Trickster',
      says: 'Un Seguace che sta perdendo può rinunciare per sempre a una caratteristica e tirare di nuovo tutti i suoi dadi; gli altri restano. Può farlo finché ha caratteristiche e sta perdendo. La rinuncia è scritta prima che i dadi nuovi esistano.',
    },
    defeat: {
      title: 'Cedere, succedere, finire',
      says: 'Chi resta senza dadi o senza caratteristiche cede, e racconta la propria sconfitta in una scena senza dadi. Da allora l’Oscurità è attiva: la giocano quelli che hanno ceduto, e al loro turno attaccano un personaggio con tutti i dadi. Se cade la Lanterna, la prende il Seguace con più caratteristiche, poi con più dadi; se sono pari scelgono i Seguaci. Un Seguace che ha imparato tutto quello che la Lanterna sa può superarla. Quando ne resta uno solo, racconta l’ultima scena; poi si parla di che cosa succede dopo.',
    },
    table: {
      title: 'Al tavolo',
      says: 'Chiunque può toccare la X o mettere in pausa, senza dire perché. Chi parla non viene mai interrotto da un orologio: solo per chi non c’è, dopo un po’, il tavolo fa la cosa più semplice. Le scelte di gruppo sono voti aperti, che si possono cambiare.',
    },
  },
  terms: {
    darkness: {
      word: 'Oscurità',
      forms: ['l’oscurità'],
      says: 'Quello che alla fine prende tutti. Prima la gioca chi non è la Lanterna, poi chi ha ceduto.',
    },
    lantern: {
      word: 'Lanterna',
      forms: [],
      says: 'Il personaggio che gli altri ammirano e invidiano. È uno solo, e può cambiare.',
    },
    follower: {
      word: 'Seguace',
      forms: ['seguaci'],
      says: 'Un personaggio che guarda alla Lanterna e vuole imparare da lei.',
    },
    trickster: {
      word: 'Trickster',
      forms: [],
      says: 'Un Seguace che perde rinuncia a una caratteristica e tira di nuovo i suoi dadi.',
    },
    prelude: {
      word: 'Preludio',
      forms: ['preludi'],
      says: 'Una scena senza dadi, prima del conflitto: ci sono tutti i personaggi, e chi la apre dà una caratteristica a ognuno degli altri.',
    },
    envy: {
      word: 'Invidiare',
      forms: ['invidia', 'invidiata'],
      says: 'Scegliere, prima dei dadi, una caratteristica della Lanterna che si vorrebbe imparare.',
    },
    yield: { word: 'Cedere', forms: ['cede', 'ceduto'], says: 'Arrendersi all’Oscurità, e da allora darle voce.' },
    word: { word: 'Avere la parola', forms: [], says: 'Decidere che cosa succede nella scena, e chiuderla.' },
    trait: {
      word: 'Caratteristica',
      forms: ['caratteristiche'],
      says: 'Qualcosa che il personaggio fa o sa fare, che un altro potrebbe imparare.',
    },
  },
  house: {
    finalScene: 'L’ultima scena',
    immediate: 'subito',
    inOrder: 'al suo turno',
    trickster: 'Trickster quando attacca l’Oscurità',
    waive: 'Si può non raccontare la propria sconfitta',
    channel: 'Chi ha ceduto può accordarsi in privato',
    decision: 'Per una scelta di gruppo',
    away: 'Si aspetta chi non c’è',
    yes: 'sì',
    no: 'no',
    minutes: (n) => (n === 1 ? 'un minuto' : `${n} minuti`),
  },
};
