// Written by scripts/make-catalogue.ts from each tool folder. Run `npm run catalogue` after adding a tool.
import type { ToolMeta } from './meta.ts';

export const catalogue: readonly ToolMeta[] = [];
