import type { PostEntry } from './post.ts';

/** The words of each post's text, by slug. */
export type PostWords = Readonly<Record<string, string>>;

/** Posts that have every word of the search somewhere, those with it in the title first. */
export function findPosts(
  posts: readonly PostEntry[],
  search: string,
  texts: PostWords = {},
): readonly PostEntry[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return posts;
  const found = posts.filter(({ slug, title, description, tags }) => {
    const text = `${title} ${description} ${tags.join(' ')} ${texts[slug] ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const isNamed = ({ title }: PostEntry) => words.every((word) => title.toLowerCase().includes(word));
  return [...found.filter(isNamed), ...found.filter((post) => !isNamed(post))];
}
