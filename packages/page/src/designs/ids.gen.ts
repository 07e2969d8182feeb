// Written by scripts/make-catalogue.ts from each folder here. Run `npm run catalogue` after adding one.
export const designIds = [
  'board',
  'broadsheet',
  'calm',
  'catalogue',
  'console',
  'letter',
  'marquee',
  'memo',
  'menu',
  'placard',
  'pocket',
  'signboard',
  'statement',
  'syllabus',
  'teardown',
  'two-doors',
] as const;

export type DesignId = (typeof designIds)[number];
