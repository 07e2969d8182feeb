import { formatValue } from '@slipway/report';
import type { Check } from '../finding.ts';
import { knownOf, slotIn, textSide } from '../known.ts';
import { readMonths, revenueIn, sayMonth } from '../monthly.ts';

const before: readonly unknown[] = ['idea', 'talks', 'pilot'];
const words: Readonly<Record<string, string>> = {
  idea: 'Idea only',
  talks: 'Talked to customers',
  pilot: 'Pilot or prototype in use',
};

export const check: Check = {
  id: 'stage-and-revenue',
  title: 'Stage and revenue',
  allows: 'Nothing: with revenue, customers pay.',
  keep: 'Both are right',
  find(company) {
    const [stage, months] = [slotIn(company, 'stage'), slotIn(company, 'months')];
    if (stage === null || months === null || !before.includes(stage.value)) return [];
    const row = readMonths(months).findLast((one) => (revenueIn(one) ?? 0) > 0);
    if (row === undefined) return [];
    const revenue = knownOf(company, 'months', months, revenueIn(row) ?? 0, {
      label: 'Revenue a month, measured',
      unit: 'money/month',
      quote: sayMonth(row.month),
    });
    const said = String(stage.value);
    return [
      {
        sides: [{ ...textSide('stage', stage, 'Stage', said), text: words[said] ?? said }, revenue.side],
        why: `Your stage is “${words[said] ?? said}”; ${sayMonth(row.month)} has ${formatValue(revenue.value, 'money/month', revenue.currency)} of revenue.`,
        settle: [
          { kind: 'fact', label: 'Set the stage to paying customers', fact: 'stage', value: 'paying' },
        ],
      },
    ];
  },
};
