import type { AnyEngine, ImportInput } from '@slipway/tools';
import { tinyTool } from './tiny-tool.ts';

/** Events of customers, a line each: "who,amount". Adds them up, and names the lines it cannot read. */
export const importEvents: ImportInput = (source) => {
  const rows = typeof source === 'string' ? source.split('\n').map((line) => line.split(',')) : source;
  const problems: { line: number; message: string }[] = [];
  let sum = 0;
  for (const [index, [who = '', amount = '']] of rows.entries()) {
    if (who !== '' && amount !== '' && Number.isFinite(Number(amount))) sum += Number(amount);
    else problems.push({ line: index + 1, message: 'The amount is no number.' });
  }
  return { input: { price: sum }, rows: rows.length - problems.length, problems };
};

/** The tiny tool, for which the page should not wait. */
export const heavyTool: AnyEngine = { ...tinyTool, heavy: true };
