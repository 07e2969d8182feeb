import { called, greatest, least, over } from '@slipway/core';
import type { Block, Statement } from '@slipway/report';
import { fromSource } from '@slipway/report';
import { countNoun } from '../model/count.ts';
import { gapMost } from '../model/methods.ts';
import { round } from '../model/span.ts';
import { endsOf, type SizeFigures } from './figures.ts';
import { rounded } from './formulas.ts';
import { publisherName, type Sheet, sourceOf } from './sheet.ts';

const shareMost = 0.1;
const yearsApart = 3;
const perPerson: ReadonlySet<string> = new Set(['seat', 'user', 'head', 'person', 'member']);
/** How much more than all who were counted is a double count, not a rounding. */
const beyond = 1.1;

/** What does not hold together; each fires on numbers alone. */
export function lints(sheet: Sheet, sizes: SizeFigures | null): readonly Block[] {
  if (sizes === null) return [];
  return [onePercent, impliedShare, methodGap, years, units, doubleCount, currencies]
    .map((lint) => lint(sheet, sizes))
    .filter((one) => one !== null)
    .map((statement) => ({ id: statement.id, kind: 'callout' as const, tone: 'poor' as const, statement }));
}

type Lint = (sheet: Sheet, figures: SizeFigures) => Statement | null;

/** A share of a large market and nobody who sells. */
const onePercent: Lint = ({ market: { plan }, writer }) =>
  plan?.hasAdoption === true && !plan.hasCapacity
    ? writer.say(
        'lint-share',
        '{{f:adoption}} of them is a wish until you say who sells, and how many a month.',
      )
    : null;

const impliedShare: Lint = (sheet, { formulas }) => {
  const {
    market: { sizes },
    writer,
  } = sheet;
  if (sizes?.som == null || !(sizes.sam > 0) || sizes.som / sizes.sam <= shareMost) return null;
  const figure = writer.derive({
    id: 'somShare',
    label: 'What you win of those you can serve',
    unit: 'share',
    formula: rounded(
      over(called('what you can win', formulas.som), called('those you can serve', formulas.sam)),
    ),
    ...endsOf(sheet),
  });
  return writer.say(
    'lint-implied',
    `You plan to win {{f:${figure}}} of all you can serve. Few companies do in five years.`,
  );
};

const methodGap: Lint = (sheet, { formulas }) => {
  const {
    market: { methods },
    writer,
  } = sheet;
  if (methods?.gap == null || methods.gap <= gapMost) return null;
  const ways = [
    called('all of them', formulas.tam),
    ...((methods.topDown ?? 0) > 0 ? [called('from the published figure', formulas.topDown)] : []),
    ...((methods.value ?? 0) > 0 ? [called('from what it is worth', formulas.byValue)] : []),
  ];
  const figure = writer.derive({
    id: 'gap',
    label: 'Largest way ÷ smallest way',
    unit: 'ratio',
    formula: rounded(over(greatest(...ways), least(...ways))),
    ...endsOf(sheet),
  });
  return writer.say(
    'lint-gap',
    `The ways to count differ {{f:${figure}}} times: check your part of the larger one first.`,
  );
};

const years: Lint = ({ input, market: { counts, methods }, writer }) => {
  const published = counts.used?.published;
  if (published == null || input.marketYear === undefined || methods?.topDown == null) return null;
  if (Math.abs(published.year - input.marketYear) <= yearsApart) return null;
  return writer.say(
    'lint-years',
    `The count is of ${published.year} and your market figure of ${input.marketYear}: too far apart to compare.`,
    fromSource(writer.cite(sourceOf(published))),
    { kind: 'said', field: 'marketYear', quote: String(input.marketYear) },
  );
};

/** People were counted, and a place or a company is charged. */
const units: Lint = ({ market: { counts, line }, writer }) => {
  const published = counts.used?.published;
  const unit = line?.yearly?.unit ?? null;
  if (published == null || published.isOfPayer || published.unit !== 'people') return null;
  if (unit === null || perPerson.has(unit)) return null;
  return writer.say(
    'lint-units',
    `${publisherName(published)} counted people; your price is per ${unit}. Set how many share one.`,
    fromSource(writer.cite(sourceOf(published))),
  );
};

/** More customers than the whole group that was counted. */
const doubleCount: Lint = ({ market: { counts }, writer }) => {
  const [largest] = counts.candidates.toSorted((a, z) => z.value - a.value);
  if (counts.used === null || counts.used.published !== null || largest === undefined) return null;
  if (counts.used.value <= largest.value * beyond) return null;
  const source = writer.cite(sourceOf(largest));
  const figure = writer.figure({
    id: 'largest',
    label: largest.label,
    value: round(largest.value),
    unit: 'count',
    noun: countNoun(largest),
    provenance: { kind: 'sourced', sources: [source] },
  });
  return writer.say(
    'lint-double',
    `You count more than ${publisherName(largest)} does: {{f:${figure}}}. Some may be in yours twice.`,
    fromSource(source),
  );
};

/** Comparable prices in another currency are shown and not reckoned with. */
const currencies: Lint = ({ market: { line, currency }, basis: { notes }, writer }) => {
  // A share of each sale has no currency of its own.
  const hasPrice = line?.ours === null && line.price !== null && line.price.currency !== '%';
  const other =
    notes.known === 'near' && hasPrice ? notes.prices.find((row) => row.currency !== currency) : undefined;
  if (other === undefined || notes.prices.some((row) => row.currency === currency)) return null;
  return writer.say(
    'lint-currency',
    `Our comparable prices are in ${other.currency}, yours is {{f:own-price}}: they are not added up.`,
  );
};
