// @vitest-environment happy-dom
import { renderPlain } from '@slipway/page';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sectionOf } from '../../../../../../packages/page/src/testing/pages.ts';
import { plainSource, richSource } from './rich-source.ts';

const parse = (markup: string) => {
  const root = document.createElement('div');
  root.innerHTML = markup;
  return root;
};
const render = (body: string) => {
  const section = sectionOf('rich-text', 'r', { body });
  const written = parse(renderPlain({ title: 'X', design: 'memo' }, section, false)).querySelector('.body');
  return written ?? parse('');
};

test.each([
  ['<p>A <strong>b</strong> <em>c</em></p>', 'A **b** *c*'],
  ['<p>one</p><p>two</p>', 'one\n\ntwo'],
  ['<ul><li>one</li><li>two</li></ul>', '- one\n- two'],
  ['<p>one<br>two</p>', 'one\ntwo'],
  ['first<div>second</div>', 'first\n\nsecond'],
  ['<div><p>in</p><ul><li>x</li></ul></div>', 'in\n\n- x'],
  ['<p><a href="https://x.example">x</a></p>', '[x](https://x.example)'],
  ['<p><a href="javascript:x">x</a></p>', 'x'],
  ['<p><b>bold </b>word</p>', '**bold** word'],
  ['<p>a&nbsp;b</p>', 'a b'],
  ['<p><span style="color:red">red</span></p><script>x</script>', 'red\n\nx'],
  ['<p></p><p><br></p>', ''],
])('%s is written %s', (markup, source) => {
  expect(richSource(parse(markup))).toBe(source);
});

test('what was written is read back so that it looks the same', () => {
  const word = fc.constantFrom(
    'seal',
    '**bold**',
    '*soft*',
    '[a link](https://x.example)',
    'noon,',
    '3 < 4 & 5',
  );
  const line = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));
  const block = fc.oneof(
    fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n')),
    fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.map((one) => `- ${one}`).join('\n')),
  );
  fc.assert(
    fc.property(fc.array(block, { maxLength: 4 }), (blocks) => {
      const drawn = render(blocks.join('\n\n'));
      expect(render(richSource(drawn)).innerHTML).toBe(drawn.innerHTML);
    }),
  );
});

test('plain text keeps lines and loses every element', () => {
  expect(plainSource(parse('one<br>two <b>three</b>'))).toBe('one\ntwo three');
});
