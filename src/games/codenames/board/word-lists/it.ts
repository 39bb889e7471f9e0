/** Italian words for a grid of words: things that one can see, chosen by hand, a theme a paragraph. Loaded when a table wants them. */
export const words: readonly string[] = `
  pentola padella mestolo forchetta cucchiaio coltello tovaglia tovagliolo piatto bicchiere bottiglia brocca imbuto
  grattugia colino tagliere forno frigorifero dispensa caffettiera teiera tazza vassoio cavatappi
  pane burro formaggio prosciutto frittata minestra risotto gnocchi lasagna pizza torta biscotto gelato cioccolato
  caramella miele zucchero sale pepe aceto olio farina lievito uovo panino brodo marmellata budino
  mela pera pesca albicocca ciliegia fragola limone arancia uva fico melone anguria banana ananas castagna noce
  mandorla cocco oliva prugna
  carota cipolla aglio patata pomodoro zucca fagiolo pisello carciofo cavolo sedano peperone melanzana lattuga fungo
  basilico rosmarino
  tetto camino finestra persiana balcone terrazza scala ascensore cantina soffitta corridoio pavimento soffitto porta
  serratura chiave maniglia campanello zerbino tappeto tenda lampada candela specchio quadro cornice armadio cassetto
  letto cuscino coperta materasso divano poltrona sedia tavolo sgabello scaffale orologio rubinetto vasca doccia
  lavandino spugna sapone asciugamano
  martello chiodo vite trapano sega pinza lima scalpello pennello secchio corda gancio molla ruota ingranaggio leva
  bullone cacciavite pala rastrello zappa carriola forbici ago filo bottone cerniera ferro incudine
  camicia giacca cappotto mantello pantaloni gonna calza scarpa stivale ciabatta cappello sciarpa guanto cintura
  cravatta tasca occhiali anello collana orecchino ombrello borsa zaino valigia portafoglio
  cane gatto cavallo asino mucca toro pecora capra maiale gallina gallo oca anatra coniglio topo riccio volpe lupo
  orso cervo cinghiale scoiattolo talpa lepre leone tigre elefante giraffa zebra scimmia canguro cammello coccodrillo
  serpente tartaruga lucertola rana rospo aquila gufo corvo piccione rondine pavone pinguino pappagallo struzzo balena
  delfino squalo polpo granchio medusa trota ape vespa farfalla formica ragno zanzara lumaca grillo coccinella
  montagna collina valle pianura deserto foresta bosco prato giardino siepe fiume lago cascata palude isola spiaggia
  scoglio grotta vulcano ghiacciaio sorgente pozzo sabbia ghiaia fango pietra cristallo oro argento carbone foglia
  radice ramo tronco corteccia spina seme rosa girasole tulipano edera quercia pino palma cactus
  sole luna stella pianeta cometa nuvola pioggia neve grandine nebbia vento fulmine tuono arcobaleno alba tramonto
  ombra ghiaccio brina
  castello torre ponte mulino faro porto stazione aeroporto ospedale scuola biblioteca museo teatro cinema mercato
  farmacia panetteria chiesa cimitero prigione caserma banca fabbrica miniera stalla fienile albergo ristorante piazza
  fontana piscina palestra stadio circo zoo parco labirinto galleria dogana ambasciata
  treno tram autobus bicicletta automobile camion trattore carrozza slitta nave barca zattera canoa ancora vela remo
  sottomarino aeroplano elicottero mongolfiera razzo paracadute semaforo bussola mappa passaporto biglietto binario
  autostrada cartello faretto
  cuoco fornaio macellaio pescatore contadino pastore giardiniere falegname fabbro muratore sarto barbiere medico
  infermiere dentista maestro giudice avvocato pompiere vigile soldato marinaio pilota astronauta pirata ladro mago
  strega fantasma gigante nano regina re principe cavaliere pagliaccio attore pittore scultore poeta detective spia
  chitarra violino pianoforte tamburo flauto tromba arpa campana fisarmonica orchestra microfono disco valzer
  pallone racchetta dado scacchiera birillo aquilone trottola altalena scivolo bambola marionetta palloncino medaglia
  coppa freccia arco bersaglio canestro sci pattino
  testa fronte occhio orecchio naso bocca dente lingua barba baffi collo spalla gomito mano dito unghia schiena
  ginocchio piede cuore osso scheletro cervello
  libro quaderno matita penna gomma righello lavagna gesso busta francobollo timbro pergamena giornale calendario
  telefono televisore radio macchina computer telecamera telescopio microscopio lente batteria lampadina calamita
  bilancia termometro barometro siringa cerotto pillola veleno moneta tesoro forziere corona scettro trono spada scudo
  elmo armatura cannone bomba bandiera maschera statua piramide mummia tomba reliquia gabbia rete amo trappola catena
  lucchetto barile cesto scatola pacco nastro nodo scopa straccio cenere fumo fiamma fiammifero
`
  .trim()
  .split(/\s+/);
