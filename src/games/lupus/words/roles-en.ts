/** The roles in English. */
import type { Role } from '../roles.ts';
import type { RoleWords } from './words.ts';

const NO_WOLF = 'no wolf is left';
const ASLEEP = 'Tonight you sleep. Tap anybody.';

export const rolesEn: Readonly<Record<Role, RoleWords>> = {
  wolf: {
    name: 'Werewolf',
    many: (n) => (n === 1 ? '1 werewolf' : `${n} werewolves`),
    you: 'You are a werewolf.',
    night: 'you choose a victim with the other wolves',
    wins: 'the wolves are as many as the others',
    task: 'Whom do you take tonight?',
  },
  villager: {
    name: 'Villager',
    many: (n) => (n === 1 ? '1 villager' : `${n} villagers`),
    you: 'You are a villager.',
    night: 'you sleep, and dream of anybody',
    wins: NO_WOLF,
    task: ASLEEP,
  },
  seer: {
    name: 'Seer',
    many: () => '1 seer',
    you: 'You are the seer.',
    night: 'you point at somebody and learn if it is a wolf',
    wins: NO_WOLF,
    task: 'Whom do you want to know about?',
  },
  medium: {
    name: 'Medium',
    many: () => '1 medium',
    you: 'You are the medium.',
    night: 'you learn if a wolf went to the stake',
    wins: NO_WOLF,
    task: 'Listen to the dead. Tap anybody.',
  },
  possessed: {
    name: 'Possessed',
    many: () => '1 possessed',
    you: 'You are the possessed.',
    night: 'you sleep, and dream of anybody',
    wins: 'the wolves win',
    task: ASLEEP,
  },
  bodyguard: {
    name: 'Bodyguard',
    many: () => '1 bodyguard',
    you: 'You are the bodyguard.',
    night: 'from the second on you protect somebody else',
    wins: NO_WOLF,
    task: 'Whom do you protect?',
  },
  owl: {
    name: 'Owl',
    many: () => '1 owl',
    you: 'You are the owl.',
    night: 'you point at who is nominated tomorrow',
    wins: NO_WOLF,
    task: 'On whose roof do you sit down?',
  },
  mason: {
    name: 'Mason',
    many: (n) => (n === 1 ? '1 mason' : `${n} masons`),
    you: 'You are a mason.',
    night: 'in the first you learn who the other mason is',
    wins: NO_WOLF,
    task: 'See who is a mason with you. Tap anybody.',
  },
  hamster: {
    name: 'Werehamster',
    many: () => '1 werehamster',
    you: 'You are the werehamster.',
    night: 'you sleep: the wolves can’t maul you',
    wins: 'the game ends and you are alive',
    task: ASLEEP,
  },
  mythomaniac: {
    name: 'Mythomaniac',
    many: () => '1 mythomaniac',
    you: 'You are the mythomaniac.',
    night: 'in the second you choose whom to imitate',
    wins: 'the side wins that you come to be on',
    task: 'Whom do you imitate, for good?',
  },
};
