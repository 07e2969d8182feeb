import { originKind, unitOf } from '@slipway/report';
import { listEstimates } from '../../about-rows.ts';
import type { ProjectSource } from '../../source.ts';
import { csvRows } from './csv-rows.ts';

/** What is known of the company, a fact a row: as a person reads it, and what can be counted with as a number. */
export function recordRows({ record }: Pick<ProjectSource, 'record'>): string {
  return csvRows([
    ['Fact', 'Value', 'Number', 'From', 'Date'],
    ...record.map(({ label, value, said, from, at }) => [
      label,
      said,
      typeof value === 'number' ? value : null,
      from,
      at ?? '',
    ]),
  ]);
}

const origins = {
  measured: 'your data',
  sourced: 'published',
  note: 'our note, check it',
  assumed: 'assumed',
  derived: 'computed',
} as const;

/** Every figure of every result, a figure a row. */
export function figureRows({ reports }: Pick<ProjectSource, 'reports'>): string {
  const rows = reports.flatMap(({ about, report }) => {
    const estimates = listEstimates(report);
    return Object.values(report.figures).map((figure) => {
      const { id, label, value, reason, range, provenance } = figure;
      return [
        about.tool?.name ?? about.title,
        about.madeAt.slice(0, 10),
        label,
        value ?? reason ?? '',
        unitOf(figure),
        range?.low ?? null,
        range?.high ?? null,
        origins[originKind(provenance, report)],
        estimates.has(id) ? 'estimate' : '',
      ];
    });
  });
  return csvRows([
    ['Result', 'Date', 'Figure', 'Value', 'Unit', 'Low', 'High', 'Origin', 'Estimate'],
    ...rows,
  ]);
}
