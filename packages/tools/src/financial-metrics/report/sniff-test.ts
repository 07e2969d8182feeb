import type { ListBlock } from '@slipway/report';
import type { Ask } from './questions/ask.ts';
import { askBurn, askBurnTrend, askFate, askMargin, askRunway } from './questions/money.ts';
import { askConcentration, askSlowing, askTakeRate } from './questions/selling.ts';
import { askChurnLevel, askChurnTrend, askExtrapolated, askRetained } from './questions/staying.ts';
import {
  askCacTrend,
  askFounderTime,
  askLtv,
  askPaid,
  askPaidShare,
  askPayback,
} from './questions/winning.ts';
import type { Telling } from './telling.ts';

const questions: readonly Ask[] = [
  askFate,
  askRunway,
  askChurnTrend,
  askChurnLevel,
  askLtv,
  askPayback,
  askCacTrend,
  askPaid,
  askPaidShare,
  askBurn,
  askBurnTrend,
  askRetained,
  askSlowing,
  askMargin,
  askConcentration,
  askExtrapolated,
  askFounderTime,
  askTakeRate,
];

/** What an investor will ask, from the weakest figures: the heaviest first, seven at most. */
export function sniffTest(telling: Telling): readonly ListBlock[] {
  const items = questions
    .flatMap((ask) => ask(telling) ?? [])
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, 7)
    .map(({ statement }) => statement);
  return items.length === 0
    ? []
    : [
        {
          kind: 'list',
          id: 'sniff-test',
          title: 'What an investor will ask',
          ordered: true,
          tone: 'poor',
          items,
        },
      ];
}
