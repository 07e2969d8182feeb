import { formatValue } from '@slipway/report';
import type { Company } from '../company.ts';
import type { Check } from '../finding.ts';
import { factNumber, figure, type Known, slotIn } from '../known.ts';

const [part, least] = [0.5, 0.02];
const counted: readonly unknown[] = ['revenue', 'customers', 'users'];

export const check: Check = {
  id: 'growth-and-trend',
  title: 'Growth you state and the trend',
  allows: 'Two points a month, and half of what you state: one good month explains as much.',
  keep: 'Both are right',
  find(company) {
    const said = factNumber(company, 'growthPerMonth', { label: 'Growth you state', unit: 'share/month' });
    const trend = trendOf(company);
    if (said === null || trend === null || slotIn(company, 'growthPerMonth')?.provenance.kind === 'result')
      return [];
    const gap = Math.abs(said.value - trend.value);
    if (gap <= least || gap <= part * Math.abs(said.value)) return [];
    const value = Number(trend.value.toFixed(3));
    return [
      {
        sides: [said.side, trend.side],
        why: `You state growth of ${said.side.text}; the trend is ${trend.side.text}.`,
        settle: [
          {
            kind: 'fact',
            label: `State ${formatValue(value, 'share/month')}`,
            fact: 'growthPerMonth',
            value,
          },
          { kind: 'run', toolId: 'growth-trends' },
        ],
      },
    ];
  },
};

/** Of customers, users or revenue; sign-ups and visits are no growth of the company. */
function trendOf(company: Company): Known | null {
  const trends = company.results.find(({ toolId }) => toolId === 'growth-trends');
  const isOfCompany = trends !== undefined && counted.includes(trends.input.measure);
  const known = isOfCompany ? figure(company, 'growth-trends', 'growth', 'Trend, measured') : null;
  const measured = known ?? figure(company, 'financial-metrics', 'growth', 'Growth, measured');
  return measured?.side.unit === 'share/month' ? measured : null;
}
