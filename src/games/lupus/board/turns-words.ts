/** Turning points of a game in sentences. */
import type { Lang } from '../../../elements/frame/board.ts';
import { words } from '../../../elements/words.ts';
import type { Role } from '../roles.ts';
import type { Turning } from './turns.ts';

type Sentences = Readonly<Record<Turning['what'], (night: number, name: string, role: Role) => string>>;

/** With the article that a sentence wants. */
const THE: Readonly<Record<Lang, Readonly<Record<Role, string>>>> = {
  it: {
    wolf: 'un lupo mannaro',
    villager: 'un villico',
    seer: 'la veggente',
    medium: 'il medium',
    possessed: 'l’indemoniato',
    bodyguard: 'la guardia del corpo',
    owl: 'il gufo',
    mason: 'un massone',
    hamster: 'il criceto mannaro',
    mythomaniac: 'il mitomane',
  },
  en: {
    wolf: 'a werewolf',
    villager: 'a villager',
    seer: 'the seer',
    medium: 'the medium',
    possessed: 'the possessed',
    bodyguard: 'the bodyguard',
    owl: 'the owl',
    mason: 'a mason',
    hamster: 'the werehamster',
    mythomaniac: 'the mythomaniac',
  },
};

const it: Sentences = {
  lynched: (n, name, role) => `Giorno ${n}: al rogo va ${name}, ${THE.it[role]}.`,
  mauled: (n, name, role) => `Notte ${n}: i lupi portano via ${name}, ${THE.it[role]}.`,
  seen: (n, name) => `Notte ${n}: la veggente guarda ${name}, il criceto mannaro, che non si sveglia più.`,
  found: (n, name) => `Notte ${n}: la veggente scopre che ${name} è un lupo.`,
  saved: (n, name) => `Notte ${n}: i lupi vanno da ${name}, e alla porta c’è la guardia del corpo.`,
  becameWolf: (n, name) => `Notte ${n}: il mitomane, ${name}, diventa un lupo.`,
  becameSeer: (n, name) => `Notte ${n}: il mitomane, ${name}, diventa una veggente.`,
};

const en: Sentences = {
  lynched: (n, name, role) => `Day ${n}: ${name}, ${THE.en[role]}, goes to the stake.`,
  mauled: (n, name, role) => `Night ${n}: the wolves take ${name}, ${THE.en[role]}.`,
  seen: (n, name) => `Night ${n}: the seer looks at ${name}, the werehamster, who doesn’t wake up again.`,
  found: (n, name) => `Night ${n}: the seer finds out that ${name} is a wolf.`,
  saved: (n, name) => `Night ${n}: the wolves come for ${name}, and the bodyguard stands at the door.`,
  becameWolf: (n, name) => `Night ${n}: the mythomaniac, ${name}, becomes a wolf.`,
  becameSeer: (n, name) => `Night ${n}: the mythomaniac, ${name}, becomes a seer.`,
};

export const turnWords: (lang: Lang) => Sentences = words(it, en);
