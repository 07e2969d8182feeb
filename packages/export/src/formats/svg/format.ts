import type { Format } from '../../format.ts';

export const svg: Format = {
  id: 'svg',
  name: 'SVG',
  goodFor: 'A drawing that stays sharp at any size and can be edited.',
  goodForProject: 'The same picture, sharp at any size.',
  gate: 'png-export',
  extension: 'svg',
  mime: 'image/svg+xml',
  of: ['report', 'comparison', 'project'],
  ofChart: true,
};
