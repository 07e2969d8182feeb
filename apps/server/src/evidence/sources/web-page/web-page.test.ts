import { expect, test } from 'vitest';
import { listSheets, readPage } from './read-page.ts';
import { readStyles } from './read-styles.ts';

const html = `<!doctype html><html lang="en-GB"><head><title>Pawline &amp; friends</title>
<!-- <meta name="description" content="an old one"> -->
<meta name="description" content='Fills the gaps of dog groomers'><meta property="og:title" content=Pawline>
<meta property="og:image" content="/share.png"><link rel="shortcut icon" href="/i.ico">
<link rel=stylesheet href="/a.css"><link rel="stylesheet" href="//cdn.example.net/b.css"><link rel="preload" href="/c.css">
<script>document.write('<p>not read</p>')</script></head>
<body><h1>Every slot filled</h1><p>You see it <b>at once</b>.</p><p>Menu</p><ul><li>No card needed</ul>
<img src=a.png alt="A dog"><img src=b.png><img src=c.png alt=""></body></html>`;

test('reads what a page says of itself and what people read', () => {
  expect(readPage(html)).toEqual({
    title: 'Pawline & friends',
    description: 'Fills the gaps of dog groomers',
    language: 'en-GB',
    shared: { title: 'Pawline', hasPicture: true },
    icons: 1,
    images: { all: 3, described: 2 },
    text: 'Every slot filled\nYou see it at once.\nNo card needed',
  });
});

test('finds its style sheets, and what they would lead to', () => {
  expect(listSheets(html, 'https://pawline.com/home')).toEqual([
    'https://pawline.com/a.css',
    'https://cdn.example.net/b.css',
  ]);
});

test('families and colours by how often they are written', () => {
  const css = `@media print { a:hover #add { color: #1F9D8A; background: #fff } }
    body { font-family: "Nunito Sans", Arial; color: rgb(36, 50, 63) } /* #123456 */
    h1 { font-family: Nunito; color: #1f9d8a!important } i { font-family: "Font Awesome 6" } code { font-family: monospace }
    p { font-family: 'Nunito Sans' ; border: 1px solid #1f9d8a80 }`;
  expect(readStyles(css)).toEqual({
    fonts: ['Nunito Sans', 'Nunito'],
    colours: [
      { hex: '#1f9d8a', count: 2 },
      { hex: '#24323f', count: 1 },
      { hex: '#ffffff', count: 1 },
    ],
  });
});

test('families by the name a sheet gives them, and colours in every way of writing', () => {
  const css = `:root { --body: Inter, sans-serif; --head: var(--body); --brand: hsl(174 67% 37%) }
    p { font-family: var(--body) } h1 { font-family: var(--head, Arial) } h2 { font-family: var(--lost, "Lora") }
    a { color: oklch(62.8% 0.2577 29.23); background: rgba(0, 0, 0, 0.2) }`;
  expect(readStyles(css)).toEqual({
    fonts: ['Inter', 'Lora'],
    colours: [
      { hex: '#1f9e91', count: 1 },
      { hex: '#ff0000', count: 1 },
    ],
  });
});

test.each([
  ['nothing', ''],
  ['open tags without end', '<meta<title<script<style<p<li'.repeat(60_000)],
  ['comments without end', '<!--'.repeat(400_000)],
  ['quotes without end', '<meta content="'.repeat(100_000)],
  ['braces', 'a:{'.repeat(500_000)],
  ['one endless line', `${'a:'.repeat(500_000)};`],
  ['half letters', '\ud83d&#xd800;&#0;<p>\udc00 x</p>'],
])('%s is read like any other', (_, text) => {
  const page = readPage(text);
  expect(page.title).toBeNull();
  expect(page.text.isWellFormed()).toBe(true);
  expect(readStyles(text)).toEqual({ fonts: [], colours: [] });
  expect(listSheets(text, 'https://pawline.com')).toEqual([]);
});
