/** L'ora doppia: the lit window. Lia, the suitcase, the radio on the sill. */
import type { Location } from '../../../pack/story.ts';
import { flag, magic, meet, panorama, place, showAll, showReader, t } from '../../kit/write.ts';
import { hasCourage, hasMast, hasVoice, lacks } from '../needs.ts';
import { E } from '../numbers.ts';

const lia = panorama(
  'lia',
  t(
    'Lia ha il cappotto addosso e non è ancora uscita. Sta in piedi in mezzo alla stanza come chi ha sentito chiamare e non è sicura. Leggi la tua Interazione 4.',
    'Lia has her coat on and hasn’t left yet. She stands in the middle of the room like somebody who heard her name and isn’t sure. Read your Interaction 4.',
  ),
  {
    instructions: [
      meet(4),
      {
        op: 'if',
        when: { and: [hasVoice, hasCourage, hasMast] },
        do: [{ op: 'endMission', result: 'success', ending: 'on-air' }],
        else: [
          {
            op: 'if',
            when: { and: [hasVoice, hasCourage] },
            do: [
              {
                op: 'choose',
                options: [
                  {
                    label: t(
                      'Fare senza il traliccio: chiamare Bruno dalla strada',
                      'Do without the mast: call Bruno from the street',
                    ),
                    do: [{ op: 'endMission', result: 'success', ending: 'on-foot' }],
                  },
                  { label: t('Aspettare ancora', 'Wait a little longer'), do: [] },
                ],
              },
            ],
            else: [
              {
                op: 'if',
                when: lacks(hasCourage),
                do: [
                  showReader(
                    '«Se lui avesse qualcosa da dirmi», dice, «avrebbe il coraggio di chiamare.»',
                    '“If he had anything to tell me,” she says, “he would find the courage to ring.”',
                  ),
                ],
                else: [
                  showReader(
                    '«Quella voce», dice, «vorrei averla su un nastro. Per quando sarò là.»',
                    '“That voice,” she says, “I wish I had it on a tape. For when I’m there.”',
                  ),
                ],
              },
            ],
          },
        ],
      },
    ],
  },
);

const suitcase = panorama(
  'suitcase',
  t(
    'La valigia è chiusa a metà, su sassi colorati, forbici, un maglione. C’è un posto vuoto, largo quanto un biglietto. Lia lo guarda spesso.',
    'The suitcase is half shut on coloured stones, scissors, a jersey. There is an empty place in it, as wide as a ticket. Lia looks at it often.',
  ),
  {
    instructions: [
      {
        op: 'if',
        when: { and: [{ hasElement: [E.ticket, 'group'] }, { not: { flag: 'kind.ticket' } }] },
        do: [
          flag('kind.ticket'),
          magic(2),
          showAll(
            'Fate scivolare il biglietto nella valigia. Adesso può partire chi vuole partire, e restare chi resta.',
            'You slip the ticket into the suitcase. Now whoever wants to leave can leave, and whoever stays can stay.',
          ),
        ],
      },
    ],
  },
);

const radio = panorama(
  'radio',
  t(
    'La radio sul davanzale è accesa piano. Fra una canzone e l’altra c’è un fruscio come di gente che arriva: a ogni Azrak perso nel Ritorno, cresce. Quel fruscio siete voi.',
    'The radio on the sill is on, low. Between songs there is a rustle as of people arriving: with each Azrak lost to Mission Return it grows. That rustle is you.',
  ),
  {
    instructions: [
      {
        op: 'if',
        when: hasMast,
        do: [
          showReader(
            'Sotto il fruscio, limpida, la voce di Vera: «Abbiamo una linea aperta…»',
            'Under the rustle, clear, Vera’s voice: “We have an open line …”',
          ),
        ],
        else: [
          showReader(
            'Vera parla, ma arriva solo l’orlo delle parole. La collina non porta.',
            'Vera is speaking, but only the hem of her words gets here. The hill doesn’t carry.',
          ),
        ],
      },
    ],
  },
);

export const window: Location = place(
  'window',
  9,
  t('La finestra accesa', 'The lit window'),
  'w.window',
  t(
    'Una finestra accesa sopra un cortile di nebbia. Lia sta in piedi. La valigia è quasi chiusa. Sul davanzale una radio sussurra. Mancano pochi minuti alle tre, e le tre hanno paura di arrivare.',
    'A lit window above a yard of fog. Lia is standing. The suitcase is nearly shut. On the sill a radio whispers. It is a few minutes to three, and three is afraid to come.',
  ),
  [
    ['Lia', 'Lia'],
    ['valigia', 'suitcase'],
    ['radio', 'radio'],
  ],
  [lia, suitcase, radio],
);
