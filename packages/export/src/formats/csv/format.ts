import type { Format } from '../../format.ts';

export const csv: Format = {
  id: 'csv',
  name: 'CSV',
  goodFor: 'Every table with its numbers in full, for a spreadsheet.',
  goodForProject: 'Every figure of every result in one table, and what is known of the company.',
  gate: 'csv-export',
  extension: 'csv',
  mime: 'text/csv; charset=utf-8',
  of: ['report', 'comparison', 'project'],
};
