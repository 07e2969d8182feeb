// @vitest-environment happy-dom
import { type Answer, type Field, kindOf } from '@slipway/tools';
import { kindTesting } from '@slipway/tools/testing';
import { act, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { clean, draw, press, typeInto } from '../../../../test/render.tsx';
import { FieldRow } from '../brief/field-row.tsx';

const kinds: readonly { readonly field: Field; readonly sample: unknown }[] = Object.values(kindTesting);
let answer: Answer | undefined;
afterEach(clean);

function Stage(props: { field: Field; first?: Answer | undefined; problem?: string | undefined }) {
  const [shown, setShown] = useState(props.first);
  answer = shown;
  return (
    <FieldRow
      field={props.field}
      sample={undefined}
      answer={shown}
      origin="typed"
      problem={props.problem}
      currency={null}
      onChange={(_, next) => setShown(next)}
      onLeave={() => {}}
    />
  );
}

const show = (field: Field, first?: Answer, problem?: string) =>
  draw(<Stage field={field} first={first} problem={problem} />);

function nameOf(element: Element): string {
  const labelled = element.getAttribute('aria-labelledby');
  return (
    element.getAttribute('aria-label') ??
    (labelled ? document.getElementById(labelled)?.textContent : null) ??
    document.querySelector(`label[for="${element.id}"]`)?.textContent ??
    element.closest('label')?.textContent ??
    ''
  ).trim();
}

async function paste(element: Element | null, text: string): Promise<void> {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => text, files: [] } });
  await act(async () => {
    element?.dispatchEvent(event);
  });
}

const button = (place: Element, label: string) =>
  [...place.querySelectorAll('button')].find((one) => one.textContent?.trim() === label);
const read = (field: Field) => kindOf(field).read(field, kindOf(field).raw(field, answer ?? ''), null);

