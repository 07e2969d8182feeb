import type { Post } from '../../features/blog/post.ts';
import { PostView } from '../../features/blog/post-view.tsx';
import { JsonLd } from '../../lib/json-ld.tsx';
import { findOrigin } from '../../lib/origin.ts';

export function PostPageView({ post }: { readonly post: Post }) {
  const { entry, jsonLd } = post;
  const origin = findOrigin();
  const address = `${origin}/blog/${entry.slug}`;
  const posting = {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: entry.title,
    description: entry.description,
    datePublished: entry.date,
    url: address,
    mainEntityOfPage: address,
    image: `${origin}/previews/blog-${entry.slug}.png`,
    keywords: entry.tags.join(', '),
    wordCount: post.words,
    author: { '@type': 'Organization', name: 'Slipway', url: origin },
    publisher: { '@type': 'Organization', name: 'Slipway', url: origin },
  };
  return (
    <>
      <JsonLd of={jsonLd === null ? [posting] : [posting, jsonLd].flat()} />
      <PostView post={post} />
    </>
  );
}
