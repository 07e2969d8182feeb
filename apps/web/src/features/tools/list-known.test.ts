import { engineLoaders } from '@slipway/tools/engines';
import { expect, it } from 'vitest';
import { listKnown } from './list-known.ts';

const told = { toolId: 'other', at: '2026-10-05T08:00:00.000Z', provenance: { kind: 'entered' } } as const;
const slots = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { ...told, value, ofIdea: true }]));

it('numbers of the record read as money, shares and months, not as they are stored', async () => {
  const { fields = [] } = (await engineLoaders['health-score']?.()) ?? {};
  const record = slots({ mrr: 54_900, growthPerMonth: 0.059, cash: 1_610_000, currency: 'EUR' });
  expect(listKnown(fields, record).map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'Monthly recurring revenue: €54,900',
    'Growth a month: 5.9%',
    'Cash in the bank: €1,610,000',
    'Currency: EUR',
  ]);
  expect(listKnown(fields, slots({ runwayMonths: 8, whoBuilds: 'founder' })).map(({ text }) => text)).toEqual(
    ['8 months', 'A founder'],
  );
});
