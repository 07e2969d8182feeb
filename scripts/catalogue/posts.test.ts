import { expect, it } from 'vitest';
import { postHeadsText, postsText } from './posts.ts';

const post = { slug: 'a', title: 'A', description: 'Short.', tags: ['cash'] };

it('names each post, and each tag once in order', () => {
  const text = postsText([post, { ...post, slug: 'b', tags: ['burn', 'cash'] }]);
  expect(text).toContain("export const postSlugs: readonly string[] = ['a', 'b'];");
  expect(text).toContain("export const postTags: readonly string[] = ['burn', 'cash'];");
});

it('quotes as the formatter does, so that the check after a format agrees', () => {
  expect(postHeadsText([{ ...post, title: 'Nobody’s "plan"' }])).toContain(`title: 'Nobody’s "plan"',`);
  expect(postHeadsText([{ ...post, title: "A founder's sum" }])).toContain(`title: "A founder's sum",`);
  expect(postHeadsText([{ ...post, description: 'x'.repeat(100) }])).toContain(
    `    description:\n      '${'x'.repeat(100)}',`,
  );
});
