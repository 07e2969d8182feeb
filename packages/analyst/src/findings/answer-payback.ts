import type { Writer } from '@slipway/report';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import { type Income, incomeFigures, incomeOf } from './income.ts';
import { moneyFigure } from './own-figures.ts';
import { seasonOf } from './season.ts';

/** What one takes now, and how many times of that the second costs; null where a number is missing. */
export function paybackOf(profile: IdeaProfile): { readonly income: Income; readonly times: number } | null {
  const { question } = profile;
  const income = incomeOf(profile);
  const cost = question?.amount ?? null;
  if (question?.kind !== 'second' || income === null || cost === null || !income.isNow) return null;
  const taken = income.by === 'sold' ? (profile.isSeasonal ? income.money : null) : income.monthly;
  // "A second van at 5 stops" is no cost.
  return taken !== null && cost > taken ? { income, times: cost / taken } : null;
}

/** "One more that earns the same ₱41,800 a month pays back ₱900,000 in 22 months, before its costs." */
export function answerPayback(profile: IdeaProfile, writer: Writer): string | null {
  const { question, worry } = profile;
  const sum = paybackOf(profile);
  const cost = question?.amount ?? null;
  if (sum === null || cost === null) return null;
  const { income, times } = sum;
  const { money, count, paid } = incomeFigures('now', profile, income, writer);
  const isSold = income.by === 'sold';
  const taken =
    isSold || income.monthly === income.money
      ? money
      : writer.figure(
          moneyFigure(
            'taken-month',
            'Taken a month now',
            Number((income.monthly ?? 0).toPrecision(3)),
            'money/month',
            income.price.currency,
            'how many × price, in a month',
            [count, paid],
          ),
        );
  const spent = writer.figure({
    id: 'second-cost',
    label: 'What the second one costs',
    value: cost,
    unit: 'money',
    currency: income.price.currency,
    provenance: { kind: 'measured', field: 'idea', quote: worry.quote ?? String(cost) },
  });
  const season = seasonOf(profile);
  const isYears = !isSold && season !== null && season.months < 12;
  const after = writer.figure({
    id: 'second-months',
    label: 'Until it is paid back, at best',
    value: isSold
      ? Math.round(10 * times) / 10
      : isYears
        ? Math.round((10 * times) / season.months) / 10
        : Math.ceil(times - 1e-9),
    unit: isSold ? 'count' : isYears ? 'years' : 'months',
    ...(isSold ? { noun: 'such seasons' } : {}),
    provenance: { kind: 'derived', formula: 'what the second one costs ÷ taken now', inputs: [spent, taken] },
  });
  return `Only if the first is full: one more that earns the same {{f:${taken}}} pays back {{f:${spent}}} in {{f:${after}}}, before its costs.`;
}
