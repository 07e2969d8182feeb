// Written by scripts/make-catalogue.ts from each folder here. Run `npm run catalogue` after adding one.
import { theme as billboard } from './billboard/theme.ts';
import { theme as broadside } from './broadside/theme.ts';
import { theme as drawingSheet } from './drawing-sheet/theme.ts';
import { theme as fieldNotes } from './field-notes/theme.ts';
import type { ThemeId } from './ids.gen.ts';
import { theme as ledger } from './ledger/theme.ts';
import { theme as nightStage } from './night-stage/theme.ts';
import { theme as ownBrand } from './own-brand/theme.ts';
import type { Theme } from './theme.ts';

export const themes: { readonly [K in ThemeId]: Theme } = {
  billboard,
  broadside,
  'drawing-sheet': drawingSheet,
  'field-notes': fieldNotes,
  ledger,
  'night-stage': nightStage,
  'own-brand': ownBrand,
};
