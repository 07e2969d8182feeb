import type { Check } from '../finding.ts';
import { factNumber, slotIn, textSide } from '../known.ts';

export const check: Check = {
  id: 'mode-and-revenue',
  title: 'Not earning yet, and revenue',
  allows: 'Nothing: what earns is past “Not earning yet”.',
  find(company) {
    const mode = slotIn(company, 'mode');
    const mrr = factNumber(company, 'mrr', { label: 'Revenue you state', unit: 'money/month' });
    if (mode?.value !== 'before-revenue' || mrr === null || !(mrr.value > 0)) return [];
    return [
      {
        sides: [textSide('mode', mode, 'How you earn', 'Not earning yet'), mrr.side],
        why: `Financial Metrics counts you as not earning yet; you state ${mrr.side.text}.`,
        settle: [
          { kind: 'run', toolId: 'financial-metrics' },
          { kind: 'fact', label: 'Take the revenue out', fact: 'mrr', value: null },
        ],
      },
    ];
  },
};
