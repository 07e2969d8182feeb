import type { DataOf, Markup, Shape } from '@slipway/page/parts';

/** What a deck needs to know of one kind of slide. */
export interface SlideKind<S extends Shape = Shape> {
  /** How the editor calls it. */
  readonly label: string;
  /** `title` is in every one: the point of the slide in one sentence. */
  readonly shape: S;
  /** What a reader takes in at a glance. */
  readonly wordsMost: number;
  /** What a new one begins with. */
  readonly defaults: Partial<DataOf<S>>;
  /** What is shown large: the figure, table or words that carry the point. */
  matter(data: DataOf<S>): Markup;
  /** What is shown beside it, smaller; nothing where there is nothing to add. */
  margin(data: DataOf<S>): Markup;
}

export function defineSlide<const S extends Shape>(kind: SlideKind<S>): SlideKind<S> {
  return kind;
}
