import type { Faces, Roles } from '@slipway/page/parts';
import type { SlideKindId } from '../slides/kinds.gen.ts';

/** A place on a slide of 13.33 × 7.5 inches, from its top left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Where the three parts of a slide are. Without a margin the words beside the point are left to the speaker. */
export interface Layout {
  readonly claim: Box;
  readonly matter: Box;
  readonly margin: Box | null;
}

/** Sizes in points. */
interface Sizes {
  readonly claim: number;
  readonly text: number;
  readonly margin: number;
  readonly number: number;
  readonly name: number;
}

/** A theme owns where things are, how large, in which colours and between which lines. All share the slides. */
export interface Theme {
  readonly name: string;
  /** Whom it suits. */
  readonly fits: string;
  readonly scheme: 'light' | 'dark';
  /** Hue where the founder has no brand colour. */
  readonly hue: number;
  readonly roles: Roles;
  readonly faces: Faces;
  /** Faces that PowerPoint has on every machine. */
  readonly office: { readonly display: string; readonly text: string };
  readonly sizes: Sizes;
  readonly layout: Layout;
  /** Kinds that stand elsewhere than the others. */
  readonly layouts: { readonly [K in SlideKindId]?: Layout };
  /** Lines, fills and what else is drawn around the parts; lengths in `cqw`. */
  readonly css: string;
}
