import type { PageModule } from './page-route.ts';

/** Public pages behind the first look. A list of their own: with the other one each of them would weigh 2 KB more. */
export const readingPages = {
  methodology: () => import('../pages/methodology.tsx'),
  contact: () => import('../pages/contact.tsx'),
  blog: () => import('../pages/blog.tsx'),
  post: () => import('../pages/post.tsx'),
  mdxTest: () => import('../pages/mdx-test.tsx'),
  samples: () => import('../pages/samples.tsx'),
  sample: () => import('../pages/sample.tsx'),
} satisfies Readonly<Record<string, () => Promise<PageModule>>>;
