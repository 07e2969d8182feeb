import { pluralise } from '@slipway/language';
import type { Writer } from '@slipway/report';
import { periodOf, priceFigure } from '../ledger/price-figure.ts';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import { isKnown } from '../profile/understood.ts';
import { isCurrency } from '../read/round-sum.ts';
import { type Finding, findingLabels } from './finding.ts';
import { moneyFigure } from './own-figures.ts';
import { seasonFigure, seasonOf } from './season.ts';

/** At the end of what a price is for: "board a day". */
const shortTime = /(?:^|\s)(hour|day|night|evening|weekend|week)$/u;

/** What is let for a time is no sale: what it costs is paid back. */
export function isPaidInTime({ price, unitCost, charges }: IdeaProfile): boolean {
  const per = price.value?.per ?? '';
  if (periodOf(per) !== undefined) return true;
  // An evening that costs 160 each time is a cost of each.
  return charges.value === 'rent' && shortTime.test(per) && !shortTime.test(unitCost.value?.per ?? '');
}

/** Years until one is paid back, at best; null where it is not counted by the month. */
export function paybackYears(profile: IdeaProfile): number | null {
  const [asked, cost] = [profile.price.value, profile.unitCost.value];
  if (asked === null || cost === null || !isKnown(profile.unitCost) || asked.currency !== cost.currency)
    return null;
  if (periodOf(asked.per ?? '') !== 'month' || !(asked.amount > 0)) return null;
  return cost.amount / asked.amount / (seasonOf(profile)?.months ?? 12);
}

/** How many months or days one has to be paid for until it has earned what it costs. */
export function paybackFindings(profile: IdeaProfile, writer: Writer): readonly Finding[] {
  const { price, unitCost } = profile;
  const [asked, cost] = [price.value, unitCost.value];
  if (asked === null || cost === null || !isKnown(unitCost) || !isPaidInTime(profile)) return [];
  if (
    asked.currency !== cost.currency ||
    !isCurrency(asked.currency) ||
    periodOf(cost.per ?? '') !== undefined
  )
    return [];
  const period = periodOf(asked.per ?? '') ?? shortTime.exec(asked.per ?? '')?.[1];
  if (period === undefined || period === 'year' || cost.amount <= asked.amount) return [];
  const own = writer.figure(priceFigure(asked, price.quote));
  const made = writer.figure({
    ...moneyFigure('unit-cost', 'What one costs you', cost.amount, 'money', cost.currency, '', []),
    provenance: { kind: 'measured', field: 'idea', quote: unitCost.quote ?? String(cost.amount) },
  });
  const isLet = period !== 'month' && period !== 'quarter';
  const paid = Math.ceil(cost.amount / asked.amount - 1e-9);
  const times = writer.figure({
    id: 'paid-back',
    label: `${pluralise(period)} until one is paid back`,
    value: paid,
    unit: period === 'month' ? 'months' : 'count',
    ...(period === 'month' ? {} : { noun: isLet ? `paid ${pluralise(period)}` : pluralise(period) }),
    provenance: { kind: 'derived', formula: `what one costs ÷ price a ${period}`, inputs: [made, own] },
  });
  const head = `One costs you {{f:${made}}}; at {{f:${own}}}${period === 'month' ? '' : ` a ${period}`} it is paid back after {{f:${times}}}`;
  const text = `${head}${seasonWords(profile, period, paid, times, writer)}.`;
  return [
    { kind: 'payback', label: findingLabels.payback, likely: 1, statement: writer.say('payback', text) },
  ];
}

/** Of a season only its months count: 44 months at 6 a year are more than 7 years. */
function seasonWords(
  profile: IdeaProfile,
  period: string,
  paid: number,
  times: string,
  writer: Writer,
): string {
  const season = seasonOf(profile);
  if (season === null) return ' of season; its length decides how many years that is';
  const length = seasonFigure(profile);
  const inYear = period === 'month' ? season.months : period === 'week' ? season.weeks : null;
  if (length === null || inYear === null) return '';
  const years = writer.figure({
    id: 'paid-back-years',
    label: 'Years until one is paid back',
    value: Math.round((10 * paid) / inYear) / 10,
    unit: 'years',
    provenance: {
      kind: 'derived',
      formula: `${period}s until one is paid back ÷ ${period}s sold each year`,
      inputs: [times, writer.figure(length)],
    },
  });
  return ` of season: {{f:${years}}}, at {{f:${length.id}}} a year`;
}
