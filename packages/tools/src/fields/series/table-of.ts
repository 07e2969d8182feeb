import type { TableField } from '../table/field.ts';
import type { SeriesField } from './field.ts';

/** A series is typed into a table of two columns. */
export function tableOf(field: SeriesField): TableField {
  const { name, label, help, maxPoints, valueLabel, unit, min, aliases } = field;
  return {
    name,
    kind: 'table',
    label,
    ...(help && { help }),
    maxRows: maxPoints,
    columns: [
      {
        name: 'at',
        label: 'Date',
        kind: 'period',
        aliases: [
          'day',
          'week',
          'month',
          'period',
          'time',
          'week starting',
          'week of',
          'month ending',
          'quarter',
          'year',
        ],
      },
      {
        name: 'value',
        label: valueLabel,
        kind: 'number',
        unit,
        ...(min !== undefined && { min }),
        ...(aliases && { aliases }),
      },
    ],
  };
}
