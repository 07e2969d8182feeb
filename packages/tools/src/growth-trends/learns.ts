import type { LearntFact } from '@slipway/record';
import type { Report } from '@slipway/report';

/** Growth a month is the company's only where customers, users or revenue were counted: other counts leave the figure out. */
export function learns({ figures }: Report): readonly LearntFact[] {
  const { last } = figures;
  if (last?.currency === undefined && last?.noun !== 'customers' && last?.noun !== 'users') return [];
  const figure = ['growth-month', 'growth'].find((id) => figures[id]?.unit === 'share/month');
  const value = figure === undefined ? null : (figures[figure]?.value ?? null);
  return figure === undefined || value === null ? [] : [{ id: 'growthPerMonth', value, figure }];
}
