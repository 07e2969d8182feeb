import { describe, expect, test } from 'vitest';
import { loadTestLibrary } from '../../../test/library.ts';
import { listItems } from './list-items.ts';
import { namesIt } from './names-it.ts';

const { analyst, knowledge } = loadTestLibrary();

describe('things named in a stored line', () => {
  test.each([
    ['scheduling, notes and claims for solo therapists', ['scheduling', 'notes', 'claims']],
    ['donation forms with recurring gifts', ['donation forms', 'recurring gifts']],
    ['a British donor CRM with Gift Aid claims', ['Gift Aid claims']],
    ['online booking that writes into the practice’s own schedule', ['online booking']],
    ['cloud practice software', []],
  ])('%s', (line, items) => {
    expect(listItems(line)).toEqual(items);
  });
});

test.each([
  ['Recall list', 'cloud practice software with recall lists for dentists', true],
  ['guest notes', 'guest profiles and notes on bookings', false],
  ['Billing', 'templates and insurance billing', true],
  ['', 'anything', false],
])('“%s” is named by “%s”: %s', (item, line, isNamed) => {
  expect(namesIt(item, line)).toBe(isNamed);
});

describe('rivals to offer', () => {
  const idea = 'Notes, scheduling and insurance billing for therapists in private practice';
  test('those that do the same job are among the first, each with its stored words', () => {
    const rivals = analyst.suggestRivals({ idea: `${idea} in the US.` });
    const first = rivals.slice(0, 5).map(({ name }) => name);
    expect(first).toEqual(expect.arrayContaining(['SimplePractice', 'TherapyNotes']));
    const stored = knowledge.niches.flatMap(({ incumbents }) => incumbents);
    for (const { name, does, sells, pricing, niche, besides } of rivals)
      if (niche !== null && besides === undefined)
        expect(stored).toContainEqual(expect.objectContaining({ name, does, sells, pricing }));
  });

  test('who sells in another country alone is left out', () => {
    const names = analyst.suggestRivals({ idea: `${idea} in Britain.` }).map(({ name }) => name);
    expect(names).toContain('WriteUpp');
    expect(names).not.toContain('SimplePractice');
  });

  test.each(['', 'zzqx vvkp', 'asdf qwer'])('nobody is near “%s”', (text) => {
    expect(analyst.suggestRivals({ idea: text })).toEqual([]);
  });
});
