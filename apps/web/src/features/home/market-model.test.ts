import { expect, test } from 'vitest';
import { marketSample, shortMoney, sizeMarket } from './market-model.ts';

test('the dental example gives the published worked figures', () => {
  const result = sizeMarket(marketSample);
  expect(shortMoney(result.tamYearly)).toBe('$821M');
  expect(result.samOffices).toBe(82_113);
  expect(shortMoney(result.samYearly)).toBe('$493M');
  expect(result.somOffices).toBe(1_642);
  expect(shortMoney(result.somYearly)).toBe('$9.9M');
  expect(result.newOfficesMonthly).toBe(27);
  expect(result.repsNeeded).toBe(9);
});

test('half the price is half the market, and as many offices to win', () => {
  const [full, half] = [sizeMarket(marketSample), sizeMarket({ ...marketSample, priceMonthly: 250 })];
  expect(half.tamYearly).toBe(full.tamYearly / 2);
  expect(half.somOffices).toBe(full.somOffices);
});

test.each([
  [1_640_000_000, '$1.6bn'],
  [821_130_000, '$821M'],
  [9_852_000, '$9.9M'],
  [60_000, '$60.0k'],
])('%d dollars read as %s', (dollars, text) => {
  expect(shortMoney(dollars)).toBe(text);
});
