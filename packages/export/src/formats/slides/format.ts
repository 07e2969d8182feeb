import type { Format } from '../../format.ts';

export const slides: Format = {
  id: 'slides',
  name: 'Slides as PDF',
  goodFor: 'The deck to send: every slide a page, in the theme you chose.',
  gate: 'pdf-export',
  extension: 'slides.pdf',
  mime: 'application/pdf',
  of: ['report'],
  toolIds: ['ai-pitch-generator'],
};
