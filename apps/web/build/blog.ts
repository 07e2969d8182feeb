import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMeta, renderPost } from '@slipway/blog';
import { catalogue } from '@slipway/tools/catalogue';
import { tools } from '@slipway/tools/list';
import type { Plugin } from 'vite';
import type { PostWords } from '../src/features/blog/find-posts.ts';
import { linkRules } from '../src/features/blog/link-rules.ts';
import type { Post, PostEntry } from '../src/features/blog/post.ts';
import { measurePicture } from './measure-picture.ts';

const folder = join(import.meta.dirname, '../../../content/blog');
const publicDir = join(import.meta.dirname, '../public');
const wordsPerMinute = 220;
const relatedPosts = 3;

const sourceOf = (slug: string) => readFileSync(join(folder, `${slug}.md`), 'utf8');

const made = new Map<string, { readonly source: string; readonly post: ReturnType<typeof makePost> }>();

/** A post and what was made of it, until its file changes: each post asks for all others to find the related ones. */
function readPost(slug: string) {
  const source = sourceOf(slug);
  const known = made.get(slug);
  if (known?.source === source) return known.post;
  const post = makePost(slug, source);
  made.set(slug, { source, post });
  return post;
}

function makePost(slug: string, source: string) {
  try {
    const rendered = renderPost(source, linkRules, (src) => measurePicture(publicDir, src));
    const minutes = Math.max(1, Math.round(rendered.words / wordsPerMinute));
    return { rendered, entry: { slug, ...readMeta(source), minutes } };
  } catch (cause) {
    throw new Error(`content/blog/${slug}.md: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

/** Newest first. Posts of one day have no order in time: the address decides, so that every build lists them alike. */
export const byAge = (a: PostEntry, b: PostEntry): number =>
  a.date === b.date ? (a.slug < b.slug ? -1 : 1) : a.date < b.date ? 1 : -1;

export function listPosts(): readonly PostEntry[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => readPost(name.slice(0, -3)).entry)
    .toSorted(byAge);
}

/** Posts of the same tool and with the same tags come first. */
function findRelated(entry: PostEntry, among: readonly PostEntry[]): readonly PostEntry[] {
  const score = (other: PostEntry) =>
    other.tags.filter((tag) => entry.tags.includes(tag)).length * 2 + (other.tool === entry.tool ? 1 : 0);
  return among
    .filter(({ slug }) => slug !== entry.slug)
    .toSorted((a, b) => score(b) - score(a))
    .slice(0, relatedPosts);
}

export function getPost(slug: string): Post {
  const { rendered, entry } = readPost(slug);
  const tool = tools.find(({ id }) => id === entry.tool);
  if (!tool) throw new Error(`content/blog/${slug}.md: BL2: there is no tool named ${entry.tool}`);
  return {
    ...rendered,
    entry,
    related: findRelated(entry, listPosts()),
    toolName: tool.name,
    toolGives: catalogue.find(({ id }) => id === tool.id)?.gives ?? '',
    toolRoute: tool.isBuilt ? tool.routes[0] : null,
  };
}

/** Every word of a post once, for the search. */
export function listWords(): PostWords {
  return Object.fromEntries(
    listPosts().map(({ slug }) => {
      const text = getPost(slug).parts.map((part) => (part.kind === 'html' ? part.html : ''));
      const found =
        text
          .join(' ')
          .replaceAll(/<[^>]*>/g, ' ')
          .toLowerCase()
          .match(/[\p{L}\p{N}]{2,}/gu) ?? [];
      return [slug, [...new Set(found)].join(' ')];
    }),
  );
}

const list = 'virtual:blog/list';
const posts = 'virtual:blog/posts';
const words = 'virtual:blog/words';
const one = 'virtual:blog/post/';

/** Posts are rendered while building: no parser of markdown reaches the browser with them. Their files are sent as well (`/posts/…`). */
export function blog(): Plugin {
  return {
    name: 'slipway:blog',
    resolveId: (id) => (id.startsWith('virtual:blog/') ? `\0${id}` : null),
    load(id) {
      if (id === `\0${list}`) return `export default ${JSON.stringify(listPosts())}`;
      if (id === `\0${words}`) return `export default ${JSON.stringify(listWords())}`;
      if (id === `\0${posts}`) {
        const rows = listPosts().map(
          ({ slug, title }) =>
            `${JSON.stringify(slug)}: { title: ${JSON.stringify(title)}, load: () => import('${one}${slug}') }`,
        );
        return `export default { ${rows.join(', ')} }`;
      }
      if (!id.startsWith(`\0${one}`)) return null;
      return `export default ${JSON.stringify(getPost(id.slice(one.length + 1)))}`;
    },
    configureServer(server) {
      server.middlewares.use('/posts/', (request, response, next) => {
        const slug = /^\/([\w-]+)\.md$/.exec(request.url ?? '')?.[1];
        if (slug === undefined) return next();
        response.setHeader('content-type', 'text/markdown; charset=utf-8');
        response.end(sourceOf(slug));
      });
    },
    generateBundle() {
      for (const { slug } of listPosts())
        this.emitFile({ type: 'asset', fileName: `posts/${slug}.md`, source: sourceOf(slug) });
    },
  };
}
