/** L'ora doppia: the starting map. Stairs go up from the centre, a path from the post office; one card is fog and nothing else. */
import type { MapCard } from '../../pack/shared.ts';
import { t } from '../kit/write.ts';

export const map: readonly MapCard[] = [
  {
    id: 'map.centre',
    art: { blob: 'map.centre' },
    at: [1, 1],
    cells: [
      { spot: 'm.attic', label: t('La soffitta', 'The attic') },
      { spot: 'm.exchange', label: t('Il centralino', 'The exchange') },
      { spot: 'm.bakery', label: t('Il forno', 'The bakery') },
    ],
    edges: { W: 'stairs' },
  },
  {
    id: 'map.post',
    art: { blob: 'map.post' },
    at: [2, 1],
    cells: [{ spot: 'm.post', label: t('La posta', 'The post office') }],
    edges: { N: 'path' },
  },
  {
    id: 'map.rails',
    art: { blob: 'map.rails' },
    at: [1, 2],
    cells: [
      { spot: 'm.square', label: t('La piazza', 'The square') },
      { spot: 'm.halt', label: t('La stazioncina', 'The little station') },
    ],
    edges: {},
  },
  {
    id: 'map.fog',
    art: { blob: 'map.fog' },
    at: [2, 2],
    cells: [{ spot: 'm.fog', label: t('nebbia', 'fog') }],
    edges: {},
  },
];
