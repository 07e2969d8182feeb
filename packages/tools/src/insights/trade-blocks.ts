import type { Figure, Source } from '@slipway/core';
import type { Collector, ListBlock, Statement } from '@slipway/report';
import { pickPhrase } from '../wording/index.ts';
import type { Insight, InsightTool, Side } from './insight.ts';
import { listInsights } from './list-insights.ts';
import type { Told } from './told.ts';
import { withoutEchoes } from './without-echoes.ts';

/** How many of each side a sheet shows at most; nothing is padded. */
const most: Readonly<Record<Side, number>> = { opportunity: 7, threat: 7, weakness: 3, strength: 2 };
/** Beside boxes that hold the best of them already. */
const mostBesideBoxes: typeof most = { opportunity: 4, threat: 4, weakness: 1, strength: 0 };

interface Collectors {
  readonly figures: Collector<Figure>;
  readonly sources: Collector<Source>;
}

/** What the trade knows for and against this idea, and what somebody of the trade would ask first; lists without an entry are left out. */
export function tradeBlocks(
  told: Told,
  tool: InsightTool,
  into: Collectors,
  /** Sentences that stand on the sheet already: nothing is told twice. */
  before: readonly string[] = [],
  /** Insights by their ids that stand there already, in whatever words. */
  used: ReadonlySet<string> = new Set(),
): readonly ListBlock[] {
  const found = withoutEchoes(
    listInsights(told, tool)
      .filter(({ id }) => !used.has(id))
      .toSorted((a, b) => rankOf(b) - rankOf(a)),
    before,
  );
  const isBesideBoxes = tool === 'swot-generator' && told.niche?.isSure === true;
  const tells = chooseMixed(
    found.filter(({ matter }) => matter !== 'question'),
    isBesideBoxes ? mostBesideBoxes : most,
  );
  const [helps, hurts] = titlesOf(told, isBesideBoxes);
  return [
    ...listOf('trade', helps, tells.filter(isHelp), told, into),
    ...listOf(
      'trade-against',
      hurts,
      tells.filter((insight) => !isHelp(insight)),
      told,
      into,
    ),
    ...askedByTrade(found, told, into),
  ];
}

function isHelp({ side }: Insight): boolean {
  return side === 'opportunity' || side === 'strength';
}

function titlesOf({ niche }: Told, isMore: boolean): readonly [string, string] {
  if (niche !== null && !niche.isSure)
    return [`For it, if it is about ${niche.name}`, `Against it, if it is about ${niche.name}`];
  return isMore
    ? ['What else the trade knows for you', 'What else the trade knows against you']
    : ['What the trade knows for you', 'What the trade knows against you'];
}

function askedByTrade(found: readonly Insight[], told: Told, into: Collectors): readonly ListBlock[] {
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
function chooseMixed(found: readonly Insight[], limits: typeof most): readonly Insight[] {
  const chosen: Insight[] = [];
  for (const insight of found) {
    const ofSide = chosen.filter(({ side }) => side === insight.side);
    const isFull = ofSide.length >= limits[insight.side];
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
