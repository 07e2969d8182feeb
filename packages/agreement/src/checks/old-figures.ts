import { formatValue } from '@slipway/report';
import type { Check } from '../finding.ts';
import { factNumber, labelOf } from '../known.ts';

const mostDays = 60;
const watched = [
  ['cash', 'money'],
  ['netBurn', 'money/month'],
  ['mrr', 'money/month'],
] as const;

export const check: Check = {
  id: 'old-figures',
  title: 'Figure that is out of date',
  allows: 'Sixty days for cash, burn and revenue: an investor asks for last month’s.',
  keep: 'It is still right',
  find(company) {
    return watched.flatMap(([fact, unit]) => {
      const known = factNumber(company, fact, { label: labelOf(fact), unit });
      const days = known === null ? 0 : daysBetween(known.side.date, company.asOf);
      if (known === null || days <= mostDays) return [];
      const age = formatValue(days, 'days');
      return [
        {
          of: fact,
          sides: [
            known.side,
            {
              label: 'Entered',
              value: known.side.date,
              text: known.side.date,
              from: known.side.from,
              facts: [fact],
              date: company.asOf,
            },
          ] as const,
          why: `${known.side.text} is ${age} old. Enter today’s before you show it.`,
          settle: [{ kind: 'open' as const, label: 'Enter today’s', at: { kind: 'fact' as const, fact } }],
        },
      ];
    });
  },
};

function daysBetween(from: string, to: string): number {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  return Number.isFinite(days) ? Math.round(days) : 0;
}
