import { type AnyEngine, readField } from '@slipway/tools';
import type { OpenedWorkbook, RefusedWorkbook } from '@slipway/workbook/import';
import type { ReportSource } from '../../source.ts';
import { readJson } from './read.ts';

/** What a result was asked with, back out of its JSON or that of its project; one sentence where there is none. */
export function openJson(
  text: string,
  { meta, fields }: Pick<AnyEngine, 'meta' | 'fields'>,
): OpenedWorkbook | RefusedWorkbook {
  const { source, problem } = readJson(text);
  if (problem !== null) return { refused: problem };
  const all: readonly ReportSource[] =
    source.kind === 'project' ? source.reports : source.kind === 'report' ? [source] : source.sides;
  const found = all.find(({ about }) => about.tool?.id === meta.id);
  if (found === undefined) return { refused: 'This file has no result of this tool.' };
  const { assumptions, ...given } = Object(found.input);
  const currency = typeof given.currency === 'string' ? given.currency : null;
  const read = fields.flatMap((field) => {
    const value: unknown = given[field.name];
    if (value === undefined || value === null) return [];
    const taken = readField(field, value, currency);
    const isRefused = typeof taken === 'object' && taken !== null && 'problem' in taken;
    return [{ field, value, problem: isRefused ? String(taken.problem) : null }];
  });
  const fits = read.filter((one) => one.problem === null);
  const assumed = Object.entries(Object(assumptions)).filter((entry): entry is [string, number | string] =>
    ['number', 'string'].includes(typeof entry[1]),
  );
  return {
    input: Object.fromEntries(fits.map(({ field, value }) => [field.name, value])),
    assumptions: Object.fromEntries(assumed),
    problems: read.flatMap(({ field, problem: why }) =>
      why === null ? [] : [{ at: field.label, message: why }],
    ),
    cells: fits.length + assumed.length,
  };
}
