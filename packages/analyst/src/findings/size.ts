import type { Figure } from '@slipway/core';
import { formatValue, fromSource, type Writer } from '@slipway/report';
import { periodOf, priceFigure, priceUnit } from '../ledger/price-figure.ts';
import type { IdeaNotes } from '../notes/idea-notes.ts';
import type { Price } from '../read/reading.ts';
import { type Finding, findingLabels } from './finding.ts';
import type { SizeLine } from './size-line.ts';
import { priceSource } from './sources.ts';
import { round } from './words.ts';

/** "$1M a year is 440 trucks at $189 a month": true whatever else is unknown. */
export function sizeFinding(line: SizeLine, notes: IdeaNotes, writer: Writer): Finding {
  const goal = writer.figure(goalFigure(line.goal, line.currency));
  const made =
    line.ours === null ? ownWords(line, writer, goal) : ourWords(line, line.ours, notes, writer, goal);
  const text = `${made.statement.text}${onePerson(line, notes, writer, goal)}`;
  return {
    kind: 'size',
    label: findingLabels.size,
    likely: line.ours?.likely ?? 1,
    statement: { ...made.statement, text },
  };
}

/** Of the round sum: about what a business of one person takes in a year. */
const onePersonShare = 0.05;
const weeksOpen = 48;

/** " For $50,000 it takes 420, or 9 a week.": a trade of one's own is not measured by a million alone. */
function onePerson(line: SizeLine, notes: IdeaNotes, writer: Writer, goal: string): string {
  if (notes.businessModel?.side !== 'owner' || !isForOne(line)) return '';
  const { small, needed, week } = onePersonFigures(line, null, writer, ['needed', goal]);
  return ` For {{f:${small}}} it takes {{f:${needed}}}${week}.`;
}

const isForOne = ({ kind, needed: [low] }: SizeLine): boolean =>
  kind === 'units' && low * onePersonShare >= 1;

function onePersonFigures(line: SizeLine, noun: string | null, writer: Writer, inputs: readonly string[]) {
  const small = writer.figure({
    ...goalFigure(line.goal * onePersonShare, line.currency),
    id: 'goal-one',
    label: 'For one person',
    provenance: { kind: 'assumed', why: 'About what a business of one person takes in a year.' },
  });
  const count = (id: string, label: string, by: number, formula: string, from: readonly string[]): string => {
    const ends = line.needed
      .map((needed) => (needed * onePersonShare) / by)
      .map((value) => (value < 20 ? Math.ceil(value) : round(value)));
    const [least = 0, most = 0] = ends;
    return writer.figure({
      id,
      label,
      value: least === most ? least : null,
      unit: 'count',
      ...(id === 'needed-one' && noun !== null ? { noun } : {}),
      ...(least === most ? {} : { range: { low: least, high: most, means: 'at the ends of the price' } }),
      provenance: { kind: 'derived', formula, inputs: [...from] },
    });
  };
  const needed = count('needed-one', 'Needed for one person', 1, 'sum for one ÷ price of one', [
    small,
    ...inputs,
  ]);
  // Fewer than two a week are counted by the year.
  const isRare = line.yearly?.isRecurring === true || line.needed[0] * onePersonShare < 2 * weeksOpen;
  if (isRare) return { small, needed, week: '' };
  const week = count('needed-week', 'In each week', weeksOpen, `needed for one person ÷ ${weeksOpen} weeks`, [
    needed,
  ]);
  return { small, needed, week: `, or {{f:${week}}} a week` };
}

/** "€50,000 a year is 240 repairs at €205, or 5 a week": whoever works alone is not shown a million. */
export function reasonSize(line: SizeLine, notes: IdeaNotes, writer: Writer): Finding {
  const { price } = line;
  const isAlone = (notes.businessModel?.side ?? 'owner') === 'owner';
  if (!isAlone || line.yearly?.isRecurring === true || price === null || price.currency === '%')
    return sizeFinding(line, notes, writer);
  if (!isForOne(line)) return sizeFinding(line, notes, writer);
  const paid = writer.figure(priceFigure(price, line.quote));
  const { small, needed, week } = onePersonFigures(line, line.noun, writer, [paid]);
  const text = `{{f:${small}}} is {{f:${needed}}} at {{f:${paid}}}${week}.`;
  return { kind: 'size', label: findingLabels.size, likely: 1, statement: writer.say('size', text) };
}

export function goalFigure(goal: number, currency: string): Figure {
  return {
    id: 'goal',
    label: 'Sum to reach',
    value: goal,
    unit: 'money/year',
    currency,
    provenance: {
      kind: 'assumed',
      why: 'A round sum near a million dollars, to see what a real business takes.',
    },
  };
}

