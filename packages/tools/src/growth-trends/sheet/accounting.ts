import { minus, over, plus, readAs } from '@slipway/core';
import type { Block, MetricCard } from '@slipway/report';
import type { Sheet } from './sheet.ts';

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
        cards: [...cards, { figure: added, bands: [] }, { figure: lost, bands: [] }],
      },
    ];
  const first = add('moved-start', 'At the start', start);
  if (movements.lost <= start) {
    const formula = readAs('share', over(minus(first, lost), first));
    const label = 'Kept of those at the start, at least';
    cards.push({ figure: writer.derive({ id: 'kept', label, unit: 'share', formula }), bands: [] });
  }
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
  ];
}
