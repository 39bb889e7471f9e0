// The one impossible fact of each template, a sentence for each of its sceneries; {A} … {D} are the things.
// Things come with an indefinite article, so nothing here may need their gender or a plural.
import type { Lang } from './names.ts';

export const SENTENCES: Readonly<Record<string, Readonly<Record<Lang, readonly string[]>>>> = {
  angler: {
    en: [
      'By night, {A} fishes from the moon and has caught {B}; {C} passes by.',
      'In the morning, {A} fishes from the moon and has caught {B}; {C} passes by.',
    ],
    it: [
      'Di notte {A} pesca dalla luna e ha preso {B}; passa {C}.',
      'Al mattino {A} pesca dalla luna e ha preso {B}; passa {C}.',
    ],
  },
  balloon: {
    en: [
      '{A} carries {B} into the air over the hills; {C} flies past.',
      '{A} carries {B} into the air over a town; {C} flies past.',
    ],
    it: [
      '{A} porta in volo {B} sopra le colline; accanto vola {C}.',
      '{A} porta in volo {B} sopra una città; accanto vola {C}.',
    ],
  },
  beam: {
    en: [
      '{A} lifts {B} in a beam of light; {C} looks on.',
      '{A} lifts {B} out of the sea in a beam of light; {C} looks on.',
    ],
    it: [
      '{A} solleva {B} in un fascio di luce; guarda {C}.',
      '{A} solleva {B} dal mare in un fascio di luce; guarda {C}.',
    ],
  },
  book: {
    en: [
      '{A} stands up out of an open book, with {B} and {C}.',
      '{A} rises from the sea printed in a book, with {B} and {C}.',
    ],
    it: [
      'Dalle pagine di un libro si alza {A}, con {B} e {C}.',
      'Dal mare stampato in un libro si alza {A}, con {B} e {C}.',
    ],
  },
  cup: {
    en: [
      '{A} bathes in a cup, with {B} beside it and {C} for a spoon.',
      '{A} bathes in a cooking pot, with {B} beside it and {C} for a ladle.',
    ],
    it: [
      '{A} fa il bagno in una tazza, con {B} accanto e {C} per cucchiaio.',
      '{A} fa il bagno in una pentola, con {B} accanto e {C} per mestolo.',
    ],
  },
  dome: {
    en: [
      '{A} and {B} live in a snow globe; {C} is their moon.',
      '{A} and {B} live in a light bulb; {C} is their moon.',
      '{A} and {B} live in a jar; {C} is their moon.',
    ],
    it: [
      'In una palla di vetro vivono {A} e {B}; la loro luna è {C}.',
      'In una lampadina vivono {A} e {B}; la loro luna è {C}.',
      'In un barattolo vivono {A} e {B}; la loro luna è {C}.',
    ],
  },
  flock: {
    en: [
      '{A} is made up of one thing many times over, {B}; in the middle, {C}.',
      '{A} is made up of one thing many times over, {B}; in the middle shines {C}.',
    ],
    it: [
      '{A} si compone di una cosa ripetuta tante volte, {B}; in mezzo, {C}.',
      '{A} si compone di una cosa ripetuta tante volte, {B}; in mezzo brilla {C}.',
    ],
  },
  hatch: {
    en: [
      '{A} hatches from an egg; the nest is one thing many times over, {B}; {C} watches.',
      '{A} hatches from a spotted egg on the shore; the nest is one thing many times over, {B}; {C} watches.',
    ],
    it: [
      'Da un uovo nasce {A}; il nido è una cosa ripetuta, {B}; guarda {C}.',
      'Da un uovo a macchie, sulla riva, nasce {A}; il nido è una cosa ripetuta, {B}; guarda {C}.',
    ],
  },
  head: {
    en: ['{A} has {B} for a head, with {C}.', 'A portrait in a frame: {A} has {B} for a head, with {C}.'],
    it: ['{A} ha per testa {B}, con {C}.', 'Un ritratto in cornice: {A} ha per testa {B}, con {C}.'],
  },
  home: {
    en: ['{A} is a house where {B} and {C} live.', 'On a winter’s night, {A} is a house where {B} and {C} live.'],
    it: ['{A} è una casa dove vivono {B} e {C}.', 'In una notte d’inverno, {A} è una casa dove vivono {B} e {C}.'],
  },
  inside: {
    en: [
      'Inside {A} it is night, and there is {B} under {C}.',
      'Inside {A} the sun sets on the sea, and there is {B} under {C}.',
    ],
    it: ['Dentro {A} è notte, e c’è {B} sotto {C}.', 'Dentro {A} il sole cala sul mare, e c’è {B} sotto {C}.'],
  },
  islet: {
    en: [
      '{A} is an island with {B} on its back; {C} passes by.',
      '{A} is an island in a sea of clouds with {B} on its back; {C} passes by.',
    ],
    it: [
      '{A} è un’isola con {B} sulla schiena; passa {C}.',
      '{A} è un’isola in un mare di nuvole, con {B} sulla schiena; passa {C}.',
    ],
  },
  mirror: {
    en: [
      '{A} stands on the bank, but the water shows {B}; {C} is close by.',
      '{A} stands before a looking glass, but it shows {B}; {C} is close by.',
    ],
    it: [
      'Sulla riva sta {A}, ma l’acqua riflette {B}; vicino, {C}.',
      'Davanti allo specchio sta {A}, ma il riflesso è {B}; vicino, {C}.',
    ],
  },
  moon: {
    en: [
      '{A} is the moon over a wood where every tree is {B}; {C} travels through.',
      '{A} is the evening moon over a wood where every tree is {B}; {C} travels through.',
    ],
    it: [
      '{A} è la luna su un bosco dove ogni albero è {B}; passa {C}.',
      '{A} è la luna della sera su un bosco dove ogni albero è {B}; passa {C}.',
    ],
  },
  planter: {
    en: [
      '{A} is a flowerpot where every blossom is {B}; {C} visits.',
      'On a window sill, {A} is a flowerpot where every blossom is {B}; {C} visits.',
    ],
    it: [
      '{A} è un vaso in cui ogni fiore è {B}; arriva {C}.',
      'Su un davanzale, {A} è un vaso in cui ogni fiore è {B}; arriva {C}.',
    ],
  },
  porthole: {
    en: ['A round window in {A} shows {B} under {C}.', 'A square window in {A} shows {B} under {C}.'],
    it: [
      'Nel fianco di {A} c’è un oblò: dentro, {B} sotto {C}.',
      'Nel fianco di {A} c’è una finestra: dentro, {B} sotto {C}.',
    ],
  },
  rain: {
    en: [
      '{A} sits on a cloud, and every raindrop is {B}; {D} shelters under {C}.',
      'By night over a town, {A} sits on a cloud, and every raindrop is {B}; {D} shelters under {C}.',
    ],
    it: [
      '{A} sta su una nuvola, e ogni goccia di pioggia è {B}; {D} si ripara sotto {C}.',
      'Di notte su una città, {A} sta su una nuvola, e ogni goccia di pioggia è {B}; {D} si ripara sotto {C}.',
    ],
  },
  sail: {
    en: [
      '{A} is the sail of a boat and {B} the sailor; below, {C}.',
      '{A} is the sail of a paper boat and {B} the sailor; below, {C}.',
    ],
    it: [
      '{A} è la vela di una barca, e il marinaio è {B}; sotto, {C}.',
      '{A} è la vela di una barca di carta, e il marinaio è {B}; sotto, {C}.',
    ],
  },
  seadoor: {
    en: [
      'A door opens on deep water: {A} swims out, {B} watches, {C} floats in the puddle.',
      'An arched door opens on deep water: {A} swims out, {B} watches, {C} floats in the puddle.',
    ],
    it: [
      'Una porta si apre sull’acqua profonda: {A} nuota fuori, {B} guarda, {C} galleggia nella pozza.',
      'Una porta ad arco si apre sull’acqua profonda: {A} nuota fuori, {B} guarda, {C} galleggia nella pozza.',
    ],
  },
  seesaw: {
    en: [
      'On a seesaw, {B} outweighs {A}, which is much bigger; the pivot is {C}.',
      'On a seesaw in a circus, {B} outweighs {A}, which is much bigger; the pivot is {C}.',
    ],
    it: [
      'Sull’altalena {B} pesa più di {A}, molto più grande; il perno è {C}.',
      'Sull’altalena di un circo {B} pesa più di {A}, molto più grande; il perno è {C}.',
    ],
  },
  shadow: {
    en: ['{A} throws the shadow of {B} on a wall.', '{A} throws the shadow of {B} on a sheet hung out to dry.'],
    it: ['Sul muro l’ombra di {A} è {B}.', 'Sul lenzuolo steso l’ombra di {A} è {B}.'],
  },
  spill: {
    en: [
      'From a cliff, {A} pours out one thing after another over {C}: every time, {B}.',
      'From a shelf, {A} pours out one thing after another over {C}: every time, {B}.',
    ],
    it: [
      'Da una rupe {A} rovescia su {C} una cosa dopo l’altra: ogni volta, {B}.',
      'Da una mensola {A} rovescia su {C} una cosa dopo l’altra: ogni volta, {B}.',
    ],
  },
  stage: {
    en: [
      '{A} performs in a theatre with {B}; everyone in the audience is {C}.',
      '{A} performs under strings of lamps with {B}; everyone in the audience is {C}.',
    ],
    it: [
      'In teatro si esibisce {A} con {B}; tra il pubblico, in ogni posto, {C}.',
      'Sotto file di lampadine si esibisce {A} con {B}; tra il pubblico, in ogni posto, {C}.',
    ],
  },
  tower: {
    en: ['{C} stands on {B}, which stands on {A}.', 'On a pier, {C} stands on {B}, which stands on {A}.'],
    it: ['{C} sta su {B}, che sta su {A}.', 'Su un molo {C} sta su {B}, che sta su {A}.'],
  },
  tree: {
    en: [
      'A tree has {A} for a crown, and its fruit is {B}; under it, {C}.',
      'A birch in the snow has {A} for a crown, and its fruit is {B}; under it, {C}.',
    ],
    it: [
      'Un albero ha per chioma {A} e per frutto {B}; sotto, {C}.',
      'Una betulla nella neve ha per chioma {A} e per frutto {B}; sotto, {C}.',
    ],
  },
  wheels: {
    en: [
      'Every wheel of {A} is {B}; {C} drives through the hills.',
      'Every wheel of {A} is {B}; {C} drives down a street.',
    ],
    it: ['Ogni ruota di {A} è {B}; tra le colline guida {C}.', 'Ogni ruota di {A} è {B}; per la strada guida {C}.'],
  },
};
