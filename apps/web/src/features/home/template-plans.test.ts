import { designs } from '@slipway/page';
import { expect, it } from 'vitest';
import { pagePlans } from './template-plans.ts';

it('the plans on the home page are templates that exist, with their own words', () => {
  for (const { id, name, fits } of pagePlans)
    expect(Object.entries(designs).find(([key]) => key === id)?.[1], id).toMatchObject({ name, fits });
  expect(Object.keys(designs)).toHaveLength(16);
});
