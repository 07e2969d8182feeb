import { onSheet, type Sheet, sheetNames, type Workbook } from '../file/workbook.ts';
import { figuresName, figuresSheet, placeFigures } from './figures-sheet.ts';
import { firstName, firstSheet } from './first-sheet.ts';
import { isFollowing, judgeFigures, usedKeys } from './judge-figures.ts';
import { layInput } from './lay-input.ts';
import { madeName, madeSheet } from './made-sheet.ts';
import type { WorkbookSource } from './source.ts';
import { tableSheets } from './table-sheets.ts';

/** A result as a workbook: cells to change first, then what follows from them by formulas, then how it was made. */
export function makeWorkbook(source: WorkbookSource): Workbook {
  const { report, made } = source;
  const laid = layInput(source);
  const judged = judgeFigures(source, laid);
  const places = placeFigures(report);
  const results = tableSheets(report, places);
  const [, , , ...free] = sheetNames([
    firstName,
    figuresName,
    madeName,
    ...laid.tables.map(({ title }) => title),
    ...results.map(({ name }) => name),
  ]);
  const inputSheets = laid.tables.map((table, at): Sheet => ({ ...table.sheet, name: free[at] ?? '' }));
  const following = new Set([...judged].flatMap(([id, standing]) => (isFollowing(standing) ? [id] : [])));
  const first = firstSheet({
    report,
    laid,
    places,
    used: usedKeys(judged, report),
    following,
    day: made.date,
  });
  const addresses = new Map(first.addresses);
  const names: Record<string, string> = { ...first.names };
  laid.tables.forEach(({ name, head, places: cells }, at) => {
    const sheet = free[at] ?? '';
    names[name] = onSheet(sheet, head.replace(/^([A-Z]+)(\d+)$/u, '$$$1$$$2'));
    for (const [key, place] of cells) addresses.set(key, onSheet(sheet, place));
  });
  const how = madeSheet(source, judged);
  return {
    sheets: [
      first.sheet,
      ...inputSheets,
      figuresSheet(report, judged, places, addresses),
      ...results.map((sheet, at) => ({ ...sheet, name: free[laid.tables.length + at] ?? sheet.name })),
      how.sheet,
    ],
    names: { ...names, ...how.names },
  };
}
