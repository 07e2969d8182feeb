import type { Check } from '../finding.ts';
import { areComparable, factNumber, lastMonth } from '../known.ts';

const [share, burns] = [0.25, 2];

export const check: Check = {
  id: 'cash-and-months',
  title: 'Cash you state and the last month',
  allows: 'A quarter, or two months of burn: cash falls between the table and today.',
  keep: 'Both are right',
  find(company) {
    const cash = factNumber(company, 'cash', { label: 'Cash you state', unit: 'money' });
    const last = lastMonth(company, 'cash', { label: 'Cash at the end of the last month', unit: 'money' });
    const burn = factNumber(company, 'netBurn', { label: 'Net burn', unit: 'money/month' })?.value ?? 0;
    if (cash === null || last === null || !areComparable(cash, last)) return [];
    const allowed = Math.max(share * Math.max(cash.value, last.value), burns * burn);
    if (Math.abs(cash.value - last.value) <= allowed) return [];
    return [
      {
        sides: [cash.side, last.side],
        why: `You state ${cash.side.text} in the bank; your table has ${last.side.text} in ${last.side.quote}.`,
        settle: [
          { kind: 'fact', label: `State ${last.side.text}`, fact: 'cash', value: last.value },
          { kind: 'run', toolId: 'financial-metrics' },
        ],
      },
    ];
  },
};
