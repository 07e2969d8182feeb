import { createWriter, type Report } from '@slipway/report';
import type { WorkbookCells } from '../facet.ts';
import type { Basis } from './basis.ts';
import { countFormulas, curveTable, spreadSteps } from './cells/counts.ts';
import { scoreFormulas } from './cells/scores.ts';
import type { Input } from './fields.ts';
import { openSheet } from './sheet/sheet.ts';

interface Made {
  readonly input: Input;
  readonly basis: Basis;
  readonly report: Report;
}

/** Scores and counts, as sums over the table: a cell has `.has` (1, a half or 0) and `.known` (1 or 0). */
export function listCells({ input, basis, report }: Made): WorkbookCells {
  const sheet = openSheet(input, basis, createWriter());
  const heavy = report.figures.weight === undefined ? sheet.heavy : 'assumptions.weight';
  return {
    figures: { ...scoreFormulas(sheet, heavy), ...countFormulas(sheet) },
    steps: sheet.table.features.length === 0 ? [] : [spreadSteps(sheet)],
    tables: { curve: curveTable(sheet, report) },
  };
}
