/** Words of the story that is read again and taken home. */
import type { Lang } from '../../../../elements/frame/board.ts';
import { words } from '../../../../elements/words.ts';

const it = {
  title: 'La storia di una sera',
  by: (names: string): string => `Raccontata da ${names}`,
  darkness: 'L’Oscurità',
  setting: 'Dove e quando',
  before: 'Prima',
  scene: (n: number): string => `Scena ${n}`,
  epilogue: 'Che cosa succede dopo',
  people: 'I personaggi',
  player: (name: string): string => `di ${name}`,
  empty: 'Non avete scritto niente: la storia resta nelle vostre parole.',
  none: 'nessuna caratteristica',
  gaveUp: (name: string, trait: string): string => `${name} rinuncia a «${trait}»`,
  learns: (name: string, trait: string): string => `${name} impara «${trait}»`,
  cedes: (name: string): string => `${name} dà un dado all’Oscurità`,
  gains: (name: string): string => `${name} toglie un dado all’Oscurità`,
  yields: (name: string): string => `${name} cede all’Oscurità`,
  leads: (name: string): string => `La Lanterna è ${name}`,
  wins: 'vince',
  learnt: (n: number): string => `imparata nella scena ${n}`,
  lost: (n: number): string => `lasciata nella scena ${n}`,
};

type StoryWords = typeof it;

const en: StoryWords = {
  title: 'The story of an evening',
  by: (names: string): string => `Told by ${names}`,
  darkness: 'The Darkness',
  setting: 'Where and when',
  before: 'Before',
  scene: (n: number): string => `Scene ${n}`,
  epilogue: 'What came after',
  people: 'The characters',
  player: (name: string): string => `played by ${name}`,
  empty: 'You wrote nothing down: the story stays in your words.',
  none: 'no traits',
  gaveUp: (name: string, trait: string): string => `${name} gives up “${trait}”`,
  learns: (name: string, trait: string): string => `${name} learns “${trait}”`,
  cedes: (name: string): string => `${name} cedes a die`,
  gains: (name: string): string => `${name} takes a die from the Darkness`,
  yields: (name: string): string => `${name} yields to the Darkness`,
  leads: (name: string): string => `The Lantern is ${name}`,
  wins: 'wins',
  learnt: (n: number): string => `learnt in scene ${n}`,
  lost: (n: number): string => `given up in scene ${n}`,
};

export const storyWords: (lang: Lang) => StoryWords = words(it, en);
