import { type Currency, type Expression, isMoney } from '@slipway/core';
import type { Report } from '@slipway/report';
import { cellOfFigure } from '@slipway/tools';
import { onSheet, type Sheet, sheetNames, type Workbook } from '../file/workbook.ts';
import { formulaOverCells } from './cell-formula.ts';
import { figuresName, figuresSheet, placeFigures } from './figures-sheet.ts';
import { firstName, firstSheet } from './first-sheet.ts';
import { isFollowing, isSame, judgeFigures, usedKeys } from './judge-figures.ts';
import { knowCells } from './know-cells.ts';
import { layInput } from './lay-input.ts';
import { madeName, madeSheet } from './made-sheet.ts';
import type { WorkbookSource } from './source.ts';
import { placeSteps, stepSheet } from './step-sheets.ts';
import { tableSheets } from './table-sheets.ts';

/** A result as a workbook: cells to change first, then what follows from them by formulas, then how it was made. */
export function makeWorkbook(source: WorkbookSource): Workbook {
  const { report, made, cells } = source;
  const laid = layInput(source);
  const judged = judgeFigures(source, laid);
  const places = placeFigures(report);
  const steps = cells?.steps ?? [];
  const tables = tableSheets(report, places);
  const inputs = laid.tables.length;
  const [, , , ...free] = sheetNames([
    firstName,
    figuresName,
    madeName,
    ...laid.tables.map(({ title }) => title),
    ...tables.map(({ name }) => name),
    ...steps.map(({ title }) => title),
  ]);
  const nameAt = (at: number): string => free[at] ?? '';
  const following = new Set([...judged].flatMap(([id, standing]) => (isFollowing(standing) ? [id] : [])));
  const used = usedKeys(judged, source);
  const first = firstSheet({ report, laid, places, used, following, day: made.date });
  const addresses = new Map(first.addresses);
  const names: Record<string, string> = { ...first.names };
  laid.tables.forEach(({ name, head, places: own }, at) => {
    names[name] = onSheet(nameAt(at), head.replace(/^([A-Z]+)(\d+)$/u, '$$$1$$$2'));
    for (const [key, place] of own) addresses.set(key, onSheet(nameAt(at), place));
  });
  for (const [id, place] of places) addresses.set(cellOfFigure(id), onSheet(figuresName, place));
  const stepName = (at: number): string => nameAt(inputs + tables.length + at);
  steps.forEach((sheet, at) => {
    for (const [key, place] of placeSteps(sheet)) addresses.set(key, onSheet(stepName(at), place));
  });
  const { countOf } = knowCells(source, laid.values);
  const write = (formula: Expression): string | null =>
    formulaOverCells(formula, addresses, (key) => !laid.values.has(key));
  const results = tableSheets(report, places, ({ block, column, row, value }) => {
    const formula = cells?.tables?.[block]?.[column]?.[row] ?? null;
    return formula !== null && isSame(value, countOf(formula)) ? write(formula) : null;
  });
  const how = madeSheet(source, judged);
  return {
    sheets: [
      first.sheet,
      ...laid.tables.map((table, at): Sheet => ({ ...table.sheet, name: nameAt(at) })),
      figuresSheet(report, judged, places, write),
      ...results.map((sheet, at) => ({ ...sheet, name: nameAt(inputs + at) })),
      ...steps.map((sheet, at): Sheet => {
        const laidOut = stepSheet(sheet, currencyOf(report), (formula) => ({
          formula: write(formula),
          value: countOf(formula),
        }));
        return { ...laidOut, name: stepName(at) };
      }),
      how.sheet,
    ],
    names: { ...names, ...how.names },
  };
}

function currencyOf({ figures }: Report): Currency | undefined {
  return Object.values(figures).find(({ unit }) => isMoney(unit))?.currency;
}
