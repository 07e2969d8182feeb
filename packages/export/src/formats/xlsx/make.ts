import { cellLoaders } from '@slipway/tools/server-facets';
import { makeWorkbook, writeXlsx } from '@slipway/workbook';
import type { Make } from '../../format.ts';
import { resultOf } from '../../result-source.ts';

/** Cells to change, formulas that follow from them, the tables, and how it was made. */
export const makeXlsx: Make = async (source) => {
  const { about, engine, ...made } = await resultOf(source);
  const list = await cellLoaders[engine.meta.id]?.();
  return writeXlsx(
    makeWorkbook({
      ...made,
      engine,
      cells: list?.(made) ?? {},
      made: { date: about.madeAt.slice(0, 10), engine: about.engine, model: about.model },
    }),
  );
};
