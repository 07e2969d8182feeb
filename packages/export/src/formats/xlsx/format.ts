import type { Format } from '../../format.ts';

export const xlsx: Format = {
  id: 'xlsx',
  name: 'Excel',
  goodFor: 'Your numbers with live formulas: change a cell and see what follows.',
  goodForProject: 'One sheet per result with live formulas, and what is known of the company.',
  gate: 'export',
  extension: 'xlsx',
  mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  of: ['report', 'comparison', 'project'],
};
