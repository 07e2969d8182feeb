import type { Decider } from './decide.ts';
import { marginFigure, notCounted, sayBooks } from './say-ledger.ts';

const asks = /\b(?:mak(?:e|ing)|earn(?:ing)?|los(?:e|ing)) (?:any |enough )?money\b|\bprofit/iu;

/** "Am I actually making money?", where nobody said how many are sold: what one leaves. */
export const decideEarning: Decider = (ledger, profile, writer) => {
  const { margin, sold, unitCosts, price } = ledger;
  // "Is €55 enough?", of the price itself.
  const isPrice = profile.question?.kind === 'live' && profile.question.amount === price.amount;
  if (sold !== null || unitCosts.length === 0) return null;
  if (!isPrice && !asks.test(profile.worry.value ?? '')) return null;
  if (!(margin > 0)) return null;
  sayBooks(profile, writer);
  const left = marginFigure(ledger, profile, writer);
  const share = writer.figure({
    id: 'book-margin-share',
    label: 'Part of the price that is left',
    value: Math.round((100 * margin) / price.amount) / 100,
    unit: 'share',
    provenance: { kind: 'derived', formula: 'what one leaves ÷ price', inputs: [left] },
  });
  return {
    verdict: `Yes, {{f:${left}}} on each: {{f:${share}}} of the price, before ${notCounted(ledger, writer)} and what goes out anyway.`,
    step: {
      do: 'Write down for the last three what each really took in hours and material.',
      passes: `Each left at least {{f:${left}}}.`,
      days: 14,
    },
  };
};
