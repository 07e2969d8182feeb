// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { findPosts } from './find-posts.ts';
import { offerCopies } from './offer-copies.ts';
import type { PostEntry } from './post.ts';
import { watchImages } from './watch-images.ts';

const post = (slug: string, title: string, tags: string[]): PostEntry => ({
  slug,
  title,
  description: `About ${slug}`,
  date: '2026-11-17',
  tags,
  tool: 'financial-metrics',
  minutes: 4,
});

it('finds posts by every word, titles first', () => {
  const posts = [
    post('a', 'Runway', ['churn']),
    post('b', 'Churn and lifetime', []),
    post('c', 'Contrast', []),
  ];
  const found = (search: string) => findPosts(posts, search).map(({ slug }) => slug);
  expect(found(' ')).toEqual(['a', 'b', 'c']);
  expect(found('CHURN')).toEqual(['b', 'a']);
  expect(found('churn lifetime')).toEqual(['b']);
  expect(found('tractor')).toEqual([]);
});

it('an image that fails says so once', () => {
  const body = document.createElement('div');
  body.innerHTML = '<span data-image=""><img alt="A chart"></span>';
  document.body.append(body);
  const stop = watchImages(body, 'Image failed to load');
  body.querySelector('img')?.dispatchEvent(new Event('error'));
  body.querySelector('img')?.dispatchEvent(new Event('error'));
  expect(body.textContent).toBe('Image failed to load');
  expect(body.querySelector('span')?.dataset.image).toBe('failed');
  stop();
});

it('every code block gets a button, and loses it with the page', () => {
  const body = document.createElement('div');
  body.innerHTML = '<pre><code>a</code></pre><pre><code>b</code></pre>';
  const stop = offerCopies(body);
  expect(body.querySelectorAll('button')).toHaveLength(2);
  stop();
  expect(body.innerHTML).toBe('<pre><code>a</code></pre><pre><code>b</code></pre>');
});