describe.each(kinds.map((one) => [one.field.kind, one] as const))('%s', (_kind, { field, sample }) => {
  it('shows its label and help while it is empty, and every box has a name', async () => {
    const place = await show(field);
    expect(place.textContent).toContain(field.label);
    if (field.help) expect(place.textContent).toContain(field.help);
    for (const box of place.querySelectorAll('input:not([aria-hidden]), select, textarea, button'))
      expect(nameOf(box) || box.textContent, box.outerHTML).toBeTruthy();
  });

  it('shows a stored value, and holds it unchanged', async () => {
    const first = kindOf(field).write(field, sample) ?? undefined;
    const place = await show(field, first);
    expect(read(field)).toEqual(sample);
    expect(place.querySelector('[aria-invalid="true"]')).toBeNull();
  });

  it('says what is wrong, read with the box or the group it belongs to', async () => {
    const place = await show(field, undefined, 'This does not fit.');
    const told = [...place.querySelectorAll('[aria-describedby]')].some((one) =>
      (one.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .some((id) => document.getElementById(id)?.textContent?.includes('This does not fit.')),
    );
    expect(told).toBe(true);
  });
});

it('takes a list of colours from a style guide, and marks the line that is none', async () => {
  const { field } = kindTesting.colours;
  const place = await show(field);
  await paste(place.querySelector('input[aria-label="Colour 1"]'), 'teal, rgb(1, 2, 3); blurple');
  expect(answer).toBe('teal\nrgb(1, 2, 3)\nblurple');
  const marked = [...place.querySelectorAll('[aria-invalid="true"]')];
  expect(marked.map((one) => one.getAttribute('aria-label'))).toEqual(['Colour 3']);
  await press(place.querySelector('[aria-label="Remove colour 3"]'));
  expect(read(field)).toEqual(['#008080', '#010203']);
});

it('shows the day it understood when the box is left', async () => {
  const place = await show(kindTesting.date.field);
  const box = place.querySelector('input[name]');
  await typeInto(box, '5 Oct 2026');
  if (box instanceof HTMLElement) await act(async () => box.blur());
  expect(answer).toBe('2026-10-05');
});

it('grows a cohort table by its headings, and by one column at the press of a button', async () => {
  const { field } = kindTesting.table;
  const place = await show(field);
  await paste(
    place.querySelector('[data-cell="0:0"]'),
    'Cohort\t0\t1\t2\t3\t4\nJul 2026\t120\t88\t71\t60\t52',
  );
  expect(read(field)).toEqual([{ cohort: '2026-07', m0: 120, m1: 88, m2: 71, m3: 60, m4: 52 }]);
  await press(button(place, 'Add M5'));
  expect(place.querySelector('thead')?.textContent).toContain('M5');
  await press(button(place, 'Remove M5'));
  await press(button(place, 'Remove M4'));
  expect(read(field)).toEqual([{ cohort: '2026-07', m0: 120, m1: 88, m2: 71, m3: 60 }]);
});

it('grows a cohort table by the width of what is pasted without headings', async () => {
  const { field } = kindTesting.table;
  const place = await show(field);
  await paste(place.querySelector('[data-cell="0:0"]'), '2026-07\t9\t8\t7\t6\t5\n2026-08\t9\t8');
  expect(read(field)).toMatchObject([
    { m0: 9, m4: 5 },
    { m0: 9, m1: 8, m4: null },
  ]);
});

it('names bad lines of a pasted series, keeps the rest, and says what it read', async () => {
  const { field } = kindTesting.series;
  const place = await show(field);
  await paste(
    place.querySelector('[data-cell="0:0"]'),
    'Week\tSessions\n2026-01-05\t10\nsoon\t11\n2026-01-19\tmany',
  );
  expect(place.querySelector('[role="status"]')?.textContent).toContain(
    'Row 2, Date: “soon” is no date we can read.',
  );
  expect(place.querySelector('[role="status"]')?.textContent).toContain('Row 3, Sales: “many” is no number.');
  expect(answer).toHaveLength(3);
  await typeInto(place.querySelector('[data-cell="1:0"]'), '2026-01-12');
  await typeInto(place.querySelector('[data-cell="2:1"]'), '12');
  expect(place.textContent).toContain('Read as 3 weeks from 5 January 2026.');
});

it('takes lines with commas as dates and numbers', async () => {
  const { field } = kindTesting.series;
  const place = await show(field);
  await paste(place.querySelector('[data-cell="0:0"]'), '2026-01,5\n2026-02,6\n2026-03,7');
  expect(read(field)).toEqual({ step: 'month', from: '2026-01', values: [5, 6, 7] });
});

it('grows a matrix both ways when a sheet is pasted, and undoes it', async () => {
  const { field } = kindTesting.matrix;
  const place = await show(field);
  const sheet = 'Acme\tBolt\tCrane\nyes\tno\t?\npartly\tmaybe\tyes';
  await paste(place.querySelector('[data-cell="-1:0"]'), sheet);
  await typeInto(place.querySelector('[data-cell="0:-1"]'), 'SSO');
  await typeInto(place.querySelector('[data-cell="1:-1"]'), 'Offline');
  expect(read(field)).toEqual({
    problem: 'Features and rivals, Offline, Bolt: “maybe” is not yes, partly, no or unknown.',
  });
  expect([...place.querySelectorAll('[aria-invalid="true"]')].map(nameOf)).toEqual(['Bolt, Offline']);
  await press(place.querySelector('[aria-label="Remove Bolt"]'));
  expect(read(field)).toMatchObject({
    columns: ['Acme', 'Crane'],
    rows: [
      { cells: [{ state: 'yes' }, { state: 'unknown' }] },
      { cells: [{ state: 'partly' }, { state: 'yes' }] },
    ],
  });
  await press(button(place, 'Put back what was there'));
  expect(read(field)).toEqual({ columns: [], rows: [] });
});

it('lays a whole sheet from the corner of a matrix, wherever it is pasted', async () => {
  const { field } = kindTesting.matrix;
  const place = await show(field);
  await paste(place.querySelector('[data-cell="-1:0"]'), 'Feature\tAcme\tBolt\nSSO\tyes\t\nOffline\tno\tx');
  await press(place.querySelector('[aria-label="Remove Bolt"]'));
  expect(read(field)).toMatchObject({
    columns: ['Acme'],
    rows: [
      { name: 'SSO', cells: [{ state: 'yes' }] },
      { name: 'Offline', cells: [{ state: 'no' }] },
    ],
  });
});

it('goes from box to box of a matrix with the arrows, and takes back each step', async () => {
  const { field, sample } = kindTesting.matrix;
  const place = await show(field, kindOf(field).write(field, sample) ?? undefined);
  const box = (id: string) => place.querySelector<HTMLElement>(`[data-cell="${id}"]`);
  const key = (pressed: string, more: object = {}) =>
    act(async () => {
      const init = { key: pressed, bubbles: true, cancelable: true, ...more };
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init));
    });
  await act(async () => box('0:0')?.focus());
  await key('ArrowRight');
  expect(document.activeElement).toBe(box('0:1'));
  await key('ArrowDown');
  expect(document.activeElement).toBe(box('1:1'));
  await key('ArrowDown');
  expect(document.activeElement).toBe(box('1:1'));
  await key('Home');
  expect(document.activeElement).toBe(box('1:0'));
  await key('Enter');
  expect(document.activeElement).toBe(box('1:0'));
  await key('Home', { ctrlKey: true });
  expect(document.activeElement).toBe(box('0:0'));
  await key('End', { ctrlKey: true });
  expect(document.activeElement).toBe(box('1:1'));
  await key('PageUp');
  await key('End');
  expect(document.activeElement).toBe(box('0:1'));
  // Where the keyboard is, Tab goes on to what removes its row and its column, and then out.
  const stops = [...place.querySelectorAll('table [data-cell], table button')].filter(
    (one) => one instanceof HTMLElement && one.tabIndex === 0,
  );
  expect(stops).toHaveLength(3);
  expect(stops).toContain(box('0:1'));
  const before = read(field);
  for (const [letter, state] of [
    ['p', 'partly'],
    ['y', 'yes'],
  ] as const) {
    await key(letter);
    expect(box('0:1')).toHaveProperty('value', state);
  }
  for (const _ of 'py') await key('z', { ctrlKey: true });
  await key('Delete');
  expect(box('0:1')).toHaveProperty('value', 'unknown');
  await key('z', { ctrlKey: true });
  expect(read(field)).toEqual(before);
  await typeInto(box('1:-1'), 'Works on a plane');
  await typeInto(box('1:-1'), 'Works on a train');
  await press(place.querySelector('[aria-label="Remove Bolt"]'));
  expect(read(field)).toMatchObject({ columns: ['Acme'] });
  await key('z', { ctrlKey: true });
  expect(read(field)).toMatchObject({ columns: ['Acme', 'Bolt'], rows: [{}, { name: 'Works on a train' }] });
  await press(button(place, 'Undo'));
  expect(read(field)).toEqual(before);
  expect(button(place, 'Undo')?.disabled).toBe(true);
});

