export type { Context } from '@slipway/document';

import type { Page, Section } from '../document/page.ts';
import type { Data } from '../fields/shape.ts';
import type { Theme } from '../theme/theme.ts';

/** Specification, section 4, and what else a person can undo. Without an id a command means the selected element. */
export type Command =
  | { readonly type: 'add'; readonly section: NewSection }
  | { readonly type: 'update'; readonly id?: string; readonly changes: Changes }
  | { readonly type: 'remove'; readonly id?: string }
  | { readonly type: 'swap'; readonly ids: readonly [string, string] }
  | { readonly type: 'moveUp'; readonly id?: string }
  | { readonly type: 'moveDown'; readonly id?: string }
  | { readonly type: 'duplicate'; readonly id?: string }
  /** As many steps up or down as it takes, undone as one. */
  | { readonly type: 'moveTo'; readonly id?: string; readonly at: number }
  | { readonly type: 'changeTheme'; readonly theme: Partial<Theme> }
  | { readonly type: 'replacePage'; readonly page: Page };

export type NewSection = Pick<Section, 'kind'> & Partial<Pick<Section, 'variant' | 'data'>>;

export interface Changes {
  readonly variant?: string;
  /** Merged by name: what is not named stays the same value. */
  readonly data?: Data;
}
