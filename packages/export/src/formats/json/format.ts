import type { Format } from '../../format.ts';

export const json: Format = {
  id: 'json',
  name: 'JSON',
  goodFor: 'Every figure with its formula and source, for a program.',
  goodForProject: 'What is known and every latest result, for a program.',
  gate: 'download',
  extension: 'json',
  mime: 'application/json',
  of: ['report', 'comparison', 'project'],
};
