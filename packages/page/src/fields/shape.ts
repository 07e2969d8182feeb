/** The shape of a section's data. It is data itself: reading, defaults, the editor's panels and tests all walk it. */

interface TextField {
  readonly type: 'text';
  readonly label: string;
  readonly maxLength: number;
}

/** Shown letter by letter: brackets and stars in it mean nothing to us. */
interface CodeField {
  readonly type: 'code';
  readonly label: string;
  readonly maxLength: number;
}

/** Paragraphs with bold, italic, links and lists; see `html/rich-text.ts`. */
interface RichField {
  readonly type: 'rich';
  readonly label: string;
  readonly maxLength: number;
}

interface LinkField {
  readonly type: 'link';
  readonly label: string;
}

interface ImageField {
  readonly type: 'image';
  readonly label: string;
}

interface ListField<S extends Shape = Shape> {
  readonly type: 'list';
  readonly label: string;
  readonly maxItems: number;
  readonly item: S;
}

export type Field = TextField | CodeField | RichField | LinkField | ImageField | ListField;

export interface Shape {
  readonly [name: string]: Field;
}

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
