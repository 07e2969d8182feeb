import { expect, test } from 'vitest';
import { checkKind, writeKind } from '../../testing/check-kind.ts';

checkKind('product-shot', {
  variants: ['frame', 'phone', 'side by side'],
  shape: 'heading 120, caption 300, image image, frameTitle 60, rows 8 (label 60, value 60, pin 140)',
  needs: ['rows'],
  start: 'What you see | [Label] | [Value] | [Label] | [Value] | Example',
  stored: {
    heading: 'The answer you get',
    caption: 'Example answer.',
    image: {
      src: '',
      alt: '',
      width: 0,
      height: 0,
    },
    frameTitle: 'Photo 118 · Example',
    rows: [
      {
        label: 'Part',
        value: 'RS-45-55-10',
        pin: 'The number your dealer uses.',
      },
    ],
  },
  written:
    '<div class="head"><h2>The answer you get</h2></div><figure><div class="frame"><p class="frame-title">Photo 118 · Example</p><dl><div><dt data-pin="1">Part</dt><dd>RS-45-55-10</dd></div></dl></div><figcaption>Example answer.</figcaption></figure><ol class="pins"><li data-pin="1"><b>Part</b> The number your dealer uses.</li></ol>',
});

test('a picture stands in the place of the frame, and notes are listed', () => {
  const rows = [
    { label: 'Part', value: 'RS-45', pin: 'The dealer’s number' },
    { label: 'Fits', value: '45 mm' },
  ];
  const image = { src: '/images/a.png', alt: 'Screen', width: 0, height: 0 };
  const markup = writeKind('product-shot', { rows, image });
  expect(markup).not.toContain('class="frame"');
  expect(markup.match(/<li /g)).toHaveLength(1);
  expect(markup).toContain('<li data-pin="1"><b>Part</b> The dealer’s number</li>');
});

test('a note has the number of its own line, where a line before it has none', () => {
  const rows = [
    { label: 'Part', value: 'RS-45' },
    { label: 'Fits', value: '45 mm', pin: 'Measured on the rod' },
  ];
  const markup = writeKind('product-shot', { rows });
  expect(markup).toContain('<dt data-pin="2">Fits</dt>');
  expect(markup).toContain('<li data-pin="2"><b>Fits</b> Measured on the rod</li>');
  expect(markup).not.toContain('<li data-pin="1">');
});
