import posts from 'virtual:blog/list';
import { useParams } from 'react-router';
import { BlogScreen } from '../features/blog/blog-screen.tsx';

const loadWords = async () => (await import('virtual:blog/words')).default;

/** `/blog`, `/blog/page/2` and `/blog/tag/cash`. */
export default function BlogPage() {
  const { page, tag } = useParams();
  return (
    <BlogScreen
      posts={posts}
      loadWords={loadWords}
      page={Number(page ?? 1)}
      {...(tag === undefined ? {} : { tag })}
    />
  );
}
