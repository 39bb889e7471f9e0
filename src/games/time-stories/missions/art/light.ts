/** The few lights that all scenes share. */
import type { Light } from './scene.ts';

export const LIGHTS: Readonly<Record<'wood' | 'office' | 'dusk' | 'night' | 'warm' | 'stone' | 'paper', Light>> = {
  wood: { far: '#d9b98c', near: '#ecd9b8', floor: '#a9825a', edge: '#8a6a4e', shape: '#c7a57a' },
  office: { far: '#b9c9bd', near: '#dfe5d4', floor: '#8f9b88', edge: '#6f7d6c', shape: '#a5b5a6' },
  dusk: { far: '#8c8fae', near: '#e6c9b2', floor: '#8d8078', edge: '#6c605b', shape: '#75708a' },
  night: { far: '#26313f', near: '#566a6c', floor: '#3f4a48', edge: '#2f3938', shape: '#35434c' },
  warm: { far: '#e2b77d', near: '#f5dfb4', floor: '#b9855a', edge: '#94663f', shape: '#d0a069' },
  stone: { far: '#aeb3b8', near: '#d9d6cb', floor: '#8f8a80', edge: '#6e6a62', shape: '#9b9c99' },
  paper: { far: '#f6efdf', near: '#ece2c9', floor: '#d9c9a4', edge: '#b9a67c', shape: '#e3d6b6' },
};
