import { expect, test } from 'vitest';
import { checkKind, writeKind } from '../../testing/check-kind.ts';

checkKind('proof', {
  variants: ['figures', 'words'],
  shape:
    'heading 120, figures 6 (value 30, label 140, source link), quotes 6 (words 500, name 80, role 80, source link)',
  needs: ['figures'],
  start: 'What we measured | [Figure] | [What it counts, and when]',
  stored: {
    heading: 'What we measured',
    figures: [
      {
        value: '45 of 50',
        label: 'seals named right from a photo, June test',
        source: {
          label: 'How we counted',
          href: 'https://sealfinder.example/test',
        },
      },
    ],
    quotes: [],
  },
  written:
    '<div class="head"><h2>What we measured</h2></div><ul class="figures"><li><p class="value">45 of 50</p><p>seals named right from a photo, June test</p><a class="source" href="https://sealfinder.example/test">How we counted</a></li></ul>',
});

test('a figure without a value and words that are not signed are left out', () => {
  const figures = [
    { value: ' ', label: 'customers' },
    { value: '45', label: 'seals' },
  ];
  const quotes = [
    { words: 'Great', name: '' },
    { words: 'It fits', name: 'A. Diaz', role: 'Owner' },
  ];
  const markup = writeKind('proof', { figures, quotes });
  expect(markup).not.toMatch(/customers|Great/);
  expect(markup).toContain('<figcaption>A. Diaz, Owner </figcaption>');
  expect(markup.indexOf('figures')).toBeLessThan(markup.indexOf('It fits'));
  const words = writeKind('proof', { figures, quotes }, { variant: 'words' });
  expect(words.indexOf('It fits')).toBeLessThan(words.indexOf('figures'));
});

test('words of a customer stand between quotation marks, unless they brought their own', () => {
  const said = (words: string) => writeKind('proof', { quotes: [{ words, name: 'A. Diaz' }] });
  expect(said('It fits')).toContain('<figure class="quote said">');
  expect(said('“It fits”')).toContain('<figure class="quote">');
});
