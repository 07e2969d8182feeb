import type { Check } from '../finding.ts';
import { factNumber, lastMonth } from '../known.ts';

const [least, factor] = [2, 2];

export const check: Check = {
  id: 'evidence-and-customers',
  title: 'Paying customers',
  allows: 'Two customers, or twice as many: the form and the table may be of different months.',
  keep: 'Both are right',
  find(company) {
    if (company.record.evidence?.value !== 'paying') return [];
    const said = factNumber(company, 'evidenceCount', {
      label: 'Paying customers, as you say it',
      unit: 'count',
    });
    const measured = lastMonth(company, 'customers', { label: 'Paying customers, measured', unit: 'count' });
    if (said === null || measured === null) return [];
    const [low, high] = [Math.min(said.value, measured.value), Math.max(said.value, measured.value)];
    if (high - low <= least || high <= factor * low) return [];
    return [
      {
        sides: [said.side, measured.side],
        why: `You say ${said.side.text} customers pay; your table has ${measured.side.text} in ${measured.side.quote}.`,
        settle: [
          {
            kind: 'fact',
            label: `Say ${measured.side.text}`,
            fact: 'evidenceCount',
            value: Math.round(measured.value),
          },
          { kind: 'run', toolId: 'financial-metrics' },
        ],
      },
    ];
  },
};
