import type { LearntFact } from '@slipway/record';
import type { Report } from '@slipway/report';

export function learns({ figures }: Report): readonly LearntFact[] {
  const value = figures.brand?.value ?? null;
  return value === null ? [] : [{ id: 'brandScore', value, figure: 'brand' }];
}
