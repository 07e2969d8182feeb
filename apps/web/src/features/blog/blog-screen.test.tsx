// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { clean, draw } from '../../../test/render.tsx';
import { postsPerPage } from '../../lib/constants.ts';
import { BlogScreen } from './blog-screen.tsx';
import { findPosts } from './find-posts.ts';
import { offerCopies } from './offer-copies.ts';
import type { PostEntry } from './post.ts';
import { PostBody } from './post-body.tsx';
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

afterEach(clean);

it('the list comes in pages, with reading time; a tag has its own', async () => {
  const posts = Array.from({ length: postsPerPage + 1 }, (_, at) =>
    post(`p${at}`, `Post ${at}`, [at === 0 ? 'cash' : 'churn']),
  );
  const show = async (props: { readonly page?: number; readonly tag?: string }) => {
    const screen = await draw(
      <MemoryRouter>
        <BlogScreen posts={posts} loadWords={async () => ({})} {...props} />
      </MemoryRouter>,
    );
    const link = (name: string) =>
      [...screen.querySelectorAll('a')].find(({ textContent }) => textContent === name)?.getAttribute('href');
    return { text: screen.textContent, rows: screen.querySelectorAll('h3').length, link };
  };
  const first = await show({});
  expect(first.rows).toBe(postsPerPage);
  expect(first.text).toContain('4 min read');
  expect([first.link('Older posts'), first.link('Newer posts')]).toEqual(['/blog/page/2', undefined]);
  const last = await show({ page: 2 });
  expect([last.rows, last.link('Older posts'), last.link('Newer posts')]).toEqual([1, undefined, '/blog']);
  const tagged = await show({ tag: 'cash' });
  expect([tagged.rows, tagged.link('Post 0')]).toEqual([1, '/blog/p0']);
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

it('[§5] a host that is not known is a warning in the console, and no more', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const body = await draw(
    <PostBody parts={[{ kind: 'html', html: '<p>Text</p>' }]} unknownLinks={['https://other.example/']} />,
  );
  expect(warn.mock.calls).toEqual([[expect.stringContaining('https://other.example/')]]);
  expect(body.textContent).toBe('Text');
  warn.mockRestore();
});

it('every code block gets a button, and loses it with the page', () => {
  const body = document.createElement('div');
  body.innerHTML = '<pre><code>a</code></pre><pre><code>b</code></pre>';
  const stop = offerCopies(body);
  expect(body.querySelectorAll('button')).toHaveLength(2);
  stop();
  expect(body.innerHTML).toBe('<pre><code>a</code></pre><pre><code>b</code></pre>');
});
