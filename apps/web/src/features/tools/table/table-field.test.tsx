// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { clean, draw, leave, press, typeInto } from '../../../../test/render.tsx';
import { tinyFields } from '../../../../test/tiny-tool.ts';
import type { Row } from '../brief/brief.ts';
import { TableField } from './table-field.tsx';

const [, field] = tinyFields;
type Field = Parameters<typeof TableField>[0]['field'];
let rows: readonly Row[] = [];
let bringAnother: (rows: readonly Row[]) => void = () => {};
const onLeave = vi.fn();

afterEach(clean);

function Stage({ first, of = field }: { readonly first: readonly Row[]; readonly of?: Field }) {
  const [shown, setShown] = useState(first);
  rows = shown;
  bringAnother = setShown;
  return (
    <TableField
      field={of}
      rows={shown}
      usual={new Set()}
      mark={undefined}
      problem={undefined}
      currency="USD"
      onChange={setShown}
      onLeave={onLeave}
    />
  );
}

async function show(first: readonly Row[] = [], of: Field = field) {
  const place = await draw(<Stage first={first} of={of} />);
  return {
    place,
    cell: (row: number, column: number) => place.querySelector(`[data-cell="${row}:${column}"]`),
    button: (label: string) => [...place.querySelectorAll('button')].find((one) => one.textContent === label),
  };
}

async function paste(cell: Element | null, text: string): Promise<void> {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => text } });
  await act(async () => {
    cell?.dispatchEvent(event);
  });
}

async function key(cell: Element | null, name: string): Promise<void> {
  await act(async () => {
    cell?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  });
}

async function choose(place: Element, file: File): Promise<void> {
  const input = place.querySelector('input[type=file]');
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  await act(async () => {
    input?.dispatchEvent(new Event('change', { bubbles: true }));
    await Promise.all([import('papaparse'), file.arrayBuffer()]);
  });
  await act(async () => {});
}

it('is typed cell by cell, and puts a month as we write it on leaving', async () => {
  const { cell } = await show();
  await typeInto(cell(0, 0), 'Oct 2026');
  await leave(cell(0, 0));
  await typeInto(cell(1, 1), '1,200');
  expect(rows.slice(0, 2)).toEqual([
    { month: '2026-10', revenue: '', churn: '' },
    { month: '', revenue: '1,200', churn: '' },
  ]);
});

it('reads a date of Excel as its month', async () => {
  const { cell } = await show();
  await typeInto(cell(0, 0), '46235');
  await leave(cell(0, 0));
  expect(rows[0]).toMatchObject({ month: '2026-08' });
});

it('marks a cell that is no number once it is left', async () => {
  const { cell } = await show();
  await typeInto(cell(0, 1), 'plenty');
  expect(cell(0, 1)?.getAttribute('aria-invalid')).toBeNull();
  await leave(cell(0, 1));
  expect(cell(0, 1)?.getAttribute('aria-invalid')).toBe('true');
  expect(onLeave).toHaveBeenCalled();
});

it('goes down with Enter, and adds the next month at the end', async () => {
  const { cell } = await show([{ month: '2026-12', revenue: '1', churn: '' }]);
  await key(cell(0, 1), 'Enter');
  expect(rows).toHaveLength(2);
  expect(rows[1]).toEqual({ month: '2027-01', revenue: '', churn: '' });
  expect(document.activeElement).toBe(cell(1, 1));
  await key(cell(1, 1), 'ArrowUp');
  expect(document.activeElement).toBe(cell(0, 1));
});

it('takes a pasted range by its headings, says what had no place, and gives back what was there', async () => {
  const before = [{ month: '2025-01', revenue: '7', churn: '' }];
  const { place, cell, button } = await show(before);
  await paste(cell(0, 0), 'Sales\tMonth\tMood\n$10\tSep 2026\tgood\n$20\tOct 2026\tbad');
  expect(rows).toEqual([
    { month: '2026-09', revenue: '$10', churn: '' },
    { month: '2026-10', revenue: '$20', churn: '' },
  ]);
  expect(place.querySelector('[role=status]')?.textContent).toContain(
    '2 rows taken. There is no place here for Mood. Nothing was found for Churn',
  );
  await press(button('Put back what was there'));
  expect(rows).toEqual(before);
});

