import { expect, test } from 'vitest';
import { makePaper } from './write-on-paper.ts';

const paper = (changes: Partial<Parameters<typeof makePaper>[0]> = {}) =>
  makePaper({
    id: 'section-x',
    variant: 'rows',
    title: 'Acme',
    formAction: '/join',
    isFirst: false,
    ...changes,
  });

test('the first opening has the h1, and what is inside it an h2', () => {
  const first = paper({ isFirst: true });
  expect(first.heading('A').markup).toBe('<h1>A</h1>');
  expect(first.sub('B').markup).toBe('<h2>B</h2>');
  const other = paper();
  expect(other.heading('A').markup).toBe('<h2>A</h2>');
  expect(other.sub('B').markup).toBe('<h3>B</h3>');
});

test('a section without a heading gives its level to the headings inside, and never the h1', () => {
  for (const isFirst of [true, false]) {
    const bare = paper({ isFirst });
    expect(bare.heading('  ').markup).toBe('');
    expect(bare.sub('B').markup).toBe('<h2>B</h2>');
  }
});

test('a text of spaces is nothing', () => {
  const { heading, sub, line } = paper();
  for (const write of [heading, sub, line]) expect(write(' \n ').markup).toBe('');
});

test('a paragraph has the class it is given, or none', () => {
  expect(paper().line('a').markup).toBe('<p>a</p>');
  expect(paper().line('a', 'lead').markup).toBe('<p class="lead">a</p>');
});

test.each([
  [{ label: 'Go', href: 'https://x.example' }, '<a class="link" href="https://x.example">Go</a>'],
  [{ label: 'Go', href: '#a' }, '<a class="link" href="#a">Go</a>'],
  [{ label: ' ', href: '#a' }, ''],
  [{ label: 'Go', href: '' }, ''],
  [{ label: 'Go', href: 'javascript:x' }, ''],
])('a link needs words and an address that is safe: %j', (link, written) => {
  expect(paper().link(link).markup).toBe(written);
});

test('a link may have a class of its own', () => {
  expect(paper().link({ label: 'Go', href: '#a' }, 'button').markup).toBe(
    '<a class="button" href="#a">Go</a>',
  );
});

test.each([
  [4, 3, ' width="4" height="3"'],
  [0, 3, ''],
  [4, 0, ''],
])('a picture of %d by %d says so only where both are known', (width, height, size) => {
  const image = { src: '/images/a.png', alt: 'A "seal"', width, height };
  expect(paper().image(image).markup).toBe(
    `<img src="/images/a.png" alt="A &quot;seal&quot;"${size} decoding="async">`,
  );
});

test.each(['', 'https://x.example/a.png', 'data:image/svg+xml;base64,AAAA'])('%j is no picture', (src) => {
  expect(paper().image({ src, alt: '', width: 1, height: 1 }).markup).toBe('');
});

test('rich text is written as it is for visitors, and named for an editor where it is marked', () => {
  expect(paper().rich('**a**').markup).toBe('<p><strong>a</strong></p>');
  expect(paper({ isEditable: true }).rich('**a**').markup).toBe('<p><strong>a</strong></p>');
  const marked = '\ue002**a**\uf8ff';
  expect(paper({ isEditable: true }).rich(marked).markup).toBe(
    '<div data-rich="2"><p><strong>a</strong></p></div>',
  );
});

test('an id inside a section begins with the section’s own', () => {
  expect(paper().idOf('email')).toBe('section-x-email');
});
