// @vitest-environment happy-dom
import { renderPage } from '@slipway/page';
import { beforeEach, expect, it } from 'vitest';
import { pageOf, sectionOf } from '../../../../../packages/page/src/testing/pages.ts';
import { updateBody } from './update-body.ts';

const rich = (id: string, heading: string) => sectionOf('rich-text', id, { heading, body: 'Seals by noon.' });
const write = (...headings: readonly string[]) =>
  updateBody(
    document,
    renderPage(
      pageOf([
        sectionOf('hero', 'hero', { heading: 'Seals' }),
        ...headings.map((heading, at) => rich(`r${at}`, heading)),
      ]),
      { formAction: '#' },
    ).body,
  );
const sections = () => [...document.querySelectorAll('#main > section')];

beforeEach(() => {
  document.body.innerHTML = '';
  write('One', 'Two', 'Three');
});

it('draws only the section that reads otherwise', () => {
  const before = sections();
  write('One', 'Second', 'Three');
  const after = sections();
  expect(after.map((section, at) => section === before[at])).toEqual([true, true, false, true]);
  expect(after[2]?.textContent).toContain('Second');
});

it.each([[['One']], [['One', 'Two', 'Three', 'Four']], [[]]])(
  'is the same as written anew with %j',
  (headings) => {
    write(...headings);
    const updated = document.body.innerHTML.replace(/\s+/gu, '');
    document.body.innerHTML = '';
    write(...headings);
    expect(updated).toBe(document.body.innerHTML.replace(/\s+/gu, ''));
  },
);
