import { describe, expect, test } from 'vitest';
import { pageOf, sectionOf } from '../testing/pages.ts';
import { sampleCompany } from '../testing/sample-company.ts';
import { listPictures, movePictures } from './pictures.ts';
import { renderPage } from './render-page.ts';
import { toDocument, toFolder } from './to-document.ts';

const picture = (src: string) => ({ src, alt: 'A <b> "seal"', width: 4, height: 3 });
const shot = (name: string, src: string) =>
  sectionOf('product-shot', name, { heading: '<img src="/images/fake.png">', image: picture(src) });
const page = pageOf([
  shot('a', '/images/one.png'),
  shot('b', '/images/two.webp'),
  shot('c', '/images/one.png'),
  sectionOf('waitlist-form', 'w', sampleCompany.content['waitlist-form']),
]);
const policyOf = (html: string) => /Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';

describe('pictures', () => {
  const html = toDocument(page, { formAction: null });

  test('are found once each, and a text that looks like one is not one', () => {
    expect(listPictures(html)).toEqual(['/images/one.png', '/images/two.webp']);
  });

  test('move with their other attributes; one that is gone leaves nothing behind', () => {
    const moved = movePictures(html, (src) => (src.includes('one') ? 'images/1.png' : null));
    expect(moved.match(/<img [^>]*>/g)).toEqual(
      Array(2).fill(
        '<img src="images/1.png" alt="A &lt;b&gt; &quot;seal&quot;" width="4" height="3" decoding="async">',
      ),
    );
    expect(moved).toContain('&lt;img src=&quot;/images/fake.png&quot;&gt;');
  });
});

test.each([
  [null, 'form-action &#39;none&#39;'],
  ['/p/x/join', 'form-action &#39;self&#39;'],
  ['https://x.example/p/x/join?page=file', 'form-action https://x.example;'],
  ['http://localhost:8787/p/x/join', 'form-action http://localhost:8787;'],
  ['https://x.example;script-src *', 'form-action https://x.example;'],
])('a form for %s may be sent there and nowhere else', (formAction, said) => {
  for (const html of [toDocument(page, { formAction }), toFolder(page, { formAction }).html])
    expect(policyOf(html)).toContain(said);
});

test('a folder is the same page with its style beside it, and still nothing runs', () => {
  const { html, css } = toFolder(page, { formAction: null });
  const rendered = renderPage(page, { formAction: null });
  expect(css).toBe(rendered.css);
  expect(html).toContain(
    `<link rel="stylesheet" href="style.css"></head><body class="d-memo">${rendered.body}`,
  );
  expect(html).not.toContain('<style');
  expect(policyOf(html)).toContain('script-src &#39;none&#39;');
});
