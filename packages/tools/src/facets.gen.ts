// Written by scripts/make-catalogue.ts from each tool folder. Run `npm run catalogue` after adding a tool.
import type { CompareReports, ImportInput } from './facet.ts';

export const compareLoaders: Readonly<Record<string, () => Promise<CompareReports>>> = {
  'score-your-idea': async () =>
    (await import('./score-your-idea/compare.ts')).compareIdeas as CompareReports,
};
export const importLoaders: Readonly<Record<string, () => Promise<ImportInput>>> = {
  'retention-burn': async () => (await import('./retention-burn/import.ts')).importEvents as ImportInput,
};
