// Written by scripts/make-catalogue.ts from each tool folder. Run `npm run catalogue` after adding a tool.
import type { AnyLookUp, ToolPrompt } from './facet.ts';

export const promptLoaders: Readonly<Record<string, () => Promise<ToolPrompt>>> = {
  'landing-page-generator': async () =>
    (await import('./landing-page-generator/prompt.ts')).prompt as ToolPrompt,
};
export const lookUpLoaders: Readonly<Record<string, () => Promise<AnyLookUp>>> = {
  'domain-suggestions': async () =>
    (await import('./domain-suggestions/look-up.ts')).lookUp as unknown as AnyLookUp,
  'competitor-matrix': async () =>
    (await import('./competitor-matrix/look-up.ts')).lookUp as unknown as AnyLookUp,
};
