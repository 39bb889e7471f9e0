/** Where travellers come from and what Missions are about: short texts for whoever is curious, without effect on play (CH-276). */

import type { Lang } from '../../../elements/frame/board.ts';
import { words } from '../../../elements/words.ts';

/** By face of the Identity or Mission. */
type Stories = Readonly<Record<string, string>>;

const storiesEn: Stories = {
  I01: 'Where the crash came without a war before it, her coins are good; no other world takes them.',
  I02: 'In the open city of Danzig he bakes for the crews of the orbital concerts.',
  I03: 'She walked the whole march for homes, notebook in hand, and goes on where the page was left open.',
  I04: 'After the third war only insects read. It files what people left behind, and wants its shelves back.',
  I05: 'From Vienna to the Pacific there is dancing on the airship’s deck; elsewhere nobody knows the steps.',
  I06: 'She put back into force the constitution that others had burned.',
  I07: 'She tightens the bolts of a station that nobody here ever launched.',
  I08: 'The doors of his school have no locks, and he means to keep it so.',
  I09: 'She carried the flame through London in 1944, and still looks for the way back to the stadium.',
  I10: 'He drew the borders that Geneva agreed upon; on our maps he gets lost.',
  I11: 'The roses of Concord Park are hers. They grow where nothing was ever blown up.',
  I12: 'Steers airships over a Pacific without war, and trusts no machine that is heavier than air.',
  I13: 'His name stands under the Charter of Reconciliation; he would like to read it in a schoolbook.',
  I14: 'She builds violins of wood that two centuries have dried, one of them not ours.',
  triptych: 'Three smiles on one wall: only the frame maker knows which of them blinked first.',
  cheaters: 'A false smile, tomorrow’s results and an egg that nobody counted: the casino asks no questions.',
  'portrait-and-beast':
    'An opening night: a play nobody has heard, the best portrait in the foyer, a tyrannosaur in the stalls.',
  'great-mysteries': 'Three things that scholars quarrel about. You only want to read the labels.',
  menagerie: 'A zoo without a living rival, and with a very strong fence.',
  'sacred-vault': 'Three treasures that armies looked for; one vault has room for all of them.',
  'future-perfect': 'A doctor, a bookmaker and a librarian share one safe.',
  'unburnt-library': 'A reading room for everything that went up in smoke.',
  'body-and-soul': 'A clinic that promises too much, with a mammoth at the door.',
  auction: 'The hammer falls on things that nobody can ever have owned.',
};

const storiesIt: Stories = {
  I01: 'Dove la crisi venne senza una guerra prima, le sue monete valgono; negli altri mondi non le prende nessuno.',
  I02: 'Nella città aperta di Danzica sforna dolci per gli equipaggi dei concerti in orbita.',
  I03: 'Ha camminato per tutta la marcia per la casa, taccuino in mano, e riprende dalla pagina rimasta aperta.',
  I04: 'Dopo la terza guerra leggono solo gli insetti. Mette in ordine quello che resta degli esseri umani, e rivuole i suoi scaffali.',
  I05: 'Da Vienna al Pacifico sul ponte del dirigibile si balla; altrove nessuno sa i passi.',
  I06: 'Ha rimesso in vigore la costituzione che altri avevano bruciato.',
  I07: 'Stringe i bulloni di una stazione che qui nessuno ha mai lanciato.',
  I08: 'Le porte della sua scuola non hanno serrature, e vuole che resti così.',
  I09: 'Portò la fiaccola per Londra nel 1944, e cerca ancora la strada per lo stadio.',
  I10: 'Ha disegnato i confini accettati a Ginevra; sulle nostre mappe si perde.',
  I11: 'Le rose del parco della Concordia sono sue. Crescono dove non è mai scoppiato niente.',
  I12: 'Guida dirigibili su un Pacifico senza guerra, e non si fida di macchine più pesanti dell’aria.',
  I13: 'Il suo nome è in calce alla Carta della riconciliazione; vorrebbe leggerlo in un libro di scuola.',
  I14: 'Fa violini con legno asciugato da due secoli, uno dei quali non è il nostro.',
  triptych: 'Tre sorrisi su una parete: solo il corniciaio sa quale dei tre ha battuto ciglio per primo.',
  cheaters: 'Un sorriso falso, i risultati di domani e un uovo che nessuno ha contato: il casinò non fa domande.',
  'portrait-and-beast':
    'Una prima: una commedia mai sentita, il ritratto più bello nel foyer, un tirannosauro in platea.',
  'great-mysteries': 'Tre cose su cui gli studiosi litigano. A te basta leggere i cartellini.',
  menagerie: 'Uno zoo senza rivali viventi, e con un recinto molto robusto.',
  'sacred-vault': 'Tre tesori cercati da interi eserciti; in un caveau c’è posto per tutti.',
  'future-perfect': 'Un medico, uno scommettitore e una bibliotecaria dividono la stessa cassaforte.',
  'unburnt-library': 'Una sala di lettura per tutto quello che è andato in fumo.',
  'body-and-soul': 'Una clinica che promette troppo, con un mammut all’ingresso.',
  auction: 'All’asta vanno cose che nessuno può aver posseduto.',
};

export const stories: (lang: Lang) => Stories = words<Stories>(storiesIt, storiesEn);
