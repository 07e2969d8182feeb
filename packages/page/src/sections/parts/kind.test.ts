import { expect, test } from 'vitest';
import { checkKind, writeKind } from '../../testing/check-kind.ts';

checkKind('parts', {
  variants: ['tiles', 'strip', 'list'],
  shape: 'heading 120, lead 300, items 40 (number 40, name 80, values 5 (label 40, value 60), when 60)',
  needs: ['items'],
  start: '[What is in the catalogue] | [Name] | [Price or lead time] | [Name] | [Price or lead time]',
  stored: {
    heading: 'Seals we name most',
    lead: 'Examples. Every size from 4 to 600 mm.',
    items: [
      {
        number: 'RS-45-55-10',
        name: 'Rod seal',
        values: [
          {
            label: 'Inside',
            value: '45 mm',
          },
        ],
        when: 'Noon van',
      },
    ],
  },
  written:
    '<div class="head"><h2>Seals we name most</h2><p class="lead">Examples. Every size from 4 to 600 mm.</p></div><ul class="parts"><li><p class="number">RS-45-55-10</p><h3>Rod seal</h3><dl><div><dt>Inside</dt><dd>45 mm</dd></div></dl><p class="when">Noon van</p></li></ul>',
});

test('only a strip, which scrolls, is reached by Tab', () => {
  const items = [{ name: 'Rod seal' }];
  expect(writeKind('parts', { items }, { variant: 'strip' })).toContain('<ul class="parts" tabindex="0">');
  expect(writeKind('parts', { items })).toContain('<ul class="parts">');
});
