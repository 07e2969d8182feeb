import type { FieldBase } from '../field-base.ts';

export const imageFormats = ['png', 'jpeg', 'webp', 'svg'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** Of the file that is chosen; it is read in the browser. */
export const imageMaxBytes = 2_000_000;

/** A logo or a screenshot. The file stays in the browser: what is sent is what was measured there. */
export interface ImageField extends FieldBase {
  readonly kind: 'image';
  /** The tool needs the picture itself: a copy of at most 512 × 512 pixels is sent and stored with the run. */
  readonly sends?: true;
}

export interface ImageMeasures {
  /** Of the file. */
  readonly name: string;
  readonly format: ImageFormat;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  readonly isTransparent: boolean;
  /** The largest areas, as shares of what is not transparent; the largest first. */
  readonly colours: readonly { readonly hex: string; readonly share: number }[];
  /** PNG, JPEG or WebP as a data address; only where the field says `sends`. */
  readonly data?: string;
}

export type ImageValue<_F = ImageField> = ImageMeasures;
