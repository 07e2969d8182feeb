import type { AssumptionRow, AssumptionsBlock } from '@slipway/report';
import { axesOf, chosenAxes } from './map.ts';
import type { Sheet } from './sheet.ts';

export function assumptionsBlock(sheet: Sheet): AssumptionsBlock | null {
  const rows = [...weightRow(sheet), ...axisRows(sheet)];
  return rows.length === 0
    ? null
    : { id: 'assumptions', kind: 'assumptions', title: 'What if', folded: true, rows };
}

function weightRow(sheet: Sheet): readonly AssumptionRow[] {
  const { segments, input, heavy, writer } = sheet;
  if (segments.every(({ weighs }) => weighs.length === 0)) return [];
  const isOwn = input.assumptions?.weight !== undefined;
  const figure = writer.figure({
    id: 'weight',
    label: 'Weight of what they weigh most',
    value: heavy,
    unit: 'count',
    provenance: isOwn
      ? { kind: 'measured', field: 'assumptions' }
      : { kind: 'assumed', why: 'Our rule: three times an ordinary feature.', assumption: 'weight' },
  });
  return [
    {
      id: 'weight',
      label: 'A feature they weigh most counts as so many others',
      figure,
      isOwn,
      control: { type: 'number', min: 1, max: 10, step: 1 },
      why: writer.say('why-weight', `It counts {{f:${figure}}} times now.`),
    },
  ];
}

function axisRows(sheet: Sheet): readonly AssumptionRow[] {
  const axes = axesOf(sheet);
  const chosen = chosenAxes(sheet);
  // With two there is nothing to choose.
  if (chosen === null || axes.length < 3) return [];
  const [x, y] = chosen;
  const row = (id: 'axis-across' | 'axis-up', label: string, now: string, other: string): AssumptionRow => ({
    id,
    label,
    chosen: now,
    isOwn: sheet.input.assumptions?.[id] === now,
    control: {
      type: 'choice',
      options: axes
        .filter((axis) => axis.id !== other)
        .map((axis) => ({ value: axis.id, label: axis.label })),
    },
    why: sheet.writer.say(`why-${id}`, 'Places the products on the map.'),
  });
  return [row('axis-across', 'Across the map', x.id, y.id), row('axis-up', 'Up the map', y.id, x.id)];
}
