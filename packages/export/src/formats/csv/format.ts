import type { Format } from '../../format.ts';

export const csv: Format = {
  id: 'csv',
  name: 'CSV',
  goodFor: 'Every table with its numbers in full, for a spreadsheet.',
  gate: 'csv-export',
  extension: 'csv',
  mime: 'text/csv; charset=utf-8',
  of: ['report', 'comparison'],
};
