import { formatValue } from '@slipway/report';
import type { Check } from '../finding.ts';
import { countMonthsOfCash, readHires } from '../hires.ts';
import { factNumber, figure, slotIn } from '../known.ts';

const [factor, least] = [1.2, 1];

export const check: Check = {
  id: 'runway-and-hiring',
  title: 'Runway and planned hires',
  allows: 'A fifth and one month. Where Retention & Burn has counted the hires, its runway is taken.',
  keep: 'Both are right: the hires wait',
  find(company) {
    const runway = factNumber(company, 'runwayMonths', { label: 'Runway you state', unit: 'months' });
    const cash = factNumber(company, 'cash', { label: 'Cash', unit: 'money' });
    const burn = factNumber(company, 'netBurn', { label: 'Net burn', unit: 'money/month' });
    const slot = slotIn(company, 'hires');
    const hires = slot === null ? [] : readHires(slot.value);
    if (runway === null || cash === null || burn === null || slot === null || hires.length === 0) return [];
    if (!(cash.value > 0) || !(burn.value > 0)) return [];
    const counted = figure(company, 'retention-burn', 'runway.trend', 'Runway with hires');
    const lasts = counted?.value ?? countMonthsOfCash(cash.value, burn.value, hires, company.asOf);
    if (runway.value - lasts <= least || runway.value <= lasts * factor) return [];
    const value = Number(lasts.toFixed(1));
    const text = formatValue(value, 'months');
    return [
      {
        sides: [
          runway.side,
          {
            label: 'Runway with the hires you plan',
            value,
            unit: 'months',
            text,
            from: counted?.side.from ?? { kind: 'fact', fact: 'hires' },
            facts: ['hires', 'cash', 'netBurn'],
            date: counted?.side.date ?? slot.at.slice(0, 10),
          },
        ],
        why: `You state ${runway.side.text} of runway; with the people you plan to hire the cash lasts ${text}.`,
        settle: [
          { kind: 'fact', label: `State ${text}`, fact: 'runwayMonths', value },
          { kind: 'run', toolId: 'retention-burn' },
        ],
      },
    ];
  },
};
