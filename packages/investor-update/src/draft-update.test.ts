import { expect, test } from 'vitest';
import { checkPromises } from './check-promises.ts';
import { draftUpdate } from './draft-update.ts';
import { monthBefore } from './month.ts';
import { type FactLine, takeFacts } from './take-facts.ts';

const change = (fact: string, value: number | null, at: string) => ({
  fact,
  at,
  slot: value === null ? null : { value, toolId: '', at, provenance: { kind: 'hand' } as const },
});
const changes = [
  change('mrr', 8000, '2026-10-12T00:00:00.000Z'),
  change('mrr', 10_000, '2026-11-03T00:00:00.000Z'),
  change('mrr', 99_000, '2026-12-01T00:00:00.000Z'),
  change('cash', 90_000, '2026-09-30T00:00:00.000Z'),
  change('ltv', 500, '2026-10-01T00:00:00.000Z'),
  change('ltv', null, '2026-11-01T00:00:00.000Z'),
];
const lines = takeFacts(changes, '2026-11', 'USD');
const promise = (text: string, fact: string | null, target: number | null, kept: boolean | null = null) => ({
  text,
  fact,
  target,
  kept,
});
const draft = (more: Partial<Parameters<typeof draftUpdate>[0]> = {}) =>
  draftUpdate({
    company: 'Gapwise',
    month: '2026-11',
    lines,
    promised: [],
    happened: [],
    promises: [],
    findings: [],
    ...more,
  });

test('each figure is that of the end of its month, and what was taken out is not known', () => {
  const of = (id: FactLine['id']) => lines.find((line) => line.id === id);
  expect(of('mrr')).toMatchObject({ now: { text: '$10,000 a month' }, before: { text: '$8,000 a month' } });
  expect(of('cash')).toMatchObject({ now: { value: 90_000 }, before: { value: 90_000 } });
  expect(of('ltv')?.now).toBeNull();
  expect(monthBefore('2026-01')).toBe('2025-12');
});

test('the draft says what changed, with its date, and asks for what is not known', () => {
  const { text, questions } = draft();
  expect(text).toContain('# Gapwise: November 2026');
  expect(text).toContain('Monthly recurring revenue is $10,000 a month, up 25% since October');
  expect(text).toContain(
    '- Monthly recurring revenue: $10,000 a month, from $8,000 a month in October (entered 3 November)',
  );
  expect(text).not.toMatch(/Runway|Lifetime|Next month|What happened/u);
  expect(questions.map(({ fact }) => fact)).toEqual(['cash', 'netBurn', null, null, null]);
  expect(questions[0]?.text).toBe('Cash in the bank was $90,000 on 30 September. What is it now?');
});

test('what a tool counted is said to be counted, and what was worked out this month is told', () => {
  const at = '2026-11-04T00:00:00.000Z';
  const provenance = { kind: 'result', runId: 'r1', figure: 'runway' } as const;
  const slot = { value: 8, toolId: 'retention-burn', at, provenance };
  const finding = (toolId: string, tool: string, headline: string, when = at) => ({
    toolId,
    tool,
    headline,
    at: when,
  });
  const { text } = draft({
    lines: takeFacts([{ fact: 'runwayMonths', slot, at }], '2026-11', 'USD'),
    findings: [
      finding('retention-burn', 'Retention & Burn', 'Cash lasts 8 months.'),
      finding('market-size-estimator', 'Market Size', 'You can win $2M a year.', '2026-10-04T00:00:00.000Z'),
      finding('brand-analyzer', 'Brand Analyzer', 'Two colours are close.'),
    ],
  });
  expect(text).toContain('(counted by Retention & Burn, 4 November)');
  expect(text).toContain('## What was worked out\n\n- Retention & Burn, 4 November: Cash lasts 8 months.');
  expect(text).not.toMatch(/Market Size|Brand/u);
});

test('promises are checked by their figure, by the founder’s answer, or asked about', () => {
  const promised = checkPromises(
    [
      promise('Reach 9k', 'mrr', 9000),
      promise('Reach 20k', 'mrr', 20_000),
      promise('Hire a seller', null, null),
      promise('Ship', null, null, true),
      promise('Burn less', 'netBurn', 5000),
    ],
    lines,
    'USD',
  );
  expect(promised.map(({ verdict }) => verdict)).toEqual(['kept', 'not-kept', 'asked', 'kept', 'asked']);
  const { text, questions } = draft({ promised, promises: [promise('A [link](x)', null, null)] });
  expect(text).toContain('- **Not kept:** Reach 20k ($10,000 a month; promised $20,000 a month)');
  expect(text).not.toContain('Hire a seller');
  expect(text).toContain('- A \\[link\\](x)');
  expect(questions.map((one) => one.text)).toContain('You promised “Hire a seller”. Did you do it?');
});

test('with nothing known there is a title and there are questions, and no sentence', () => {
  const { text, questions } = draft({ lines: takeFacts([], '2026-11', undefined) });
  expect(text).toBe('# Gapwise: November 2026\n');
  expect(questions.length).toBeGreaterThan(3);
});
