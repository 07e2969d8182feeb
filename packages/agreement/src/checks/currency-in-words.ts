import type { Check } from '../finding.ts';
import { slotIn, textSide } from '../known.ts';

const signs: readonly (readonly [RegExp, string])[] = [
  [/€|(?<![\p{L}])euros?(?![\p{L}])/iu, 'EUR'],
  [/£|(?<![\p{L}])GBP(?![\p{L}])/u, 'GBP'],
  [/₹|(?<![\p{L}])(?:rupees?|lakhs?|crores?)(?![\p{L}])|(?<![\p{L}])Rs\.?\s?\d/iu, 'INR'],
  [/R\$/u, 'BRL'],
  [/₦/u, 'NGN'],
];

export const check: Check = {
  id: 'currency-in-words',
  title: 'Currency in your words',
  allows: 'A plain “$” fits any dollar; a sign of one country has to be that of the record.',
  keep: 'Both are right',
  find(company) {
    const [idea, currency] = [slotIn(company, 'idea'), slotIn(company, 'currency')];
    if (idea === null || currency === null || typeof currency.value !== 'string') return [];
    const own = currency.value;
    const text = typeof idea.value === 'string' ? idea.value : '';
    const found = signs
      .map(([pattern, code]) => ({ code, words: pattern.exec(text)?.[0] }))
      .find(({ words }) => words !== undefined);
    if (found?.words === undefined || found.code === own) return [];
    return [
      {
        sides: [
          textSide('currency', currency, 'Currency', own),
          textSide('idea', idea, 'Currency in your words', found.code, found.words),
        ],
        why: `Your figures are in ${own}; your idea speaks of “${found.words}”.`,
        settle: [
          { kind: 'fact', label: `Set the currency to ${found.code}`, fact: 'currency', value: found.code },
        ],
      },
    ];
  },
};
