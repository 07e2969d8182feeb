import { spanLabel } from '@slipway/finance';
import type { Report } from '@slipway/report';
import type { Basis } from '../basis.ts';
import { listScenarios } from '../compute/scenarios.ts';
import type { Input } from '../fields.ts';
import { meta } from '../meta.ts';
import { assumptionsBlock } from './assumptions.ts';
import { callouts } from './callouts.ts';
import { cardBlocks } from './cards.ts';
import { definitionsTable } from './definitions.ts';
import { headline } from './headline.ts';
import { keepUsed, withAssumptions } from './keep-used.ts';
import { trends, waterfall } from './pictures.ts';
import { scenarioBlocks } from './scenarios.ts';
import { sniffTest } from './sniff-test.ts';
import { survivalBlocks } from './survival.ts';
import { openTelling, type Telling } from './telling.ts';
import { toAdd } from './to-add.ts';

export function writeReport(input: Input, basis: Basis): Report {
  const telling = openTelling(input, basis);
  const { desk, facts } = telling;
  const scenarios = scenarioBlocks(telling);
  const played = scenarios.length === 0 ? [] : listScenarios(desk, facts);
  const cards = cardBlocks(telling);
  const report = {
    toolId: meta.id,
    title: titleOf(telling),
    blocks: [
      headline(telling),
      ...callouts(telling),
      ...cards.filter(({ tab }) => tab === undefined),
      ...sniffTest(telling),
      ...waterfall(telling),
      ...survivalBlocks(telling),
      ...scenarios,
      ...cards.filter(({ tab }) => tab !== undefined),
      ...definitionsTable(telling),
      ...trends(telling),
      ...toAdd(telling),
    ],
    figures: desk.sheet.figures,
    sources: desk.sheet.sources,
  };
  return keepUsed(withAssumptions(report, assumptionsBlock(telling, played)));
}

function titleOf({ desk }: Telling): string {
  const { months } = desk.books;
  const [first, last] = [months[0], months.at(-1)];
  const span = first === undefined || last === undefined ? 'no months' : spanLabel(first, last);
  return `${meta.name}: ${desk.input.company ?? span}`;
}
