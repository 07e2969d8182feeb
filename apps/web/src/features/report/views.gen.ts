// Written by scripts/make-catalogue.ts from each block folder. Run `npm run catalogue` after adding a kind.
import type { BlockKind, BlockOf } from '@slipway/report';
import type { ComponentType } from 'react';
import AnswerView from './blocks/answer.tsx';
import CalloutView from './blocks/callout.tsx';
import FindingsView from './blocks/findings.tsx';
import HeadlineView from './blocks/headline.tsx';
import ListView from './blocks/list.tsx';
import QuestionView from './blocks/question.tsx';
import ReadingView from './blocks/reading.tsx';
import ScriptView from './blocks/script.tsx';
import StepsView from './blocks/steps.tsx';
import TableView from './blocks/table.tsx';
import { lazyBlock } from './late-block.tsx';

/** Pictures and controls come when a report has them; words are there at once. */
export const loaders = {
  assumptions: () => import('./blocks/assumptions.tsx'),
  bars: () => import('./blocks/bars.tsx'),
  boxes: () => import('./blocks/boxes.tsx'),
  cards: () => import('./blocks/cards.tsx'),
  compare: () => import('./blocks/compare.tsx'),
  dial: () => import('./blocks/dial.tsx'),
  distribution: () => import('./blocks/distribution.tsx'),
  grid: () => import('./blocks/grid.tsx'),
  heatmap: () => import('./blocks/heatmap.tsx'),
  line: () => import('./blocks/line.tsx'),
  matrix: () => import('./blocks/matrix.tsx'),
  names: () => import('./blocks/names.tsx'),
  radar: () => import('./blocks/radar.tsx'),
  rings: () => import('./blocks/rings.tsx'),
  scatter: () => import('./blocks/scatter.tsx'),
  score: () => import('./blocks/score.tsx'),
  swatches: () => import('./blocks/swatches.tsx'),
  tornado: () => import('./blocks/tornado.tsx'),
  waterfall: () => import('./blocks/waterfall.tsx'),
} as const;

type View<K extends BlockKind> = ComponentType<{ readonly block: BlockOf<K> }> & {
  readonly fetch?: () => Promise<unknown>;
};
export const views: { readonly [K in BlockKind]: View<K> } = {
  answer: AnswerView,
  assumptions: lazyBlock(loaders.assumptions),
  bars: lazyBlock(loaders.bars),
  boxes: lazyBlock(loaders.boxes),
  callout: CalloutView,
  cards: lazyBlock(loaders.cards),
  compare: lazyBlock(loaders.compare),
  dial: lazyBlock(loaders.dial),
  distribution: lazyBlock(loaders.distribution),
  findings: FindingsView,
  grid: lazyBlock(loaders.grid),
  headline: HeadlineView,
  heatmap: lazyBlock(loaders.heatmap),
  line: lazyBlock(loaders.line),
  list: ListView,
  matrix: lazyBlock(loaders.matrix),
  names: lazyBlock(loaders.names),
  question: QuestionView,
  radar: lazyBlock(loaders.radar),
  reading: ReadingView,
  rings: lazyBlock(loaders.rings),
  scatter: lazyBlock(loaders.scatter),
  score: lazyBlock(loaders.score),
  script: ScriptView,
  steps: StepsView,
  swatches: lazyBlock(loaders.swatches),
  table: TableView,
  tornado: lazyBlock(loaders.tornado),
  waterfall: lazyBlock(loaders.waterfall),
};
