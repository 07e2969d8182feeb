import { expect, test } from 'vitest';
import { isSafeHref } from './safe-href.ts';
import { isSafeImage } from './safe-image.ts';

test.each([
  'https://x.example',
  'http://x.example/a?b=c&d=e#f',
  'HTTPS://x.example',
  'https://пример.example/путь',
  'mailto:a@b.example',
  'mailto:a@b.example?subject=Seals',
  'tel:+15550100199',
  'tel:112',
  '#prices',
  '#',
])('%s is a link', (href) => {
  expect(isSafeHref(href)).toBe(true);
});

test.each([
  '',
  'x.example',
  '/path',
  '//x.example',
  'https:',
  'https:///x',
  'https:x.example',
  'ftp://x.example',
  'file:///etc/passwd',
  'javascript:alert(1)',
  ' https://x.example',
  'https://x.example/a b',
  'https://x.example/\n',
  'ht\ttps://x.example',
  'https://x.example/"',
  "https://x.example/'",
  'https://x.example\\@y.example',
  'tel:call',
  'blob:https://x.example/1',
  'data:text/html,x',
])('%j is no link', (href) => {
  expect(isSafeHref(href)).toBe(false);
});

test.each([
  'data:image/png;base64,AAAA',
  'data:image/jpeg;base64,AAA=',
  'data:image/avif;base64,AA==',
  '/images/a-1_b.webp',
  '/images/logo.jpg',
])('%s is a picture', (src) => {
  expect(isSafeImage(src)).toBe(true);
});

test.each([
  '',
  'data:image/svg+xml;base64,AAAA',
  'data:image/png,AAAA',
  'data:image/png;base64,',
  'data:image/png;base64,AAA',
  'data:image/png;base64,AA"A',
  'data:text/html;base64,AAAA',
  'https://x.example/a.png',
  '//x.example/a.png',
  '/images/../a.png',
  '/images/a.svg',
  '/images/a.png?x',
  '/api/me.png',
])('%j is no picture', (src) => {
  expect(isSafeImage(src)).toBe(false);
});
