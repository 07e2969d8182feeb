import type { Figure } from '@slipway/core';
import type { Writer } from '@slipway/report';
import { isSame } from '../ledger/count-sold.ts';
import { periodOf, priceFigure } from '../ledger/price-figure.ts';
import type { IdeaNotes } from '../notes/idea-notes.ts';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import { isKnown } from '../profile/understood.ts';
import { type Finding, findingLabels } from './finding.ts';
import { unitCostFigure } from './own-figures.ts';
import { isPaidInTime } from './payback.ts';

/** The part of a sale that is left after what one costs; null where the founder did not say both. */
export function marginOf(profile: IdeaProfile): number | null {
  const { price, unitCost } = profile;
  const [asked, cost] = [price.value, unitCost.value];
  if (
    asked === null ||
    cost === null ||
    hasSeveral(profile) ||
    !isKnown(price) ||
    !isKnown(unitCost) ||
    isPaidInTime(profile) ||
    asked.currency !== cost.currency
  )
    return null;
  const isOneOff = periodOf(asked.per ?? '') === undefined && periodOf(cost.per ?? '') === undefined;
  return isOneOff && asked.amount > 0 ? (asked.amount - cost.amount) / asked.amount : null;
}

/** The tyre and the fitter: one of two costs alone would say too much is left. The ledger adds them up. */
const hasSeveral = ({ numbers, unitCost }: IdeaProfile): boolean =>
  unitCost.standing !== 'confirmed' && numbers.filter(({ kind }) => kind === 'unit-cost').length > 1;

/** What is left of a sale after what one costs to make: both numbers are the founder's. */
export function marginFindings(profile: IdeaProfile, writer: Writer): readonly Finding[] {
  const { price, unitCost } = profile;
  const [asked, cost] = [price.value, unitCost.value];
  if (asked === null || cost === null || !isKnown(unitCost) || isPaidInTime(profile)) return [];
  if (hasSeveral(profile) || !isKnown(price)) return [];
  // A cost by the month beside a price by the piece is another sum.
  if (asked.currency !== cost.currency || periodOf(cost.per ?? '') !== undefined) return [];
  // So is what a dog costs beside what a walk does.
  if (!isSame(cost.per, asked.per)) return [];
  const own = writer.figure(priceFigure(asked, price.quote));
  const made = writer.figure(unitCostFigure({ value: cost.amount, currency: cost.currency }, unitCost.quote));
  const text = leftText(asked.amount, cost.amount, asked.currency, own, made, writer);
  return [{ kind: 'margin', label: findingLabels.margin, likely: 1, statement: writer.say('margin', text) }];
}

function leftText(
  price: number,
  cost: number,
  currency: string,
  own: string,
  made: string,
  writer: Writer,
): string {
  const formula = 'price − what one costs';
  if (cost >= price) {
    const lost = writer.figure(
      money('lost', 'Lost on each sale', cost - price, currency, {
        kind: 'derived',
        formula: 'what one costs − price',
        inputs: [made, own],
      }),
    );
    return `At {{f:${own}}} each sale loses {{f:${lost}}}: one costs you {{f:${made}}}.`;
  }
  const left = writer.figure(
    money('left', 'Left of each sale', price - cost, currency, {
      kind: 'derived',
      formula,
      inputs: [own, made],
    }),
  );
  const share = writer.figure({
    id: 'margin',
    label: 'Margin before your time',
    value: Math.round((100 * (price - cost)) / price) / 100,
    unit: 'share',
    provenance: { kind: 'derived', formula: '(price − what one costs) ÷ price', inputs: [own, made] },
  });
  return `{{f:${own}}} less {{f:${made}}} leaves {{f:${left}}} ({{f:${share}}}), before your time, delivery and returns.`;
}

function money(
  id: string,
  label: string,
  value: number,
  currency: string,
  provenance: Figure['provenance'],
): Figure {
  return { id, label, value, unit: 'money', currency, provenance };
}

/** Whom the founder names as rivals; where our notes have one of them, the row says more. */
export function namedFindings(
  { rivals }: IdeaProfile,
  { rivals: known }: IdeaNotes,
  writer: Writer,
): readonly Finding[] {
  const hasRow = (name: string): boolean =>
    known.some((row) => row.name.toLowerCase().startsWith(name.toLowerCase()));
  const unknown = rivals.filter((name) => !hasRow(name));
  if (unknown.length === 0) return [];
  const evidence = unknown.map((quote) => ({ kind: 'said' as const, field: 'idea', quote }));
  const statement = writer.say(
    'rivals-said',
    `You name ${joinNames(unknown)}. Say what they lack.`,
    ...evidence,
  );
  return [{ kind: 'named', label: findingLabels.named, likely: 1, statement }];
}

const joinNames = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
