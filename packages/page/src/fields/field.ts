/** The shape of a section's data. It is data itself: reading, defaults, the editor's panels and tests all walk it. */

export interface TextField {
  readonly type: 'text';
  readonly label: string;
  readonly maxLength: number;
}

/** Shown letter by letter: brackets and stars in it mean nothing to us. */
export interface CodeField {
  readonly type: 'code';
  readonly label: string;
  readonly maxLength: number;
}

/** Paragraphs with bold, italic, links and lists; see `html/rich-text.ts`. */
export interface RichField {
  readonly type: 'rich';
  readonly label: string;
  readonly maxLength: number;
}

export interface LinkField {
  readonly type: 'link';
  readonly label: string;
}

export interface ImageField {
  readonly type: 'image';
  readonly label: string;
}

export interface ListField<S extends Shape = Shape> {
  readonly type: 'list';
  readonly label: string;
  readonly maxItems: number;
  readonly item: S;
}

export type Field = TextField | CodeField | RichField | LinkField | ImageField | ListField;

export interface Shape {
  readonly [name: string]: Field;
}