it('types an address into a cell letter by letter', async () => {
  const { field, sample } = kindTesting.matrix;
  const place = await show(field, kindOf(field).write(field, sample) ?? undefined);
  await act(async () => place.querySelector<HTMLElement>('[data-cell="1:1"]')?.focus());
  const [source] = place.querySelectorAll('section[aria-label^="Source of"] input:not([aria-hidden])');
  const address = 'https://bolt.io/help';
  for (const end of address.split('').keys()) await typeInto(source, address.slice(0, end + 1));
  expect(read(field)).toMatchObject({ rows: [{}, { cells: [{}, { state: 'partly', source: address }] }] });
});

it('keeps the source and date of a cell beside its state', async () => {
  const { field, sample } = kindTesting.matrix;
  const place = await show(field, kindOf(field).write(field, sample) ?? undefined);
  const cell = place.querySelector('[data-cell="1:1"]');
  if (cell instanceof HTMLElement) await act(async () => cell.focus());
  const details = place.querySelector('section[aria-label="Source of Bolt, Works offline"]');
  const [source, seen] = details?.querySelectorAll('input:not([aria-hidden])') ?? [];
  await typeInto(source, 'http://localhost');
  expect(details?.textContent).toContain('Source: this address is not on the public internet.');
  await typeInto(source, 'https://bolt.io/help');
  await typeInto(seen, '2026-10-05');
  const matrix = kindOf(field).read(field, kindOf(field).raw(field, answer ?? ''), null);
  expect('rows' in matrix && matrix.rows[1]?.cells[1]).toEqual({
    state: 'partly',
    source: 'https://bolt.io/help',
    date: '2026-10-05',
  });
});
