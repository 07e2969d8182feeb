import type { Check } from '../finding.ts';
import { slotIn, textSide } from '../known.ts';

/** Tools whose money is the company's own. */
const ofCompany: readonly string[] = [
  'financial-metrics',
  'retention-burn',
  'market-size-estimator',
  'health-score',
  'ai-pitch-generator',
];

export const check: Check = {
  id: 'currency-of-results',
  title: 'Currency of a result',
  allows: 'Nothing: amounts in two currencies cannot be put side by side.',
  find(company) {
    const slot = slotIn(company, 'currency');
    const own = slot?.value;
    if (slot === null || typeof own !== 'string') return [];
    return company.results.flatMap(({ toolId, tool, runId, date, input }) => {
      const used = input.currency;
      if (!ofCompany.includes(toolId) || typeof used !== 'string' || used === own) return [];
      return [
        {
          of: toolId,
          sides: [
            textSide('currency', slot, 'Currency', own),
            {
              label: `Currency of ${tool}`,
              value: used,
              text: used,
              from: { kind: 'result' as const, toolId, runId },
              facts: [],
              date,
            },
          ] as const,
          why: `Your currency is ${own}; ${tool} counts in ${used}.`,
          settle: [
            { kind: 'run' as const, toolId },
            {
              kind: 'fact' as const,
              label: `Set the currency to ${used}`,
              fact: 'currency',
              value: used,
            },
          ],
        },
      ];
    });
  },
};
