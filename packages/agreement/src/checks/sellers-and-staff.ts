import type { Check } from '../finding.ts';
import { factNumber } from '../known.ts';

export const check: Check = {
  id: 'sellers-and-staff',
  title: 'People who sell and people who work',
  allows: 'Two founders more than the staff: they sell and are often not counted.',
  keep: 'Both are right',
  find(company) {
    const sellers = factNumber(company, 'sellers', { label: 'People who sell', unit: 'count' });
    const staff = factNumber(company, 'staff', { label: 'Full-time staff', unit: 'count' });
    if (sellers === null || staff === null || sellers.value <= staff.value + 2) return [];
    return [
      {
        sides: [sellers.side, staff.side],
        why: `Your market counts on ${sellers.side.text} people who sell; you have ${staff.side.text} on staff.`,
        settle: [
          {
            kind: 'fact',
            label: `Count on ${staff.side.text} who sell`,
            fact: 'sellers',
            value: staff.value,
          },
          { kind: 'run', toolId: 'market-size-estimator' },
        ],
      },
    ];
  },
};
