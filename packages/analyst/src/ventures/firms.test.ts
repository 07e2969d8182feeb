import { type Venture, VentureList } from '@slipway/knowledge';
import { expect, test } from 'vitest';
import { buildFirms, openFirms } from './firms.ts';

const venture = (niche: string, ...rivals: readonly (readonly [string, ...string[]])[]) =>
  ({ niche, rivals: rivals.map(([name, ...places]) => ({ name, places })) }) as unknown as Venture;

const find = openFirms(
  buildFirms(
    VentureList.of([
      venture('water/wells', ['Aqua (Big Co)', 'GB', 'IE'], ['Brook']),
      venture('water/taps', ['Aqua', 'GB'], ['Dew', 'EU']),
      venture('law/wills', ['Aqua', 'FR'], ['Brook', 'US']),
    ]),
  ),
);

test('a firm is counted over all businesses that name it, under either spelling', () => {
  expect(find('aqua')).toMatchObject({ mentions: 3, industries: 2 });
  expect(find('Brook')).toMatchObject({ mentions: 2, industries: 2 });
  expect(find('Nobody')).toBeNull();
});

test('noted for a country by any of them, or for others alone', () => {
  const at = (name: string, place: string) => [
    find(name)?.isNotedIn(place),
    find(name)?.isNotedElsewhere(place),
  ];
  expect(at('Aqua', 'IE')).toEqual([true, false]);
  expect(at('Aqua', 'US')).toEqual([false, true]);
  // Of the Union, so of each country in it.
  expect(at('Dew', 'DE')).toEqual([true, false]);
  // Once it was noted for no country: it may be had anywhere.
  expect(at('Brook', 'DE')).toEqual([false, false]);
});
