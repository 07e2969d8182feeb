import type { Block } from '@slipway/report';
import { type ReactNode, Suspense } from 'react';
import AnswerView from './blocks/answer.tsx';
import CalloutView from './blocks/callout.tsx';
import FindingsView from './blocks/findings.tsx';
import HeadlineView from './blocks/headline.tsx';
import ListView from './blocks/list.tsx';
import QuestionView from './blocks/question.tsx';
import ReadingView from './blocks/reading.tsx';
import StepsView from './blocks/steps.tsx';
import TableView from './blocks/table.tsx';
import { lazyBlock } from './late-block.tsx';

/** Pictures and controls come when a report has them; words are there at once. */
export const loaders = {
  score: () => import('./blocks/score.tsx'),
  bars: () => import('./blocks/bars.tsx'),
  radar: () => import('./blocks/radar.tsx'),
  boxes: () => import('./blocks/boxes.tsx'),
  matrix: () => import('./blocks/matrix.tsx'),
  line: () => import('./blocks/line.tsx'),
  waterfall: () => import('./blocks/waterfall.tsx'),
  tornado: () => import('./blocks/tornado.tsx'),
  rings: () => import('./blocks/rings.tsx'),
  distribution: () => import('./blocks/distribution.tsx'),
  cards: () => import('./blocks/cards.tsx'),
  assumptions: () => import('./blocks/assumptions.tsx'),
} as const;

const ScoreView = lazyBlock(loaders.score);
const BarsView = lazyBlock(loaders.bars);
const RadarView = lazyBlock(loaders.radar);
const BoxesView = lazyBlock(loaders.boxes);
const MatrixView = lazyBlock(loaders.matrix);
const LineView = lazyBlock(loaders.line);
const WaterfallView = lazyBlock(loaders.waterfall);
const TornadoView = lazyBlock(loaders.tornado);
const RingsView = lazyBlock(loaders.rings);
const DistributionView = lazyBlock(loaders.distribution);
const CardsView = lazyBlock(loaders.cards);
const AssumptionsView = lazyBlock(loaders.assumptions);

/** Every kind has its case: a new one without does not compile. */
function viewOf(block: Block): ReactNode {
  switch (block.kind) {
    case 'reading':
      return <ReadingView block={block} />;
    case 'answer':
      return <AnswerView block={block} />;
    case 'findings':
      return <FindingsView block={block} />;
    case 'headline':
      return <HeadlineView block={block} />;
    case 'score':
      return <ScoreView block={block} />;
    case 'bars':
      return <BarsView block={block} />;
    case 'radar':
      return <RadarView block={block} />;
    case 'boxes':
      return <BoxesView block={block} />;
    case 'matrix':
      return <MatrixView block={block} />;
    case 'table':
      return <TableView block={block} />;
    case 'line':
      return <LineView block={block} />;
    case 'waterfall':
      return <WaterfallView block={block} />;
    case 'tornado':
      return <TornadoView block={block} />;
    case 'rings':
      return <RingsView block={block} />;
    case 'distribution':
      return <DistributionView block={block} />;
    case 'cards':
      return <CardsView block={block} />;
    case 'list':
      return <ListView block={block} />;
    case 'steps':
      return <StepsView block={block} />;
    case 'callout':
      return <CalloutView block={block} />;
    case 'question':
      return <QuestionView block={block} />;
    case 'assumptions':
      return <AssumptionsView block={block} />;
    default:
      return block satisfies never;
  }
}

export function BlockView({ block }: { readonly block: Block }) {
  return (
    <Suspense
      fallback={
        <div className="sheet-part">
          <span className="skeleton sheet-body h-56" />
        </div>
      }
    >
      {viewOf(block)}
    </Suspense>
  );
}
