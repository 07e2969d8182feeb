// Written by scripts/make-catalogue.ts from each block folder. Run `npm run catalogue` after adding a kind.
import type { BlockKind, BlockOf } from '../block.ts';
import { kind as answer } from './answer/kind.ts';
import { kind as assumptions } from './assumptions/kind.ts';
import { kind as bars } from './bars/kind.ts';
import { kind as boxes } from './boxes/kind.ts';
import { kind as callout } from './callout/kind.ts';
import { kind as cards } from './cards/kind.ts';
import { kind as compare } from './compare/kind.ts';
import { kind as dial } from './dial/kind.ts';
import { kind as distribution } from './distribution/kind.ts';
import { kind as findings } from './findings/kind.ts';
import { kind as grid } from './grid/kind.ts';
import { kind as headline } from './headline/kind.ts';
import { kind as heatmap } from './heatmap/kind.ts';
import type { Kind } from './kind.ts';
import { kind as line } from './line/kind.ts';
import { kind as list } from './list/kind.ts';
import { kind as matrix } from './matrix/kind.ts';
import { kind as names } from './names/kind.ts';
import { kind as question } from './question/kind.ts';
import { kind as radar } from './radar/kind.ts';
import { kind as reading } from './reading/kind.ts';
import { kind as rings } from './rings/kind.ts';
import { kind as scatter } from './scatter/kind.ts';
import { kind as score } from './score/kind.ts';
import { kind as script } from './script/kind.ts';
import { kind as steps } from './steps/kind.ts';
import { kind as swatches } from './swatches/kind.ts';
import { kind as table } from './table/kind.ts';
import { kind as tornado } from './tornado/kind.ts';
import { kind as waterfall } from './waterfall/kind.ts';

export const kinds: { readonly [K in BlockKind]: Kind<BlockOf<K>> } = {
  answer,
  assumptions,
  bars,
  boxes,
  callout,
  cards,
  compare,
  dial,
  distribution,
  findings,
  grid,
  headline,
  heatmap,
  line,
  list,
  matrix,
  names,
  question,
  radar,
  reading,
  rings,
  scatter,
  score,
  script,
  steps,
  swatches,
  table,
  tornado,
  waterfall,
};
