import { expect, test } from 'vitest';
import { rewritePrice } from './read-page.ts';
import { replaceText } from './replace-text.ts';

test('a price is another one wherever it stands alone, and nothing else is touched', () => {
  const kept = { heading: 'Fitting' };
  const page = {
    sections: [{ data: { price: '$49' } }, { data: { body: 'From $49. Or $490, $49.50, US$49' } }, kept],
  };
  const now = replaceText(page, '$49', rewritePrice('$49', 1250));
  expect(now.sections.slice(0, 2)).toEqual([
    { data: { price: '$1,250' } },
    { data: { body: 'From $1,250. Or $490, $49.50, US$1,250' } },
  ]);
  expect(now.sections[2]).toBe(kept);
  expect(replaceText(page, '$7', '$8')).toBe(page);
  expect(rewritePrice('From €11.50 a week', 12.5)).toBe('From €12.50 a week');
});
