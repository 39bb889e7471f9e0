/** Prova microfono: the people whose bodies the agents borrow for an afternoon. */
import type { Block } from '../../pack/blocks.ts';
import type { ActionDef } from '../../pack/cards.ts';
import type { Receptacle } from '../../pack/story.ts';
import type { Localised } from '../../pack/texts.ts';
import { lookAtOne } from '../kit/common.ts';
import { action, gain, interaction, memory, power, t } from '../kit/write.ts';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly epithet: Localised;
  readonly attributes: readonly [ear: number, voice: number, hands: number];
  readonly background: Localised;
  readonly power: Localised;
  readonly does: ActionDef;
  readonly memory: readonly [Localised, readonly Block[]];
  readonly met: Localised;
}

/** Everybody begins with four crystals, so that nothing has to be explained about it. */
const person = ({ id, name, epithet, attributes: [ear, voice, hands], ...one }: Person): Receptacle => ({
  id,
  name: t(name, name),
  epithet,
  azrakStart: 4,
  attributes: { ear, voice, hands },
  background: one.background,
  portrait: { blob: `face.${id}` },
  tags: [],
  personal: {
    power: power(`${id}.power`, one.power, { actions: [one.does] }),
    memoryBreaker: memory(`${id}.memory`, one.memory[0], { instructions: one.memory[1] }),
    interactions: [interaction(`${id}.notebook`, 1, one.met)],
  },
});

export const people: readonly Receptacle[] = [
  person({
    id: 'vera',
    name: 'Vera Lume',
    epithet: t('voce della notte', 'voice of the night'),
    attributes: [2, 3, 1],
    background: t(
      'Parla a mille persone che non vede. Quando spegne il microfono, la stanza le sembra troppo grande.',
      'She talks to a thousand people whom she can’t see. When the microphone goes off, the room feels too big for her.',
    ),
    power: t(
      'In onda. Quando il Destino non ti piace, spendi 1 Magia e pescane un altro: vale quello. Una volta per round.',
      'On air. When you don’t like the Destiny, spend 1 Magic and draw another, which counts instead. Once a round.',
    ),
    does: action(
      'again',
      t('In onda: un altro Destino', 'On air: another Destiny'),
      'TEST_AFTER_DESTINY',
      { magic: 1 },
      [{ op: 'redrawDestiny', mode: 'replace' }],
      { limit: 'oncePerRound' },
    ),
    memory: [
      t(
        'La prima sera in onda ti tremavano i fogli. Un ascoltatore chiamò per dire: «Si sente che sorride». Da allora sorridi. Prendi 1 Azrak.',
        'On your first night the sheets shook in your hands. Somebody rang to say: “One can hear you smile.” You have smiled ever since. Take 1 Azrak.',
      ),
      [gain()],
    ],
    met: t(
      'Fra le firme c’è la tua, di dieci anni fa. Era già così svelta che sembrava scappare dal foglio.',
      'Among the names is your own, ten years old. It was in such a hurry even then that it seems to run off the page.',
    ),
  }),
  person({
    id: 'nando',
    name: 'Nando',
    epithet: t('postino in bicicletta', 'postman on a bicycle'),
    attributes: [2, 2, 2],
    background: t(
      'Conosce ogni campanello del paese. Ogni tanto si spedisce una cartolina, per averne una da leggere.',
      'He knows every doorbell in town. Now and then he posts himself a card, to have one to read.',
    ),
    power: t(
      'Scorciatoia. Mentre siete in un luogo, spendi 1 Magia e riprendi 1 Azrak dal Vortice. Una volta per round.',
      'Shortcut. While you are in a place, spend 1 Magic and take 1 Azrak back from the Vortex. Once a round.',
    ),
    does: action(
      'shortcut',
      t('Scorciatoia: riprendi 1 Azrak', 'Shortcut: take 1 Azrak'),
      'ACTIONS',
      { magic: 1 },
      [gain()],
      { limit: 'oncePerRound' },
    ),
    memory: [
      t(
        'Una volta hai consegnato una lettera senza indirizzo, a naso. Era quella giusta. Non hai mai capito come. Prendi 1 Azrak.',
        'Once you delivered a letter without an address, by feel. It was the right door. You never found out how. Take 1 Azrak.',
      ),
      [gain()],
    ],
    met: t(
      'Hai firmato anche tu, il giorno della prima antenna. Accanto al nome hai disegnato una bicicletta con le ali.',
      'You signed too, on the day of the first aerial. Beside your name you drew a bicycle with wings.',
    ),
  }),
  person({
    id: 'ottavio',
    name: 'Ottavio',
    epithet: t('fornaio', 'baker'),
    attributes: [1, 2, 3],
    background: t(
      'Si alza quando gli altri vanno a dormire. Sa chi è sveglio in paese da chi compra il pane alle quattro.',
      'He gets up when others go to bed. He knows who lies awake in town by who buys bread at four.',
    ),
    power: t(
      'Pane caldo. Fra un luogo e l’altro, spendi 2 Magia: un agente prende 2 Azrak dal Vortice. Una volta per round.',
      'Warm bread. Between two places, spend 2 Magic: one agent takes 2 Azrak from the Vortex. Once a round.',
    ),
    does: action(
      'bread',
      t('Pane caldo: 2 Azrak a un agente', 'Warm bread: 2 Azrak for an agent'),
      'BETWEEN',
      { magic: 2 },
      [{ op: 'gainAzrak', n: 2, who: 'chosen' }],
      { limit: 'oncePerRound' },
    ),
    memory: [
      t(
        'Il primo pane lo hai bruciato tutto. Tua madre lo mangiò lo stesso, in piedi, e disse: «Domani meno». Prendi 1 Azrak.',
        'You burnt your first bread, all of it. Your mother ate it anyway, standing, and said: “Less tomorrow.” Take 1 Azrak.',
      ),
      [gain()],
    ],
    met: t(
      'La ricetta incollata fra le firme è tua. Manca il sale: lo hai lasciato fuori apposta.',
      'The recipe glued in among the names is yours. The salt is missing: you left it out on purpose.',
    ),
  }),
  person({
    id: 'mirella',
    name: 'Mirella',
    epithet: t('centralinista', 'switchboard operator'),
    attributes: [3, 2, 1],
    background: t(
      'Tutti i segreti passano da lei, nessuno si ferma. Riconosce le persone da come respirano prima di dire pronto.',
      'All secrets pass through her and none stays. She knows people by the breath they take before they say hello.',
    ),
    power: t(
      'Terza linea. Mentre siete in un luogo, spendi 1 Magia e guarda una carta della fila senza prenderla.',
      'Third line. While you are in a place, spend 1 Magic and look at a card of the row without taking it.',
    ),
    does: action('line', t('Terza linea: guarda una carta', 'Third line: look at a card'), 'ACTIONS', { magic: 1 }, [
      lookAtOne(4),
    ]),
    memory: [
      t(
        'A sei anni tenevi due bicchieri legati con lo spago, e dall’altra parte non c’era nessuno. Parlavi lo stesso. Prendi 1 Azrak.',
        'At six you had two cups on a string and nobody at the other end. You talked all the same. Take 1 Azrak.',
      ),
      [gain()],
    ],
    met: t(
      'Nessuno ha firmato per te: hai telefonato. Vera ha incollato il foglietto con l’ora della chiamata.',
      'Nobody signed for you: you rang. Vera glued in the slip with the hour of the call.',
    ),
  }),
];
