import { expect, test } from 'vitest';
import { checkKind, writeKind } from '../../testing/check-kind.ts';

checkKind('footer', {
  variants: ['line', 'columns'],
  shape: 'name 80, line 200, links 12 (link link)',
  needs: ['name', 'line', 'links'],
  start: 'Acme | 555',
  stored: {
    name: 'Sealfinder',
    line: 'Selma, California',
    links: [
      {
        link: {
          label: 'hello@sealfinder.example',
          href: 'mailto:hello@sealfinder.example',
        },
      },
    ],
  },
  written:
    '<p class="name">Sealfinder</p><p>Selma, California</p><ul><li><a class="link" href="mailto:hello@sealfinder.example">hello@sealfinder.example</a></li></ul>',
});

test('a link without words or with an unsafe address is not written', () => {
  const links = [{ link: { label: '', href: '#a' } }, { link: { label: 'Run', href: 'javascript:a' } }];
  expect(writeKind('footer', { name: 'Acme', links })).not.toContain('<a');
});
