import { type ColumnName, columnNames, monthAt, monthLabel, monthNumber, turnable } from '@slipway/finance';
import type { InputProblem } from '../tool.ts';
import { columnLabel } from './columns.ts';
import type { Input, RawRow } from './fields.ts';

const mostMonths = 120;

/** What no cell alone can tell: nothing to count, months twice or missing, more lost than there ever were. */
export function check({ months = [] }: Input): readonly InputProblem[] {
  const say = (message: string): InputProblem => ({ field: 'months', message });
  const filled = months.filter((row) => columnNames.some((name) => row[name] !== null));
  if (filled.length === 0)
    return [say('Please add at least one month with a figure in it: revenue, customers, costs or cash.')];
  const problems: InputProblem[] = [];
  for (const [at, row] of months.entries())
    if (row.month === null)
      problems.push(say(`Monthly figures, row ${at + 1}: please name the month, as 2026-10.`));
  const named = months.flatMap(({ month }) => (month === null ? [] : [month]));
  const twice = named.find((month, at) => named.indexOf(month) !== at);
  if (twice !== undefined) problems.push(say(`${monthLabel(twice)} is in the table twice. Please keep one.`));
  const numbers = named.map(monthNumber);
  if (numbers.length > 0 && Math.max(...numbers) - Math.min(...numbers) >= mostMonths)
    problems.push(say('The first and the last month are more than ten years apart. Please check the dates.'));
  return [
    ...problems,
    ...months.flatMap((row) => findImpossible(row).map(say)),
    ...findOverlost(months).map(say),
    ...turnable
      .filter((name) => hasBothSigns(months, name))
      .map((name) =>
        say(
          `${columnLabel(name)}: some numbers have a minus and some do not. Please write all the same way.`,
        ),
      ),
  ];
}

function hasBothSigns(months: readonly RawRow[], name: ColumnName): boolean {
  const cells = months.map((row) => row[name] ?? 0);
  return cells.some((cell) => cell < 0) && cells.some((cell) => cell > 0);
}

/** Who joins and leaves within one month counts in neither number (metrics reference, A1). */
function findOverlost(months: readonly RawRow[]): string[] {
  const ends = new Map(months.map(({ month, customers }) => [month, customers]));
  return months.flatMap(({ month, lostCustomers }) => {
    const start = month === null ? null : (ends.get(monthAt(monthNumber(month) - 1)) ?? null);
    return month !== null && start !== null && Math.abs(lostCustomers ?? 0) > start
      ? [`${monthLabel(month)}: more customers were lost than there were at the start of the month.`]
      : [];
  });
}

function findImpossible(row: RawRow): string[] {
  const { month, customers, newCustomers, lostCustomers, paidMarketing, salesMarketing, revenue, gmv } = row;
  const when = month === null ? 'One row' : monthLabel(month);
  const found: string[] = [];
  // Everyone there ever was in the month: those at the end, and those who left before it.
  if (
    customers !== null &&
    newCustomers !== null &&
    newCustomers > customers + Math.abs(lostCustomers ?? 0) &&
    lostCustomers !== null
  )
    found.push(`${when}: more new customers than there are at the end, even with those who left.`);
  if (paidMarketing !== null && salesMarketing !== null && Math.abs(paidMarketing) > Math.abs(salesMarketing))
    found.push(`${when}: paid channels are a part of sales and marketing, so they cannot be larger.`);
  if (gmv !== null && revenue !== null && gmv > 0 && revenue > gmv)
    found.push(`${when}: revenue is what you keep of GMV, so it cannot be larger.`);
  return found;
}
