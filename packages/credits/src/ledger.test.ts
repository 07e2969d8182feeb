import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Balance,
  emptyBalance,
  type Movement,
  move,
  movements,
  resetMovements,
  voidMovement,
} from './ledger.ts';

const granted = move(emptyBalance('2026-11-15'), { type: 'grant', amount: 10, day: '2026-11-15' });
const after = (start: Balance, ...steps: Movement[]) => steps.reduce(move, start);
const today = { day: '2026-11-15' };

test('[CR2] a hold moves credits out of reach without losing them; a deduction ends them', () => {
  expect(granted).toEqual({ day: '2026-11-15', available: 10, held: 0, balance: 10, seq: 1 });
  const held = after(granted, { type: 'hold', amount: 5, ...today });
  expect(held).toMatchObject({ available: 5, held: 5, balance: 10 });
  expect(after(held, { type: 'deduction', amount: 5, ...today })).toMatchObject({
    available: 5,
    held: 0,
    balance: 5,
  });
  expect(after(held, { type: 'release', amount: 5, ...today })).toMatchObject({
    available: 10,
    held: 0,
    balance: 10,
  });
});

test('[CR2] what is not there cannot move', () => {
  expect(() => move(granted, { type: 'hold', amount: 11, ...today })).toThrow('overdraw');
  expect(() => move(granted, { type: 'deduction', amount: 1, ...today })).toThrow('overdraw');
  for (const amount of [0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])
    expect(() => move(granted, { type: 'hold', amount, ...today }), String(amount)).toThrow(RangeError);
});

test('[§4] [CR11] a reset sets credits to 10: what is left expires, then 10 are issued', () => {
  const spent = after(
    granted,
    { type: 'hold', amount: 3, ...today },
    { type: 'deduction', amount: 3, ...today },
  );
  const steps = resetMovements(spent, '2026-11-16', 10);
  expect(steps.map(({ type, amount }) => [type, amount])).toEqual([
    ['expire', 7],
    ['reset', 10],
  ]);
  expect(after(spent, ...steps)).toMatchObject({ day: '2026-11-16', available: 10, balance: 10 });
  const empty = after(
    granted,
    { type: 'hold', amount: 10, ...today },
    { type: 'deduction', amount: 10, ...today },
  );
  expect(resetMovements(empty, '2026-11-16', 10)).toHaveLength(1);
});

test('[CR11] a lot’s date only moves forward, and a reset leaves nothing of the old lot', () => {
  expect(() => move(granted, { type: 'reset', amount: 10, day: '2026-11-16' })).toThrow('expired');
  const empty = after(granted, { type: 'expire', amount: 10, ...today });
  for (const day of ['2026-11-15', '2026-11-14'])
    expect(() => move(empty, { type: 'reset', amount: 10, day }), day).toThrow('forward');
});

test('[CR21] back only from a date that no zone can have reached', () => {
  const ahead = after(granted, ...resetMovements(granted, '2027-12-20', 10));
  expect(after(ahead, ...resetMovements(ahead, '2026-11-16', 10))).toMatchObject({
    day: '2026-11-16',
    available: 10,
    balance: 10,
  });
});

test('[CR6] a hold of 23:59 voided at 00:01 never makes 15', () => {
  const hold = { amount: 5, ...today };
  const held = after(granted, { type: 'hold', ...hold });
  const nextDay = after(held, ...resetMovements(held, '2026-11-16', 10));
  expect(nextDay).toMatchObject({ available: 10, held: 5, balance: 10 });
  const back = voidMovement(nextDay, hold);
  expect(back.type).toBe('lapse');
  expect(after(nextDay, back)).toMatchObject({ available: 10, held: 0, balance: 10 });
  expect(() => move(nextDay, { type: 'release', ...hold })).toThrow('current lot');
});

test('[CR6] a hold of 23:59 posted at 00:01 is paid with the old day’s credits', () => {
  const held = after(granted, { type: 'hold', amount: 5, ...today });
  const nextDay = after(held, ...resetMovements(held, '2026-11-16', 10));
  expect(move(nextDay, { type: 'deduction', amount: 5, ...today })).toMatchObject({
    available: 10,
    held: 0,
    balance: 10,
  });
});

test('[CR2] whatever is tried, nothing is negative and the sum of the movements is what there is', () => {
  const types = Object.keys(movements) as (keyof typeof movements)[];
  const step = fc.record({
    type: fc.constantFrom(...types.filter((type) => type !== 'grant')),
    amount: fc.integer({ min: 1, max: 12 }),
    day: fc.constantFrom('2026-11-14', '2026-11-15', '2026-11-16', '2026-11-17'),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let balance = granted;
      let sum = 10;
      for (const each of steps) {
        let next: Balance;
        try {
          next = move(balance, each);
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
          continue;
        }
        const { debit, credit } = movements[each.type];
        if (debit === 'issued') sum += each.amount;
        if (credit === 'spent' || credit === 'expired') sum -= each.amount;
        expect(next.available + next.held).toBe(sum);
        expect(Math.min(next.available, next.held)).toBeGreaterThanOrEqual(0);
        expect(next.day >= balance.day).toBe(true);
        expect(next.seq).toBe(balance.seq + 1);
        balance = next;
      }
    }),
  );
});
