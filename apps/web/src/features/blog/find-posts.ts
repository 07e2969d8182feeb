import type { PostEntry } from './post.ts';

/** Posts that have every word of the search somewhere, those with it in the title first. */
export function findPosts(posts: readonly PostEntry[], search: string): readonly PostEntry[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return posts;
  const found = posts.filter(({ title, description, tags }) => {
    const text = `${title} ${description} ${tags.join(' ')}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const isNamed = ({ title }: PostEntry) => words.every((word) => title.toLowerCase().includes(word));
  return [...found.filter(isNamed), ...found.filter((post) => !isNamed(post))];
}
