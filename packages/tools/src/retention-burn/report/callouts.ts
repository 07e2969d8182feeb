import { fadePerMonth, foretell, steepGrowth } from '@slipway/finance';
import type { CalloutBlock } from '@slipway/report';
import type { Money } from '../money/figures.ts';
import { f, type Sheet } from '../sheet.ts';
import type { Found } from './answer.ts';

/** What a reader must know before believing the verdict, a sentence each. */
export function callouts({ sheet, income, money }: Found): CalloutBlock[] {
  const said: CalloutBlock[] = [];
  const add = (id: string, text: string) =>
    said.push({ id, kind: 'callout', tone: 'fair', statement: sheet.writer.say(`callout.${id}`, text) });
  if (income?.other)
    add(
      'other',
      `“Revenue a month” says ${f(income.revenue.id)}, the latest full month of your table ${f(income.other)}. The first counts; empty it to count the table.`,
    );
  if (money && income?.growth && income.otherGrowth)
    add(
      'other-growth',
      `“Growth” says ${f(income.growth.figure)}, your table ${f(income.otherGrowth)}. The first counts; empty it to count the table.`,
    );
  if (money) {
    const fading = fadingWords(sheet, money);
    if (fading !== null) add('steep', fading);
  }
  return said;
}

/** Growth above 30 % a month rarely lasts: a second run lets it fade (metrics reference, A5). */
function fadingWords(sheet: Sheet, { plan, runways, growth, inputs }: Money): string | null {
  if (plan.growth <= steepGrowth || plan.revenue <= 0) return null;
  const fate = foretell({ ...runways.trendCourse, decay: fadePerMonth });
  const decay = sheet.writer.figure({
    id: 'decay',
    label: 'Growth fades by',
    value: fadePerMonth,
    unit: 'share/month',
    provenance: { kind: 'assumed', why: 'Our rule for a second run: each month’s growth is this much less.' },
  });
  const begin = `${f(growth.id)} of growth rarely lasts. Fading by ${f(decay)},`;
  if (fate.lastsMonths === null)
    return `${begin} revenue ${fate.alive ? 'still covers costs before the cash ends' : 'no longer reaches costs'}.`;
  const lasts = sheet.simulated(
    {
      id: 'runway.fading',
      label: 'Runway if growth fades',
      value: Math.max(0, fate.lastsMonths),
      unit: 'months',
    },
    'the same course, each month’s growth less than the last',
    [...inputs, decay],
  );
  return `${begin} the cash lasts ${f(lasts)}.`;
}
