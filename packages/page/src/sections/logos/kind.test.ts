import { expect, test } from 'vitest';
import { checkKind, writeKind } from '../../testing/check-kind.ts';

checkKind('logos', {
  variants: ['row', 'list', 'tiles'],
  shape: 'heading 80, items 24 (name 60, image image)',
  needs: ['items'],
  start: 'Works with | [Name] | [Name] | [Name]',
  stored: {
    heading: 'Works with',
    items: [
      {
        name: 'WhatsApp',
        image: {
          src: '',
          alt: '',
          width: 0,
          height: 0,
        },
      },
    ],
  },
  written: '<h2>Works with</h2><ul class="names"><li>WhatsApp</li></ul>',
});

test('a logo is read by its name where it has no words of its own', () => {
  const image = { src: '/images/a.png', alt: '', width: 2, height: 1 };
  expect(writeKind('logos', { items: [{ name: 'Acme', image }] })).toContain(
    '<li><img src="/images/a.png" alt="Acme" width="2" height="1" decoding="async"></li>',
  );
});
