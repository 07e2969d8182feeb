// Written by scripts/make-catalogue.ts from each folder here. Run `npm run catalogue` after adding one.
export const themeIds = [
  'billboard',
  'broadside',
  'drawing-sheet',
  'field-notes',
  'ledger',
  'night-stage',
  'own-brand',
] as const;

export type ThemeId = (typeof themeIds)[number];
