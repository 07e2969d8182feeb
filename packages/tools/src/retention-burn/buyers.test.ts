import { makeRandom } from '@slipway/stats';
import { expect, it } from 'vitest';
import { figure, run, verdictOf } from '../../test/run-retention-burn.ts';
import { readInput } from '../read-input.ts';
import { readBuying } from './cohorts/buyers.ts';
import { fields, type Input } from './fields.ts';
import { importEvents } from './import.ts';
import { learns } from './learns.ts';

const two = (value: number) => String(value).padStart(2, '0');
const day = (time: number) =>
  `${2024 + Math.floor(time / 12)}-${two((Math.floor(time) % 12) + 1)}-${two(1 + Math.floor((time % 1) * 28))}`;

/** Each customer buys at a pace of their own, and may stop for good after a repeat purchase. */
function makePurchases(customers: number, stop: number) {
  const random = makeRandom(7);
  const lines: string[] = [];
  let after = 0;
  for (let who = 0; who < customers; who++) {
    const pace = -Math.log(1 - random()) * 0.2;
    let time = 12 * random();
    lines.push(`c${who},${day(time)},20`);
    for (;;) {
      time += -Math.log(1 - random()) / pace;
      if (time >= 36) break;
      if (time < 24) lines.push(`c${who},${day(time)},20`);
      else after += 1;
      if (random() < stop) break;
    }
  }
  return { csv: ['customer,date,amount', ...lines].join('\n'), after };
}

/** A payment in each month until they leave. */
function makeSubscribers(customers: number): string[] {
  const random = makeRandom(8);
  const lines = ['customer,date,amount'];
  for (let who = 0; who < customers; who++)
    for (let month = who % 12; month < 24; month++) {
      lines.push(`c${who},${day(month)},20`);
      if (random() < 0.08) break;
    }
  return lines;
}

function read(csv: string): Input {
  const found = readInput(fields, importEvents(csv, '2026-01-10').input);
  if (!found.ok) throw new Error(found.problems.map(({ message }) => message).join(' '));
  return found.input as Input;
}
it('a shop’s file: what today’s customers will buy in the year that was held back, to a tenth', () => {
  const { csv, after } = makePurchases(1500, 0.12);
  const input = read(csv);
  const found = readBuying(input);
  expect(found?.customers).toBe(1500);
  expect((found?.expected ?? 0) / after).toBeGreaterThan(0.9);
  expect((found?.expected ?? 0) / after).toBeLessThan(1.1);
  const report = run(input);
  expect(verdictOf(report)).toMatch(
    /^Your customers come and go: expect [\d,]+ purchases from these 1,500 customers/,
  );
  // A month without a purchase is no loss, and is not learnt as one.
  expect(figure(report, 'churn')).toBeUndefined();
  const cards = report.blocks.find(({ id }) => id === 'cards');
  expect(JSON.stringify(cards)).not.toContain('kept.6');
  expect(learns(report).map(({ id }) => id)).not.toContain('logoChurn');
  expect(figure(report, 'buyers.alive')).toBeGreaterThan(0.3);
});

it('a subscription’s file has none: nobody skips a month', () => {
  const csv = makeSubscribers(400).join('\n');
  expect(importEvents(csv, '2026-01-10').input).not.toHaveProperty('buyerGroups');
  const report = run(read(csv));
  expect(report.blocks.map(({ id }) => id)).not.toContain('buyers');
  expect(learns(report).map(({ id }) => id)).toContain('logoChurn');
});

it('a hundred customers are needed, and a row without a number does not count', () => {
  const few = { buyerGroups: [{ age: 12, last: 6, repeats: 2, customers: 99 }] };
  expect(readBuying(few)).toBeNull();
  const odd = { buyerGroups: [...few.buyerGroups, { age: 12, last: null, repeats: 2, customers: 500 }] };
  expect(readBuying(odd)).toBeNull();
});

it('a hole in the file is no pause of its customers', () => {
  const holed = makeSubscribers(400).filter((line) => !line.includes('2024-09-'));
  expect(importEvents(holed.join('\n'), '2026-01-10').input).not.toHaveProperty('buyerGroups');
});
