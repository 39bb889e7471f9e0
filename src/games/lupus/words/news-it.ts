/** La storia del villaggio in italiano, come la racconta il registro. */
import { toldIn } from '../../kit/log-words.ts';
import { listed, type LupusNews, oneOf } from './words.ts';

export const newsIt: LupusNews = {
  dealt: ({ args }) =>
    `Le carte sono date, ${args[0] ?? ''} in tutto. Ognuno guarda la sua, e il villaggio va a dormire.`,
  night: (t) =>
    oneOf(
      [
        'Cala la notte. Le finestre si spengono una dopo l’altra.',
        'Scende il buio, e nel villaggio non si sente più una voce.',
        'È notte. Nel bosco qualcosa si muove.',
        'La luna sale sopra i tetti. Dormono tutti, o quasi.',
      ],
      t,
    ),
  moderatorMauled: () => 'La prima notte porta via chi modera: nel villaggio ci sono ancora tutti.',
  mauled(t, name) {
    const who = toldIn(t, name);
    return oneOf(
      [
        `La notte porta via ${who}.`,
        `All’alba la porta di ${who} è aperta, e la casa è vuota.`,
        `Il sole si alza, ${who} no. Sono stati i lupi.`,
        `Di ${who} restano un cappello e delle impronte che vanno verso il bosco.`,
      ],
      t,
    );
  },
  unharmed: (t) =>
    oneOf(
      [
        'È l’alba, e nessuno è stato sbranato.',
        'Il gallo canta. I lupi non hanno sbranato nessuno.',
        'La notte passa senza che i lupi portino via nessuno.',
      ],
      t,
    ),
  dead({ seats, args }, name) {
    const who = listed(seats, 'it', name);
    const many = seats.length > 1;
    return oneOf(
      [
        `${who} non si ${many ? 'svegliano' : 'sveglia'}, e nessuno sa perché.`,
        `Un letto resta freddo senza una spiegazione: il villaggio perde ${who}.`,
      ],
      { seats, args },
    );
  },
  names: ({ seats }, name) =>
    seats.length === 0
      ? 'È l’alba, e ci sono tutti.'
      : `È l’alba, e all’appello manca chi ieri c’era: ${listed(seats, 'it', name)}.`,
  talkOver: ({ args: [why] }) =>
    why === 'ready'
      ? 'Tutti hanno detto la loro: si vota.'
      : why === 'moderator'
        ? 'Chi modera chiude la discussione: si vota.'
        : 'Il tempo delle parole è finito: si vota.',
  vote({ seats, args: [, round] }, name) {
    const first = toldIn({ seats, args: [] }, name);
    if (round === 1) return first ? `Il primo voto parte da ${first}.` : 'Si va al primo voto.';
    return round === 2 ? 'Secondo voto: al rogo chi?' : 'Si rivota, solo fra chi è alla pari.';
  },
  noVote: (t, name) => `${toldIn(t, name)} non indica nessuno.`,
  owled: (t, name) =>
    oneOf(
      [
        `Nella notte il gufo si è posato sul tetto di ${toldIn(t, name)}.`,
        `Il gufo ha chiamato un nome: ${toldIn(t, name)}.`,
      ],
      t,
    ),
  owledNobody: () => 'Il gufo tace: non ha indicato nessuno.',
  nominated: ({ seats }, name) =>
    seats.length === 1
      ? `In nomination c’è solo ${name?.(seats[0]!) ?? ''}.`
      : `In nomination: ${listed(seats, 'it', name)}.`,
  floor: (t, name) => `${toldIn(t, name)} si difende. Gli altri ascoltano.`,
  tie: ({ seats }, name) => `Parità fra ${listed(seats, 'it', name)}: si difendono ancora, poi si rivota.`,
  tieAgain: ({ seats }, name) => `Di nuovo parità fra ${listed(seats, 'it', name)}: decide la sorte.`,
  nobodyVoted: () => 'Nessuno ha votato: decide la sorte.',
  nobodyLeft: () => 'Sono tutti in nomination e nessuno può votare: decide la sorte.',
  lot: (t, name) => `La sorte cade su ${toldIn(t, name)}.`,
  lotLost: (t, name) => `La sorte non è arrivata. Tocca a chi viene prima nell’ordine del voto: ${toldIn(t, name)}.`,
  stake(t, name) {
    const who = toldIn(t, name);
    return oneOf(
      [
        `La folla manda al rogo ${who}.`,
        `Il villaggio ha deciso: al rogo va ${who}.`,
        `Il rogo è per ${who}. Nessuno saprà, per ora, se era giusto.`,
      ],
      t,
    );
  },
  goesOn: (t) =>
    oneOf(['Ma non è finita.', 'E il villaggio non è ancora al sicuro.', 'Tutto tace, e niente è deciso.'], t),
  ended: ({ args: [side] }) =>
    side === 'wolves'
      ? 'I lupi sono tanti quanti gli altri: il villaggio è loro.'
      : side === 'hamster'
        ? 'È finita, e il criceto mannaro è ancora vivo: vince da solo.'
        : 'Non resta nessun lupo: il villaggio è salvo.',
  left: (t, name) => `${toldIn(t, name)} lascia il villaggio per sempre.`,
  handed: ({ seats }, name) =>
    `Da adesso modera ${name?.(seats[1] ?? -1) ?? ''}, al posto di ${name?.(seats[0] ?? -1) ?? ''}.`,
  paused: () => 'Il villaggio si ferma.',
  pausedLater: () => 'Dopo l’alba il villaggio si ferma.',
  resumed: () => 'Il villaggio riprende.',
  resumedLater: () => 'Dopo l’alba il villaggio non si ferma più.',
  calledOff: () => 'La partita è annullata.',
  checked: () => 'Tutto è aperto e controllato: chi modera ha detto il vero, parola per parola.',
  lied: ({ args: [n] }) =>
    n === 1
      ? 'Tutto è aperto e controllato: una parola di chi modera non era vera.'
      : `Tutto è aperto e controllato: ${n ?? ''} parole di chi modera non erano vere.`,
  unproven: () => 'Chi modera non ha aperto le sue carte: la fine resta senza prova.',
  stuck: () => 'Qualcosa non è arrivato: si può riprovare.',
};
