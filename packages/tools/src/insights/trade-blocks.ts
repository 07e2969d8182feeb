import type { Figure, Source } from '@slipway/core';
import type { Collector, ListBlock, Statement } from '@slipway/report';
import { pickPhrase } from '../wording/index.ts';
import type { Insight, InsightTool, Side } from './insight.ts';
import { listInsights } from './list-insights.ts';
import type { Told } from './told.ts';
import { withoutEchoes } from './without-echoes.ts';

/** How many of each side a sheet shows at most; nothing is padded. */
const most: Readonly<Record<Side, number>> = { opportunity: 5, threat: 5, weakness: 2, strength: 1 };

interface Collectors {
  readonly figures: Collector<Figure>;
  readonly sources: Collector<Source>;
}

/** What the trade knows about this idea, and what somebody of the trade would ask first: two lists, or none. */
export function tradeBlocks(
  told: Told,
  tool: InsightTool,
  into: Collectors,
  /** Sentences that stand on the sheet already: nothing is told twice. */
  before: readonly string[] = [],
): readonly ListBlock[] {
  const found = withoutEchoes(
    listInsights(told, tool).toSorted((a, b) => rankOf(b) - rankOf(a)),
    before,
  );
  const tells = chooseMixed(found.filter(({ matter }) => matter !== 'question'));
  return [...listOf('trade', titleOf(told), tells, told, into), ...askedByTrade(found, told, into)];
}

function titleOf({ niche }: Told): string {
  return niche === null || niche.isSure ? 'What the trade knows' : `If it is about ${niche.name}`;
}

/** The questions alone, for a sheet that has its own place for the rest. */
export function askedByTrade(found: readonly Insight[], told: Told, into: Collectors): readonly ListBlock[] {
  const asks = found.filter(({ matter }) => matter === 'question');
  return listOf('trade-asks', 'What somebody from the trade would ask first', asks, told, into);
}

function listOf(
  id: string,
  title: string,
  chosen: readonly Insight[],
  told: Told,
  into: Collectors,
): readonly ListBlock[] {
  if (chosen.length === 0) return [];
  const items = chosen.map((insight) => state(insight, told, into));
  return [{ id, kind: 'list', title, ordered: false, tone: 'plain', items }];
}

/** No matter twice on one side, and every side its share. */
function chooseMixed(found: readonly Insight[]): readonly Insight[] {
  const chosen: Insight[] = [];
  for (const insight of found) {
    const ofSide = chosen.filter(({ side }) => side === insight.side);
    const isFull = ofSide.length >= most[insight.side];
    if (!isFull && !ofSide.some(({ matter }) => matter === insight.matter)) chosen.push(insight);
  }
  return chosen;
}

function rankOf({ impact, likelihood, specificity }: Insight): number {
  return impact * likelihood * (4 + specificity);
}

function state(insight: Insight, { seed }: Told, { figures, sources }: Collectors): Statement {
  for (const source of insight.sources) sources.add(source);
  for (const figure of insight.figures) figures.add(figure);
  const id = `trade:${insight.id}`;
  return { id, text: pickPhrase(seed, id, insight.says), evidence: insight.evidence };
}
