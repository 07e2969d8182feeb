import { formatValue } from '@slipway/report';
import type { Check, Settlement } from '../finding.ts';
import { findGrowthClaims } from '../growth-claims.ts';
import { knownOf, labelOf, slotIn } from '../known.ts';
import { monthlyGrowth, readMonths } from '../monthly.ts';

const part = 0.5;

export const check: Check = {
  id: 'growth-in-words',
  title: 'Growth in your words and in your months',
  allows: 'Half of what you say. A rate a week or a year is turned into one a month by compounding.',
  keep: 'Both are right',
  find(company) {
    const slot = slotIn(company, 'months');
    const rows = slot === null ? [] : readMonths(slot);
    const measured = monthlyGrowth(rows, 6) ?? monthlyGrowth(rows, 3);
    if (slot === null || measured === null) return [];
    return findGrowthClaims(company.record)
      .filter(({ perMonth }) => Math.abs(measured.value - perMonth) > part * Math.abs(perMonth))
      .map(({ slotName, slot: said, perMonth, quote }) => {
        const one = knownOf(company, slotName, said, perMonth, {
          label: 'Growth a month, as you say it',
          unit: 'share/month',
          quote,
        });
        const other = knownOf(company, 'months', slot, measured.value, {
          label: 'Growth a month, measured',
          unit: 'share/month',
          quote: `${measured.from} to ${measured.to}`,
        });
        return {
          of: `${slotName} ${quote}`,
          sides: [one.side, other.side] as const,
          why: `You write “${quote}”, ${one.side.text}; your months grew ${other.side.text}.`,
          settle: rewrite(slotName, String(said.value), quote, measured.value),
        };
      });
  },
};

/** The same words with the measured rate, where they speak of a month. */
function rewrite(fact: string, text: string, quote: string, rate: number): readonly Settlement[] {
  const open: Settlement = { kind: 'open', label: `Open “${labelOf(fact)}”`, at: { kind: 'fact', fact } };
  if (!/month|mom/iu.test(quote) || rate <= 0) return [open];
  const shown = formatValue(rate, 'share');
  const words = quote.replace(/\d+(?:[.,]\d+)?\s?(?:%|percent|per cent)/iu, shown);
  return [{ kind: 'fact', label: `Write “${words}”`, fact, value: text.replace(quote, words) }, open];
}
