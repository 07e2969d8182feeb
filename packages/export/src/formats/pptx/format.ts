import type { Format } from '../../format.ts';

export const pptx: Format = {
  id: 'pptx',
  name: 'PowerPoint',
  goodFor: 'The deck with notes, and charts that can be edited.',
  gate: 'export',
  extension: 'pptx',
  mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  of: ['report'],
  toolIds: ['ai-pitch-generator'],
};
