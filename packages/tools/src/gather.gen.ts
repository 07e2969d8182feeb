// Written by scripts/make-catalogue.ts from each tool folder. Run `npm run catalogue` after adding a tool.
import type { AnyGather } from './gatherer.ts';

export const gatherLoaders: Readonly<Record<string, () => Promise<AnyGather>>> = {};
