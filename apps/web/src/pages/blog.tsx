import posts from 'virtual:blog/list';
import { useParams } from 'react-router';
import { BlogScreen } from '../features/blog/blog-screen.tsx';

/** `/blog`, `/blog/page/2` and `/blog/tag/cash`. */
export default function BlogPage() {
  const { page, tag } = useParams();
  return <BlogScreen posts={posts} page={Number(page ?? 1)} {...(tag === undefined ? {} : { tag })} />;
}
