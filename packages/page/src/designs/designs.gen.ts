// Written by scripts/make-catalogue.ts from each folder here. Run `npm run catalogue` after adding one.
import type { Design } from './design.ts';
import type { DesignId } from './ids.gen.ts';
import { design as memo } from './memo/design.ts';

export const designs: { readonly [K in DesignId]: Design } = {
  memo,
};
