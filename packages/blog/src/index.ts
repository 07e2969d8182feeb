export type { LinkRules } from './links/link-rules.ts';
export { type PostMeta, readMeta } from './read-meta.ts';
export { type Calculator, type PostPart, type RenderedPost, renderPost } from './render-post.ts';
