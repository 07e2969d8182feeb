import type { Check } from '../finding.ts';
import { areApart, areComparable, factNumber, knownOf, rounded, slotIn } from '../known.ts';
import { latestArpa, readMonths } from '../monthly.ts';

const factor = 1.25;

export const check: Check = {
  id: 'arpa-and-months',
  title: 'Revenue per customer',
  allows: 'A quarter: the two may be of different months.',
  keep: 'Both are right',
  find(company) {
    const stated = factNumber(company, 'arpa', {
      label: 'Revenue per customer you state',
      unit: 'money/month',
    });
    const slot = slotIn(company, 'months');
    const arpa = slot === null ? null : latestArpa(readMonths(slot));
    if (stated === null || slot === null || arpa === null) return [];
    const measured = knownOf(company, 'months', slot, arpa.value, {
      label: 'Revenue over customers',
      unit: 'money/month',
      quote: arpa.month,
    });
    if (!areComparable(stated, measured) || !areApart(stated.value, measured.value, factor)) return [];
    return [
      {
        sides: [stated.side, measured.side],
        why: `You state ${stated.side.text} per customer; your table has ${measured.side.text} in ${arpa.month}.`,
        settle: [
          {
            kind: 'fact',
            label: `State ${measured.side.text}`,
            fact: 'arpa',
            value: rounded(measured.value, 4),
          },
          { kind: 'run', toolId: 'financial-metrics' },
        ],
      },
    ];
  },
};
