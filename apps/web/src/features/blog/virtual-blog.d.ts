declare module 'virtual:blog/list' {
  import type { PostEntry } from './post.ts';

  const posts: readonly PostEntry[];
  export default posts;
}

declare module 'virtual:blog/words' {
  import type { PostWords } from './find-posts.ts';

  const words: PostWords;
  export default words;
}

declare module 'virtual:blog/posts' {
  import type { Post } from './post.ts';

  /** By slug. */
  const posts: Readonly<
    Record<string, { readonly title: string; readonly load: () => Promise<{ readonly default: Post }> }>
  >;
  export default posts;
}
