import type { Format } from '../../format.ts';

export const pack: Format = {
  id: 'pack',
  name: 'Founder pack',
  goodFor: 'The whole project in one ZIP: facts, latest results, pages and an index.',
  gate: 'download',
  extension: 'zip',
  mime: 'application/zip',
  of: ['project'],
};
