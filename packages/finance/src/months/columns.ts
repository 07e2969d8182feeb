/** What a month of the books may hold, in the order forms ask for it. */
export const columnNames = [
  'mrr',
  'startMrr',
  'newMrr',
  'expansionMrr',
  'contractionMrr',
  'churnedMrr',
  'reactivationMrr',
  'revenue',
  'gmv',
  'orders',
  'customers',
  'newCustomers',
  'lostCustomers',
  'cogs',
  'variableCosts',
  'salesMarketing',
  'paidMarketing',
  'paidCustomers',
  'otherCosts',
  'cash',
  'funding',
] as const;
export type ColumnName = (typeof columnNames)[number];

/** A line of the founder's table. A blank cell is null, and null is not 0. */
export type MonthRow = { readonly month: string | null } & Readonly<Record<ColumnName, number | null>>;

/** A row in which nothing is filled in. */
export const blankCells = Object.fromEntries(columnNames.map((name) => [name, null])) as Record<
  ColumnName,
  null
>;
