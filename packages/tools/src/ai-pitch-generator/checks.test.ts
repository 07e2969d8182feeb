import { listPlaceholders } from '@slipway/report';
import { beforeAll, describe, expect, test } from 'vitest';
import { bare, makeRich, pitch, rowsOf, textOf } from '../../test/run-pitch.ts';
import type { Around } from '../around.ts';
import { toldIdeas } from '../conformance/ideas/index.ts';
import { engine } from './engine.ts';
import { type Input, sample } from './fields.ts';
import { gather } from './gather.ts';

let rich: Around;
beforeAll(async () => {
  rich = await makeRich();
});

describe('what does not fit together', () => {
  const clash = async (input: Partial<Input>, around: Around = bare) =>
    rowsOf((await pitch({ ...sample, ...input }, around)).report, 'contradictions');

  test.each([
    ['lasts too short', { askSum: 300_000, askMonths: 18, netBurn: 50_000 }, true],
    ['fits', { askSum: 900_000, askMonths: 18, netBurn: 50_000 }, false],
    ['is far more than is burnt', { askSum: 4_000_000, askMonths: 18, netBurn: 50_000 }, true],
  ])('an ask that %s', async (_, input, isFound) => {
    const found = (await clash(input))['Ask and burn'];
    expect(found === undefined).toBe(!isFound);
    if (isFound)
      expect(found).toMatch(/\$[\d,.]+M? for 18 months; at \$50,000 a month of burn it lasts \d+ months/);
  });

  test('a price and what customers pay', async () => {
    expect((await clash({ price: 900 }, rich))['Price and revenue per customer']).toMatch(
      /\$900 a month; a customer pays \$2\d\d/,
    );
    expect((await clash({ price: 249 }, rich))['Price and revenue per customer']).toBeUndefined();
  });

  test('growth that is said and growth that is measured', async () => {
    const idea = `${sample.idea} We grow 40% a month.`;
    expect((await clash({ idea }, rich)).Growth).toMatch(/You say growth is 40% a month; the trend is 5/);
    expect((await clash({ idea: `${sample.idea} We grow 6% a month.` }, rich)).Growth).toBeUndefined();
  });

  test('more sales than the market that can be won', async () => {
    expect((await clash({}, rich))['Sales and market']).toContain('already');
  });
});

test('twelve questions, each with what is missing and where to get it; what is known is asked with its figure', async () => {
  for (const input of [
    sample,
    { idea: toldIdeas[7]?.idea ?? '' },
    { idea: toldIdeas[2]?.idea ?? '', audience: 'hire' as const },
  ]) {
    const { report } = await pitch(input);
    const block = report.blocks.find(({ id }) => id === 'questions');
    if (block?.kind !== 'findings') throw new Error('There are no questions.');
    expect(block.rows).toHaveLength(12);
    for (const { statements } of block.rows) {
      expect(statements[0].text).toMatch(/\?$/);
      expect(statements[1]?.text).toMatch(/^Missing: .+\. \S.+\.$/);
    }
  }
  const { report } = await pitch({ ...sample, evidence: 'paying' }, rich);
  const asked = report.blocks.flatMap((block) =>
    block.kind === 'findings' && block.id === 'questions' ? block.rows : [],
  );
  expect(asked.flatMap(({ statements }) => listPlaceholders(statements[0].text)).length).toBeGreaterThan(3);
});

test('a cold email is read on a phone, the page has its parts, and each slide its seconds', async () => {
  const { report, deck } = await pitch(sample, rich);
  const blockOf = (id: string) => report.blocks.find((one) => one.id === id);
  const email = blockOf('email');
  if (email?.kind !== 'script') throw new Error('There is no email.');
  expect(textOf(report, email).split(/\s+/).length).toBeLessThanOrEqual(150);
  expect(email.subject?.text.split(/\s+/).length).toBeLessThanOrEqual(9);
  expect(textOf(report, email)).toContain(sample.speaker);
  const page = blockOf('page');
  const parts = page?.kind === 'script' ? page.paragraphs.map(({ label }) => label) : [];
  expect(parts).toEqual(expect.arrayContaining(['Problem', 'Market', 'Team', 'Money']));
  const seconds = report.figures.budget?.value ?? 0;
  expect(seconds).toBe(Math.round(224 / (deck?.slides.length ?? 1)));
  const table = blockOf('deck');
  expect(table?.kind === 'table' && table.rows.length).toBe(deck?.slides.length);
});

test('a sentence a rival could say is named with the rival', async () => {
  const { report } = await pitch({ idea: toldIdeas[0]?.idea ?? '' });
  expect(Object.values(rowsOf(report, 'sameness')).join(' ')).toContain('could say it: our notes say it');
  const plain = await pitch({ ...sample, edge: 'friendly service' });
  expect(Object.values(rowsOf(plain.report, 'sameness')).join(' ')).toContain('has no number and no name');
});

test.each([
  ['fills a slot in ten minutes', 'It fills a slot in ten minutes.'],
  ['a patent on the valve', 'Why us: a patent on the valve.'],
  ['We own the only lab in Ohio', 'We own the only lab in Ohio.'],
  ['sensors that need no battery', 'Why us: sensors that need no battery.'],
])('an edge that begins “%s” is said as “%s”', async (edge, says) => {
  const { report } = await pitch({ ...sample, edge });
  expect(JSON.stringify(report.blocks)).toContain(says);
});

test('words that say nothing are asked back about, free of charge', async () => {
  const input = { idea: 'an app for dog groomers' };
  const basis = JSON.parse(JSON.stringify(await gather(input, bare)));
  expect(engine.run(input, basis).asksBack).toBe(true);
});

test('texts as long as the form lets in still make a deck', async () => {
  const long = (most: number) => 'word '.repeat(most / 5).trim();
  const input = {
    ...sample,
    problem: long(600),
    team: long(160),
    edge: long(160),
    channel: long(160),
    speaker: long(80),
    contact: long(80),
  };
  for (const audience of ['investor', 'customer'] as const) {
    const { deck } = await pitch({ ...input, audience });
    expect(deck?.slides.length).toBeGreaterThanOrEqual(10);
  }
});

test('what is kept in fewer months than a year is not called a year’s', async () => {
  const input = { ...sample, assumptions: {} };
  const said = async (label: string) => {
    const basis = JSON.parse(JSON.stringify(await gather(input, rich)));
    const grr = {
      id: 'grr',
      label,
      value: 0.79,
      unit: 'share',
      provenance: { kind: 'assumed', why: 'Counted.' },
    };
    basis.found['financial-metrics'].figures.grr = grr;
    return engine
      .run(input, basis)
      .blocks.flatMap((block) => (block.kind === 'script' ? block.paragraphs : []))
      .flatMap(({ statements }) => statements.map(({ text }) => text))
      .find((text) => text.includes('Without upgrades'));
  };
  expect(await said('Gross revenue retention')).toMatch(/over a year\.$/u);
  expect(await said('Gross revenue retention, 9 months')).toMatch(/over the months we count\.$/u);
});
