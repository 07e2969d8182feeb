import { listPlaceholders, listStatements, type Report } from '@slipway/report';
import { expect, test } from 'vitest';
import { honest } from '../../test/rewordings/honest.ts';
import { lyingNumbers } from '../../test/rewordings/lying-numbers.ts';
import { otherLies } from '../../test/rewordings/other-lies.ts';
import { wordable } from '../../test/rewordings/wordable.ts';
import { checkWords } from './check-words.ts';

function check(id: string, text: string, report: Report): string | null {
  const statement = listStatements(report).find((one) => one.id === id);
  if (statement === undefined) throw new Error(`No statement ${id}.`);
  return checkWords(text, statement, report);
}

test.each(lyingNumbers)('an invented number, %s: %s', (id, text) => {
  expect(check(id, text, wordable)).toBeNull();
});

test.each(otherLies)('another lie, %s: %s', (id, text) => {
  expect(check(id, text, wordable)).toBeNull();
});

test('each statement says itself, also with an opening that says nothing', () => {
  for (const { id, text } of listStatements(wordable)) {
    expect(check(id, text, wordable)).toBe(text);
    expect(check(id, `Put simply: ${text}`, wordable)).toBe(`Put simply: ${text}`);
  }
});

test('nine of ten honest rewordings pass', () => {
  const refused = honest.filter(([said, text]) => {
    const [money] = Object.values(wordable.figures);
    if (money === undefined) throw new Error('No figure.');
    const ids = listPlaceholders(said);
    const report: Report = {
      ...wordable,
      figures: Object.fromEntries(ids.map((id) => [id, { ...money, id, label: 'Some figure' }])),
      blocks: [
        {
          kind: 'list',
          id: 'one',
          ordered: false,
          tone: 'plain',
          items: [{ id: 'one', text: said, evidence: [] }],
        },
      ],
    };
    return check('one', text, report) === null;
  });
  expect(honest.length).toBeGreaterThanOrEqual(60);
  expect(refused.length).toBeLessThanOrEqual(honest.length / 10);
});
