import { renderPost } from '@slipway/blog';
import { slideKinds } from '@slipway/deck';
import { tools } from '@slipway/tools/list';
import { expect, it } from 'vitest';
import { listPagesAt } from '../src/app/page-loader.ts';
import { notFound } from '../src/app/paths.ts';
import { postSlugs } from '../src/app/posts.gen.ts';
import { calculators } from '../src/features/blog/calculators/index.ts';
import { findProblem, readInputs } from '../src/features/blog/calculators/read-inputs.ts';
import { findPosts } from '../src/features/blog/find-posts.ts';
import { linkRules } from '../src/features/blog/link-rules.ts';
import type { PostEntry } from '../src/features/blog/post.ts';
import { byAge, getPost, listPosts, listWords } from './blog.ts';

const slugs = listPosts().map(({ slug }) => slug);
const htmlOf = (slug: string) =>
  getPost(slug)
    .parts.map((part) => (part.kind === 'html' ? part.html : ''))
    .join('');

it('BL6: every tool has its place in the map of old links', () => {
  const own = new Set<string>(['brand-analyzer', 'landing-page-generator']);
  for (const { id, routes } of tools)
    if (!own.has(id)) expect(routes, id).toContain(linkRules.legacyTools[id]);
  expect(linkRules.legacyTools).toMatchObject({
    'brand-analyzer': '/',
    'landing-page-generator': '/generate',
  });
  for (const route of Object.values(linkRules.legacyTools)) {
    const isBuilt = tools.every((tool) => !tool.routes.includes(route as `/${string}`) || tool.isBuilt);
    if (isBuilt) expect(listPagesAt(route), route).not.toContain(notFound);
  }
});

it('BL12: the firm’s reviews and the seed deck article lead to where they are now', () => {
  const hrefOf = (address: string) =>
    renderPost(`[x](${address})`, linkRules)
      .parts.map((part) => (part.kind === 'html' ? part.html : ''))
      .join('')
      .match(/href="([^"]*)"/)?.[1];
  expect(hrefOf('http://www.firstround.com/review/')).toBe('https://review.firstround.com/');
  expect(hrefOf('https://blog.ycombinator.com/how-to-build-your-seed-round-pitch-deck/')).toBe(
    'https://www.ycombinator.com/library/2u-how-to-build-your-seed-round-pitch-deck',
  );
});

it('a related post shares a tag or the tool, unless none does', () => {
  for (const { slug, tags, tool } of listPosts()) {
    const isNear = (other: PostEntry) => other.tool === tool || other.tags.some((tag) => tags.includes(tag));
    const near = listPosts().filter((other) => other.slug !== slug && isNear(other));
    const { related } = getPost(slug);
    expect(related).toHaveLength(3);
    expect(related.filter(isNear).length, slug).toBe(Math.min(3, near.length));
  }
});

it('lists the posts newest first, those of one day by address; the list of screens names the same', () => {
  const post = (slug: string, date: string) => ({ slug, date }) as PostEntry;
  const listed = [post('b', '2026-11-17'), post('z', '2026-11-18'), post('a', '2026-11-17')].toSorted(byAge);
  expect(listed.map(({ slug }) => slug)).toEqual(['z', 'a', 'b']);
  expect(listPosts()).toEqual(listPosts().toSorted(byAge));
  expect(postSlugs.toSorted()).toEqual(slugs.toSorted());
});

it('the words of a text are found, its publishers too', () => {
  expect(findPosts(listPosts(), 'docsend').map(({ slug }) => slug)).toEqual([]);
  expect(findPosts(listPosts(), 'docsend', listWords()).map(({ slug }) => slug)).toContain('deck-aloud');
});

it('deck-aloud: the budget of a slide is that of its kind', () => {
  const kinds = {
    title: 'cover',
    problem: 'statement',
    'why now': 'statement',
    traction: 'chart',
    market: 'number',
    'business model': 'number',
    competition: 'comparison',
    'how you sell': 'statement',
    team: 'team',
    financials: 'number',
    'the ask': 'ask',
  } as const;
  for (const [slide, kind] of Object.entries(kinds))
    expect(htmlOf('deck-aloud')).toMatch(
      new RegExp(`<td>${slide}</td>\\s*<td>${slideKinds[kind].wordsMost}</td>`),
    );
});

it('has a dozen whole articles', () => {
  const whole = slugs.filter((slug) => getPost(slug).words >= 900 && getPost(slug).words <= 1800);
  expect(whole.length).toBeGreaterThanOrEqual(12);
});

/** Of the description and the text, without code, tables and pictures. */
function listSentences(slug: string): string[] {
  const text = htmlOf(slug).replaceAll(/<(pre|table|figure)\b.*?<\/\1>/gs, '');
  return [getPost(slug).entry.description, ...text.split(/<\/(?:p|li|h\d)>/)].flatMap((block) =>
    block.replaceAll(/<[^>]*>/g, '').split(/(?<=[.!?]["”)]*)\s+(?=["“(]?[\p{Lu}\d$#])/u),
  );
}

it('no sentence of a post has more than 20 words', () => {
  const isLong = (sentence: string) => (sentence.match(/\S*[\p{L}\d]\S*/gu) ?? []).length > 20;
  expect(slugs.flatMap((slug) => listSentences(slug).filter(isLong))).toEqual([]);
});

it.each(slugs)(
  '%s: links lead somewhere, pictures say what they show, the calculator answers',
  async (slug) => {
    const html = htmlOf(slug);
    const inner = [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, path = '']) => path);
    const unbuilt = new Set<string>(tools.filter(({ isBuilt }) => !isBuilt).flatMap(({ routes }) => routes));
    for (const path of inner) if (!unbuilt.has(path)) expect(listPagesAt(path), path).not.toContain(notFound);
    expect(html).not.toContain('broken-link');
    expect(getPost(slug).unknownLinks).toEqual([]);
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
