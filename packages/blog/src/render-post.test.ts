import { describe, expect, it } from 'vitest';
import { readMeta } from './read-meta.ts';
import { renderPost } from './render-post.ts';
import { exampleRules } from './testing/example-rules.ts';

const render = (source: string) => renderPost(source, exampleRules);
const htmlOf = (source: string) =>
  render(source)
    .parts.map((part) => (part.kind === 'html' ? part.html : '[calculator]'))
    .join('');

const head = `---
title: "Burn: what it is"
description: One sentence of at least fifty letters, so that a list can show it.
date: 2026-11-17
tags: [cash, runway]
tool: financial-metrics
---
`;

describe('BL1, BL2: front matter', () => {
  it('BL1: is removed, with Windows line ends and a byte mark too', () => {
    expect(htmlOf(`${head}Text`)).toBe('<p>Text</p>');
    expect(htmlOf(`\uFEFF${head.replaceAll('\n', '\r\n')}Text`)).toBe('<p>Text</p>');
    expect(htmlOf('---\n---\nText')).toBe('<p>Text</p>');
  });

  it('BL1: only at the very top', () => {
    expect(htmlOf('Text\n\n---\n\nmore')).toBe('<p>Text</p>\n<hr>\n<p>more</p>');
  });

  it('BL2: is read, and what is missing is named', () => {
    expect(readMeta(head)).toMatchObject({ title: 'Burn: what it is', tags: ['cash', 'runway'] });
    expect(readMeta(head.replace('[cash, runway]', '\n  - cash\n  - runway')).tags).toEqual([
      'cash',
      'runway',
    ]);
    expect(() => readMeta(head.replace(/tool: .*\n/, ''))).toThrow('BL2: the front matter has no tool');
    expect(() => readMeta(head.replace('2026-11-17', 'today'))).toThrow('BL2: date is "today"');
    expect(() => readMeta(head.replace(/description: .*/, 'description: Short'))).toThrow('5 letters');
  });
});

it.each([
  ['a fence', '```json-ld\n{"@type":"FAQPage"}\n```\n\nText'],
  ['a script element', '<script type="application/ld+json">\n{"@type":"FAQPage"}\n</script>\n\nText'],
])('BL3: a JSON-LD block as %s leaves the text', (_, source) => {
  expect(render(source).jsonLd).toEqual({ '@type': 'FAQPage' });
  expect(htmlOf(source)).toBe('<p>Text</p>');
});

const faq = '{"@type":"FAQPage","name":"a_b_c"}';
it.each([
  ['other attributes', `<script id="x" type="application/ld+json" async>${faq}</script>\n\nText`],
  ['text behind it', `<script type="application/ld+json">${faq}</script> Text`],
  ['text before it', `Text <script type="application/ld+json">${faq}</script>`],
])('BL3: a block with %s leaves the text, and the text stays', (_, source) => {
  expect(render(source).jsonLd).toEqual(JSON.parse(faq));
  expect(htmlOf(source).replace(/\s+(?=<)/, '')).toBe('<p>Text</p>');
});

it('BL3: of several each is kept; what is no JSON, or no object, is dropped', () => {
  const block = (json: string) => `\`\`\`json-ld\n${json}\n\`\`\`\n`;
  expect(render(`${block(faq)}\n${block('[{"@type":"HowTo"}]')}`).jsonLd).toEqual([
    JSON.parse(faq),
    { '@type': 'HowTo' },
  ]);
  for (const wrong of ['{nonsense', '[1]', '"text"', 'null'])
    expect(render(block(wrong)).jsonLd, wrong).toBeNull();
});

it('BL4, BL5: headings have ids of their words, and none is a first one', () => {
  const source = '# Cash & burn\n\n## Cash & burn\n\n### Über **alles**\n\n## ?!';
  expect(htmlOf(source)).toBe(
    '<h2 id="cash-burn">Cash &#x26; burn</h2>\n<h2 id="cash-burn-2">Cash &#x26; burn</h2>\n<h3 id="über-alles">Über <strong>alles</strong></h3>\n<h2 id="section">?!</h2>',
  );
  expect(render(source).contents.map(({ id }) => id)).toEqual(['cash-burn', 'cash-burn-2', 'section']);
});

it('BL6, BL12, BL13: links inside, outside and broken', () => {
  expect(htmlOf('[a](/tools/brand-analyzer)')).toBe('<p><a href="/">a</a></p>');
  expect(htmlOf('[a](known.example "T")')).toBe(
    '<p><a title="T" href="https://known.example/" target="_blank" rel="noopener noreferrer">a</a></p>',
  );
  expect(render('[a](https://known.example) [b](https://other.example)').unknownLinks).toEqual([
    'https://other.example/',
  ]);
  expect(htmlOf('[our *deck*](<https://a b..c>)')).toBe(
    '<p><span class="broken-link" title="Invalid URL: https://a%20b..c">our <em>deck</em> (link may be broken; <a href="https://duckduckgo.com/?q=our%20deck" target="_blank" rel="noopener noreferrer">search instead</a>)</span></p>',
  );
});

it('BL14: an image has a frame, its size and a caption; only own paths and https come through', () => {
  const sized = renderPost('![Alt](/blog/a.svg "Said below")', exampleRules, () => ({ width: 4, height: 3 }));
  expect(sized.parts).toEqual([
    {
      kind: 'html',
      html: '<figure><span class="post-image" data-image=""><img src="/blog/a.svg" alt="Alt" width="4" height="3" loading="lazy" decoding="async"></span><figcaption>Said below</figcaption></figure>',
    },
  ]);
  expect(htmlOf('a ![Alt](https://x.example/a.png) b')).toMatch(
    /^<p>a <span class="post-image"[^>]*><img src="https/,
  );
  for (const src of ['javascript:x', 'data:image/svg+xml,x', 'http://x.example/a.png'])
    expect(htmlOf(`![Alt](${src})`)).toContain('<img src="" alt="Alt"');
});

it('BL16: a calculator is cut out, in its place', () => {
  const source =
    'Before\n\n```calculator\ntool: runway\ninputs:\n  cash: 420000\n  burn: "35000"\n  active: [200, 120]\n```\n\nAfter';
  expect(render(source).parts).toEqual([
    { kind: 'html', html: '<p>Before</p>' },
    {
      kind: 'calculator',
      calculator: { tool: 'runway', inputs: { cash: '420000', burn: '35000', active: '200, 120' } },
    },
    { kind: 'html', html: '<p>After</p>' },
  ]);
  expect(() => render('```calculator\ninputs:\n```')).toThrow('BL16');
});

it('BL17, BL18: tables in a box, and the marks of the specification', () => {
  expect(htmlOf('|a|\n|---|\n|b|')).toMatch(/^<div class="post-table" role="group"[^>]*tabindex="0"><table>/);
  expect(htmlOf('1. **b** *i* `c`\n\n> q\n\n```ts\nx\n```')).toBe(
    '<ol>\n<li><strong>b</strong> <em>i</em> <code>c</code></li>\n</ol>\n<blockquote>\n<p>q</p>\n</blockquote>\n<pre><code class="language-ts">x\n</code></pre>',
  );
  expect(render('One two, 3.5 four’s\n\n- five').words).toBe(5);
});