it.each<[string, readonly Row[]]>([
  ['a new brief', []],
  ['the sample', [{ month: '2024-01', revenue: '3', churn: '' }]],
])('%s takes the note of what was brought away', async (_, another) => {
  const { place, cell, button } = await show();
  const note = () => place.querySelector('[role=status]')?.textContent;
  await paste(cell(0, 0), 'Sales\tMonth\n$10\tSep 2026\n$20\tOct 2026');
  // The same rows come again once the brief is there; what is typed after it is still the same table.
  await act(async () => bringAnother(rows.map((row) => ({ ...row }))));
  expect(note()).toContain('2 rows taken.');
  await typeInto(cell(0, 1), '11');
  expect(note()).toContain('2 rows taken.');
  await act(async () => bringAnother(another));
  expect(note()).toBe('');
  expect(button('Put back what was there')).toBeUndefined();
  await choose(place, new File(['PK\0\0'], 'books.xlsx'));
  expect(place.textContent).toContain('No table was found');
  await act(async () => bringAnother([{ month: '2023-01', revenue: '1', churn: '' }]));
  expect(place.textContent).not.toContain('No table was found');
});

it('leaves a single pasted number to the cell', async () => {
  const { cell } = await show();
  await paste(cell(0, 1), '1,200');
  expect(rows).toEqual([]);
});

it('imports a CSV file in place of the table, and lets a column be sent elsewhere', async () => {
  const { place } = await show([{ month: '2025-01', revenue: '7', churn: '9' }]);
  const csv = 'month;sales;leavers\r\n2026-01;"1.200";3\r\n2026-02;100;4\r\n';
  await choose(place, new File([csv], 'books.csv', { type: 'text/csv' }));
  expect(rows).toEqual([
    { month: '2026-01', revenue: '1.200', churn: '' },
    { month: '2026-02', revenue: '100', churn: '' },
  ]);
  const select = place.querySelector<HTMLSelectElement>('select[aria-label="Where leavers belongs"]');
  await act(async () => {
    if (select) select.value = 'churn';
    select?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(rows[1]).toEqual({ month: '2026-02', revenue: '100', churn: '4' });
});

it('leaves out the rows of a file that cannot be read, and keeps the rest', async () => {
  const { place, button } = await show();
  const csv = 'month,revenue,churn\n2026-01,100,1\nsoon,110,1\n2026-03,many,1\n2026-04,130,1\n';
  await choose(place, new File([csv], 'books.csv', { type: 'text/csv' }));
  expect(place.textContent).toContain('Row 3, Revenue: “many” is no number.');
  expect(rows).toHaveLength(4);
  await act(async () => button('Leave these rows out')?.click());
  expect(rows.map(({ month }) => month)).toEqual(['2026-01', '2026-04']);
  expect(place.textContent).toContain('2 rows taken.');
  expect(button('Leave these rows out')).toBeUndefined();
});

it('says so when a file is no table, and leaves the rows alone', async () => {
  const before = [{ month: '2025-01', revenue: '7', churn: '9' }];
  const { place } = await show(before);
  await choose(place, new File(['PK\0\0'], 'books.xlsx'));
  expect(place.textContent).toContain('No table was found in books.xlsx.');
  expect(rows).toEqual(before);
});

it('a file that belongs elsewhere is sent there, and leaves the rows alone', async () => {
  const { place, cell } = await show([], {
    ...field,
    elsewhere: { headings: ['customer id', 'amount'], says: 'Payments go below.' },
  });
  const events = 'Customer ID,date,Amount\na,2026-01-05,49\nb,2026-01-09,49';
  await choose(place, new File([events], 'events.csv'));
  expect(place.textContent).toContain('Payments go below.');
  await choose(place, new File(['month,revenue\n'.repeat(10_001)], 'long.csv'));
  expect(place.textContent).toContain('The limit is 10,000 lines. Payments go below.');
  await paste(cell(0, 0), events);
  expect(rows).toEqual([]);
});

it('a table that a file has filled waits closed until it is wanted', async () => {
  const many = Array.from({ length: 140 }, (_, at) => ({ month: '2026-10', revenue: String(at), churn: '' }));
  const filled = await show(many);
  expect(filled.place.textContent).toContain('140 rows, 3 columns.');
  expect(filled.cell(0, 0)).toBeNull();
  await press(filled.button('Show the table'));
  expect(filled.cell(139, 2)).not.toBeNull();
});
