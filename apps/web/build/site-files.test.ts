import { expect, it } from 'vitest';
import { makeFeed } from './site-files.ts';

it('a feed is well-formed whatever a title says', () => {
  const post = { slug: 'a', title: 'Cash < burn & "more"', description: 'So.', date: '2026-11-17' };
  const feed = makeFeed('https://slipway.example', [post]);
  expect(feed).toContain('<title>Cash &lt; burn &amp; &quot;more&quot;</title>');
  expect(feed).toContain('<link>https://slipway.example/blog/a</link>');
  expect(feed).toContain('<pubDate>Tue, 17 Nov 2026 00:00:00 GMT</pubDate>');
});
