import { type Block, listBlockStatements, type Report } from '@slipway/report';
import { findGate, gateReport } from '../gate/index.ts';
import { tradeBlocks } from '../insights/index.ts';
import { flatText, lowerFirst, shortQuote } from '../wording/index.ts';
import { balanceOf } from './balance.ts';
import type { SwotBasis } from './basis.ts';
import { type Case, makeCase } from './case.ts';
import { chooseFactors, listFactors } from './choose.ts';
import type { SwotInput } from './fields.ts';
import { toldOf } from './insights.ts';
import { keepUsed } from './keep-used.ts';
import { meta } from './meta.ts';
import { listPairs } from './pairs/index.ts';
import { assumptions } from './sheet/assumptions.ts';
import { boxes, movedAcross } from './sheet/boxes.ts';
import { forces } from './sheet/forces.ts';
import { headline, reasonToStop, totals } from './sheet/headline.ts';
import { questions } from './sheet/open.ts';
import { pestel } from './sheet/pestel.ts';
import { tasks, tows } from './sheet/tows.ts';
import { listTexts } from './texts.ts';
import { weighAll } from './weigh.ts';

export function writeReport(input: SwotInput, basis: SwotBasis): Report {
  const one = makeCase(input, basis);
  const texts = listTexts(input);
  const gate = findGate({ texts, reading: basis.reading, answers: countAnswers(input) });
  if (gate !== null)
    return gateReport(gate, {
      toolId: meta.id,
      title: titleOf(one),
      what: 'sheet',
      field: texts[0]?.field ?? 'idea',
      still: 'Financial metrics and market size',
    });
  return keepUsed({
    toolId: meta.id,
    title: titleOf(one),
    blocks: fullSheet(one),
    figures: one.figures.all,
    sources: one.sources.all,
  });
}

/** Numbers and choices typed one by one. */
function countAnswers(input: SwotInput): number {
  const { runwayMonths, ltvToCac, churnMonthly, growthMonthly, pricePerMonth, vertical, niche, stage } =
    input;
  return [runwayMonths, ltvToCac, churnMonthly, growthMonthly, pricePerMonth, vertical, niche, stage].filter(
    (answer) => answer !== undefined,
  ).length;
}

function fullSheet(one: Case): readonly Block[] {
  const factors = listFactors(one);
  const items = weighAll(one, chooseFactors(factors));
  const balance = balanceOf(
    one,
    items,
    factors.filter(({ isQuestion }) => isQuestion),
  );
  const pairs = listPairs(one, items);
  const open = questions(one, items);
  const [field, ...others] = open;
  const first = field?.field === 'vertical' ? [field] : [];
  const rest = field?.field === 'vertical' ? others : open;
  // What follows from two of them says their clauses again, on purpose: it does not count as told twice.
  const followed = present([tows(one, pairs), tasks(one, pairs)]);
  const top = present([
    headline(one, balance),
    ...first,
    boxes(one, items),
    movedAcross(one, items),
    reasonToStop(one, balance),
    totals(balance),
  ]);
  const around = present([...pestel(one), ...forces(one)]);
  const niche = one.basis.niche ?? one.basis.likely;
  const used = new Set(items.map(({ id }) => id));
  return present([
    ...top,
    ...followed,
    ...tradeBlocks({ ...toldOf(one), niche }, 'swot-generator', one, textsOf([...top, ...around]), used),
    ...rest,
    ...around,
    assumptions(one, items),
  ]);
}

function present(blocks: readonly (Block | null)[]): readonly Block[] {
  return blocks.filter((block) => block !== null);
}

function textsOf(blocks: readonly Block[]): readonly string[] {
  return blocks.flatMap(listBlockStatements).map(({ text }) => text);
}

function titleOf({ input }: Case): string {
  return `SWOT: ${lowerFirst(shortQuote(flatText(input.idea ?? input.customer ?? ''), 9))}`;
}
