// Written by scripts/make-catalogue.ts from each tool folder. Run `npm run catalogue` after adding a tool.
import type { AnyEngine } from './tool.ts';

export const engineLoaders: Readonly<Record<string, () => Promise<AnyEngine>>> = {};
