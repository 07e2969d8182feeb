// Written by scripts/make-catalogue.ts from each folder here. Run `npm run catalogue` after adding one.
export const designIds = ['memo'] as const;

export type DesignId = (typeof designIds)[number];
