import { monthLabel, monthNumber } from '@slipway/finance';
import type { InputProblem } from '../tool.ts';
import { cellsOf, scaleOf } from './cohorts/triangle.ts';
import type { CohortRow, Input } from './fields.ts';

const mostMonths = 120;

export function check({
  cohorts = [],
  cash,
  grossBurn,
  revenues = [],
  hires = [],
}: Input): readonly InputProblem[] {
  const hasCohorts = cohorts.length > 0;
  if (!hasCohorts && cash === undefined && grossBurn === undefined)
    return [{ field: null, message: 'Please add a cohort table, or cash and costs a month, or both.' }];
  if (!hasCohorts && cash === undefined)
    return [{ field: 'cash', message: 'Please add cash in the bank: costs alone give no runway.' }];
  if (!hasCohorts && grossBurn === undefined)
    return [{ field: 'grossBurn', message: 'Please add costs a month: cash alone gives no runway.' }];
  const hasMoney = cash !== undefined && grossBurn !== undefined;
  if (!hasMoney && cohorts.every((row) => (cellsOf(row)[0] ?? row.size ?? 0) === 0))
    return [
      {
        field: 'cohorts',
        message: 'No customer began in any month of the table: every M0 is empty or zero.',
      },
    ];
  const at = (field: string, messages: readonly string[]) => messages.map((message) => ({ field, message }));
  return [
    ...at('cohorts', [...cohorts.flatMap(findOddCohort), ...findTwice(cohorts.map(({ cohort }) => cohort))]),
    ...at('revenues', [
      ...revenues.flatMap(({ month, revenue }, row) =>
        month === null && revenue !== null
          ? [`Revenue by month, row ${row + 1}: please name the month.`]
          : [],
      ),
      ...findTwice(revenues.map(({ month }) => month)),
    ]),
    ...at(
      'hires',
      hires.flatMap(({ month, people, cost }, row) =>
        month === null || people === null || cost === null
          ? [`Planned hires, row ${row + 1}: please add month, people and cost.`]
          : [],
      ),
    ),
  ];
}

function findOddCohort(row: CohortRow, index: number): string[] {
  const at = `Cohorts, row ${index + 1}`;
  if (row.cohort === null) return [`${at}: please name the month they began, as 2026-10.`];
  const cells = cellsOf(row);
  const [first = null] = cells;
  if (first === null && row.size === null) return [`${at}: please add M0, or the customers at the start.`];
  const isShare = cells.some((cell) => cell !== null) && cells.every((cell) => cell === null || cell <= 1);
  if (isShare && row.size === null && cells.some((cell) => cell !== null && cell > 0 && cell < 1))
    return [
      `${at}: these are shares. Please add the customers at the start, so that we know how many they are.`,
    ];
  const scale = scaleOf(row);
  const size = first === null ? (row.size ?? 0) : first * scale;
  if (scale === 1 && row.size !== null && first !== null && row.size !== first)
    return [`${at}: ${row.size} customers at the start, but ${first} in M0. Please keep one.`];
  const over = cells.findIndex((cell) => cell !== null && cell * scale > size * (1 + 1e-9));
  if (over > 0)
    return [
      `${monthLabel(row.cohort)}, M${over}: more customers than began. Count only those who began that month.`,
    ];
  return [];
}

function findTwice(months: readonly (string | null)[]): string[] {
  const named = months.filter((month) => month !== null);
  const twice = named.find((month, at) => named.indexOf(month) !== at);
  if (twice !== undefined) return [`${monthLabel(twice)} is in the table twice. Please keep one.`];
  const numbers = named.map(monthNumber);
  return numbers.length > 0 && Math.max(...numbers) - Math.min(...numbers) >= mostMonths
    ? ['The first and the last month are more than ten years apart. Please check the dates.']
    : [];
}
