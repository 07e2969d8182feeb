import { type Block, fillText, listBlockStatements, type Report } from '@slipway/report';
import { engine } from '../src/retention-burn/engine.ts';
import type { CohortRow, Input } from '../src/retention-burn/fields.ts';
import { gather } from '../src/retention-burn/gather.ts';
import { loadTestLibrary } from './library.ts';

const library = loadTestLibrary();
export const asOf = '2026-11-16';
export const run = (input: Input): Report => engine.run(input, gather(input, { library, asOf }));
export const figure = ({ figures }: Report, id: string) => figures[id]?.value;
export const sayings = (report: Report, of: readonly Block[] = report.blocks) =>
  of.flatMap((block) => listBlockStatements(block).map(({ text }) => fillText(text, report.figures)));
export const verdictOf = (report: Report) => sayings(report)[0] ?? '';
export const kinds = ({ blocks }: Report) => blocks.map(({ id }) => id);
export const cohort = (month: string, ...cells: (number | null)[]): CohortRow => ({
  cohort: month,
  size: null,
  ...Object.fromEntries(cells.map((cell, at) => [`m${at}`, cell])),
});
