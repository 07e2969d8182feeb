import { formatValue } from '@slipway/report';
import type { Check, Settlement } from '../finding.ts';
import { findGrowthClaims } from '../growth-claims.ts';
import { knownOf, labelOf, slotIn } from '../known.ts';
import { monthlyGrowth, readMonths } from '../monthly.ts';
import { deckOf, rewriteSlide, slideTexts } from '../slide-texts.ts';

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
    const deck = deckOf(company);
    return findGrowthClaims({ ...company.record, ...(deck && slideTexts(deck)) })
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
          settle: [
            ...rewrite(measured.value, quote, (words) => {
              const [label, text] = [`Write “${words}”`, String(said.value).replace(quote, words)];
              return deck !== null && slotName.startsWith('slide.')
                ? rewriteSlide(deck, label, { name: slotName, text })
                : { kind: 'fact', label, fact: slotName, value: text };
            }),
            {
              kind: 'open',
              label: `Open “${slotName.startsWith('slide.') ? 'Pitch' : labelOf(slotName)}”`,
              at: one.side.from,
            },
          ],
        };
      });
  },
};

/** The same words with the measured rate, a month. What does not grow is put otherwise by the founder. */
function rewrite(rate: number, quote: string, write: (words: string) => Settlement): readonly Settlement[] {
  if (rate <= 0) return [];
  const words = quote
    .replace(/\d+(?:[.,]\d+)?\s?(?:%|percent|per cent)/iu, formatValue(rate, 'share'))
    .replace(/(?:week|year)ly/iu, 'monthly')
    .replace(/annually|yoy|wow|(?:week|year)[ -]over[ -](?:week|year)/iu, 'a month')
    .replace(/week|year/iu, 'month');
  return [write(words)];
}
