import type { PostMeta, RenderedPost } from '@slipway/blog';

/** A row of the list of posts, newest first. */
export interface PostEntry extends PostMeta {
  readonly slug: string;
  readonly minutes: number;
}

/** One post, rendered while building. */
export interface Post extends RenderedPost {
  readonly entry: PostEntry;
  readonly related: readonly PostEntry[];
  readonly toolName: string;
  /** What it answers, in its own sentence of the catalogue. */
  readonly toolGives: string;
  /** Null while the tool is not built. */
  readonly toolRoute: string | null;
}
