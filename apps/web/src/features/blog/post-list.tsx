import { Link } from 'react-router';
import type { PostEntry } from './post.ts';

const longDate = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** Date, reading time and tags. */
export function PostLine({ post: { date, minutes, tags } }: { readonly post: PostEntry }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm text-ink-soft">
      <time dateTime={date}>{longDate.format(new Date(date))}</time>
      <span className="tabular">{minutes} min read</span>
      {tags.map((tag) => (
        <Link key={tag} to={`/blog/tag/${tag}`} className="text-link">
          {tag}
        </Link>
      ))}
    </p>
  );
}

export function PostList({ posts }: { readonly posts: readonly PostEntry[] }) {
  return (
    <ol className="grid border-b border-line-strong">
      {posts.map((post) => (
        <li
          key={post.slug}
          className="grid gap-x-10 gap-y-2 border-t border-line-strong py-6 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
        >
          <h3 className="text-xl">
            <Link to={`/blog/${post.slug}`} className="hover:text-signal-text hover:underline">
              {post.title}
            </Link>
          </h3>
          <div className="grid content-start gap-2">
            <p className="text-ink-soft">{post.description}</p>
            <PostLine post={post} />
          </div>
        </li>
      ))}
    </ol>
  );
}
