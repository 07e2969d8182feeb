// Written by scripts/make-catalogue.ts from each tool folder. Run `npm run catalogue` after adding a tool.
import type { AnyLookUp, ListFigureCells, ToolPrompt } from './facet.ts';

export const promptLoaders: Readonly<Record<string, () => Promise<ToolPrompt>>> = {
  'ai-pitch-generator': async () => (await import('./ai-pitch-generator/prompt.ts')).prompt as ToolPrompt,
  'landing-page-generator': async () =>
    (await import('./landing-page-generator/prompt.ts')).prompt as ToolPrompt,
  'new-landing-generator': async () =>
    (await import('./new-landing-generator/prompt.ts')).prompt as ToolPrompt,
};
export const cellLoaders: Readonly<Record<string, () => Promise<ListFigureCells>>> = {
  'competitor-matrix': async () =>
    (await import('./competitor-matrix/cells.ts')).listCells as unknown as ListFigureCells,
  'market-size-estimator': async () =>
    (await import('./market-size-estimator/cells.ts')).listCells as unknown as ListFigureCells,
  'financial-metrics': async () =>
    (await import('./financial-metrics/cells.ts')).listCells as unknown as ListFigureCells,
  'retention-burn': async () =>
    (await import('./retention-burn/cells.ts')).listCells as unknown as ListFigureCells,
};
export const lookUpLoaders: Readonly<Record<string, () => Promise<AnyLookUp>>> = {
  'domain-suggestions': async () =>
    (await import('./domain-suggestions/look-up.ts')).lookUp as unknown as AnyLookUp,
  'competitor-matrix': async () =>
    (await import('./competitor-matrix/look-up.ts')).lookUp as unknown as AnyLookUp,
};
