import { tools } from '@slipway/tools/list';
import { expect, it } from 'vitest';
import { listPagesAt } from '../src/app/page-loader.ts';
import { notFound } from '../src/app/paths.ts';
import { postSlugs } from '../src/app/posts.gen.ts';
import { calculators } from '../src/features/blog/calculators/index.ts';
import { findProblem, readInputs } from '../src/features/blog/calculators/read-inputs.ts';
import { findPosts } from '../src/features/blog/find-posts.ts';
import { linkRules } from '../src/features/blog/link-rules.ts';
import { getPost, listPosts, listWords } from './blog.ts';

const slugs = listPosts().map(({ slug }) => slug);
const htmlOf = (slug: string) =>
  getPost(slug)
    .parts.map((part) => (part.kind === 'html' ? part.html : ''))
    .join('');

it('BL6: every tool has its place in the map of old links', () => {
  for (const { id } of tools) expect(linkRules.legacyTools[id], id).toMatch(/^\//);
  expect(linkRules.legacyTools).toMatchObject({
    'brand-analyzer': '/',
    'landing-page-generator': '/generate',
  });
  for (const route of Object.values(linkRules.legacyTools)) {
    const isBuilt = tools.every((tool) => !tool.routes.includes(route as `/${string}`) || tool.isBuilt);
    if (isBuilt) expect(listPagesAt(route), route).not.toContain(notFound);
  }
});

it('lists the posts newest first, and the list of screens names the same', () => {
  const dates = listPosts().map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(postSlugs.toSorted()).toEqual(slugs.toSorted());
});

it('the words of a text are found, its publishers too', () => {
  expect(findPosts(listPosts(), 'docsend').map(({ slug }) => slug)).toEqual([]);
  expect(findPosts(listPosts(), 'docsend', listWords()).map(({ slug }) => slug)).toContain('deck-aloud');
});

it('has a dozen whole articles', () => {
  const whole = slugs.filter((slug) => getPost(slug).words >= 900 && getPost(slug).words <= 1800);
  expect(whole.length).toBeGreaterThanOrEqual(12);
});

it.each(slugs)(
  '%s: links lead somewhere, pictures say what they show, the calculator answers',
  async (slug) => {
    const html = htmlOf(slug);
    const inner = [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, path = '']) => path);
    const unbuilt = new Set<string>(tools.filter(({ isBuilt }) => !isBuilt).flatMap(({ routes }) => routes));
    for (const path of inner) if (!unbuilt.has(path)) expect(listPagesAt(path), path).not.toContain(notFound);
    expect(html).not.toContain('broken-link');
    for (const [image, alt = ''] of html.matchAll(/<img [^>]*alt="([^"]*)"/g))
      expect(alt.length, image).toBeGreaterThan(10);
    const given = getPost(slug).parts.flatMap((part) =>
      part.kind === 'calculator' ? [part.calculator] : [],
    );
    expect(given).toHaveLength(1);
    for (const { tool, inputs } of given) {
      const { calculator } = (await calculators[tool]?.()) ?? {};
      expect(calculator?.fields.map(({ name }) => name).toSorted(), tool).toEqual(
        Object.keys(inputs).toSorted(),
      );
      for (const field of calculator?.fields ?? [])
        expect(findProblem(field, inputs[field.name] ?? ''), field.name).toBeNull();
      // What the box answers is what the post says of it.
      const figures = calculator?.answer(readInputs(inputs)).sentence.match(/\d[\d.,:]*\d|\d/g) ?? [];
      expect(figures.length).toBeGreaterThan(0);
      const { title, description } = getPost(slug).entry;
      for (const figure of figures) expect(`${title} ${description} ${html}`).toContain(figure);
    }
  },
);