function ownWords(line: SizeLine, writer: Writer, goal: string): Pick<Finding, 'statement'> {
  const { price, answers, currency } = line;
  const inputs = [goal];
  const add = (figure: Figure): string => {
    const id = writer.figure(figure);
    inputs.push(id);
    return `{{f:${id}}}`;
  };
  if (line.kind === 'views') {
    const rate = add(asked('adRate', 'Paid for a thousand views', answers.adRate ?? 0, currency));
    const needed = neededFigure(line, 'sum to reach ÷ rate × 1,000', inputs);
    return {
      statement: writer.say(
        'size',
        `{{f:${goal}}} is {{f:${writer.figure(needed)}}} at ${rate} per thousand.`,
      ),
    };
  }
  if (price?.currency === '%') {
    const share = add(shareFigure(price, line.quote));
    if (line.kind === 'volume') {
      const { noun: _, ...shown } = neededFigure(line, 'sum to reach ÷ your share', inputs);
      const volume = writer.figure({ ...shown, unit: 'money', currency });
      return {
        statement: writer.say(
          'size',
          `{{f:${goal}}} is {{f:${volume}}} of ${line.noun}, at ${share} of each.`,
        ),
      };
    }
    const sale = add(saleFigure(line));
    const needed = writer.figure(neededFigure(line, 'sum to reach ÷ (your share × size of a sale)', inputs));
    return {
      statement: writer.say('size', `{{f:${goal}}} is {{f:${needed}}} of ${sale}, at ${share} of each.`),
    };
  }
  const isRecurring = line.yearly?.isRecurring === true;
  const shown = price === null ? 'your price' : add(priceFigure(price, line.quote));
  const often = isRecurring && periodOf(price?.per ?? '') === 'week' ? `${shown} a week` : shown;
  const own = line.season === null ? often : `${often}, ${add(line.season)} a year`;
  const needed = writer.figure(
    neededFigure(
      line,
      isRecurring ? 'sum to reach ÷ (price × periods in a year)' : 'sum to reach ÷ price',
      inputs,
    ),
  );
  const text =
    line.kind === 'funded'
      ? `{{f:${goal}}} in grants pays for {{f:${needed}}} at ${own} each.`
      : `{{f:${goal}}} is {{f:${needed}}} at ${own}.`;
  return { statement: writer.say('size', text) };
}

/** With a price of our notes: a range, and marked as ours. */
function ourWords(
  line: SizeLine,
  row: NonNullable<SizeLine['ours']>,
  notes: IdeaNotes,
  writer: Writer,
  goal: string,
): Pick<Finding, 'statement'> {
  const source = writer.cite(priceSource(row, notes));
  const isShare = row.currency === '%';
  const part = isShare ? 100 : 1;
  const usual = writer.figure({
    id: 'usual-price',
    label: row.what,
    value: row.low === row.high ? row.low / part : null,
    ...(isShare ? { unit: 'share' } : { unit: priceUnit(row.per), currency: row.currency }),
    range: { low: row.low / part, high: row.high / part, means: 'what is usual, by our notes' },
    provenance: { kind: 'sourced', sources: [source] },
  });
  if (isShare) {
    const { noun: _, ...shown } = neededFigure(line, 'sum to reach ÷ share', [goal, usual]);
    const volume = writer.figure({ ...shown, unit: 'money', currency: line.currency });
    return {
      statement: writer.say(
        'size',
        `{{f:${goal}}} is {{f:${volume}}} of ${line.noun}, at {{f:${usual}}} of each: ${row.what}, by our notes.`,
        fromSource(source),
      ),
    };
  }
  const needed = writer.figure(
    neededFigure(line, 'sum to reach ÷ (price × periods in a year)', [goal, usual]),
  );
  return {
    statement: writer.say(
      'size',
      `{{f:${goal}}} is {{f:${needed}}} at {{f:${usual}}}: ${row.what}, by our notes.`,
      fromSource(source),
    ),
  };
}

/** "$1M a year". */
export function goalWords({ goal, currency }: Pick<SizeLine, 'goal' | 'currency'>): string {
  return formatValue(goal, 'money/year', currency);
}

function neededFigure(line: SizeLine, formula: string, inputs: readonly string[]): Figure {
  const [low, high] = line.needed;
  return {
    id: 'needed',
    label: `Needed for ${goalWords(line)}`,
    value: low === high ? low : null,
    unit: 'count',
    noun: line.noun,
    ...(low === high ? {} : { range: { low, high, means: 'at the ends of the price' } }),
    provenance: { kind: 'derived', formula, inputs },
  };
}

function asked(field: string, label: string, value: number, currency: string): Figure {
  return { id: field, label, value, unit: 'money', currency, provenance: { kind: 'measured', field } };
}

function saleFigure({ answers, sale, currency }: SizeLine): Figure {
  const { value, quote } = sale;
  if (answers.saleSize !== undefined || value === null)
    return asked('saleSize', 'Size of a sale', answers.saleSize ?? 0, currency);
  return {
    ...asked('saleSize', 'Size of a sale', value.value, currency),
    ...(value.high === undefined
      ? {}
      : { value: null, range: { low: value.value, high: value.high, means: 'as you say' } }),
    provenance: { kind: 'measured', field: 'idea', quote: quote ?? String(value.value) },
  };
}

function shareFigure({ amount }: Price, quote: string | null): Figure {
  const from = quote === null ? { field: 'takeRate' } : { field: 'idea', quote };
  return {
    id: 'own-share',
    label: 'Your share of each sale',
    value: amount / 100,
    unit: 'share',
    provenance: { kind: 'measured', ...from },
  };
}
