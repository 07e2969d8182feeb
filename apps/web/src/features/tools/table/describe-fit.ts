import type { TableField } from '@slipway/tools';
import type { Fitted } from './fit-grid.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const mostNamed = 4;
const listed = (names: readonly string[]) =>
  list.format(
    names.length > mostNamed
      ? [...names.slice(0, mostNamed - 1), `${names.length - mostNamed + 1} others`]
      : names,
  );
const rowsWord = (count: number) => (count === 1 ? '1 row' : `${count.toLocaleString('en')} rows`);

/** What was taken, what had no place, what nobody brought: a sentence each, and only where there is something to say. */
export function describeFit(fitted: Fitted, field: Pick<TableField, 'columns' | 'maxRows'>): string[] {
  const placed = fitted.places.filter((place) => place !== null);
  if (placed.length === 0)
    return ['None of these columns is known here. Choose below where each one belongs.'];
  const homeless = fitted.headings.filter((heading, at) => fitted.places[at] === null && heading !== '');
  const empty = field.columns.filter(({ name }) => !placed.includes(name)).map(({ label }) => label);
  return [
    `${rowsWord(fitted.rows.length)} taken.`,
    homeless.length > 0 ? `There is no place here for ${listed(homeless)}.` : '',
    empty.length > 0
      ? `Nothing was found for ${listed(empty)}: ${empty.length === 1 ? 'it stays' : 'they stay'} empty, which is not the same as 0.`
      : '',
    fitted.totals.length > 0
      ? `${listed(fitted.totals.map((name) => `“${name}”`))} ${fitted.totals.length === 1 ? 'was' : 'were'} left out: ${fitted.totals.length === 1 ? 'it sums' : 'they sum'} up the rows above.`
      : '',
    fitted.leftOver > 0
      ? `The table takes ${rowsWord(field.maxRows)}: ${rowsWord(fitted.leftOver)} at the ${fitted.cutAt} ${fitted.leftOver === 1 ? 'was' : 'were'} left out.`
      : '',
  ].filter((sentence) => sentence !== '');
}
