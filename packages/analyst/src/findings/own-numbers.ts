import type { Figure } from '@slipway/core';
import type { Writer } from '@slipway/report';
import type { IdeaNotes } from '../notes/idea-notes.ts';
import type { IdeaProfile, Standing } from '../profile/idea-profile.ts';
import { type Finding, findingLabels } from './finding.ts';
import { priceFigure } from './size.ts';
import { periodOf } from './size-line.ts';

const isRead = ({ standing }: { readonly standing: Standing }): boolean =>
  standing === 'read' || standing === 'confirmed';

/** The part of a sale that is left after what one costs; null where the founder did not say both. */
export function marginOf({ price, unitCost }: IdeaProfile): number | null {
  const [asked, cost] = [price.value, unitCost.value];
  if (asked === null || cost === null || !isRead(unitCost) || asked.currency !== cost.currency) return null;
  const isOneOff = periodOf(asked.per ?? '') === undefined && periodOf(cost.per ?? '') === undefined;
  return isOneOff && asked.amount > 0 ? (asked.amount - cost.amount) / asked.amount : null;
}

/** What is left of a sale after what one costs to make: both numbers are the founder's. */
export function marginFindings({ price, unitCost }: IdeaProfile, writer: Writer): readonly Finding[] {
  const [asked, cost] = [price.value, unitCost.value];
  if (asked === null || cost === null || !isRead(unitCost)) return [];
  // A cost by the month beside a price by the piece is another sum.
  if (asked.currency !== cost.currency || periodOf(cost.per ?? '') !== undefined) return [];
  const own = writer.figure(priceFigure(asked, price.quote));
  const made = writer.figure(
    money('unit-cost', 'What one costs you', cost.amount, cost.currency, {
      kind: 'measured',
      field: 'idea',
      quote: unitCost.quote ?? String(cost.amount),
    }),
  );
  const period = periodOf(asked.per ?? '');
  const text =
    period === undefined
      ? leftText(asked.amount, cost.amount, asked.currency, own, made, writer)
      : period === 'month'
        ? paidBackText(asked.amount, cost.amount, own, made, writer)
        : null;
  if (text === null) return [];
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

function paidBackText(price: number, cost: number, own: string, made: string, writer: Writer): string {
  const months = writer.figure({
    id: 'paid-back',
    label: 'Months until one is paid back',
    value: Math.ceil(cost / price),
    unit: 'months',
    provenance: { kind: 'derived', formula: 'what one costs ÷ price a month', inputs: [made, own] },
  });
  return `One costs you {{f:${made}}}; at {{f:${own}}} a customer pays it back in {{f:${months}}}.`;
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
  const isKnown = (name: string): boolean =>
    known.some((row) => row.name.toLowerCase().startsWith(name.toLowerCase()));
  const unknown = rivals.filter((name) => !isKnown(name));
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
