import { cellLoaders } from '@slipway/tools/server-facets';
import { makeComparison, makeWorkbook, writeXlsx } from '@slipway/workbook';
import type { Make } from '../../format.ts';
import { comparedOf, resultOf } from '../../result-source.ts';

/** Cells to change, formulas that follow from them, the tables, and how it was made. */
export const makeXlsx: Make = async (source) => {
  const { about } = source;
  const made = { date: about.madeAt.slice(0, 10), engine: about.engine, model: about.model };
  if (source.kind === 'comparison') {
    const { engine, report } = await comparedOf(source);
    return writeXlsx(makeComparison({ engine, report, made }));
  }
  const { engine, ...result } = await resultOf(source);
  const list = await cellLoaders[engine.meta.id]?.();
  return writeXlsx(makeWorkbook({ ...result, engine, cells: list?.(result) ?? {}, made }));
};
