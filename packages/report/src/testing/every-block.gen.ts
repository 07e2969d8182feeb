// Written by scripts/make-catalogue.ts from each block folder. Run `npm run catalogue` after adding a kind.
import type { BlockKind, BlockOf } from '../block.ts';
import { sample as answer } from '../blocks/answer/sample.ts';
import { sample as assumptions } from '../blocks/assumptions/sample.ts';
import { sample as bars } from '../blocks/bars/sample.ts';
import { sample as boxes } from '../blocks/boxes/sample.ts';
import { sample as callout } from '../blocks/callout/sample.ts';
import { sample as cards } from '../blocks/cards/sample.ts';
import { sample as compare } from '../blocks/compare/sample.ts';
import { sample as dial } from '../blocks/dial/sample.ts';
import { sample as distribution } from '../blocks/distribution/sample.ts';
import { sample as findings } from '../blocks/findings/sample.ts';
import { sample as grid } from '../blocks/grid/sample.ts';
import { sample as headline } from '../blocks/headline/sample.ts';
import { sample as heatmap } from '../blocks/heatmap/sample.ts';
import { sample as line } from '../blocks/line/sample.ts';
import { sample as list } from '../blocks/list/sample.ts';
import { sample as matrix } from '../blocks/matrix/sample.ts';
import { sample as names } from '../blocks/names/sample.ts';
import { sample as question } from '../blocks/question/sample.ts';
import { sample as radar } from '../blocks/radar/sample.ts';
import { sample as reading } from '../blocks/reading/sample.ts';
import { sample as rings } from '../blocks/rings/sample.ts';
import { sample as scatter } from '../blocks/scatter/sample.ts';
import { sample as score } from '../blocks/score/sample.ts';
import { sample as script } from '../blocks/script/sample.ts';
import { sample as steps } from '../blocks/steps/sample.ts';
import { sample as swatches } from '../blocks/swatches/sample.ts';
import { sample as table } from '../blocks/table/sample.ts';
import { sample as tornado } from '../blocks/tornado/sample.ts';
import { sample as waterfall } from '../blocks/waterfall/sample.ts';

/** One block of each kind with everything it can hold. Figures are the example report’s. */
export const everyBlock: { readonly [K in BlockKind]: BlockOf<K> } = {
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
