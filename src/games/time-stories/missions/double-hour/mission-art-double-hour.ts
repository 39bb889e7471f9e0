/** L'ora doppia: all its pictures by the names of their blobs. */
import { back, commons, face, mapCard, tokenFace } from '../art/mission-art.ts';
import { inside } from './pictures/inside.ts';
import { outside } from './pictures/outside.ts';

const maps = (): Readonly<Record<string, string>> => ({
  'map.centre': mapCard('#8f9a92', 'M0 60Q60 30 120 58M60 44V100', [
    [26, 44, 'radio'],
    [64, 40, 'telephone'],
    [92, 76, 'bread'],
  ]),
  'map.post': mapCard('#8d9a88', 'M0 58Q60 70 70 0M66 50V100', [[40, 52, 'postbox']]),
  'map.rails': mapCard('#8a8e92', 'M60 0V40Q60 60 120 62M0 84H120', [
    [34, 50, 'fountain'],
    [84, 84, 'locomotive'],
  ]),
  'map.rails.later': mapCard('#4d5563', 'M60 0V40Q60 60 120 62M0 84H120', [
    [34, 50, 'fountain'],
    [84, 84, 'locomotive'],
    [58, 30, 'crescent-moon'],
  ]),
  'map.fog': mapCard('#b4bab6', 'M0 62Q50 50 70 0', [
    [34, 60, 'cloud'],
    [78, 80, 'cloud'],
  ]),
  'map.window': mapCard('#5d6570', 'M0 62Q50 50 70 0', [
    [26, 44, 'cloud'],
    [70, 74, 'house'],
  ]),
  'map.tower': mapCard('#939088', 'M120 60Q70 60 60 90', [[52, 64, 'bell']]),
  'map.hill': mapCard('#7f8d78', 'M70 100Q40 70 60 40', [[62, 52, 'satellite-antenna']]),
});

export const doubleHourPictures = (): Readonly<Record<string, string>> => ({
  ...commons(),
  'back.watch': back('#d7d9c9', '#7b7f5c', 'mantelpiece-clock'),
  'face.colomba': face('#d6cdbd', 'dress', 'bell'),
  'face.zolfo': face('#d9c7a8', 'necktie', 'dog'),
  'token.static': tokenFace('#b9b3c9', 'high-voltage'),
  'token.phone-token': tokenFace('#d9b46a', 'telephone'),
  'token.tram-ticket': tokenFace('#a9c0b4', 'tram-car'),
  'token.crumbs': tokenFace('#e3cfa4', 'cookie'),
  ...maps(),
  ...inside(),
  ...outside(),
});
