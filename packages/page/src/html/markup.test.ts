import fc from 'fast-check';
import { expect, test } from 'vitest';
import { html, nothing } from './markup.ts';
import { listRichLinks, richText } from './rich-text.ts';

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#96;': '`',
};
const read = (markup: string) =>
  markup.replace(/&(?:amp|lt|gt|quot|#39|#96);/g, (one) => entities[one] ?? '');

test.each<[string, string]>([
  ['a < b & c > d', 'a &lt; b &amp; c &gt; d'],
  [`"double" 'single' \`back\``, '&quot;double&quot; &#39;single&#39; &#96;back&#96;'],
  ['&amp;', '&amp;amp;'],
  ['a\u0000b\u0008c\u007fd\u009fe', 'abcde'],
  ['tab\tand line\nstay', 'tab\tand line\nstay'],
  ['half a pair \ud83d', 'half a pair \ufffd'],
  ['a whole one 😀', 'a whole one 😀'],
  ['\ufdd0\ufffe\uffff', ''],
])('%j is written as %j', (text, written) => {
  expect(html`${text}`.markup).toBe(written);
  expect(html`<p title="${text}">${text}</p>`.markup).toBe(`<p title="${written}">${written}</p>`);
});

test('any text reads back as it was, and brings no tag and no quote of its own', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      const { markup } = html`${text}`;
      expect(markup).not.toMatch(/[<>"'`]/);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
      const kept = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, '');
      expect(read(markup)).toBe(kept.replace(/[\ufdd0-\ufdef\ufffe\uffff]/g, '').toWellFormed());
    }),
  );
});

test('what is nothing writes nothing, numbers and lists are written, markup is not escaped again', () => {
  expect(html`a${null}b${false}c${nothing}d`.markup).toBe('abcd');
  expect(html`<b>${0}</b>`.markup).toBe('<b>0</b>');
  const items = ['x', '<y>'].map((one) => html`<li>${one}</li>`);
  expect(html`<ul>${items}</ul>`.markup).toBe('<ul><li>x</li><li>&lt;y&gt;</li></ul>');
  expect(html`${[]}`.markup).toBe('');
});

test('lines of the source between tags are no spaces on the page, and spaces of one line are', () => {
  expect(
    html`<p>
      ${'a'}
    </p>
    <b>c</b> <i>d</i>`.markup,
  ).toBe('<p>a\n    </p><b>c</b> <i>d</i>');
});

test.each<[string, string]>([
  ['', ''],
  ['   \n\n  \n', ''],
  ['One', '<p>One</p>'],
  ['One\nTwo', '<p>One<br>Two</p>'],
  ['One\n\n\nTwo', '<p>One</p><p>Two</p>'],
  ['One\r\n\r\nTwo', '<p>One</p><p>Two</p>'],
  ['- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
  ['- a\nno item', '<p>- a<br>no item</p>'],
  ['-a', '<p>-a</p>'],
  ['**b** and *i*', '<p><strong>b</strong> and <em>i</em></p>'],
  ['- **b**', '<ul><li><strong>b</strong></li></ul>'],
  ['2 * 3 = 6', '<p>2 * 3 = 6</p>'],
  ['**', '<p>**</p>'],
  ['[us](mailto:a@b.example)', '<p><a href="mailto:a@b.example">us</a></p>'],
  ['[run](javascript:x)', '<p>run</p>'],
  ['[blank]', '<p>[blank]</p>'],
  ['a [b](https://b.example) c', '<p>a <a href="https://b.example">b</a> c</p>'],
  ['**<i>**', '<p><strong>&lt;i&gt;</strong></p>'],
])('rich text %j', (source, written) => {
  expect(richText(source).markup).toBe(written);
});

test('links of a rich text, safe or not, in their order; bold and italic are none', () => {
  expect(listRichLinks('**a** [b](#b) *c* [d](javascript:d)')).toEqual([
    { label: 'b', href: '#b' },
    { label: 'd', href: 'javascript:d' },
  ]);
  expect(listRichLinks('[blank] and (brackets)')).toEqual([]);
});
