import type { CodeField, ImageField, LinkField, ListField, RichField, Shape, TextField } from './field.ts';

export interface Link {
  readonly label: string;
  readonly href: string;
}

export interface Image {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

export type Value = string | Link | Image | readonly Data[];

/** Data as a document stores it; a kind reads its own shape out of it. */
export interface Data {
  readonly [name: string]: Value;
}

type ValueOf<F> = F extends TextField | CodeField | RichField
  ? string
  : F extends LinkField
    ? Link
    : F extends ImageField
      ? Image
      : F extends ListField<infer S>
        ? readonly DataOf<S>[]
        : never;

export type DataOf<S extends Shape> = { readonly [K in keyof S]: ValueOf<S[K]> };

export const text = (label: string, maxLength = 300): TextField => ({ type: 'text', label, maxLength });
export const code = (label: string, maxLength = 2000): CodeField => ({ type: 'code', label, maxLength });
export const rich = (label: string, maxLength = 8000): RichField => ({ type: 'rich', label, maxLength });
export const link = (label: string): LinkField => ({ type: 'link', label });
export const image = (label: string): ImageField => ({ type: 'image', label });
export const list = <const S extends Shape>(label: string, item: S, maxItems = 40): ListField<S> => ({
  type: 'list',
  label,
  maxItems,
  item,
});
