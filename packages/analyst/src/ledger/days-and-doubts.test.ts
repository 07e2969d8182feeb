import { loadAnalyst } from '@slipway/analyst/load-analyst';
import { loadKnowledge } from '@slipway/knowledge/load';
import { createWriter, fillText } from '@slipway/report';
import { expect, test } from 'vitest';
import { decide } from './decide.ts';
import { sayBooks } from './say-ledger.ts';

const analyst = loadAnalyst(loadKnowledge());

function verdictOn(idea: string): string {
  const writer = createWriter();
  const { profile } = analyst.study({ idea });
  // As a sheet has them beside it: one name, one figure.
  sayBooks(profile, writer);
  const decision = decide(profile, writer);
  if (decision === null) return '';
  const rows = [{ label: 'Said', statements: [writer.say('verdict', decision.verdict)] as const }];
  const blocks = [{ id: 'said', kind: 'findings', title: 'Said', rows }] as const;
  const { figures } = writer.finish({ toolId: 'test', title: 'Test', blocks });
  return fillText(decision.verdict, figures).replaceAll('\u00a0', ' ');
}

test.each([
  // 55 × 5 days × (5 − 1.60) − 180 = 755 a week.
  [
    'Coffee van at the station in Gosford, A$5 a cup, about 55 cups a day Monday to Friday. Milk, beans and cups cost me $1.60, the site fee is $180 a week.',
    'It leaves A$755 a week before your own pay and tax.',
  ],
  [
    'Coffee van at the station in Gosford, A$5 a cup, about 55 cups a day on weekdays. Milk, beans and cups cost me $1.60, the site fee is $180 a week.',
    'It leaves A$755 a week before your own pay and tax.',
  ],
  // 110 × 26 × 25 − 2 × 450 × 26 − 13,000 − 8,000 = 27,100 a month.
  [
    'Water refilling station in Iloilo, ₱25 per container and about 110 containers a day, open 26 days. I pay two helpers ₱450 a day each, electricity and water 13,000 a month, rent 8,000 a month.',
    'It leaves ₱27,100 a month before your own pay and tax.',
  ],
])('what is sold by the day is counted over the days of work: %s', (idea, verdict) => {
  expect(verdictOn(idea)).toBe(verdict);
});

test('without them it is counted for a day', () => {
  expect(verdictOn('Coffee van in Gosford, A$5 a cup, about 55 cups a day. Milk is $1.60 a cup.')).toBe(
    'It leaves A$187 a day before your own pay and tax.',
  );
});

test('a lower price is set against those who would leave', () => {
  // 110 × 26 × (1 − 20 ÷ 25) = 572.
  expect(
    verdictOn(
      'Water refilling station in Iloilo, ₱25 per container and about 110 containers a day, open 26 days. I pay two helpers ₱450 a day each, rent 8,000 a month. A new station two streets away sells for ₱20. Do I match the price?',
    ),
  ).toBe(
    'Only if you would lose more than 572 of 2,860 containers. Up to there ₱25 leaves more than ₱20 from all of them.',
  );
});

test('one sum that nobody placed and that would make it lose is said with an if', () => {
  // 900 × (45 − 19) − 11,000 − 34,000 = −21,600; 45,000 ÷ 26 = 1,731.
  expect(
    verdictOn(
      'Washing work overalls for car repair garages in Konya. 900 pieces a month at 45 lira each, detergent gas water is 19 lira a piece, my driver with SGK is 34.000 lira and the diesel is 11.000 lira.',
    ),
  ).toBe(
    'If TRY 34,000 a month goes out too, you lose TRY 21,600 a month: it takes 1,731 pieces instead of 900 pieces.',
  );
});
