import type { BlockOf, Report } from '@slipway/report';
import { type Cell, type Sheet, sheetNames, type Workbook } from '../file/workbook.ts';
import { formulaOverCells } from './cell-formula.ts';
import { figureCell, figuresName, figuresSheet, placeFigures } from './figures-sheet.ts';
import { firstName, firstSheet } from './first-sheet.ts';
import { isFollowing, judgeFigures, usedKeys } from './judge-figures.ts';
import { layFigures } from './lay-figures.ts';
import { madeName, madeSheet } from './made-sheet.ts';
import type { WorkbookSource } from './source.ts';
import { tableSheets } from './table-sheets.ts';
import { unitWords } from './units.ts';

/** Results side by side: what they rest on as cells to change, every figure that follows by its formula, and the tables. It is not opened in Slipway again. */
export function makeComparison(source: Omit<WorkbookSource, 'input' | 'basis' | 'cells'>): Workbook {
  const { report, made } = source;
  const laid = layFigures(report);
  const judged = judgeFigures({ report }, laid);
  const places = placeFigures(report);
  const tables = [
    ...report.blocks.flatMap((block) =>
      block.kind === 'compare' ? [besideSheet(block, report, places)] : [],
    ),
    ...tableSheets({ ...report, blocks: report.blocks.filter(({ kind }) => kind !== 'compare') }, places),
  ];
  const [, , , ...free] = sheetNames([firstName, figuresName, madeName, ...tables.map(({ name }) => name)]);
  const first = firstSheet({
    report,
    laid,
    places,
    used: usedKeys(judged, { report }),
    following: new Set([...judged].flatMap(([id, standing]) => (isFollowing(standing) ? [id] : []))),
    day: made.date,
    invites: 'Change the yellow cells: what is computed from them by a formula follows at once.',
  });
  return {
    sheets: [
      ...tables.slice(0, 1).map((sheet) => ({ ...sheet, name: free[0] ?? sheet.name })),
      first.sheet,
      figuresSheet(report, judged, places, (formula) => formulaOverCells(formula, first.addresses)),
      ...tables.slice(1).map((sheet, at) => ({ ...sheet, name: free[at + 1] ?? sheet.name })),
      madeSheet(source, judged).sheet,
    ],
    names: first.names,
  };
}

/** A figure a row, a side a column. */
function besideSheet(
  { title = 'Side by side', sides, rows }: BlockOf<'compare'>,
  { figures }: Report,
  places: ReadonlyMap<string, string>,
): Sheet {
  const found = (id: string | null) => (id === null ? undefined : figures[id]);
  return {
    name: title,
    widths: [44, ...sides.map(() => 24), 20],
    frozen: 4,
    rows: [
      [{ text: title, look: 'title' }],
      [{ text: 'Every number here follows the sheet of figures.', look: 'line' }],
      [],
      ['Figure', ...sides.map(({ key, name }) => `${key}: ${name}`), 'Unit'].map(
        (text): Cell => ({ text, look: 'head' }),
      ),
      ...rows.map(({ label, figures: ids }): readonly (Cell | null)[] => {
        const all = ids.map(found);
        const first = all.find((figure) => figure !== undefined);
        return [
          { text: label },
          ...all.map((figure) => (figure === undefined ? null : figureCell(figure, places))),
          first === undefined
            ? null
            : { text: unitWords(first.unit, first.currency, first.noun), look: 'quiet' },
        ];
      }),
    ],
  };
}
