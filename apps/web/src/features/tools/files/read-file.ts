import { AppError } from '@slipway/core';
import { readText } from './read-text.ts';
import { type Grid, refuseTooLong, tidy } from './split-cells.ts';

const largestBytes = 2_000_000;

/**
 * A CSV or text file as cells: the one door for files that hold a table. It reads on the page, so it takes little; what reads
 * larger files in a worker stands behind the same promise. The reader is fetched with the first file.
 */
export async function readFile(file: File): Promise<Grid> {
  if (file.size > largestBytes) throw new AppError('request/too-large', { limit: '2 MB' });
  const text = await readText(file);
  if (text.includes('\0')) throw notCsv(file.name);
  refuseTooLong(text);
  const { default: papa } = await import('papaparse').catch((cause: unknown) => {
    throw new AppError('network/offline', {}, { cause });
  });
  // Excel's own first line names what stands between the cells.
  const [, named] = /^sep=(.)\r?\n/iu.exec(text) ?? [];
  const table = named === undefined ? text : text.slice(text.indexOf('\n') + 1);
  const { data } = papa.parse<string[]>(table, {
    ...(named !== undefined && { delimiter: named }),
    skipEmptyLines: 'greedy',
  });
  const grid = tidy(data.map((row) => row.map(String)));
  if (grid.length === 0) throw notCsv(file.name);
  return grid;
}

function notCsv(name: string): AppError {
  return new AppError('request/invalid', {
    problem: `No table was found in ${name}. Save the sheet as CSV and choose that file.`,
  });
}
