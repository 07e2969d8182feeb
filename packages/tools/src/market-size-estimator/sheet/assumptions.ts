import type { AssumptionRow, AssumptionsBlock } from '@slipway/report';
import { marketFields } from '../fields.ts';
import { noCount } from '../model/count.ts';
import { type Factor, limitsOf } from '../model/factor.ts';
import type { Market } from '../model/market.ts';
import { addBuyers, addFactor } from './figures.ts';
import { countOptions } from './question.ts';
import type { Sheet } from './sheet.ts';

const yardsticks = marketFields.find((field) => field.name === 'yardstick')?.options ?? [];

/** Inputs that can be changed in the sheet, each of which moves something. */
function listAssumed({ plan, line, earning, methods, counts, factors }: Market): readonly Factor[] {
  if (line === null) return [];
  const sized =
    plan === null
      ? []
      : [
          factors.fitShare,
          factors.reachShare,
          factors.adoption,
          ...(plan.hasCapacity ? [factors.sellers] : []),
          factors.dealsPerSeller,
          ...(plan.hasCapacity && !plan.isSoldOnce ? [factors.churnPerMonth] : []),
        ];
  const others =
    methods === null
      ? []
      : [
          methods.valuePerMonth,
          ...(methods.value === null ? [] : [methods.captureShare]),
          ...(methods.topDown === null ? [] : [methods.marketFigure, methods.marketShare]),
        ];
  const isPaced = line.kind === 'units' && line.yearly?.isRecurring === true && line.ours === null;
  return [
    ...(counts.used === null ? [] : (earning?.amounts ?? [])),
    ...sized,
    ...(isPaced || plan?.hasCapacity === true ? [factors.years] : []),
    ...others,
  ];
}

/** Ids of all rows, known before any figure points to one. */
export function assumptionIds(market: Market): ReadonlySet<string> {
  return new Set([
    ...listAssumed(market).map(({ id }) => id),
    ...(market.sizes === null ? [] : ['yardstick']),
  ]);
}

export function assumptions(sheet: Sheet): AssumptionsBlock | null {
  const { market, input, writer } = sheet;
  const { line, counts, yardstick } = market;
  const edits = input.assumptions ?? {};
  const why = (id: string, text: string) => writer.say(`why:${id}`, text);
  const rows: AssumptionRow[] = [];
  if (line !== null && line.ours === null && line.price !== null && line.kind !== 'views') {
    const isShare = line.price.currency === '%';
    rows.push({
      id: isShare ? 'takeRate' : 'price',
      label: isShare ? 'Your share of each sale' : 'Your price',
      figure: isShare ? 'own-share' : 'own-price',
      control: isShare
        ? { type: 'number', min: 0.001, max: 1, step: 0.005 }
        : { type: 'number', min: 0.01, max: 100_000_000, step: 1 },
      isOwn: true,
      why: why('price', 'What you said.'),
    });
  }
  const buyers = addBuyers(sheet);
  if (buyers !== null)
    rows.push({
      id: 'buyers',
      label: 'How many there are',
      figure: buyers,
      control: { type: 'number', min: 1, max: 10_000_000_000, step: 1 },
      isOwn: counts.used?.published === null,
      why: why(
        'buyers',
        counts.used?.published === null
          ? 'Your own count.'
          : counts.used?.published.estimate === undefined
            ? 'Published; type your own if you have a better one.'
            : 'Our estimate, wide; type your own if you can count them.',
      ),
    });
  if (counts.candidates.length > 0 && counts.used?.published !== null)
    rows.push({
      id: 'count',
      label: 'Which count',
      chosen: counts.used?.published.id ?? noCount,
      control: { type: 'choice', options: countOptions(sheet) },
      isOwn: edits.count !== undefined || input.count !== undefined,
      why: why('count', 'Choose the one that counts your customers.'),
    });
  for (const factor of listAssumed(market)) {
    const { min, max, unit } = limitsOf(factor.id);
    rows.push({
      id: factor.id,
      label: factor.label,
      figure: addFactor(sheet, factor),
      control: { type: 'number', min, max, step: unit.startsWith('share') ? 0.01 : 1 },
      isOwn: factor.origin.kind === 'own',
      why: why(
        factor.id,
        factor.origin.kind === 'default'
          ? factor.origin.why
          : factor.origin.kind === 'own'
            ? 'What you said.'
            : 'By our notes; yours to set.',
      ),
    });
  }
  if (market.sizes !== null)
    rows.push({
      id: 'yardstick',
      label: 'What you want it to be',
      chosen: yardstick.name,
      control: { type: 'choice', options: yardsticks },
      isOwn: yardstick.isOwn,
      why: why('yardstick', 'It sets how much the whole market must at least pay.'),
    });
  return rows.length === 0
    ? null
    : { id: 'assumptions', kind: 'assumptions', title: 'Yours to set', folded: true, rows };
}
