import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMeta } from '../../packages/blog/src/read-meta.ts';

/** The list of screens must be readable without a build, so the posts it names are written down. */
const folder = 'content/blog';
const written =
  '// Written by scripts/make-catalogue.ts from content/blog. Run `npm run catalogue` after adding a post.';

export function postFiles(root: string): Record<string, string> {
  const names = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
  const posts = names
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => ({
      slug: name.slice(0, -3),
      ...readMeta(readFileSync(join(root, folder, name), 'utf8')),
    }));
  return { 'apps/web/src/app/posts.gen.ts': postsText(posts) };
}

interface Row {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
}

export function postsText(posts: readonly Row[]): string {
  const tags = [...new Set(posts.flatMap((post) => post.tags))].sort();
  return [
    written,
    'export const posts: readonly { slug: string; title: string; description: string }[] = [',
    ...posts.flatMap(({ slug, title, description }) => [
      '  {',
      `    slug: ${quote(slug)},`,
      `    title: ${quote(title)},`,
      ...(`    description: ${quote(description)},`.length > 110
        ? ['    description:', `      ${quote(description)},`]
        : [`    description: ${quote(description)},`]),
      '  },',
    ]),
    '];',
    '',
    tagsText(tags),
    '',
  ].join('\n');
}

function tagsText(tags: readonly string[]): string {
  const oneLine = `export const postTags: readonly string[] = [${tags.map(quote).join(', ')}];`;
  if (oneLine.length <= 110) return oneLine;
  return `export const postTags: readonly string[] = [\n${tags.map((tag) => `  ${quote(tag)},\n`).join('')}];`;
}

/** As the formatter writes it: single quotes, unless there are more of them inside. */
function quote(text: string): string {
  const isOther = text.includes("'") && !text.includes('"');
  return isOther
    ? `"${text.replaceAll('\\', '\\\\')}"`
    : `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
