import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleRules } from '../testing/example-rules.ts';
import { cleanUrl } from './clean-url.ts';
import { resolveLink } from './resolve-link.ts';

const cleaned: readonly (readonly [rule: string, written: string, href: string])[] = [
  ['BL7', '"https://known.example/a b"', 'https://known.example/ab'],
  ['BL7', '“https://known.example/”', 'https://known.example/'],
  ['BL7', '%22https://known.example/x%22', 'https://known.example/x'],
  ['BL8', 'known.example/page', 'https://known.example/page'],
  ['BL8', '//known.example/page', 'https://known.example/page'],
  ['BL8', 'known.example:8443/x', 'https://known.example:8443/x'],
  ['BL9', 'https://https://known.example/', 'https://known.example/'],
  ['BL9', 'http://https://known.example/', 'https://known.example/'],
  ['BL9', 'https://http://known.example/', 'http://known.example/'],
  ['BL9', 'https:////known.example//a///b', 'https://known.example/a/b'],
  ['BL9', 'https:/known.example', 'https://known.example/'],
  [
    'BL9',
    'https://archive.example/web/2020/https://known.example/',
    'https://archive.example/web/2020/https://known.example/',
  ],
  ['BL9', 'https://known.example/a?next=//b', 'https://known.example/a?next=//b'],
  ['BL10', 'https://stripe/pricing', 'https://stripe.com/pricing'],
  ['BL10', 'stripe', 'https://stripe.com/'],
  ['BL10', 'https://someone@stripe/pricing', 'https://someone@stripe.com/pricing'],
  ['BL10', 'https://münchen/', 'https://xn--mnchen-3ya.com/'],
  ['BL10', 'https://192.0.2.7/a', 'https://192.0.2.7/a'],
  ['BL11', 'https://known.example/a#:~:text=some%20words', 'https://known.example/a'],
  ['BL11', 'https://known.example/a#part:~:text=words', 'https://known.example/a#part'],
];

it.each(cleaned)('%s: %s', (_, written, href) => {
  expect(cleanUrl(written).href).toBe(href);
});

it('BL7 to BL11: cleaning what is clean changes nothing', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), (url) => {
      const once = cleanUrl(url).href;
      expect(cleanUrl(once).href).toBe(once);
    }),
    { numRuns: 60 },
  );
});

describe('a link in a post', () => {
  it.each([
    ['BL6: brand analyzer', '/tools/brand-analyzer', '/'],
    ['BL6: landing page, with a tail', '/tools/landing-page-generator/?x=1', '/generate?x=1'],
    ['BL6: a page below a tool', '/tools/brand-analyzer/guide#x', '/#x'],
    ['BL6: an old file', '/tools/brand-analyzer.html', '/'],
    ['BL6: in capitals', '/Tools/Brand-Analyzer', '/'],
    ['BL6: without the first slash', 'tools/landing-page-generator', '/generate'],
    ['a page that only begins so', '/toolsmith', '/toolsmith'],
    ['a page of ours', '/pricing#compare', '/pricing#compare'],
    ['a place on the page', '#where', '#where'],
  ])('%s', (_, written, href) => {
    expect(resolveLink(written, exampleRules)).toEqual({ kind: 'inner', href });
  });

  it('BL12: knows hosts and the hosts below them, and replaces what is broken', () => {
    expect(resolveLink('https://blog.known.example/', exampleRules)).toMatchObject({ isKnown: true });
    expect(resolveLink('https://unknown.example/', exampleRules)).toMatchObject({ isKnown: false });
    expect(resolveLink('https://notknown.example/', exampleRules)).toMatchObject({ isKnown: false });
    for (const way of [
      'http://www.firm.example/review/',
      'firm.example/review',
      'https://firm.example/review#top',
    ])
      expect(resolveLink(way, exampleRules)).toMatchObject({ href: 'https://review.firm.example/' });
  });

  it.each([
    '/tools',
    '/tools/',
    '/tools/no-such-tool',
    '/tools/brand-analyzer.pdf',
    '/tools/constructor',
    'javascript:alert(1)',
    'data:text/html,<b>',
    'ftp://known.example',
    'https://',
    'https://a..b/',
    '',
  ])('BL13: %s is broken, and the sentence says so', (written) => {
    expect(resolveLink(written, exampleRules)).toEqual({ kind: 'broken', why: `Invalid URL: ${written}` });
  });
});
