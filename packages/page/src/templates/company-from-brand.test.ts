import { expect, test } from 'vitest';
import { readPage } from '../document/read-page.ts';
import { renderPage } from '../render/render-page.ts';
import { still } from '../testing/pages.ts';
import { companyFromBrand, readBrand } from './company-from-brand.ts';
import { makePage } from './make-page.ts';

const brand = {
  name: 'Kelp & Co',
  tagline: 'Food from the tide.',
  colours: [
    { role: 'Brand', hex: '#0F6B57', readable: '#0F6B57' },
    { role: 'Accent', hex: '#e2572b', readable: '#c2400f' },
    { role: 'Broken', hex: 'teal', readable: 'teal' },
  ],
  type: { heading: 'Georgia', body: 'Inter', fallback: 'serif' },
  voice: { gradeMost: 8, sentenceWordsMost: 20, youFirst: true, avoid: ['leverage', 'synergy'] },
};

test('a brand page has the name, tagline, colours, type and voice that were measured', () => {
  const read = readBrand(JSON.parse(JSON.stringify(brand)));
  if (read === null) throw new Error('It is a brand');
  const page = makePage('board', companyFromBrand(read), still(null, Math.random));
  expect(readPage(page).problem).toBeNull();
  expect(page.theme.brand).toBe('#0f6b57');
  const { body } = renderPage(page, { formAction: null });
  for (const words of [
    'Kelp &amp; Co',
    'Food from the tide.',
    '#e2572b',
    'As text: #c2400f',
    'Georgia',
    'Inter',
    'at most 20 words',
    'leverage, synergy',
  ])
    expect(body).toContain(words);
  expect(body).not.toContain('teal');
});

test('a brand without a name, colours or tagline still makes a page', () => {
  const bare = readBrand({ ...brand, name: null, tagline: null, colours: [] });
  if (bare === null) throw new Error('It is a brand');
  const page = makePage('board', companyFromBrand(bare), still(null, Math.random));
  expect(readPage(page).problem).toBeNull();
  expect(page.theme.brand).toBeNull();
});

test.each([
  null,
  'brand',
  {},
  { ...brand, colours: 'red' },
  { ...brand, voice: {} },
  { ...brand, type: null },
])('what is no brand is not read as one: %#', (raw) => {
  expect(readBrand(raw)).toBeNull();
});
