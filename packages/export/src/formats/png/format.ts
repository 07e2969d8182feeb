import type { Format } from '../../format.ts';

export const png: Format = {
  id: 'png',
  name: 'PNG',
  goodFor: 'A picture for a message or a slide, up to three times as sharp.',
  gate: 'png-export',
  extension: 'png',
  mime: 'image/png',
  of: ['report', 'comparison'],
  ofChart: true,
};
