import { minus, over, plus, readAs } from '@slipway/core';
import { monthLabel } from '@slipway/finance';
import type { Block, MetricCard, TableBlock } from '@slipway/report';
import { inWords, type Sheet } from './sheet.ts';

/** New, kept, lost and back: whether growth is new people or people who stay. */
export function accounting(sheet: Sheet): readonly Block[] {
  const { movements, measure } = sheet.study;
  if (movements === null) return [];
  const { writer } = sheet;
  const noun = measure.noun === 'users' ? 'users' : 'customers';
  const add = (id: string, label: string, value: number) =>
    writer.figure({
      id,
      label,
      value,
      unit: 'count',
      noun,
      provenance: { kind: 'measured', field: 'movements' },
    });
  const added = add('moved-new', 'New', movements.new);
  const back = add('moved-back', 'Back', movements.back);
  const lost = add('moved-lost', 'Lost', movements.lost);
  const months = writer.figure({
    id: 'moved-months',
    label: 'Months',
    value: movements.months,
    unit: 'months',
    provenance: { kind: 'measured', field: 'movements' },
  });
  const cards: MetricCard[] = [];
  if (movements.lost > 0) {
    const formula = readAs('ratio', over(plus(added, back), lost));
    cards.push({
      figure: writer.derive({ id: 'quick', label: 'Gained for each one lost', unit: 'ratio', formula }),
      bands: [],
    });
  }
  if (movements.kept !== null)
    cards.push({
      figure: writer.figure({
        id: 'kept',
        label: 'Kept a month',
        value: movements.kept,
        unit: 'share',
        provenance: inWords('(at each month’s start − lost) / at each month’s start, all months', lost),
      }),
      bands: [],
    });
  const { start, end } = movements;
  const text = `In {{f:${months}}} {{f:${added}}} came, {{f:${lost}}} left and {{f:${back}}} came back.`;
  const intro = writer.say('moved-intro', text);
  if (start === null || end === null || start <= 0)
    return [
      {
        id: 'accounting',
        kind: 'cards',
        title: 'Who came and who left',
        intro,
        cards: [...cards, ...[added, back, lost].map((figure) => ({ figure, bands: [] }))],
      },
      byMonth(sheet, noun),
    ];
  const first = add('moved-start', 'At the start', start);
  const sum = start + movements.new + movements.back - movements.lost;
  const isOff = Math.abs(sum - end) > Math.max(1, 0.005 * end);
  const total = writer.derive({
    id: 'moved-end',
    label: 'At the end',
    unit: 'count',
    noun,
    formula: minus(plus(first, added, back), lost),
  });
  return [
    {
      id: 'accounting',
      kind: 'waterfall',
      title: 'Who came and who left',
      intro: isOff
        ? writer.say(
            'moved-intro',
            `${text} That makes {{f:${total}}}; your numbers say {{f:${add('moved-given', 'By your numbers', end)}}}: one of them is wrong.`,
          )
        : intro,
      steps: [
        { label: 'Start', figure: first, role: 'start' },
        { label: 'New', figure: added, role: 'up' },
        { label: 'Back', figure: back, role: 'up' },
        { label: 'Lost', figure: lost, role: 'down' },
        { label: 'End', figure: total, role: 'total' },
      ],
    },
    ...(cards.length === 0 ? [] : [{ id: 'accounting-rates', kind: 'cards' as const, cards }]),
    byMonth(sheet, noun),
  ];
}

/** New, kept, lost and back, month by month. */
function byMonth({ study, writer }: Sheet, noun: string): TableBlock {
  const rows = study.movements?.rows ?? [];
  const hasKept = rows.some(({ kept }) => kept !== null);
  const names = (['new', 'back', 'lost', 'kept'] as const).filter((name) => name !== 'kept' || hasKept);
  const labels = { new: 'New', back: 'Back', lost: 'Lost', kept: 'Kept' } as const;
  return {
    id: 'accounting-months',
    kind: 'table',
    folded: true,
    title: `By month: ${noun}`,
    columns: [{ label: 'Month' }, ...names.map((name) => ({ label: labels[name], numeric: true }))],
    rows: rows.map((row) => ({
      cells: [
        { label: monthLabel(row.month) },
        ...names.map((name) => {
          const value = row[name];
          if (value === null) return { label: '' };
          return {
            figure: writer.figure({
              id: `moved-${name}-${row.month}`,
              label: `${labels[name]}, ${monthLabel(row.month)}`,
              value,
              unit: 'count',
              noun,
              provenance: { kind: 'measured', field: 'movements' },
            }),
          };
        }),
      ],
    })),
  };
}
