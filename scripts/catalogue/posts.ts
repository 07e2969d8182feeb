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
  return {
    'apps/web/src/app/posts.gen.ts': postsText(posts),
    'apps/web/src/app/post-heads.gen.ts': postHeadsText(posts),
  };
}

interface Row {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
}

/** Addresses alone: every page brings them along. */
export function postsText(posts: readonly Pick<Row, 'slug' | 'tags'>[]): string {
  const tags = [...new Set(posts.flatMap((post) => post.tags))].sort();
  const slugs = posts.map(({ slug }) => slug);
  return [written, listText('postSlugs', slugs), '', listText('postTags', tags), ''].join('\n');
}

export function postHeadsText(posts: readonly Row[]): string {
  return [
    written,
    'export const postHeads: readonly { slug: string; title: string; description: string }[] = [',
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
  ].join('\n');
}

function listText(name: string, items: readonly string[]): string {
  const oneLine = `export const ${name}: readonly string[] = [${items.map(quote).join(', ')}];`;
  if (oneLine.length <= 110) return oneLine;
  return `export const ${name}: readonly string[] = [\n${items.map((item) => `  ${quote(item)},\n`).join('')}];`;
}

/** As the formatter writes it: single quotes, unless there are more of them inside. */
function quote(text: string): string {
  const isOther = text.includes("'") && !text.includes('"');
  return isOther
    ? `"${text.replaceAll('\\', '\\\\')}"`
    : `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
