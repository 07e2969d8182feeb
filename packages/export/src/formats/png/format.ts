import type { Format } from '../../format.ts';

export const png: Format = {
  id: 'png',
  name: 'PNG',
  goodFor: 'A picture for a message or a slide, up to three times as sharp.',
  goodForProject: 'One picture: what is known, and the answer of each result.',
  gate: 'png-export',
  extension: 'png',
  mime: 'image/png',
  of: ['report', 'comparison', 'project'],
  ofChart: true,
};
