import type { Figure, Unit } from '@slipway/core';
import type { Writer } from '@slipway/report';
import { periodOf, priceFigure } from '../ledger/price-figure.ts';
import type { ModelNote } from '../notes/idea-notes.ts';
import { modelSource } from '../notes/model-source.ts';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import type { SizeLine } from './size-line.ts';
import { round } from './words.ts';

type Span = readonly [number, number];

/** "Of €399, parts take 30–45% and returns 3–8%: €190–270 is left." Not where the founder said what one costs. */
export function leftText({ price, unitCost }: IdeaProfile, model: ModelNote, writer: Writer): string | null {
  const { cuts } = model;
  if (cuts.length === 0 || unitCost.value !== null) return null;
  const shares = cuts.map(({ share }, at) =>
    usual(`cut-${at}`, `Usually goes: ${cuts[at]?.says}`, share, 'share', model, writer),
  );
  const parts = joinParts(cuts.map(({ says }, at) => `${says} {{f:${shares[at]}}}`));
  const own = price.value;
  const sum = (end: 0 | 1) => cuts.reduce((all, { share }) => all + share[end], 0);
  const kept: Span = [1 - sum(1), 1 - sum(0)];
  if (own === null || own.currency === '%' || price.standing === 'unsure' || kept[0] <= 0)
    return `Usually ${parts} of the price.`;
  const paid = writer.figure(priceFigure(own, price.quote));
  const left = writer.figure({
    id: 'usual-left',
    label: 'Usually left of each',
    value: null,
    range: {
      low: round(own.amount * kept[0]),
      high: round(own.amount * kept[1]),
      means: 'by our notes on such businesses',
    },
    unit: 'money',
    currency: own.currency,
    provenance: { kind: 'derived', formula: 'price × (1 − what usually goes)', inputs: [paid, ...shares] },
  });
  return `Usually ${parts}: of {{f:${paid}}} about {{f:${left}}} is left.`;
}

/** "2–4% a month leave: holding 940 sites takes 19–38 new ones a month." */
export function stayText(model: ModelNote, size: SizeLine | null, writer: Writer): string | null {
  if (model.lostMonthly === null) return null;
  const lost = usual('lost', 'Customers lost a month', model.lostMonthly, 'share/month', model, writer);
  const isCounted = size !== null && size.kind === 'units' && size.ours === null && size.yearly?.isRecurring;
  if (!isCounted || size.needed[0] < fewest) return `Usually {{f:${lost}}} leave.`;
  const [low, high] = model.lostMonthly;
  const again = writer.figure({
    id: 'replaced',
    label: 'New ones a month to stay in place',
    value: null,
    range: {
      low: Math.max(1, round(size.needed[0] * low)),
      high: Math.max(1, round(size.needed[0] * high)),
      means: 'by our notes on such businesses',
    },
    unit: 'count/month',
    noun: 'new ones',
    provenance: { kind: 'derived', formula: 'needed × customers lost a month', inputs: ['needed', lost] },
  });
  return `Usually {{f:${lost}}} leave: holding {{f:needed}} takes {{f:${again}}}.`;
}

/** Of fewer, the one who leaves is known by name. */
const fewest = 50;

/** "Winning one usually costs €270–800, 3–9 months of your price." */
export function winText({ price }: IdeaProfile, model: ModelNote, writer: Writer): string | null {
  if (model.winMonths === null) return null;
  const months = usual(
    'win',
    'Cost to win one, in months of the price',
    model.winMonths,
    'months',
    model,
    writer,
  );
  const own = price.value;
  const isMonthly = own !== null && price.standing !== 'unsure' && periodOf(own.per ?? '') === 'month';
  if (!isMonthly || own.currency === '%') return `Winning one usually costs {{f:${months}}} of the price.`;
  const paid = writer.figure(priceFigure(own, price.quote));
  const cost = writer.figure({
    id: 'win-cost',
    label: 'Usual cost to win one',
    value: null,
    range: {
      low: round(own.amount * model.winMonths[0]),
      high: round(own.amount * model.winMonths[1]),
      means: 'by our notes on such businesses',
    },
    unit: 'money',
    currency: own.currency,
    provenance: { kind: 'derived', formula: 'price × months', inputs: [paid, months] },
  });
  return `Winning one usually costs {{f:${cost}}}: {{f:${months}}} of your price.`;
}

/** For whoever named no price. */
export function usualText({ price }: IdeaProfile, model: ModelNote, writer: Writer): string | null {
  const { low, high, currency, per } = model.price;
  if (price.value !== null) return null;
  if (currency === '%') {
    const share = usual('price', 'Usual share', [low / 100, high / 100], 'share', model, writer);
    return `{{f:${share}}} ${per}.`;
  }
  const period = periodOf(per);
  const isFlow = period === 'month' || period === 'year';
  const figure = usual(
    'price',
    'Usual price',
    [low, high],
    isFlow ? `money/${period}` : 'money',
    model,
    writer,
    currency,
  );
  const unit = isFlow ? per.replace(/\s*(?:an? |per )?(?:month|year)$/u, '') : per;
  return `{{f:${figure}}}${unit === '' ? '' : ` per ${unit}`}.`;
}

function usual(
  id: string,
  label: string,
  [low, high]: Span,
  unit: Unit,
  model: ModelNote,
  writer: Writer,
  currency?: string,
): string {
  const source = writer.cite(modelSource(model, `usual-${id}`, label));
  const figure: Figure = {
    id: `usual:${id}`,
    label,
    value: low === high ? low : null,
    range: { low, high, means: 'what is usual, by our notes' },
    unit,
    ...(currency === undefined ? {} : { currency }),
    provenance: { kind: 'sourced', sources: [source] },
  };
  return writer.figure(figure);
}

const joinParts = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
