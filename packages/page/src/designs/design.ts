import type { Shape } from '../fields/field.ts';
import type { DataOf, Link } from '../fields/shape.ts';
import type { Markup } from '../html/markup.ts';
import type { Paper } from '../sections/kind.ts';
import type { SectionKindId, sectionKinds } from '../sections/kinds.gen.ts';
import type { Roles } from '../theme/palette.ts';
import type { Faces } from '../theme/type-pairs.ts';

/** A design owns its grid, bar, opening and style sheet; it shares only content, form handling and checks with the others. */
export interface Design {
  readonly name: string;
  /** Whom it suits. */
  readonly fits: string;
  readonly industries: readonly string[];
  readonly tone: 'brief' | 'warm' | 'technical' | 'formal' | 'urgent' | 'personal';
  readonly argument: ArgumentOrder;
  readonly card: Card;
  readonly scheme: 'light' | 'dark';
  /** Hue of the palette where the founder has no brand colour. */
  readonly hue: number;
  readonly roles: Roles;
  /** Pairs of text and ground besides ink, muted and link on bg and surface, and the button's. */
  readonly pairs: readonly (readonly [text: string, ground: string])[];
  readonly faces: Faces;
  /** Each section keeps within its own box: nothing of it hangs out, and no margin collapses with the next. */
  readonly hasBoxes?: true;
  /** Its style sheet numbers the `h2`s of all sections in one row, before their words. */
  readonly numbersHeadings?: true;
  readonly sections: readonly Planned[];
  /** What stands above `main`: a bar, a rail or nothing. */
  bar(front: Front): Markup;
  readonly renders: Renders;
  readonly css: string;
}

/** In which order a page makes its case. */
export type ArgumentOrder =
  | 'problem-first'
  | 'demo-first'
  | 'local-trust'
  | 'offer-first'
  | 'fork'
  | 'object-first'
  | 'reassurance'
  | 'manifesto'
  | 'outcome-first'
  | 'content-first'
  | 'price-first'
  | 'catalogue'
  | 'tease'
  | 'story'
  | 'showcase';

/** The layout in figures, by which two designs are held apart. */
interface Card {
  /** Content width in px; `full` bleeds. */
  readonly width: number | 'full';
  readonly heroSpans: string;
  readonly align: 'rail' | 'split' | 'centred' | 'left' | 'right-hung' | 'off-centre' | 'mosaic';
  /** Size of the largest line at 390, 820 and 1280 px. */
  readonly largestPx: readonly [number, number, number];
  /** Of its controls and panels. */
  readonly radiusPx: number;
  readonly line:
    | 'hairline'
    | 'box'
    | 'bar'
    | 'double'
    | 'dashed'
    | 'dimension'
    | 'column'
    | 'cell'
    | 'outline'
    | 'diagonal'
    | 'none';
  readonly imagery: string;
  /** Vertical padding of a section at 390 and 1280 px. */
  readonly padPx: readonly [number, number];
}

interface Planned {
  readonly kind: SectionKindId;
  readonly variant?: string;
}

/** What the bar may show. */
export interface Front {
  readonly title: string;
  readonly contents: readonly { readonly id: string; readonly label: string }[];
  readonly action: Markup;
  readonly phone: Link | null;
}

type ShapeOf<K extends SectionKindId> = (typeof sectionKinds)[K]['shape'];

/** A method, so that one lookup serves every kind. */
interface Writes<S extends Shape> {
  write(data: DataOf<S>, paper: Paper): Markup;
}

export type Render<S extends Shape = Shape> = Writes<S>['write'];
type Renders = { readonly [K in SectionKindId]?: Render<ShapeOf<K>> };
