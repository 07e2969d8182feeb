// Written by scripts/make-catalogue.ts from each folder here. Run `npm run catalogue` after adding one.
import { kind as ask } from './ask/kind.ts';
import { kind as chart } from './chart/kind.ts';
import { kind as comparison } from './comparison/kind.ts';
import { kind as cover } from './cover/kind.ts';
import { kind as number } from './number/kind.ts';
import { kind as statement } from './statement/kind.ts';
import { kind as steps } from './steps/kind.ts';
import { kind as team } from './team/kind.ts';

export const slideKinds = {
  ask,
  chart,
  comparison,
  cover,
  number,
  statement,
  steps,
  team,
};

export type SlideKindId = keyof typeof slideKinds;
