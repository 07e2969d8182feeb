import { describe, expect, it } from 'vitest';
import { assemblePage, findFaults, hashOf, listInlineHashes, type Page, splitLifted } from './html.ts';

const parts = {
  template:
    '<html lang="en"><head><!--loader--><!--style--><!--head--><script type="module" src="/a.js"></script></head><body><div id="root"></div></body></html>',
  loader: 'let price = "$&";',
  css: 'a{}',
  preloads: ['/assets/f.woff2'],
  themeColor: { light: 'white', dark: 'black' },
};
const page: Page = {
  markup: '<title>A</title><meta name="x" content="y"/><main>Costs $1 and $&amp;</main>',
  made: 'page',
  eager: false,
  offline: false,
};

describe('a built page', () => {
  it('has lifted tags in the head and the text in the body, dollar signs kept', () => {
    const html = assemblePage(parts, page);
    expect(html.indexOf('<title>A</title>')).toBeLessThan(html.indexOf('</head>'));
    expect(html).toContain('<div id="root" data-made="page"><main>Costs $1 and $&amp;</main></div>');
    expect(html).toContain('<script>let price = "$&";</script>');
    expect(html).not.toContain('src="/a.js"');
    expect(findFaults(html)).toEqual([]);
  });

  it('is marked for eager script and for the offline page', () => {
    expect(assemblePage(parts, { ...page, eager: true })).toContain('<html lang="en" data-eager>');
    expect(assemblePage(parts, { ...page, offline: true })).toContain('data-page="offline"');
  });

  it('lists the hash of each inline block', () => {
    const html = assemblePage(parts, page);
    expect(listInlineHashes(html, 'script')).toEqual([hashOf(parts.loader)]);
    expect(listInlineHashes(html, 'style')).toEqual([hashOf(parts.css)]);
    // Known value: printf '' | openssl dgst -sha256 -binary | base64
    expect(hashOf('')).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
  });

  it.each([
    ['<div hidden id="S:0">text</div>', 'content hidden until script moves it'],
    ['<img onerror="x()">', 'an inline event handler'],
    ['<script src="/x.js"></script>', 'a script tag with attributes'],
    ['<style>b{}</style>', 'not exactly one inline style'],
    ['<script>1</script>', 'not exactly one inline script'],
  ])('is refused with %s', (stray, fault) => {
    const html = assemblePage(parts, { ...page, markup: `${page.markup}${stray}` });
    expect(findFaults(html)).toContain(fault);
  });
});

it('leaves markup without lifted tags alone', () => {
  expect(splitLifted('<main><title>svg</title></main>')).toEqual({
    head: '',
    body: '<main><title>svg</title></main>',
  });
});

it('moves JSON-LD into the head and links the style sheets of the page', () => {
  const block = '<script type="application/ld+json">{"@type":"BlogPosting"}</script>';
  const markup = `${page.markup.replace('<main>', `<main>${block}`)}`;
  const html = assemblePage(parts, { ...page, markup, styles: ['/assets/post.css'] });
  expect(html.indexOf(block)).toBeLessThan(html.indexOf('</head>'));
  expect(html.split(block)).toHaveLength(2);
  expect(html).toContain('<link rel="stylesheet" href="/assets/post.css">');
  expect(findFaults(html)).toEqual([]);
});
