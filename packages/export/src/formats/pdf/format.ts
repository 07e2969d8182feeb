import type { Format } from '../../format.ts';

export const pdf: Format = {
  id: 'pdf',
  name: 'PDF',
  goodFor: 'To send and to print: contents, charts, sources and notes.',
  gate: 'pdf-export',
  extension: 'pdf',
  mime: 'application/pdf',
  of: ['report', 'comparison', 'project'],
};
