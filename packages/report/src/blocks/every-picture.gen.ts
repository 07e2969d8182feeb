// Written by scripts/make-catalogue.ts from each block folder. Run `npm run catalogue` after adding a kind.
import type { BlockKind, BlockOf } from '../block.ts';
import { barsPicture } from './bars/picture.ts';
import { comparePicture } from './compare/picture.ts';
import { dialPicture } from './dial/picture.ts';
import { distributionPicture } from './distribution/picture.ts';
import { heatmapPicture } from './heatmap/picture.ts';
import { linePicture } from './line/picture.ts';
import type { Picture } from './picture.ts';
import { radarPicture } from './radar/picture.ts';
import { ringsPicture } from './rings/picture.ts';
import { scatterPicture } from './scatter/picture.ts';
import { scorePicture } from './score/picture.ts';
import { swatchesPicture } from './swatches/picture.ts';
import { tornadoPicture } from './tornado/picture.ts';
import { waterfallPicture } from './waterfall/picture.ts';

/** For whoever draws whole reports; a screen fetches each picture by itself. */
export const everyPicture = {
  bars: barsPicture,
  compare: comparePicture,
  dial: dialPicture,
  distribution: distributionPicture,
  heatmap: heatmapPicture,
  line: linePicture,
  radar: radarPicture,
  rings: ringsPicture,
  scatter: scatterPicture,
  score: scorePicture,
  swatches: swatchesPicture,
  tornado: tornadoPicture,
  waterfall: waterfallPicture,
} satisfies { readonly [K in BlockKind]?: Picture<BlockOf<K>> };
