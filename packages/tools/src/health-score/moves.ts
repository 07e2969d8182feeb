import { constant, minus, over, power, readAs, significantDown, significantUp, times } from '@slipway/core';
import type { Case } from './case.ts';
import { foundBy } from './found-by.ts';
import type { Move } from './levers.ts';
import { isChoice, type NumberId, type NumberMeasure, numberMeasures } from './measures.ts';

/** What to do, in the founder's own money where it is known. */
export function sayMove(of: Case, move: Move): string {
  const { reading, answer } = move;
  if (answer !== undefined) return `${answer.to}.`;
  const now = `{{f:${reading.figure}}}`;
  switch (move.id) {
    case 'burn':
      return sayBurn(of, move);
    case 'runway':
      return `Bring runway from ${now} to {{f:${target(of, move, 'runway')}}}.`;
    case 'growth':
      return sayGrowth(of, move);
    case 'retention':
      return sayRetention(of, move);
    case 'ltvCac':
      return sayCac(of, move);
    case 'topShare':
      return sayShare(of, move);
    default:
      return `Move it from ${now}.`;
  }
}

const falls: ReadonlySet<NumberId> = new Set(['burnMultiple', 'topShare', 'payback']);

/** What is true once it is done: "Runway rises to 10.4 months: ". */
export function saySo(of: Case, { id, reading, changes, answer }: Move): string {
  if (answer !== undefined) return 'It is done: ';
  const measure =
    id === 'burn' ? (changes.runway === undefined ? 'burnMultiple' : 'runway') : reading.measure;
  if (isChoice(measure)) return '';
  return `${numberMeasures[measure].label} ${falls.has(measure) ? 'falls' : 'rises'} to {{f:${target(of, { reading, changes }, measure)}}}: `;
}

function target(
  { writer }: Case,
  { reading, changes }: Pick<Move, 'reading' | 'changes'>,
  id: NumberId,
): string {
  const { unit, label }: NumberMeasure = numberMeasures[id];
  return writer.figure({
    id: `target.${id}`,
    label: `${label} to reach`,
    value: changes[id] ?? 0,
    unit,
    provenance: foundBy(
      'found by computing health again until it is five points higher, or the gate opens',
      reading.figure,
    ),
  });
}

function sayBurn(of: Case, move: Move): string {
  const { writer, currency } = of;
  const { reading, changes } = move;
  const burn = of.number('netBurn');
  if (burn === null) return 'Cut net burn.';
  const now = of.field(burn);
  const measure = changes.runway === undefined ? 'burnMultiple' : 'runway';
  const goal = target(of, move, measure);
  const share = measure === 'runway' ? over(reading.figure, goal) : over(goal, reading.figure);
  const less = writer.derive({
    id: 'move.burn',
    label: 'Net burn to reach',
    unit: 'money/month',
    currency,
    formula: significantDown(2, times(now, share)),
  });
  const cash = of.number('cash');
  // A typed runway may be shorter than the cash would give: then there is nothing to raise.
  const isShort = cash !== null && (changes.runway ?? 0) * burn.value > cash.value;
  if (move.gain > 0 || !isShort || reading.isWhatIf)
    return `Cut net burn from {{f:${now}}} to {{f:${less}}}.`;
  // Only the gate looks at nothing but the months: there, money in the bank does the same.
  const extra = writer.derive({
    id: 'move.cash',
    label: 'Cash to add for the same',
    unit: 'money',
    currency,
    formula: significantUp(2, minus(times(goal, now), of.field(cash))),
  });
  return `Cut net burn from {{f:${now}}} to {{f:${less}}}, or raise {{f:${extra}}}.`;
}

function sayGrowth(of: Case, move: Move): string {
  const { figure } = move.reading;
  const goal = target(of, move, 'growth');
  const mrr = of.number('mrr');
  if (mrr === null || mrr.value <= 0) return `Lift growth from {{f:${figure}}} to {{f:${goal}}}.`;
  const added = of.writer.derive({
    id: 'move.growth',
    label: 'Recurring revenue to add on top',
    unit: 'money/month',
    currency: of.currency,
    formula: significantUp(2, times(of.field(mrr), readAs('share', minus(goal, figure)))),
  });
  return `Win {{f:${added}}} more in new recurring revenue than now.`;
}

function sayRetention(of: Case, move: Move): string {
  const { figure, isWhatIf } = move.reading;
  const goal = target(of, move, 'retention');
  const churn = of.number('revenueChurn');
  if (isWhatIf || churn === null)
    return `Keep {{f:${goal}}} of revenue over a year, up from {{f:${figure}}}.`;
  const now = of.field(churn);
  const left = of.writer.derive({
    id: 'move.churn',
    label: 'Most revenue to lose a month',
    unit: 'share/month',
    formula: readAs('share/month', minus(1, power(goal, over(constant(1, 'ratio'), 12)))),
  });
  return `Cut revenue lost from {{f:${now}}} to {{f:${left}}}.`;
}

function sayCac(of: Case, move: Move): string {
  const { figure, isWhatIf } = move.reading;
  const goal = target(of, move, 'ltvCac');
  const cac = of.number('cac');
  if (isWhatIf || cac === null)
    return `Bring LTV to CAC from {{f:${figure}}} to {{f:${goal}}} by winning customers for less.`;
  const now = of.field(cac);
  const less = of.writer.derive({
    id: 'move.cac',
    label: 'Most a new customer may cost',
    unit: 'money',
    currency: of.currency,
    formula: significantDown(2, over(times(now, figure), goal)),
  });
  return `Win a customer for {{f:${less}}}, down from {{f:${now}}}.`;
}

function sayShare(of: Case, move: Move): string {
  const { figure } = move.reading;
  const goal = target(of, move, 'topShare');
  const mrr = of.number('mrr');
  if (mrr === null || mrr.value <= 0)
    return `Bring the largest customer from {{f:${figure}}} to {{f:${goal}}} of revenue.`;
  const more = of.writer.derive({
    id: 'move.others',
    label: 'New revenue from other customers',
    unit: 'money/month',
    currency: of.currency,
    formula: significantUp(2, times(of.field(mrr), minus(over(figure, goal), 1))),
  });
  return `Win {{f:${more}}} from other customers.`;
}
