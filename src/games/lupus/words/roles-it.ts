/** I ruoli in italiano. */
import type { Role } from '../roles.ts';
import type { RoleWords } from './words.ts';

const NO_WOLF = 'non resta nessun lupo';
const ASLEEP = 'Stanotte dormi. Tocca chi vuoi.';

export const rolesIt: Readonly<Record<Role, RoleWords>> = {
  wolf: {
    name: 'Lupo mannaro',
    many: (n) => (n === 1 ? '1 lupo mannaro' : `${n} lupi mannari`),
    you: 'Sei un lupo mannaro.',
    night: 'con gli altri lupi scegli una vittima',
    wins: 'i lupi sono tanti quanti gli altri',
    task: 'Chi portate via stanotte?',
  },
  villager: {
    name: 'Villico',
    many: (n) => (n === 1 ? '1 villico' : `${n} villici`),
    you: 'Sei un villico.',
    night: 'dormi, e sogni chi vuoi',
    wins: NO_WOLF,
    task: ASLEEP,
  },
  seer: {
    name: 'Veggente',
    many: () => '1 veggente',
    you: 'Sei la veggente.',
    night: 'indichi una persona e sai se è un lupo',
    wins: NO_WOLF,
    task: 'Di chi vuoi sapere?',
  },
  medium: {
    name: 'Medium',
    many: () => '1 medium',
    you: 'Sei il medium.',
    night: 'sai se al rogo è andato un lupo',
    wins: NO_WOLF,
    task: 'Ascolta i morti. Tocca chi vuoi.',
  },
  possessed: {
    name: 'Indemoniato',
    many: () => '1 indemoniato',
    you: 'Sei l’indemoniato.',
    night: 'dormi, e sogni chi vuoi',
    wins: 'vincono i lupi',
    task: ASLEEP,
  },
  bodyguard: {
    name: 'Guardia del corpo',
    many: () => '1 guardia del corpo',
    you: 'Sei la guardia del corpo.',
    night: 'dalla seconda proteggi un’altra persona',
    wins: NO_WOLF,
    task: 'Chi proteggi?',
  },
  owl: {
    name: 'Gufo',
    many: () => '1 gufo',
    you: 'Sei il gufo.',
    night: 'indichi chi domani va in nomination',
    wins: NO_WOLF,
    task: 'Su quale tetto ti posi?',
  },
  mason: {
    name: 'Massone',
    many: (n) => (n === 1 ? '1 massone' : `${n} massoni`),
    you: 'Sei un massone.',
    night: 'nella prima scopri chi è l’altro massone',
    wins: NO_WOLF,
    task: 'Guarda chi è massone con te. Tocca chi vuoi.',
  },
  hamster: {
    name: 'Criceto mannaro',
    many: () => '1 criceto mannaro',
    you: 'Sei il criceto mannaro.',
    night: 'dormi: i lupi non ti possono sbranare',
    wins: 'la partita finisce e sei ancora in vita',
    task: ASLEEP,
  },
  mythomaniac: {
    name: 'Mitomane',
    many: () => '1 mitomane',
    you: 'Sei il mitomane.',
    night: 'nella seconda scegli chi imitare',
    wins: 'vince la parte con cui starai',
    task: 'Chi imiti, per sempre?',
  },
};
