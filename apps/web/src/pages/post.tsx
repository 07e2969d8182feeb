import posts from 'virtual:blog/posts';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { dormantByKey } from '../lib/dormant-by-key.ts';
import { PageTitle } from '../lib/page-title.tsx';
import { PartSpinner } from '../lib/part-spinner.tsx';

/** The HTML of a post stands on its own: its text as data and its code come with the first touch. */
const findView = dormantByKey(async (slug) => {
  const found = posts[slug];
  if (found === undefined) throw new Error(`There is no post named ${slug}.`);
  const [{ default: post }, { PostPageView }] = await Promise.all([
    found.load(),
    import('./scopes/post-scope.tsx'),
  ]);
  return () => <PostPageView post={post} />;
});

export default function PostPage() {
  const { slug = '' } = useParams();
  const View = findView(slug);
  return (
    <>
      <PageTitle name={posts[slug]?.title ?? 'Post'} />
      <Suspense fallback={<PartSpinner label="Loading the post" />}>
        <View />
      </Suspense>
    </>
  );
}
