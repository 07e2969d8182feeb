import { catalogue } from '@slipway/tools/catalogue';
import { postHeads } from './post-heads.gen.ts';

/** Words that only the HTML of the build shows. The browser's bundle has this file empty (`build/drop-head-texts.ts`). */
export const describeTool = (tool: string): string => catalogue.find(({ id }) => id === tool)?.gives ?? '';

export const headOfPost = (slug: string | undefined): { title: string; description: string } =>
  postHeads.find((post) => post.slug === slug) ?? { title: 'Post', description: '' };
